package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
)

// Reader shows a page of plain text over the whole screen, with its title above
// and below it a remark, such as where the file lies.
type Reader struct {
	Page   Page
	Title  string
	Remark string
	back   Button
	said   string
}

// Update scrolls the page and reports whether it was read enough.
func (r *Reader) Update(in *scenes.Input) (done bool) {
	r.lay(in.Size())
	in.Tell(&r.said, r.Title+".\n"+r.Page.Text+"\n"+r.Remark)
	r.back.Key = in.Glyph(scenes.Back)
	if r.back.Update(in) || in.RightClicked() || in.Take(scenes.Back, scenes.Confirm) {
		return true
	}
	r.Page.Update(in)
	return false
}

func (r *Reader) lay(width, height int) (title, remark image.Rectangle) {
	r.back.Words = "Back"
	rest := image.Rect(Px(32), Px(20), width-Px(32), height-Px(16))
	title = CutTop(&rest, Head.LineHeight()+Px(8))
	wide, high := r.back.Size()
	foot := CutBottom(&rest, max(high, Small.Height(r.Remark, rest.Dx()-wide-Px(16))))
	r.back.Box = image.Rect(foot.Max.X-wide, foot.Max.Y-high, foot.Max.X, foot.Max.Y)
	remark = foot
	remark.Max.X = r.back.Box.Min.X - Px(16)
	rest.Max.Y -= Px(8)
	r.Page.Box = rest
	return title, remark
}

// Draw paints the page.
func (r *Reader) Draw(dst *ebiten.Image) {
	dst.Fill(Ink(Ground))
	b := dst.Bounds()
	title, remark := r.lay(b.Dx(), b.Dy())
	Head.Line(dst, r.Title, title.Min.X, title.Min.Y, title.Dx())
	r.Page.Draw(dst)
	Small.Box(dst, r.Remark, remark, AtStart)
	r.back.Draw(dst)
}
