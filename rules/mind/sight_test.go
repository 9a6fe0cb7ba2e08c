package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// room is an NPC that sees, with what a turn offers it.
func room(t testing.TB, text string) position {
	return at(t, text).offer(walk(6), walkBlind(6), toward("careful"), steer(), plain("call"), plain("wait"), end())
}

// One that knows of nothing stays, and now and then wanders [DK-HST-06].
func TestUnaware(t *testing.T) {
	p := room(t, "..@..")
	assert.Equal(t, ends(grid.North), p.decides(wander(8, 2)))
	assert.Equal(t, path(pt(3, 0), pt(4, 0)), p.decides(wander(8, 1), wander(8, 3), wander(6, 5)))
	assert.Equal(t, ends(grid.North), p.decides(wander(8, 1), wander(8, 1), wander(6, 5)), "nothing is known north of it")
}

// A wanderer stops before what it does not see, a brink, or somebody.
func TestWanderStops(t *testing.T) {
	for text, tiles := range map[string]int{"@..__": 2, "@.>..": 1, "@..f.": 2, "@.#..": 1} {
		got := room(t, text).decides(wander(8, 1), wander(8, 3), wander(6, 6))
		require.IsType(t, rules.Move{}, got, text)
		assert.Len(t, got.(rules.Move).Path, tiles, text)
		assert.False(t, got.(rules.Move).Enter, text)
	}
}

// One that hunts closes in, around corners and friends, as far as its allowance
// goes [DK-HST-06].
func TestCloseIn(t *testing.T) {
	t.Run("up to the foe", func(t *testing.T) {
		assert.Equal(t, path(pt(1, 0), pt(2, 0)), room(t, "@..F").decides())
	})
	t.Run("round a wall, no squeezing through a closed corner", func(t *testing.T) {
		got := room(t, `
			@#.F
			.#..
			....`).decides()
		assert.Equal(t, path(pt(0, 1), pt(1, 2), pt(2, 1)), got)
	})
	t.Run("at most its allowance", func(t *testing.T) {
		p := room(t, "@........F")
		p.Hero.Allowance, p.Asks[0].Offers[0] = 3, walk(3)
		assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0)), p.decides())
	})
	t.Run("rubble counts twice", func(t *testing.T) {
		assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0), pt(4, 0)), room(t, "@.,,....F").decides())
	})
	t.Run("round a friend", func(t *testing.T) {
		got := room(t, `
			@f.F
			....`).decides()
		assert.Equal(t, path(pt(1, 1), pt(2, 1)), got)
	})
	t.Run("behind a friend in a narrow way", func(t *testing.T) {
		assert.Equal(t, path(pt(1, 0)), room(t, "@.f.F").decides())
	})
	t.Run("only the part that it sees", func(t *testing.T) {
		assert.Equal(t, path(pt(1, 0)), room(t, "@.__.F").decides())
	})
	t.Run("never over a brink", func(t *testing.T) {
		assert.Equal(t, path(pt(1, 0)), room(t, "@.v.F").decides())
	})
	t.Run("as near as may be", func(t *testing.T) {
		assert.Equal(t, path(pt(1, 0), pt(2, 0)), room(t, "@..#F").decides())
	})
}

// Thin walls and railings stop a walk, open thin doors do not [DK-GRD-06].
func TestCloseInAmongEdges(t *testing.T) {
	for edge, want := range map[grid.Edge]rules.Command{
		grid.ThinWall:     path(pt(1, 1)),
		grid.ThinRailing:  path(pt(1, 1)),
		grid.ThinCurtain:  path(pt(1, 0)),
		grid.OpenThinDoor: path(pt(1, 0)),
	} {
		p := room(t, `
			@.F
			...`)
		p.Cells[0].East = edge
		assert.Equal(t, want, p.decides(), edge)
	}
}

// It opens a closed door that is in its way, of either make [DK-HST-08].
func TestDoors(t *testing.T) {
	p := room(t, "@.+.F").offer(toward("open"))
	assert.Equal(t, path(pt(1, 0)), p.decides(), "up to the door")

	p = room(t, "@+.F").offer(toward("open"))
	assert.Equal(t, rules.Act{Who: self, Do: "open", To: grid.East}, p.decides())

	door := pt(1, 0)
	p = room(t, "@+.F").offer(onTile("open", door))
	assert.Equal(t, rules.Act{Who: self, Do: "open", At: &door}, p.decides())

	p = room(t, "@.F").offer(toward("open"))
	p.Cells[0].East = grid.ClosedThinDoor
	assert.Equal(t, rules.Act{Who: self, Do: "open", To: grid.East}, p.decides())
}

// A foe in reach is attacked, with the free attack first; one out of reach is
// shot at [DK-STL-02].
func TestAttackAndShoot(t *testing.T) {
	p := room(t, "@F").offer(onTarget("attack", enemy), onTarget("free attack", enemy))
	assert.Equal(t, rules.Act{Who: self, Do: "free attack", Target: enemy}, p.decides())
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.greys("free attack").decides())
	assert.Equal(t, ends(grid.East), p.greys("attack").greys("move").decides(), "one that cannot walk does not wander")

	p = room(t, "@....F").offer(onTarget("attack"), onTarget("shoot", enemy))
	assert.Equal(t, rules.Act{Who: self, Do: "shoot", Target: enemy}, p.decides())

	p = room(t, "@....F").offer(onItem("load", 1)).has(rules.Held{Kind: "core/crossbow", Weapon: true, Range: 20})
	assert.Equal(t, rules.Act{Who: self, Do: "load", Item: 1}, p.decides())
}

// Only foes are fought: not friends, neutrals, shapes, the downed or the dead.
func TestWhoIsNotFought(t *testing.T) {
	for name, change := range map[string]func(*rules.Token){
		"friend":  func(k *rules.Token) { k.Side = rules.Friend },
		"neutral": func(k *rules.Token) { k.Side = rules.Neutral },
		"shape":   func(k *rules.Token) { k.Side, k.Degree = rules.UnknownSide, rules.Noticed },
		"down":    func(k *rules.Token) { k.Down = true },
		"dead":    func(k *rules.Token) { k.Dead = true },
	} {
		p := room(t, "@F").offer(onTarget("attack", enemy), onTarget("free attack", enemy), onTarget("shoot", enemy))
		change(&p.Tokens[0])
		assert.Equal(t, ends(grid.North), p.decides(wander(8, 8)), name)
	}
}

// The timid run from foes, and so do the wary when badly hurt; the bold never.
func TestRunAway(t *testing.T) {
	const text = "....@..F"
	p := room(t, text)
	p.Hero.Temper = rules.Timid
	assert.Equal(t, path(pt(3, 0), pt(2, 0), pt(1, 0), pt(0, 0)), p.decides())

	p.Hero.Temper, p.Hero.Health = rules.Wary, 2
	assert.Equal(t, path(pt(3, 0), pt(2, 0), pt(1, 0), pt(0, 0)), p.decides())
	p.Hero.Health = 3
	assert.Equal(t, path(pt(5, 0), pt(6, 0)), p.decides())
	p.Hero.Temper, p.Hero.Health = rules.Bold, 1
	assert.Equal(t, path(pt(5, 0), pt(6, 0)), p.decides())
}

// Cornered, even the timid fight.
func TestCornered(t *testing.T) {
	p := room(t, "#@F").offer(onTarget("attack", enemy))
	p.Hero.Temper = rules.Timid
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.decides())
}

// A foe is hunted, and feared, for three rounds after it was perceived last
// [DK-HST-06].
func TestLostFoes(t *testing.T) {
	lost := func(temper rules.Temper, ago int) position {
		p := room(t, ".@...")
		p.Hero.Temper = temper
		p.Lost = []rules.Lost{{Side: rules.Foe, At: pt(3, 0), Round: p.Round - ago}}
		return p
	}
	assert.Equal(t, path(pt(2, 0), pt(3, 0)), lost(rules.Wary, 3).decides())
	assert.Equal(t, ends(grid.North), lost(rules.Wary, 4).decides(wander(8, 5)))
	assert.Equal(t, path(pt(0, 0)), lost(rules.Timid, 3).decides())
	friend := lost(rules.Wary, 1)
	friend.Lost[0].Side = rules.Friend
	assert.Equal(t, ends(grid.North), friend.decides(wander(8, 5)))
}

// After a foe that went into the dark the bold go blind; the wary only with a
// light.
func TestIntoTheDark(t *testing.T) {
	lost := func(temper rules.Temper) position {
		p := room(t, "..@")
		p.Hero.Temper = temper
		p.Lost = []rules.Lost{{Side: rules.Foe, At: pt(5, 0), Round: p.Round}}
		return p
	}
	assert.Equal(t, blindly(grid.Right, 3), lost(rules.Bold).decides())
	assert.Equal(t, ends(grid.North), lost(rules.Wary).decides(wander(8, 5)))

	torch := rules.Held{Kind: "core/torch", Light: true}
	p := lost(rules.Wary).has(torch).offer(onItem("light", 1))
	assert.Equal(t, rules.Act{Who: self, Do: "light", Item: 1}, p.decides())
	torch.Lit = true
	p = lost(rules.Wary).has(torch).offer(onItem("light", 1))
	assert.Equal(t, ends(grid.North), p.decides(wander(8, 5)), "what burns already does not help")
}

// An alert one goes to look where a sound came from, as temper bids; if there is
// no way it turns there [DK-HST-06, DK-NPC-04].
func TestAlert(t *testing.T) {
	heard := func(temper rules.Temper, band rules.Band) position {
		p := room(t, "..@....").hears(grid.East, band, rules.SoundAttack)
		p.Hero.Temper = temper
		return p
	}
	toIt := path(pt(3, 0), pt(4, 0), pt(5, 0), pt(6, 0))
	assert.Equal(t, toIt, heard(rules.Bold, rules.Faint).decides())
	assert.Equal(t, toIt, heard(rules.Wary, rules.Near).decides())
	assert.Equal(t, ends(grid.East), heard(rules.Wary, rules.Clear).decides(wander(8, 5)))
	assert.Equal(t, path(pt(1, 0), pt(0, 0)), heard(rules.Timid, rules.Faint).decides())

	p := room(t, "..@#").hears(grid.East, rules.Near, rules.SoundThud)
	assert.Equal(t, rules.Turn{Who: self, To: grid.East}, p.decides())
	p.Hero.Facing = grid.East
	assert.Equal(t, ends(grid.East), p.decides(wander(8, 5)))
}

// A shape makes the bold look who it is, and the wary if it is near.
func TestShapes(t *testing.T) {
	p := room(t, "@.......?")
	assert.Equal(t, ends(grid.North), p.decides(wander(8, 5)))
	p.Hero.Temper = rules.Bold
	assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0), pt(4, 0), pt(5, 0), pt(6, 0)), p.decides())
	p = room(t, "@..?")
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.decides())
	p.Hero.Temper = rules.Timid
	assert.Equal(t, ends(grid.North), p.decides(wander(8, 5)))
}

// A shadow goes for the light before the bearer [DK-HST-10].
func TestShadow(t *testing.T) {
	shadow := func(text string, light rules.Shine) position {
		p := room(t, text).offer(onTarget("attack", enemy), onTarget("douse", enemy))
		p.Hero.Habits, p.Lights = rules.Douses, []rules.Shine{light}
		return p
	}
	carried := rules.Shine{At: pt(3, 0), Bearer: enemy}
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), shadow("@..F", carried).decides())

	carried.At = pt(1, 0)
	p := shadow("@F", carried)
	assert.Equal(t, rules.Act{Who: self, Do: "douse", Target: enemy}, p.decides())
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.greys("douse").decides())

	p = shadow("@F", carried)
	p.Hero.Habits = rules.Drawn
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.decides())

	fire := pt(1, 0)
	p = room(t, "@..").offer(onTile("douse", fire))
	p.Hero.Habits, p.Lights = rules.Douses, []rules.Shine{{At: fire}}
	assert.Equal(t, rules.Act{Who: self, Do: "douse", At: &fire}, p.decides())

	friendly := shadow("@.f", rules.Shine{At: pt(2, 0), Bearer: mate})
	assert.Equal(t, ends(grid.North), friendly.decides(wander(8, 5)))
}

// With dark vision what is dark is walked like any floor [DK-VIS-01].
func TestDarkVisionWalksTheDark(t *testing.T) {
	p := room(t, "@..F")
	for i := range p.Cells {
		p.Cells[i].Light = rules.Dark
	}
	p.Hero.Vision = rules.DarkVision
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.decides())
}

// A sighted one deals with unknown contacts by temper too [DK-BLD-03].
func TestSightedContacts(t *testing.T) {
	p := room(t, "...@").contact(enemy, grid.East, rules.UnknownSide).offer(with("identify", onTarget("", enemy).Params[0], wordsOf("touch")))
	assert.Equal(t, rules.Act{Who: self, Do: "identify", Target: enemy, Words: "touch"}, p.decides())
	p.Hero.Temper = rules.Timid
	assert.Equal(t, path(pt(2, 0), pt(1, 0), pt(0, 0)), p.decides())
}
