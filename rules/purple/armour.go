package purple

import "pitchdark/rules"

// Weight is the class of a suit of armour, or a shield.
type Weight uint8

// The weights, lightest first.
const (
	Unarmoured Weight = iota
	Light
	MediumWeight
	Heavy
	Shield
)

// unarmoured is the Armour Class of somebody who wears none [PH-ARM-01].
const unarmoured = 10

// Armour is what a suit or a shield keeps off [PH-ARM-01].
type Armour struct {
	Weight Weight
	Class  int // the Armour Class in it; of a shield what it adds
	Don    int // rounds to put it on or take it off; 0 is one action
}

// armourTable is the armour [PH-ARM-01].
var armourTable = []Item{
	{Kind: "purple/small-shield", Name: "small shield", Bulk: M, Price: 25 * Penny, Armour: &Armour{Weight: Shield, Class: 1}},
	{Kind: "purple/large-shield", Name: "large shield", Bulk: L, Price: 60 * Penny, Strength: 9, Armour: &Armour{Weight: Shield, Class: 2}},
	{Kind: "purple/leather", Name: "leather or furs", Bulk: M, Price: 80 * Penny, Armour: &Armour{Weight: Light, Class: 12, Don: Minute}},
	{Kind: "purple/ring", Name: "ring mail", Bulk: L, Price: 130 * Penny, Armour: &Armour{Weight: MediumWeight, Class: 13, Don: 5 * Minute}},
	{Kind: "purple/scale", Name: "scale or lamellar", Bulk: L, Price: 180 * Penny, Armour: &Armour{Weight: MediumWeight, Class: 14, Don: 5 * Minute}},
	{Kind: "purple/chainmail", Name: "chainmail", Bulk: L, Price: 280 * Penny, Armour: &Armour{Weight: MediumWeight, Class: 15, Don: 5 * Minute}},
	{Kind: "purple/splint", Name: "splint", Bulk: XL, Price: 580 * Penny, Strength: 9, Armour: &Armour{Weight: Heavy, Class: 16, Don: 10 * Minute}},
	{Kind: "purple/plate", Name: "plate", Bulk: XL, Price: 850 * Penny, Strength: 9, Armour: &Armour{Weight: Heavy, Class: 17, Don: 10 * Minute}},
}

// Guard is what stands between somebody and a blow [PH-ARM-03].
type Guard struct {
	Body, Shield *Armour // nil: none
	Dexterity    int     // the modifier
	Other        int     // stance, feats, race, magic
	Held         bool    // cannot move freely: a good Dexterity is lost [PH-CHR-05]
	NoShield     bool    // the shield does not count against this blow
}

// ArmourClass is what a blow must come to: armour, shield, Dexterity and the
// rest [PH-ARM-03].
func (g Guard) ArmourClass() int {
	class := unarmoured + g.Other
	if g.Body != nil {
		class += g.Body.Class - unarmoured
	}
	if g.Shield != nil && !g.NoShield {
		class += g.Shield.Class
	}
	if g.Held {
		return class + min(g.Dexterity, 0)
	}
	return class + g.Dexterity
}

// BreathSave is what a shield adds to a save against breath; nothing against
// gas [PH-ARM-04].
func (a *Armour) BreathSave(gas bool) int {
	if a == nil || a.Weight != Shield || gas {
		return 0
	}
	return a.Class
}

// Bulky reports whether it hinders as bulk besides its slots [PH-ENC-04].
func (a *Armour) Bulky() bool { return a != nil && a.Weight == Heavy }

// SneakSteps is how many levels harder it makes sneaking: one in medium or
// heavy armour that is not magical. Nobody swims in such armour [PH-ARM-05].
func (a *Armour) SneakSteps(magical bool) int {
	if a == nil || magical || a.Weight != MediumWeight && a.Weight != Heavy {
		return 0
	}
	return 1
}

// MaySwim reports whether one can swim in it [PH-ARM-05].
func (a *Armour) MaySwim(magical bool) bool { return a.SneakSteps(magical) == 0 }

// BumpReduction is what it takes off running into a wall, by weight; shields
// take off nothing [PH-DRK-07].
func (a *Armour) BumpReduction() int {
	if a == nil || a.Weight == Shield {
		return 0
	}
	return int(a.Weight)
}

// MayUse refuses a thing to whoever is too weak for it [PH-ARM-02,
// PH-WPN-01].
func (it *Item) MayUse(strength int) *rules.Refusal {
	if strength >= it.Strength {
		return nil
	}
	rule := rules.RuleID("PH-WPN-01")
	if it.Armour != nil {
		rule = "PH-ARM-02"
	}
	return refuse(rule, "You need Strength %d for this.", it.Strength)
}
