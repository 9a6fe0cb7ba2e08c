package create

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/stage"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
)

// hall are where the parts of the roster stand.
type hall struct{ title, party, list, sheet, notice image.Rectangle }

// lay places list and buttons, and makes the buttons fit the chosen hero.
func (r *roster) lay(width, height int) hall {
	r.label()
	var p hall
	rest := image.Rect(ui.Px(20), ui.Px(12), width-ui.Px(20), height-ui.Px(12))
	p.title = ui.CutTop(&rest, heading().LineHeight()+ui.Px(6))
	r.bar.Lay(ui.CutBottom(&rest, r.bar.Height(rest.Dx())))
	rest.Max.Y -= ui.Px(8)
	if r.notice != "" {
		p.notice = ui.CutBottom(&rest, min(ui.Small.Height(r.notice, rest.Dx())+ui.Px(4), rest.Dy()/2))
	}
	high := 16*portraitScale() + ui.Small.LineHeight() + 2*ui.Px(12)
	if rest.Dy() > high+7*em() {
		p.party = ui.CutTop(&rest, high)
		rest.Min.Y += ui.Px(10)
	}
	p.list = rest
	if rest.Dx() >= em()*31 {
		p.sheet = rest
		p.sheet.Min.X = rest.Min.X + rest.Dx()*55/100
		p.list.Max.X = p.sheet.Min.X - ui.Px(12)
	}
	r.list.Box = ui.Inside(p.list)
	return p
}

// label makes the buttons say what they do to the chosen hero.
func (r *roster) label() {
	b := r.bar.Buttons
	for _, n := range []int{along, showSheet, drop} {
		b[n].Not = ""
		if r.chosen() == nil {
			b[n].Not = "nobody is on the roster yet"
		}
	}
	b[along].Words = "Take along"
	c := r.chosen()
	if c == nil {
		return
	}
	if c.Not != "" {
		b[along].Not, b[showSheet].Not = "this sheet cannot be used", "this sheet cannot be read"
	}
	for _, path := range r.party {
		if path == c.Path {
			b[along].Words = "Leave behind"
		}
	}
}

// Draw paints the roster.
func (r *roster) Draw(dst *ebiten.Image) {
	if r.leaf.draw(dst) {
		return
	}
	dst.Fill(ui.Ink(ui.Ground))
	b := dst.Bounds()
	p := r.lay(b.Dx(), b.Dy())
	heading().Line(dst, "The roster", p.title.Min.X, p.title.Min.Y, p.title.Dx())
	r.drawParty(dst, p.party)
	ui.Panel(dst, p.list)
	if len(r.heroes) == 0 {
		ui.Quiet.Box(dst, "Nobody has been made yet. Make a hero step by step, or let the dice make one, or four.", ui.Inside(p.list), ui.AtStart)
	}
	r.list.Draw(dst)
	r.spots = r.spots[:0]
	if c := r.chosen(); c != nil && !p.sheet.Empty() {
		ui.Panel(dst, p.sheet)
		if c.Not == "" {
			r.spots = drawSheet(dst, ui.Inside(p.sheet), &c.Profile, nil, r.tick, r.spots)
		}
	}
	ui.Small.In(ui.Flame).Box(dst, r.notice, p.notice, ui.AtStart)
	r.bar.Draw(dst)
	if r.question != nil {
		r.question.Draw(dst)
		return
	}
	r.tip.Draw(dst, r.x, r.y)
}

// drawParty stands those who go side by side in their order of march.
func (r *roster) drawParty(dst *ebiten.Image, box image.Rectangle) {
	if box.Empty() {
		return
	}
	ui.Panel(dst, box)
	in := ui.Inside(box)
	if len(r.party) == 0 {
		ui.Quiet.Box(dst, r.partyWords(), in, ui.AtStart)
		return
	}
	k, wide := portraitScale(), in.Dx()/max(r.o.Largest, 1)
	for i, path := range r.party {
		h := r.find(path)
		if h == nil {
			continue
		}
		part := image.Rect(in.Min.X+i*wide, in.Min.Y, in.Min.X+(i+1)*wide, in.Max.Y)
		tick := r.tick + 7*i
		if ui.Now().Still {
			tick = 0
		}
		sprites.DrawFigure(dst, stage.Look(h.Profile.Kind), (part.Min.X+part.Max.X)/2-8*k, part.Min.Y, k, tick)
		ui.Small.In(ui.Words).Box(dst, fitted(h.Profile.Name, part.Dx()), image.Rect(part.Min.X, part.Min.Y+16*k, part.Max.X, part.Max.Y), ui.AtMiddle)
	}
}

// fitted is a name, or its first word where it has no room.
func fitted(name string, width int) string {
	runes := []rune(name)
	for len(runes) > 1 && ui.Small.Width(string(runes)) > width {
		runes = runes[:len(runes)-1]
	}
	return string(runes)
}

// point shows and opens the rule of what the mouse is over.
func (r *roster) point(in *scenes.Input) {
	for _, sp := range r.spots {
		if image.Pt(r.x, r.y).In(sp.box) {
			r.tip.Point(sp.tip)
			if in.Clicked() {
				r.leaf.reader = readerOf(sp.rule)
			}
			return
		}
	}
	r.tip.Point("")
}
