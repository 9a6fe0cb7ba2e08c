package synth

// What grounds ring like under a heel.
var (
	flag  = body{{95, .022, .8}, {190, .016, .9}, {620, .010, .5}, {1450, .006, .3}}
	brick = body{{120, .018, .7}, {270, .013, .8}, {980, .012, .6}, {2300, .006, .3}}
	plank = body{{105, .05, .8}, {196, .045, .9}, {342, .03, .8}, {610, .02, .5}, {1120, .012, .2}}
	bones = body{{640, .014, .8}, {1180, .016, .8}, {2100, .012, .5}}
)

// heel is a foot that comes down: the heel, and the sole that follows.
func (c *chance) heel(on body, bright, scuff float64) tape {
	t := silence(.26)
	size := c.about(1, .07)
	t.add(0, on.tuned(size).struck(c.blow(.012, bright), .2).whole(), 1)
	t.add(0, c.blow(.006, bright*2.2).whole(), .22)
	sole := c.between(.055, .085)
	t.add(sole, on.tuned(size*1.12).struck(c.blow(.010, bright*.8), .15).whole(), .35)
	grit := c.noise(.12).shape(swell(.12, .3)).band(c.about(1900, .2), .7).whole()
	return t.add(sole-.02, grit, scuff)
}

func stepStone(c *chance) tape { return c.heel(flag, 1700, .14) }
func stepBrick(c *chance) tape { return c.heel(brick, 2500, .22) }
func stepWood(c *chance) tape  { return c.heel(plank, 1000, .05) }

func stepHeavy(c *chance) tape {
	t := c.heel(flag.tuned(.78), 1000, .14)
	return t.add(0, c.jingle(.2), .12)
}

// stepBone is a light foot and what cracks and clatters under it.
func stepBone(c *chance) tape {
	t := silence(.3)
	t.add(0, flag.struck(c.blow(.012, 700), .2).whole(), .3)
	for range 5 {
		t.add(c.between(0, .16), bones.tuned(c.about(1, .25)).struck(c.blow(.004, 4000), .08).whole(), c.between(.3, 1))
	}
	return t.add(.01, c.gravel(.12), .25)
}

func stepRubble(c *chance) tape {
	t := silence(.34)
	t.add(0, flag.struck(c.blow(.014, 700), .2).whole(), .8)
	for range 22 {
		at := c.between(0, .17) * c.between(.5, 1)
		pebble := body{{c.between(900, 3600), .006, 1}, {c.between(400, 900), .009, .7}}
		t.add(at, pebble.struck(c.blow(.003, 5000), .05).whole(), c.between(.08, .4))
	}
	return t.add(0, c.noise(.2).shape(swell(.2, .25)).band(1100, .8).whole(), .2)
}

func stepWater(c *chance) tape {
	t := silence(.42)
	slosh := c.noise(.34).shape(swell(.34, .22)).sweep(course(.34, 500, 1700, 700), .8).whole()
	t.add(0, slosh, .7).add(0, c.blow(.02, 900).whole(), .4)
	return t.bubbles(c, 5, .03, .3, .35)
}

// bubbles adds some that close: each a tone that rises as it dies.
func (t tape) bubbles(c *chance, n int, from, to, gain float64) tape {
	for range n {
		t.add(c.between(from, to), c.bubble(c.between(480, 1300)), gain*c.between(.4, 1))
	}
	return t
}

func stairs(c *chance) tape {
	t := silence(1.5)
	for i := range 4 {
		t.add(float64(i)*c.about(.3, .06), c.heel(flag.tuned(1-.04*float64(i)), 1200, .12), 1-.17*float64(i))
	}
	return t
}

func cloth(c *chance) tape { return c.cloth(c.between(.14, .2), 1500) }

// cloth is a rub of cloth.
func (c *chance) cloth(seconds, hertz float64) tape {
	t := c.noise(seconds).shape(swell(seconds, .35)).band(c.about(hertz, .15), .6)
	grain := c.noise(seconds).low(90).whole()
	for i := range t {
		t[i] *= .55 + .45*grain[i]
	}
	return t.low(4200).whole()
}

func jingle(c *chance) tape { return c.jingle(.22) }

// jingle is rings of mail that shift.
func (c *chance) jingle(seconds float64) tape {
	t := silence(seconds)
	for range 9 {
		ring := body{{c.between(2600, 5400), .012, 1}, {c.between(3800, 7000), .008, .5}}
		t.add(c.between(0, seconds*.6), ring.struck(c.blow(.002, 9000), .07).whole(), c.between(.2, 1))
	}
	return t.low(7500).whole()
}
