package sprites

import (
	"pitchdark/sprites/bounce"
	"pitchdark/sprites/cue"
)

// act is a cue that plays.
type act struct {
	cue   cue.Cue
	start float64
	slam  *bounce.Slam // of a Slam
	seen  int          // frames of it that have been shown
}

// player plays cues in order; its clock runs in ticks, faster or slower than
// the world's.
type player struct {
	queue []cue.Cue
	acts  []act
	clock float64
	next  float64 // when the next cue may begin
}

func (p *player) busy() bool { return len(p.queue) > 0 || p.clock < p.next }

// begin takes the next cue whose time has come.
func (p *player) begin() (cue.Cue, bool) {
	if len(p.queue) == 0 || p.clock < p.next {
		return nil, false
	}
	c := p.queue[0]
	p.queue = p.queue[:copy(p.queue, p.queue[1:])]
	p.next = max(p.next, p.clock-1) + float64(c.Hold())
	p.acts = append(p.acts, act{cue: c, start: p.clock})
	return c, true
}

// progress is how far an act has come, 0…1.
func (p *player) progress(a *act) float64 {
	length := float64(a.cue.Ticks())
	if length <= 0 {
		return 1
	}
	return min(max((p.clock-a.start)/length, 0), 1)
}

// who is the puppet that a cue places or hides for as long as it waits or
// plays, 0 for none.
func who(c cue.Cue) cue.Token {
	switch c := c.(type) {
	case cue.Walk:
		return c.Who
	case cue.Slam:
		return c.Who
	case cue.Fall:
		return c.Who
	case cue.Appear:
		return c.Who
	case cue.Vanish:
		return c.Who
	}
	return 0
}

// Play queues cues behind those that still play. Set the scene that they lead
// to first: figures wait where their cues begin.
func (w *World) Play(cues []cue.Cue) {
	for _, c := range cues {
		w.prepare(c)
		w.player.queue = append(w.player.queue, c)
		if _, dark := c.(cue.GoDark); dark && w.fresh && !w.now.Blind {
			w.holding = true
		}
	}
}

// prepare puts the puppet of a cue where the cue will find it.
func (w *World) prepare(c cue.Cue) {
	if d, door := c.(cue.Door); door {
		w.doors = append(w.doors, leaf{at: d.At, toward: d.Toward, open: d.Open})
	}
	p := w.puppet(who(c))
	if p == nil {
		return
	}
	first := p.held == 0
	p.held++
	switch c := c.(type) {
	case cue.Walk:
		if first && len(c.Path) > 0 {
			p.stand(c.Path[0])
		}
	case cue.Slam:
		if first {
			p.stand(c.At)
		}
	case cue.Fall:
		p.up = true
	case cue.Appear:
		if first {
			p.hidden, p.alpha = true, 0
		}
	}
}

// Busy reports whether cues still hold the picture.
func (w *World) Busy() bool { return w.player.busy() }

// Skip ends all cues at once: the scene stands as it was last set.
func (w *World) Skip() {
	w.player.queue, w.player.acts = w.player.queue[:0], w.player.acts[:0]
	w.player.next = w.player.clock
	w.holding, w.dusk.stage = false, 0
	w.doors = w.doors[:0]
	w.adopt()
	for _, p := range w.puppets {
		p.held, p.hidden, p.up = 0, false, false
		p.rest()
		p.stand(p.At)
	}
	w.dusk.end(w.now.Blind)
	w.learn()
	w.aimCamera(true)
}

// play goes on with all cues by one tick of the given length.
func (w *World) play(ticks float64) {
	p := &w.player
	p.clock += ticks
	for {
		c, ok := p.begin()
		if !ok {
			break
		}
		w.start(c)
	}
	for _, puppet := range w.puppets {
		puppet.rest()
	}
	kept := p.acts[:0]
	for i := range p.acts {
		a := &p.acts[i]
		done := p.progress(a)
		w.perform(a, done)
		if done < 1 {
			kept = append(kept, *a)
			continue
		}
		w.finish(a.cue)
	}
	p.acts = kept
}

// finish lets go of a cue's puppet.
func (w *World) finish(c cue.Cue) {
	if d, door := c.(cue.Door); door {
		w.doors.rest(d.At)
	}
	if p := w.puppet(who(c)); p != nil && p.held > 0 {
		p.held--
		p.hidden = false
	}
}
