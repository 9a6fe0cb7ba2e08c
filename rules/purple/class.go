package purple

import "pitchdark/rules"

// The classes, by their IDs [PH-CLS-01].
const (
	warrior = "warrior"
	mage    = "mage"
)

// Class is what a hero is for life [PH-CLS-01].
type Class struct {
	ID     string
	Name   string
	HitDie int // sides
	Styles []Style
}

// Style is a warrior's way of fighting, of which it has exactly one
// [PH-CLS-04].
type Style struct{ ID, Name string }

// The styles.
const (
	hordeslayer = "hordeslayer"
	smiter      = "smiter"
)

// classTable is the two classes [PH-CLS-01, PH-CLS-04].
var classTable = []Class{
	{ID: warrior, Name: "warrior", HitDie: 8, Styles: []Style{{ID: hordeslayer, Name: "Hordeslayer"}, {ID: smiter, Name: "Smiter"}}},
	{ID: mage, Name: "mage", HitDie: 6},
}

// Classes is the two classes.
func Classes() []Class { return append([]Class(nil), classTable...) }

// FindClass looks a class up and refuses one that there is not [PH-CLS-01].
func FindClass(id string) (*Class, *rules.Refusal) {
	for i := range classTable {
		if classTable[i].ID == id {
			return &classTable[i], nil
		}
	}
	return nil, refuse("PH-CLS-01", "Unknown class.")
}

// maxAttack is where a warrior's attack bonus ends [PH-CLS-02].
const maxAttack = 15

// Attack is the class's attack bonus at a level: 1 a level up to 15, or of a
// mage who is no Battlemage 1 for each two levels [PH-CLS-02, PH-CLS-12].
func (c *Class) Attack(level int, battlemage bool) int {
	if c.ID == mage && !battlemage {
		return level / 2
	}
	return min(level, maxAttack)
}

// WeaponDice is how many damage dice a weapon in the class's hands rolls
// [PH-CLS-02, PH-CLS-04, PH-CLS-05].
func (c *Class) WeaponDice(level int) int {
	if c.ID == warrior {
		return 1 + NameLevels(level)
	}
	return 1
}

// hitDice is the level after which no more hit dice come [PH-CLS-02].
const hitDice = 9

// HitDice is how many hit dice a level has [PH-CLS-02].
func HitDice(level int) int { return min(level, hitDice) }

// SaveBonus is 1 for each two full hit dice [PH-CLS-02].
func SaveBonus(level int) int { return HitDice(level) / 2 }

// flatHP is what each level beyond the last hit die adds [PH-CLS-03].
const flatHP = 2

// HitPoints is the maximum at a level: the full die of the first level, the
// faces rolled for the levels up to the ninth, the Constitution modifier with
// each die, and 2 for every level after that. No die gives less than 1
// [PH-CLS-03].
func HitPoints(level, die, constitution int, faces []int) int {
	total := max(die+constitution, 1)
	for _, face := range faces[:min(HitDice(level)-1, len(faces))] {
		total += max(face+constitution, 1)
	}
	return total + flatHP*max(level-hitDice, 0)
}

// BonusAttacks is how many attacks a Hordeslayer can earn in a round: as many
// as its level in melee, one more than its name levels with missiles
// [PH-CLS-07].
func BonusAttacks(level int, missile bool) int {
	if missile {
		return NameLevels(level) + 1
	}
	return level
}

// MayFollow refuses a bonus attack that no kill has earned, that is past the
// limit of the round, or with a weapon that has to be loaded first
// [PH-CLS-07].
func MayFollow(killed bool, used, limit int, weapon *Missile) *rules.Refusal {
	switch {
	case !killed:
		return refuse("PH-CLS-07", "No bonus attack: nothing was killed.")
	case used >= limit:
		return refuse("PH-CLS-07", "No bonus attacks left this round.")
	case weapon != nil && weapon.Load:
		return refuse("PH-CLS-07", "The crossbow is not loaded.")
	}
	return nil
}

// MaySmite refuses a smite on a miss, or a second one in an encounter
// [PH-CLS-08].
func MaySmite(hit, used bool) *rules.Refusal {
	switch {
	case !hit:
		return refuse("PH-CLS-08", "Only a hit can be a smite.")
	case used:
		return refuse("PH-CLS-08", "You have already smitten in this encounter.")
	}
	return nil
}

// Smite is the damage dice of a hit that is a smite: twice as many as without,
// of which a critical hit maximises those that would have been rolled anyway
// and no other [PH-CLS-08].
func Smite(dice int, critical bool) (maximised, rolled int) {
	if critical {
		return dice, dice
	}
	return 0, 2 * dice
}
