package purple

import "slices"

// InitiativeSides is the die that every side rolls each round, those excepted
// that are surprised [PH-CMB-30].
const InitiativeSides = 12

// Initiative is a side's total [PH-CMB-30].
func Initiative(face int, captain bool) int { return face + given(captain, CaptainInitiative) }

// Order is the sides in the order in which they move, by their totals, the
// highest first; tied are those that must roll again among themselves, the
// first such group, none once all differ [PH-CMB-30].
func Order(totals []int) (order, tied []int) {
	order = make([]int, len(totals))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return totals[b] - totals[a] })
	for i := 1; i < len(order); i++ {
		if most := totals[order[i]]; most == totals[order[i-1]] {
			return order, slices.DeleteFunc(slices.Clone(order), func(side int) bool { return totals[side] != most })
		}
	}
	return order, nil
}
