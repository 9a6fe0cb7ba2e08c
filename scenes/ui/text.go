package ui

import (
	"bytes"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/gofont/gosmallcaps"
)

// Font is one of the Go family.
type Font uint8

// The fonts.
const (
	Regular Font = iota
	Bold
	Italic
	SmallCaps
	Mono
	fonts
)

var sources = [fonts]*text.GoTextFaceSource{
	Regular: source(goregular.TTF), Bold: source(gobold.TTF), Italic: source(goitalic.TTF),
	SmallCaps: source(gosmallcaps.TTF), Mono: source(gomono.TTF),
}

func source(ttf []byte) *text.GoTextFaceSource {
	s, err := text.NewGoTextFaceSource(bytes.NewReader(ttf))
	if err != nil {
		panic("ui: an embedded font is broken: " + err.Error())
	}
	return s
}

// Text is how words are written: font, size in pixels of the design at 100 %,
// and colour.
type Text struct {
	Font Font
	Size int
	Ink  Role
}

// The usual ways of writing.
var (
	Body  = Text{Regular, 16, Words}
	Quiet = Text{Regular, 16, Faint}
	Small = Text{Regular, 13, Faint}
	Head  = Text{Bold, 17, Ember}
	Title = Text{SmallCaps, 30, Ember}
	Code  = Text{Mono, 14, Words}
)

// In is the same writing in another colour.
func (t Text) In(r Role) Text { t.Ink = r; return t }

// faceKey names a face: its font and its size in screen pixels.
type faceKey struct {
	font Font
	px   int
}

// face is a font at a size, with its line.
type face struct {
	text.GoTextFace
	ascent, line int
}

type labelKey struct {
	faceKey
	words string
}

// label is one line of words: its width, and its white image once it is drawn.
type label struct {
	width int
	image *ebiten.Image
}

var (
	faces  = map[faceKey]*face{}
	labels = newCache[labelKey](2048, func(l *label) {
		if l.image != nil {
			l.image.Deallocate()
		}
	})
	drawing ebiten.DrawImageOptions // reused: options that escape would be made for each call
)

func (t Text) key() faceKey { return faceKey{t.Font, textPx(t.Size)} }

func faceOf(k faceKey) *face {
	f, ok := faces[k]
	if !ok {
		f = &face{GoTextFace: text.GoTextFace{Source: sources[k.font], Size: float64(k.px)}}
		m := f.Metrics()
		f.ascent = int(math.Ceil(m.HAscent))
		f.line = f.ascent + int(math.Ceil(m.HDescent+m.HLineGap))
		faces[k] = f
	}
	return f
}

func labelOf(words string, k faceKey) *label {
	key := labelKey{k, words}
	if l, ok := labels.find(key); ok {
		return l
	}
	l := &label{width: int(math.Ceil(text.Advance(words, &faceOf(k).GoTextFace)))}
	labels.add(key, l)
	return l
}

// LineHeight is the height of a line of such text, in screen pixels.
func (t Text) LineHeight() int { return faceOf(t.key()).line }

// Width is that of words on one line, in screen pixels.
func (t Text) Width(words string) int { return labelOf(words, t.key()).width }

// overhang is the room that a letter may take beyond its advance.
const overhang = 2

// paint makes the white image of a label.
func (l *label) paint(words string, f *face) {
	l.image = ebiten.NewImage(l.width+2*overhang, f.line)
	var o text.DrawOptions
	o.GeoM.Translate(overhang, 0)
	text.Draw(l.image, words, &f.GoTextFace, &o)
}

// Line writes words on one line with their upper left corner at x, y, cut
// short with an ellipsis beyond a width (0: whatever it takes), and returns the
// width that they took.
func (t Text) Line(dst *ebiten.Image, words string, x, y, width int) int {
	return t.line(dst, words, x, y, width, Ink(t.Ink))
}

func (t Text) line(dst *ebiten.Image, words string, x, y, width int, c color.RGBA) int {
	if words == "" {
		return 0
	}
	if width > 0 {
		words = t.Elide(words, width)
	}
	k := t.key()
	l := labelOf(words, k)
	if l.image == nil {
		l.paint(words, faceOf(k))
	}
	drawing.GeoM.Reset()
	drawing.GeoM.Translate(float64(x-overhang), float64(y))
	drawing.ColorScale.Reset()
	drawing.ColorScale.ScaleWithColor(c)
	dst.DrawImage(l.image, &drawing)
	return l.width
}

// Align is where words stand in their box.
type Align uint8

// The alignments.
const (
	AtStart Align = iota
	AtMiddle
	AtEnd
)

// Box writes words into a box, wrapped, and cut short if it is too low. It
// returns the height that they took.
func (t Text) Box(dst *ebiten.Image, words string, box image.Rectangle, a Align) int {
	lines, high := t.Wrap(words, box.Dx()), t.LineHeight()
	room := max(box.Dy()/high, 1)
	for i, line := range lines {
		if i == room {
			break
		}
		if i == room-1 && len(lines) > room {
			line = t.Elide(line+"…", box.Dx())
		}
		x := box.Min.X
		if a != AtStart {
			x += (box.Dx() - t.Width(line)) * int(a) / 2
		}
		t.Line(dst, line, x, box.Min.Y+i*high, 0)
	}
	return min(len(lines), room) * high
}
