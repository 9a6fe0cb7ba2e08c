package ui

import (
	"image"
	"image/color"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/gofont/gosmallcaps"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
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

var sources = [fonts]*opentype.Font{
	Regular: source(goregular.TTF), Bold: source(gobold.TTF), Italic: source(goitalic.TTF),
	SmallCaps: source(gosmallcaps.TTF), Mono: source(gomono.TTF),
}

func source(ttf []byte) *opentype.Font {
	f, err := opentype.Parse(ttf)
	if err != nil {
		panic("ui: an embedded font is broken: " + err.Error())
	}
	return f
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
	font.Face
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
	if f, ok := faces[k]; ok {
		return f
	}
	drawn, err := opentype.NewFace(sources[k.font], &opentype.FaceOptions{Size: float64(k.px), DPI: 72, Hinting: font.HintingVertical})
	if err != nil {
		panic("ui: an embedded font has no size: " + err.Error())
	}
	m := drawn.Metrics()
	f := &face{Face: drawn, ascent: m.Ascent.Ceil(), line: m.Ascent.Ceil() + m.Descent.Ceil()}
	faces[k] = f
	return f
}

// measure is the width of words, in screen pixels.
func (f *face) measure(words string) int { return font.MeasureString(f.Face, words).Ceil() }

func labelOf(words string, k faceKey) *label {
	key := labelKey{k, words}
	if l, ok := labels.find(key); ok {
		return l
	}
	l := &label{width: faceOf(k).measure(words)}
	labels.add(key, l)
	return l
}

// LineHeight is the height of a line of such text, in screen pixels.
func (t Text) LineHeight() int { return faceOf(t.key()).line }

// Width is that of words on one line, in screen pixels.
func (t Text) Width(words string) int { return labelOf(words, t.key()).width }

// overhang is the room that a letter may take beyond its advance.
const overhang = 2

// paint makes the white image of a label. The letters are set here and not by
// the graphics card, so that all labels can lie on one texture.
func (l *label) paint(words string, f *face) {
	m := image.NewRGBA(image.Rect(0, 0, l.width+2*overhang, f.line))
	d := font.Drawer{Dst: draw.Image(m), Src: image.White, Face: f.Face, Dot: fixed.P(overhang, f.ascent)}
	d.DrawString(words)
	l.image = ebiten.NewImageFromImage(m)
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
	whole := words
	if width > 0 {
		words = t.Elide(words, width)
	}
	k := t.key()
	l := labelOf(words, k)
	marks.line(whole, image.Rect(x, y, x+l.width, y+t.LineHeight()), dst.Bounds(), words != whole || l.width > 0 && x+l.width > dst.Bounds().Max.X)
	if l.image == nil {
		l.paint(words, faceOf(k))
	}
	drawing.GeoM.Reset()
	drawing.GeoM.Translate(float64(x-overhang), float64(y))
	tint(c)
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
			marks.short()
		}
		x := box.Min.X
		if a != AtStart {
			x += (box.Dx() - t.Width(line)) * int(a) / 2
		}
		t.Line(dst, line, x, box.Min.Y+i*high, 0)
	}
	return min(len(lines), room) * high
}
