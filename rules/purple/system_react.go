package purple

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// What heroes do with those who do not fight them.
const (
	ParleyWith rules.ActionID = "parley"
	OfferGift  rules.ActionID = "gift"
)

// The kinds of event of meetings that need not be fights.
const (
	Behaves rules.Kind = "purple.behaves" // Who, on meeting heroes, does Thing, one of the words below
	Parleys rules.Kind = "purple.parley"  // Who speaks to Other: Amount 1 it understands; Text is what it tells
	Given   rules.Kind = "purple.gift"    // Who gives Thing to Other: Amount 1 it is enough
)

// How creatures behave by their reaction [PH-CMB-05].
var behaviours = [...]string{Hostile: "attacks", Unfriendly: "threatens", Uncertain: "waits", Unthreatening: "lets pass", Helpful: "helps"}

// conditionMinded is how a creature has taken it that heroes are there: a
// Minded.
const conditionMinded = "minded"

// minded is a reaction that goes on: what it was, from when on it is thrown
// anew, and what pleased meanwhile [PH-CMB-05].
type minded struct {
	reaction Reaction
	pleased  int // gift and shared tongue, each the bonus of one
	told     bool
	until    int
}

const (
	toldBit     = 1 << 3
	pleasedBit  = 1 << 4
	untilShift  = 6
	reactionMax = 7
)

func (m minded) pack() int {
	return int(m.reaction) | given(m.told, toldBit) | m.pleased*pleasedBit | m.until<<untilShift
}

// mindOf is how a creature is minded; false if it has met no heroes, or would
// not think twice about them.
func mindOf(a *world.Actor) (minded, bool) {
	c := a.Is(conditionMinded)
	if c == nil {
		return minded{}, false
	}
	return minded{Reaction(c.N & reactionMax), c.N / pleasedBit & 3, c.N&toldBit > 0, c.N >> untilShift}, true
}

func setMind(a *world.Actor, m minded) {
	lapse(a, conditionMinded)
	a.Conditions = append(a.Conditions, world.Condition{Kind: conditionMinded, By: world.Nobody, N: m.pack()})
}

// meet throws in secret for each kind of those who meet heroes for the first
// time how they take it. It is settled without a throw where the alarm is
// raised, they were hurt before or they have a feud of their own; those who wander
// made up their minds as they came [PH-CMB-05, PH-RND-02, PH-RND-04].
func (s *System) meet(t *world.Turn) {
	w := t.W
	thrown := map[rules.ContentID]Reaction{}
	for _, a := range w.Actors {
		m := monsterOf(a)
		if m == nil || !m.Parleys() || a.Faction != dwellers || a.Is(conditionFights) == nil || a.Is(conditionMinded) != nil || a.Is(conditionWanders) != nil || a.Wronged != "" || w.Levels[a.Level].Stay.Alarm {
			continue
		}
		if _, had := thrown[a.Kind]; !had {
			thrown[a.Kind] = s.reaction(t, a.Level, m, m.ReactionMods(), "PH-CMB-05")
		}
		s.behave(t, a, minded{reaction: thrown[a.Kind]})
	}
}

// reaction throws 2d6 in secret; one that is Good and would attack throws anew
// [PH-CMB-05].
func (s *System) reaction(t *world.Turn, id world.LevelID, m *Monster, mods []rules.Number, by ...rules.RuleID) Reaction {
	for {
		roll := rules.Roll{Purpose: "reaction", Dice: "2d6", Result: t.Throw(dice.Encounter, "reaction", cast(2, 6)), Mods: mods}
		reaction, again := m.React(roll.Total())
		t.Secret(id, rules.Event{Kind: Reacted, Thing: m.Name, Text: reaction.String(), Rolls: []rules.Roll{roll}, Rules: by})
		if !again {
			return reaction
		}
	}
}

// behave makes a creature act as its reaction bids: the hostile fight, all
// others keep the peace for now [PH-CMB-05].
func (s *System) behave(t *world.Turn, a *world.Actor, m minded) {
	if m.reaction == Uncertain && m.until == 0 {
		m.until = t.W.Round + t.Roll(dice.Encounter, "patience", WaitSides)
	}
	setMind(a, m)
	if m.reaction == Hostile {
		if a.Faction == dwellers {
			return // it never kept the peace
		}
		a.Faction, a.Temper = dwellers, monsterOf(a).Temper()
	} else {
		a.Faction, a.Temper = "", rules.Wary
		lapse(a, conditionFights)
	}
	t.Tell(a, rules.Event{Kind: Behaves, Thing: behaviours[m.reaction], Rules: []rules.RuleID{"PH-CMB-05"}})
}

// bide goes on with those who have not made up their minds, and loses those
// their patience to whom somebody came too near [PH-CMB-05].
func (s *System) bide(t *world.Turn) {
	w := t.W
	for _, a := range w.Actors {
		m, ok := mindOf(a)
		if !ok || !able(a) || a.Faction != "" {
			continue
		}
		switch {
		case m.reaction == Unfriendly && crowded(w, a):
			s.provoke(t, a)
		case m.reaction == Uncertain && w.Round >= m.until:
			kind := monsterOf(a)
			mods := append(kind.ReactionMods(), number(nil, "gift or tongue", given(m.pleased > 0, GiftBonus), "PH-CMB-05")...)
			if m.reaction = s.reaction(t, a.Level, kind, mods, "PH-CMB-05"); m.reaction == Uncertain {
				m.reaction = Unthreatening // it has thrown its once
			}
			s.behave(t, a, m)
		}
	}
}

// crowded reports whether an unfriendly one perceives a hero too near to it.
func crowded(w *world.World, a *world.Actor) bool {
	return slices.ContainsFunc(a.Senses.Percepts, func(p world.Percept) bool {
		b := w.Actors[p.Who]
		return p.Known && b.Slot > 0 && b.Stands() && grid.Steps(a.At, p.At) < UnfriendlyTiles
	})
}

// provoke makes enemies of a creature and of all of its kind on its level that
// had kept the peace [PH-CMB-05].
func (s *System) provoke(t *world.Turn, a *world.Actor) {
	for _, b := range t.W.Actors {
		if m, ok := mindOf(b); ok && b.Kind == a.Kind && b.Level == a.Level && b.In() && b.Faction == "" && m.reaction != Hostile {
			s.behave(t, b, minded{reaction: Hostile})
		}
	}
}

// earshot is how far off those are with whom one can speak, in tiles.
const earshot = 12

// peaceful are those whom a hero knows, sees near it and that do not fight it.
func peaceful(w *world.World, a *world.Actor) []rules.Choice {
	var choices []rules.Choice
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		b := w.Actors[p.Who]
		if p.Known && b.Slot == 0 && b.Stands() && !b.Asleep && !a.Hostile(b) && grid.Steps(a.At, p.At) <= earshot {
			choices = append(choices, rules.Choice{Value: int(sense.HandleFor(a, b, p)), Text: sense.Name(w, a, b)})
		}
	}
	return choices
}

func offerParley(w *world.World, a *world.Actor) world.Offering {
	choices := peaceful(w, a)
	if len(choices) == 0 {
		return hidden
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamTarget, Choices: choices}}}
}

// doParley speaks to somebody: one that shares a tongue with the speaker is
// pleased once, and one that is helpful tells a true thing once [PH-CMB-05,
// PH-LNG-02].
func (s *System) doParley(t *world.Turn, a *world.Actor, d *world.Deed) {
	b := d.Target
	e := rules.Event{Kind: Parleys, Rules: []rules.RuleID{"PH-CMB-05", "PH-LNG-02"}}
	a.Called = t.W.Round + 1
	if _, refused := SharedTongue(heroOf(a).Languages, tonguesOf(monsterOf(b))); refused == nil {
		e.Amount = 1
		if m, ok := mindOf(b); ok {
			m.pleased |= 1
			if m.reaction == Helpful && !m.told {
				m.told = true
				e.Text, e.At = wayOn(t.W, b)
			}
			setMind(b, m)
		}
	}
	t.Between(a, b, e)
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: darkness.Speech, Kind: rules.SoundSpeech, Voice: true})
}

// folkTongues are what those speak besides Common who have a tongue of their
// own [PH-LNG-01].
var folkTongues = map[string]string{
	"goblin": "Goblin", "hobgoblin": "Goblin", "bugbear": "Goblin", "orc": "Orcish", "gnoll": "Gnoll", "lizardfolk": "Lizard",
	"kobold": "Draconic", "ogre": "Giant", "troll": "Giant",
}

// tonguesOf are the tongues that a creature understands: none without
// understanding, else its own, and Common if it is no foe of all others.
func tonguesOf(m *Monster) []string {
	if m == nil || !m.Mind.Intelligent() {
		return nil
	}
	var tongues []string
	if own := folkTongues[m.ID]; own != "" {
		tongues = append(tongues, own)
	}
	if m.Mind >= AverageMind {
		tongues = append(tongues, common)
	}
	return tongues
}

// wayOn is what a helpful creature tells: where the nearest stairs down are, or
// the nearest way out.
func wayOn(w *world.World, b *world.Actor) (string, grid.Point) {
	g := w.LevelOf(b).Grid
	for _, want := range [...]grid.Terrain{grid.StairsDown, grid.Exit, grid.StairsUp} {
		best, found := grid.Point{}, false
		for y := range g.Height() {
			for x := range g.Width() {
				p := grid.Point{X: x, Y: y}
				if g.At(p) == want && (!found || grid.Steps(b.At, p) < grid.Steps(b.At, best)) {
					best, found = p, true
				}
			}
		}
		if found && best != b.At {
			return want.String() + " to the " + grid.Nearest(best.Sub(b.At)).String(), b.At
		}
	}
	return "there is no way on", b.At
}

// What is given at a time [PH-CMB-05].
const giftPennies = int(giftWorth / Penny)

// offerGift lists what one carries that might please, and whom [PH-CMB-05].
func (s *System) offerGift(w *world.World, a *world.Actor) world.Offering {
	choices := peaceful(w, a)
	p := rules.Param{Kind: rules.ParamItem}
	for i, it := range w.Things(a.ID) {
		g := w.Gear(it)
		switch {
		case it.Where != rules.InPack && !g.Purse:
		case g.Purse && it.Count < giftPennies:
		case g.Purse:
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: "10 d."})
		default:
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: g.Name})
		}
	}
	switch {
	case len(choices) == 0:
		return hidden
	case len(p.Choices) == 0:
		return blind.Not("PH-CMB-05", "you have nothing to give")
	}
	return world.Offering{Params: []rules.Param{p, {Kind: rules.ParamTarget, Choices: choices}}}
}

// doGift gives it: a purse loses 10 d., of food go two pounds, of all else one
// piece. Enough pleases the uncertain, and is the toll of the unfriendly
// [PH-CMB-05].
func (s *System) doGift(t *world.Turn, a *world.Actor, d *world.Deed) {
	it, b := t.W.Thing(a.ID, d.Item), d.Target
	g, row := t.W.Gear(it), rowOf(it)
	n, pounds, worth := 1, 0, row.Price
	switch {
	case g.Purse:
		n, worth = giftPennies, giftWorth
	case row.Food != NoFood:
		n = min(it.Count, giftPounds)
		pounds = n
	}
	for range n {
		t.W.Spend(it)
	}
	e := rules.Event{Kind: Given, Thing: string(row.Kind), Rules: []rules.RuleID{"PH-CMB-05"}}
	m, ok := mindOf(b)
	if !Gift(worth, pounds) || !ok {
		t.Between(a, b, e)
		return
	}
	e.Amount = 1
	t.Between(a, b, e)
	if m.pleased |= 2; m.reaction == Unfriendly {
		m.reaction = Unthreatening
		s.behave(t, b, m)
		return
	}
	setMind(b, m)
}
