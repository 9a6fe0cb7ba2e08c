package engine_test

import (
	"math/rand/v2"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// player gives random commands that its view offers, from a fixed seed.
type player struct {
	*rand.Rand
	shun map[rules.ActionID]bool // what it never chooses
	fond map[rules.ActionID]int  // how much likelier than 1 it is to choose an action
}

func newPlayer(seed uint64) *player {
	return &player{Rand: rand.New(rand.NewPCG(seed, 41)), fond: map[rules.ActionID]int{
		"move": 12, "blind move": 8, "attack": 4, "free attack": 6, "open": 4, "take": 3, "stairs": 6, "feel": 2, "end": 3,
	}}
}

// command answers the view's first ask with an offer that is not greyed.
func (p *player) command(v *rules.View) rules.Command {
	ask := &v.Asks[0]
	var open []*rules.Offer
	for i := range ask.Offers {
		o := &ask.Offers[i]
		for range max(1, p.fond[o.Do]) {
			if o.Not == "" && !p.shun[o.Do] {
				open = append(open, o)
			}
		}
	}
	o := open[p.IntN(len(open))]
	act := p.fill(o, v)
	act.Who, act.Do = ask.Who, o.Do
	switch {
	case ask.Phase != rules.PhaseTurn:
		return rules.Answer{Who: act.Who, Choose: o.Do, To: act.To, Words: act.Words}
	case o.Do == "move":
		return rules.Move{Who: act.Who, Path: p.path(v, o.Params[0].Max), Enter: p.IntN(2) == 0}
	case o.Do == "blind move":
		return rules.BlindMove{Who: act.Who, Toward: grid.Relative(p.IntN(8)), Tiles: act.Tiles}
	case o.Do == "turn":
		return rules.Turn{Who: act.Who, To: act.To}
	}
	return act
}

// fill chooses an offer's parameters.
func (p *player) fill(o *rules.Offer, v *rules.View) rules.Act {
	act := rules.Act{To: v.Hero.Facing}
	for _, param := range o.Params {
		switch param.Kind {
		case rules.ParamTiles:
			act.Tiles = param.Min + p.IntN(param.Max-param.Min+1)
		case rules.ParamDirection:
			act.To = grid.Direction(p.IntN(8))
			if n := len(param.Directions); n > 0 {
				act.To = param.Directions[p.IntN(n)]
			}
		case rules.ParamTile:
			at := param.Points[p.IntN(len(param.Points))]
			act.At = &at
		case rules.ParamTarget:
			act.Target = rules.Handle(param.Choices[p.IntN(len(param.Choices))].Value)
		case rules.ParamItem:
			act.Item = param.Min
			if n := len(param.Choices); n > 0 {
				act.Item = param.Choices[p.IntN(n)].Value
			}
		case rules.ParamWords:
			act.Words = param.Choices[p.IntN(len(param.Choices))].Text
		}
	}
	return act
}

// path is a random walk over tiles that the view knows to be free; its first
// step is onto one that it sees.
func (p *player) path(v *rules.View, most int) []grid.Point {
	free := map[grid.Point]rules.Known{}
	for _, c := range v.Cells {
		if !c.Terrain.Has(grid.BlocksMove) {
			free[c.At] = c.Known
		}
	}
	for _, token := range v.Tokens {
		delete(free, token.At)
	}
	var path []grid.Point
	straight := grid.Direction(p.IntN(8))
	for at := v.Hero.At; len(path) < 1+p.IntN(most); {
		to := at.Add(straight.Delta())
		if free[to] == 0 || len(path) == 0 && free[to] != rules.Seen {
			straight = grid.Direction(p.IntN(8))
			if len(path) > 0 || p.IntN(16) == 0 {
				break
			}
			continue
		}
		path, at = append(path, to), to
	}
	if len(path) == 0 {
		path = append(path, v.Hero.At.Add(straight.Delta()))
	}
	return path
}
