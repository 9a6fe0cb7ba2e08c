package grid

// Line is the tiles that the straight line between the centres of two tiles
// runs over, both of them included, one for each step along its longer axis.
func Line(from, to Point) []Point {
	d := to.Sub(from)
	n := max(d.X, -d.X, d.Y, -d.Y)
	line := make([]Point, 0, n+1)
	for i := range n {
		line = append(line, from.Add(Point{part(d.X, i, n), part(d.Y, i, n)}))
	}
	return append(line, to)
}

// part is i n-ths of a length, rounded to the nearest whole number, halves
// away from zero.
func part(length, i, n int) int {
	if length < 0 {
		return -part(-length, i, n)
	}
	return (2*length*i + n) / (2 * n)
}
