package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// What a hero looks for on a level before it goes on.
const (
	plenty  = 300 // rounds of light that are enough to go on with
	reserve = 90  // rounds of light with which it looks about no more
	astray  = 40  // steps to the edge of the known beyond which it goes on
)

// lingers reports whether a sighted hero still looks about on a level whose way
// on it knows: until it has light and something to heal with, its light runs
// short, or nothing is left to see near by.
func (m *Mind) lingers() bool {
	if m.view.Blind != rules.Sighted || m.laden() {
		return false
	}
	left := m.lightLeft()
	if left < reserve || left >= plenty && m.carries("potion") {
		return false
	}
	c := m.known()
	return c.search(astray, byDoors|byFriends, func(i int) bool {
		return c.openEnded(i) && c.tiles[i].terrain != grid.ClosedDoor
	}) >= 0
}

// lightLeft is how many rounds the lights that a hero carries would still burn,
// one after another.
func (m *Mind) lightLeft() (rounds int) {
	for i := range m.view.Hero.Items {
		if h := &m.view.Hero.Items[i]; h.Light && !h.Prize {
			rounds += h.Left
		}
	}
	return rounds
}
