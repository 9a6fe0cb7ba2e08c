package purple

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// Race is one of the five peoples, with what birth gives [PH-RAC-01].
type Race struct {
	ID       string
	Name     string
	Size     Size
	Change   Scores // added to the scores as rolled
	Chooses  bool   // raises one ability of its choice by 1
	Resists  int    // percent, against magical sleep and charm
	Ghouls   bool   // a ghoul's touch does not paralyse it
	Poison   bool   // adds its Constitution to saves against poison
	Small    bool   // cannot wield large weapons
	Missiles int    // added to attacks with missiles
	Evasion  int    // added to Armour Class against Large and larger attackers
	Fires    bool   // always gets a fire going
	Deep     bool   // the dark under ground does not weigh on it [PH-DRK-31]
	Rule     rules.RuleID
	Tongues  []string // spoken from birth
	Body     Body
}

// Body is how large and how old a people's heroes are [PH-BKG-02, PH-BKG-06].
type Body struct {
	Inches    dice.Dice // its dice are H, its addition the least height
	Pounds    dice.Dice
	PerInch   int // pounds for each of H
	Age, Span int // years at the start, and for each of the age die
}

// raceTable is the five races [PH-RAC-01, PH-BKG-02, PH-BKG-06, PH-LNG-01].
var raceTable = []Race{
	{ID: "human", Name: "human", Size: Medium, Chooses: true, Rule: "PH-RAC-02", Tongues: []string{common}, Body: Body{Inches: dice.Dice{Count: 2, Sides: 8, Add: 58}, Pounds: dice.Dice{Count: 1, Sides: 20, Add: 90}, PerInch: 6, Age: 15, Span: 1}},
	{ID: "dwarf", Name: "dwarf", Size: Medium, Change: Scores{Constitution: 1, Dexterity: -1}, Poison: true, Small: true, Fires: true, Deep: true, Rule: "PH-RAC-03", Tongues: []string{common, "Dwarvish"}, Body: Body{Inches: dice.Dice{Count: 2, Sides: 4, Add: 44}, Pounds: dice.Dice{Count: 1, Sides: 20, Add: 110}, PerInch: 5, Age: 35, Span: 4}},
	{ID: "elf", Name: "elf", Size: Medium, Change: Scores{Perception: 1, Strength: -1}, Resists: 90, Ghouls: true, Rule: "PH-RAC-04", Tongues: []string{common, "Elvish"}, Body: Body{Inches: dice.Dice{Count: 2, Sides: 8, Add: 56}, Pounds: dice.Dice{Count: 1, Sides: 12, Add: 70}, PerInch: 5, Age: 80, Span: 10}},
	{ID: "half-elf", Name: "half-elf", Size: Medium, Resists: 30, Rule: "PH-RAC-05", Tongues: []string{common, "Elvish"}, Body: Body{Inches: dice.Dice{Count: 2, Sides: 8, Add: 57}, Pounds: dice.Dice{Count: 1, Sides: 20, Add: 80}, PerInch: 5, Age: 18, Span: 2}},
	{ID: "halfling", Name: "halfling", Size: Small, Change: Scores{Strength: -1, Dexterity: 1}, Small: true, Missiles: 1, Evasion: 2, Rule: "PH-RAC-06", Tongues: []string{common, "Halfling"}, Body: Body{Inches: dice.Dice{Count: 2, Sides: 4, Add: 32}, Pounds: dice.Dice{Count: 1, Sides: 8, Add: 40}, PerInch: 3, Age: 20, Span: 2}},
}

// Races is the five races, in the order of the table.
func Races() []Race { return append([]Race(nil), raceTable...) }

// FindRace looks a race up and refuses one that there is not [PH-RAC-01].
func FindRace(id string) (*Race, *rules.Refusal) {
	for i := range raceTable {
		if raceTable[i].ID == id {
			return &raceTable[i], nil
		}
	}
	return nil, refuse("PH-RAC-01", "Unknown race.")
}

// Born is scores as rolled, changed by the race; a human names the ability
// that it raises [PH-RAC-01, PH-RAC-02].
func (r *Race) Born(s Scores, raised string) (Scores, *rules.Refusal) {
	for _, a := range Abilities() {
		s = s.Raised(a, r.Change[a])
	}
	if !r.Chooses {
		return s, nil
	}
	if strings.TrimSpace(raised) == "" {
		return s, refuse("PH-RAC-02", "A human raises one ability by 1.")
	}
	a, refused := ParseAbility(raised)
	if refused != nil {
		return s, refused
	}
	return s.Raised(a, 1), nil
}

// MayWield refuses a large weapon, the heavy crossbow too, to a dwarf or
// halfling [PH-RAC-03, PH-RAC-06].
func (r *Race) MayWield(it *Item) *rules.Refusal {
	large := it.Melee != nil && it.Melee.Class == LargeWeapon || it.Missile != nil && it.Missile.Class == LargeWeapon
	if r.Small && large {
		return refuse(r.Rule, "A %s cannot wield a large weapon.", r.Name)
	}
	return nil
}

// Unmoved reports whether a d100 leaves it untouched by magical sleep or charm
// before there is any save [PH-RAC-04, PH-RAC-05].
func (r *Race) Unmoved(face int) bool { return Within(face, r.Resists) }

// PoisonSave is what its Constitution modifier, good or bad, adds to a save
// against poison [PH-RAC-03].
func (r *Race) PoisonSave(constitution int) int {
	if r.Poison {
		return constitution
	}
	return 0
}

// EvasionFrom is what it adds to Armour Class against an attacker of a size
// [PH-RAC-06].
func (r *Race) EvasionFrom(attacker Size) int {
	if attacker >= Large {
		return r.Evasion
	}
	return 0
}
