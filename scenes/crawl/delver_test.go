package crawl

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
)

// delver plays a crawl as a player would: it knows only what the screen shows,
// and does all with one device.
type delver struct {
	fingers
	hand   hand
	chance *rand.Rand
	trip   trip
	first  string // the level where it began
	idle   int    // deeds in a row that came to nothing
}

// trip is a dungeon, and who goes there.
type trip struct {
	dungeon string
	heroes  []string
	dark    bool   // no light is made
	rounds  int    // the least that it must take: who stumbles straight out has not played
	from    uint64 // the first seed that is tried: every game that ends badly costs time and memory
}

// newDelver sits down at the beginning of a dungeon.
func newDelver(t *testing.T, on trip, seed uint64, with func(*fingers) hand) *delver {
	t.Helper()
	d := &delver{trip: on, chance: rand.New(rand.NewPCG(seed, 77))}
	setup := engine.Setup{System: "core", Level: on.dungeon, Seed: seed, Heroes: on.heroes}
	d.s = journalled(t, setup, &d.journal, Options{End: func(Tally) scenes.Scene { return &page{} }})
	d.hands = sit(t, d.s, 1280, 720, 100)
	d.hand = with(&d.fingers)
	d.first = d.s.game.View().Level
	return d
}

// most is how many deeds a delver may take to come through.
const most = 400

// comesThrough plays until the crawl is over or its first level is left
// downwards, and reports whether the hero lives.
func (d *delver) comesThrough() bool {
	for range most {
		g := d.s.game
		if g.Ended() != "" || g.View().Level != d.first {
			break
		}
		before := d.journal.Len()
		d.act()
		if d.idle++; d.journal.Len() > before {
			d.idle = 0
		}
	}
	return d.s.game.Ended() == "escaped" || d.s.game.Ended() == "" && d.s.game.View().Level != d.first
}

// act does one thing.
func (d *delver) act() {
	g := d.s.game
	p := g.Pick()
	switch {
	case g.Asking() && p == nil:
		d.answer()
	case p == nil:
		d.turn()
	case p.Want() == play.Choice:
		d.hand.take(onChoice, 0)
	case p.Want() == play.Tile:
		d.hand.toward(grid.Nearest(p.Points()[0].Sub(g.View().Hero.At)))
	case p.Want() == play.Direction, p.Aimed:
		d.hand.confirm()
	default:
		d.turn()
	}
}

// answer gives the first answer that can be given.
func (d *delver) answer() {
	for i, e := range d.s.game.Entries() {
		if e.Not == "" {
			d.hand.take(onAnswer, i)
			return
		}
	}
	require.Fail(d.T, "a question without an answer", d.s.game.Ask().Text)
}

// take takes what can be done now by its action.
func (d *delver) take(do rules.ActionID) bool {
	for i, e := range d.s.game.Entries() {
		if e.Offer.Do == do && e.Not == "" {
			d.hand.take(onOffer, i)
			return true
		}
	}
	return false
}

// turn does something with a hero's turn.
func (d *delver) turn() {
	v := d.s.game.View()
	foe := d.foe()
	switch {
	case d.take("leave"), d.take("stairs"):
	case v.Hero.Actions == 0 && (foe != nil || d.idle > 0) && d.take("end"):
	case v.Blind != rules.Sighted:
		d.grope()
	case foe != nil:
		d.fight(foe)
	case d.idle > 4:
		d.hand.toward(grid.Direction(d.chance.IntN(8)))
	case d.idle == 0 && v.Hero.Health*2 < v.Hero.MaxHealth && d.take("rest"):
	case d.idle%2 == 0 && d.travel():
	case d.take("course explore"):
	default:
		d.take("end")
	}
}

// foe is the nearest foe in sight.
func (d *delver) foe() *rules.Token {
	v := d.s.game.View()
	var near *rules.Token
	for i := range v.Tokens {
		t := &v.Tokens[i]
		if t.Side == rules.Friend || t.Down || t.Dead || t.At == v.Hero.At {
			continue
		}
		if near == nil || grid.Steps(v.Hero.At, t.At) < grid.Steps(v.Hero.At, near.At) {
			near = t
		}
	}
	return near
}

// fight strikes at a foe beside the hero; from others it makes for the way out,
// or goes to meet them.
func (d *delver) fight(foe *rules.Token) {
	v := d.s.game.View()
	if grid.Steps(v.Hero.At, foe.At) == 1 {
		d.hand.toward(grid.Nearest(foe.At.Sub(v.Hero.At)))
		return
	}
	if step, known := d.toMeet(foe); known && d.idle < 3 {
		d.hand.toward(step)
		return
	}
	d.take("end")
}

// toMeet is the first step to the way out, if that is known, or else of the
// shortest way to stand beside a foe.
func (d *delver) toMeet(foe *rules.Token) (grid.Direction, bool) {
	v := d.s.game.View()
	ground := play.GroundOf(v)
	var best []grid.Point
	if out, known := d.out(); known {
		best = ground.Route(out.At)
	}
	for way := grid.North; way <= grid.NorthWest && len(best) == 0; way++ {
		path := ground.Route(foe.At.Add(way.Delta()))
		if len(path) > 0 && (best == nil || len(path) < len(best)) {
			best = path
		}
	}
	if len(best) == 0 {
		return 0, false
	}
	return grid.Nearest(best[0].Sub(v.Hero.At)), true
}

// out is the way out, or down, that the hero knows of.
func (d *delver) out() (play.Landmark, bool) {
	g := d.s.game
	for _, p := range g.Landmarks() {
		for _, c := range g.View().Cells {
			if c.At == p.At && (c.Terrain == grid.StairsDown || c.Terrain == grid.StairsUp || c.Terrain == grid.Exit) {
				return p, true
			}
		}
	}
	return play.Landmark{}, false
}

// travel goes to the way out if it is known.
func (d *delver) travel() bool {
	out, known := d.out()
	if known {
		d.hand.travel(out)
	}
	return known
}

// grope makes a light, strikes at what stands beside the hero, or walks on in
// the dark, away from what was touched.
func (d *delver) grope() {
	g := d.s.game
	v, p := g.View(), g.Pick()
	switch {
	case !d.trip.dark && d.idle < 3 && d.take("light"):
		return
	case len(v.Contacts) > 0 && d.idle < 3 && d.take("attack"):
		return
	case p == nil || p.Want() != play.Dial:
		d.take("end")
		return
	}
	d.hand.toward(d.feel())
	d.hand.dial(3)
	d.hand.confirm()
}

// feel is a way that is not known to be shut, rather ahead than back.
func (d *delver) feel() grid.Direction {
	v := d.s.game.View()
	shut := map[grid.Point]bool{}
	for _, c := range v.Cells {
		shut[c.At] = c.Terrain.Has(grid.BlocksMove)
	}
	for _, turn := range []int{0, 0, 1, -1, 2, -2, 3, -3, 4} {
		way := v.Hero.Facing.Turn(grid.Relative((turn + 8) % 8))
		if !shut[v.Hero.At.Add(way.Delta())] && d.chance.IntN(3) > 0 {
			return way
		}
	}
	return grid.Direction(d.chance.IntN(8))
}

// survivor is a game that a device alone brings through; which seed that is
// changes with the rules.
func survivor(t *testing.T, on trip, from uint64, with func(*fingers) hand) *delver {
	t.Helper()
	for seed := from; seed < from+40; seed++ {
		if d := newDelver(t, on, seed, with); d.comesThrough() && d.s.game.Tally().Rounds >= on.rounds {
			return d
		}
	}
	require.Fail(t, "nobody comes through alive")
	return nil
}
