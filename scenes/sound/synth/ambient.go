package synth

import "math"

func heart(c *chance) tape {
	chest := body{{48, .045, 1}, {66, .04, .8}, {98, .03, .4}}.tuned(c.about(1, .03))
	t := silence(.75)
	t.add(0, chest.struck(c.blow(.03, 260), .35).whole(), 1)
	return t.add(.24, chest.tuned(1.18).struck(c.blow(.02, 240), .3).whole(), .65)
}

func breath(c *chance) tape {
	t := silence(2.7)
	in := throat{length: 1.05, pitch: steady(100), loud: swell(1.05, .6), from: uh, to: eh, size: 1, breath: 1}
	out := throat{length: 1.3, pitch: steady(100), loud: swell(1.3, .25), from: oh, to: oo, size: 1.05, breath: 1}
	t.add(0, c.voice(in), .6)
	return t.add(1.2, c.voice(out), 1).low(2200)
}

func drip(c *chance) tape {
	t := silence(.5)
	hertz := c.between(750, 1400)
	t.add(0, c.blow(.003, 4000).whole(), .12)
	t.add(.004, c.bubble(hertz), 1)
	return t.add(c.between(.05, .1), c.bubble(hertz*1.3), .3)
}

func distant(c *chance) tape {
	t := silence(3)
	switch c.below(3) {
	case 0:
		t.add(.2, door.tuned(.6).struck(c.blow(.06, 300), 1.5).whole(), 1)
	case 1:
		t.add(.1, c.gravel(1.2), .3).add(0, c.noise(2).shape(swell(2, .3)).low(120).whole(), .8)
	default:
		t.add(0, c.noise(2.8).shape(swell(2.8, .45)).band(170, 2.5).whole(), 1)
	}
	return t.low(500)
}

func wind(c *chance) tape {
	t := c.noise(2).shape(swell(2, .35)).sweep(course(2, 240, 620, 480, 260), 1.6).whole()
	return t.add(.1, c.noise(1.6).shape(swell(1.6, .4)).sweep(course(1.6, 900, 1700, 800), 3).whole(), .2)
}

func wakes(c *chance) tape {
	t := silence(4)
	t.add(0, c.noise(3.8).shape(swell(3.8, .35)).low(90).whole(), 1)
	t.add(.4, wall.tuned(.6).struck(c.blow(.12, 300), 1.5).whole(), .8)
	t.add(1.1, wall.tuned(.55).struck(c.blow(.12, 260), 1.5).whole(), .9)
	return t.drive(1.4).add(1, c.gravel(2.4), .08)
}

const droneSeconds = 12

// partials are sines that each fit the loop a whole number of times, with a
// slow beat of their own.
func partials(list ...mode) tape {
	t := silence(droneSeconds)
	for k, m := range list {
		turns := math.Round(m.hertz * droneSeconds)
		beats := float64(k%3 + 1)
		for i := range t {
			u := 2 * math.Pi * float64(i) / float64(len(t))
			t[i] += m.gain * math.Sin(u*turns+float64(k)) * (.72 + .28*math.Sin(u*beats+1.7*float64(k)))
		}
	}
	return t
}

func droneLow(*chance) tape {
	return partials(
		mode{hertz: 55, gain: 1}, mode{hertz: 55.3, gain: .8}, mode{hertz: 82.4, gain: .5},
		mode{hertz: 110.2, gain: .5}, mode{hertz: 164.9, gain: .2}, mode{hertz: 220.5, gain: .12},
	)
}

func droneMid(c *chance) tape {
	t := partials(
		mode{hertz: 130.8, gain: .8}, mode{hertz: 131.2, gain: .7}, mode{hertz: 196, gain: .55},
		mode{hertz: 261.7, gain: .3}, mode{hertz: 311.2, gain: .2},
	).whole()
	air := c.bed(droneSeconds, func(s float64) tape { return c.noise(s).band(240, 1.4) }).whole()
	return t.wrap(0, air, .25)
}

func droneThin(c *chance) tape {
	t := partials(mode{hertz: 659.3, gain: .5}, mode{hertz: 660.1, gain: .5}, mode{hertz: 987.8, gain: .16}).whole()
	air := c.bed(droneSeconds, func(s float64) tape { return c.noise(s).band(900, 3) }).whole()
	return t.wrap(0, air, .5)
}

// bell is a struck bell, far off.
func (c *chance) bell(hertz, third float64) tape {
	bronze := body{
		{hertz * .5, third, .35},
		{hertz, third, 1},
		{hertz * 1.19, third * .7, .4},
		{hertz * 1.5, third * .6, .3},
		{hertz * 2, third * .5, .45},
		{hertz * 2.67, third * .3, .15},
		{hertz * 4.1, third * .15, .06},
	}
	return bronze.struck(c.blow(.006, 2500), third*5).whole()
}

func chime(c *chance) tape {
	t := silence(2.4)
	for i, hertz := range []float64{392, 523.3, 659.3} {
		t.add(.16*float64(i), c.bell(hertz, .45), .8)
	}
	return t
}

func toll(c *chance) tape {
	t := silence(3.6)
	return t.add(0, c.bell(98, 1), 1).add(0, c.bell(146.8, .8), .3).low(2400)
}

func (c *chance) tick(hertz, third float64) tape {
	return body{{hertz, third, 1}, {hertz * 2.3, third / 2, .4}}.struck(c.blow(.004, 2400), .12).whole()
}

func menuMove(c *chance) tape { return c.tick(c.about(620, .03), .012) }

func menuChoose(c *chance) tape {
	t := silence(.3)
	return t.add(0, c.tick(420, .02), .8).add(.05, c.tick(630, .03), 1)
}

func menuBack(c *chance) tape {
	t := silence(.3)
	return t.add(0, c.tick(520, .02), .8).add(.05, c.tick(350, .03), 1)
}
