package dice

// Opposed is in how many of 100 throws of two d20 the first, with an edge
// added, is strictly higher; rounded down.
func Opposed(edge int) int {
	pairs := 0
	for mine := 1; mine <= 20; mine++ {
		pairs += min(max(mine+edge-1, 0), 20)
	}
	return pairs / 4
}
