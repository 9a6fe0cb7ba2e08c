package direct

import (
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

// aim adds what the attacker does: a swing at what is beside it, else a shot.
func (d *director) aim(e *rules.Event, at grid.Point, hit bool) {
	from := d.place(e.Who, grid.Point{})
	if e.Who == 0 || from == (grid.Point{}) {
		return
	}
	if shoots(e.Thing) && grid.Steps(from, at) > 1 {
		d.add(cue.Shot{From: tile(from), To: tile(at), Hit: hit})
		return
	}
	d.add(cue.Swing{Who: token(e.Who), Toward: toward(from, at), Hit: hit})
}

// shoots reports whether a weapon's name is that of one that shoots.
func shoots(weapon string) bool { return strings.Contains(weapon, "bow") }

// target is the tile of the one that was struck at.
func (d *director) target(e *rules.Event) grid.Point {
	if p := d.place(e.Other, grid.Point{}); p != (grid.Point{}) {
		return p
	}
	return e.At
}

func (d *director) struck(e *rules.Event) {
	at := d.target(e)
	d.aim(e, at, true)
	d.add(
		cue.Hurt{Who: token(e.Other), At: tile(at), Amount: e.Amount},
		d.word(e.Other, tile(at), "-"+strconv.Itoa(e.Amount), cue.Harm),
	)
	if e.Other == d.hero {
		d.add(cue.Shake{Strength: min(1+e.Amount/2, 5)})
	}
}

func (d *director) missed(e *rules.Event) {
	at := d.target(e)
	d.aim(e, at, false)
	d.add(cue.Dodge{Who: token(e.Other), At: tile(at)}, d.word(e.Other, tile(at), "miss", cue.Plain))
}

func (d *director) struckEmpty(e *rules.Event) {
	d.aim(e, e.At, false)
	d.add(d.word(0, tile(e.At), "nothing", cue.Plain))
}

func (d *director) downed(e *rules.Event) {
	d.add(cue.Fall{Who: token(e.Who), At: d.tileOf(e)})
}

func (d *director) died(e *rules.Event) {
	if d.fell(e.Who) {
		return
	}
	d.add(cue.Fall{Who: token(e.Who), At: d.tileOf(e), Dead: true})
}

// fell reports whether somebody has fallen in these cues already: who goes
// down and dies at once falls once.
func (d *director) fell(who rules.Handle) bool {
	for _, c := range d.cues {
		if f, ok := c.(cue.Fall); ok && f.Who == token(who) {
			return true
		}
	}
	return false
}

func (d *director) woke(e *rules.Event) { d.add(cue.Rise{Who: token(e.Who), At: d.tileOf(e)}) }
