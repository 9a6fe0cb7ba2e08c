package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// learnt is what a hero was told by events and its view does not keep: locks
// that it tried, and places from which wind blew.
type learnt struct {
	locks []lock
	winds []draught
}

// lock is a door that did not open, as its finder knows it.
type lock struct {
	level  string
	from   grid.Point // where the finder stood …
	to     grid.Point // … and the tile toward which the door is
	jammed bool
	tries  int // failed tries at forcing it that the finder knows of …
	of     int // … and the failures that jam it; 0 if it has not tried
}

// draught is wind that was felt or seen to blow.
type draught struct {
	level string
	at    grid.Point
	reach int
}

// take learns from an event that reached the hero, where it stood then.
func (l *learnt) take(level string, at grid.Point, e rules.Event) {
	switch e.Kind {
	case rules.Gust:
		if d := (draught{level, e.At, e.Amount}); !holds(l.winds, d) {
			l.winds = append(l.winds, d)
		}
	case rules.DoorMoved:
		l.door(level, at, e)
	}
}

// door learns from what became of a door: of one's own doing where it stands,
// of others' only that it is not locked any more.
func (l *learnt) door(level string, at grid.Point, e rules.Event) {
	k := lock{level: level, from: at, to: at.Add(e.Facing.Delta()), tries: e.Amount, of: e.Of}
	switch e.Text {
	case "held", "locked", "no key fits":
	case "jammed", "jammed for good":
		k.jammed = true
	default:
		l.forget(level, e.At)
		return
	}
	if old := l.find(level, k.from, k.to, false); old != nil {
		old.jammed, old.tries, old.of = old.jammed || k.jammed, max(old.tries, k.tries), max(old.of, k.of)
		return
	}
	if e.Who.Own() {
		l.locks = append(l.locks, k)
	}
}

// forget drops what was known of the locks at a tile.
func (l *learnt) forget(level string, at grid.Point) {
	kept := l.locks[:0]
	for _, k := range l.locks {
		if k.level != level || k.from != at && k.to != at {
			kept = append(kept, k)
		}
	}
	l.locks = kept
}

// find is the lock that one at a tile knows toward the next: a door that fills
// its tile is the same from wherever one reaches for it.
func (l *learnt) find(level string, from, to grid.Point, edge bool) *lock {
	for i := range l.locks {
		k := &l.locks[i]
		if k.level == level && (k.to == to && (!edge || k.from == from) || k.from == to && k.to == from) {
			return k
		}
	}
	return nil
}
