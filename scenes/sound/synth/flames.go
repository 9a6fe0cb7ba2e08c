package synth

import "math"

func tinder(c *chance) tape {
	t := silence(1.3)
	for i := range 2 {
		at := .24 * float64(i)
		t.add(at, c.noise(.07).shape(fall(.004, .02)).band(3400, .9).whole(), .8)
		t.add(at, steel.tuned(.8).struck(c.blow(.002, 6000), .12).whole(), .2)
	}
	t.add(.5, c.noise(.7).shape(swell(.7, .25)).sweep(course(.7, 350, 900, 500), .6).whole(), .8)
	return t.add(.55, c.snaps(.6, 12), .3).low(6000)
}

func puff(c *chance) tape {
	t := silence(1.1)
	t.add(0, c.noise(.24).shape(swell(.24, .3)).sweep(course(.24, 900, 420), .7).whole(), 1)
	return t.add(.14, c.noise(.9).shape(fall(.02, .22)).high(2500).low(6500).whole(), .12)
}

func gutter(c *chance) tape {
	t := silence(1.2)
	for range 7 {
		length := c.between(.06, .14)
		t.add(c.between(0, 1), c.noise(length).shape(swell(length, .3)).band(c.between(250, 600), .8).whole(), c.between(.4, 1))
	}
	return t.add(0, c.snaps(1.1, 9), .4)
}

func fire(c *chance) tape {
	t := silence(1.8)
	t.add(0, c.roar(1.8, 380).shape(swell(1.8, .3)).whole(), .8)
	return t.add(0, c.snaps(1.7, 34), .45)
}

// roar is the breath of a fire, uneven.
func (c *chance) roar(seconds, hertz float64) tape {
	t := c.noise(seconds).low(hertz)
	lick := c.noise(seconds).low(7).whole()
	for i := range t {
		t[i] *= .55 + .45*lick[i]
	}
	return t
}

// snaps are the small cracks of what burns.
func (c *chance) snaps(seconds float64, n int) tape {
	t := silence(seconds)
	for range n {
		t.add(c.between(0, seconds), c.snap(), math.Pow(c.part(), 2.2))
	}
	return t.whole()
}

func (c *chance) snap() tape {
	chip := body{{c.between(900, 2400), .003, 1}, {c.between(2600, 5200), .002, .6}}
	return chip.struck(c.blow(.003, 7000), .04).whole()
}

// bed is noise whose end leads into its beginning: its first part is mixed
// with what would come after its last.
func (c *chance) bed(seconds float64, make func(seconds float64) tape) tape {
	const joint = .5
	long := make(seconds + joint)
	n, k := int(seconds*Rate), int(joint*Rate)
	t := long[:n]
	for i := range k {
		u := float64(i) / float64(k) * math.Pi / 2
		t[i] = long[i]*math.Sin(u) + long[n+i]*math.Cos(u)
	}
	return t
}

func torchLoop(c *chance) tape {
	t := c.bed(7, func(s float64) tape { return c.roar(s, 420) }).whole()
	for range 60 {
		t.wrap(c.between(0, 7), c.snap(), .9*math.Pow(c.part(), 3))
	}
	return t
}

func candleLoop(c *chance) tape {
	t := c.bed(9, func(s float64) tape { return c.roar(s, 260) }).whole().gain(.5)
	for range 16 {
		t.wrap(c.between(0, 9), c.snap(), .45*math.Pow(c.part(), 2))
	}
	return t
}

func shutter(c *chance) tape {
	t := silence(.35)
	t.add(0, c.noise(.12).shape(swell(.12, .6)).band(3000, 2).whole(), .3)
	return t.add(.1, c.latch(1.1), 1)
}
