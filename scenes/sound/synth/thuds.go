package synth

import "math"

// What one runs into.
var (
	wall    = body{{58, .06, .8}, {87, .05, .8}, {141, .035, .8}, {265, .02, .6}, {520, .012, .4}, {1150, .008, .2}}
	door    = body{{74, .08, .7}, {128, .08, .9}, {203, .06, .9}, {331, .05, .75}, {538, .035, .5}, {870, .02, .25}}
	railing = body{{148, .16, .6}, {392, .2, 1}, {811, .16, .7}, {1353, .11, .4}, {2090, .07, .2}}
	flesh   = body{{68, .03, .8}, {112, .025, .8}, {230, .016, .6}, {410, .01, .3}}
)

// slam is a body against something: the thing rings, the cloth slaps, the
// ground answers.
func (c *chance) slam(on body, hard float64) tape {
	t := silence(.5 + .35*hard)
	size := c.about(1, .05)
	t.add(0, on.tuned(size).struck(c.blow(.018+.012*hard, 500+1500*hard), .5+.3*hard).whole(), 1)
	t.add(.004, flesh.tuned(size).struck(c.blow(.03, 700), .3).whole(), .7)
	t.add(0, c.noise(.05).shape(fall(.001, .014)).band(900+900*hard, .7).whole(), .2+.25*hard)
	if hard > .6 {
		t.add(.05, c.gravel(.4), .10)
	}
	return t.drive(1 + hard)
}

// gravel is dust and grit that trickle down.
func (c *chance) gravel(seconds float64) tape {
	t := silence(seconds)
	for range int(60 * seconds) {
		grain := body{{c.between(1500, 4500), .004, 1}}
		at := seconds * .9 * c.part() * c.part()
		t.add(at, grain.struck(c.blow(.002, 6000), .03).whole(), c.between(.1, 1)*(1-at/seconds))
	}
	return t.whole()
}

func thudSoft(c *chance) tape  { return c.slam(wall.tuned(1.25), .15) }
func thud(c *chance) tape      { return c.slam(wall, .5) }
func thudHard(c *chance) tape  { return c.slam(wall.tuned(.85), 1) }
func thudWood(c *chance) tape  { return c.slam(door, .5) }
func thudIron(c *chance) tape  { return c.slam(railing, .55) }
func thudFlesh(c *chance) tape { return c.slam(flesh.tuned(.9), .1) }

func falls(c *chance) tape {
	t := silence(1.1)
	t.add(0, c.noise(.2).shape(swell(.2, .6)).band(1200, .6).whole(), .16)
	t.add(.13, c.heel(flag.tuned(.9), 900, .3), .5)
	t.add(.26, c.slam(flesh.tuned(.75), .5).whole(), 1)
	t.add(.4, c.slam(flesh.tuned(1.1), .1).whole(), .5)
	return t.add(.46, c.cloth(.3, 1300), .14)
}

func drop(c *chance) tape {
	thing := body{{330, .02, 1}, {790, .022, .8}, {1490, .015, .4}, {2650, .01, .2}}.tuned(c.about(1, .2))
	t := silence(.7)
	at, gain := 0.0, 1.0
	for range 4 {
		t.add(at, thing.tuned(c.about(1, .05)).struck(c.blow(.006, 3000*gain+800), .2).whole(), gain)
		at += .15 * gain * c.between(.8, 1.1)
		gain *= .5
	}
	return t
}

func splash(c *chance) tape {
	t := silence(1.2)
	t.add(0, c.noise(.8).shape(fall(.02, .2)).sweep(course(.8, 2400, 900, 500), .6).whole(), 1)
	t.add(0, flesh.struck(c.blow(.04, 500), .3).whole(), .9)
	return t.bubbles(c, 16, .1, 1, .3)
}

// bubble closes with a tone that rises as it dies.
func (c *chance) bubble(hertz float64) tape {
	t := silence(c.between(.03, .06))
	rise, phase := c.between(2, 7), 0.0
	for i := range t {
		s := float64(i) / Rate
		phase += 2 * math.Pi * hertz * (1 + rise*s) / Rate
		t[i] = math.Sin(phase) * fall(.003, .014)(s)
	}
	return t
}
