package mind

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// The actions that minds know how to use. Whatever else is offered is left
// alone unless nothing else can be done.
const (
	doMove       rules.ActionID = "move"
	doBlindMove  rules.ActionID = "blind move"
	doCareful    rules.ActionID = "careful"
	doTurn       rules.ActionID = "turn"
	doFeel       rules.ActionID = "feel"
	doAttack     rules.ActionID = "attack"
	doFreeAttack rules.ActionID = "free attack"
	doShoot      rules.ActionID = "shoot"
	doIdentify   rules.ActionID = "identify"
	doCall       rules.ActionID = "call"
	doLight      rules.ActionID = "light"
	doDouse      rules.ActionID = "douse"
	doShutter    rules.ActionID = "shutter"
	doDrop       rules.ActionID = "drop"
	doOpen       rules.ActionID = "open"
	doUnlock     rules.ActionID = "unlock"
	doForce      rules.ActionID = "force"
	doLoad       rules.ActionID = "load"
	doReady      rules.ActionID = "ready"
	doTake       rules.ActionID = "take"
	doUse        rules.ActionID = "use"
	doBandage    rules.ActionID = "bandage"
	doLeave      rules.ActionID = "leave"
	doStairs     rules.ActionID = "stairs"
	doSearch     rules.ActionID = "search"
	doRest       rules.ActionID = "rest"
	doWait       rules.ActionID = "wait"
	doFlee       rules.ActionID = "flee"
	doStand      rules.ActionID = "stand up"
	doClimbOut   rules.ActionID = "climb out"
	doEnd        rules.ActionID = "end"

	chooseOffensive rules.ActionID = "offensive"
	chooseDefensive rules.ActionID = "defensive"
	chooseWords     rules.ActionID = "words"
	chooseNothing   rules.ActionID = "nothing"
	chooseMeet      rules.ActionID = "meet"
	chooseLetPass   rules.ActionID = "let pass"
	chooseRefuse    rules.ActionID = "refuse"
	chooseStop      rules.ActionID = "stop"
	chooseGoOn      rules.ActionID = "go on"
	chooseStrike    rules.ActionID = "strike"
	chooseHold      rules.ActionID = "hold"
)

// Offers are what an ask offers.
type Offers interface {
	// Of is the n-th offer of an action, from 0, greyed or not; nil if there are
	// not so many.
	Of(do rules.ActionID, n int) *rules.Offer
	// All are all offers, in their order.
	All() []rules.Offer
}

// listed is an ask that lists its offers.
type listed rules.Ask

// Of is the n-th offer of an action, nil if there are not so many.
func (l *listed) Of(do rules.ActionID, n int) *rules.Offer {
	for i := range l.Offers {
		if l.Offers[i].Do != do {
			continue
		}
		if n == 0 {
			return &l.Offers[i]
		}
		n--
	}
	return nil
}

// All are all offers.
func (l *listed) All() []rules.Offer { return l.Offers }

// try is the command of the first offer of an action that is not greyed and
// whose parameters the wish fills, or nil.
func (m *Mind) try(do rules.ActionID, w wish) rules.Command {
	for n := 0; ; n++ {
		o := m.offers.Of(do, n)
		if o == nil {
			return nil
		}
		if o.Not != "" {
			continue
		}
		if fits, ok := m.fit(o, &w); ok {
			return m.command(o, &fits)
		}
	}
}

// can reports whether an action is offered and not greyed.
func (m *Mind) can(do rules.ActionID) bool {
	return m.usable(do) != nil
}

func (m *Mind) usable(do rules.ActionID) *rules.Offer {
	for n := 0; ; n++ {
		if o := m.offers.Of(do, n); o == nil || o.Not == "" {
			return o
		}
	}
}

// most is the upper bound of an action's first parameter of a kind, 0 if the
// action cannot be done.
func (m *Mind) most(do rules.ActionID, kind rules.ParamKind) int {
	o := m.usable(do)
	if o == nil {
		return 0
	}
	for i := range o.Params {
		if o.Params[i].Kind == kind {
			return o.Params[i].Max
		}
	}
	return 0
}

// command makes an offer's command with parameters that fit it.
func (m *Mind) command(o *rules.Offer, w *wish) rules.Command {
	who := m.ask.Who
	if m.ask.Phase != rules.PhaseTurn {
		answer := rules.Answer{Who: who, Choose: o.Do, To: w.to, Words: w.words}
		if w.aims {
			at := w.at
			answer.At = &at
		}
		return answer
	}
	switch o.Do {
	case doMove:
		return rules.Move{Who: who, Path: slices.Clone(w.path), Enter: w.enter}
	case doBlindMove:
		return rules.BlindMove{Who: who, Toward: w.toward, Tiles: w.tiles}
	case doTurn:
		return rules.Turn{Who: who, To: w.to}
	}
	act := rules.Act{Who: who, Do: o.Do, Target: w.target, Item: w.item, To: w.to, North: o.Do == doEnd && w.to == grid.North, Tiles: w.tiles, Words: w.words}
	if w.aims {
		at := w.at
		act.At = &at
	}
	return act
}

// idle ends the turn, or gives the answer that does least; failing that, the
// first thing on offer that can be done.
func (m *Mind) idle() rules.Command {
	facing := wish{faces: true, to: m.outlook()}
	for _, do := range [...]rules.ActionID{doEnd, doWait, chooseNothing, chooseLetPass, chooseHold, chooseStop} {
		if c := m.try(do, facing); c != nil {
			return c
		}
		if c := m.try(do, wish{any: true}); c != nil {
			return c
		}
	}
	return m.anything()
}

// anything is the first thing on offer that can be done.
func (m *Mind) anything() rules.Command {
	all := m.offers.All()
	for i := range all {
		o := &all[i]
		if o.Not != "" {
			continue
		}
		if fits, ok := m.fit(o, &wish{any: true}); ok {
			return m.command(o, &fits)
		}
	}
	return nil
}
