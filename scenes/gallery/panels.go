package gallery

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/assets"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
)

// widgets is what the screens are made of.
type widgets struct {
	list ui.List
	bar  ui.Bar
}

func newWidgets() page {
	return &widgets{
		list: ui.List{Chosen: 1, Rows: []ui.Row{
			{Words: "A heading", Head: true},
			{Words: "A row that is chosen", Key: "a", Side: "1 action"},
			{Words: "A row with a note", Key: "b", Note: "what there is to say of it"},
			{Words: "A row that cannot be chosen", Key: "c", Not: "why it cannot"},
		}},
		bar: ui.Bar{Buttons: []ui.Button{{Words: "Begin", Key: "Enter"}, {Words: "With a key", Key: "F1"}, {Words: "Not now", Not: "why it cannot be pressed"}}},
	}
}

func (w *widgets) name() string { return "Widgets" }
func (w *widgets) update(int)   {}

func (w *widgets) draw(dst *ebiten.Image, box image.Rectangle) {
	left, right := box, box
	left.Max.X = box.Min.X + box.Dx()/2 - ui.Px(8)
	right.Min.X = box.Min.X + box.Dx()/2 + ui.Px(8)
	in := ui.TitledPanel(dst, left, "A panel with a list")
	w.bar.Lay(ui.CutBottom(&in, w.bar.Height(in.Dx())+ui.Px(8)))
	w.bar.Draw(dst)
	w.list.Box = in
	w.list.Draw(dst)
	in = ui.TitledPanel(dst, right, "Text and meters")
	for _, t := range []ui.Text{ui.Head, ui.Body, ui.Small} {
		t.Line(dst, "The light thins, and the dark has edges 0123456789", in.Min.X, in.Min.Y, in.Dx())
		in.Min.Y += t.LineHeight() + ui.Px(6)
	}
	for value := 4; value >= 0; value-- {
		ui.Meter(dst, ui.CutTop(&in, ui.Px(14)).Inset(ui.Px(2)), value, 4, ui.Ember)
	}
	for i := range assets.Palette {
		side := in.Dx() / 12
		at := image.Pt(in.Min.X+i%12*side, in.Min.Y+ui.Px(8)+i/12*side)
		ui.Fill(dst, image.Rectangle{at, at.Add(image.Pt(side, side))}.Inset(1), assets.Colour(i))
	}
}

// The cells of one page, and how they stand.
const (
	cellColumns = 10
	cellRows    = 8
	cellsOnPage = cellColumns * cellRows
)

func cellCount() int { return assets.Cells() - 1 } // without the blank one

// drawings is a part of the sheet's cells, each with its name.
type drawings struct{ from int }

func (d *drawings) name() string { return "Drawings" }
func (d *drawings) update(int)   {}

func (d *drawings) draw(dst *ebiten.Image, box image.Rectangle) {
	w, h := box.Dx()/cellColumns, box.Dy()/cellRows
	for i := range min(cellsOnPage, cellCount()-d.from) {
		c := assets.Cell(1 + d.from + i)
		x, y := box.Min.X+i%cellColumns*w, box.Min.Y+i/cellColumns*h
		room := h - ui.Small.LineHeight() - ui.Px(6)
		scale := max(min(room/c.Rect().Dy(), w/c.Rect().Dx(), 3), 1)
		ui.Fill(dst, image.Rect(x, y, x+w-ui.Px(4), y+h-ui.Px(4)), ui.Ink(ui.Face))
		sprites.DrawItem(dst, c, x+ui.Px(4), y+ui.Px(2), scale)
		ui.Small.Line(dst, c.String(), x+ui.Px(4), y+h-ui.Px(5)-ui.Small.LineHeight(), w-ui.Px(10))
	}
}
