package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// WeaponClass is one of the three classes of weapon, which sets its damage
// [PH-WPN-01].
type WeaponClass uint8

// The classes.
const (
	NoClass WeaponClass = iota
	SmallWeapon
	MediumWeapon
	LargeWeapon
)

// classDice is the damage of a class [PH-WPN-01].
var classDice = [...]dice.Dice{
	SmallWeapon:  {Count: 1, Sides: 4},
	MediumWeapon: {Count: 1, Sides: 6, Add: 1},
	LargeWeapon:  {Count: 1, Sides: 8, Add: 3},
}

// Dice is the damage of a class with so many weapon dice; what is added to
// them is added once [PH-WPN-01, PH-CLS-05].
func (c WeaponClass) Dice(count int) dice.Dice {
	d := classDice[c]
	d.Count = count
	return d
}

// Hands is the hands that a weapon of the class needs in melee [PH-WPN-01].
func (c WeaponClass) Hands() int {
	if c == LargeWeapon {
		return 2
	}
	return 1
}

// Damage is what a hit does: the sum of the faces that fell, the class's own
// addition, 1 for a medium weapon in two hands, and the Strength modifier; at
// least 1 [PH-WPN-01].
func (c WeaponClass) Damage(faces, strength int, twoHands bool) int {
	damage := faces + classDice[c].Add + strength
	if c == MediumWeapon && twoHands {
		damage++
	}
	return max(damage, 1)
}

// Tag is what a melee weapon is good for, or a set of it [PH-WPN-02].
type Tag uint16

// The tags.
const (
	Close Tag = 1 << iota // three abreast in ten feet
	Reach                 // from the second rank
	Thrust
	Charge
	Set   // against a charge
	Throw // by hand, with the ranges of its Missile
	Swing // needs ten feet
	Blunt
	Mounted    // its class holds for a charge on a mount, else it is a medium weapon
	Improvised // no weapon by trade [PH-WPN-07]
)

// Melee is what a thing does in the hand.
type Melee struct {
	Class WeaponClass
	Tags  Tag
	Fire  dice.Dice // besides, while it is lit, to what burns or fears fire [PH-EQP-07]
}

// Has reports whether all of the tags hold.
func (m *Melee) Has(tags Tag) bool { return m.Tags&tags == tags }

// improvised is what fighting with no weapon by trade costs the attack
// [PH-WPN-07].
const improvised = -2

// Attack is what the thing adds to attacks made with it [PH-WPN-07].
func (m *Melee) Attack() int {
	if m.Has(Improvised) {
		return improvised
	}
	return 0
}

// Wielded is the class that counts now: a lance is a large weapon in a mounted
// charge and else a medium one [PH-WPN-02].
func (m *Melee) Wielded(mountedCharge bool) WeaponClass {
	if m.Has(Mounted) && !mountedCharge {
		return MediumWeapon
	}
	return m.Class
}

// pairBonus is what a second weapon adds to the attack [PH-WPN-03].
const pairBonus = 1

// PairBonus is what two melee weapons at once add to the attack; it refuses
// one that takes both hands [PH-WPN-03].
func PairBonus(first, second *Melee) (int, *rules.Refusal) {
	if first.Class.Hands() > 1 || second.Class.Hands() > 1 {
		return 0, refuse("PH-WPN-03", "Both weapons must be one-handed.")
	}
	return pairBonus, nil
}

// silvering is how many times its price a silvered weapon costs [PH-WPN-04].
const silvering = 3

// Silvered is the whole price of a weapon in silver [PH-WPN-04].
func (it *Item) Silvered() Money { return silvering * it.Price }

// thrown makes the missile side of a weapon that can be thrown, with the
// Strength modifier on its damage [PH-WPN-05].
func thrown(class WeaponClass, far Brackets) *Missile {
	return &Missile{Class: class, Hands: 1, Brackets: far, Thrown: true, Strong: true}
}

// spearRange is that of a javelin or spear.
var spearRange = Brackets{Short: 20, Medium: 40, Far: 60}

// weaponTable is the weapons of the hand [PH-WPN-02].
var weaponTable = []Item{
	{Kind: "purple/dagger", Name: "dagger", Bulk: S, Price: 12 * Penny, Melee: &Melee{Class: SmallWeapon, Tags: Close | Thrust | Throw}, Missile: thrown(SmallWeapon, hand)},
	{Kind: "purple/hand-axe", Name: "hand axe", Bulk: S, Price: 12 * Penny, Melee: &Melee{Class: SmallWeapon, Tags: Throw}, Missile: thrown(SmallWeapon, hand)},
	{Kind: "purple/club", Name: "club", Bulk: S, Price: 2 * Penny, Melee: &Melee{Class: SmallWeapon, Tags: Blunt}},
	{Kind: "purple/short-sword", Name: "short sword", Bulk: M, Price: 20 * Penny, Melee: &Melee{Class: MediumWeapon, Tags: Close | Thrust}},
	{Kind: "purple/sword", Name: "sword", Bulk: M, Price: 20 * Penny, Melee: &Melee{Class: MediumWeapon, Tags: Thrust}},
	{Kind: "purple/mace", Name: "mace", Bulk: M, Price: 20 * Penny, Melee: &Melee{Class: MediumWeapon, Tags: Blunt}},
	{Kind: "purple/flail", Name: "flail", Bulk: M, Price: 20 * Penny, Melee: &Melee{Class: MediumWeapon, Tags: Blunt}},
	{Kind: "purple/battle-axe", Name: "battle axe", Bulk: M, Price: 20 * Penny, Melee: &Melee{Class: MediumWeapon}},
	{Kind: "purple/staff", Name: "staff", Bulk: M, Price: 4 * Penny, Melee: &Melee{Class: MediumWeapon, Tags: Blunt}},
	{Kind: "purple/spear", Name: "spear", Bulk: M, Price: 16 * Penny, Melee: &Melee{Class: MediumWeapon, Tags: Close | Reach | Thrust | Throw}, Missile: thrown(MediumWeapon, spearRange)},
	{Kind: "purple/large-spear", Name: "large spear", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Close | Reach | Thrust | Charge | Set}},
	{Kind: "purple/lance", Name: "lance", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Charge | Thrust | Mounted}},
	{Kind: "purple/pike", Name: "pike", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Close | Reach | Thrust | Charge | Set}},
	{Kind: "purple/spiked-polearm", Name: "spiked polearm", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Close | Reach | Thrust | Set}},
	{Kind: "purple/bladed-polearm", Name: "bladed polearm", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Close | Reach}},
	{Kind: "purple/great-sword", Name: "great sword", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Swing}},
	{Kind: "purple/great-axe", Name: "great axe", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Swing}},
	{Kind: "purple/maul", Name: "maul", Bulk: L, Price: 75 * Penny, Strength: 9, Melee: &Melee{Class: LargeWeapon, Tags: Swing | Blunt}},
}
