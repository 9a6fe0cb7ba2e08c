package purple

import "pitchdark/rules"

// chargeTiles is how far away a charge begins, at least [PH-CMB-33].
const chargeTiles = 6

// Rush is somebody about to charge [PH-CMB-33].
type Rush struct {
	Tiles  int    // to the enemy
	Weapon *Melee // in hand
	Horns  bool   // or big tusks, in place of a weapon
	Laden  int    // encumbrance level
	Bent   bool   // the way is not straight
	Rough  bool   // it leads over difficult ground
	Uphill bool
}

// MayCharge refuses a charge from less than 30 feet, without a weapon for it,
// under more than a light load, or on a way that is not straight, clear and
// level [PH-CMB-33].
func (r Rush) MayCharge() *rules.Refusal {
	switch {
	case r.Tiles < chargeTiles:
		return refuse("PH-CMB-33", "A charge needs 30 feet.")
	case !r.Horns && (r.Weapon == nil || !r.Weapon.Has(Charge)):
		return refuse("PH-CMB-33", "You have no weapon to charge with.")
	case !r.Horns && r.Laden > 1:
		return refuse("PH-CMB-33", "You carry too much to charge.")
	case r.Bent || r.Rough || r.Uphill:
		return refuse("PH-CMB-33", "A charge needs straight and level ground.")
	}
	return nil
}

// Brace is somebody who would set a weapon against a charge [PH-CMB-34].
type Brace struct {
	Weapon *Melee
	Prone  bool
	Locked bool
	Moved  bool
}

// MaySet refuses to brace while locked, lying or after a move, or with a weapon
// that is not made for it [PH-CMB-34].
func (b Brace) MaySet() *rules.Refusal {
	switch {
	case b.Locked:
		return refuse("PH-CMB-34", "You cannot brace while locked.")
	case b.Weapon == nil || !b.Weapon.Has(Set):
		return refuse("PH-CMB-34", "You have no weapon to brace.")
	case b.Prone:
		return refuse("PH-CMB-34", "You must stand to brace.")
	case b.Moved:
		return refuse("PH-CMB-34", "Bracing takes your whole move.")
	}
	return nil
}

// wallOf is how many make a wall of points [PH-CMB-19].
const wallOf = 2

// Pointed reports whether a weapon in hand makes its bearer part of a wall of
// points, while it has not moved [PH-CMB-19].
func (m *Melee) Pointed(moved bool) bool { return m != nil && m.Has(Reach|Thrust) && !moved }

// Dashes reports whether Dash brings an action forward: not for grapples, not
// on a charge at one that is set, and not against two or more neighbours with
// points towards one [PH-CMB-19].
func Dashes(grapple, atSet bool, pointed int) bool {
	return !grapple && !atSet && pointed < wallOf
}
