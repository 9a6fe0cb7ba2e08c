package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// FightActions are the rows for attacking, throwing and hiding.
func FightActions() []world.Action {
	return []world.Action{
		{ID: FreeAttack, Phase: rules.PhaseTurn, Title: "Free stealth attack", Key: "F", Senses: rules.Touch, Rule: "DK-STL-02", Offer: offerFree, Do: doFree},
		{ID: Attack, Phase: rules.PhaseTurn, Title: "Attack", Key: "a", Actions: 1, Senses: rules.Touch, Rule: "DK-BLD-02", Offer: offerAttack, Do: doAttack},
		{ID: Sneak, Phase: rules.PhaseTurn, Title: "Stealth attack, contested", Key: "S", Actions: 1, Senses: rules.Touch, Rule: "DK-STL-03", Heroes: true, Offer: offerSneak, Do: doSneak},
		{ID: Shoot, Phase: rules.PhaseTurn, Title: "Shoot", Key: "s", Actions: 1, Senses: rules.Sight, Rule: "DK-LOW-01", Offer: offerShoot, Do: doShoot},
		{ID: Throw, Phase: rules.PhaseTurn, Title: "Throw a weapon", Key: "T", Actions: 1, Senses: rules.Sight, Rule: "DK-HST-09", Heroes: true, Offer: offerThrow, Do: doThrow},
		{ID: Hide, Phase: rules.PhaseTurn, Title: "Hide in the low light", Key: "h", Actions: 1, Senses: rules.Sight, Rule: "DK-STL-06", Heroes: true, Offer: offerHide, Do: doHide},
	}
}

// Reach is how far a creature strikes with what it holds: a Blind one only as
// far as unarmed [DK-BLD-02].
func Reach(w *world.World, a *world.Actor) int {
	far := max(1, a.Reach)
	if a.Senses.Blind != rules.Sighted {
		return far
	}
	if it := Wielded(w, a, false); it != nil {
		far = max(far, w.Gear(it).Weapon.Reach)
	}
	return far
}

// Wielded is the weapon in a creature's hand: one that shoots, or one that
// strikes, a light only if there is no other; nil for the bare hand.
func Wielded(w *world.World, a *world.Actor, shoots bool) *world.Item {
	var found *world.Item
	w.Carried(a.ID, func(it *world.Item) bool {
		g := w.Gear(it)
		if it.Where == rules.InHand && g.Weapon != nil && (g.Weapon.Range > 0) == shoots && (found == nil || g.Light == nil) {
			found = it
		}
		return found == nil || w.Gear(found).Light != nil
	})
	return found
}

// armed is what a creature strikes with in its reach: the weapon in its hand,
// else a bow, or a crossbow that is loaded; nil for the bare hand [DK-BLD-02].
func armed(w *world.World, a *world.Actor) *world.Item {
	if it := Wielded(w, a, false); it != nil {
		return it
	}
	return ready(w, a)
}

// ready is what a creature could shoot with at once, or nil.
func ready(w *world.World, a *world.Actor) *world.Item {
	it := Wielded(w, a, true)
	if it == nil || w.Gear(it).Weapon.Load && !it.Loaded {
		return nil
	}
	return it
}

// aims are the tiles at which a creature can strike, as far as it knows: those
// of whom it perceives in reach, and the adjacent ones that it cannot see.
func aims(w *world.World, a *world.Actor) []grid.Point {
	var points []grid.Point
	far := Reach(w, a)
	l := w.LevelOf(a)
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		b := w.Actors[p.Who]
		if grid.Within(a.At, p.At, far) && (p.Contact || sense.Touching(w, a, b) || far > 1 && l.Grid.LineOfSight(a.At, p.At)) {
			points = append(points, p.At)
		}
	}
	for d := grid.North; d <= grid.NorthWest; d++ {
		p := a.At.Add(d.Delta())
		if sense.Tile(w, a, p) == rules.Unseen && !knownSolid(w, a, p) && !holds(points, p) {
			points = append(points, p)
		}
	}
	return points
}

// knownSolid reports whether a creature knows that nobody can stand on a tile.
func knownSolid(w *world.World, a *world.Actor, p grid.Point) bool {
	g := w.LevelOf(a).Grid
	if a.Senses.Blind == rules.Sighted {
		return !g.Contains(p) || g.At(p).Has(grid.BlocksMove) && sense.GroundLight(w, a, p) > rules.Dark
	}
	for i := range a.Senses.Trace {
		if t := &a.Senses.Trace[i]; t.At == p && !t.IsEdge && !t.Walked && t.Terrain.Has(grid.BlocksMove) {
			return true
		}
	}
	return false
}

func holds(points []grid.Point, p grid.Point) bool {
	for _, q := range points {
		if q == p {
			return true
		}
	}
	return false
}

func offerAttack(w *world.World, a *world.Actor) world.Offering {
	points := aims(w, a)
	if len(points) == 0 {
		return Not("DK-BLD-02", "nobody is within your reach")
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamTile, Points: points}}}
}

func doAttack(t *world.Turn, a *world.Actor, d *world.Deed) {
	strikeTile(t, a, d.At, blowOpts{at: d.At, rule: "DK-BLD-02"})
}

// offerFree is the free Stealth attack, open against any contact or seen
// creature in reach, or in range of what is ready to shoot; whether it is Blind
// shows only in the event [DK-STL-02].
func offerFree(w *world.World, a *world.Actor) world.Offering {
	if !a.FreeAttack(w.Round) {
		return Not("DK-STL-02", "your free attack of this round is spent")
	}
	points := FreeAims(w, a)
	if len(points) == 0 {
		return Not("DK-STL-02", "nobody that you perceive is within your reach")
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamTile, Points: points}}}
}

// FreeAims are the tiles at which a creature could declare its free Stealth
// attack: those in reach, and those that it sees in range of what it could
// shoot with at once [DK-STL-02].
func FreeAims(w *world.World, a *world.Actor) []grid.Point {
	points := InReach(w, a)
	it := ready(w, a)
	if it == nil {
		return points
	}
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		if p.Degree > rules.Unseen && grid.Within(a.At, p.At, w.Gear(it).Weapon.Range) && !holds(points, p.At) {
			points = append(points, p.At)
		}
	}
	return points
}

// InReach are the tiles in reach on which a creature perceives somebody.
func InReach(w *world.World, a *world.Actor) []grid.Point {
	var points []grid.Point
	for _, p := range aims(w, a) {
		for i := range a.Senses.Percepts {
			if a.Senses.Percepts[i].At == p && !holds(points, p) {
				points = append(points, p)
			}
		}
	}
	return points
}

func doFree(t *world.Turn, a *world.Actor, d *world.Deed) {
	w := t.W
	a.FreeSpent = w.Round + 1
	if holds(InReach(w, a), d.At) {
		strikeTile(t, a, d.At, blowOpts{at: d.At, free: true, rule: "DK-STL-02"})
		return
	}
	blow(t, a, struckOn(w, a, d.At), blowOpts{at: d.At, weapon: ready(w, a), ranged: true, free: true, rule: "DK-STL-02"})
}

func offerSneak(w *world.World, a *world.Actor) world.Offering {
	if a.FreeAttack(w.Round) {
		return hidden
	}
	points := InReach(w, a)
	if len(points) == 0 {
		return hidden
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamTile, Points: points}}}
}

// doSneak is a further stealth attempt: the contest is part of the attack
// [DK-STL-03].
func doSneak(t *world.Turn, a *world.Actor, d *world.Deed) {
	b := struckOn(t.W, a, d.At)
	if b == nil {
		strikeTile(t, a, d.At, blowOpts{at: d.At, rule: "DK-STL-03"})
		return
	}
	won, rolls := t.W.System().Contest(t, a, b, lowBonus(t.W, a, b))
	e := rules.Event{Kind: rules.Contested, At: b.At, Rolls: rolls, Rules: []rules.RuleID{"DK-STL-03"}}
	if won {
		e.Amount = 1
	}
	t.Private(a, b.ID, e)
	strikeTile(t, a, d.At, blowOpts{at: d.At, rule: "DK-STL-03", contested: true, won: won})
}

// lowBonus is what low light adds to a stealth roll: one for each tile of
// distance beyond the light of the sneaker's tile [DK-STL-06].
func lowBonus(w *world.World, a, target *world.Actor) rules.Number {
	n := sense.LightFor(w, target, a.At)
	bonus := 0
	if n < rules.Bright && n > rules.Dark {
		bonus = max(0, grid.Distance(a.At, target.At)-int(n))
	}
	return rules.Number{Name: "beyond the low light", Value: bonus, Rule: "DK-STL-06"}
}

// struckOn is whoever an attack on a tile meets: one that stands there, else a
// body [DK-BLD-02].
func struckOn(w *world.World, a *world.Actor, p grid.Point) *world.Actor {
	if b := w.Standing(a.Level, p, a.ID); b != nil {
		return b
	}
	if b := w.Body(a.Level, p); b != nil && b.ID != a.ID {
		return b
	}
	return nil
}

type blowOpts struct {
	at        grid.Point
	weapon    *world.Item
	ranged    bool
	thrown    bool
	free      bool
	contested bool // a contest was rolled …
	won       bool // … and won
	rule      rules.RuleID
}

// strikeTile attacks whoever stands on a tile; an empty one is a miss that is
// heard [DK-BLD-02].
func strikeTile(t *world.Turn, a *world.Actor, p grid.Point, o blowOpts) {
	w := t.W
	far := Reach(w, a)
	b := struckOn(w, a, p)
	if b != nil && far <= 1 && !sense.Touching(w, a, b) {
		b = nil
	}
	if b != nil {
		o.at = p
		blow(t, a, b, o)
		return
	}
	a.Hidden = a.Hidden[:0]
	t.Tell(a, rules.Event{Kind: rules.StruckEmpty, At: p, Thing: weaponName(w, armed(w, a)), Rules: []rules.RuleID{o.rule, "DK-BLD-02"}})
	loose(armed(w, a))
	attackNoise(t, a, nil, a.At)
	sense.Refresh(t)
}

// loose spends the bolt of a crossbow.
func loose(it *world.Item) {
	if it != nil {
		it.Loaded = false
	}
}

// attackNoise is the noise of a blow; its victim felt it and is not told again.
func attackNoise(t *world.Turn, a, victim *world.Actor, p grid.Point) {
	sense.MakeNoise(t, sense.Noise{Maker: a, Aware: victim, Level: a.Level, At: p, Loud: t.W.System().Darkness().Attack, Kind: rules.SoundAttack})
}

func weaponName(w *world.World, it *world.Item) string {
	if it == nil {
		return ""
	}
	return string(it.Kind)
}

// blow is one attack on a creature: whether the Stealth bonus holds and what
// the light adds to the defence is settled here, the rest is the system's
// [DK-STL-01, DK-STL-04, DK-LOW-02].
func blow(t *world.Turn, a, b *world.Actor, o blowOpts) {
	w := t.W
	if o.weapon == nil {
		o.weapon = armed(w, a)
	}
	loose(o.weapon)
	blind := sense.BlindVersus(w, b, a)
	stealth := (o.free || o.contested && o.won) && blind || a.HiddenFrom(b.ID)
	ids := []rules.RuleID{o.rule}
	if stealth {
		ids = append(ids, "DK-STL-01")
	} else if o.free || o.won {
		ids = append(ids, "DK-STL-04")
	}
	bl := world.Blow{Attacker: a, Defender: b, Weapon: o.weapon, Ranged: o.ranged, Thrown: o.thrown, Stealth: stealth, Free: o.free, At: o.at, Rules: ids}
	if o.ranged {
		bl.Defence = lowDefence(w, a, b)
		bl.Rules = append(bl.Rules, "DK-LOW-01")
	}
	a.Hidden = a.Hidden[:0]
	sense.Rouse(t, b)
	w.System().Strike(t, bl)
	if o.ranged {
		attackNoise(t, a, nil, a.At) // a shot is heard where it comes from
	} else {
		attackNoise(t, a, b, o.at)
	}
	sense.Refresh(t)
}

// lowDefence is what a target in Low Light n gains against a shot from beyond
// 2n tiles: one for each tile past it [DK-LOW-02]; in what is bright to the
// shooter's eyes, nothing [DK-LOW-04].
func lowDefence(w *world.World, a, b *world.Actor) []rules.Number {
	n := sense.LightFor(w, a, b.At)
	if n >= rules.Bright || n == rules.Dark {
		return nil
	}
	if past := grid.Distance(a.At, b.At) - 2*int(n); past > 0 {
		return []rules.Number{{Name: "far in low light", Value: past, Rule: "DK-LOW-02"}}
	}
	return nil
}

// marks are those whom a creature sees within a range, as shapes or better.
func marks(w *world.World, a *world.Actor, tiles int) []rules.Choice {
	var choices []rules.Choice
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		if b := w.Actors[p.Who]; p.Degree > rules.Unseen && grid.Within(a.At, p.At, tiles) && b.In() {
			name := "a shape"
			if p.Degree == rules.Identified {
				name = b.Name
			}
			choices = append(choices, rules.Choice{Value: int(sense.HandleFor(a, b, p)), Text: name + ", " + tilesAway(grid.Distance(a.At, p.At))})
		}
	}
	return choices
}

// offerShoot lets one shoot at what it sees: from the dark at what is lit, not
// from the light into the dark [DK-BLD-04, DK-LOW-03].
func offerShoot(w *world.World, a *world.Actor) world.Offering {
	it := Wielded(w, a, true)
	if it == nil {
		return hidden
	}
	g := w.Gear(it)
	switch choices := marks(w, a, g.Weapon.Range); {
	case a.Senses.Blind == rules.ByOtherCause:
		return Not("DK-BLD-01", "you cannot see to aim")
	case g.Weapon.Load && !it.Loaded:
		return Not("DK-HST-09", "the "+g.Name+" is not loaded")
	case len(choices) == 0:
		return Not("DK-BLD-04", "you see nobody within "+tilesAway(g.Weapon.Range))
	default:
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamTarget, Choices: choices}}}
	}
}

// ShootAt shoots at somebody with what needs no weapon in the hand.
func ShootAt(t *world.Turn, a, b *world.Actor) {
	blow(t, a, b, blowOpts{at: b.At, ranged: true, rule: "DK-LOW-03"})
}

func doShoot(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := Wielded(t.W, a, true)
	blow(t, a, d.Target, blowOpts{at: d.Target.At, weapon: it, ranged: true, rule: "DK-LOW-03"})
}

func offerThrow(w *world.World, a *world.Actor) world.Offering {
	far := 0
	var items []rules.Choice
	for i, it := range w.Things(a.ID) {
		g := w.Gear(it)
		if g.Weapon != nil && g.Weapon.Thrown > 0 {
			items = append(items, rules.Choice{Value: i + 1, Text: g.Name})
			far = max(far, g.Weapon.Thrown)
		}
	}
	if len(items) == 0 {
		return hidden
	}
	choices := marks(w, a, far)
	o := world.Offering{Params: []rules.Param{{Kind: rules.ParamItem, Choices: items}, {Kind: rules.ParamTarget, Choices: choices}}}
	if len(choices) == 0 {
		o.Not = rules.Refusal{Rule: "DK-BLD-04", Why: "you see nobody within " + tilesAway(far)}
	}
	return o
}

func doThrow(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	b := d.Target
	blow(t, a, b, blowOpts{at: b.At, weapon: it, ranged: true, thrown: true, rule: "DK-HST-09"})
	t.W.Drop(it, b.Level, b.At)
}

// offerHide needs low light to hide in [DK-STL-06].
func offerHide(w *world.World, a *world.Actor) world.Offering {
	if a.Senses.Blind == rules.ByOtherCause {
		return Not("DK-BLD-01", "you cannot see where the shadows lie")
	}
	level := rules.Light(w.LevelOf(a).Lit.Level(a.At))
	if level == rules.Dark {
		return Not("DK-STL-06", "in the dark you are hidden already")
	}
	if level >= rules.Bright {
		return Not("DK-STL-06", "you cannot hide in bright light")
	}
	return world.Offering{}
}

// doHide contests with everybody that notices the hider from beyond the light
// of its tile; each that loses no longer sees it [DK-STL-06]. Those that it
// perceives come first, so that the dice of others shift none that it reads.
func doHide(t *world.Turn, a *world.Actor, _ *world.Deed) {
	w := t.W
	hid := false
	for _, perceived := range [...]bool{true, false} {
		for _, b := range w.Actors {
			if b.ID == a.ID || !b.Stands() || a.HiddenFrom(b.ID) || sense.Sees(w, b, a) != rules.Noticed || (a.Perceives(b.ID) != nil) != perceived {
				continue
			}
			hid = hideFrom(t, a, b, perceived) || hid
		}
	}
	if !hid {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Hid, Rules: []rules.RuleID{"DK-STL-06"}})
	}
	sense.Refresh(t)
}

// hideFrom is the contest with one watcher; the hider is told how it went, and
// told at all, only of a watcher that it perceives.
func hideFrom(t *world.Turn, a, b *world.Actor, perceived bool) bool {
	won, rolls := t.W.System().Contest(t, a, b, lowBonus(t.W, a, b))
	e := rules.Event{Kind: rules.Found, Rolls: rolls, Rules: []rules.RuleID{"DK-STL-06"}}
	if won {
		e.Kind, e.Amount = rules.Hid, 1
		a.Hidden = append(a.Hidden, b.ID)
	}
	if perceived {
		t.Private(a, b.ID, e)
	}
	return won && perceived
}
