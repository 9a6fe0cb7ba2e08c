package ui

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
)

// List is a column of rows of which one is chosen. It scrolls when they are
// more than its box holds. Set Box and Rows before each update; rows may
// change at any time.
type List struct {
	Box    image.Rectangle
	Rows   []Row
	Chosen int  // the row under the cursor
	Plain  bool // it is only read: nothing is chosen, up and down scroll

	scroll  int // screen pixels
	reached int // the row that was last scrolled to, plus 1
	grab    bool
	window  view
	said    string
}

// view keeps the part of a picture that a list draws into from frame to frame.
type view struct {
	whole, part *ebiten.Image
	box         image.Rectangle
}

func (v *view) of(dst *ebiten.Image, box image.Rectangle) *ebiten.Image {
	if v.whole != dst || v.box != box {
		*v = view{dst, dst.SubImage(box).(*ebiten.Image), box}
	}
	return v.part
}

// keys is the width of the column of keys and pictures.
func (l *List) keys() int {
	widest := 0
	for i := range l.Rows {
		if l.Rows[i].Icon != nil {
			widest = max(widest, IconSize())
		}
		if k := l.Rows[i].Key; k != "" {
			widest = max(widest, Small.Width(k)+Px(8), Small.LineHeight())
		}
	}
	return widest
}

// bar is the width of the scroll bar.
func bar() int { return Px(8) }

// width is that of the rows: all of the box, but for the scroll bar.
func (l *List) width() int { return l.Box.Dx() - bar() }

// Height is what all rows need together, in screen pixels.
func (l *List) Height() int {
	h, keys := 0, l.keys()
	for i := range l.Rows {
		h += l.Rows[i].Height(l.width(), keys)
	}
	return h
}

// RowBox is where a row is drawn; it may lie outside the list's box.
func (l *List) RowBox(row int) image.Rectangle {
	y, keys := l.Box.Min.Y-l.scroll, l.keys()
	for i := range l.Rows {
		h := l.Rows[i].Height(l.width(), keys)
		if i == row {
			return image.Rect(l.Box.Min.X, y, l.Box.Min.X+l.width(), y+h)
		}
		y += h
	}
	return image.Rectangle{}
}

// At is the row at a point of the screen.
func (l *List) At(x, y int) (row int, ok bool) {
	if !image.Pt(x, y).In(l.Box) {
		return 0, false
	}
	for i := range l.Rows {
		if image.Pt(x, y).In(l.RowBox(i)) {
			return i, true
		}
	}
	return 0, false
}

// Update answers keys, mouse and pad; took reports that a row was taken. A row
// that cannot be chosen can be looked at but not taken.
func (l *List) Update(in *scenes.Input) (row int, took bool) {
	if l.Plain {
		l.read(in)
		return 0, false
	}
	l.bound()
	if l.press(in) {
		took = true
	}
	if l.point(in) {
		took = true
	}
	l.bound()
	l.say(in)
	return l.Chosen, took && len(l.Rows) > 0 && l.Rows[l.Chosen].free()
}

// say tells the row that is chosen when that has changed.
func (l *List) say(in *scenes.Input) {
	if !in.Narrated() || len(l.Rows) == 0 {
		return
	}
	in.Tell(&l.said, l.Rows[l.Chosen].spoken())
}

// Say tells all rows of a list that is only read, when they have changed; its
// update does so as well.
func (l *List) Say(in *scenes.Input) {
	if !in.Narrated() {
		return
	}
	var lines []string
	for i := range l.Rows {
		lines = append(lines, l.Rows[i].spoken())
	}
	in.Tell(&l.said, strings.Join(lines, "\n"))
}

// read scrolls a list in which nothing is chosen.
func (l *List) read(in *scenes.Input) {
	l.Say(in)
	step := Body.LineHeight()
	switch {
	case in.Take(scenes.Up):
		l.scroll -= step
	case in.Take(scenes.Down):
		l.scroll += step
	case in.Take(scenes.UpRight, scenes.ScrollUp):
		l.scroll -= l.Box.Dy() / 2
	case in.Take(scenes.DownRight, scenes.ScrollDown):
		l.scroll += l.Box.Dy() / 2
	}
	x, y := in.Cursor()
	if image.Pt(x, y).In(l.Box) {
		l.scroll -= int(in.Wheel() * float64(Px(48)))
	}
	l.drag(in, x, y)
	l.scroll = min(max(l.scroll, 0), l.over())
}

func (l *List) press(in *scenes.Input) bool {
	switch {
	case in.Take(scenes.Up):
		l.step(-1)
	case in.Take(scenes.Down):
		l.step(1)
	case in.Take(scenes.UpRight, scenes.ScrollUp):
		l.page(-1)
	case in.Take(scenes.DownRight, scenes.ScrollDown):
		l.page(1)
	case in.Take(scenes.Confirm, scenes.Skip):
		return true
	}
	return false
}

// step goes to the next row that is no heading, round at the ends.
func (l *List) step(by int) {
	for range l.Rows {
		l.Chosen = (l.Chosen + by + len(l.Rows)) % len(l.Rows)
		if !l.Rows[l.Chosen].Head {
			return
		}
	}
}

// page goes about a box's height up or down.
func (l *List) page(by int) {
	for gone := 0; gone < l.Box.Dy()*2/3; {
		next := l.Chosen + by
		if next < 0 || next >= len(l.Rows) {
			return
		}
		l.Chosen = next
		gone += l.RowBox(next).Dy()
	}
}

func (l *List) point(in *scenes.Input) bool {
	x, y := in.Cursor()
	inside := image.Pt(x, y).In(l.Box)
	if inside && in.Wheel() != 0 {
		l.scroll -= int(in.Wheel() * float64(Px(48)))
		l.reached = l.Chosen + 1
	}
	if l.drag(in, x, y) {
		return false
	}
	row, ok := l.At(x, y)
	if !ok || l.Rows[row].Head {
		return false
	}
	if in.Moved() || in.Clicked() {
		l.Chosen, l.reached = row, row+1
	}
	return in.Clicked()
}

// drag moves the scroll bar with the mouse.
func (l *List) drag(in *scenes.Input, x, y int) bool {
	if in.Clicked() && l.over() > 0 && image.Pt(x, y).In(l.Box) && x >= l.Box.Max.X-bar() {
		l.grab = true
	}
	l.grab = l.grab && in.Holding()
	if l.grab {
		l.scroll = l.over() * (y - l.Box.Min.Y) / max(l.Box.Dy(), 1)
		l.reached = l.Chosen + 1
	}
	return l.grab
}

// over is by how much the rows are higher than the box.
func (l *List) over() int { return max(l.Height()-l.Box.Dy(), 0) }

// bound keeps the choice on a row, scrolls to it if it has changed, and keeps
// the scroll within the rows.
func (l *List) bound() {
	if len(l.Rows) == 0 {
		l.Chosen, l.scroll, l.reached = 0, 0, 0
		return
	}
	l.Chosen = min(max(l.Chosen, 0), len(l.Rows)-1)
	if l.Rows[l.Chosen].Head {
		l.step(1)
	}
	if l.reached != l.Chosen+1 {
		l.reached = l.Chosen + 1
		l.reveal()
	}
	l.scroll = min(max(l.scroll, 0), l.over())
}

// reveal scrolls as little as shows the chosen row, with a heading above it.
func (l *List) reveal() {
	box := l.RowBox(l.Chosen)
	if l.Chosen > 0 && l.Rows[l.Chosen-1].Head {
		box.Min.Y = l.RowBox(l.Chosen - 1).Min.Y
	}
	if box.Max.Y > l.Box.Max.Y {
		l.scroll += box.Max.Y - l.Box.Max.Y
		box = box.Sub(image.Pt(0, box.Max.Y-l.Box.Max.Y))
	}
	if box.Min.Y < l.Box.Min.Y {
		l.scroll -= l.Box.Min.Y - box.Min.Y
	}
}

// Draw paints the rows that can be seen.
func (l *List) Draw(dst *ebiten.Image) {
	if l.Box.Empty() {
		return
	}
	window := l.window.of(dst, l.Box)
	y, keys := l.Box.Min.Y-l.scroll, l.keys()
	for i := range l.Rows {
		h := l.Rows[i].Height(l.width(), keys)
		box := image.Rect(l.Box.Min.X, y, l.Box.Min.X+l.width(), y+h)
		if box.Overlaps(l.Box) {
			l.Rows[i].draw(window, box, keys, i == l.Chosen && !l.Plain)
		}
		y += h
	}
	l.drawBar(dst)
}

func (l *List) drawBar(dst *ebiten.Image) {
	over := l.over()
	if over == 0 {
		return
	}
	track := l.Box
	track.Min.X = track.Max.X - bar() + Px(2)
	Fill(dst, track, Ink(Raised))
	whole := l.Box.Dy() + over
	high := max(l.Box.Dy()*l.Box.Dy()/whole, Px(12))
	top := track.Min.Y + (l.Box.Dy()-high)*l.scroll/over
	Fill(dst, image.Rect(track.Min.X, top, track.Max.X, top+high), Ink(Edge))
}
