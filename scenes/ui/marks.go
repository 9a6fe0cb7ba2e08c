package ui

import (
	"image"
	"slices"
)

// Mark is a line of words as it was drawn.
type Mark struct {
	Words string
	Box   image.Rectangle // within what it was drawn into
	Cut   bool            // it is not all that was to be said
}

// Marks are the lines that can be read on a screen, for tests of whether all
// have room: what is covered later is no longer among them.
type Marks struct {
	Lines []Mark
	cut   bool // the line drawn next ends words that are cut short
}

var marks *Marks // nil: nobody looks

// Mark has what is drawn from now on noted; nil for nobody.
func (m *Marks) Mark() { marks = m }

// Unmarked ends that.
func Unmarked() { marks = nil }

// line notes a line of words at a place.
func (m *Marks) line(words string, box, into image.Rectangle, cut bool) {
	if m == nil {
		return
	}
	if box = box.Intersect(into); !box.Empty() {
		m.Lines = append(m.Lines, Mark{words, box, cut || m.cut})
	}
	m.cut = false
}

// cover forgets the lines of which a ground leaves nothing.
func (m *Marks) cover(box image.Rectangle) {
	if m != nil {
		m.Lines = slices.DeleteFunc(m.Lines, func(l Mark) bool { return l.Box.In(box) })
	}
}

// short says that the next line ends words that are cut short.
func (m *Marks) short() {
	if m != nil {
		m.cut = true
	}
}
