package maps

import (
	"fmt"
	"strings"

	"pitchdark/rules/grid"
)

// Text writes the level as a text map in one canonical form, which Parse reads
// back as an equal level: all but the files and lines that it carries. The
// level must be well formed.
func (l *Level) Text() string {
	var s strings.Builder
	fmt.Fprintf(&s, "level %s\nname %s\n", l.ID, l.Name)
	if l.Rules != "" {
		fmt.Fprintf(&s, "rules %s\n", l.Rules)
	}
	fmt.Fprintf(&s, "theme %s\nambient %s\n", l.Theme, l.Ambient)
	l.writeMap(&s)
	l.writeEdges(&s)
	for _, z := range l.Zones {
		fmt.Fprintf(&s, "zone %s %s %s", pointText(z.Area.From), pointText(z.Area.To), z.Light)
		if z.Magic > 0 {
			fmt.Fprintf(&s, " magic=%d", z.Magic)
		}
		if z.Deep {
			s.WriteString(" deep=true")
		}
		s.WriteByte('\n')
	}
	for _, slot := range l.Slots {
		fmt.Fprintf(&s, "slot %s lair=%s depth=%d size=%d\n", pointText(slot.At), slot.Lair, slot.Depth, slot.Size)
	}
	for _, m := range l.Marks {
		s.WriteString(m.text())
	}
	return s.String()
}

func (l *Level) writeMap(s *strings.Builder) {
	s.WriteString("map\n")
	for y := range l.Grid.Height() {
		s.WriteString("  ")
		for x := range l.Grid.Width() {
			s.WriteRune(l.Grid.At(grid.Point{X: x, Y: y}).Rune())
		}
		s.WriteByte('\n')
	}
}

// writeEdges names each edge once, from its northern or western tile.
func (l *Level) writeEdges(s *strings.Builder) {
	if !l.Grid.HasEdges() {
		return
	}
	for i := range l.Grid.Width() * l.Grid.Height() {
		p := l.Grid.PointAt(i)
		for _, d := range [...]grid.Direction{grid.East, grid.South} {
			if e := l.Grid.Edge(p, d); e != grid.NoEdge {
				fmt.Fprintf(s, "edge %s %s %s\n", pointText(p), d.Short(), e)
			}
		}
	}
}

func (m Mark) text() string {
	var s strings.Builder
	fmt.Fprintf(&s, "mark %s %s", pointText(m.At), m.Kind)
	if m.Name != "" {
		s.WriteString(" " + quoteIfNeeded(m.Name))
	}
	for _, p := range m.Props {
		s.WriteString(" " + p.Key + "=" + quoteIfNeeded(p.Value))
	}
	s.WriteByte('\n')
	return s.String()
}

// Text writes several levels as one text map, a blank line between them.
func Text(levels []*Level) string {
	texts := make([]string, len(levels))
	for i, l := range levels {
		texts[i] = l.Text()
	}
	return strings.Join(texts, "\n")
}
