package purple

import "pitchdark/rules/dice"

// thrower throws dice of one purpose, one after the other.
type thrower struct {
	roller  Roller
	purpose dice.Purpose
	nth     int
}

func (t *thrower) face(sides int) int {
	t.nth++
	return t.roller.Roll(t.purpose, t.nth, sides)
}

// sum is what some dice come to, with what is added to them.
func (t *thrower) sum(d dice.Dice) int {
	n := d.Add
	for range d.Count {
		n += t.face(d.Sides)
	}
	return n
}

// percent reports whether a chance of so many in a hundred comes true.
func (t *thrower) percent(n int) bool { return Within(t.face(100), n) }
