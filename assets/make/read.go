package main

import (
	"fmt"
	"strconv"
	"strings"

	"pitchdark/assets"
)

// grid is one drawing: palette indexes in row order, -1 where it is clear.
type grid struct {
	name   string
	w, h   int
	flat   bool // lies on the ground: its relief comes from its shades alone
	part   bool // others are made of it; the sheet has no place for it
	pixels []int
}

func (g grid) at(x, y int) int {
	if x < 0 || y < 0 || x >= g.w || y >= g.h {
		return -1
	}
	return g.pixels[y*g.w+x]
}

// set is all the drawings read so far; the first is the blank one.
type set struct {
	cells []grid
	index map[string]int
	w, h  int
	flat  bool
	each  []string // the names of the "for" that is open
	lines []string
	file  string
	at    int
}

func newSet() *set {
	s := &set{index: map[string]int{}}
	s.add(grid{name: "blank", w: 1, h: 1, pixels: []int{-1}})
	return s
}

func (s *set) add(g grid) {
	s.index[g.name] = len(s.cells)
	s.cells = append(s.cells, g)
}

// read takes in one source file. A line "size W H [flat]" sets what follows;
// "cell NAME" begins a grid of H lines; "cell NAME = OTHER VERB…" derives one
// from another; "part" is as "cell" for what serves only to make others of;
// between "for NAME…" and "done" each derivation is made for every name, which
// stands where it has a "*"; "#" begins a comment, outside grids.
func (s *set) read(file, text string) error {
	s.file, s.at, s.lines = file, 0, strings.Split(text, "\n")
	s.w, s.h, s.flat, s.each = 16, 16, false, nil
	for s.at < len(s.lines) {
		line := strings.TrimSpace(s.lines[s.at])
		s.at++
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := s.directive(strings.Fields(line)); err != nil {
			return fmt.Errorf("%s:%d: %w", s.file, s.at, err)
		}
	}
	return nil
}

func (s *set) directive(words []string) (err error) {
	switch {
	case words[0] == "size" && len(words) >= 3:
		if s.w, err = strconv.Atoi(words[1]); err != nil {
			return err
		}
		if s.h, err = strconv.Atoi(words[2]); err != nil {
			return err
		}
		s.flat = len(words) > 3 && words[3] == "flat"
		return nil
	case words[0] == "for":
		s.each = words[1:]
		return nil
	case words[0] == "done":
		s.each = nil
		return nil
	case words[0] != "cell" && words[0] != "part" || len(words) < 2:
		return fmt.Errorf("%q is neither size, cell, part, for nor done", words[0])
	case len(s.each) == 0:
		return s.make(words)
	}
	for _, name := range s.each {
		named := strings.Split(strings.ReplaceAll(strings.Join(words, " "), "*", name), " ")
		if err := s.make(named); err != nil {
			return err
		}
	}
	return nil
}

// make draws or derives a cell or a part.
func (s *set) make(words []string) error {
	name, part := words[1], words[0] == "part"
	if _, ok := s.index[name]; ok {
		return fmt.Errorf("cell %s is drawn twice", name)
	}
	if len(words) == 2 {
		return s.draw(name, part)
	}
	return s.derive(name, part, words[2:])
}

func (s *set) draw(name string, part bool) error {
	g := grid{name: name, w: s.w, h: s.h, flat: s.flat, part: part}
	for range s.h {
		if s.at >= len(s.lines) {
			return fmt.Errorf("cell %s ends early", name)
		}
		row := strings.TrimSpace(s.lines[s.at])
		s.at++
		if len(row) != s.w {
			return fmt.Errorf("cell %s: a row of %d pixels, not %d: %q", name, len(row), s.w, row)
		}
		for _, letter := range []byte(row) {
			ink, ok := assets.InkOf(letter)
			if !ok {
				return fmt.Errorf("cell %s: no colour %q", name, letter)
			}
			g.pixels = append(g.pixels, ink)
		}
	}
	s.add(g)
	return nil
}
