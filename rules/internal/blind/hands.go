package blind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// throwTiles is how far a light can be thrown [DK-LGT-10].
const throwTiles = 6

// LightActions are the rows for lighting, dousing and moving lights.
func LightActions() []world.Action {
	return []world.Action{
		{ID: LightUp, Phase: rules.PhaseTurn, Title: "Light", Key: "l", Actions: 1, Senses: rules.Touch, Rule: "DK-LGT-08", Offer: offerLight, Do: doLight},
		{ID: Douse, Phase: rules.PhaseTurn, Title: "Put out a light", Key: "d", Actions: 1, Senses: rules.Touch, Rule: "DK-LGT-06", Offer: offerDouse, Do: doDouse},
		{ID: Shutter, Phase: rules.PhaseTurn, Title: "Turn the shutter", Key: "H", Actions: 1, Senses: rules.Touch, Rule: "DK-HST-09", Heroes: true, Offer: offerShutter, Do: doShutter},
		{ID: Drop, Phase: rules.PhaseTurn, Title: "Drop", Key: "D", Actions: 1, Senses: rules.Touch, Rule: "DK-LGT-05", Heroes: true, Offer: offerDrop, Do: doDrop},
		{ID: ThrowLight, Phase: rules.PhaseTurn, Title: "Throw a light", Key: "L", Actions: 1, Senses: rules.Touch, Rule: "DK-LGT-10", Heroes: true, Offer: offerThrowLight, Do: doThrowLight},
	}
}

// DoorActions are the rows for doors.
func DoorActions() []world.Action {
	return []world.Action{
		{ID: Open, Phase: rules.PhaseTurn, Title: "Open a door", Key: "o", Actions: 1, Senses: rules.Touch, Rule: "DK-HST-08", Offer: OfferDoor(true), Do: doOpen},
		{ID: Close, Phase: rules.PhaseTurn, Title: "Close a door", Key: "O", Actions: 1, Senses: rules.Touch, Rule: "DK-HST-08", Heroes: true, Offer: OfferDoor(false), Do: doClose},
	}
}

// offerLight needs a free hand, and a tinderbox or a flame in reach
// [DK-LGT-08].
func offerLight(w *world.World, a *world.Actor) world.Offering {
	p := rules.Param{Kind: rules.ParamItem}
	cold := false
	for i, it := range w.Things(a.ID) {
		g := w.Gear(it)
		switch {
		case g.Light == nil || it.Lit:
		case it.Left <= 0 && g.Light.Burns > 0:
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "DK-LGT-07", Not: "there is no oil left in it"})
		case it.Where != rules.InHand && w.HandsFull(a.ID)+g.Hands > 2:
			cold = true
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "DK-LGT-08", Not: noHand})
		default:
			cold = true
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: g.Name})
		}
	}
	o := world.Offering{Params: []rules.Param{p}}
	switch {
	case !cold:
		o.Not = rules.Refusal{Rule: "DK-LGT-08", Why: "you have no unlit light"}
	case !fire(w, a):
		o.Not = rules.Refusal{Rule: "DK-LGT-08", Why: "you have no tinderbox and no flame in reach to kindle it with"}
	case len(p.Choices) == 0:
		o.Not = rules.Refusal{Rule: "DK-LGT-08", Why: noHand}
	}
	return o
}

const noHand = "you have no hand free to hold a light"

// fire reports whether a creature has something to kindle a light with: a
// tinderbox, or another flame that it carries or sees beside it.
func fire(w *world.World, a *world.Actor) bool {
	for _, it := range w.Items {
		if it.Gone {
			continue
		}
		if it.Holder == a.ID && w.Gear(it).Use == UseTinder {
			return true
		}
		level, p := w.PlaceOf(it)
		if it.Lit && (it.Holder == a.ID || level == a.Level && beside(w, a, it, p)) {
			return true
		}
	}
	return false
}

// beside reports whether a creature sees a light shine on its own tile or on an
// adjacent one.
func beside(w *world.World, a *world.Actor, it *world.Item, p grid.Point) bool {
	return w.Shines(it) != nil && (p == a.At || w.LevelOf(a).Grid.Adjacent(a.At, p)) && sense.Tile(w, a, p) > rules.Unseen
}

// UseTinder is the use of what kindles lights.
const UseTinder world.Use = "tinder"

func doLight(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	Kindle(t, a, it)
}

// Kindle lights a carried light in the hand.
func Kindle(t *world.Turn, a *world.Actor, it *world.Item) {
	it.Lit, it.Where, it.Shuttered = true, rules.InHand, false
	light.Update(t.W, a.Level) // so that it is told in its own light
	t.Tell(a, rules.Event{Kind: rules.LightLit, Thing: string(it.Kind), Rules: []rules.RuleID{"DK-LGT-08"}})
	sense.Refresh(t)
}

// offerDouse lists the tiles, one's own and adjacent, on which one knows of a
// burning light.
func offerDouse(w *world.World, a *world.Actor) world.Offering {
	var points []grid.Point
	for _, it := range w.Items {
		level, p := w.PlaceOf(it)
		if !it.Lit || it.Gone || level != a.Level || holds(points, p) {
			continue
		}
		if it.Holder == a.ID || beside(w, a, it, p) {
			points = append(points, p)
		}
	}
	if len(points) == 0 {
		return Not("DK-LGT-06", "no burning light is in your reach")
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamTile, Points: points}}}
}

func doDouse(t *world.Turn, a *world.Actor, d *world.Deed) {
	if it := t.W.Thing(a.ID, d.Item); it != nil && it.Lit && d.At == a.At {
		light.Out(t, it, light.ByHand, "DK-LGT-06")
		sense.Refresh(t)
		return
	}
	for _, it := range t.W.Items {
		level, p := t.W.PlaceOf(it)
		if !it.Lit || it.Gone || level != a.Level || p != d.At || it.Holder != a.ID && !beside(t.W, a, it, p) {
			continue
		}
		if it.Holder == a.ID {
			light.Out(t, it, light.ByHand, "DK-LGT-06")
		} else {
			light.Douse(t, a, it)
		}
		break
	}
	sense.Refresh(t)
}

func offerShutter(w *world.World, a *world.Actor) world.Offering {
	var choices []rules.Choice
	for i, it := range w.Things(a.ID) {
		if g := w.Gear(it); g.Light != nil && g.Light.Shut && it.Lit {
			text := "shut the " + g.Name
			if it.Shuttered {
				text = "open the " + g.Name
			}
			choices = append(choices, rules.Choice{Value: i + 1, Text: text})
		}
	}
	if len(choices) == 0 {
		return hidden
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamItem, Choices: choices}}}
}

func doShutter(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	it.Shuttered = !it.Shuttered
	e := rules.Event{Kind: rules.Shuttered, Thing: string(it.Kind), Rules: []rules.RuleID{"DK-LGT-05"}}
	if it.Shuttered {
		e.Amount = 1
	}
	t.Tell(a, e)
	sense.Refresh(t)
}

// Choices lists the things of a creature that a test lets through.
func Choices(w *world.World, a *world.Actor, fits func(*world.Item, *world.Gear) bool) []rules.Choice {
	var choices []rules.Choice
	for i, it := range w.Things(a.ID) {
		if g := w.Gear(it); fits(it, g) {
			choices = append(choices, rules.Choice{Value: i + 1, Text: g.Name})
		}
	}
	return choices
}

func offerDrop(w *world.World, a *world.Actor) world.Offering {
	p := rules.Param{Kind: rules.ParamItem, Choices: Choices(w, a, func(it *world.Item, _ *world.Gear) bool { return it.Where != rules.Worn })}
	for i, it := range w.Things(a.ID) {
		if it.Where == rules.Worn {
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "DK-HST-09", Not: "you wear it: take it off first"})
		}
	}
	if len(p.Choices) == 0 {
		return Not("DK-LGT-05", "you have nothing to drop")
	}
	return world.Offering{Params: []rules.Param{p}}
}

func doDrop(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	t.W.Drop(it, a.Level, a.At)
	kind := rules.Dropped
	if t.W.Gear(it).Light != nil {
		kind = rules.LightMoved
	}
	t.Tell(a, rules.Event{Kind: kind, From: a.At, Thing: string(it.Kind), Rules: []rules.RuleID{"DK-LGT-05"}})
	light.Landed(t, it, false)
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: t.W.System().Darkness().Step, Kind: rules.SoundDrop})
	sense.Refresh(t)
}

func offerThrowLight(w *world.World, a *world.Actor) world.Offering {
	p := rules.Param{Kind: rules.ParamItem, Choices: Choices(w, a, func(it *world.Item, g *world.Gear) bool { return g.Light != nil && it.Where == rules.InHand })}
	for i, it := range w.Things(a.ID) {
		if w.Gear(it).Light != nil && it.Where != rules.InHand {
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "DK-LGT-10", Not: "take it in hand first"})
		}
	}
	o := world.Offering{Params: []rules.Param{p, {Kind: rules.ParamDirection}, {Kind: rules.ParamTiles, Min: 1, Max: throwTiles}}}
	if len(p.Choices) == 0 {
		o.Not = rules.Refusal{Rule: "DK-LGT-10", Why: "you hold no light to throw"}
	}
	return o
}

// doThrowLight lands a light on the last free tile before the first wall
// [DK-LGT-10].
func doThrowLight(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	g := t.W.LevelOf(a).Grid
	p := a.At
	for n := 0; n < d.Tiles && g.Passable(p, d.To); n++ {
		p = p.Add(d.To.Delta())
	}
	t.W.Drop(it, a.Level, p)
	sense.Refresh(t)
	t.Tell(a, rules.Event{Kind: rules.LightMoved, From: a.At, At: p, Thing: string(it.Kind), Facing: d.To, Rules: []rules.RuleID{"DK-LGT-10", "DK-LGT-05"}})
	light.Landed(t, it, true)
	sense.Refresh(t)
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: p, Loud: t.W.System().Darkness().Step, Kind: rules.SoundDrop})
}

// Doorway is a door beside a creature.
type Doorway struct {
	at   grid.Point // the door's tile, or the creature's own for an edge
	edge bool
	to   grid.Direction
	open bool
}

// doorToward is the door that one could reach in a direction: an edge of one's
// own tile, or the next tile.
func doorToward(w *world.World, a *world.Actor, d grid.Direction) (Doorway, bool) {
	g := w.LevelOf(a).Grid
	switch g.Edge(a.At, d) {
	case grid.ClosedThinDoor:
		return Doorway{a.At, true, d, false}, true
	case grid.OpenThinDoor:
		return Doorway{a.At, true, d, true}, true
	}
	p := a.At.Add(d.Delta())
	switch g.At(p) {
	case grid.ClosedDoor:
		return Doorway{p, false, d, false}, true
	case grid.OpenDoor:
		return Doorway{p, false, d, true}, true
	}
	return Doorway{}, false
}

// OfferDoor lists the directions in which a sighted creature sees a door to
// open or to close; a Blind one may try any [DK-BLD-01, DK-HST-08].
func OfferDoor(opening bool) func(*world.World, *world.Actor) world.Offering {
	return func(w *world.World, a *world.Actor) world.Offering {
		if a.Senses.Blind != rules.Sighted {
			return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection}}}
		}
		var toward []grid.Direction
		for d := grid.North; d <= grid.NorthWest; d++ {
			door, ok := doorToward(w, a, d)
			if ok && door.open != opening && (door.edge || sense.GroundLight(w, a, door.at) > rules.Dark) {
				toward = append(toward, d)
			}
		}
		if len(toward) == 0 && opening {
			return Not("DK-HST-08", "no closed door is beside you")
		}
		if len(toward) == 0 {
			return hidden
		}
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection, Directions: toward}}}
	}
}

// DoorAt is the door that a hand finds in a direction, with its lock if it has
// one; where there is none, what is there instead is felt [DK-BLD-01].
func DoorAt(t *world.Turn, a *world.Actor, d grid.Direction, opening bool) (Doorway, *world.Door, bool) {
	door, ok := doorToward(t.W, a, d)
	if !ok || door.open == opening {
		fumble(t, a, d)
		return door, nil, false
	}
	return door, t.W.LevelOf(a).DoorAt(door.at, door.edge, door.to), true
}

// fumble is reaching for a door that is not there.
func fumble(t *world.Turn, a *world.Actor, d grid.Direction) {
	what := "nothing"
	if blocks, n := t.W.LevelOf(a).Grid.Step(a.At, d); n > 0 {
		sense.Felt(t.W, a, blocks[0])
		what = hitName(t.W, a, blocks[0])
	}
	t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: a.At.Add(d.Delta()), Facing: d, Thing: what, Rules: []rules.RuleID{"DK-BLD-01"}})
}

// Locked lets a hero remember that a door did not open.
func Locked(a *world.Actor, door Doorway) { sense.Barred(a, door.at, door.edge, door.to, true) }

// Swing opens or closes a door, with its noise.
func Swing(t *world.Turn, a *world.Actor, door Doorway, open bool, loud int, how string) {
	w := t.W
	sense.Barred(a, door.at, door.edge, door.to, false)
	if door.edge {
		e := grid.ClosedThinDoor
		if open {
			e = grid.OpenThinDoor
		}
		// The edge exists: it carries the door already.
		_ = w.SetEdge(a.Level, door.at, door.to, e)
	} else {
		terrain := grid.ClosedDoor
		if open {
			terrain = grid.OpenDoor
		}
		w.SetTerrain(a.Level, door.at, terrain)
	}
	sense.Refresh(t)
	t.Tell(a, rules.Event{Kind: rules.DoorMoved, At: door.at, Facing: door.to, Text: how, Rules: []rules.RuleID{"DK-HST-08"}})
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: loud, Kind: rules.SoundDoor})
}

func doOpen(t *world.Turn, a *world.Actor, d *world.Deed) {
	door, lock, ok := DoorAt(t, a, d.To, true)
	if !ok {
		return
	}
	if lock != nil && (lock.Locked || lock.Jammed) {
		sense.Felt(t.W, a, grid.Block{At: door.at, Edge: door.edge, Toward: door.to})
		how := "locked"
		if lock.Jammed {
			how = "jammed"
		}
		Locked(a, door)
		t.Tell(a, rules.Event{Kind: rules.DoorMoved, At: door.at, Facing: door.to, Text: how, Rules: []rules.RuleID{"DK-HST-08"}})
		return
	}
	Swing(t, a, door, true, t.W.System().Darkness().Door, "opened")
}

// doClose shuts a door, unless somebody or something is in the way.
func doClose(t *world.Turn, a *world.Actor, d *world.Deed) {
	door, _, ok := DoorAt(t, a, d.To, false)
	if !ok {
		return
	}
	w := t.W
	if !door.edge && (w.Standing(a.Level, door.at, world.Nobody) != nil || w.Body(a.Level, door.at) != nil || len(w.Lying(a.Level, door.at)) > 0) {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.Stopped, At: door.at, Text: "something is in the doorway", Rules: []rules.RuleID{"DK-HST-08"}})
		return
	}
	Swing(t, a, door, false, w.System().Darkness().Door, "closed")
}
