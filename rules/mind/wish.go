package mind

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
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

// fit puts a wish into an offer's parameters; ok is false if it does not fill
// them all within their bounds. A target and a tile in one offer are two ways
// of naming the same thing, of which one is enough.
func (m *Mind) fit(o *rules.Offer, w *wish) (fits wish, ok bool) {
	fits.enter = w.enter
	asked, aimed := false, false
	for i := range o.Params {
		p := &o.Params[i]
		if p.Kind == rules.ParamPath {
			w.path = m.keeping(p, w.path)
		}
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

// keeping is as much of a path as keeps from what it must.
func (m *Mind) keeping(p *rules.Param, path []grid.Point) []grid.Point {
	path = path[:min(len(path), p.Max)]
	for len(path) > 0 && p.Broken(m.view.Hero.At, path) != nil {
		path = path[:len(path)-1]
	}
	return path
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
