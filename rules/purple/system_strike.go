package purple

import (
	"slices"

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
	if b.Ranged {
		s.divert(t, &b)
	}
	if m := monsterOf(b.Attacker); m.missile() != nil || !b.Ranged && (m != nil || gripped(b.Attacker)) {
		b.Weapon = nil // bare hands, or what its row says, whatever it carries
	}
	b.Rush = b.Rush || !b.Ranged && rushes(b.Attacker, b.Defender)
	s.faceAttacker(t, b)
	if m := monsterOf(b.Attacker); m != nil { // whatever it has in hand, its row says what it does
		attacks := m.form(b.Rush, b.Ranged)
		for i := range attacks {
			if i > 0 && (b.Free || b.Ranged && m.missile() == nil || b.Defender.HP <= 0) {
				return
			}
			with := &attacks[i]
			if s.swing(t, &b, with.Name, with.by(), with.damage(t, b.Attacker, b.Rush)) {
				s.touches(t, b.Attacker, b.Defender, with.Touch)
				s.drains(t, m, b.Defender)
			}
			b.Rush = false
		}
		return
	}
	s.swing(t, &b, thing(b), cause(b.Weapon), s.weaponDamage(t, &b))
}

// divert gives a shot the target that it comes to: a guard, or another of a
// melee [PH-CMB-20, PH-CMB-25].
func (s *System) divert(t *world.Turn, b *world.Blow) {
	meant := b.Defender
	if s.drawShot(t, b); b.Defender == meant {
		s.stray(t, b)
	}
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
// [PH-CMB-06, PH-CMB-09, PH-CMB-10].
func (s *System) swing(t *world.Turn, b *world.Blow, with string, by Cause, damage hurt) bool {
	e, hit, critical := s.aim(t, b, with)
	face := e.Rolls[len(b.Rolls)].Result
	if !hit {
		t.Between(b.Attacker, b.Defender, e)
		s.wearByBlow(t, b, face, hit)
		return false
	}
	if critical {
		e.Rules = append(e.Rules, "PH-CMB-09")
	}
	roll := damage(critical)
	e.Kind, e.Amount = rules.Struck, suffered(b, max(1, roll.Total()), by)
	e.Rolls = append(e.Rolls, roll)
	t.Between(b.Attacker, b.Defender, e)
	light.Struck(t, b.Defender)
	s.wearByBlow(t, b, face, hit)
	scorch(t.W, b.Defender, by)
	s.Harm(t, b.Defender, e.Amount, b.Attacker.ID)
	return true
}

// aim is the attack roll alone, with the event of a miss [PH-CMB-06].
func (s *System) aim(t *world.Turn, b *world.Blow, with string) (e rules.Event, hit, critical bool) {
	w := t.W
	attack := rules.Roll{Who: world.Truth(b.Attacker.ID), Purpose: "attack", Dice: "d20", Mods: append(s.attackMods(w, b), b.Extra...)}
	class := rules.Roll{Who: world.Truth(b.Defender.ID), Purpose: "defence", Mods: append(s.classMods(w, b), b.Defence...)}
	certain := Executes(isHelpless(b.Defender), b.Ranged, s.bracket(b))
	if !certain {
		attack.Result = t.Roll(dice.Combat, "attack", 20)
	}
	e = rules.Event{Kind: rules.Missed, At: b.At, Thing: with, Rolls: append(append([]rules.Roll(nil), b.Rolls...), attack, class), Rules: append(append([]rules.RuleID(nil), b.Rules...), "PH-CMB-06")}
	h := heroOf(b.Attacker)
	hit, critical = Lands(h != nil, attack.Result, total(attack.Mods), class.Total(), s.criticalFrom(w, b))
	if certain {
		hit, critical = true, true
		e.Rules = append(e.Rules, "PH-CMB-10")
	}
	return e, hit, critical
}

// criticalFrom is the least face with which an attack is critical [PH-CMB-03,
// PH-CMB-09, PH-FEA-05].
func (s *System) criticalFrom(w *world.World, b *world.Blow) int {
	h := heroOf(b.Attacker)
	if h == nil {
		return NoCritical
	}
	two := b.Weapon != nil && w.Gear(b.Weapon).Hands > 1
	m := monsterOf(b.Defender)
	from := CriticalFrom(h.Level, h.Times("great-weapon") > 0 && !b.Ranged, two)
	return Critical(from, b.Defender.Is(conditionSurprised) != nil, behind(b.Attacker, b.Defender), m == nil || m.Vital())
}

// attackMods is all that is added to an attack roll but what granted it
// [PH-CMB-07, PH-CMB-08, PH-CMB-23].
func (s *System) attackMods(w *world.World, b *world.Blow) []rules.Number {
	if m := monsterOf(b.Attacker); m != nil {
		return append(m.AttackMods(false), s.situation(w, b).AttackMods()...)
	}
	h := heroOf(b.Attacker)
	arms := Arms{Captain: captainOf(w, b.Attacker)}
	if row := rowOf(b.Weapon); row != nil {
		if b.Ranged {
			arms.Missile = row.Missile
		} else {
			arms.Melee, arms.Second = row.Melee, secondWeapon(w, b.Attacker, b.Weapon)
		}
	}
	return append(h.AttackBonus(arms), s.situation(w, b).AttackMods()...)
}

// situation is what of the moment an attack depends on [PH-CMB-08, PH-CMB-23].
func (s *System) situation(w *world.World, b *world.Blow) Situation {
	a, d := b.Attacker, b.Defender
	at := Situation{
		Missile: b.Ranged, Rear: !b.Ranged && behind(a, d), Surprised: d.Is(conditionSurprised) != nil, Unseen: b.Stealth,
		Expert: trained(d, "blindfighting"), Prone: d.Is(conditionProne) != nil, Held: d.Is(conditionHeld) != nil && !hasHold(a, d), Stunned: d.Is(conditionStunned) != nil,
		Offensive: a.Doing.Stance == Offensive, Cornered: a.Is(conditionFleeing) != nil,
		Blind: sense.BlindVersus(w, a, d) && !(trained(a, "blindfighting") && a.Perceives(d.ID) != nil),
	}
	at.Fatigue = tired(w, a)
	if a.Slot > 0 && !brightOfItself(w, a) {
		at.Lights = lightsShort(w, a)
	}
	if b.Ranged {
		at.Range, at.Cover, at.Moving, at.Dim = s.bracket(b), cover(w, a, d), unsteady(b), total(b.Defence)
		if h := heroOf(a); h != nil && h.Times("marksman") > 0 {
			at.Marksman = h.Level
		}
	}
	return at
}

// brightOfItself reports whether a creature stands where it is Bright without
// any lamp, so that a party needs none [PH-LIT-03].
func brightOfItself(w *world.World, a *world.Actor) bool {
	l := w.LevelOf(a)
	for _, z := range slices.Backward(l.Zones) {
		if slices.Contains(z.Tiles, a.At) {
			return z.Magical == 0 && z.Ambient >= rules.Bright
		}
	}
	return l.Ambient >= rules.Bright
}

// lightsShort is how many lights those of the party whom a hero knows about it,
// itself among them, are short of: one for each three, a bare candle counting
// for less [PH-LIT-03, DK-VIS-05].
func lightsShort(w *world.World, a *world.Actor) int {
	members, lights, candles := 0, 0, 0
	for _, b := range w.Actors {
		if b.Slot == 0 || !b.Stands() || b.ID != a.ID && !knows(a, b) {
			continue
		}
		members++
		w.Carried(b.ID, func(it *world.Item) bool {
			if k := w.Shines(it); k != nil && k.Bright > 0 {
				lights++
			} else if k != nil {
				candles++
			}
			return true
		})
	}
	return LightsShort(members, lights, candles)
}

// bracket is what the distance costs a shot: 0, −4 or −8 [PH-WPN-05].
func (s *System) bracket(b *world.Blow) int {
	missile := monsterOf(b.Attacker).missile()
	if row := rowOf(b.Weapon); row != nil {
		missile = row.Missile
	}
	if !b.Ranged || missile == nil {
		return 0
	}
	far, _ := missile.Penalty(grid.Distance(b.Attacker.At, b.Defender.At), true)
	return far
}

// classMods is what stands between a creature and a blow [PH-ARM-03, PH-CMB-03,
// PH-CMB-18, PH-CMB-41, PH-DRK-06].
func (s *System) classMods(w *world.World, b *world.Blow) []rules.Number {
	d := b.Defender
	if m := monsterOf(d); m != nil {
		return m.ClassMods(0)
	}
	h := heroOf(d)
	body, shield := worn(w, d)
	surprised := d.Is(conditionSurprised) != nil
	return h.ClassMods(body, shield, Exposure{
		Rear: b.Attacker.ID != d.ID && behind(b.Attacker, d), Surprised: surprised, Unseen: b.Stealth, Expert: trained(d, "blindfighting"),
		Held: !able(d) && !surprised || d.Is(conditionHeld) != nil, Fleeing: d.Doing.Mode == Flee, Defensive: d.Doing.Stance == Defensive,
		Laden: burden(w, d, h).Level(), Attacker: sizeOf(b.Attacker),
	})
}

// behind reports whether a stands in one of the three tiles at b's back
// [PH-CMB-14].
func behind(a, b *world.Actor) bool {
	return a.At != b.At && Behind(b.Facing, grid.Nearest(a.At.Sub(b.At)))
}

// faceAttacker turns one that is free to its first attacker of the round, if it
// sees it and nobody held it before [PH-CMB-14].
func (s *System) faceAttacker(t *world.Turn, b world.Blow) {
	d := b.Defender
	if b.Ranged || d.Doing.Turned || !able(d) || sense.BlindVersus(t.W, d, b.Attacker) || d.At == b.At && d.ID == b.Attacker.ID {
		return
	}
	locked := slices.ContainsFunc(foesBeside(t.W, d), func(foe *world.Actor) bool { return foe.ID != b.Attacker.ID && locks(t.W, foe, d) })
	if !FacesAttacker(true, locked, false, false) {
		return
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

// weaponDamage is the damage of a hero's weapon or fist [PH-CMB-11, PH-CMB-13].
func (s *System) weaponDamage(t *world.Turn, b *world.Blow) hurt {
	return func(critical bool) rules.Roll {
		h := heroOf(b.Attacker)
		row := rowOf(b.Weapon)
		if row == nil {
			return fistRoll(t, b.Attacker, h, critical)
		}
		class := weaponClass(row, b.Ranged)
		d := h.WeaponDamage(class, !b.Ranged || b.Thrown)
		d.Most, d.Rush = critical, b.Rush
		d.Grip = class == MediumWeapon && !b.Ranged && !handsElse(t.W, b.Attacker, b.Weapon)
		return damageRoll(t, b.Attacker, d)
	}
}

// damageRoll throws damage, or takes the most that the dice can show.
func damageRoll(t *world.Turn, a *world.Actor, d Damage) rules.Roll {
	most, rolled := d.Count()
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "damage", Dice: dice.Dice{Count: most + rolled, Sides: d.Sides}.String(), Mods: d.Mods(), Result: most * d.Sides}
	for range rolled {
		r.Result += t.Roll(dice.Combat, "damage", d.Sides)
	}
	return r
}

// fistRoll is the damage of the bare hand [PH-CMB-13].
func fistRoll(t *world.Turn, a *world.Actor, h *Character, critical bool) rules.Roll {
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "damage", Dice: dice.Dice{Count: 1, Sides: FistSides}.String(), Result: fistMost}
	if !critical {
		r.Result = t.Roll(dice.Combat, "damage", FistSides)
	}
	r.Mods = number(nil, "Strength", h.Mod(Strength), "PH-CMB-13")
	return r
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

// secondWeapon is what a creature holds in its other hand to strike with; nil
// if there is none [PH-CMB-50].
func secondWeapon(w *world.World, a *world.Actor, first *world.Item) *Melee {
	for _, it := range w.Things(a.ID) {
		if row := rowOf(it); it.Where == rules.InHand && it.ID != first.ID && row != nil && row.Melee != nil && row.Light == nil {
			return row.Melee
		}
	}
	return nil
}

// knows reports whether a perceives b and knows who it is.
func knows(a, b *world.Actor) bool {
	p := a.Perceives(b.ID)
	return p != nil && p.Known
}

// captainOf is the level of the best captain near a hero of whom it knows,
// itself left out; 0 if there is none [PH-FEA-03, DK-VIS-05].
func captainOf(w *world.World, a *world.Actor) int {
	best := 0
	for _, c := range w.Actors {
		if h := heroOf(c); h != nil && c.ID != a.ID && c.Slot > 0 && able(c) && knows(a, c) && h.Times("captain") > 0 && grid.Within(c.At, a.At, CaptainReach) {
			best = max(best, h.Level)
		}
	}
	return best
}
