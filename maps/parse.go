package maps

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules/grid"
)

// Parse reads the levels of a text map. The name stands in the errors, which
// are of type *Error, and in the marks.
func Parse(name string, text []byte) ([]*Level, error) {
	if len(text) > MaxFile {
		return nil, fault(name, 0, "file", "it has %d bytes; keep a map to %d", len(text), MaxFile)
	}
	p := &parser{file: name}
	for line := range strings.Lines(strings.TrimPrefix(string(text), "\ufeff")) {
		p.line++
		if e := p.read(strings.TrimRightFunc(line, unicode.IsSpace)); e != nil {
			return nil, e
		}
	}
	if e := p.finish(); e != nil {
		return nil, e
	}
	if len(p.levels) == 0 {
		return nil, fault(name, 0, "level", "the file holds no level; begin it with level and an ID")
	}
	return p.levels, nil
}

// parser reads one file. What belongs to a level is gathered in a draft and
// put together when the level ends, so that the order of statements is free.
type parser struct {
	file   string
	line   int
	levels []*Level
	draft  *draft
}

// draft is a level whose end was not reached.
type draft struct {
	level   *Level
	head    map[string]int // the line of each statement that may come once
	rows    []row
	inMap   bool
	legends map[rune]legend
	edges   []edgeLine
}

type row struct {
	letters []rune
	line    int
}

type legend struct {
	terrain grid.Terrain
	mark    Mark
	used    bool
}

type edgeLine struct {
	at   grid.Point
	side grid.Direction
	edge grid.Edge
	line int
}

func (p *parser) wrong(field, why string, args ...any) *Error {
	return fault(p.file, p.line, field, why, args...)
}

func (p *parser) read(line string) *Error {
	switch {
	case !utf8.ValidString(line):
		return p.wrong("file", "the line is not UTF-8; save the file as UTF-8")
	case line == "" || line[0] == ';':
		return nil
	case line[0] == ' ' || line[0] == '\t':
		return p.row(strings.TrimSpace(line))
	}
	key, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if key == "level" {
		return p.begin(rest)
	}
	if p.draft == nil {
		return p.wrong("file", "%q stands before any level; begin with level and an ID", key)
	}
	p.draft.inMap = false
	return p.statement(key, rest)
}

func (p *parser) begin(id string) *Error {
	if e := p.finish(); e != nil {
		return e
	}
	if len(p.levels) == MaxLevels {
		return p.wrong("level", "the file holds more than %d levels; split it", MaxLevels)
	}
	for _, l := range p.levels {
		if l.ID == id {
			return p.wrong("level", "%s is there already, in line %d; give each level its own ID", id, l.Line)
		}
	}
	level := &Level{ID: id, Name: id, Theme: "stone", File: p.file, Line: p.line}
	p.draft = &draft{level: level, head: map[string]int{}, legends: map[rune]legend{}}
	return nil
}

// once refuses a statement that the level has had already.
func (p *parser) once(key string) *Error {
	if earlier, ok := p.draft.head[key]; ok {
		return p.wrong(key, "it is given already, in line %d; keep one", earlier)
	}
	p.draft.head[key] = p.line
	return nil
}

func (p *parser) row(text string) *Error {
	d := p.draft
	if d == nil || !d.inMap {
		return p.wrong("map", "an indented line is a row of a map, but no map is open; write map before it")
	}
	if len(d.rows) == grid.MaxSide {
		return p.wrong("map", "it has more than %d rows; make it smaller [DK-GRD-01]", grid.MaxSide)
	}
	letters := utf8.RuneCountInString(text)
	if letters > grid.MaxSide {
		return p.wrong("map", "the row has %d tiles, more than %d; make it smaller [DK-GRD-01]", letters, grid.MaxSide)
	}
	if len(d.rows) > 0 && letters != len(d.rows[0].letters) {
		return p.wrong("map", "the row has %d tiles and the first one %d; make all rows equally long", letters, len(d.rows[0].letters))
	}
	d.rows = append(d.rows, row{[]rune(text), p.line})
	return nil
}

// finish puts the open level together, if there is one.
func (p *parser) finish() *Error {
	d := p.draft
	if d == nil {
		return nil
	}
	p.draft = nil
	if e := p.lay(d); e != nil {
		return e
	}
	for _, e := range d.edges {
		if err := d.level.Grid.SetEdge(e.at, e.side, e.edge); err != nil {
			return fault(p.file, e.line, "edge", "the %s side of %s does not lie between two tiles of the map; choose another edge [DK-GRD-06]", e.side, pointText(e.at))
		}
	}
	if err := d.level.Check(); err != nil {
		return err.(*Error)
	}
	p.levels = append(p.levels, d.level)
	return nil
}

// lay makes the grid of the rows, and the marks of the letters; these come
// before the marks that have lines of their own.
func (p *parser) lay(d *draft) *Error {
	if len(d.rows) == 0 {
		return fault(p.file, d.level.Line, "map", "level %s has no map; write map and indented rows after it", d.level.ID)
	}
	g, err := grid.New(len(d.rows[0].letters), len(d.rows))
	if err != nil {
		return fault(p.file, d.level.Line, "map", "%v", err)
	}
	d.level.Grid = g
	var marks []Mark
	for y, row := range d.rows {
		for x, letter := range row.letters {
			at := grid.Point{X: x, Y: y}
			t, ok := grid.TerrainOf(letter)
			if l, known := d.legends[letter]; known {
				t, ok = l.terrain, true
				if len(marks)+len(d.level.Marks) == MaxMarks {
					return fault(p.file, row.line, "map", "the level has more than %d marks; use fewer", MaxMarks)
				}
				marks = append(marks, l.stamp(at, row.line))
				l.used = true
				d.legends[letter] = l
			}
			if !ok {
				return fault(p.file, row.line, "map", "the letter %q at %s means nothing; use a terrain's letter or add a legend for it", letter, pointText(at))
			}
			g.Set(at, t)
		}
	}
	if m, ok := d.unused(); ok {
		return fault(p.file, m.Line, "legend", "no tile of the map bears its letter; place it or drop the legend")
	}
	d.level.Marks = append(marks, d.level.Marks...)
	return nil
}

// stamp is the legend's mark on one tile.
func (l legend) stamp(at grid.Point, line int) Mark {
	m := l.mark
	m.At, m.Line = at, line
	m.Props = append([]Prop(nil), m.Props...)
	return m
}

// unused finds the first legend whose letter stands nowhere.
func (d *draft) unused() (first Mark, ok bool) {
	for _, l := range d.legends {
		if !l.used && (!ok || l.mark.Line < first.Line) {
			first, ok = l.mark, true
		}
	}
	return first, ok
}
