package purple

import "pitchdark/rules"

// rushDice is how many weapon dice more a charge that hits rolls, or a weapon
// set against one [PH-CMB-33, PH-CMB-34].
const rushDice = 2

// Damage is what a hit rolls, before the target's nature tells [PH-CMB-11].
type Damage struct {
	Dice     int // weapon dice: 1, or 1 + N of a warrior
	Sides    int
	Flat     int  // the weapon's own addition
	Rush     bool // a charge, or a weapon set against one
	Anointed int  // dice against those whom the patron opposes [PH-FEA-19]
	Smite    bool // twice the number
	Most     bool // a critical hit or a helpless target: the highest faces
	Grip     bool // a medium weapon in both hands
	Strength int  // the modifier, in melee or with what is thrown
	Magic    int
}

// WeaponDamage is what the hero's hit with a weapon of a class rolls; strong
// says that Strength counts, as in melee and with what is thrown
// [PH-CMB-11, PH-CLS-05].
func (c *Character) WeaponDamage(class WeaponClass, strong bool) Damage {
	row := class.Dice(c.class().WeaponDice(c.Level))
	return Damage{Dice: row.Count, Sides: row.Sides, Flat: row.Add, Strength: given(strong, c.Mod(Strength))}
}

// Damage is what a monster's hit rolls [PH-CMB-11].
func (a MonsterAttack) Damage() Damage {
	return Damage{Dice: a.Dice.Count, Sides: a.Dice.Sides, Flat: a.Dice.Add}
}

// Count is how many of the dice take their highest face and how many are
// rolled: weapon dice with those of a charge and a patron, twice as many in a
// smite, whose second half is rolled whatever happens [PH-CMB-11, PH-CLS-08].
func (d Damage) Count() (most, rolled int) {
	n := d.Dice + given(d.Rush, rushDice) + d.Anointed
	switch {
	case d.Smite:
		return Smite(n, d.Most)
	case d.Most:
		return n, 0
	}
	return 0, n
}

// Mods is what is added to the dice, a figure for each thing that counts
// [PH-CMB-11].
func (d Damage) Mods() []rules.Number {
	mods := number(nil, "weapon", d.Flat, "PH-WPN-01")
	mods = number(mods, "in both hands", given(d.Grip, 1), "PH-CMB-11")
	mods = number(mods, "Strength", d.Strength, "PH-CMB-11")
	return number(mods, "magic", d.Magic, "PH-CMB-11")
}

// Total is the damage with the faces of the dice that were rolled, at least 1.
// The target's Suffers comes after it [PH-CMB-11].
func (d Damage) Total(faces []int) int {
	most, _ := d.Count()
	return max(most*d.Sides+sum(faces)+total(d.Mods()), 1)
}

// The damage of a bare hand [PH-CMB-13].
const (
	FistSides = 2
	fistMost  = 4
)

// Fist is what a bare hand does: 1d2, or 4 on a critical, and Strength; at
// least 1. Weapon dice never count [PH-CMB-13].
func Fist(face, strength int, critical bool) int {
	if critical {
		face = fistMost
	}
	return max(face+strength, 1)
}
