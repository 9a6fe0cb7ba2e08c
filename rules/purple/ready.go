package purple

import "pitchdark/rules"

// readySmall is how many small things can be readied, besides one weapon with
// its ammunition [PH-RDY-01].
const readySmall = 4

// Ready is the kit with one thing of a kind, on the body, marked as readied
// [PH-RDY-01].
func (k Kit) Ready(kind rules.ContentID) (Kit, *rules.Refusal) {
	it, refused := known(kind)
	if refused != nil {
		return k, refused
	}
	less, found := k.withoutUnready(kind)
	switch {
	case kind == scrollCase:
		return k, refuse("PH-RDY-01", "A scroll in its case cannot be readied.")
	case !found:
		return k, refuse("PH-RDY-01", "Only what is on the body can be readied.")
	case it.Bulk <= S && k.readied(isSmall) >= readySmall:
		return k, refuse("PH-RDY-01", "Four small things can be readied.")
	case kind == backpack, it.Bulk > S && it.Melee == nil && it.Missile == nil && it.Bundle == 0:
		return k, refuse("PH-RDY-01", "Only small things and a weapon can be readied.")
	case isArm(it) && it.Bulk > S && k.readied(isLargeArm) >= 1:
		return k, refuse("PH-RDY-01", "One weapon of that size can be readied.")
	}
	return append(less, Stack{Kind: kind, Count: 1, Where: OnBody, Readied: true}), nil
}

func isSmall(it *Item) bool    { return it.Bulk <= S }
func isArm(it *Item) bool      { return it.Melee != nil || it.Missile != nil }
func isLargeArm(it *Item) bool { return isArm(it) && it.Bulk > S }

func (k Kit) readied(test func(*Item) bool) int {
	n := 0
	for _, s := range k {
		if it := FindItem(s.Kind); it != nil && s.Readied && test(it) {
			n += s.Count
		}
	}
	return n
}

func (k Kit) withoutUnready(kind rules.ContentID) (Kit, bool) {
	for i, s := range k {
		if s.Kind != kind || s.Where != OnBody || s.Readied {
			continue
		}
		less := append(Kit(nil), k...)
		if less[i].Count--; less[i].Count == 0 {
			less = append(less[:i], less[i+1:]...)
		}
		return less, true
	}
	return k, false
}

// DrawRounds is how many actions, each on a round of its own, a thing takes to
// draw: none if readied, one from the body, two from a backpack or sack, the
// first of which dropping the pack saves [PH-RDY-02].
func (s Stack) DrawRounds(packDropped bool) int {
	switch {
	case s.Readied:
		return 0
	case s.Where == OnBody || packDropped:
		return 1
	}
	return 2
}

// Exposed are the places in the kit of what is both readied and fragile, which
// must save when a blast catches its owner; with all, fragile or not
// [PH-RDY-03, PH-ISV-02].
func (k Kit) Exposed(all bool) []int {
	var exposed []int
	for i, s := range k {
		if it := FindItem(s.Kind); it != nil && s.Readied && (all || it.Fragile) {
			exposed = append(exposed, i)
		}
	}
	return exposed
}
