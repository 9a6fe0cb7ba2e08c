package blind

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The actions that the darkness itself knows.
const (
	Move       rules.ActionID = "move"
	BlindMove  rules.ActionID = "blind move"
	Careful    rules.ActionID = "careful"
	Turn       rules.ActionID = "turn"
	Feel       rules.ActionID = "feel"
	Attack     rules.ActionID = "attack"
	FreeAttack rules.ActionID = "free attack"
	Sneak      rules.ActionID = "sneak attack"
	Shoot      rules.ActionID = "shoot"
	Throw      rules.ActionID = "throw"
	Identify   rules.ActionID = "identify"
	MakeKnown  rules.ActionID = "make known"
	Call       rules.ActionID = "call"
	Hide       rules.ActionID = "hide"
	LightUp    rules.ActionID = "light"
	Douse      rules.ActionID = "douse"
	Shutter    rules.ActionID = "shutter"
	Drop       rules.ActionID = "drop"
	ThrowLight rules.ActionID = "throw light"
	Open       rules.ActionID = "open"
	Close      rules.ActionID = "close"
	Words      rules.ActionID = "words"
	Nothing    rules.ActionID = "nothing"
	Meet       rules.ActionID = "meet"
	LetPass    rules.ActionID = "let pass"
	Refuse     rules.ActionID = "refuse"
	Stop       rules.ActionID = "stop"
	GoOn       rules.ActionID = "go on"
	Strike     rules.ActionID = "strike"
	Hold       rules.ActionID = "hold"
	Face       rules.ActionID = "face"
)

// Not is an offering that cannot be taken now, with the reason.
func Not(rule rules.RuleID, why string) world.Offering {
	return world.Offering{Not: rules.Refusal{Rule: rule, Why: why}}
}

// Hidden is an offering that is not even listed.
var hidden = world.Offering{Hide: true}

func plain(*world.World, *world.Actor) world.Offering { return world.Offering{} }

// MoveActions are the rows for walking, turning and feeling about.
func MoveActions() []world.Action {
	return []world.Action{
		{ID: Move, Phase: rules.PhaseTurn, Title: "Walk", Key: "w", Actions: 1, Senses: rules.Sight | rules.Touch, Rule: "DK-MOV-12", Offer: offerMove, Do: doMove},
		{ID: BlindMove, Phase: rules.PhaseTurn, Title: "Walk blind", Key: "b", Actions: 1, Senses: rules.Touch, Rule: "DK-MOV-01", Offer: offerBlindMove, Do: doBlindMove},
		{ID: Careful, Phase: rules.PhaseTurn, Title: "Careful step", Key: "c", Actions: 1, Senses: rules.Touch, Rule: "DK-MOV-14", Offer: offerCareful, Do: doCareful},
		{ID: Turn, Phase: rules.PhaseTurn, Title: "Turn", Key: "t", Senses: rules.Touch, Rule: "DK-BLD-06", Offer: offerTurn, Do: doTurn},
		{ID: Feel, Phase: rules.PhaseTurn, Title: "Feel about", Key: "f", Actions: 1, Senses: rules.Touch, Rule: "DK-MOV-14", Offer: plain, Do: doFeel},
	}
}

func offerMove(w *world.World, a *world.Actor) world.Offering {
	if a.Senses.Blind != rules.Sighted {
		return Not("DK-MOV-01", "you cannot see where you would walk; declare a direction and a distance")
	}
	if a.Held {
		return Not("DK-HST-02", "you are held fast")
	}
	tiles, free := allowance(w, a)
	return world.Offering{Free: free, Params: []rules.Param{{Kind: rules.ParamPath, Min: 1, Max: tiles}}}
}

// allowance is the tiles that a move may go now, and whether they belong to an
// action already paid for [DK-MOV-12].
func allowance(w *world.World, a *world.Actor) (int, bool) {
	if w.Clock.Tiles > 0 {
		return w.Clock.Tiles, true
	}
	return w.System().Allowance(w, a), false
}

// opened begins the accounts of a move action unless one is under way.
func opened(w *world.World, a *world.Actor) {
	if w.Clock.Tiles == 0 {
		w.Clock.Tiles, w.Clock.Walked = w.System().Allowance(w, a), 0
	}
}

func doMove(t *world.Turn, a *world.Actor, d *world.Deed) {
	opened(t.W, a)
	Walk(t, a, d.Path, d.Enter)
}

// offerBlindMove is open to the Blind, and to one that can see but would enter
// a tile that it cannot see [DK-MOV-01, DK-MOV-12].
func offerBlindMove(w *world.World, a *world.Actor) world.Offering {
	if a.Held {
		return Not("DK-HST-02", "you are held fast")
	}
	tiles, free := allowance(w, a)
	return world.Offering{Free: free, Params: []rules.Param{
		{Kind: rules.ParamRelative}, {Kind: rules.ParamTiles, Min: 1, Max: tiles},
	}}
}

func doBlindMove(t *world.Turn, a *world.Actor, d *world.Deed) {
	c := &t.W.Clock
	opened(t.W, a)
	intended, means := c.Walked+d.Tiles, c.Tiles
	c.Tiles, c.Walked = 0, 0
	Declare(t, a, d.To, d.Tiles, intended, means, false)
}

func offerCareful(w *world.World, a *world.Actor) world.Offering {
	if a.Held {
		return Not("DK-HST-02", "you are held fast")
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection}}}
}

func doCareful(t *world.Turn, a *world.Actor, d *world.Deed) {
	t.W.Clock.Tiles = 0
	Declare(t, a, d.To, 1, 1, 1, true)
}

// offerTurn lets the sighted face anywhere; the Blind, at the start of their
// turn, only toward a cue or a light that they see [DK-BLD-06].
func offerTurn(w *world.World, a *world.Actor) world.Offering {
	if a.Senses.Blind == rules.Sighted {
		return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection}}}
	}
	if !w.Clock.Opening {
		return Not("DK-BLD-06", "being blind, you can turn only at the start or the end of your turn")
	}
	toward := Cues(w, a)
	if len(toward) == 0 {
		return Not("DK-BLD-06", "you have heard nothing and see no light to turn toward")
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection, Directions: toward}}}
}

// Cues are the directions in which a Blind creature has a cue: sounds of this
// and the previous round, contacts, and lights that it sees [DK-BLD-06,
// DK-SND-04].
func Cues(w *world.World, a *world.Actor) []grid.Direction {
	var set [8]bool
	for i := range a.Senses.Sounds {
		if s := &a.Senses.Sounds[i]; !s.Here && s.Round >= w.Round-1 {
			set[s.From] = true
		}
	}
	for i := range a.Senses.Percepts {
		if p := &a.Senses.Percepts[i]; p.At != a.At {
			set[grid.Nearest(p.At.Sub(a.At))] = true
		}
	}
	for _, it := range w.Items {
		level, p := w.PlaceOf(it)
		if level == a.Level && p != a.At && w.Shines(it) != nil && sense.Tile(w, a, p) > rules.Unseen {
			set[grid.Nearest(p.Sub(a.At))] = true
		}
	}
	for _, z := range w.LevelOf(a).Zones {
		for _, p := range z.Tiles {
			if p != a.At && z.Ambient > rules.Dark && sense.Tile(w, a, p) > rules.Unseen {
				set[grid.Nearest(p.Sub(a.At))] = true
			}
		}
	}
	var toward []grid.Direction
	for d, yes := range set {
		if yes {
			toward = append(toward, grid.Direction(d))
		}
	}
	return toward
}

func doTurn(t *world.Turn, a *world.Actor, d *world.Deed) {
	a.Facing = d.To
	rule := rules.RuleID("DK-HST-02")
	if a.Senses.Blind != rules.Sighted {
		rule = "DK-BLD-06"
	}
	t.Tell(a, rules.Event{Kind: rules.Turned, Facing: d.To, Rules: []rules.RuleID{rule}})
}

// doFeel learns what blocks a step in each of the eight directions, who lies
// there, and what lies underfoot [DK-MOV-14].
func doFeel(t *world.Turn, a *world.Actor, _ *world.Deed) {
	w := t.W
	g := w.LevelOf(a).Grid
	s := &a.Senses
	s.Trace = append(s.Trace, rules.Trace{At: a.At, Round: w.Round, Terrain: g.At(a.At), Free: true})
	for d := grid.North; d <= grid.NorthWest; d++ {
		p := a.At.Add(d.Delta())
		blocks, n := w.Step(a, d)
		for _, b := range blocks[:n] {
			sense.Felt(w, a, b)
			t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: b.At, Facing: d, Thing: hitName(w, a, b), Rules: []rules.RuleID{"DK-MOV-14"}})
		}
		if n > 0 {
			continue
		}
		s.Trace = append(s.Trace, rules.Trace{At: p, Round: w.Round, Terrain: g.At(p), Free: true})
		if what := underHand(w, a, p); what != "" {
			t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: p, Facing: d, Thing: what, Rules: []rules.RuleID{"DK-MOV-14"}})
		}
	}
	for _, it := range w.Lying(a.Level, a.At) {
		t.Private(a, world.Nobody, rules.Event{Kind: rules.FeltAbout, At: a.At, Thing: w.Gear(it).Name, Text: "underfoot", Rules: []rules.RuleID{"DK-MOV-14"}})
	}
	t.Tell(a, rules.Event{Kind: rules.FeltAbout, Rules: []rules.RuleID{"DK-MOV-14"}})
	sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: w.System().Darkness().Touch, Kind: rules.SoundTouch})
}

// underHand names what hands find on a free tile: a body, a corpse, a brink.
func underHand(w *world.World, a *world.Actor, p grid.Point) string {
	if w.Body(a.Level, p) != nil {
		return "a body that breathes"
	}
	for _, b := range w.Actors {
		if b.Dead && b.Level == a.Level && b.At == p {
			return "a corpse"
		}
	}
	if t := w.LevelOf(a).Grid.At(p); t.Has(grid.Brink) || t.Has(grid.Difficult) || t == grid.Exit || t == grid.OpenDoor {
		return t.String()
	}
	return ""
}

// TouchActions are the rows for getting to know and being known.
func TouchActions() []world.Action {
	return []world.Action{
		{ID: Identify, Phase: rules.PhaseTurn, Title: "Identify a contact", Key: "i", Actions: 1, Senses: rules.Touch, Rule: "DK-BLD-05", Offer: offerIdentify, Do: doIdentify},
		{ID: MakeKnown, Phase: rules.PhaseTurn, Title: "Make yourself known", Key: "k", Actions: 1, Senses: 0, Rule: "DK-BLD-05", Heroes: true, Offer: plain, Do: doMakeKnown},
		{ID: Call, Phase: rules.PhaseTurn, Title: "Call out", Key: "C", Actions: 1, Senses: 0, Rule: "DK-SND-03", Offer: plain, Do: doCall},
	}
}

func offerIdentify(w *world.World, a *world.Actor) world.Offering {
	var choices []rules.Choice
	for i := range a.Senses.Percepts {
		if p := &a.Senses.Percepts[i]; p.Contact && !p.Known {
			where := grid.Forward
			if p.At != a.At {
				where = a.Facing.Toward(grid.Nearest(p.At.Sub(a.At)))
			}
			choices = append(choices, rules.Choice{Value: int(p.Handle), Text: where.String()})
		}
	}
	if len(choices) == 0 {
		return Not("DK-BLD-05", "there is no unknown contact beside you to identify")
	}
	ways := []rules.Choice{{Text: "touch"}, {Text: "voice"}}
	if a.KeenNose {
		ways = append(ways, rules.Choice{Text: "smell"})
	}
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamTarget, Choices: choices}, {Kind: rules.ParamWords, Choices: ways}}}
}

// doIdentify makes out a contact: it never fails, and by voice it also gives
// the asker away to all who hear [DK-BLD-05].
func doIdentify(t *world.Turn, a *world.Actor, d *world.Deed) {
	b := d.Target
	dark := t.W.System().Darkness()
	sense.Identify(a, b)
	t.Private(a, b.ID, rules.Event{Kind: rules.Recognised, At: b.At, Thing: d.Words, Text: b.Name, Rules: []rules.RuleID{"DK-BLD-05"}})
	switch d.Words {
	case "voice":
		sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: dark.Voice, Kind: rules.SoundSpeech, Voice: true})
	case "touch":
		t.Private(b, a.ID, rules.Event{Kind: rules.WasTouched, At: a.At, Rules: []rules.RuleID{"DK-BLD-05"}})
		sense.MakeNoise(t, sense.Noise{Maker: a, Level: a.Level, At: a.At, Loud: dark.Touch, Kind: rules.SoundTouch})
		sense.Rouse(t, b)
	}
}

func doMakeKnown(t *world.Turn, a *world.Actor, _ *world.Deed) { speak(t, a, a.At, "speech") }

func doCall(t *world.Turn, a *world.Actor, _ *world.Deed) { speak(t, a, a.At, "call") }

// speak makes a creature known to all who hear it, by a word or by a call
// [DK-BLD-05, DK-MOV-08].
func speak(t *world.Turn, a *world.Actor, at grid.Point, how string) {
	dark := t.W.System().Darkness()
	n := sense.Noise{Maker: a, Level: a.Level, At: at, Loud: dark.Speech, Kind: rules.SoundSpeech, Voice: true}
	if how == "call" {
		n.Loud, n.Kind = dark.Call, rules.SoundCall
		if a.Cry != "" {
			n.Kind = a.Cry
		}
	}
	a.Called = t.W.Round + 1
	t.Tell(a, rules.Event{Kind: rules.Spoke, Thing: how, Rules: []rules.RuleID{"DK-BLD-05", "DK-SND-03"}})
	sense.MakeNoise(t, n)
}

// AnswerActions are the rows with which interruptions of a move are answered.
func AnswerActions() []world.Action {
	free := func(id rules.ActionID, phase rules.PhaseID, title string, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		return world.Action{ID: id, Phase: phase, Title: title, Rule: rule, Offer: offer, Do: do}
	}
	return []world.Action{
		free(Attack, rules.PhaseExchange, "Strike (your free attack)", "DK-MOV-08", offerExchangeAttack, doExchangeAttack),
		free(Words, rules.PhaseExchange, "Speak", "DK-MOV-08", offerWords, doWords),
		free(Nothing, rules.PhaseExchange, "Do nothing", "DK-MOV-08", plain, doNothing),
		free(Meet, rules.PhaseCrossing, "Meet it", "DK-MOV-11", plain, doMeet),
		free(LetPass, rules.PhaseCrossing, "Let it pass", "DK-MOV-11", plain, doLetPass),
		free(Refuse, rules.PhasePassage, "Stand firm", "DK-MOV-05", plain, doRefuse),
		free(Meet, rules.PhasePassage, "Meet it", "DK-MOV-11", plain, doMeet),
		free(LetPass, rules.PhasePassage, "Let it pass", "DK-MOV-11", plain, doLetPass),
		free(Stop, rules.PhaseLight, "Stop here", "DK-MOV-13", plain, doStop),
		free(GoOn, rules.PhaseLight, "Go on", "DK-MOV-13", plain, doLetPass),
		free(Strike, rules.PhaseStrike, "Strike (your free attack)", "DK-STL-02", plain, doStrike),
		free(Hold, rules.PhaseStrike, "Hold", "DK-STL-02", plain, doLetPass),
		free(Face, rules.PhaseFacing, "Turn", "DK-MOV-10", offerFace, doFace),
	}
}

func offerExchangeAttack(w *world.World, a *world.Actor) world.Offering {
	if !a.FreeAttack(w.Round) {
		return Not("DK-STL-02", "your free attack of this round is spent")
	}
	return world.Offering{}
}

func doExchangeAttack(t *world.Turn, a *world.Actor, _ *world.Deed) {
	f := t.W.Top()
	b := opponent(t.W, f, a)
	at := f.At
	f.Stage++
	a.FreeSpent = t.W.Round + 1
	blow(t, a, b, blowOpts{at: at, free: true, rule: "DK-MOV-08"})
}

func offerWords(*world.World, *world.Actor) world.Offering {
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamWords, Choices: []rules.Choice{{Text: "known"}, {Text: "call"}}}}}
}

func doWords(t *world.Turn, a *world.Actor, d *world.Deed) {
	f := t.W.Top()
	f.Stage++
	b, at := opponent(t.W, f, a), f.At
	t.Between(a, b, rules.Event{Kind: rules.Answered, Thing: string(Words), Rules: []rules.RuleID{"DK-MOV-08"}})
	how := "speech"
	if d.Words == "call" {
		how = "call"
	}
	speak(t, a, at, how)
}

func doNothing(t *world.Turn, a *world.Actor, _ *world.Deed) {
	t.W.Top().Stage++
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Answered, Thing: string(Nothing), Rules: []rules.RuleID{"DK-MOV-08"}})
}

// doMeet makes a crossing that a sighted one may choose an event; with one
// that sees it too there is none [DK-MOV-11].
func doMeet(t *world.Turn, a *world.Actor, _ *world.Deed) {
	w := t.W
	f := *w.Top()
	w.Pop()
	mover, other := w.Actors[f.Other], a
	if f.Kind == world.FrameCrossing && f.First == a.ID {
		mover, other = a, w.Actors[f.Other]
	}
	if sense.BlindVersus(w, mover, other) || sense.BlindVersus(w, other, mover) {
		exchange(w, mover, other, f.At)
	}
}

func doLetPass(t *world.Turn, _ *world.Actor, _ *world.Deed) { t.W.Pop() }

// doRefuse stops a blind walker before one that can see it: unhurt, the rest of
// its way forfeit [DK-MOV-05].
func doRefuse(t *world.Turn, a *world.Actor, _ *world.Deed) {
	w := t.W
	mover := w.Actors[w.Top().Other]
	w.Pop()
	if f := w.Top(); f != nil && f.Kind == world.FrameBlindWalk {
		f.Left = 0
	}
	t.Between(mover, a, rules.Event{Kind: rules.Blocked, At: a.At, Rules: []rules.RuleID{"DK-MOV-05"}})
}

func doStop(t *world.Turn, a *world.Actor, _ *world.Deed) {
	w := t.W
	w.Pop()
	if f := w.Top(); f != nil && f.Kind == world.FrameBlindWalk {
		f.Left = 0
	}
	t.Private(a, world.Nobody, rules.Event{Kind: rules.StoppedInLight, Rules: []rules.RuleID{"DK-MOV-13"}})
}

func doStrike(t *world.Turn, a *world.Actor, _ *world.Deed) {
	w := t.W
	f := *w.Top()
	w.Pop()
	a.FreeSpent = w.Round + 1
	blow(t, a, w.Actors[f.Other], blowOpts{at: f.At, free: true, rule: "DK-STL-02"})
}

func offerFace(*world.World, *world.Actor) world.Offering {
	return world.Offering{Params: []rules.Param{{Kind: rules.ParamDirection}}}
}

func doFace(t *world.Turn, a *world.Actor, d *world.Deed) {
	t.W.Pop()
	a.Facing = d.To
	t.Tell(a, rules.Event{Kind: rules.Turned, Facing: d.To, Rules: []rules.RuleID{"DK-MOV-10"}})
}

func tilesAway(n int) string {
	if n == 1 {
		return "1 tile"
	}
	return fmt.Sprintf("%d tiles", n)
}
