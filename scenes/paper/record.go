package paper

import (
	"image/color"
	"math"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// trace draws a Blind hero's steps and what it touched.
func (s *sheet) trace() {
	for i := range s.view.Trace {
		t := &s.view.Trace[i]
		x, y := s.centre(t.At)
		switch {
		case t.IsEdge:
			s.feltEdge(t)
		case t.Walked:
			s.brush.disk(x, y, s.tile*0.10, s.inks.felt)
		case t.Free:
			s.brush.ring(x, y, s.tile*0.10, 1, s.inks.felt)
		case s.known[t.At] == nil:
			s.brush.line(x-s.tile*0.4, y-s.tile*0.4, x+s.tile*0.4, y+s.tile*0.4, 1.5, s.inks.felt)
			s.brush.line(x-s.tile*0.4, y+s.tile*0.4, x+s.tile*0.4, y-s.tile*0.4, 1.5, s.inks.felt)
			s.box(t.At)
		}
	}
}

func (s *sheet) box(p grid.Point) {
	x, y := s.corner(p)
	t := s.tile
	for _, l := range [][4]float64{{x, y, x + t, y}, {x + t, y, x + t, y + t}, {x + t, y + t, x, y + t}, {x, y + t, x, y}} {
		s.brush.line(l[0], l[1], l[2], l[3], 2, s.inks.felt)
	}
}

func (s *sheet) feltEdge(t *rules.Trace) {
	x, y := s.centre(t.At)
	d := t.Toward.Delta()
	mx, my := x+float64(d.X)*s.tile/2, y+float64(d.Y)*s.tile/2
	hx, hy := float64(d.Y)*s.tile/2, float64(d.X)*s.tile/2
	s.brush.line(mx-hx, my-hy, mx+hx, my+hy, 3, s.inks.felt)
}

// strokes are the dashes by which lines are told apart without colour: pixels
// drawn and left out, in twelfths of a tile.
var strokes = [...][2]float64{{12, 0}, {5, 3}, {2, 2}, {8, 2}, {3, 5}}

// record draws every line of the round: a dot where it began, an arrow for the
// facing at its end [DK-MOV-06].
func (s *sheet) record() {
	for i := range s.view.Lines {
		l := &s.view.Lines[i]
		c := s.lineColour(l.Who)
		stroke := strokes[i%len(strokes)]
		for n := 1; n < len(l.Tiles); n++ {
			ax, ay := s.offset(l.Tiles[n-1], i)
			bx, by := s.offset(l.Tiles[n], i)
			s.brush.dash(ax, ay, bx, by, s.tile*0.10, s.tile*stroke[0]/12, s.tile*stroke[1]/12, c)
		}
		s.ends(l, i, c)
	}
}

// crossings puts a spark wherever two lines met [DK-MOV-07].
func (s *sheet) crossings() {
	for i := range s.view.Lines {
		for j := range i {
			s.sparks(&s.view.Lines[j], &s.view.Lines[i])
		}
	}
}

func (s *sheet) lineColour(who rules.Handle) color.Color {
	if who.Own() {
		return s.inks.mine
	}
	for i := range s.view.Tokens {
		if s.view.Tokens[i].Handle == who {
			return s.inks.side(s.view.Tokens[i].Side)
		}
	}
	return s.inks.unknown
}

// offset keeps lines over the same tiles beside each other.
func (s *sheet) offset(p grid.Point, line int) (x, y float64) {
	x, y = s.centre(p)
	shift := (float64(line%5) - 2) * s.tile * 0.09
	return x + shift, y + shift
}

func (s *sheet) ends(l *rules.Line, i int, c color.Color) {
	if len(l.Tiles) == 0 {
		return
	}
	x, y := s.offset(l.Tiles[0], i)
	s.brush.disk(x, y, s.tile*0.13, c)
	x, y = s.offset(l.Tiles[len(l.Tiles)-1], i)
	d := l.Facing.Delta()
	length := math.Hypot(float64(d.X), float64(d.Y))
	vx, vy := float64(d.X)/length, float64(d.Y)/length
	tip, half := s.tile*0.30, s.tile*0.17
	s.brush.shape(c,
		[2]float64{x + vx*tip, y + vy*tip},
		[2]float64{x - vy*half, y + vx*half},
		[2]float64{x + vy*half, y - vx*half})
}

// sparks marks where two lines meet: on a tile of both, or where a diagonal
// step of each crosses.
func (s *sheet) sparks(a, b *rules.Line) {
	if a.Who == b.Who {
		return
	}
	for i, p := range b.Tiles {
		if i > 0 && holds(a.Tiles, p) {
			x, y := s.centre(p)
			s.star(x, y, s.tile*0.66, s.inks.spark)
			continue
		}
		if i > 0 && diagonalsCross(a.Tiles, b.Tiles[i-1], p) {
			ax, ay := s.centre(b.Tiles[i-1])
			bx, by := s.centre(p)
			s.star((ax+bx)/2, (ay+by)/2, s.tile*0.66, s.inks.spark)
		}
	}
}

func holds(tiles []grid.Point, p grid.Point) bool {
	for _, q := range tiles {
		if q == p {
			return true
		}
	}
	return false
}

// diagonalsCross reports whether a line has a diagonal step across the one
// from p to q.
func diagonalsCross(tiles []grid.Point, p, q grid.Point) bool {
	if p.X == q.X || p.Y == q.Y {
		return false
	}
	c, d := grid.Point{X: p.X, Y: q.Y}, grid.Point{X: q.X, Y: p.Y}
	for i := 1; i < len(tiles); i++ {
		if tiles[i-1] == c && tiles[i] == d || tiles[i-1] == d && tiles[i] == c {
			return true
		}
	}
	return false
}
