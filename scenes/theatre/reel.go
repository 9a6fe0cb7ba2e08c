package theatre

import (
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/tell"
)

// reel is a journal that is played again before some eyes, forward and back.
type reel struct {
	journal []byte
	atlas   engine.Atlas
	player  *engine.Player
	ended   string
	rounds  int // in all
	eyes    []*eye
	at      int // steps taken
}

// eye is one of those before whom it is played: a hero, or one that sees the
// truth. It has two seats, so that the view before a step stays as it was while
// the one after it is made.
type eye struct {
	name   string
	hero   rules.Handle // 0 for the truth
	seats  [2]*engine.Seat
	teller tell.Teller
	log    []line
	events []rules.Event // of the last step
	round  int
}

// line is one sentence of what an eye perceived.
type line struct {
	round int
	words string
}

// newReel opens a journal. The truth is among the eyes only if the crawl has
// ended.
func newReel(journal []byte, atlas engine.Atlas) (*reel, *engine.Damage, error) {
	whole, damage, err := engine.Resume(journal, engine.Options{Atlas: atlas})
	if err != nil {
		return nil, nil, err
	}
	r := &reel{journal: journal, atlas: atlas, ended: whole.Ended(), rounds: whole.Rounds()}
	return r, damage, r.rewind()
}

// rewind goes back to how play began.
func (r *reel) rewind() error {
	p, _, err := engine.Watch(r.journal, engine.Options{Atlas: r.atlas})
	if err != nil {
		return err
	}
	r.player, r.at, r.eyes = p, 0, nil
	s := p.Session()
	for _, h := range s.Party().Heroes() {
		e := &eye{hero: h, seats: [2]*engine.Seat{s.Hero(h), s.Hero(h)}}
		v := e.seats[0].View(h)
		e.name, e.teller = v.Hero.Name, tell.For(v)
		r.eyes = append(r.eyes, e)
	}
	if r.ended != "" {
		r.eyes = append(r.eyes, &eye{name: "The truth", seats: [2]*engine.Seat{s.Master(), s.Master()}})
	}
	r.hear()
	return nil
}

// hear takes in what the last step brought to each eye.
func (r *reel) hear() {
	for _, e := range r.eyes {
		e.events = e.seats[0].Events(e.hero)
		for _, event := range tell.Walks(e.events) {
			if event.Kind == rules.Began {
				e.round = event.Amount
			}
			if words := e.teller.Sentence(event); words != "" {
				e.log = append(e.log, line{e.round, words})
			}
			e.teller.Follow(event)
		}
	}
}

// view is what an eye sees now; it is valid until the second view after it.
func (e *eye) view() *rules.View {
	e.seats[0], e.seats[1] = e.seats[1], e.seats[0]
	return e.seats[0].View(e.hero)
}

// step goes on until something reaches an eye; false at the end. What does not
// reach it is passed over in silence: even a pause would tell of it.
func (r *reel) step(eye int) bool {
	for r.player.Step() {
		r.at++
		r.hear()
		if len(r.eyes[eye].events) > 0 {
			return true
		}
	}
	return false
}

// round is the one that is shown.
func (r *reel) round() int { return r.player.Session().Rounds() }

// seek goes to the beginning of a round, from the start if need be.
func (r *reel) seek(round int) error {
	round = min(max(round, 0), r.rounds)
	if round <= r.round() {
		if err := r.rewind(); err != nil {
			return err
		}
	}
	for r.round() < round && r.player.Step() {
		r.at++
		r.hear()
	}
	return nil
}

// back goes one step back, of those that reach an eye.
func (r *reel) back(eye int) error {
	target := r.at
	if err := r.rewind(); err != nil {
		return err
	}
	last := 0
	for r.at < target && r.step(eye) {
		if r.at < target {
			last = r.at
		}
	}
	if err := r.rewind(); err != nil {
		return err
	}
	for r.at < last && r.player.Step() {
		r.at++
		r.hear()
	}
	return nil
}

// end goes to the last step.
func (r *reel) end() {
	for r.player.Step() {
		r.at++
		r.hear()
	}
}
