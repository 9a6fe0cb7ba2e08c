package engine

import (
	"errors"
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// GaveUp is how a game ended that its player gave up.
const GaveUp = "gave up"

// endLine closes a journal whose game ended by nobody's command.
type endLine struct {
	End string `json:"end"`
	Sum string `json:"sum"`

	line int // of the journal that it was read from
}

// GiveUp ends a crawl for good, wherever its heroes are, and writes the
// journal's last line [DK-HST-04]. It refuses where the game is over already.
func (s *Session) GiveUp() error {
	switch {
	case s.broken != nil:
		return s.broken
	case s.w.Ended != "":
		return rules.Refuse("DK-CMD-01", "the game is over")
	}
	s.close(GaveUp)
	s.write(marshal(endLine{End: GaveUp, Sum: s.chain.text()}))
	return s.broken
}

// close ends the game, and adds so to the journal's sum.
func (s *Session) close(how string) {
	s.asks = nil
	s.w.Ended = how
	s.turn.Reset(world.Nobody, s.chain.n)
	s.turn.Emit(world.Event{Who: world.Nobody, Other: world.Nobody, To: world.Nobody, What: rules.Event{
		Kind: rules.Ended, Text: how, Rules: []rules.RuleID{"DK-HST-04"},
	}})
	s.chain.sum.Uint(s.w.Digest())
}

// readEnd takes in the line that closes a journal.
func (sc *script) readEnd(number int, line []byte) error {
	e := endLine{line: number}
	if err := strictJSON(line, &e); err != nil {
		return err
	}
	if e.End != GaveUp {
		return fmt.Errorf("a crawl does not end by %q", e.End)
	}
	sc.end = &e
	return nil
}

// finish ends a replayed game as its journal says; false if that does not fit.
func (sc *script) finish(s *Session) bool {
	if sc.end == nil || sc.stop < len(sc.steps) {
		return true
	}
	why := "its sum does not fit what happened"
	if s.w.Ended == "" {
		s.close(sc.end.End)
		if s.chain.text() == sc.end.Sum {
			return true
		}
	} else {
		why = "the game was over before it"
	}
	sc.damage, sc.end = &Damage{sc.end.line, why}, nil
	return false
}

// errClosed says that a journal goes on behind its end.
var errClosed = errors.New("the game was over before it")
