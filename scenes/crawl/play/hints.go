package play

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Hint is a word of help, given when a thing first happens.
type Hint struct {
	ID    string
	Words string // marks stand for keys: see Keyed
}

// Hints give each word of help once, at the first occasion for it. They look
// only at what a hero perceived, and hold nothing up.
type Hints struct {
	Off   bool
	Seen  []string // the IDs of those given, in this crawl or before
	queue []Hint
	shown Hint
}

// occasion is when a hint is due.
type occasion struct {
	Hint
	due func(before, after *rules.View, events []rules.Event) bool
}

// occasions in the order in which a crawl may bring them.
var occasions = []occasion{
	{Hint{"walk", "Walk a step with {up} {down} {left} {right}; a click walks all the way, and {course explore:x} explores until something happens. The list on the right has all that you can do."}, first},
	{Hint{"door", "Walk into a shut door to open it. A door is heard a little way off; an open one lets your light out and others' in."}, sees(grid.ClosedDoor)},
	{Hint{"stairs", "Stairs: press {course down:>} to travel to the stairs down or the way out, {course up:<} for those that lead up."}, sees(grid.StairsDown, grid.StairsUp, grid.Exit)},
	{Hint{"low light", "In Low Light you make out shapes, not who they are, and what you strike at is harder to hit. {overlay} shows the level of light on each tile."}, lowLight},
	{Hint{"shape", "That is only a shape: the light is too low to know friend from foe. Look at it with {course look:v} for the reason."}, shape},
	{Hint{"foe", "A foe in sight. Walk into it to strike. What it cannot see it cannot strike well: your light shows you to it, too."}, foe},
	{Hint{"thing", "Something useful lies there. Stand on it and press {take:g} to take it; in the dark you can grope for it."}, finds},
	{Hint{"sound", "You heard something that you do not see. The log tells how loud and whence; a sound never tells friend from foe."}, happens(rules.Heard)},
	{Hint{"gutter", "Your light has a tenth left. Find another, or think of the way back while you still see it."}, happens(rules.LightGutter)},
	{Hint{"out", "Your light is out. Another is lit with {light:l}, if you have a tinderbox and a hand for it."}, mine(rules.LightOut)},
	{Hint{"blind", "You are blind. The ring turns with you: up is forward. Point a way, set how many tiles, press {confirm}. A wall costs as many hit points as you meant to go, less your armour."}, mine(rules.Blinded)},
	{Hint{"bump", "You ran into something. What you touched stands in chalk for two rounds; a careful step ({careful:c}) and feeling about ({feel:f}) cost nothing but time."}, mine(rules.Bumped)},
	{Hint{"contact", "Somebody stands beside you whom you do not see: a question mark. Find out who it is ({identify:i}) before you strike; it may be a friend."}, happens(rules.Met)},
	{Hint{"exchange", "You have run into somebody in the dark. Each of you chooses: to strike, to speak, or to let be."}, asked(rules.PhaseExchange)},
	{Hint{"hurt", "You are badly hurt. A potion helps at once ({use:q}), rest a little ({rest:R}), and there is no shame in going round."}, hurt},
	{Hint{"draught", "A draught blows out a bare candle. A hurricane lamp or a lantern keeps its flame."}, windy},
	{Hint{"down", "A companion is down and bleeds. Stand beside it and bandage it ({bandage:B}) before it dies."}, fallen},
	{Hint{"prize", "You have what you came for, and everything down here is awake. Now for the way out: {course down:>} and {course up:<} take you there, as far as you know it."}, happens(rules.Awakened)},
	{Hint{"grow", "You have come deeper than ever before. Choose what you have learnt."}, asked(rules.PhaseGrowth)},
}

// heed looks for occasions in what a hero perceived.
func (h *Hints) heed(before, after *rules.View, events []rules.Event) {
	if h.Off {
		return
	}
	for _, o := range occasions {
		if !slices.Contains(h.Seen, o.ID) && o.due(before, after, events) {
			h.Seen = append(h.Seen, o.ID)
			h.queue = append(h.queue, o.Hint)
		}
	}
}

// Hint is the word of help that is to be shown, with the keys of now, nil if
// there is none.
func (g *Game) Hint() *Hint {
	h := &g.hints
	if h.Off || len(h.queue) == 0 {
		return nil
	}
	h.shown = Hint{h.queue[0].ID, g.Keyed(h.queue[0].Words)}
	return &h.shown
}

// Heard puts the shown hint away.
func (g *Game) Heard() {
	if h := &g.hints; len(h.queue) > 0 {
		h.queue = h.queue[1:]
	}
}

// Teach begins with the hints that were given in other crawls.
func (g *Game) Teach(off bool, seen []string) {
	g.hints = Hints{Off: off, Seen: slices.Clone(seen)}
	g.hints.heed(g.view, g.view, nil)
}

// Taught are the IDs of all hints that were given so far.
func (g *Game) Taught() []string { return g.hints.Seen }

func first(_, after *rules.View, _ []rules.Event) bool {
	return after.Blind == rules.Sighted && after.Round == 0
}

func sees(terrains ...grid.Terrain) func(_, after *rules.View, _ []rules.Event) bool {
	return func(_, after *rules.View, _ []rules.Event) bool {
		return after.Round > 0 && slices.ContainsFunc(after.Cells, func(c rules.Glimpse) bool {
			return c.Known == rules.Seen && slices.Contains(terrains, c.Terrain)
		})
	}
}

func happens(kind rules.Kind) func(before, _ *rules.View, events []rules.Event) bool {
	return func(_, _ *rules.View, events []rules.Event) bool {
		return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == kind })
	}
}

func mine(kind rules.Kind) func(before, _ *rules.View, events []rules.Event) bool {
	return func(before, _ *rules.View, events []rules.Event) bool {
		return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == kind && e.Who == before.Hero.Handle })
	}
}

func asked(phase rules.PhaseID) func(_, after *rules.View, _ []rules.Event) bool {
	return func(_, after *rules.View, _ []rules.Event) bool {
		return len(after.Asks) > 0 && after.Asks[0].Phase == phase
	}
}

func lowLight(_, after *rules.View, _ []rules.Event) bool {
	return after.Blind == rules.Sighted && after.Light > rules.Dark && after.Light < rules.Bright
}

func shape(_, after *rules.View, _ []rules.Event) bool {
	return slices.ContainsFunc(after.Tokens, func(t rules.Token) bool { return t.Degree == rules.Noticed })
}

func foe(_, after *rules.View, _ []rules.Event) bool {
	return slices.ContainsFunc(after.Tokens, func(t rules.Token) bool { return t.Side == rules.Foe && !t.Down && !t.Dead })
}

func finds(_, after *rules.View, _ []rules.Event) bool {
	return after.Blind == rules.Sighted && len(after.Things) > 0
}

func hurt(_, after *rules.View, _ []rules.Event) bool {
	return after.Hero.Health > 0 && after.Hero.Health*3 <= after.Hero.MaxHealth
}

func windy(_, _ *rules.View, events []rules.Event) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.LightOut && e.Text == "wind" })
}

func fallen(_, after *rules.View, _ []rules.Event) bool {
	return slices.ContainsFunc(after.Party, func(s rules.Sheet) bool { return s.Down && !s.Dead })
}
