package maps

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules/grid"
)

// Check reports the first thing that keeps a level from being well formed, as
// an *Error with the file and line that the level, zone, slot or mark carries.
// Both readers call it; whoever builds a level calls it before handing it on.
func (l *Level) Check() error {
	if e := l.checkHead(); e != nil {
		return e
	}
	if e := l.checkAreas(); e != nil {
		return e
	}
	if e := l.checkMarks(); e != nil {
		return e
	}
	return nil
}

func (l *Level) checkHead() *Error {
	wrong := func(field, why string, args ...any) *Error { return fault(l.File, l.Line, field, why, args...) }
	switch {
	case !isWord(l.ID):
		return wrong("level", "%q is no ID; write lower-case letters, digits and hyphens, at most %d", l.ID, MaxWord)
	case !isName(l.Name):
		return wrong("name", "%q is no name; write 1 to %d bytes of printable text without blanks at its ends", l.Name, MaxName)
	case l.Rules != "" && !isWord(l.Rules):
		return wrong("rules", "%q is no rule system; write lower-case letters, digits and hyphens, at most %d, or leave the line out", l.Rules, MaxWord)
	case !isWord(l.Theme):
		return wrong("theme", "%q is no theme; write lower-case letters, digits and hyphens, at most %d", l.Theme, MaxWord)
	case l.Ambient > Bright:
		return wrong("ambient", "%d is no light; give 0 (dark) to 101 (bright)", l.Ambient)
	case l.Grid == nil:
		return wrong("map", "level %s has no map; give it one", l.ID)
	case len(l.Zones) > MaxZones:
		return wrong("zone", "the level has %d zones; keep to %d", len(l.Zones), MaxZones)
	case len(l.Slots) > MaxSlots:
		return wrong("slot", "the level has %d slots; keep to %d", len(l.Slots), MaxSlots)
	case len(l.Marks) > MaxMarks:
		return wrong("mark", "the level has %d marks; keep to %d", len(l.Marks), MaxMarks)
	}
	return nil
}

func (l *Level) checkAreas() *Error {
	for _, z := range l.Zones {
		switch a := z.Area; {
		case !l.Grid.Contains(a.From) || !l.Grid.Contains(a.To) || a.From.X > a.To.X || a.From.Y > a.To.Y:
			return fault(z.File, z.Line, "zone", "%s %s is no rectangle on this map of %d×%d tiles; give its north-west and south-east corner",
				pointText(a.From), pointText(a.To), l.Grid.Width(), l.Grid.Height())
		case z.Light > Bright || z.Magic < 0 || z.Magic > 100:
			return fault(z.File, z.Line, "zone", "its light is %d and its magic %d; give a light of 0 to 101 and a magic of 0 to 100", z.Light, z.Magic)
		case z.Magic > 0 && z.Light != Dark:
			return fault(z.File, z.Line, "zone", "magical darkness holds its tiles at dark; write dark or leave magic out [DK-LGT-04]")
		case z.Deep && z.Magic == 0:
			return fault(z.File, z.Line, "zone", "only magical darkness is deep; give it a magic of 1 or more, or leave deep out [DK-LGT-04]")
		}
	}
	for _, s := range l.Slots {
		switch {
		case !l.Grid.Contains(s.At):
			return l.outside(s.File, s.Line, "slot", s.At)
		case !isWord(s.Lair):
			return fault(s.File, s.Line, "slot", "%q is no lair; write lower-case letters, digits and hyphens", s.Lair)
		case s.Depth < 1 || s.Depth > 100 || s.Size < 1 || s.Size > 100:
			return fault(s.File, s.Line, "slot", "its depth is %d and its size %d; give both 1 to 100", s.Depth, s.Size)
		}
	}
	return nil
}

func (l *Level) checkMarks() *Error {
	taken := map[grid.Point]Kind{}
	for i := range l.Marks {
		m := &l.Marks[i]
		row := rowOf(m.Kind)
		if row == nil {
			return fault(m.File, m.Line, "mark", "%q is no kind of mark; write one of %s", m.Kind, kindNames())
		}
		if e := l.checkMark(m, row); e != nil {
			return e
		}
		if !row.alone {
			continue
		}
		if other, ok := taken[m.At]; ok {
			return fault(m.File, m.Line, string(m.Kind), "there is a %s at %s already; move one of them", other, pointText(m.At))
		}
		taken[m.At] = m.Kind
	}
	return nil
}

func (l *Level) checkMark(m *Mark, row *kindRow) *Error {
	kind := string(m.Kind)
	switch {
	case !l.Grid.Contains(m.At):
		return l.outside(m.File, m.Line, kind, m.At)
	case row.name == mustName && m.Name == "":
		return fault(m.File, m.Line, kind, "it has no name; say which %s it is", kind)
	case m.Name != "" && !isName(m.Name):
		return fault(m.File, m.Line, kind, "%q is no name; write at most %d bytes of printable text without blanks at its ends", m.Name, MaxName)
	case row.stands && l.Grid.At(m.At).Has(grid.BlocksMove):
		return fault(m.File, m.Line, kind, "nobody can stand at %s, which is %s; move the mark to a free tile", pointText(m.At), l.Grid.At(m.At))
	}
	if e := checkProps(m, row); e != nil {
		return e
	}
	switch m.Kind {
	case KindDoor:
		return l.checkDoor(m)
	case KindExit:
		return l.checkTerrain(m, grid.Exit, grid.StairsUp, grid.StairsDown)
	case KindStairs:
		if !isWord(m.Name) {
			return fault(m.File, m.Line, kind, "%q is no level's ID; write lower-case letters, digits and hyphens", m.Name)
		}
		return l.checkTerrain(m, grid.StairsUp, grid.StairsDown)
	}
	return nil
}

func checkProps(m *Mark, row *kindRow) *Error {
	kind := string(m.Kind)
	if len(m.Props) > MaxProps {
		return fault(m.File, m.Line, kind, "it has %d properties; keep to %d", len(m.Props), MaxProps)
	}
	for i, p := range m.Props {
		known := row.prop(p.Key)
		switch {
		case !isWord(p.Key):
			return fault(m.File, m.Line, kind, "%q is no property's key; write lower-case letters, digits and hyphens", p.Key)
		case !isText(p.Value):
			return fault(m.File, m.Line, kind, "the value of %s must be UTF-8 text of at most %d bytes, with no control signs but line ends", p.Key, MaxValue)
		case known == nil && !row.open:
			return fault(m.File, m.Line, kind, "a %s has no property %s; write one of %s", kind, p.Key, row.keys())
		case known != nil && !known.form.fits(p.Value):
			return fault(m.File, m.Line, kind, "%s is %q; write %s", p.Key, p.Value, known.form.want)
		}
		for _, earlier := range m.Props[:i] {
			if earlier.Key == p.Key {
				return fault(m.File, m.Line, kind, "%s is given twice; keep one", p.Key)
			}
		}
	}
	for _, p := range row.props {
		if _, ok := m.Prop(p.key); p.needed && !ok {
			return fault(m.File, m.Line, kind, "it lacks %s; give %s", p.key, p.form.want)
		}
	}
	return nil
}

// checkDoor asks for a door where a door's mark is.
func (l *Level) checkDoor(m *Mark) *Error {
	value, onEdge := m.Prop("edge")
	if !onEdge {
		return l.checkTerrain(m, grid.ClosedDoor, grid.OpenDoor)
	}
	d, _ := parseSide(value)
	if e := l.Grid.Edge(m.At, d); !isDoor(e) {
		return fault(m.File, m.Line, "door", "there is %s on the %s edge of %s; put a thin door there or drop the mark", e, d, pointText(m.At))
	}
	return nil
}

func (l *Level) checkTerrain(m *Mark, wanted ...grid.Terrain) *Error {
	names := make([]string, len(wanted))
	for i, t := range wanted {
		if l.Grid.At(m.At) == t {
			return nil
		}
		names[i] = t.String()
	}
	return fault(m.File, m.Line, string(m.Kind), "the tile at %s is %s; make it %s", pointText(m.At), l.Grid.At(m.At), strings.Join(names, " or "))
}

func (l *Level) outside(file string, line int, field string, p grid.Point) *Error {
	return fault(file, line, field, "%s lies outside the map of %d×%d tiles; move it onto the map", pointText(p), l.Grid.Width(), l.Grid.Height())
}

func kindNames() string {
	names := make([]string, len(kindTable))
	for i, row := range kindTable {
		names[i] = string(row.kind)
	}
	return strings.Join(names, ", ")
}

func (r *kindRow) keys() string {
	if len(r.props) == 0 {
		return "none"
	}
	keys := make([]string, len(r.props))
	for i, p := range r.props {
		keys[i] = p.key
	}
	return strings.Join(keys, ", ")
}

// isWord reports whether s can be an ID or a key.
func isWord(s string) bool {
	if s == "" || len(s) > MaxWord || s[0] == '-' {
		return false
	}
	for _, c := range []byte(s) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	return true
}

func isName(s string) bool {
	if s == "" || len(s) > MaxName || !utf8.ValidString(s) || s != strings.TrimSpace(s) {
		return false
	}
	return !strings.ContainsFunc(s, unicode.IsControl)
}

func isText(s string) bool {
	return len(s) <= MaxValue && utf8.ValidString(s) &&
		!strings.ContainsFunc(s, func(r rune) bool { return r != '\n' && unicode.IsControl(r) })
}
