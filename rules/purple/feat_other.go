package purple

import "pitchdark/rules"

// Familiar is a kind of beast that serves a mage [PH-FEA-13].
type Familiar struct {
	ID    string
	Sees  string // how
	Power string // while the mage looks through its eyes
}

// familiarTable is the familiars [PH-FEA-13].
var familiarTable = []Familiar{
	{ID: "owl", Sees: "low-light immune", Power: "+2 visual Perception"},
	{ID: "raven", Sees: "normal", Power: "+2 visual Perception"},
	{ID: "hawk", Sees: "normal", Power: "+2 visual Perception"},
	{ID: "bat", Sees: "shapes within 6 tiles by ear", Power: "+2 to hear"},
	{ID: "cat", Sees: "low-light immune", Power: "+2 to move silently"},
	{ID: "weasel", Sees: "normal", Power: "surprised less by 1"},
	{ID: "toad", Sees: "normal", Power: "+1 saves against poison"},
	{ID: "rat", Sees: "low-light immune", Power: "passes gaps of six inches"},
	{ID: "snake", Sees: "scent, 4 tiles", Power: "+1 saves against gas"},
}

// The figures of every familiar [PH-FEA-13].
const (
	FamiliarHitDice = 2 // d8
	FamiliarClass   = 13
	FamiliarAttack  = 2
	FamiliarDamage  = 1
	FamiliarSpeed   = 40 // feet
	FamiliarSave    = 1
	FamiliarReach   = 24 // tiles at which its eyes can be used
	FamiliarGrief   = 7  // days of a level of fatigue when it dies
)

// Familiars is the kinds of familiar, in the order of the table.
func Familiars() []Familiar { return append([]Familiar(nil), familiarTable...) }

// FindFamiliar looks a kind up; nil if there is none of that name.
func FindFamiliar(id string) *Familiar {
	for i := range familiarTable {
		if familiarTable[i].ID == id {
			return &familiarTable[i]
		}
	}
	return nil
}

// MayReplaceFamiliar refuses a new familiar before the seventh day after the
// old one's death [PH-FEA-13].
func MayReplaceFamiliar(died, today int) *rules.Refusal {
	if today < died+FamiliarGrief {
		return refuse("PH-FEA-13", "You must wait until day %d.", died+FamiliarGrief)
	}
	return nil
}

// CastingTime is that of a spell of a level for somebody who took Quickcast so
// many times; it may be 0 or less [PH-FEA-15].
func CastingTime(spell, quickcasts int) int { return spell - quickcasts }

// RaisedBy is how many levels leaving out the spoken part of a spell, or its
// gestures, costs: one, or none for who took the feat twice [PH-FEA-16,
// PH-FEA-17].
func RaisedBy(taken int) int { return max(2-taken, 0) }

// UndeniableRaise is how many levels an Undeniable spell costs [PH-FEA-18].
const UndeniableRaise = 1

// MayOmit refuses a spell without voice and gestures both [PH-FEA-17].
func MayOmit(voice, gestures bool) *rules.Refusal {
	if voice && gestures {
		return refuse("PH-FEA-17", "One spell cannot be silent and still at once.")
	}
	return nil
}

// Kept reports whether an Undeniable spell is cast although its caster was
// struck: while it lives and can act [PH-FEA-18].
func Kept(hitPoints int, ableToCast bool) bool { return hitPoints > 0 && ableToCast }

// Patron is whom an Anointed serves [PH-FEA-19].
type Patron struct {
	ID      string
	Name    string
	Opposed []string // kinds against which its weapons do more
	Power   string   // once a day
}

// patronTable is the patrons [PH-FEA-19].
var patronTable = []Patron{
	{ID: "life", Name: "Life", Opposed: []string{"undead"}, Power: "a touch heals as many HP as the level"},
	{ID: "light", Name: "Light", Opposed: []string{"undead", "shadows"}, Power: "a held thing shines for an hour"},
	{ID: "war", Name: "War", Opposed: []string{"fiends"}, Power: "+2 to one attack after its roll"},
	{ID: "wild", Name: "the Wild", Opposed: []string{"constructs", "undead"}, Power: "calms one animal"},
	{ID: "knowledge", Name: "Knowledge", Opposed: []string{"fiends", "illusions"}, Power: "one Lore or Perception check again"},
	{ID: "death", Name: "Death's peace", Opposed: []string{"undead"}, Power: "one aid to the dying a level easier"},
	{ID: "trickery", Name: "Trickery", Opposed: []string{"constructs"}, Power: "one silent move a level easier"},
}

// Patrons is the patrons, in the order of the table.
func Patrons() []Patron { return append([]Patron(nil), patronTable...) }

// FindPatron looks a patron up; nil if there is none of that name.
func FindPatron(id string) *Patron {
	for i := range patronTable {
		if patronTable[i].ID == id {
			return &patronTable[i]
		}
	}
	return nil
}

// AnointedDice is how many weapon dice more an Anointed rolls against those
// whom the patron opposes; such a blow counts as magical [PH-FEA-19].
func AnointedDice(level int) int {
	if level >= 10 {
		return 2
	}
	return 1
}
