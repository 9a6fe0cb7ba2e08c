package engine

import (
	"encoding/json"
	"fmt"

	"pitchdark/rules/internal/world"
)

// snapshot is a whole game as plain data: a shortcut, outranked by the journal.
type snapshot struct {
	Ruleset int
	Setup   Setup
	World   *world.World
	N       int
	Sum     uint64
}

// Snapshot writes the game as it stands.
func (s *Session) Snapshot() ([]byte, error) {
	return json.Marshal(snapshot{world.Ruleset, s.setup, s.w, s.chain.n, uint64(s.chain.sum)})
}

// Restore goes on from a snapshot; the same commands then give the same sums
// as in the game that it was taken of.
func Restore(data []byte, o Options) (*Session, error) {
	var snap snapshot
	if err := json.Unmarshal(data, &snap); err != nil {
		return nil, fmt.Errorf("the snapshot cannot be read: %w", err)
	}
	if snap.Ruleset != world.Ruleset || snap.World == nil {
		return nil, fmt.Errorf("the snapshot is of ruleset %d; this program plays ruleset %d", snap.Ruleset, world.Ruleset)
	}
	system, err := systemOf(snap.Setup.System)
	if err != nil {
		return nil, err
	}
	s := &Session{setup: snap.Setup, options: o, w: snap.World}
	s.w.Attach(system)
	s.turn = world.Turn{W: s.w, Actor: world.Nobody, Listener: s, Forcer: o.Dice, Places: s}
	s.chain.n, s.chain.sum = snap.N, world.Sum(snap.Sum)
	for _, a := range s.w.Actors {
		if a.Slot > 0 {
			s.seats = append(s.seats, &listener{actor: a.ID})
		}
	}
	s.wake()
	s.run()
	return s, nil
}
