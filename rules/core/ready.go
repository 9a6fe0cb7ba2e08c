package core

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// change is what readying a thing would do: where it goes, and what makes room
// for it by going into the pack.
type change struct {
	to   rules.Where
	away []*world.Item
	not  string
}

// readying is the change that readying a thing would be [DK-HST-09]. In the
// pack it goes to its part of the body, or in hand, and what is there makes
// room for it; elsewhere it goes into the pack.
func readying(w *world.World, a *world.Actor, it *world.Item) change {
	c := change{to: rules.InPack}
	purse := w.Gear(it).Purse
	room := packSize - packed(w, a)
	if it.Where == rules.InPack {
		if !purse {
			room++
		}
		if part := w.Gear(it).Part(); part != "" {
			c.to, c.away = rules.Worn, wornOn(w, a, part)
		} else {
			c.to = rules.InHand
			c.away, c.not = blind.Making(w, a, w.Gear(it))
		}
	}
	need := len(c.away)
	if c.to == rules.InPack && !purse {
		need++
	}
	if c.not == "" && need > room {
		c.not = packFull
	}
	return c
}

// wornOn is what is worn on a part of the body.
func wornOn(w *world.World, a *world.Actor, part rules.Part) []*world.Item {
	var worn []*world.Item
	for _, it := range w.Things(a.ID) {
		if it.Where == rules.Worn && w.Gear(it).Part() == part {
			worn = append(worn, it)
		}
	}
	return worn
}

// offerReady lists what can be taken in hand, put on, or put away; treasure is
// of no use there.
func (s *System) offerReady(w *world.World, a *world.Actor) world.Offering {
	var p rules.Param
	for i, it := range w.Things(a.ID) {
		if g := w.Gear(it); g.Worth > 0 && g.Light == nil {
			continue
		}
		c := readying(w, a, it)
		if c.not != "" {
			p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: "DK-HST-09", Not: c.not})
			continue
		}
		name, text := w.Gear(it).Name, ""
		switch {
		case it.Where == rules.Worn:
			text = "take off the " + name
		case c.to == rules.InPack:
			text = "put away the " + name
		case c.to == rules.Worn:
			text = "put on the " + name
		default:
			text = "take the " + name + " in hand"
		}
		for _, other := range c.away {
			text += ", the " + w.Gear(other).Name + " away"
		}
		p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: text})
	}
	return blind.One(p, false, "DK-HST-09", "you have nothing that you could ready")
}

func (s *System) doReady(t *world.Turn, a *world.Actor, d *world.Deed) {
	it := t.W.Thing(a.ID, d.Item)
	c := readying(t.W, a, it)
	for _, other := range c.away {
		blind.Put(t, a, other, rules.InPack, d.Rule)
	}
	blind.Put(t, a, it, c.to, d.Rule)
	sense.Refresh(t)
}
