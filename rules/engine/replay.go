package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// Damage says where a journal stops being whole, and why, in one sentence. The
// game stands as after the last whole command.
type Damage struct {
	Line int // from 1
	Why  string
}

// Error is the sentence.
func (d *Damage) Error() string {
	return fmt.Sprintf("the journal is damaged from line %d on (%s); the game stands as it was before", d.Line, d.Why)
}

// step is one command of a script.
type step struct {
	line int
	by   world.ActorID
	do   rules.Command
	sum  string
	mind []rules.Roll
}

// script is a journal being played again.
type script struct {
	setup  Setup
	first  string
	levels []levelLine
	steps  []step
	next   int
	stop   int      // steps to play
	end    *endLine // that closes it, nil if none does
	damage *Damage
	verify bool
	differ error
}

// parse reads a journal as far as it is whole.
func parse(journal []byte) (*script, error) {
	setup, err := Header(journal)
	if err != nil {
		return nil, err
	}
	sc := &script{setup: setup}
	number := 0
	for len(journal) > 0 {
		line, rest, whole := bytes.Cut(journal, []byte("\n"))
		journal = rest
		number++
		if number == 1 {
			continue
		}
		if !whole {
			sc.damage = &Damage{number, "its last line is cut short"}
			break
		}
		if err := sc.line(number, line); err != nil {
			sc.damage = &Damage{number, err.Error()}
			break
		}
	}
	if sc.first == "" {
		return nil, errors.New("the journal ends before its first level, so there is no game to play")
	}
	sc.stop = len(sc.steps)
	return sc, nil
}

func (sc *script) line(number int, line []byte) error {
	if sc.end == nil && bytes.HasPrefix(line, []byte(`{"n":`)) {
		return sc.command(number, line) // as nearly all are
	}
	var tag map[string]json.RawMessage
	if err := json.Unmarshal(line, &tag); err != nil {
		return err
	}
	switch {
	case sc.end != nil:
		return errClosed
	case tag["end"] != nil:
		return sc.readEnd(number, line)
	case tag["level"] != nil:
		var l levelLine
		if err := strictJSON(line, &l); err != nil {
			return err
		}
		if sc.first == "" {
			sc.first = l.Level
		}
		l.line = number
		sc.levels = append(sc.levels, l)
		return nil
	case tag["back"] != nil:
		var b backLine
		if err := strictJSON(line, &b); err != nil {
			return err
		}
		if b.Back < 0 || b.Back > len(sc.steps) {
			return fmt.Errorf("it goes back to command %d of %d", b.Back, len(sc.steps))
		}
		sc.steps = sc.steps[:b.Back]
		return nil
	}
	return sc.command(number, line)
}

func (sc *script) command(number int, line []byte) error {
	var c commandLine
	if err := strictJSON(line, &c); err != nil {
		return err
	}
	if c.N != len(sc.steps)+1 {
		return fmt.Errorf("command %d stands where %d should", c.N, len(sc.steps)+1)
	}
	do, err := decode(c.Do)
	if err != nil {
		return err
	}
	sc.steps = append(sc.steps, step{number, world.ActorID(c.By), do, c.Sum, c.Mind})
	return nil
}

// level is the line of a level that is entered now: the one that fits the sum
// so far. There is more than one where play was cut off after the line, or went
// back before it, and went on otherwise. A line is 0 if there is none at all.
func (sc *script) level(id string, so chain) (levelLine, error) {
	misfit := 0
	for _, l := range sc.levels {
		if l.Level != id {
			continue
		}
		if c := so; c.level(l) != nil && c.text() == l.Sum {
			return l, nil
		}
		misfit = l.line
	}
	if misfit == 0 {
		return levelLine{}, nil
	}
	why := "the level does not fit its sum"
	if sc.damage == nil || misfit < sc.damage.Line {
		sc.damage = &Damage{misfit, why}
	}
	return levelLine{}, fmt.Errorf("line %d: %s", misfit, why)
}

// feed gives the session the script's next command; false when it is at its
// end, or the journal and the game no longer agree.
func (sc *script) feed(s *Session) bool {
	if sc.next > 0 && s.chain.text() != sc.steps[sc.next-1].sum {
		sc.broken("its sum does not fit what happened")
		return false
	}
	if sc.next >= sc.stop {
		return false
	}
	st := &sc.steps[sc.next]
	sc.next++
	if c, ok := st.do.(rules.Stage); ok {
		if err := checkEdit(s.w, c); err != nil {
			sc.broken(err.Error())
			return false
		}
		s.edit(c)
		return true
	}
	for _, ask := range s.asks {
		if ask.Who != st.by {
			continue
		}
		a := s.w.Actors[ask.Who]
		if sc.verify && sc.differ == nil && (a.Slot == 0 || s.setup.Auto) {
			sc.compare(s, a, ask, st)
		}
		if err := s.apply(a, ask, st.do, st.mind); err != nil {
			sc.broken(err.Error())
			return false
		}
		return true
	}
	sc.broken("it is not that creature's turn")
	return false
}

// compare asks a mind again and notes the first decision that differs.
func (sc *script) compare(s *Session, a *world.Actor, ask world.Ask, st *step) {
	again, _ := s.ponder(a, ask)
	one, _ := encode(nil, again)
	other, _ := encode(nil, st.do)
	if !bytes.Equal(one, other) {
		sc.differ = fmt.Errorf("line %d: the mind of the %s decided %s in the journal and %s now", st.line, a.Name, other, one)
	}
}

// broken notes that the step just taken does not fit.
func (sc *script) broken(why string) {
	if sc.damage == nil || sc.steps[sc.next-1].line < sc.damage.Line {
		sc.damage = &Damage{sc.steps[sc.next-1].line, why}
	}
	sc.stop = sc.next - 1
}

// Resume plays a journal again and goes on from its end. A journal that is
// damaged opens up to the damage, which is reported beside the session.
func Resume(journal []byte, o Options) (*Session, *Damage, error) {
	sc, err := parse(journal)
	if err != nil {
		return nil, nil, err
	}
	s, err := sc.play(o)
	if err != nil {
		return nil, nil, err
	}
	if sc.differ != nil {
		return nil, nil, sc.differ
	}
	return s, sc.damage, nil
}

// play plays a script; when it turns out damaged it plays again up to there.
func (sc *script) play(o Options) (*Session, error) {
	for {
		sc.next, sc.verify = 0, o.Verify
		stop := sc.stop
		s, err := begin(sc.setup, o, sc)
		if err != nil {
			return nil, err
		}
		if s.broken != nil {
			return nil, s.broken
		}
		if sc.next < sc.stop && sc.stop == stop {
			sc.next++
			sc.broken("the game was over before it")
			continue
		}
		if sc.stop == stop && sc.agrees(s) && sc.finish(s) {
			s.script = nil
			s.run()
			return s, nil
		}
	}
}

// agrees reports whether the game's sum is the last command's.
func (sc *script) agrees(s *Session) bool {
	if sc.stop == 0 || s.chain.text() == sc.steps[sc.stop-1].sum {
		return true
	}
	sc.broken("its sum does not fit what happened")
	return false
}

// Player steps through a journal, for replays.
type Player struct {
	script *script
	s      *Session
}

// Watch opens a journal for stepping through.
func Watch(journal []byte, o Options) (*Player, *Damage, error) {
	whole, damage, err := Resume(journal, o)
	if err != nil {
		return nil, nil, err
	}
	sc, err := parse(journal)
	if err != nil {
		return nil, nil, err
	}
	stop := min(len(sc.steps), whole.Commands())
	sc.stop = 0
	s, err := begin(sc.setup, o, sc)
	if err != nil {
		return nil, nil, err
	}
	sc.steps, sc.damage = sc.steps[:stop], nil
	if whole.Ended() != GaveUp {
		sc.end = nil
	}
	return &Player{sc, s}, damage, nil
}

// Session is the game as it stands after the steps taken so far.
func (p *Player) Session() *Session { return p.s }

// Len is the number of steps: of commands, and one more where the crawl was
// given up.
func (p *Player) Len() int {
	if p.script.end != nil {
		return len(p.script.steps) + 1
	}
	return len(p.script.steps)
}

// Step plays one command more; false at the end.
func (p *Player) Step() bool {
	if p.script.next >= len(p.script.steps) {
		return p.finish()
	}
	p.script.stop = p.script.next + 1
	p.s.run()
	return true
}

// finish gives the crawl up where its journal says so.
func (p *Player) finish() bool {
	if p.script.end == nil || p.s.Ended() != "" {
		return false
	}
	p.s.close(p.script.end.End)
	return true
}
