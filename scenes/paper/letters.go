package paper

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// LettersMean says in a line what the letters of Letters stand for, besides
// those of text maps.
const LettersMean = "@ is the hero, capitals are friends, small letters others, & a shape, ! somebody felt, * a light."

// Letters draws the tiles of a view from a north-west to a south-east corner,
// both included, in letters: terrain as on text maps, a blank for the unknown, @
// for the hero, creatures by their first letters, & for a shape and ! for
// somebody felt.
func Letters(v *rules.View, from, to grid.Point) []string {
	marks := map[grid.Point]rune{}
	for _, c := range v.Cells {
		marks[c.At] = c.Terrain.Rune()
	}
	for _, t := range v.Trace {
		if !t.IsEdge {
			marks[t.At] = t.Terrain.Rune()
		}
	}
	for _, l := range v.Lights {
		marks[l.At] = '*'
	}
	for i := range v.Tokens {
		marks[v.Tokens[i].At] = initial(&v.Tokens[i])
	}
	for _, c := range v.Contacts {
		marks[c.At] = '!'
	}
	if v.Hero.Handle != 0 {
		marks[v.Hero.At] = '@'
	}
	var list []string
	for y := from.Y; y <= to.Y; y++ {
		var b strings.Builder
		for x := from.X; x <= to.X; x++ {
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

// initial is the letter of somebody seen: a capital for friends, a small letter
// for all others.
func initial(t *rules.Token) rune {
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

// Extent are the north-west and the south-east corner of all that a view knows;
// false if it knows nothing.
func Extent(v *rules.View) (from, to grid.Point, ok bool) {
	cover := func(at grid.Point) {
		if !ok {
			from, to, ok = at, at, true
			return
		}
		from = grid.Point{X: min(from.X, at.X), Y: min(from.Y, at.Y)}
		to = grid.Point{X: max(to.X, at.X), Y: max(to.Y, at.Y)}
	}
	for i := range v.Cells {
		cover(v.Cells[i].At)
	}
	for i := range v.Trace {
		cover(v.Trace[i].At)
	}
	for i := range v.Contacts {
		cover(v.Contacts[i].At)
	}
	if v.Hero.Handle != 0 {
		cover(v.Hero.At)
	}
	return from, to, ok
}
