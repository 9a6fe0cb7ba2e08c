package synth

var steel = body{{1240, .05, .6}, {2170, .06, 1}, {3310, .05, .7}, {4630, .03, .4}, {6150, .02, .2}}

// swing is a blade through the air.
func (c *chance) swing(seconds, hertz float64) tape {
	return c.noise(seconds).shape(swell(seconds, .6)).sweep(course(seconds, hertz*.45, hertz, hertz*.55), 1.1).whole()
}

func swish(c *chance) tape { return c.swing(.26, c.about(1500, .15)) }

func blade(c *chance) tape {
	t := silence(.6)
	t.add(0, c.swing(.14, 1600), .25)
	t.add(.09, flesh.struck(c.blow(.03, 900), .3).whole(), 1)
	t.add(.09, c.noise(.1).shape(fall(.002, .03)).band(1700, .6).whole(), .5)
	return t.add(.088, steel.tuned(c.about(.9, .08)).struck(c.blow(.003, 6000), .4).whole(), .16)
}

func fist(c *chance) tape {
	t := silence(.4)
	t.add(0, c.swing(.12, 900), .18)
	t.add(.08, flesh.tuned(1.15).struck(c.blow(.02, 1100), .25).whole(), 1)
	return t.add(.08, c.noise(.05).shape(fall(.001, .018)).band(1300, .8).whole(), .35)
}

func fight(c *chance) tape {
	t := silence(1)
	t.add(0, c.swing(.2, 1200), .2)
	t.add(.14, steel.tuned(c.about(.72, .1)).struck(c.blow(.004, 4200), .5).whole(), .4)
	t.add(.15, flesh.struck(c.blow(.03, 800), .3).whole(), .8)
	t.add(.3, c.heel(flag, 1200, .4), .5)
	return t.add(.42, thudFlesh(c).whole(), .6).low(5000)
}

func bow(c *chance) tape {
	t := silence(.5)
	cord := body{{148, .05, 1}, {297, .04, .6}, {447, .03, .35}, {900, .015, .2}}.tuned(c.about(1, .05))
	t.add(0, cord.struck(c.blow(.004, 2500), .35).whole(), 1)
	t.add(0, c.blow(.012, 3000).whole(), .3)
	return t.add(.02, c.noise(.3).shape(swell(.3, .12)).sweep(course(.3, 2600, 1500), 1.6).whole(), .3)
}

func crossbow(c *chance) tape {
	t := silence(.55)
	t.add(0, plank.tuned(1.8).struck(c.blow(.008, 3000), .2).whole(), 1)
	t.add(.004, steel.tuned(.5).struck(c.blow(.003, 3500), .25).whole(), .3)
	t.add(.01, flag.tuned(1.4).struck(c.blow(.02, 900), .2).whole(), .8)
	return t.add(.02, c.noise(.22).shape(swell(.22, .1)).sweep(course(.22, 3000, 1400), 1.6).whole(), .22)
}

func crank(c *chance) tape {
	t := silence(1.1)
	at := 0.0
	for i := range 8 {
		t.add(at, c.latch(.9+.02*float64(i)), .6)
		at += c.about(.11, .1)
	}
	return t.add(.1, c.creak(.8, 30, 46), .16).add(at, c.latch(.6), 1)
}

// latch is a small piece of iron that falls into place.
func (c *chance) latch(size float64) tape {
	iron := body{{1150, .012, 1}, {1890, .011, .8}, {3020, .008, .5}, {420, .012, .6}}
	return iron.tuned(size*c.about(1, .04)).struck(c.blow(.003, 5000), .1).whole()
}

func blast(c *chance) tape {
	t := silence(2.4)
	t.add(0, c.noise(2.2).shape(fall(.004, .35)).low(900).whole(), 1)
	t.add(0, wall.tuned(.7).struck(c.blow(.08, 600), 1).whole(), 1)
	t.add(0, c.noise(.2).shape(fall(.001, .04)).band(1600, .5).whole(), .5)
	return t.drive(1.8).add(.3, c.gravel(1.8), .12)
}

func throw(c *chance) tape { return c.swing(.34, c.about(900, .15)) }
