package maps

import (
	"strconv"
	"strings"

	"pitchdark/rules/grid"
)

// statement reads one line within a level.
func (p *parser) statement(key, rest string) *Error {
	switch key {
	case "name", "rules", "theme", "ambient", "map":
		if e := p.once(key); e != nil {
			return e
		}
		return p.headline(key, rest)
	}
	w, err := words(rest)
	if err != nil {
		return p.wrong(key, "%v", err)
	}
	switch key {
	case "legend":
		return p.legend(w)
	case "edge":
		return p.edge(w)
	case "zone":
		return p.zone(w)
	case "slot":
		return p.slot(w)
	case "mark":
		return p.mark(w)
	}
	return p.wrong(key, "no statement begins so; write level, name, rules, theme, ambient, legend, map, edge, zone, slot or mark, or indent the row of a map")
}

func (p *parser) headline(key, rest string) *Error {
	level := p.draft.level
	switch key {
	case "name":
		level.Name = rest
	case "rules":
		level.Rules = rest
	case "theme":
		level.Theme = rest
	case "ambient":
		l, ok := ParseLight(rest)
		if !ok {
			return p.wrong("ambient", "%q is no light; write dark, a number from 1 to 100, or bright [DK-LGT-04]", rest)
		}
		level.Ambient = l
	case "map":
		if rest != "" {
			return p.wrong("map", "%q follows it; put the rows on lines of their own, indented", rest)
		}
		p.draft.inMap = true
	}
	return nil
}

// legend reads LETTER [on TERRAIN] KIND [NAME] [KEY=VALUE …].
func (p *parser) legend(w []word) *Error {
	if len(w) < 2 || w[0].key != "" || len([]rune(w[0].value)) != 1 {
		return p.wrong("legend", "write one letter, a kind of mark, its name and its properties")
	}
	letter := []rune(w[0].value)[0]
	if t, taken := grid.TerrainOf(letter); taken {
		return p.wrong("legend", "the letter %c is %s; choose another", letter, t)
	}
	if earlier, taken := p.draft.legends[letter]; taken {
		return p.wrong("legend", "the letter %c has a legend already, in line %d; choose another", letter, earlier.mark.Line)
	}
	l := legend{terrain: grid.Floor}
	w = w[1:]
	if w[0] == (word{value: "on"}) {
		var ok bool
		if len(w) < 2 {
			return p.wrong("legend", "no terrain follows on; write its name")
		}
		if l.terrain, ok = grid.ParseTerrain(w[1].value); !ok {
			return p.wrong("legend", "%q is no terrain; write a name such as floor or \"shallow water\"", w[1].value)
		}
		w = w[2:]
	}
	m, e := p.markOf("legend", w)
	l.mark = m
	p.draft.legends[letter] = l
	return e
}

func (p *parser) mark(w []word) *Error {
	at, e := p.point("mark", w)
	if e != nil {
		return e
	}
	if len(p.draft.level.Marks) == MaxMarks {
		return p.wrong("mark", "the level has more than %d marks; use fewer", MaxMarks)
	}
	m, e := p.markOf("mark", w[1:])
	m.At = at
	p.draft.level.Marks = append(p.draft.level.Marks, m)
	return e
}

// markOf reads KIND [NAME] [KEY=VALUE …].
func (p *parser) markOf(field string, w []word) (Mark, *Error) {
	m := Mark{File: p.file, Line: p.line}
	if len(w) == 0 || w[0].key != "" {
		return m, p.wrong(field, "no kind of mark is given; write one of %s", kindNames())
	}
	m.Kind = Kind(w[0].value)
	if rowOf(m.Kind) == nil {
		return m, p.wrong(field, "%q is no kind of mark; write one of %s", w[0].value, kindNames())
	}
	w = w[1:]
	if len(w) > 0 && w[0].key == "" {
		m.Name = w[0].value
		w = w[1:]
	}
	if len(w) > MaxProps {
		return m, p.wrong(field, "it has %d properties; keep to %d", len(w), MaxProps)
	}
	for _, v := range w {
		if v.key == "" {
			return m, p.wrong(field, "%q stands alone; write key=value, and put a name of several words in quotes", v.value)
		}
		m.Props = append(m.Props, Prop{v.key, v.value})
	}
	return m, nil
}

// edge reads X,Y SIDE NAME.
func (p *parser) edge(w []word) *Error {
	at, e := p.point("edge", w)
	if e != nil {
		return e
	}
	if len(w) < 3 || w[1].key != "" {
		return p.wrong("edge", "write a point, one of N, E, S, W, and what stands there")
	}
	d, ok := parseSide(w[1].value)
	if !ok {
		return p.wrong("edge", "%q is no side of a tile; write N, E, S or W", w[1].value)
	}
	names := make([]string, 0, len(w))
	for _, v := range w[2:] {
		names = append(names, v.value)
	}
	kind, ok := parseEdge(strings.Join(names, " "))
	if !ok {
		return p.wrong("edge", "%q is no edge; write thin wall, closed thin door, open thin door, window, thin curtain or thin railing", strings.Join(names, " "))
	}
	p.draft.edges = append(p.draft.edges, edgeLine{at, d, kind, p.line})
	return nil
}

// zone reads X,Y X,Y LIGHT [magic=N] [deep=true].
func (p *parser) zone(w []word) *Error {
	from, e := p.point("zone", w)
	if e != nil {
		return e
	}
	to, e := p.point("zone", w[1:])
	if e != nil {
		return e
	}
	if len(p.draft.level.Zones) == MaxZones {
		return p.wrong("zone", "the level has more than %d zones; use fewer", MaxZones)
	}
	z := Zone{Area: Area{from, to}, File: p.file, Line: p.line}
	if len(w) < 3 || w[2].key != "" {
		return p.wrong("zone", "it has no light; write dark, a number from 1 to 100, or bright after its corners [DK-LGT-04]")
	}
	var ok bool
	if z.Light, ok = ParseLight(w[2].value); !ok {
		return p.wrong("zone", "%q is no light; write dark, a number from 1 to 100, or bright [DK-LGT-04]", w[2].value)
	}
	for _, v := range w[3:] {
		switch {
		case v.key == "deep" && flag.fits(v.value):
			z.Deep = v.value == "true"
		case v.key == "magic":
			if z.Magic, e = p.count("zone", v); e != nil {
				return e
			}
		default:
			return p.wrong("zone", "%s is not known here; write magic=1 to 100, or deep=true", v)
		}
	}
	p.draft.level.Zones = append(p.draft.level.Zones, z)
	return nil
}

// slot reads X,Y lair=NAME depth=N size=N.
func (p *parser) slot(w []word) *Error {
	at, e := p.point("slot", w)
	if e != nil {
		return e
	}
	if len(p.draft.level.Slots) == MaxSlots {
		return p.wrong("slot", "the level has more than %d slots; use fewer", MaxSlots)
	}
	s := Slot{At: at, File: p.file, Line: p.line}
	for _, v := range w[1:] {
		switch v.key {
		case "lair":
			s.Lair = v.value
		case "depth":
			s.Depth, e = p.count("slot", v)
		case "size":
			s.Size, e = p.count("slot", v)
		default:
			e = p.wrong("slot", "%s is not known here; write lair=NAME depth=N size=N", v)
		}
		if e != nil {
			return e
		}
	}
	p.draft.level.Slots = append(p.draft.level.Slots, s)
	return nil
}

// point reads the point that begins w.
func (p *parser) point(field string, w []word) (grid.Point, *Error) {
	if len(w) == 0 || w[0].key != "" {
		return grid.Point{}, p.wrong(field, "it has no point; write X,Y")
	}
	at, ok := ParsePoint(w[0].value)
	if !ok {
		return at, p.wrong(field, "%q is no point; write X,Y, both from 0 to %d", w[0].value, grid.MaxSide-1)
	}
	return at, nil
}

func (p *parser) count(field string, v word) (int, *Error) {
	n, err := strconv.Atoi(v.value)
	if err != nil || n < 1 || n > 100 {
		return 0, p.wrong(field, "%s is %q; write a number from 1 to 100", v.key, v.value)
	}
	return n, nil
}

// String is the word as it is written.
func (w word) String() string {
	if w.key == "" {
		return strconv.Quote(w.value)
	}
	return w.key + "=" + quoteIfNeeded(w.value)
}
