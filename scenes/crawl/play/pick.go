package play

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Want is what a pick waits for.
type Want uint8

// The wants.
const (
	Nothing   Want = iota // every parameter is there
	Path                  // a way over the ground
	Dial                  // a direction and a distance, confirmed together
	Direction             // a direction alone
	Tiles                 // a distance alone
	Tile                  // one of Points
	Choice                // one of Choices
	Text                  // words of one's own
)

// Pick fills one offer into a command, parameter by parameter. What leaves no
// choice is filled by itself.
type Pick struct {
	Offer  rules.Offer
	Aimed  bool           // a direction is chosen
	To     grid.Direction // it
	Tiles  int            // the distance chosen, 0 for none yet
	ask    *rules.Ask
	facing grid.Direction
	friend func(grid.Point) bool
	next   int // the parameter that is wanted
	at     *grid.Point
	target rules.Handle
	item   int
	words  string
	path   []grid.Point
	enter  bool
}

// newPick begins to fill an offer of a view's ask.
func newPick(v *rules.View, ask *rules.Ask, o rules.Offer) *Pick {
	p := unfilled(v, ask, o)
	p.fill()
	return p
}

// unfilled is the pick of an offer of which nothing is filled yet.
func unfilled(v *rules.View, ask *rules.Ask, o rules.Offer) *Pick {
	p := &Pick{Offer: o, ask: ask, facing: v.Hero.Facing, To: v.Hero.Facing}
	p.friend = func(at grid.Point) bool {
		return slices.ContainsFunc(v.Tokens, func(t rules.Token) bool { return t.At == at && t.Side == rules.Friend })
	}
	return p
}

func (p *Pick) param() *rules.Param {
	if p.next >= len(p.Offer.Params) {
		return nil
	}
	return &p.Offer.Params[p.next]
}

// after is the parameter that follows the wanted one, if it is of that kind.
func (p *Pick) after(kind rules.ParamKind) *rules.Param {
	if i := p.next + 1; i < len(p.Offer.Params) && p.Offer.Params[i].Kind == kind {
		return &p.Offer.Params[i]
	}
	return nil
}

// Want is what is wanted next.
func (p *Pick) Want() Want {
	q := p.param()
	if q == nil {
		return Nothing
	}
	switch q.Kind {
	case rules.ParamPath:
		return Path
	case rules.ParamRelative, rules.ParamDirection:
		return pick(p.after(rules.ParamTiles) != nil, Dial, Direction)
	case rules.ParamTiles:
		return Tiles
	case rules.ParamTile:
		return pick(len(q.Points) > 0, Tile, Direction)
	case rules.ParamWords:
		return pick(len(q.Choices) > 0, Choice, Text)
	}
	return Choice
}

// Bounds are the least and the greatest distance.
func (p *Pick) Bounds() (least, most int) {
	switch q := p.param(); {
	case q == nil:
		return 0, 0
	case q.Kind == rules.ParamTiles || q.Kind == rules.ParamPath:
		return q.Min, q.Max
	default:
		if q = p.after(rules.ParamTiles); q != nil {
			return q.Min, q.Max
		}
	}
	return 0, 0
}

// Points are the tiles to choose from.
func (p *Pick) Points() []grid.Point {
	if q := p.param(); q != nil {
		return q.Points
	}
	return nil
}

// Choices are the values to choose from, in words.
func (p *Pick) Choices() []rules.Choice {
	if q := p.param(); q != nil && p.Want() == Choice {
		return q.Choices
	}
	return nil
}

// May reports whether a direction can be chosen.
func (p *Pick) May(d grid.Direction) bool {
	q := p.param()
	if q == nil {
		return false
	}
	return len(q.Directions) == 0 || slices.Contains(q.Directions, d)
}

// fill takes what leaves no choice: the only direction, tile, or thing; but
// never a friend's tile.
func (p *Pick) fill() {
	for q := p.param(); q != nil; q = p.param() {
		switch {
		case q.Kind == rules.ParamDirection && len(q.Directions) == 1 && p.Want() == Direction:
			p.To, p.Aimed = q.Directions[0], true
		case q.Kind == rules.ParamTile && len(q.Points) == 1 && !p.friend(q.Points[0]):
			p.at = &q.Points[0]
		case len(q.Choices) == 1:
			p.take(q, q.Choices[0])
		case q.Kind == rules.ParamItem && len(q.Choices) == 0:
			p.item = max(1, q.Min)
		default:
			if most := p.most(); p.Tiles > most {
				p.Tiles = most
			}
			return
		}
		p.next++
	}
}

func (p *Pick) most() int { _, most := p.Bounds(); return most }

func (p *Pick) take(q *rules.Param, c rules.Choice) {
	switch q.Kind {
	case rules.ParamTarget:
		p.target = rules.Handle(c.Value)
	case rules.ParamItem:
		p.item = c.Value
	case rules.ParamWords:
		p.words = c.Text
	}
}

// Choose takes one of Choices, by its place.
func (p *Pick) Choose(i int) bool {
	if i < 0 || i >= len(p.Choices()) {
		return false
	}
	q := p.param()
	p.take(q, q.Choices[i])
	p.next++
	p.fill()
	return true
}

// Aim takes a direction. One that stands alone is taken at once; on a dial it
// waits for the distance, and the same direction again means one tile more.
func (p *Pick) Aim(d grid.Direction) bool {
	if !p.May(d) {
		return false
	}
	if p.Want() == Dial {
		if p.Aimed && p.To == d {
			p.Dial(p.Tiles + 1)
		}
		p.To, p.Aimed = d, true
		p.Dial(p.Tiles)
		return true
	}
	if p.Want() != Direction {
		return false
	}
	p.To, p.Aimed = d, true
	p.next++
	p.fill()
	return true
}

// Release takes the direction back.
func (p *Pick) Release() { p.Aimed, p.Tiles = false, 0 }

// Dial sets the distance, held to its bounds.
func (p *Pick) Dial(n int) {
	least, most := p.Bounds()
	p.Tiles = min(max(n, least), most)
}

// Confirm takes the direction and the distance that are dialled.
func (p *Pick) Confirm() bool {
	switch p.Want() {
	case Dial:
		if !p.Aimed {
			return false
		}
		p.Dial(p.Tiles)
		p.next += 2
	case Tiles:
		p.Dial(p.Tiles)
		p.next++
	default:
		return false
	}
	p.fill()
	return true
}

// Point takes a tile.
func (p *Pick) Point(at grid.Point) bool {
	if p.Want() != Tile || !slices.Contains(p.Points(), at) {
		return false
	}
	p.at = &at
	p.next++
	p.fill()
	return true
}

// Say takes words of one's own.
func (p *Pick) Say(words string) bool {
	if p.Want() != Text || words == "" {
		return false
	}
	p.words = words
	p.next++
	p.fill()
	return true
}

// Go takes a way over the ground.
func (p *Pick) Go(path []grid.Point, enter bool) bool {
	if p.Want() != Path || len(path) == 0 {
		return false
	}
	most := p.most()
	p.path, p.enter = path[:min(len(path), most)], enter && len(path) <= most
	p.next++
	p.fill()
	return true
}

// Command is the command once nothing more is wanted.
func (p *Pick) Command() rules.Command {
	who := p.ask.Who
	if p.ask.Phase != rules.PhaseTurn {
		return rules.Answer{Who: who, Choose: p.Offer.Do, To: p.To, Words: p.words}
	}
	switch p.Offer.Do {
	case "move":
		return rules.Move{Who: who, Path: p.path, Enter: p.enter}
	case "blind move":
		return rules.BlindMove{Who: who, Toward: p.facing.Toward(p.To), Tiles: p.Tiles}
	case "turn":
		return rules.Turn{Who: who, To: p.To}
	}
	return rules.Act{Who: who, Do: p.Offer.Do, At: p.at, Target: p.target, Item: p.item, To: p.To, North: p.Offer.Do == "end" && p.To == grid.North, Tiles: p.Tiles, Words: p.words}
}
