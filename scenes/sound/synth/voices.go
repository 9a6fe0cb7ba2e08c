package synth

// shout is one cry of a throat: up, and down again.
func (c *chance) shout(seconds, hertz, size float64, from, to vowel) throat {
	p := c.about(hertz, .05)
	return throat{
		length: seconds, pitch: course(seconds, p*.92, p*1.16, p*1.1, p*.8), loud: swell(seconds, .25),
		from: from, to: to, size: size, breath: .1, rough: .02, growl: .05,
	}
}

func call(c *chance) tape { return c.hail(165, 1) }

func callHigh(c *chance) tape { return c.hail(262, .87) }

// hail is a call of two cries.
func (c *chance) hail(hertz, size float64) tape {
	t := silence(1.35)
	t.add(0, c.voice(c.shout(.34, hertz, size, uh, oh)), .8)
	return t.add(.4, c.voice(c.shout(.85, hertz*1.22, size, oh, ah)), 1).low(4800)
}

func speech(c *chance) tape {
	t := silence(1.7)
	at, hertz := 0.0, c.about(125, .12)
	vowels := []vowel{ah, eh, oh, uh, ee, oo, mm}
	for i := range 6 {
		length := c.between(.12, .24)
		v := c.shout(length, hertz*(1.08-.035*float64(i)), 1, vowels[c.below(7)], vowels[c.below(7)])
		v.breath = .2
		t.add(at, c.voice(v), c.between(.6, 1))
		t.add(at, c.noise(.03).shape(swell(.03, .3)).band(c.between(1500, 2600), .8).whole(), .05)
		at += length * c.between(.9, 1.25)
	}
	return t.low(2100)
}

func whisper(c *chance) tape {
	t := silence(1.3)
	at := 0.0
	for range 5 {
		length := c.between(.13, .22)
		v := throat{
			length: length, pitch: steady(120), loud: swell(length, .3), size: .95, breath: 1,
			from: []vowel{ah, eh, uh, ee}[c.below(4)], to: []vowel{oh, oo, uh, eh}[c.below(4)],
		}
		t.add(at, c.voice(v), c.between(.6, 1))
		at += length * c.between(1, 1.3)
	}
	return t.high(500).low(5000)
}

func howl(c *chance) tape {
	low := c.about(330, .06)
	v := throat{
		length: 2.2, pitch: trembling(course(2.2, low*.8, low*1.55, low*1.5, low*1.42, low*.9), 5.2, .012), loud: swell(2.2, .35),
		from: oo, to: oh, size: .9, breath: .14, rough: .006,
	}
	return c.voice(v).low(3200)
}

func screech(c *chance) tape {
	high := c.about(1250, .1)
	v := throat{
		length: .75, pitch: course(.75, high*.8, high*1.5, high*1.35, high*.7), loud: swell(.75, .15),
		from: eh, to: ah, size: .55, breath: .3, rough: .12, growl: .35,
	}
	return c.voice(v).band(2300, .45).low(5200)
}

func moan(c *chance) tape {
	low := c.about(104, .06)
	v := throat{
		length: 2, pitch: trembling(course(2, low, low*1.12, low*.95, low*.78), 3.4, .02), loud: swell(2, .4),
		from: oo, to: oh, size: 1.12, breath: .28, rough: .03, growl: .12,
	}
	return c.voice(v).low(2600)
}

func bellow(c *chance) tape {
	low := c.about(78, .06)
	v := throat{
		length: 1.5, pitch: course(1.5, low*.8, low*1.3, low*1.15, low*.7), loud: swell(1.5, .3),
		from: oh, to: ah, size: 1.55, breath: .22, rough: .06, growl: .45,
	}
	return c.voice(v).drive(2.4).low(2800)
}

// hurt is a short cry of pain.
func (c *chance) hurt(hertz, size, rough, growl float64) tape {
	p, length := c.about(hertz, .08), c.between(.2, .3)
	return c.voice(throat{
		length: length, pitch: course(length, p*1.2, p, p*.72), loud: swell(length, .18),
		from: uh, to: []vowel{oh, uh, mm}[c.below(3)], size: size, breath: .24, rough: rough, growl: growl,
	})
}

func grunt(c *chance) tape     { return c.hurt(118, 1.03, .03, .1).low(3600) }
func gruntHigh(c *chance) tape { return c.hurt(215, .87, .02, .05).low(4200) }
func goblin(c *chance) tape    { return c.hurt(330, .66, .07, .3).drive(1.6).low(4600) }
func big(c *chance) tape       { return c.hurt(66, 1.6, .05, .4).drive(2).low(2400) }

func ghoul(c *chance) tape {
	v := throat{
		length: .5, pitch: steady(c.about(74, .1)), loud: swell(.5, .3),
		from: eh, to: oo, size: 1.05, breath: .55, rough: .2, growl: .4,
	}
	return c.voice(v).low(3400)
}

func beast(c *chance) tape {
	p := c.about(620, .15)
	v := throat{
		length: .22, pitch: course(.22, p, p*1.6, p*.8), loud: swell(.22, .2),
		from: eh, to: ah, size: .6, breath: .25, rough: .06, growl: .2,
	}
	return c.voice(v).low(4800)
}

func gasp(c *chance) tape {
	v := throat{length: .4, pitch: steady(140), loud: swell(.4, .75), from: uh, to: eh, size: 1, breath: 1}
	return c.voice(v).low(3600)
}
