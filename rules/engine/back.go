package engine

import (
	"fmt"
)

// Back takes a table's game back to how it stood after its n-th command: it
// plays the journal again up to there, and writes into the sink that it did.
// Death is final in a crawl, so only a table's or a lesson's journal goes back.
func Back(journal []byte, n int, o Options) (*Session, error) {
	sc, err := parse(journal)
	if err != nil {
		return nil, err
	}
	switch {
	case !sc.setup.Table:
		return nil, fmt.Errorf("what is done in a crawl is done: only tables and lessons can go back")
	case sc.damage != nil:
		return nil, sc.damage
	case n < 0 || n > len(sc.steps):
		return nil, fmt.Errorf("the game has had %d commands, so it cannot go back to command %d", len(sc.steps), n)
	}
	sc.steps, sc.stop = sc.steps[:n], n
	s, err := sc.play(o)
	if err != nil {
		return nil, err
	}
	if sc.damage != nil {
		return nil, sc.damage
	}
	s.write(marshal(backLine{Back: n, Sum: s.chain.text()}))
	return s, s.broken
}
