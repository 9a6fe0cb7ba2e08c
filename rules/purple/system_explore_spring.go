package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The kinds of event of falling and climbing.
const (
	Fell    rules.Kind = "purple.fall"  // Who fell Amount feet
	Climbed rules.Kind = "purple.climb" // Who climbed out (Amount 1), or slipped back
)

// conditionPit is being at the bottom of a pit, N the difficulty of the climb.
const conditionPit = "in a pit"

// spring lets a trap act on one that set it off, and on others that it reaches.
// From then on it is known, and all but pits have done what they could
// [PH-TRP-06].
func (s *System) spring(t *world.Turn, a *world.Actor, n int) {
	trap := &t.W.LevelOf(a).Traps[n]
	row := FindTrap(trap.Kind)
	t.Tell(a, rules.Event{Kind: TrapSprung, At: trap.At, Thing: row.Name, Rules: []rules.RuleID{"PH-TRP-03", "PH-TRP-06"}})
	s.reveal(t, a, n)
	trap.Spent = row.Fall == 0
	if row.Loud > 0 {
		sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: trap.At, Loud: row.Loud, Kind: rules.SoundClank})
	}
	if row.Snuffs != (Draught{}) {
		s.snuff(t, a, row.Snuffs)
	}
	for _, b := range s.reached(t.W, a, row) {
		s.strikes(t, b, row)
	}
	sense.Refresh(t)
}

// reached are those on whom a trap acts: who set it off, and who stands within
// its width beside, or its length beyond, that one [PH-TRP-06].
func (s *System) reached(w *world.World, a *world.Actor, row *Trap) []*world.Actor {
	all := []*world.Actor{a}
	for _, b := range w.Actors {
		if b == a || b.Level != a.Level || !b.In() || b.Dead {
			continue
		}
		d := b.At.Sub(a.At)
		ahead := a.Facing.Delta()
		beside := row.Wide > 1 && grid.Steps(a.At, b.At) == 1 && d.X*ahead.X+d.Y*ahead.Y == 0
		inLine := row.Long > 1 && grid.Steps(a.At, b.At) < row.Long && grid.Nearest(d) == a.Facing && (d.X == 0 || d.Y == 0 || d.X == d.Y || d.X == -d.Y)
		if beside || inLine {
			all = append(all, b)
		}
	}
	return all
}

// strikes is what a trap does to one creature [PH-TRP-06].
func (s *System) strikes(t *world.Turn, b *world.Actor, row *Trap) {
	switch {
	case row.Fall > 0:
		s.falls(t, b, row)
	case row.Darts != (dice.Dice{}):
		for range max(1, t.Throw(dice.Combat, "how many", row.Darts)) {
			s.shotAt(t, b, row)
		}
	case row.Save != nil:
		s.saved(t, b, row)
	}
}

// falls drops somebody into a pit: dice by its depth and its spikes, and prone
// at the bottom [PH-FAL-01].
func (s *System) falls(t *world.Turn, b *world.Actor, row *Trap) {
	d := Fall{Feet: row.Fall, Acrobat: trained(b, "acrobatics")}.Dice()
	damage := 0
	if d.Count > 0 {
		damage = t.Throw(dice.Combat, "fall", d)
	}
	if row.Dice.Count > 0 {
		damage += t.Throw(dice.Combat, "spikes", row.Dice)
	}
	t.Tell(b, rules.Event{Kind: Fell, Amount: row.Fall, Of: damage, Rules: []rules.RuleID{"PH-FAL-01"}})
	sense.MakeNoise(t, sense.Noise{Maker: b, Level: b.Level, At: b.At, Loud: darkness.Bump, Kind: rules.SoundFall})
	lapse(b, conditionPit)
	b.Conditions = append(b.Conditions, world.Condition{Kind: conditionPit, N: int(row.Climb), By: world.Nobody})
	s.Harm(t, b, damage, world.Nobody)
	s.fallOn(t, b, row.Fall)
}

// shotAt is one attack of a trap against armour class [PH-TRP-06, PH-CMB-06].
func (s *System) shotAt(t *world.Turn, b *world.Actor, row *Trap) {
	attack := rules.Roll{Who: world.Truth(b.ID), Purpose: "attack", Dice: "d20", Result: t.Roll(dice.Combat, "trap", 20), Mods: number(nil, row.Name, row.Attack, "PH-TRP-06")}
	class := rules.Roll{Who: world.Truth(b.ID), Purpose: "defence", Mods: s.classMods(t.W, &world.Blow{Attacker: b, Defender: b})}
	e := rules.Event{Kind: rules.Missed, At: b.At, Thing: row.Name, Rolls: []rules.Roll{attack, class}, Rules: []rules.RuleID{"PH-TRP-06", "PH-CMB-06"}}
	if hit, _ := Lands(false, attack.Result, attack.Total()-attack.Result, class.Total(), NoCritical); hit {
		roll := rules.Roll{Who: world.Truth(b.ID), Purpose: "damage", Dice: row.Dice.String(), Result: t.Throw(dice.Combat, "trap damage", row.Dice)}
		e.Kind, e.Amount = rules.Struck, max(1, roll.Result)
		e.Rolls = append(e.Rolls, roll)
	}
	t.Tell(b, e)
	if e.Kind == rules.Struck {
		s.Harm(t, b, e.Amount, world.Nobody)
	}
}

// saved is a trap that is dodged, or not: all of its damage or half, and what
// comes with it [PH-TRP-06, PH-SAV-01].
func (s *System) saved(t *world.Turn, b *world.Actor, row *Trap) {
	save := rules.Roll{Who: world.Truth(b.ID), Purpose: "save", Dice: "d20", Result: t.Roll(dice.Check, "save", 20)}
	if h := heroOf(b); h != nil {
		save.Mods = h.TrapMods(*row.Save)
	} else if m := monsterOf(b); m != nil {
		save.Mods = m.CheckMods()
	}
	made := Saves(save.Result, save.Total()-save.Result, row.Save.Target())
	damage := t.Throw(dice.Combat, "trap damage", row.Dice)
	switch {
	case made && row.Save.Half:
		damage /= 2
	case made:
		damage = 0
	}
	kind := rules.Struck
	if damage == 0 {
		kind = rules.Missed
	}
	t.Tell(b, rules.Event{Kind: kind, At: b.At, Thing: row.Name, Amount: damage, Of: int(row.Save.Target()), Rolls: []rules.Roll{save}, Rules: []rules.RuleID{"PH-TRP-06"}})
	if !made && row.Fragile {
		s.endanger(t, b, AreaAttack, nil)
	}
	if !made && row.Status == StatusProne {
		b.Conditions = append(b.Conditions, world.Condition{Kind: conditionProne, By: world.Nobody})
	}
	s.Harm(t, b, damage, world.Nobody)
}

// snuff blows at the lights within reach of a draught: each sort goes out on so
// many faces of a d6 [PH-TRP-06].
func (s *System) snuff(t *world.Turn, a *world.Actor, by Draught) {
	for _, it := range t.W.Items {
		level, p := t.W.PlaceOf(it)
		if !it.Lit || it.Gone || level != a.Level || !near(a.At, p, trapTiles) {
			continue
		}
		faces := by.Torches
		switch {
		case t.W.Gear(it).Light.Bare:
			faces = by.Candles
		case it.Kind == lantern:
			faces = by.Lamps
		}
		if Within(t.Roll(dice.Mishap, "draught", 6), faces) {
			light.Out(t, it, light.ByWind, "PH-TRP-06")
		}
	}
}

// offerClimbOut is open to one at the bottom of a pit [PH-CLB-01].
func offerClimbOut(_ *world.World, a *world.Actor) world.Offering {
	switch {
	case a.Is(conditionPit) == nil:
		return hidden
	case a.Doing.Moved:
		return spent("PH-CMB-31", "you have moved")
	}
	return world.Offering{}
}

// doClimbOut is one try at the wall of a pit, which takes one's movement
// [PH-CLB-01].
func doClimbOut(t *world.Turn, a *world.Actor, _ *world.Deed) {
	pit := a.Is(conditionPit)
	wall := Wall{Training: trained(a, "climbing")}
	if h := heroOf(a); h != nil {
		wall.Burden = burden(t.W, a, h).Level()
	}
	r := rules.Roll{Who: world.Truth(a.ID), Purpose: "climbing", Dice: "d20", Result: t.Roll(dice.Check, "climb", 20)}
	if h := heroOf(a); h != nil {
		r.Mods = h.CheckMods(Task{Ability: Dexterity, Times: 1})
	}
	out := r.Total() >= int(wall.Difficulty())
	a.Doing.Moved = true
	if out {
		lapse(a, pit.Kind)
	}
	t.Tell(a, rules.Event{Kind: Climbed, Amount: given(out, 1), Of: int(wall.Difficulty()), Rolls: []rules.Roll{r}, Rules: []rules.RuleID{"PH-CLB-01", "PH-CLB-02"}})
}
