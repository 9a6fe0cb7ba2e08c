package main

import (
	"fmt"
	"strconv"

	"pitchdark/assets"
)

// derive makes a drawing from another: "= OTHER" and then any of
//
//	flip        mirrored left to right
//	tip         turned upside down
//	turn        turned a quarter clockwise; square ones only
//	sink N      rows 0…N-1 moved one down over row N
//	shift X Y   moved
//	move X Y W H DX DY
//	            the rectangle alone moved, leaving nothing behind
//	keep X Y W H
//	            all but the rectangle left out
//	ink A B     every A becomes B
//	over NAME [X Y]
//	            NAME drawn on top, its corner at X, Y
func (s *set) derive(name string, part bool, words []string) error {
	if words[0] != "=" || len(words) < 2 {
		return fmt.Errorf("cell %s: want = NAME after it", name)
	}
	other, ok := s.index[words[1]]
	if !ok {
		return fmt.Errorf("cell %s: no cell %s", name, words[1])
	}
	g := s.cells[other]
	g.name, g.part = name, part
	g.pixels = append([]int(nil), g.pixels...)
	rest := words[2:]
	for len(rest) > 0 {
		n, err := s.apply(&g, rest)
		if err != nil {
			return fmt.Errorf("cell %s: %w", name, err)
		}
		rest = rest[n:]
	}
	s.add(g)
	return nil
}

// apply carries out the first verb and says how many words it took.
func (s *set) apply(g *grid, words []string) (int, error) {
	from := *g
	from.pixels = append([]int(nil), g.pixels...)
	args, err := numbers(words[1:])
	switch {
	case words[0] == "flip":
		g.remap(func(x, y int) int { return from.at(g.w-1-x, y) })
		return 1, nil
	case words[0] == "tip":
		g.remap(func(x, y int) int { return from.at(x, g.h-1-y) })
		return 1, nil
	case words[0] == "turn" && g.w == g.h:
		g.remap(func(x, y int) int { return from.at(y, g.w-1-x) })
		return 1, nil
	case words[0] == "sink" && len(args) >= 1:
		g.remap(func(x, y int) int { return from.at(x, sunk(y, args[0])) })
		return 2, nil
	case words[0] == "shift" && len(args) >= 2:
		g.remap(func(x, y int) int { return from.at(x-args[0], y-args[1]) })
		return 3, nil
	case words[0] == "move" && len(args) >= 6:
		g.move(&from, args)
		return 7, nil
	case words[0] == "keep" && len(args) >= 4:
		g.remap(func(x, y int) int { return from.within(x, y, args) })
		return 5, nil
	case words[0] == "ink" && len(words) >= 3:
		return 3, g.recolour(words[1], words[2])
	case words[0] == "over" && len(words) >= 2:
		at, _ := numbers(words[2:])
		if len(at) >= 2 {
			return 4, s.over(g, words[1], at[0], at[1])
		}
		return 2, s.over(g, words[1], 0, 0)
	}
	return 0, fmt.Errorf("cannot %v: %w", words, err)
}

// numbers reads the leading numbers of words.
func numbers(words []string) (ns []int, err error) {
	for _, w := range words {
		var n int
		if n, err = strconv.Atoi(w); err != nil {
			return ns, err
		}
		ns = append(ns, n)
	}
	return ns, nil
}

// sunk is the row that is seen at row y when those above n sink by one.
func sunk(y, n int) int {
	if y <= n {
		return y - 1
	}
	return y
}

func (g *grid) remap(pixel func(x, y int) int) {
	for y := range g.h {
		for x := range g.w {
			g.pixels[y*g.w+x] = pixel(x, y)
		}
	}
}

func (g *grid) recolour(a, b string) error {
	from, ok := assets.InkOf(a[0])
	to, ok2 := assets.InkOf(b[0])
	if !ok || !ok2 {
		return fmt.Errorf("no colour %s or %s", a, b)
	}
	for i, ink := range g.pixels {
		if ink == from {
			g.pixels[i] = to
		}
	}
	return nil
}

// move takes a rectangle x, y, w, h of from away and lays it down by dx, dy.
func (g *grid) move(from *grid, args []int) {
	dx, dy := args[4], args[5]
	g.remap(func(x, y int) int {
		if ink := from.within(x-dx, y-dy, args); ink >= 0 {
			return ink
		}
		if from.within(x, y, args) >= 0 {
			return -1
		}
		return from.at(x, y)
	})
}

// within is the pixel at x, y if that lies in a rectangle x, y, w, h.
func (g grid) within(x, y int, r []int) int {
	if x < r[0] || y < r[1] || x >= r[0]+r[2] || y >= r[1]+r[3] {
		return -1
	}
	return g.at(x, y)
}

func (s *set) over(g *grid, name string, left, top int) error {
	i, ok := s.index[name]
	if !ok {
		return fmt.Errorf("no cell %s", name)
	}
	upper := s.cells[i]
	for y := range g.h {
		for x := range g.w {
			if ink := upper.at(x-left, y-top); ink >= 0 {
				g.pixels[y*g.w+x] = ink
			}
		}
	}
	return nil
}
