package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// lit gives the nearest foe a torch, and turns it to face the creature.
func (p position) lit(gutters bool) position {
	for i := range p.Tokens {
		if t := &p.Tokens[i]; t.Side == rules.Foe {
			t.Facing = grid.Nearest(p.Hero.At.Sub(t.At))
			p.Lights = append(p.Lights, rules.Shine{At: t.At, Bearer: t.Handle, Gutters: gutters})
		}
	}
	return p
}

func (p position) wont(h rules.Habits) position {
	p.Hero.Habits = h
	return p
}

// One that lies in wait keeps still beyond the light of its prey, and springs
// when the prey is ripe [DK-HST-14].
func TestAmbush(t *testing.T) {
	lurker := func(text string) position { return room(t, text).wont(rules.Ambushes) }
	const far, near = "@..............F", "@.....F"
	waits := ends(grid.East)
	springs := path(pt(1, 0), pt(2, 0), pt(3, 0), pt(4, 0), pt(5, 0), pt(6, 0))

	assert.Equal(t, waits, lurker(far).lit(false).decides())
	assert.Equal(t, springs, room(t, far).lit(false).decides(), "others do not wait")
	assert.Equal(t, springs, lurker(far).decides(), "the prey has no light")
	assert.Equal(t, springs, lurker(far).lit(true).decides(), "the light gutters")
	assert.Equal(t, springs, lurker("@.........F").lit(false).decides(), "the light falls on it")
	assert.Equal(t, path(springs.Path[:5]...), lurker(near).lit(false).decides(), "within a walk")

	hurt := lurker(far).lit(false)
	hurt.Hero.Health--
	assert.Equal(t, springs, hurt.decides(), "it is hurt")

	back := lurker("@..........." + "F").lit(false)
	assert.Equal(t, waits, back.decides())
	back.Tokens[0].Facing = grid.East
	assert.Equal(t, springs, back.decides(), "the back is turned")
}

// One that shuns light steps back out of it, to the nearest dark tile
// [DK-HST-14].
func TestShunsLight(t *testing.T) {
	p := room(t, "....@........F").lit(false).wont(rules.Ambushes | rules.Shuns)
	assert.Equal(t, path(pt(3, 0), pt(2, 0)), p.decides())
	p = room(t, "....@.....F").lit(false).wont(rules.Ambushes | rules.Shuns)
	assert.Equal(t, path(pt(5, 0), pt(6, 0), pt(7, 0), pt(8, 0), pt(9, 0)), p.decides(), "within a walk it springs")
}

// Those who call do so when they see a foe, and then not again for a while
// [DK-HST-14].
func TestCalls(t *testing.T) {
	p := room(t, "@..F").wont(rules.Calls)
	assert.Equal(t, act("call"), p.decides())
	p.Hero.Called = p.Round - 3
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.decides())
	p.Hero.Called, p.Round = 1, 12
	assert.Equal(t, act("call"), p.decides())
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), room(t, "@..F").decides(), "it is not its way")
}

// They come when their own call, even those who are Blind; others take no
// notice of friends [DK-HST-14, DK-NPC-04].
func TestComesWhenCalled(t *testing.T) {
	p := room(t, "@.......").wont(rules.Calls).hears(grid.East, rules.Faint, rules.SoundHowl)
	p.Sounds[0].Side, p.Sounds[0].Voice = rules.Friend, "pale hound"
	assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0), pt(4, 0), pt(5, 0), pt(6, 0)), p.decides())
	assert.Equal(t, ends(grid.East), p.wont(0).decides(wander(8, 5)))

	p = inDark(t, rules.Wary).wont(rules.Calls).hears(grid.North, rules.Faint, rules.SoundCall)
	p.Sounds[0].Side = rules.Friend
	assert.Equal(t, blindly(grid.Forward, 6), p.decides())
}

// The frightened run to their own, seen or heard, and take heart beside them
// [DK-HST-14].
func TestRallies(t *testing.T) {
	p := room(t, "f...@...F").wont(rules.Rallies)
	p.Hero.Temper = rules.Timid
	assert.Equal(t, path(pt(3, 0), pt(2, 0), pt(1, 0)), p.decides())

	p = room(t, "......@.fF").wont(rules.Rallies)
	p.Hero.Temper = rules.Timid
	assert.Equal(t, path(pt(5, 0), pt(4, 0), pt(3, 0), pt(2, 0), pt(1, 0), pt(0, 0)), p.decides(), "a threat is nearer to its own")

	p = room(t, "f@F").wont(rules.Rallies).offer(onTarget("attack", enemy))
	p.Hero.Temper = rules.Timid
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.decides())

	p = room(t, `
		......
		.####.
		.####.
		@...F.`).wont(rules.Rallies).hears(grid.North, rules.Faint, rules.SoundCall)
	p.Sounds[0].Side, p.Hero.Temper = rules.Friend, rules.Timid
	assert.Equal(t, path(pt(0, 2), pt(0, 1), pt(0, 0)), p.decides())
}

// Hunters follow the faintest sound whatever their temper, cast about where it
// ended, and stop [DK-HST-14].
func TestHunts(t *testing.T) {
	p := inDark(t, rules.Wary).wont(rules.Hunts).hears(grid.North, rules.Faint, rules.SoundStep)
	assert.Equal(t, blindly(grid.Forward, 4), p.decides())

	p = room(t, "@...").wont(rules.Hunts)
	p.Hero.Alert = p.Round - 3
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.decides(wander(8, 3), wander(6, 2)))
	p.Hero.Alert--
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.decides(wander(8, 3), wander(6, 2)))
	p.Hero.Alert--
	assert.Equal(t, ends(grid.North), p.decides(wander(8, 5)), "it has lost it")

	p = inDark(t, rules.Bold).wont(rules.Hunts)
	p.Label, p.Hero.Alert = "exploring", p.Round
	assert.Equal(t, blindly(grid.Forward, 2), p.decides(d20(3), distance(6, 2)))
	p.Hero.Alert = 2
	assert.Equal(t, act("wait"), p.decides())
}

// Guards leave their post only for what is near it, and go back [DK-HST-14].
func TestGuards(t *testing.T) {
	p := room(t, "@..F").wont(rules.Guards)
	p.Hero.Post = pt(0, 0)
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.decides())
	p = room(t, "@........F").wont(rules.Guards)
	assert.Equal(t, ends(grid.East), p.decides(), "too far off")
	p.Hero.Post = pt(4, 0)
	assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0), pt(4, 0), pt(5, 0), pt(6, 0)), p.decides())
	p = room(t, "@...").wont(rules.Guards)
	p.Hero.Post = pt(3, 0)
	assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0)), p.decides())
}

// One that hovers in sight of strangers keeps between 4 and 7 tiles from them
// [DK-HST-14].
func TestLures(t *testing.T) {
	wisp := func(text string) position {
		p := room(t, text).wont(rules.Lures)
		p.Hero.Temper = rules.Timid
		return p
	}
	assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0)), wisp("@.........?").decides())
	assert.Equal(t, ends(grid.North), wisp("@.....?").decides())
	assert.Equal(t, path(pt(5, 0), pt(4, 0), pt(3, 0), pt(2, 0), pt(1, 0), pt(0, 0)), wisp("......@..?").decides())
}

// One that trails its own keeps two tiles behind [DK-HST-14].
func TestTrails(t *testing.T) {
	assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 0)), room(t, "@....f").wont(rules.Trails).decides())
	assert.Equal(t, ends(grid.North), room(t, "@.f").wont(rules.Trails).decides())
}

// In the dark, those drawn by light grope toward the nearest lit tile that they
// see [DK-HST-14].
func TestDrawnByLight(t *testing.T) {
	p := inDark(t, rules.Wary).wont(rules.Drawn)
	p.Label = "exploring"
	p.Cells = []rules.Glimpse{{At: pt(10, 2), Known: rules.Seen, Light: rules.Bright}, {At: pt(10, 4), Known: rules.Seen, Light: 1}}
	assert.Equal(t, blindly(grid.Forward, 3), p.decides())
	assert.Equal(t, act("wait"), p.wont(0).decides())
}
