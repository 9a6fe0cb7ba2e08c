package main

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// window is a rectangle of tiles, both corners included.
type window struct{ from, to grid.Point }

// around10 is the window of ten tiles to the sides of a place, six up and down.
func around10(at grid.Point) window {
	return window{grid.Point{X: at.X - 10, Y: at.Y - 6}, grid.Point{X: at.X + 10, Y: at.Y + 6}}
}

// letters draws a view in letters: terrain as on text maps, a blank for the
// unknown, @ for the hero, creatures by their first letters, & for a shape and
// ! for somebody felt.
func letters(v *rules.View, win window) []string {
	marks := map[grid.Point]rune{}
	for _, c := range v.Cells {
		marks[c.At] = c.Terrain.Rune()
	}
	for _, t := range v.Trace {
		if t.IsEdge {
			continue
		}
		marks[t.At] = t.Terrain.Rune()
	}
	for _, l := range v.Lights {
		marks[l.At] = '*'
	}
	for i := range v.Tokens {
		marks[v.Tokens[i].At] = figure(&v.Tokens[i])
	}
	for _, c := range v.Contacts {
		marks[c.At] = '!'
	}
	if v.Hero.Handle != 0 {
		marks[v.Hero.At] = '@'
	}
	return rows(marks, win)
}

func rows(marks map[grid.Point]rune, win window) []string {
	var list []string
	for y := win.from.Y; y <= win.to.Y; y++ {
		var b strings.Builder
		for x := win.from.X; x <= win.to.X; x++ {
			r, ok := marks[grid.Point{X: x, Y: y}]
			if !ok {
				r = ' '
			}
			b.WriteRune(r)
		}
		list = append(list, b.String())
	}
	return list
}

// figure is the letter of somebody seen: a capital for friends, a small letter
// for all others.
func figure(t *rules.Token) rune {
	name := t.Name
	for _, article := range []string{"a ", "an ", "the "} {
		name = strings.TrimPrefix(name, article)
	}
	r, size := utf8.DecodeRuneInString(name)
	switch {
	case size == 0:
		return '&'
	case t.Side == rules.Friend:
		return unicode.ToUpper(r)
	}
	return unicode.ToLower(r)
}
