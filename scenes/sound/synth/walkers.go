package synth

import "math"

// phrase is several steps as one sound: it is heard once for a whole move.
func (c *chance) phrase(n int, apart, uneven float64, step func(i int) tape) tape {
	t := silence(float64(n)*apart + .45)
	at := 0.0
	for i := range n {
		t.add(at, step(i), c.between(.75, 1))
		at += c.about(apart, uneven)
	}
	return t
}

func walk(c *chance) tape {
	return c.phrase(4, .27, .06, func(i int) tape { return c.heel(flag.tuned(1+.06*float64(i%2)), 1350, .14) })
}

func scuttle(c *chance) tape {
	return c.phrase(26, .038, .5, func(int) tape {
		claw := body{{c.between(1900, 4200), .005, 1}, {c.between(700, 1200), .006, .5}}
		return claw.struck(c.blow(.003, 6000), .05).whole()
	}).low(5200)
}

func patter(c *chance) tape {
	return c.phrase(8, .12, .12, func(i int) tape {
		sole := body{{210, .013, 1}, {430, .011, .6}, {900, .007, .3}}
		t := silence(.14)
		t.add(0, sole.tuned(c.about(1, .08)).struck(c.blow(.008, 1700), .1).whole(), 1)
		return t.add(.012, c.noise(.04).shape(swell(.04, .2)).band(2200, .9).whole(), .2)
	})
}

func shuffle(c *chance) tape {
	return c.phrase(3, .52, .1, func(i int) tape {
		t := silence(.5)
		drag := c.noise(.38).shape(swell(.38, .6)).sweep(course(.38, 700, 1250, 800), .8).whole()
		t.add(0, drag, .75)
		return t.add(.33, flag.tuned(.9).struck(c.blow(.02, 600), .15).whole(), .8)
	})
}

func tread(c *chance) tape {
	beast := body{{46, .07, 1}, {71, .055, .9}, {112, .04, .6}, {230, .02, .25}}
	return c.phrase(3, .55, .05, func(i int) tape {
		t := silence(.42)
		t.add(0, beast.tuned(c.about(1, .05)).struck(c.blow(.03, 420), .4).whole(), 1)
		t.add(0, c.blow(.05, 1100).whole(), .3)
		return t.add(.03, c.noise(.2).shape(fall(.01, .07)).band(1300, .7).whole(), .12)
	}).drive(1.6)
}

func wings(c *chance) tape {
	return c.phrase(9, .095, .12, func(i int) tape {
		beat := c.noise(.09).shape(swell(.09, .35)).sweep(course(.09, 350, 900, 420), .9)
		leather := c.noise(.05).shape(fall(.004, .02)).band(1800, 1.2)
		return beat.whole().add(.03, leather.whole(), .25)
	}).low(3400)
}

func clicks(c *chance) tape {
	return c.phrase(6, .17, .25, func(i int) tape {
		shell := body{{1500, .008, 1}, {2350, .007, .8}, {3900, .004, .3}}.tuned(c.about(1, .06))
		t := silence(.12)
		t.add(0, shell.struck(c.blow(.002, 7000), .08).whole(), 1)
		return t.add(c.between(.028, .04), shell.tuned(1.2).struck(c.blow(.002, 7000), .06).whole(), .6)
	})
}

func rustle(c *chance) tape {
	return c.phrase(3, .4, .2, func(i int) tape { return c.cloth(c.between(.3, .42), 2300) }).high(700)
}

func slither(c *chance) tape {
	wet := c.noise(1.5).sweep(course(1.5, 500, 1100, 480, 1350, 600), 1.4)
	wet.shape(func(s float64) float64 { return (.35 + .65*math.Abs(math.Sin(2.1*math.Pi*s))) * swell(1.5, .3)(s) })
	for range 34 {
		suck := c.bubble(c.between(260, 700))
		wet.add(c.between(.05, 1.35), suck, c.between(.02, .09)*wet.peak()*6)
	}
	return wet.low(3000)
}

func clank(c *chance) tape {
	plate := body{{410, .05, .7}, {683, .06, 1}, {1129, .05, .7}, {1810, .04, .45}, {2760, .025, .25}}
	return c.phrase(3, .58, .07, func(i int) tape {
		t := silence(.5)
		size := c.about(.96, .07)
		t.add(0, flag.tuned(.7).struck(c.blow(.03, 500), .3).whole(), .9)
		t.add(.02, plate.tuned(size).struck(c.blow(.004, 3800), .4).whole(), .55)
		return t.add(c.between(.1, .15), plate.tuned(size*1.31).struck(c.blow(.003, 4200), .3).whole(), .25)
	}).low(5500)
}

func hum(c *chance) tape {
	t := silence(1.8)
	low := c.about(392, .02)
	for i, part := range []float64{1, 1.006, 1.498, 2.01} {
		gain := []float64{1, .8, .35, .2}[i]
		for n := range t {
			t[n] += gain * math.Sin(2*math.Pi*low*part*float64(n)/Rate)
		}
	}
	return t.shape(swell(1.8, .4)).whole()
}

func stumble(c *chance) tape {
	t := silence(.75)
	t.add(0, c.noise(.22).shape(swell(.22, .7)).band(1300, .7).whole(), .35)
	t.add(.16, thudFlesh(c).whole(), 1)
	t.add(.3, c.heel(flag, 1500, .3), .7)
	return t.add(.48, c.heel(flag, 1300, .2), .5)
}
