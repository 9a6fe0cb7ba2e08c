package mind_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/mind"
)

// die is one die that a script gives out.
type die struct {
	purpose string
	sides   int
	value   int
}

// script hands out dice in order and fails at any other.
type script struct {
	t    testing.TB
	dice []die
}

func (s *script) Roll(purpose string, sides int) int {
	s.t.Helper()
	require.NotEmpty(s.t, s.dice, "an unscripted %s d%d", purpose, sides)
	next := s.dice[0]
	s.dice = s.dice[1:]
	require.Equal(s.t, next.purpose, purpose)
	require.Equal(s.t, next.sides, sides)
	return next.value
}

func d20(value int) die             { return die{"mind d20", 20, value} }
func distance(sides, value int) die { return die{"mind distance", sides, value} }
func wander(sides, value int) die   { return die{"mind wander", sides, value} }
func way(sides, value int) die      { return die{"mind way", sides, value} }
func stray(sides, value int) die    { return die{"mind stray", sides, value} }

// position is a view under construction.
type position struct {
	*rules.View
	t       testing.TB
	keeping mind.Keeping
}

const (
	self  = rules.Handle(200)
	enemy = rules.Handle(100)
	mate  = rules.Handle(101)
)

// at makes the view of an NPC on a drawn map: @ is itself, F a foe, f a friend,
// ? a shape, _ floor that it remembers, a blank what it does not know, and all
// else terrain that it sees.
func at(t testing.TB, text string) position {
	v := &rules.View{Round: 10, Light: rules.Bright}
	v.Hero = rules.Sheet{
		Handle: self, Kind: "core/goblin", Health: 8, MaxHealth: 8, Turn: true, Actions: 2,
		Allowance: 6, Facing: grid.North, Temper: rules.Wary, Free: true,
	}
	p := position{View: v, t: t}
	for y, line := range strings.Split(strings.Trim(text, "\n"), "\n") {
		for x, letter := range strings.TrimLeft(line, "\t") {
			p.put(grid.Point{X: x, Y: y}, letter)
		}
	}
	v.Asks = []rules.Ask{{Who: v.Hero.Handle, Phase: rules.PhaseTurn}}
	return p
}

func (p position) put(at grid.Point, letter rune) {
	g := rules.Glimpse{At: at, Known: rules.Seen, Light: rules.Bright}
	switch letter {
	case ' ':
		return
	case '_':
		g.Known, g.Light = rules.Remembered, rules.Dark
	case '@':
		p.Hero.At = at
	case 'F':
		p.token(enemy, at, rules.Foe)
	case 'f':
		p.token(mate, at, rules.Friend)
	case '?':
		p.token(rules.Handle(102+len(p.Tokens)), at, rules.UnknownSide)
	default:
		terrain, ok := grid.TerrainOf(letter)
		require.True(p.t, ok, "letter %q", letter)
		g.Terrain = terrain
	}
	p.Cells = append(p.Cells, g)
}

func (p position) token(h rules.Handle, at grid.Point, side rules.Side) {
	token := rules.Token{Handle: h, At: at, Side: side, Degree: rules.Identified}
	if side == rules.UnknownSide {
		token.Degree = rules.Noticed
	}
	p.Tokens = append(p.Tokens, token)
}

// inDark is an NPC at 10,10 that is Blind by darkness and knows nothing.
func inDark(t testing.TB, temper rules.Temper) position {
	p := at(t, "@")
	p.Cells, p.Blind, p.Light = nil, rules.ByDarkness, rules.Dark
	p.Hero.At, p.Hero.Temper = grid.Point{X: 10, Y: 10}, temper
	return p.offer(
		walkBlind(6), steer(), plain("feel"), plain("call"), plain("wait"), end(),
	)
}

// contact adds a contact beside the creature.
func (p position) contact(h rules.Handle, d grid.Direction, side rules.Side) position {
	known := side != rules.UnknownSide
	p.Contacts = append(p.Contacts, rules.Contact{Handle: h, At: p.Hero.At.Add(d.Delta()), Known: known, Side: side})
	return p
}

// hears adds a sound of this round.
func (p position) hears(from grid.Direction, band rules.Band, kind rules.SoundKind) position {
	p.Sounds = append(p.Sounds, rules.Sound{Round: p.Round, Order: len(p.Sounds) + 1, From: from, Band: band, Kind: kind})
	return p
}

// felt adds a wall that was felt n tiles away in a direction.
func (p position) felt(d grid.Direction, n int) position {
	p.Trace = append(p.Trace, rules.Trace{At: p.Hero.At.Add(d.Delta().Scale(n)), Round: p.Round, Terrain: grid.Wall})
	return p
}

// has adds things to what the creature carries.
func (p position) has(items ...rules.Held) position {
	for _, h := range items {
		h.Item = len(p.Hero.Items) + 1
		p.Hero.Items = append(p.Hero.Items, h)
	}
	return p
}

// offer adds offers to the ask.
func (p position) offer(offers ...rules.Offer) position {
	p.Asks[0].Offers = append(p.Asks[0].Offers, offers...)
	return p
}

// asked changes the ask to another phase with these offers.
func (p position) asked(phase rules.PhaseID, offers ...rules.Offer) position {
	p.Asks[0].Phase, p.Asks[0].Offers = phase, offers
	return p
}

// greys makes every offer of an action impossible.
func (p position) greys(do rules.ActionID) position {
	for i := range p.Asks[0].Offers {
		if p.Asks[0].Offers[i].Do == do {
			p.Asks[0].Offers[i].Not = "not now"
		}
	}
	return p
}

// decides has an NPC decide with scripted dice, all of which it must use.
func (p position) decides(dice ...die) rules.Command {
	p.t.Helper()
	return p.with((*mind.Mind).Decide, dice)
}

// delves has a hero decide with scripted dice, all of which it must use.
func (p position) delves(dice ...die) rules.Command {
	p.t.Helper()
	return p.with((*mind.Mind).Delve, dice)
}

func (p position) with(decide func(*mind.Mind, *rules.View, mind.Roller) rules.Command, dice []die) rules.Command {
	p.t.Helper()
	s := &script{t: p.t, dice: dice}
	c := decide(&mind.Mind{Light: p.keeping}, p.View, s)
	assert.Empty(p.t, s.dice, "dice left over")
	if c != nil {
		assert.Equal(p.t, p.Asks[0].Who, c.Actor())
	}
	return c
}

func plain(do rules.ActionID) rules.Offer { return rules.Offer{Do: do, Actions: 1} }

func with(do rules.ActionID, params ...rules.Param) rules.Offer {
	return rules.Offer{Do: do, Actions: 1, Params: params}
}

func walkBlind(tiles int) rules.Offer {
	return with("blind move", rules.Param{Kind: rules.ParamRelative}, rules.Param{Kind: rules.ParamTiles, Min: 1, Max: tiles})
}

func walk(tiles int) rules.Offer {
	return with("move", rules.Param{Kind: rules.ParamPath, Min: 1, Max: tiles})
}

func steer(to ...grid.Direction) rules.Offer {
	return rules.Offer{Do: "turn", Params: []rules.Param{{Kind: rules.ParamDirection, Directions: to}}}
}

func end() rules.Offer {
	return rules.Offer{Do: "end", Params: []rules.Param{{Kind: rules.ParamDirection}}}
}

func onTarget(do rules.ActionID, targets ...rules.Handle) rules.Offer {
	p := rules.Param{Kind: rules.ParamTarget}
	for _, h := range targets {
		p.Choices = append(p.Choices, rules.Choice{Value: int(h)})
	}
	return with(do, p)
}

func onTile(do rules.ActionID, tiles ...grid.Point) rules.Offer {
	return with(do, rules.Param{Kind: rules.ParamTile, Points: tiles})
}

func onItem(do rules.ActionID, items ...int) rules.Offer {
	p := rules.Param{Kind: rules.ParamItem}
	for _, i := range items {
		p.Choices = append(p.Choices, rules.Choice{Value: i})
	}
	return with(do, p)
}

func toward(do rules.ActionID) rules.Offer {
	return with(do, rules.Param{Kind: rules.ParamDirection})
}

func saying(do rules.ActionID, words ...string) rules.Offer {
	return with(do, wordsOf(words...))
}

func wordsOf(words ...string) rules.Param {
	p := rules.Param{Kind: rules.ParamWords}
	for i, w := range words {
		p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: w})
	}
	return p
}

func act(do rules.ActionID) rules.Act { return rules.Act{Who: self, Do: do} }

func ends(facing grid.Direction) rules.Act {
	return rules.Act{Who: self, Do: "end", To: facing, North: facing == grid.North}
}

func blindly(r grid.Relative, tiles int) rules.BlindMove {
	return rules.BlindMove{Who: self, Toward: r, Tiles: tiles}
}

func answer(choose rules.ActionID) rules.Answer { return rules.Answer{Who: self, Choose: choose} }

func path(points ...grid.Point) rules.Move { return rules.Move{Who: self, Path: points} }

func pt(x, y int) grid.Point { return grid.Point{X: x, Y: y} }
