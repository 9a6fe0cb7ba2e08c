package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Row is one entry of a list: a title with what stands at its right end, a
// note below it, and, if it cannot be chosen, the reason why not.
type Row struct {
	Words string
	Key   string // at the left, as the key that chooses it
	Side  string // at the right, as a price or a value
	Note  string
	Not   string // why it cannot be chosen; shown instead of the note
	Head  bool   // a heading, which cannot be chosen
	Large bool   // written larger

	// Icon paints a small picture at the left, in place of Key, into a square.
	Icon func(dst *ebiten.Image, box image.Rectangle)

	// Columns stand at the right in place of Side, each as wide as the others
	// and wrapped.
	Columns []string
}

func (r *Row) free() bool { return !r.Head && r.Not == "" }

// spoken is the whole row in words: "Seed: by chance. Type a number …".
func (r *Row) spoken() string {
	words := r.Words
	for _, side := range append([]string{r.Side}, r.Columns...) {
		if side != "" {
			words += ": " + side
		}
	}
	if r.Not != "" {
		return words + ". Not now: " + r.Not
	}
	if r.Note != "" {
		words += ". " + r.Note
	}
	return words
}

// below is what is written under the title.
func (r *Row) below() string {
	if r.Not != "" {
		return r.Not
	}
	return r.Note
}

func rowMargin() (x, y int) { return Px(10), Px(4) }

// title is the way a row's title is written.
func (r *Row) title(chosen bool) Text {
	t := Body
	switch {
	case r.Head:
		return Small.In(Ember)
	case r.Not != "":
		t.Ink = Off
	case chosen:
		t.Ink = Flame
	}
	if r.Large {
		t.Size = 22
	}
	return t
}

// columns are the widths of a row's parts within a width: key, title and side.
// What stands at the sides never takes more than two fifths together.
func (r *Row) columns(width, keys int) (key, title, side int) {
	x, _ := rowMargin()
	width -= 2 * x
	if keys > 0 {
		key = min(keys+Px(10), width/4)
	}
	switch {
	case len(r.Columns) > 0:
		side = width * 13 / 20
	case r.Side != "":
		side = min(Small.Width(r.Side)+Px(8), width*2/5-key/2)
	}
	return key, width - key - side, side
}

// Height is what the row needs within a width, in screen pixels; keys is the
// width of the column of keys.
func (r *Row) Height(width, keys int) int {
	_, y := rowMargin()
	_, title, side := r.columns(width, keys)
	h := max(r.title(false).Height(r.Words, title), r.columnsHeight(side))
	if b := r.below(); b != "" {
		h += Small.Height(b, title+side)
	}
	if r.Icon != nil {
		h = max(h, IconSize())
	}
	return h + 2*y
}

// IconSize is the side of a row's picture, in screen pixels: a drawing of 16
// pixels, each as many as grow with the words.
func IconSize() int { return 16 * max(Px(2)*min(current.Percent, 150)/100, 1) }

// columnWidth is that of one of the columns, with the gap before it.
func (r *Row) columnWidth(side int) int { return side / len(r.Columns) }

// columnText is how columns are written.
func (r *Row) columnText(chosen bool) Text {
	switch {
	case r.Head:
		return Small.In(Ember)
	case chosen:
		return Small.In(Flame)
	}
	return Small.In(Words)
}

func (r *Row) columnsHeight(side int) int {
	high := 0
	for _, words := range r.Columns {
		high = max(high, Small.Height(words, r.columnWidth(side)-Px(10)))
	}
	return high
}

func (r *Row) drawColumns(dst *ebiten.Image, box image.Rectangle, chosen bool) {
	wide := r.columnWidth(box.Dx())
	for i, words := range r.Columns {
		x := box.Min.X + i*wide + Px(10)
		r.columnText(chosen).Box(dst, words, image.Rect(x, box.Min.Y, x+wide-Px(10), box.Max.Y), AtStart)
	}
}

// draw paints a row into its box.
func (r *Row) draw(dst *ebiten.Image, box image.Rectangle, keys int, chosen bool) {
	x, y := rowMargin()
	key, title, side := r.columns(box.Dx(), keys)
	if chosen {
		Fill(dst, box, Ink(Chosen))
		Fill(dst, image.Rect(box.Min.X, box.Min.Y, box.Min.X+Px(3), box.Max.Y), Ink(Ember))
	}
	left, top := box.Min.X+x, box.Min.Y+y
	switch {
	case r.Icon != nil:
		r.Icon(dst, image.Rect(left, top, left+IconSize(), top+IconSize()))
	case key > 0 && r.Key != "":
		r.drawKey(dst, left, top, key-Px(6))
	}
	left += key
	t := r.title(chosen)
	high := max(t.Height(r.Words, title), r.columnsHeight(side))
	t.Box(dst, r.Words, image.Rect(left, top, left+title, top+high), AtStart)
	if len(r.Columns) > 0 {
		down := max((t.LineHeight()-Small.LineHeight())*2/3, 0)
		r.drawColumns(dst, image.Rect(left+title, top+down, left+title+side, top+high+down), chosen)
	} else if side > 0 {
		down := top + (t.LineHeight()-Small.LineHeight())/2
		s := Small.Elide(r.Side, side)
		Small.Line(dst, s, left+title+side-Small.Width(s), down, 0)
	}
	if b := r.below(); b != "" {
		Small.In(r.belowInk()).Box(dst, b, image.Rect(left, top+high, left+title+side, box.Max.Y), AtStart)
	}
}

func (r *Row) belowInk() Role {
	if r.Not != "" {
		return Off
	}
	return Faint
}

func (r *Row) drawKey(dst *ebiten.Image, x, y, width int) {
	t := Small.In(Ember)
	if !r.free() {
		t.Ink = Off
	}
	KeyCap(dst, r.Key, x, y+(Body.LineHeight()-t.LineHeight())/2, width, t)
}

// KeyCap paints the name of a key as a key, at most some screen pixels wide
// (0: as wide as it is), and returns its width.
func KeyCap(dst *ebiten.Image, key string, x, y, width int, t Text) int {
	pad := Px(4)
	if width > 0 {
		key = t.Elide(key, max(width-2*pad, 1))
	}
	w := max(t.Width(key)+2*pad, t.LineHeight())
	box := image.Rect(x, y, x+w, y+t.LineHeight())
	Fill(dst, box, Ink(Raised))
	Outline(dst, box, max(Px(1), 1), Ink(Edge))
	t.Line(dst, key, x+(w-t.Width(key))/2, y, 0)
	return w
}
