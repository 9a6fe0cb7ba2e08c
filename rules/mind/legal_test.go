package mind_test

import (
	"hash/fnv"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/mind"
)

// keyed is a roller whose dice depend on their key alone, as the engine's do.
type keyed struct {
	seed uint64
	nth  int
}

func (k *keyed) Roll(purpose string, sides int) int {
	h := fnv.New64a()
	h.Write([]byte(purpose + strconv.FormatUint(k.seed, 16) + strconv.Itoa(k.nth)))
	k.nth++
	return 1 + int(h.Sum64()%uint64(sides))
}

var (
	actions = []rules.ActionID{
		"move", "blind move", "careful", "turn", "feel", "attack", "free attack", "shoot", "identify", "call", "light", "douse",
		"shutter", "drop", "open", "unlock", "force", "load", "ready", "take", "use", "bandage", "leave", "rest", "wait", "end", "words",
		"nothing", "meet", "let pass", "refuse", "stop", "go on", "strike", "hold", "dance",
	}
	phases = []rules.PhaseID{
		rules.PhaseTurn, rules.PhaseTurn, rules.PhaseTurn, rules.PhaseExchange, rules.PhaseCrossing, rules.PhasePassage,
		rules.PhaseLight, rules.PhaseStrike, rules.PhaseFacing, rules.PhaseGrowth, "duel",
	}
	handles = []int{1, 2, 100, 101, 102, 200}
	kinds   = []rules.ContentID{"core/torch", "core/candle", "core/crossbow", "core/sword", "core/dagger", "core/potion", "core/oil", "core/lantern"}
)

func direction(t *rapid.T) grid.Direction {
	return grid.Direction(rapid.IntRange(0, 7).Draw(t, "direction"))
}

func tileNear(t *rapid.T) grid.Point {
	return pt(rapid.IntRange(-1, 7).Draw(t, "x"), rapid.IntRange(-1, 7).Draw(t, "y"))
}

func param(t *rapid.T) rules.Param {
	p := rules.Param{Kind: rules.ParamKind(rapid.IntRange(1, 8).Draw(t, "kind"))}
	p.Min, p.Max = rapid.IntRange(0, 2).Draw(t, "min"), rapid.IntRange(0, 7).Draw(t, "max")
	switch p.Kind {
	case rules.ParamDirection:
		p.Directions = rapid.SliceOfN(rapid.Custom(direction), 0, 3).Draw(t, "directions")
	case rules.ParamTile:
		p.Points = rapid.SliceOfN(rapid.Custom(tileNear), 0, 3).Draw(t, "points")
	case rules.ParamTarget:
		for _, h := range rapid.SliceOfN(rapid.SampledFrom(handles), 0, 3).Draw(t, "targets") {
			p.Choices = append(p.Choices, rules.Choice{Value: h})
		}
	case rules.ParamItem:
		for i := range rapid.IntRange(0, 4).Draw(t, "items") {
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1})
		}
	case rules.ParamWords:
		for i, w := range rapid.SliceOfN(rapid.SampledFrom([]string{"voice", "touch", "smell", "call", "known"}), 0, 3).Draw(t, "words") {
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: w})
		}
	}
	return p
}

// offered is an offer with the parameters that the engine would ask for, or with
// others.
func offered(t *rapid.T) rules.Offer {
	o := rules.Offer{Do: rapid.SampledFrom(actions).Draw(t, "do"), Actions: rapid.IntRange(0, 1).Draw(t, "cost")}
	if rapid.IntRange(0, 3).Draw(t, "greyed") == 0 {
		o.Not = "not now"
	}
	switch {
	case o.Do != "move" && o.Do != "blind move" && o.Do != "turn" && rapid.IntRange(0, 3).Draw(t, "odd") == 0:
		o.Params = rapid.SliceOfNDistinct(rapid.Custom(param), 0, 3, func(p rules.Param) rules.ParamKind { return p.Kind }).Draw(t, "params")
	case o.Do == "move":
		o.Params = walk(rapid.IntRange(0, 6).Draw(t, "tiles")).Params
	case o.Do == "blind move":
		o.Params = walkBlind(rapid.IntRange(0, 6).Draw(t, "tiles")).Params
	case o.Do == "careful" || o.Do == "open" || o.Do == "turn" || o.Do == "end":
		o.Params = toward(o.Do).Params
	case o.Do == "attack" || o.Do == "shoot" || o.Do == "free attack" || o.Do == "identify":
		o.Params = onTarget(o.Do, enemy, mate, 102).Params
	case o.Do == "light" || o.Do == "load" || o.Do == "use" || o.Do == "take":
		o.Params = onItem(o.Do, 1, 2, 3).Params
	}
	return o
}

func anyView(t *rapid.T) *rules.View {
	v := &rules.View{Round: 5, Blind: rules.Blindness(rapid.IntRange(0, 2).Draw(t, "blind"))}
	h := &v.Hero
	h.Handle, h.At, h.Facing = self, tileNear(t), direction(t)
	h.Habits = rules.Habits(rapid.IntRange(0, int(rules.Trails)<<1-1).Draw(t, "habits"))
	h.Post, h.Called, h.Alert = tileNear(t), rapid.IntRange(0, 5).Draw(t, "called"), rapid.IntRange(0, 6).Draw(t, "alert")
	h.Allowance, h.MaxHealth = rapid.IntRange(0, 7).Draw(t, "allowance"), 12
	h.Rest = rapid.IntRange(0, 2).Draw(t, "rest")
	h.Health, h.BumpCost = rapid.IntRange(1, 12).Draw(t, "health"), rapid.IntRange(0, 2).Draw(t, "armour")
	h.Temper = rules.Temper(rapid.IntRange(0, 2).Draw(t, "temper"))
	for i := range rapid.IntRange(0, 3).Draw(t, "things") {
		h.Items = append(h.Items, rules.Held{
			Item: i + 1, Kind: rapid.SampledFrom(kinds).Draw(t, "thing"), Where: rules.Where(rapid.IntRange(0, 1).Draw(t, "where")),
			Weapon: rapid.Bool().Draw(t, "weapon"), Range: 5, Light: rapid.Bool().Draw(t, "light"), Lit: rapid.Bool().Draw(t, "lit"),
			Shuttered: rapid.Bool().Draw(t, "shuttered"), Left: rapid.IntRange(0, 9).Draw(t, "left"), Whole: 9, Hands: 1,
		})
	}
	fillPlace(t, v)
	fillOthers(t, v)
	v.Asks = []rules.Ask{{Who: self, Phase: rapid.SampledFrom(phases).Draw(t, "phase")}}
	v.Asks[0].Offers = rapid.SliceOfN(rapid.Custom(offered), 0, 14).Draw(t, "offers")
	return v
}

func fillPlace(t *rapid.T, v *rules.View) {
	terrain := rapid.Custom(func(t *rapid.T) grid.Terrain {
		return grid.Terrain(max(0, rapid.IntRange(-12, 17).Draw(t, "terrain")))
	})
	edge := rapid.Custom(func(t *rapid.T) grid.Edge { return grid.Edge(max(0, rapid.IntRange(-12, 7).Draw(t, "edge"))) })
	for range rapid.IntRange(0, 40).Draw(t, "cells") {
		v.Cells = append(v.Cells, rules.Glimpse{
			At: tileNear(t), Terrain: terrain.Draw(t, "t"), East: edge.Draw(t, "e"), South: edge.Draw(t, "s"),
			Known: rules.Known(rapid.IntRange(1, 3).Draw(t, "known")), Light: rules.Light(rapid.IntRange(0, 1).Draw(t, "l")),
		})
	}
	for range rapid.IntRange(0, 10).Draw(t, "trace") {
		v.Trace = append(v.Trace, rules.Trace{
			At: tileNear(t), Terrain: terrain.Draw(t, "t"), Walked: rapid.Bool().Draw(t, "walked"),
			IsEdge: rapid.IntRange(0, 4).Draw(t, "edged") == 0, Edge: edge.Draw(t, "e"), Toward: direction(t),
		})
	}
	for range rapid.IntRange(0, 2).Draw(t, "finds") {
		v.Things = append(v.Things, rules.Thing{At: tileNear(t), Kind: rapid.SampledFrom(kinds).Draw(t, "find")})
	}
}

func fillOthers(t *rapid.T, v *rules.View) {
	side := func() rules.Side { return rules.Side(rapid.IntRange(0, 3).Draw(t, "side")) }
	for i := range rapid.IntRange(0, 3).Draw(t, "tokens") {
		v.Tokens = append(v.Tokens, rules.Token{Handle: rules.Handle(100 + i), At: tileNear(t), Side: side(), Degree: rules.Degree(rapid.IntRange(1, 2).Draw(t, "degree"))})
	}
	for range rapid.IntRange(0, 2).Draw(t, "contacts") {
		v.Contacts = append(v.Contacts, rules.Contact{Handle: 102, At: v.Hero.At.Add(direction(t).Delta()), Known: rapid.Bool().Draw(t, "known"), Side: side()})
	}
	for i := range rapid.IntRange(0, 3).Draw(t, "sounds") {
		v.Sounds = append(v.Sounds, rules.Sound{
			Round: rapid.IntRange(2, 5).Draw(t, "round"), Order: i, From: direction(t), Band: rules.Band(rapid.IntRange(1, 3).Draw(t, "band")), Kind: rules.SoundCall, Side: side(),
		})
	}
	if rapid.Bool().Draw(t, "lost") {
		v.Lost = []rules.Lost{{Side: side(), At: tileNear(t), Round: rapid.IntRange(0, 5).Draw(t, "round")}}
	}
	if rapid.Bool().Draw(t, "shine") {
		v.Lights = []rules.Shine{{At: tileNear(t), Bearer: rules.Handle(rapid.SampledFrom([]int{0, 100, 101}).Draw(t, "bearer"))}}
	}
}

// Whatever the view and the offers, a mind gives a command that an offer which
// is not greyed allows, within its bounds; and none only if there is no such
// offer that asks for nothing but what a mind can always give [DK-CMD-01].
func TestCommandsAreLegal(t *testing.T) {
	decide := map[bool]func(*mind.Mind, *rules.View, mind.Roller) rules.Command{false: (*mind.Mind).Decide, true: (*mind.Mind).Delve}
	var m mind.Mind
	rapid.Check(t, func(t *rapid.T) {
		v := anyView(t)
		m.Light = mind.Keeping(rapid.IntRange(0, 2).Draw(t, "keeping"))
		c := decide[rapid.Bool().Draw(t, "delves")](&m, v, &keyed{seed: rapid.Uint64().Draw(t, "seed")})
		if c == nil {
			for _, o := range v.Asks[0].Offers {
				assert.False(t, o.Not == "" && len(o.Params) == 0 && o.Do != "move" && o.Do != "blind move", "%s was open", o.Do)
			}
			return
		}
		assert.Equal(t, self, c.Actor())
		assert.True(t, slices.ContainsFunc(v.Asks[0].Offers, func(o rules.Offer) bool {
			return o.Not == "" && allows(v, o, c)
		}), "no offer allows %#v", c)
	})
}

// allows reports whether an offer allows a command.
func allows(v *rules.View, o rules.Offer, c rules.Command) bool {
	switch c := c.(type) {
	case rules.Answer:
		return o.Do == c.Choose && v.Asks[0].Phase != rules.PhaseTurn && allowsAnswer(o, c)
	case rules.Move:
		return o.Do == "move" && isWalk(v, c) && slices.ContainsFunc(o.Params, func(p rules.Param) bool {
			return p.Kind == rules.ParamPath && p.Min <= len(c.Path) && len(c.Path) <= p.Max
		})
	case rules.BlindMove:
		return o.Do == "blind move" && !slices.ContainsFunc(o.Params, func(p rules.Param) bool {
			return p.Kind == rules.ParamTiles && (c.Tiles < p.Min || c.Tiles > p.Max)
		}) && c.Tiles >= 1 && c.Toward < 8
	case rules.Turn:
		return o.Do == "turn" && allowsAct(o, rules.Act{Do: "turn", To: c.To})
	case rules.Act:
		return o.Do == c.Do && allowsAct(o, c)
	}
	return false
}

// isWalk reports whether a move's path is one of neighbouring tiles that are
// seen now and free, none of them twice.
func isWalk(v *rules.View, c rules.Move) bool {
	from := v.Hero.At
	for _, p := range c.Path {
		seen := false
		for _, g := range v.Cells {
			if g.At == p {
				seen = g.Known == rules.Seen && g.Light > rules.Dark && !g.Terrain.Has(grid.BlocksMove) // the last glimpse counts
			}
		}
		for _, token := range v.Tokens {
			seen = seen && (token.At != p || p == v.Hero.At)
		}
		if !seen || grid.Steps(from, p) != 1 {
			return false
		}
		from = p
	}
	return true
}

func allowsAnswer(o rules.Offer, c rules.Answer) bool {
	for _, p := range o.Params {
		switch p.Kind {
		case rules.ParamDirection:
			if len(p.Directions) > 0 && !slices.Contains(p.Directions, c.To) {
				return false
			}
		case rules.ParamWords:
			if len(p.Choices) > 0 && !said(p, c.Words) {
				return false
			}
		}
	}
	return true
}

func said(p rules.Param, words string) bool {
	return slices.ContainsFunc(p.Choices, func(c rules.Choice) bool { return c.Text == words })
}

func chosen(p rules.Param, value int) bool {
	return slices.ContainsFunc(p.Choices, func(c rules.Choice) bool { return c.Value == value })
}

func allowsAct(o rules.Offer, c rules.Act) bool {
	aimed, aims := false, false
	for _, p := range o.Params {
		fine := true
		switch p.Kind {
		case rules.ParamTarget:
			aims, aimed = true, aimed || chosen(p, int(c.Target))
		case rules.ParamTile:
			aims, aimed = true, aimed || c.At != nil && slices.Contains(p.Points, *c.At)
		case rules.ParamDirection:
			fine = len(p.Directions) == 0 || slices.Contains(p.Directions, c.To)
		case rules.ParamItem:
			fine = chosen(p, c.Item)
		case rules.ParamWords:
			fine = len(p.Choices) == 0 || said(p, c.Words)
		case rules.ParamTiles:
			fine = p.Min <= c.Tiles && c.Tiles <= p.Max
		}
		if !fine {
			return false
		}
	}
	return aimed || !aims
}

// The same view and dice give the same command, whatever the mind thought
// before; and the view stays as it was [DK-CMD-02].
func TestNothingIsRemembered(t *testing.T) {
	var used mind.Mind
	rapid.Check(t, func(t *rapid.T) {
		v, seed := anyView(t), rapid.Uint64().Draw(t, "seed")
		first, again := &keyed{seed: seed}, &keyed{seed: seed}
		var fresh mind.Mind
		require.Equal(t, fresh.Decide(v, first), used.Decide(v, again))
		require.Equal(t, first.nth, again.nth, "as many dice")

		before := *v
		before.Cells = slices.Clone(v.Cells)
		delved := fresh.Delve(v, &keyed{seed: seed})
		require.Equal(t, delved, used.Delve(v, &keyed{seed: seed}))
		require.True(t, reflect.DeepEqual(&before, v), "the view is only read")
	})
}
