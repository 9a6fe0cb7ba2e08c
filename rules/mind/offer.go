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
	doWait       rules.ActionID = "wait"
	doEnd        rules.ActionID = "end"

	chooseWords   rules.ActionID = "words"
	chooseNothing rules.ActionID = "nothing"
	chooseMeet    rules.ActionID = "meet"
	chooseLetPass rules.ActionID = "let pass"
	chooseRefuse  rules.ActionID = "refuse"
	chooseStop    rules.ActionID = "stop"
	chooseGoOn    rules.ActionID = "go on"
	chooseStrike  rules.ActionID = "strike"
	chooseHold    rules.ActionID = "hold"
)

// wish is what a creature would put into the parameters of an offer. What the
// offer does not ask for is left out of the command.
type wish struct {
	path   []grid.Point
	enter  bool // means to step over a brink with the last tile
	toward grid.Relative
	tiles  int // 0: as few as may be
	faces  bool
	to     grid.Direction // counts if faces; else one's own facing will do
	aims   bool
	at     grid.Point // counts if aims
	target rules.Handle
	item   int
	words  string
	any    bool // whatever is not wished for may be the first choice
}

// try is the command of the first offer of an action that is not greyed and
// whose parameters the wish fills, or nil.
func (m *Mind) try(do rules.ActionID, w wish) rules.Command {
	for i := range m.ask.Offers {
		o := &m.ask.Offers[i]
		if o.Do != do || o.Not != "" {
			continue
		}
		if fits, ok := m.fit(o, &w); ok {
			return m.command(o, &fits)
		}
	}
	return nil
}

// can reports whether an action is offered and not greyed.
func (m *Mind) can(do rules.ActionID) bool {
	return m.usable(do) != nil
}

func (m *Mind) usable(do rules.ActionID) *rules.Offer {
	for i := range m.ask.Offers {
		if o := &m.ask.Offers[i]; o.Do == do && o.Not == "" {
			return o
		}
	}
	return nil
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

// fit puts a wish into an offer's parameters; ok is false if it does not fill
// them all within their bounds. A target and a tile in one offer are two ways
// of naming the same thing, of which one is enough.
func (m *Mind) fit(o *rules.Offer, w *wish) (fits wish, ok bool) {
	fits.enter = w.enter
	asked, aimed := false, false
	for i := range o.Params {
		p := &o.Params[i]
		switch {
		case p.Kind == rules.ParamTarget || p.Kind == rules.ParamTile:
			asked = true
			aimed = aimed || w.aim(p, &fits)
		case m.ask.Phase != rules.PhaseTurn && p.Kind != rules.ParamDirection && p.Kind != rules.ParamWords:
			// An answer carries nothing else.
		case !w.fill(p, &fits, m.view.Hero.Facing):
			return fits, false
		}
	}
	switch {
	case m.ask.Phase != rules.PhaseTurn:
		return fits, true
	case o.Do == doMove:
		return fits, len(fits.path) > 0
	case o.Do == doBlindMove:
		return fits, fits.tiles > 0
	}
	return fits, aimed || !asked
}

// aim fills a target or a tile.
func (w *wish) aim(p *rules.Param, fits *wish) bool {
	if p.Kind == rules.ParamTile {
		switch {
		case w.aims && slices.Contains(p.Points, w.at):
			fits.at, fits.aims = w.at, true
		case !w.aims && w.any && len(p.Points) > 0:
			fits.at, fits.aims = p.Points[0], true
		}
		return fits.aims
	}
	value, ok := w.choice(p, int(w.target))
	fits.target = rules.Handle(value)
	return ok
}

// fill fills one parameter of any other kind.
func (w *wish) fill(p *rules.Param, fits *wish, facing grid.Direction) (ok bool) {
	switch p.Kind {
	case rules.ParamPath:
		n := max(0, min(len(w.path), p.Max))
		fits.path = w.path[:n]
		return n > 0 && n >= p.Min
	case rules.ParamRelative:
		fits.toward = w.toward
		return true
	case rules.ParamTiles:
		fits.tiles = min(w.tiles, p.Max)
		if w.tiles == 0 {
			fits.tiles = max(p.Min, 1)
		}
		return p.Min <= fits.tiles && fits.tiles <= p.Max
	case rules.ParamDirection:
		fits.to, ok = w.direction(p, facing)
	case rules.ParamItem:
		fits.item, ok = w.choice(p, w.item)
	case rules.ParamWords:
		fits.words, ok = w.say(p)
	}
	return ok
}

func (w *wish) direction(p *rules.Param, facing grid.Direction) (grid.Direction, bool) {
	to := facing
	if w.faces {
		to = w.to
	}
	switch {
	case len(p.Directions) == 0 || slices.Contains(p.Directions, to):
		return to, true
	case w.faces:
		return 0, false
	}
	return p.Directions[0], true
}

// choice is the wished value if it is on offer; without a wish, for those who
// take any, the first.
func (w *wish) choice(p *rules.Param, value int) (int, bool) {
	if value == 0 {
		if !w.any || len(p.Choices) == 0 {
			return 0, false
		}
		return p.Choices[0].Value, true
	}
	return value, hasChoice(p, value)
}

func hasChoice(p *rules.Param, value int) bool {
	for i := range p.Choices {
		if p.Choices[i].Value == value {
			return true
		}
	}
	return false
}

func (w *wish) say(p *rules.Param) (string, bool) {
	if len(p.Choices) == 0 {
		return w.words, true
	}
	if w.words == "" {
		return p.Choices[0].Text, true
	}
	for i := range p.Choices {
		if p.Choices[i].Text == w.words {
			return w.words, true
		}
	}
	return "", false
}

// command makes an offer's command with parameters that fit it.
func (m *Mind) command(o *rules.Offer, w *wish) rules.Command {
	who := m.ask.Who
	if m.ask.Phase != rules.PhaseTurn {
		return rules.Answer{Who: who, Choose: o.Do, To: w.to, Words: w.words}
	}
	switch o.Do {
	case doMove:
		return rules.Move{Who: who, Path: slices.Clone(w.path), Enter: w.enter}
	case doBlindMove:
		return rules.BlindMove{Who: who, Toward: w.toward, Tiles: w.tiles}
	case doTurn:
		return rules.Turn{Who: who, To: w.to}
	}
	act := rules.Act{Who: who, Do: o.Do, Target: w.target, Item: w.item, To: w.to, Tiles: w.tiles, Words: w.words}
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
	for i := range m.ask.Offers {
		o := &m.ask.Offers[i]
		if o.Not != "" {
			continue
		}
		if fits, ok := m.fit(o, &wish{any: true}); ok {
			return m.command(o, &fits)
		}
	}
	return nil
}
