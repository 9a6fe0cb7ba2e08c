package theatre

import "pitchdark/scenes"

// said is what was said last of each part of the stage.
type said struct {
	eye                 *eye
	lines               int
	heading, when, hint string
}

// narrate says through whose eyes one looks, which round it is, and what was
// perceived in it, for those who do not see the stage.
func (s *screen) narrate(in *scenes.Input) {
	if !in.Narrated() || s.world.Busy() {
		return
	}
	in.Tell(&s.said.heading, s.heading()+".")
	in.Tell(&s.said.when, s.when()+".")
	e := s.now()
	if e != s.said.eye || len(e.log) < s.said.lines {
		s.said.eye, s.said.lines = e, 0
		for s.said.lines < len(e.log) && e.log[s.said.lines].round < s.reel.round() {
			s.said.lines++ // what is gone by
		}
	}
	for _, l := range e.log[s.said.lines:] {
		in.Say(l.words)
	}
	s.said.lines = len(e.log)
	in.Tell(&s.said.hint, s.hint())
}
