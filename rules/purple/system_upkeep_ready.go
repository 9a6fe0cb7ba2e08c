package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// What is readied, and how it is drawn.
const (
	Draw     rules.ActionID = "draw"
	ReadySet rules.ActionID = "ready set"
	Unpack   rules.ActionID = "unpack"

	conditionUnpacks = "at the pack" // it has begun to look for a thing deep in the pack
)

// ReadyChanged is the kind of event when a thing is readied (Amount 1), or no
// longer.
const ReadyChanged rules.Kind = "purple.ready"

// readyActions are the rows of what is readied.
func (s *System) readyActions() []world.Action {
	row := func(id rules.ActionID, title string, when moment, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		return s.timed(world.Action{ID: id, Phase: rules.PhaseTurn, Title: title, Senses: rules.Touch, Rule: rule, Heroes: true, Offer: offer, Do: do}, when)
	}
	draw := row(Draw, "Draw what is readied", inMissile|inMovement|inMelee|free, "PH-RDY-02", s.offerDraw, s.doReady)
	draw.Actions = 0
	return []world.Action{
		draw,
		row(ReadySet, "Ready a thing, or no longer", inMelee, "PH-RDY-01", s.offerReadySet, s.doReadySet),
		row(Unpack, "Look for a thing deep in the pack", inMelee, "PH-RDY-02", s.offerUnpack, s.doUnpack),
	}
}

// offerDraw lists what is readied and not in hand: it takes no action
// [PH-RDY-02].
func (s *System) offerDraw(w *world.World, a *world.Actor) world.Offering {
	p, any := rules.Param{}, false
	for i, it := range w.Things(a.ID) {
		if !it.Ready || it.Where == rules.InHand {
			continue
		}
		any = true
		g := w.Gear(it)
		away, not := blind.Making(w, a, g)
		if not != "" {
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "PH-DRK-23", Not: not})
			continue
		}
		text := "draw the " + g.Name
		for _, other := range away {
			text += ", the " + w.Gear(other).Name + " away"
		}
		p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: text})
	}
	if !any {
		return hidden
	}
	return blind.One(p, false, "PH-RDY-02", "nothing is readied")
}

// offerReadySet lists what could be readied, and what is. In a round of a fight
// it is done from the hand, not out of the pack [PH-RDY-01].
func (s *System) offerReadySet(w *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 {
		return hidden
	}
	var p rules.Param
	bar := func(i int, why string) {
		p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "PH-RDY-01", Not: why})
	}
	kit, _ := kitOf(w, a)
	for i, it := range w.Things(a.ID) {
		g := w.Gear(it)
		switch refused := mayReady(kit, it.Kind); {
		case g.Purse || it.Where == rules.Worn:
		case it.Ready:
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: "the " + g.Name + " no longer"})
		case refused != nil:
			bar(i, clause(refused))
		case it.Where == rules.InPack && w.Clock.Phase != Exploring:
			bar(i, "that is deep in your pack")
		default:
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: "ready the " + g.Name})
		}
	}
	return blind.One(p, false, "PH-RDY-01", "you have nothing that you could ready")
}

// mayReady refuses to ready one more thing of a kind [PH-RDY-01].
func mayReady(kit Kit, kind rules.ContentID) *rules.Refusal {
	_, refused := append(append(Kit(nil), kit...), Stack{Kind: kind, Count: 1, Where: OnBody}).Ready(kind)
	return refused
}

// arrangeRounds is how long changing the set of what is readied takes outside a
// fight [PH-RDY-01].
const arrangeRounds = Turn

// doReadySet readies a thing from the hand at once; out of the pack it takes a
// turn of rest [PH-RDY-01].
func (s *System) doReadySet(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	it.Ready = !it.Ready
	e := rules.Event{Kind: ReadyChanged, Thing: string(it.Kind), Amount: given(it.Ready, 1), Rules: []rules.RuleID{"PH-RDY-01"}}
	t.Private(a, world.Nobody, e)
	if t.W.Clock.Phase == Exploring {
		blind.Begin(t.W, a, "arranging", arrangeRounds)
	}
}

// offerUnpack is open in a fight to one that has something to draw from its pack:
// the first of the two actions that this takes [PH-RDY-02].
func (s *System) offerUnpack(w *world.World, a *world.Actor) world.Offering {
	if a.Slot == 0 || w.Clock.Phase == Exploring || a.Is(conditionUnpacks) != nil {
		return hidden
	}
	for _, it := range w.Things(a.ID) {
		if deep(w, a, it) && drawable(w.Gear(it), it) {
			return world.Offering{}
		}
	}
	return hidden
}

func (s *System) doUnpack(t *world.Turn, a *world.Actor, _ *world.Deed) {
	a.Conditions = append(a.Conditions, world.Condition{Kind: conditionUnpacks, Until: t.W.Round + 3, By: world.Nobody})
	t.Tell(a, rules.Event{Kind: ConditionSet, Amount: 1, Thing: conditionUnpacks, Rules: []rules.RuleID{"PH-RDY-02"}})
}

// deep reports whether a thing is in the pack and cannot be drawn in one round
// of a fight: the hero has not looked for it in the round before [PH-RDY-02].
func deep(w *world.World, a *world.Actor, it *world.Item) bool {
	return a.Slot > 0 && w.Clock.Phase != Exploring && it.Where == rules.InPack && !it.Ready
}

// drawable reports whether a thing in the pack is of use in the hand.
func drawable(g *world.Gear, it *world.Item) bool {
	return g.Part() == "" && !g.Purse && (g.Weapon != nil || g.Light != nil || rowOf(it).Armour != nil)
}

// unpacked reports whether the hero looked for a thing in an earlier round.
func unpacked(w *world.World, a *world.Actor) bool {
	c := a.Is(conditionUnpacks)
	return c != nil && c.Until < w.Round+3
}

// settled ends the search of a pack when the thing is drawn.
func settled(t *world.Turn, a *world.Actor) {
	if lapse(a, conditionUnpacks) {
		sense.Refresh(t)
	}
}
