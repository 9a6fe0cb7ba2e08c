package synth

// creak is wood on iron that sticks and slips.
func (c *chance) creak(seconds, from, to float64) tape {
	slips := silence(seconds)
	at := 0.0
	pace := course(seconds, from, to, from*1.15)
	for at < seconds-.02 {
		slips[int(at*Rate)] = c.between(.5, 1)
		at += c.about(1/pace(at), .12)
	}
	wood := body{{430, .012, 1}, {760, .01, .9}, {1240, .008, .6}, {1910, .006, .35}, {260, .012, .6}}
	return wood.tuned(c.about(1, .1)).struck(slips, seconds).shape(swell(seconds, .5)).whole()
}

func doorOpen(c *chance) tape {
	t := silence(1.3)
	t.add(0, c.latch(.8), .5)
	t.add(.05, c.creak(c.between(.75, .95), 42, 88), .5)
	t.add(.1, c.noise(.9).shape(swell(.9, .5)).band(420, .6).whole(), .12)
	return t.add(1, door.tuned(1.3).struck(c.blow(.03, 400), .3).whole(), .3)
}

func doorShut(c *chance) tape {
	t := silence(1.05)
	t.add(0, c.creak(.4, 70, 52), .22)
	t.add(.36, door.struck(c.blow(.02, 900), .6).whole(), 1)
	return t.add(.4, c.latch(.75), .35)
}

func doorKnock(c *chance) tape {
	t := silence(.9)
	t.add(0, door.tuned(.92).struck(c.blow(.022, 1300), .6).whole(), 1)
	t.add(0, flesh.struck(c.blow(.03, 800), .3).whole(), .6)
	return t.add(.04, c.latch(.6), .25).add(.09, c.latch(.63), .15).drive(1.5)
}

func doorForce(c *chance) tape {
	t := silence(1.5)
	t.add(0, doorKnock(c).whole(), .9)
	for range 12 {
		split := body{{c.between(500, 1500), .012, 1}, {c.between(1500, 3200), .008, .6}}
		t.add(.05+.25*c.part()*c.part(), split.struck(c.blow(.008, 5000), .1).whole(), c.between(.15, .5))
	}
	t.add(.2, c.creak(.4, 90, 60), .3)
	return t.add(.55, door.tuned(.85).struck(c.blow(.03, 700), .7).whole(), .8)
}

func doorLock(c *chance) tape {
	t := silence(.8)
	for i := range 5 {
		t.add(float64(i)*c.about(.085, .15), c.latch(.55), c.between(.5, 1))
		t.add(float64(i)*.085+.01, door.tuned(1.25).struck(c.blow(.015, 500), .2).whole(), .5)
	}
	return t
}

func doorKey(c *chance) tape {
	t := silence(.75)
	t.add(0, c.latch(1.3), .4).add(.12, c.latch(1.15), .3)
	t.add(.2, c.noise(.2).shape(swell(.2, .5)).band(2600, 2).whole(), .12)
	return t.add(.42, c.latch(.6), 1).add(.44, door.tuned(1.6).struck(c.blow(.01, 600), .2).whole(), .4)
}
