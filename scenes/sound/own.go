package sound

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/sound/synth"
	"pitchdark/sprites/cue"
)

// do is the sound of something that the hero does itself, or that befalls it.
func (l *listening) do(i int, e *rules.Event) {
	make, ok := deeds[e.Kind]
	if !ok {
		return
	}
	c := make(l, e)
	if c.Name == "" {
		return
	}
	c.Event, c.Tick = i, l.start(i)
	c.Caption = captions[c.Name]
	l.add(c)
}

// deeds are the sounds of one's own deeds. An event without a row, or whose row
// gives no name, makes none.
var deeds = map[rules.Kind]func(*listening, *rules.Event) Call{
	rules.Moved:       (*listening).step,
	rules.Bumped:      (*listening).bump,
	rules.FeltAbout:   (*listening).feel,
	rules.Stumbled:    just(synth.Stumble),
	rules.Recognised:  (*listening).recognise,
	rules.Crossed:     just(synth.ThudFlesh),
	rules.Spoke:       (*listening).speak,
	rules.Struck:      (*listening).strike,
	rules.Missed:      func(_ *listening, e *rules.Event) Call { return Call{Name: blow(e)} },
	rules.StruckEmpty: func(_ *listening, e *rules.Event) Call { return Call{Name: blow(e)} },
	rules.LightLit:    just(synth.Tinder),
	rules.LightOut:    just(synth.Puff),
	rules.LightGutter: just(synth.Gutter),
	rules.LightMoved:  (*listening).letGo,
	rules.Shuttered:   just(synth.Shutter),
	rules.DouseTried:  just(synth.Cloth),
	rules.Hid:         just(synth.Cloth),
	rules.DoorMoved:   (*listening).door,
	rules.Took:        just(synth.Take),
	rules.Dropped:     just(synth.Drop),
	rules.Readied:     just(synth.Ready),
	rules.Loaded:      just(synth.Crank),
	rules.Used:        (*listening).use,
	rules.Downed:      func(l *listening, _ *rules.Event) Call { return Call{Name: synth.Falls, With: l.gruntOf(l.hero)} },
	rules.Died:        just(synth.Toll),
	rules.Sank:        just(synth.Heart),
	rules.Woke:        just(synth.Gasp),
	rules.Gust:        just(synth.Wind),
	rules.Entered:     just(synth.Stairs),
	rules.Left:        just(synth.Stairs),
	rules.Grew:        just(synth.Chime),
	rules.Awakened:    just(synth.Wakes),
}

// just is a row that always makes the same sound.
func just(n synth.Name) func(*listening, *rules.Event) Call {
	return func(*listening, *rules.Event) Call { return Call{Name: n} }
}

// step is a foot on the ground for every tile walked.
func (l *listening) step(e *rules.Event) Call {
	c := Call{Name: ground(l.After, e.At), Times: tiles(e), Every: cue.StepTicks}
	if l.blind() {
		c.Every = cue.Walk{Blind: true}.Step()
	}
	switch worn := armour(&l.After.Hero); {
	case worn == "plate" && c.Name == synth.StepStone:
		c.Name = synth.StepHeavy
	case worn == "plate" || worn == "mail":
		c.With = synth.Jingle
	case worn == "leather":
		c.With = synth.Cloth
	}
	return c
}

// tiles is how many were walked.
func tiles(e *rules.Event) int {
	n := 0
	for i, p := range e.Path {
		if i > 0 || p != e.From {
			n++
		}
	}
	return max(n, 1)
}

// armour is what is worn on the body, by its bare name.
func armour(h *rules.Sheet) string {
	for i := range h.Items {
		if it := &h.Items[i]; it.Where == rules.Worn && it.Part == rules.Body {
			return bare(string(it.Kind))
		}
	}
	return ""
}

func (l *listening) bump(e *rules.Event) Call {
	c := Call{Name: thud(e.Thing, e.Amount)}
	if e.Amount > 0 {
		c.With = l.gruntOf(l.hero)
	}
	return c
}

// feel is the hands on what is about one; what each of them finds belongs to
// the same sound.
func (l *listening) feel(e *rules.Event) Call {
	if e.Thing != "" {
		return Call{}
	}
	return Call{Name: synth.Touch}
}

func (l *listening) recognise(e *rules.Event) Call {
	switch e.Thing {
	case "voice":
		return Call{Name: synth.Speech}
	case "touch":
		return Call{Name: synth.Touch}
	}
	return Call{}
}

func (l *listening) speak(e *rules.Event) Call {
	switch {
	case e.Thing != string(rules.SoundCall):
		return Call{Name: synth.Speech}
	case highVoice(l.After.Hero.Kind):
		return Call{Name: synth.CallHigh}
	}
	return Call{Name: synth.Call}
}

func (l *listening) strike(e *rules.Event) Call {
	return Call{Name: blow(e), With: l.gruntOf(e.Other)}
}

func (l *listening) letGo(e *rules.Event) Call {
	if e.From != e.At && e.At != (grid.Point{}) {
		return Call{Name: synth.Throw, With: synth.Drop}
	}
	return Call{Name: synth.Drop}
}

func (l *listening) door(e *rules.Event) Call {
	if e.Of > 0 && e.Text != "forced" {
		return Call{Name: synth.DoorKnock}
	}
	return Call{Name: doors(e.Text)}
}

// use is by what is used: drunk or poured, bound on, or only handled.
func (l *listening) use(e *rules.Event) Call {
	switch bare(e.Thing) {
	case "bandage":
		return Call{Name: synth.Bandage}
	case "potion", "dark-vision-draught", "oil":
		return Call{Name: synth.Drink}
	}
	return Call{Name: synth.Cloth}
}
