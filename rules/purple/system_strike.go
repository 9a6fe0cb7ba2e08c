package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Strike resolves an attack against Armour Class. All the attacks of a monster
// are its one action; a free attack is only its first [PH-CMB-06, PH-CMB-44,
// PH-DRK-06].
func (s *System) Strike(t *world.Turn, b world.Blow) {
	s.faceAttacker(t, b)
	if m := monsterOf(b.Attacker); m != nil && b.Weapon == nil {
		for i := range m.Attacks {
			if i > 0 && (b.Free || b.Defender.HP <= 0) {
				return
			}
			with := &m.Attacks[i]
			if s.swing(t, &b, with.Name, with.damage(t, b.Attacker)) {
				s.touches(t, b.Attacker, b.Defender, with.Touch)
			}
		}
		return
	}
	s.swing(t, &b, thing(b), s.weaponDamage(t, &b))
}

// assault is an attack that the rules grant besides those that are chosen, with
// what it adds.
func (s *System) assault(t *world.Turn, a, b *world.Actor, extra []rules.Number, rule rules.RuleID) {
	s.Strike(t, world.Blow{Attacker: a, Defender: b, Weapon: blind.Wielded(t.W, a, false), At: b.At, Extra: extra, Rules: []rules.RuleID{rule}})
	sense.Refresh(t)
}

// hurt is the damage of one attack: the dice to throw and what is added.
type hurt func(critical bool) rules.Roll

// swing is one attack roll and what follows from it; it reports whether it hit
// [PH-CMB-06, PH-CMB-09].
func (s *System) swing(t *world.Turn, b *world.Blow, with string, damage hurt) bool {
	w := t.W
	attack := rules.Roll{Who: world.Truth(b.Attacker.ID), Purpose: "attack", Dice: "d20", Mods: s.attackMods(w, b)}
	class := rules.Roll{Who: world.Truth(b.Defender.ID), Purpose: "defence", Mods: append(s.classMods(w, b), b.Defence...)}
	helpless := isHelpless(b.Defender)
	if !helpless {
		attack.Result = t.Roll(dice.Combat, "attack", 20)
	}
	e := rules.Event{Kind: rules.Missed, At: b.At, Thing: with, Rolls: append(append([]rules.Roll(nil), b.Rolls...), attack, class), Rules: append(append([]rules.RuleID(nil), b.Rules...), "PH-CMB-06")}
	hit, critical := s.lands(w, b, attack, class)
	if helpless {
		hit, critical = true, true
		e.Rules = append(e.Rules, "PH-CMB-10")
	}
	if !hit {
		t.Between(b.Attacker, b.Defender, e)
		return false
	}
	if critical {
		e.Rules = append(e.Rules, "PH-CMB-09")
	}
	roll := damage(critical)
	e.Kind, e.Amount = rules.Struck, s.suffered(b, max(1, roll.Total()))
	e.Rolls = append(e.Rolls, roll)
	t.Between(b.Attacker, b.Defender, e)
	light.Struck(t, b.Defender)
	s.Harm(t, b.Defender, e.Amount, b.Attacker.ID)
	return true
}

// lands reports whether an attack hits, and whether critically. A natural 20 of
// a hero always hits; it is critical unless nothing else could have hit
// [PH-CMB-09].
func (s *System) lands(w *world.World, b *world.Blow, attack, class rules.Roll) (hit, critical bool) {
	target := class.Total()
	hit = attack.Total() >= target
	h := heroOf(b.Attacker)
	if h == nil {
		return hit, false
	}
	from := s.criticalFrom(w, b, h)
	critical = attack.Result >= from && hit && attack.Total()-attack.Result+19 >= target
	return hit || attack.Result == 20, critical
}

// criticalFrom is the least face with which a hero's attack is critical
// [PH-CMB-03, PH-FEA-05].
func (s *System) criticalFrom(w *world.World, b *world.Blow, h *Character) int {
	two := b.Weapon != nil && w.Gear(b.Weapon).Hands > 1
	from := CriticalFrom(h.Level, h.Times("great-weapon") > 0 && !b.Ranged, two)
	if b.Defender.Is(conditionSurprised) != nil && behind(b.Attacker, b.Defender) {
		from -= surpriseCritical
	}
	return from
}

// What the situation adds to an attack [PH-CMB-03, PH-CMB-08, PH-DRK-06].
const (
	rearBonus        = 2
	openBonus        = 4 // against the surprised and the stunned, and from the dark
	blindPenalty     = -4
	stanceBonus      = 2
	proneMelee       = 4
	proneMissile     = -2
	surpriseCritical = 4
	weakened         = -2
	trainedStealth   = 2 // of the bonus from the dark against a Blindfighter [PH-DRK-26]
)

// attackMods is all that is added to an attack roll [PH-CMB-07, PH-CMB-08,
// PH-CMB-23].
func (s *System) attackMods(w *world.World, b *world.Blow) []rules.Number {
	a, d := b.Attacker, b.Defender
	mods := s.attackBonus(w, b)
	add := func(name string, value int, rule rules.RuleID) {
		mods = append(mods, rules.Number{Name: name, Value: value, Rule: rule})
	}
	if a.Doing.Stance == Offensive {
		add("offensive", stanceBonus, "PH-CMB-18")
	}
	switch {
	case b.Stealth && trained(d, "blindfighting"):
		add("unseen, but expected", trainedStealth, "PH-DRK-26")
	case b.Stealth:
		add("unseen", openBonus, "PH-DRK-06")
	case d.Is(conditionSurprised) != nil:
		add("surprised", openBonus, "PH-CMB-03")
	case !b.Ranged && behind(a, d):
		add("from behind", rearBonus, "PH-CMB-08")
	}
	if a.Is(conditionWeakened) != nil {
		add("weakened", weakened, "PH-SAV-02")
	}
	if d.Is(conditionStunned) != nil {
		add("stunned", openBonus, "PH-CMB-54")
	}
	if d.Is(conditionProne) != nil {
		if b.Ranged {
			add("prone", proneMissile, "PH-CMB-23")
		} else {
			add("prone", proneMelee, "PH-CMB-08")
		}
	}
	if sense.BlindVersus(w, a, d) && !(trained(a, "blindfighting") && a.Perceives(d.ID) != nil) {
		add("cannot see it", blindPenalty, "PH-DRK-05")
	}
	if b.Ranged {
		mods = append(mods, s.missileMods(w, b)...)
	}
	return append(mods, b.Extra...)
}

// attackBonus is what a creature's training and weapon add [PH-CMB-07].
func (s *System) attackBonus(w *world.World, b *world.Blow) []rules.Number {
	a := b.Attacker
	if m := monsterOf(a); m != nil {
		return []rules.Number{{Name: "hit dice", Value: m.AttackBonus(), Rule: "PH-CMB-06"}}
	}
	h := heroOf(a)
	mods := []rules.Number{{Name: "Attack", Value: h.Attack(), Rule: "PH-CLS-02"}}
	add := func(name string, value int, rule rules.RuleID) {
		if value != 0 {
			mods = append(mods, rules.Number{Name: name, Value: value, Rule: rule})
		}
	}
	race, _ := FindRace(h.Race)
	if b.Ranged {
		add(race.Name+" with missiles", race.Missiles, "PH-RAC-06")
	} else if twoWeapons(w, a) {
		add("two weapons", pairBonus, "PH-CMB-50")
	}
	if row := rowOf(b.Weapon); row != nil && row.Melee != nil && !b.Ranged {
		add("no weapon by trade", row.Melee.Attack(), "PH-WPN-07")
	}
	if c := captainOf(w, a); c > 0 {
		add("captain", c, "PH-FEA-03")
	}
	return mods
}

// classMods is what stands between a creature and a blow [PH-ARM-03, PH-CMB-03,
// PH-CMB-18, PH-CMB-41, PH-DRK-06].
func (s *System) classMods(w *world.World, b *world.Blow) []rules.Number {
	d := b.Defender
	if m := monsterOf(d); m != nil {
		return []rules.Number{{Name: "armour class", Value: m.Class, Rule: "PH-MON-01"}}
	}
	h := heroOf(d)
	body, shield := worn(w, d)
	mods := []rules.Number{{Name: "armour class", Value: Guard{Body: body}.ArmourClass(), Rule: "PH-ARM-01"}}
	add := func(name string, value int, rule rules.RuleID) {
		if value != 0 {
			mods = append(mods, rules.Number{Name: name, Value: value, Rule: rule})
		}
	}
	fleeing := d.Doing.Mode == Flee
	bare := fleeing || b.Stealth && !trained(d, "blindfighting") || d.Is(conditionSurprised) != nil && behind(b.Attacker, d)
	if shield != nil && !bare {
		add("shield", shield.Class, "PH-ARM-03")
	}
	dexterity := h.Mod(Dexterity)
	if b.Stealth || !able(d) || d.Is(conditionHeld) != nil {
		dexterity = min(dexterity, 0)
	}
	add("Dexterity", dexterity, "PH-ARM-03")
	if d.Doing.Stance == Defensive && !fleeing {
		add("defensive", stanceBonus, "PH-CMB-18")
	}
	if h.Times("whirlwind") > 0 && Whirls(able(d), body, burden(w, d, h).Level()) {
		add("Whirlwind", WhirlwindClass(h.Level), "PH-FEA-09")
	}
	race, _ := FindRace(h.Race)
	if sizeOf(b.Attacker) >= Large {
		add(race.Name+" evasion", race.Evasion, "PH-RAC-06")
	}
	return mods
}

// behind reports whether a stands in one of the three tiles at b's back
// [PH-CMB-14].
func behind(a, b *world.Actor) bool {
	if a.At == b.At {
		return false
	}
	switch b.Facing.Toward(grid.Nearest(a.At.Sub(b.At))) {
	case grid.Backward, grid.BackLeft, grid.BackRight:
		return true
	}
	return false
}

// faceAttacker turns one that is free to its first attacker of the round, if it
// sees it and nobody held it before [PH-CMB-14].
func (s *System) faceAttacker(t *world.Turn, b world.Blow) {
	d := b.Defender
	if b.Ranged || d.Doing.Turned || !able(d) || sense.BlindVersus(t.W, d, b.Attacker) || d.At == b.At && d.ID == b.Attacker.ID {
		return
	}
	for _, foe := range foesBeside(t.W, d) {
		if foe.ID != b.Attacker.ID && locks(t.W, foe, d) {
			return
		}
	}
	d.Doing.Turned = true
	to := grid.Nearest(b.Attacker.At.Sub(d.At))
	if b.Attacker.At == d.At || to == d.Facing {
		return
	}
	d.Facing = to
	t.Tell(d, rules.Event{Kind: rules.Turned, Facing: to, Rules: []rules.RuleID{"PH-CMB-14"}})
	sense.Refresh(t)
}

// weaponDamage is the damage of a hero's weapon or fist, or of a monster's
// weapon [PH-CMB-11, PH-CMB-13].
func (s *System) weaponDamage(t *world.Turn, b *world.Blow) hurt {
	return func(critical bool) rules.Roll {
		h := heroOf(b.Attacker)
		d, mods := dice.Dice{Count: 1, Sides: 2}, []rules.Number(nil)
		strong := !b.Ranged || b.Thrown
		if row := rowOf(b.Weapon); row != nil {
			class := weaponClass(row, b.Ranged)
			d = class.Dice(weaponDice(h))
			if class == MediumWeapon && !b.Ranged && !handsElse(t.W, b.Attacker, b.Weapon) {
				mods = append(mods, rules.Number{Name: "in both hands", Value: 1, Rule: "PH-CMB-11"})
			}
		} else if critical {
			d = dice.Dice{Add: fistCritical}
		}
		if h != nil && strong && h.Mod(Strength) != 0 {
			mods = append(mods, rules.Number{Name: "Strength", Value: h.Mod(Strength), Rule: "PH-CMB-11"})
		}
		return thrownRoll(t, b.Attacker, d, mods, critical)
	}
}

// fistCritical is a critical blow with the bare hand [PH-CMB-13].
const fistCritical = 4

// thrownRoll throws damage dice, or takes the most that they can show
// [PH-CMB-09].
func thrownRoll(t *world.Turn, a *world.Actor, d dice.Dice, mods []rules.Number, most bool) rules.Roll {
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "damage", Dice: d.String(), Mods: mods}
	if most {
		r.Result = d.Count*d.Sides + d.Add
		return r
	}
	r.Result = t.Throw(dice.Combat, "damage", d)
	return r
}

func weaponDice(h *Character) int {
	if h == nil {
		return 1
	}
	return h.class().WeaponDice(h.Level)
}

func weaponClass(row *Item, ranged bool) WeaponClass {
	if ranged && row.Missile != nil && row.Missile.Class != NoClass {
		return row.Missile.Class
	}
	if row.Melee != nil {
		return row.Melee.Wielded(false)
	}
	return SmallWeapon
}

func rowOf(it *world.Item) *Item {
	if it == nil {
		return nil
	}
	return FindItem(it.Kind)
}

func thing(b world.Blow) string {
	if b.Weapon == nil {
		return ""
	}
	return string(b.Weapon.Kind)
}

// handsElse reports whether one of a creature's hands holds something else.
func handsElse(w *world.World, a *world.Actor, weapon *world.Item) bool {
	for _, it := range w.Things(a.ID) {
		if it.Where == rules.InHand && it.ID != weapon.ID && w.Gear(it).Hands > 0 {
			return true
		}
	}
	return false
}

// twoWeapons reports whether a creature has a one-handed weapon in each hand
// [PH-CMB-50].
func twoWeapons(w *world.World, a *world.Actor) bool {
	n := 0
	for _, it := range w.Things(a.ID) {
		if row := rowOf(it); it.Where == rules.InHand && row != nil && row.Melee != nil && row.Light == nil && row.Melee.Class.Hands() == 1 {
			n++
		}
	}
	return n > 1
}

// captainOf is what a captain near a hero adds to its attacks [PH-FEA-03].
func captainOf(w *world.World, a *world.Actor) int {
	best := 0
	for _, c := range w.Actors {
		if h := heroOf(c); h != nil && c.ID != a.ID && c.Slot > 0 && able(c) && c.Level == a.Level && h.Times("captain") > 0 && grid.Within(c.At, a.At, CaptainReach) {
			best = max(best, CaptainAttack(h.Level))
		}
	}
	return best
}
