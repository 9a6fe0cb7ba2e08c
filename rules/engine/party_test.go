package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
)

// party is heroes of one seat, the first of whom explores while the others
// follow, two abreast.
type party struct {
	*crawl
	lead    *rules.Errand
	follows map[rules.Handle]*rules.Errand
	ends    []string // why errands ended
}

func partyOf(c *crawl) *party {
	return &party{crawl: c, lead: &rules.Errand{Kind: rules.Explore, Behind: c.seat.Heroes()[1:]}, follows: map[rules.Handle]*rules.Errand{}}
}

// errand is what a hero is set on.
func (p *party) errand(h rules.Handle) *rules.Errand {
	if h == 1 {
		return p.lead
	}
	if p.follows[h] == nil {
		p.follows[h] = &rules.Errand{Kind: rules.Follow, Leader: 1, Place: int(h) - 1, Before: p.seat.Heroes()[1 : h-1]}
	}
	return p.follows[h]
}

// turn gives one command of whoever is asked: what it carries is lit first.
func (p *party) turn() {
	h := p.seat.Asked()
	v := p.seat.View(h)
	require.Equal(p.t, rules.PhaseTurn, v.Asks[0].Phase)
	c := kindle(v)
	if c == nil {
		var why string
		c, why = p.seat.Errand(h, p.errand(h))
		if c == nil {
			p.end(h, why)
			c = rules.Act{Who: h, Do: "end", To: p.seat.View(h).Hero.Facing}
		}
	}
	require.NoError(p.t, p.seat.Do(c), "%+v", c)
	for _, h := range p.seat.Heroes() {
		p.seat.Halts(h, p.seat.Events(h))
	}
}

// end takes in why an errand ended; a new one begins.
func (p *party) end(h rules.Handle, why string) {
	if h == 1 {
		p.lead.Course = rules.Course{}
		return
	}
	p.ends = append(p.ends, why)
	delete(p.follows, h)
}

// kindle lights the first thing that a hero without a light can light.
func kindle(v *rules.View) rules.Command {
	for _, i := range v.Hero.Items {
		if i.Lit {
			return nil
		}
	}
	for _, o := range v.Asks[0].Offers {
		if o.Do == "light" && o.Not == "" && len(o.Params) > 0 && len(o.Params[0].Choices) > 0 {
			return rules.Act{Who: v.Hero.Handle, Do: "light", Item: o.Params[0].Choices[0].Value}
		}
	}
	return nil
}

// Six heroes explore The Cellar together, one leading and five following, and
// none of their commands is refused [DK-HST-05, DK-CMD-01].
func TestSixExploreTogether(t *testing.T) {
	names, err := engine.Heroes("core")
	require.NoError(t, err)
	require.Len(t, names, engine.MaxHeroes)
	p := partyOf(crawlIn(t, emptyCellar(t, "bright"), 3, names...))
	for p.s.Rounds() < 200 && p.s.Ended() == "" {
		p.turn()
	}
	require.GreaterOrEqual(t, p.s.Rounds(), 200)
	start := grid.Point{X: 4, Y: 24}
	for _, h := range p.seat.Heroes() {
		assert.Greater(t, grid.Steps(start, p.seat.View(h).Hero.At), 4, "hero %d has left the first room", h)
	}
}

// A leader without a light is lit the way, round the corner of a doorway, by the
// one behind it who carries a torch; it waits for that [DK-HST-05].
func TestTheLightComesUpBehindALeaderWithoutOne(t *testing.T) {
	drawn := "############\n#..........#\n#..........#\n#..........#\n##+#########\n#..........#\n############"
	p := partyOf(crawlOn(t, lone(drawn, "9,5 start lit=nothing facing=W", "10,5 start lit=torch facing=W"), "bran", "ysolde"))
	for i := 0; i < 80 && p.seat.View(1).Hero.At.Y > 2; i++ {
		h := p.seat.Asked()
		c, why := p.seat.Errand(h, p.errand(h))
		if c == nil {
			p.end(h, why)
			c = rules.Act{Who: h, Do: "end", To: p.seat.View(h).Hero.Facing}
		}
		require.NoError(t, p.seat.Do(c), "%+v", c)
	}
	assert.LessOrEqual(t, p.seat.View(1).Hero.At.Y, 2, "the leader is in the room")
	assert.Empty(t, p.ends)
}
