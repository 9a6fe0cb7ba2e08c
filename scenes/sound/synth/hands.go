package synth

func touch(c *chance) tape {
	t := silence(.7)
	t.add(0, c.cloth(.3, 1000), .8)
	return t.add(c.between(.22, .3), c.cloth(.34, 1250), 1).low(2600)
}

func take(c *chance) tape {
	t := silence(.45)
	t.add(0, c.cloth(.22, 1500), .5)
	return t.add(.1, c.latch(c.between(.9, 1.4)), .5).add(.17, c.cloth(.2, 1100), .4)
}

func ready(c *chance) tape {
	t := silence(.6)
	t.add(0, c.noise(.3).shape(swell(.3, .75)).sweep(course(.3, 1800, 3600), 2.4).whole(), .35)
	return t.add(.26, steel.tuned(c.about(.85, .05)).struck(c.blow(.002, 5000), .3).whole(), .3).add(0, c.cloth(.25, 1300), .3)
}

func drink(c *chance) tape {
	t := silence(1.1)
	t.add(0, body{{720, .01, 1}, {1500, .006, .5}}.struck(c.blow(.006, 3000), .06).whole(), .7)
	for i := range 3 {
		at := .25 + .26*float64(i)
		t.add(at, c.bubble(c.between(280, 380)), .8).add(at+.05, c.bubble(c.between(360, 480)), .6)
		t.add(at, flesh.tuned(2).struck(c.blow(.02, 600), .1).whole(), .5)
	}
	return t
}

func bandage(c *chance) tape {
	t := silence(1.2)
	rip := silence(.45)
	for at := 0.0; at < .42; at += c.between(.003, .009) {
		rip.add(at, c.blow(.004, 4200), c.between(.4, 1))
	}
	t.add(0, rip.shape(swell(.45, .6)).band(2200, .6).whole(), .7)
	return t.add(.5, c.cloth(.3, 1400), .8).add(.8, c.cloth(.3, 1200), .6)
}
