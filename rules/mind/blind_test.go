package mind_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Each row of the d20 table sends a Blind NPC its way [DK-NPC-01].
func TestTableRows(t *testing.T) {
	rows := []struct {
		first int // of two numbers
		way   grid.Relative
	}{
		{1, grid.ForwardLeft},
		{3, grid.Forward},
		{5, grid.ForwardRight},
		{7, grid.Right},
		{9, grid.BackRight},
		{11, grid.Backward},
		{13, grid.BackLeft},
		{15, grid.Left},
	}
	for _, row := range rows {
		for value := row.first; value <= row.first+1; value++ {
			for facing := range grid.Direction(8) {
				p := inDark(t, rules.Wary)
				p.Hero.Facing = facing
				got := p.decides(d20(value), distance(6, 4))
				assert.Equal(t, blindly(row.way, 4), got, "d20 %d facing %s", value, facing)
			}
		}
	}
}

// On 17–18 it stays quietly, on 19–20 it does something else: with nothing to
// light or load it calls out [DK-NPC-01, DK-NPC-03].
func TestTableRowsThatDoNotMove(t *testing.T) {
	for value, want := range map[int]rules.ActionID{17: "wait", 18: "wait", 19: "call", 20: "call"} {
		t.Run(fmt.Sprint(value), func(t *testing.T) {
			assert.Equal(t, act(want), inDark(t, rules.Wary).decides(d20(value)))
		})
	}
}

// It rolls for each action that it would move with; without one it ends its
// turn and keeps its facing [DK-NPC-01].
func TestNoActionNoRoll(t *testing.T) {
	p := inDark(t, rules.Wary).greys("blind move").greys("wait").greys("call")
	p.Hero.Facing = grid.SouthWest
	assert.Equal(t, ends(grid.SouthWest), p.decides())
}

// It intends 1d(allowance) tiles, and no more than lie free before an obstacle
// that it has felt [DK-NPC-02].
func TestDistance(t *testing.T) {
	t.Run("free", func(t *testing.T) {
		p := inDark(t, rules.Wary)
		p.Hero.Allowance = 4
		assert.Equal(t, blindly(grid.Forward, 3), p.decides(d20(3), distance(4, 3)))
	})
	t.Run("a wall three tiles ahead", func(t *testing.T) {
		p := inDark(t, rules.Wary).felt(grid.North, 3)
		assert.Equal(t, blindly(grid.Forward, 2), p.decides(d20(3), distance(6, 5)))
	})
	t.Run("a wall at hand: it stays, and rolls no distance", func(t *testing.T) {
		p := inDark(t, rules.Wary).felt(grid.North, 1)
		assert.Equal(t, act("wait"), p.decides(d20(4)))
	})
	t.Run("a wall elsewhere", func(t *testing.T) {
		p := inDark(t, rules.Wary).felt(grid.North, 1)
		assert.Equal(t, blindly(grid.Right, 6), p.decides(d20(7), distance(6, 6)))
	})
	t.Run("the offer's bound", func(t *testing.T) {
		p := inDark(t, rules.Wary)
		p.Asks[0].Offers[0] = walkBlind(2)
		assert.Equal(t, blindly(grid.Forward, 2), p.decides(d20(3), distance(6, 6)))
	})
}

// Felt edges, closed corners and pits are obstacles; a lit wall that it only
// sees is not one that it felt [DK-NPC-02, DK-GRD-04, DK-GRD-06].
func TestFeltObstacles(t *testing.T) {
	ahead := pt(10, 9)
	tests := []struct {
		name  string
		trace []rules.Trace
		cells []rules.Glimpse
		roll  int
		want  rules.Command
	}{
		{"thin wall", []rules.Trace{{At: pt(10, 10), IsEdge: true, Edge: grid.ThinWall, Toward: grid.North}}, nil, 3, act("wait")},
		{"thin wall felt from beyond", []rules.Trace{{At: ahead, IsEdge: true, Edge: grid.ThinWall, Toward: grid.South}}, nil, 3, act("wait")},
		{"open thin door", []rules.Trace{{At: ahead, IsEdge: true, Edge: grid.OpenThinDoor, Toward: grid.South}}, nil, 3, blindly(grid.Forward, 5)},
		{"pit", []rules.Trace{{At: ahead, Terrain: grid.Pit}}, nil, 3, act("wait")},
		{"closed door", []rules.Trace{{At: ahead, Terrain: grid.ClosedDoor}}, nil, 3, act("wait")},
		{"door that it went through", []rules.Trace{{At: ahead, Terrain: grid.ClosedDoor}, {At: ahead, Terrain: grid.OpenDoor, Walked: true}}, nil, 3, blindly(grid.Forward, 5)},
		{"one side of a corner", []rules.Trace{{At: ahead, Terrain: grid.Wall}}, nil, 5, blindly(grid.ForwardRight, 5)},
		{"closed corner", []rules.Trace{{At: ahead, Terrain: grid.Wall}, {At: pt(11, 10), Terrain: grid.Pillar}}, nil, 5, act("wait")},
		{"corner closed by an edge", []rules.Trace{{At: ahead, Terrain: grid.Wall}, {At: pt(11, 9), IsEdge: true, Edge: grid.Window, Toward: grid.South}}, nil, 5, act("wait")},
		{"felt free", []rules.Trace{{At: ahead, Free: true}}, nil, 3, blindly(grid.Forward, 5)},
		{"seen, not felt", nil, []rules.Glimpse{{At: ahead, Terrain: grid.Wall, Known: rules.Seen, Light: rules.Bright}}, 3, blindly(grid.Forward, 5)},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := inDark(t, rules.Wary)
			p.Trace, p.Cells = test.trace, test.cells
			dice := []die{d20(test.roll)}
			if _, moves := test.want.(rules.BlindMove); moves {
				dice = append(dice, distance(6, 5))
			}
			assert.Equal(t, test.want, p.decides(dice...))
		})
	}
}

// 19–20: the first that applies of lighting a source, loading a crossbow and
// calling out [DK-NPC-03].
func TestSomethingElse(t *testing.T) {
	torch := rules.Held{Kind: "core/torch", Light: true, Left: 360, Whole: 360}
	candle := rules.Held{Kind: "core/candle", Light: true, Left: 9, Whole: 1440}
	crossbow := rules.Held{Kind: "core/crossbow", Weapon: true, Range: 20, Hands: 2}
	loaded := crossbow
	loaded.Loaded = true
	lit := torch
	lit.Lit = true

	tests := []struct {
		name  string
		blind rules.Blindness
		items []rules.Held
		grey  rules.ActionID
		want  rules.Act
	}{
		{"lights a torch", rules.ByDarkness, []rules.Held{crossbow, torch}, "", rules.Act{Who: self, Do: "light", Item: 2}},
		{"a torch sooner than a candle", rules.ByDarkness, []rules.Held{candle, torch}, "", rules.Act{Who: self, Do: "light", Item: 2}},
		{"a candle for want of better", rules.ByDarkness, []rules.Held{candle}, "", rules.Act{Who: self, Do: "light", Item: 1}},
		{"no light helps the blinded", rules.ByOtherCause, []rules.Held{torch, crossbow}, "", rules.Act{Who: self, Do: "load", Item: 2}},
		{"one burns, though in vain", rules.ByDarkness, []rules.Held{lit, torch, crossbow}, "", rules.Act{Who: self, Do: "load", Item: 3}},
		{"no hand or fire: loads", rules.ByDarkness, []rules.Held{torch, crossbow}, "light", rules.Act{Who: self, Do: "load", Item: 2}},
		{"loaded: calls", rules.ByDarkness, []rules.Held{loaded}, "", act("call")},
		{"cannot call: stays", rules.ByDarkness, nil, "call", act("wait")},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := inDark(t, rules.Wary).has(test.items...).offer(onItem("light", 1, 2), onItem("load", 1, 2, 3)).greys(test.grey)
			p.Blind = test.blind
			assert.Equal(t, test.want, p.decides(d20(19)))
		})
	}
}

// What a contact makes a Blind NPC do, by what it knows and by its temper, comes
// before any cue [DK-NPC-06].
func TestContacts(t *testing.T) {
	east := pt(11, 10)
	attacks := []rules.Offer{
		onTarget("free attack", enemy), onTarget("attack", enemy), onTile("attack", east, pt(9, 10)),
		with("identify", onTarget("", enemy).Params[0], wordsOf("voice", "touch")),
	}
	tests := []struct {
		name   string
		temper rules.Temper
		side   rules.Side
		greys  rules.ActionID
		dice   []die
		want   rules.Command
	}{
		{"a known foe: the free attack first", rules.Wary, rules.Foe, "", nil, rules.Act{Who: self, Do: "free attack", Target: enemy}},
		{"a known foe: then attack", rules.Timid, rules.Foe, "free attack", nil, rules.Act{Who: self, Do: "attack", Target: enemy}},
		{"unknown: the wary identify it by touch", rules.Wary, rules.UnknownSide, "", nil, rules.Act{Who: self, Do: "identify", Target: enemy, Words: "touch"}},
		{"unknown: the timid move away", rules.Timid, rules.UnknownSide, "", []die{distance(6, 2)}, blindly(grid.Left, 2)},
		{"unknown: the bold attack its tile", rules.Bold, rules.UnknownSide, "free attack", nil, rules.Act{Who: self, Do: "attack", At: &east}},
		{"unknown: the bold use the free attack first", rules.Bold, rules.UnknownSide, "", nil, rules.Act{Who: self, Do: "free attack", Target: enemy}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := inDark(t, test.temper).contact(enemy, grid.East, test.side).hears(grid.South, rules.Near, "call")
			assert.Equal(t, test.want, p.offer(attacks...).greys(test.greys).decides(test.dice...))
		})
	}
}

// One that knows a friend beside it goes on as if alone.
func TestFriendlyContactIsLeftAlone(t *testing.T) {
	p := inDark(t, rules.Bold).contact(mate, grid.East, rules.Friend).offer(onTarget("attack", mate), onTarget("identify", mate))
	assert.Equal(t, act("wait"), p.decides(d20(17)))
}

// The timid go aslant where straight away is a wall, and do as without the
// contact where all is blocked [DK-NPC-06].
func TestTimidAmongWalls(t *testing.T) {
	p := inDark(t, rules.Timid).contact(enemy, grid.East, rules.UnknownSide).felt(grid.West, 1)
	assert.Equal(t, blindly(grid.ForwardLeft, 1), p.decides(distance(6, 1)))

	p = p.felt(grid.NorthWest, 1).felt(grid.SouthWest, 2)
	assert.Equal(t, blindly(grid.BackLeft, 1), p.decides(distance(6, 6)))

	p = p.felt(grid.SouthWest, 1)
	assert.Equal(t, act("wait"), p.decides(d20(18)))
}

// A keen nose identifies without a sound [DK-BLD-05].
func TestIdentifyBySmell(t *testing.T) {
	p := inDark(t, rules.Wary).contact(enemy, grid.East, rules.UnknownSide)
	p.offer(with("identify", onTarget("", enemy).Params[0], wordsOf("voice", "touch", "smell")))
	assert.Equal(t, rules.Act{Who: self, Do: "identify", Target: enemy, Words: "smell"}, p.decides())
}

// A Blind one shoots at a foe that it sees lit in the distance [DK-BLD-04], or
// takes it for a cue.
func TestSeenFromTheDark(t *testing.T) {
	bow := rules.Held{Kind: "core/bow", Weapon: true, Range: 15, Hands: 2}
	crossbow := rules.Held{Kind: "core/crossbow", Weapon: true, Range: 20, Hands: 2}
	far := func(temper rules.Temper, x, y int) position {
		p := inDark(t, temper)
		p.token(enemy, pt(x, y), rules.Foe)
		return p
	}
	t.Run("shoots", func(t *testing.T) {
		got := far(rules.Wary, 18, 10).has(bow).offer(onTarget("shoot", enemy)).decides()
		assert.Equal(t, rules.Act{Who: self, Do: "shoot", Target: enemy}, got)
	})
	t.Run("loads to shoot", func(t *testing.T) {
		got := far(rules.Wary, 18, 10).has(crossbow).offer(onTarget("shoot", enemy), onItem("load", 1)).greys("shoot").decides()
		assert.Equal(t, rules.Act{Who: self, Do: "load", Item: 1}, got)
	})
	t.Run("the bold turn to it", func(t *testing.T) {
		assert.Equal(t, rules.Turn{Who: self, To: grid.East}, far(rules.Bold, 18, 11).decides())
	})
	t.Run("and walk toward it", func(t *testing.T) {
		p := far(rules.Bold, 14, 11)
		p.Hero.Facing = grid.East
		assert.Equal(t, blindly(grid.Forward, 4), p.decides())
	})
	t.Run("the wary only if it is near", func(t *testing.T) {
		assert.Equal(t, act("wait"), far(rules.Wary, 18, 10).decides(d20(17)))
		assert.Equal(t, rules.Turn{Who: self, To: grid.East}, far(rules.Wary, 15, 10).decides())
	})
	t.Run("the timid away from it", func(t *testing.T) {
		assert.Equal(t, blindly(grid.Left, 3), far(rules.Timid, 18, 10).decides(distance(6, 3)))
	})
}
