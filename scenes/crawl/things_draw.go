package crawl

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/stage"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
)

// pageBox is where the page lies: over the world; log and column stay.
func (s *screen) pageBox() image.Rectangle {
	box := s.lay.world
	if box.Dy() < 14*s.lay.line {
		box = box.Union(s.lay.log) // where text is large it needs that as well
	}
	return box.Inset(s.lay.pad / 2)
}

// worldPart is the part of the world that is seen while a thing is dragged.
func (s *screen) worldPart() image.Rectangle {
	box := s.lay.world
	box.Min.X += box.Dx() * 11 / 20
	return box
}

// drawThings paints the page.
func (s *screen) drawThings(dst *ebiten.Image) {
	t := &s.things
	if !t.open || s.log.open {
		return
	}
	box := s.pageBox()
	left := box
	left.Max.X = s.worldPart().Min.X
	if t.drag.on {
		s.drawList(dst, left)
		s.drawDrag(dst)
		return
	}
	ui.Fill(dst, box, ui.Ink(ui.Face))
	right := box
	right.Min.X = left.Max.X
	s.drawList(dst, left)
	s.drawChosenThing(dst, right)
}

// sections are the headings of the places, in the order of the things.
var sections = [...]struct {
	words   string
	columns int
}{play.InHands: {"In hand", 2}, play.OnBody: {"Worn", 3}, play.InPack: {"Pack", 2}, play.InPurse: {"Purse, besides the pack", 2}, play.Lies: {"Here", 2}, play.Far: {"In sight", 2}}

// heading is the heading of a place.
func (s *screen) heading(p play.Place) string {
	words := sections[p].words
	switch {
	case p == play.InPack:
		n := 0
		for i := range s.things.list {
			if t := &s.things.list[i]; t.Place == p && t.Empty == "" {
				n++
			}
		}
		words += fmt.Sprintf(", %d", n)
		if room := s.game.View().Hero.Room; room > 0 {
			words += fmt.Sprintf(" of %d", room)
		}
	case p == play.Lies && s.blind():
		words += ", by touch"
	}
	return words
}

// tileHigh is the height of a thing: two lines, or one where they would not all
// fit.
func (s *screen) tileHigh(notes bool) int {
	high := s.lay.line + ui.Px(8)
	if notes {
		high += ui.Small.LineHeight()
	}
	return max(high, ui.Px(24))
}

// drawList paints the things by their places, each place a group of tiles.
func (s *screen) drawList(dst *ebiten.Image, box image.Rectangle) {
	t := &s.things
	in := ui.TitledPanel(dst, box, "Things of "+s.game.View().Hero.Name)
	s.spot(box, onPanel, 0)
	notes := s.listHeight(true) <= in.Dy()
	t.over = max(s.listHeight(notes)-in.Dy(), 0)
	t.roll = min(max(t.roll, 0), t.over)
	t.inside = in
	part := dst.SubImage(in).(*ebiten.Image)
	if len(t.boxes) != len(t.list) {
		t.boxes = make([]image.Rectangle, len(t.list))
	}
	t.heads = [play.Far + 1]image.Rectangle{}
	y := in.Min.Y - t.roll
	for i := 0; i < len(t.list); {
		y, i = s.drawSection(part, in, y, i, notes)
	}
	if t.roll < t.over {
		s.drawMore(dst, in)
	}
}

// listHeight is what all things need.
func (s *screen) listHeight(notes bool) int {
	high := 0
	for i := 0; i < len(s.things.list); {
		n := s.sectionLen(i)
		columns := s.columnsOf(i, n, notes)
		high += s.headHigh() + (n+columns-1)/columns*(s.tileHigh(notes)+ui.Px(4))
		i += n
	}
	return high
}

// columnsOf is how many of n things from i on stand beside each other, so that
// their names and notes have room.
func (s *screen) columnsOf(i, n int, notes bool) int {
	widest := 0
	for k := i; k < i+n; k++ {
		t := &s.things.list[k]
		widest = max(widest, ui.Small.Width(t.Title()))
		if notes {
			widest = max(widest, ui.Small.Width(s.game.Note(t)))
		}
	}
	columns := sections[s.things.list[i].Place].columns
	width := s.worldPart().Min.X - s.pageBox().Min.X - 2*ui.Px(12)
	for columns > 1 && width/columns < widest+ui.Px(58) {
		columns--
	}
	return columns
}

func (s *screen) headHigh() int { return ui.Small.LineHeight() + ui.Px(4) }

// sectionLen is how many things from i on are at the same place.
func (s *screen) sectionLen(i int) int {
	list := s.things.list
	n := 1
	for i+n < len(list) && list[i+n].Place == list[i].Place {
		n++
	}
	return n
}

// drawSection paints the things of one place from the i-th on, and returns where
// the next begins.
func (s *screen) drawSection(dst *ebiten.Image, in image.Rectangle, y, i int, notes bool) (low, next int) {
	t := &s.things
	p, n := t.list[i].Place, s.sectionLen(i)
	columns, high := s.columnsOf(i, n, notes), s.tileHigh(notes)
	rows := (n + columns - 1) / columns
	whole := image.Rect(in.Min.X, y, in.Max.X, y+s.headHigh()+rows*(high+ui.Px(4)))
	t.heads[p] = whole.Intersect(in)
	ink := ui.Ember
	if t.drag.on && t.drag.to.Deed != nil && s.overPlace(p) {
		ui.Fill(dst, t.heads[p], ui.Fade(ui.Ink(ui.Chosen), 160))
		ink = ui.Flame
	}
	ui.Small.In(ink).Line(dst, s.heading(p), in.Min.X, y, in.Dx())
	y += s.headHigh()
	for k := range n {
		x0, x1 := in.Min.X+in.Dx()*(k%columns)/columns, in.Min.X+in.Dx()*(k%columns+1)/columns
		top := y + k/columns*(high+ui.Px(4))
		box := image.Rect(x0, top, x1-ui.Px(4), top+high)
		t.boxes[i+k] = box
		if box.Overlaps(in) {
			s.spot(box.Intersect(in), onThing, i+k)
			s.drawThing(dst, box, i+k, notes)
		}
	}
	return y + rows*(high+ui.Px(4)), i + n
}

func (s *screen) overPlace(p play.Place) bool {
	x, y := s.in.Cursor()
	return image.Pt(x, y).In(s.things.heads[p])
}

// drawThing paints one thing: its drawing, its name, how it stands, and of a
// light how much is left.
func (s *screen) drawThing(dst *ebiten.Image, box image.Rectangle, i int, notes bool) {
	t := &s.things.list[i]
	ground, edge, ink := ui.Face, ui.Edge, ui.Words
	switch {
	case i == s.things.chosen && !s.things.drag.on:
		ground, edge, ink = ui.Chosen, ui.Ember, ui.Flame
	case s.hot(onThing, i):
		ground = ui.Raised
	}
	if t.Empty != "" {
		ink = ui.Off
	}
	ui.Fill(dst, box, ui.Ink(ground))
	ui.Outline(dst, box, max(ui.Px(1), 1), ui.Ink(edge))
	icon := min(box.Dy(), ui.Px(40))
	if t.Empty == "" {
		drawIcon(dst, t, image.Rect(box.Min.X, box.Min.Y, box.Min.X+icon, box.Max.Y))
	} else {
		icon = ui.Px(8)
	}
	words := image.Rect(box.Min.X+icon+ui.Px(4), box.Min.Y+ui.Px(3), box.Max.X-ui.Px(6), box.Max.Y)
	s.drawName(dst, words, t.Title(), ink)
	b, burns := play.BurningOf(t.Held)
	if notes {
		note := ui.Small
		if b.Alarm {
			note.Ink = ui.Bad
		} else if b.Lit {
			note.Ink = ui.Ember
		}
		note.Line(dst, s.game.Note(t), words.Min.X, words.Min.Y+s.lay.line-ui.Px(1), max(words.Dx(), 1))
	}
	if burns {
		drawBurning(dst, box, b)
	}
}

// drawName writes a name on a line, smaller where it would be cut short.
func (s *screen) drawName(dst *ebiten.Image, box image.Rectangle, name string, ink ui.Role) {
	t, down := ui.Body.In(ink), 0
	if t.Width(name) > box.Dx() {
		t = ui.Small.In(ink)
		down = (s.lay.line - t.LineHeight()) / 2
	}
	t.Line(dst, name, box.Min.X, box.Min.Y+down, max(box.Dx(), 1))
}

// drawIcon paints a thing's drawing in the middle of a box, as large as fits.
func drawIcon(dst *ebiten.Image, t *play.Thing, box image.Rectangle) {
	if t.Grope {
		at := middle(box)
		ui.Head.In(ui.Cold).Line(dst, "?", at.X-ui.Head.Width("?")/2, at.Y-ui.Head.LineHeight()/2, 0)
		return
	}
	scale := max(min(box.Dx(), box.Dy())/16, 1)
	if scale*16 == min(box.Dx(), box.Dy()) && scale > 1 && box.Dy() < 32 {
		scale--
	}
	at := middle(box).Sub(image.Pt(8*scale, 8*scale))
	sprites.DrawItem(dst, stage.Item(t.Kind), at.X, at.Y, scale)
}

// drawBurning is a bar along the foot of a light's box: how much is left.
func drawBurning(dst *ebiten.Image, box image.Rectangle, b play.Burning) {
	ink := ui.Faint
	if b.Alarm {
		ink = ui.Bad
	} else if b.Lit {
		ink = ui.Ember
	}
	bar := image.Rect(box.Min.X+ui.Px(1), box.Max.Y-max(ui.Px(4), 3), box.Max.X-ui.Px(1), box.Max.Y-ui.Px(1))
	ui.Fill(dst, bar, ui.Ink(ui.Ground))
	bar.Max.X = bar.Min.X + max(bar.Dx()*b.Part/100, 1)
	ui.Fill(dst, bar, ui.Ink(ink))
}

// drawChosenThing writes of the chosen thing what it is, how it compares, and
// what can be done with it.
func (s *screen) drawChosenThing(dst *ebiten.Image, box image.Rectangle) {
	t := &s.things
	thing := &t.list[t.chosen]
	in := ui.TitledPanel(dst, box, titled(thing.Title()))
	s.spot(box, onPanel, 0)
	room := in
	room.Max.Y = in.Min.Y + in.Dy()/2
	if len(t.deeds) == 0 {
		room = in
	}
	if title := titled(thing.Title()); ui.Head.Width(title) > in.Dx() {
		s.note(dst, &room, ui.Body.In(ui.Ember), title) // whole, where the heading has no room
	}
	s.drawFigures(dst, &room, thing)
	in.Min.Y = room.Min.Y + s.lay.pad/2
	s.drawDeeds(dst, in, thing)
}

// titled begins words with a capital letter.
func titled(words string) string {
	if words == "" {
		return ""
	}
	r := []rune(words)
	return string(append([]rune{upper(r[0])}, r[1:]...))
}

func upper(r rune) rune {
	if r >= 'a' && r <= 'z' {
		return r - 'a' + 'A'
	}
	return r
}

// drawFigures writes the figures of a thing beside those of its rival: better
// ones marked up, worse ones down.
func (s *screen) drawFigures(dst *ebiten.Image, in *image.Rectangle, thing *play.Thing) {
	if b, ok := play.BurningOf(thing.Held); ok {
		ink := ui.Words
		if b.Alarm {
			ink = ui.Bad
		} else if b.Lit {
			ink = ui.Ember
		}
		s.note(dst, in, ui.Body.In(ink), titled(b.Words))
	} else if note := s.game.Note(thing); note != "" && thing.Held == nil {
		s.note(dst, in, ui.Body, titled(note))
	}
	list, against := s.game.Figures(thing)
	for i := range list {
		if in.Dy() < s.lay.line {
			return
		}
		f := &list[i]
		t, mark := ui.Body, ""
		switch {
		case f.Better > 0:
			t, mark = ui.Body.In(ui.Good), "▲ "
		case f.Better < 0:
			t, mark = ui.Body.In(ui.Bad), "▼ "
		}
		s.note(dst, in, t, mark+f.Change())
	}
	if against != "" && len(list) > 0 && in.Dy() >= ui.Small.LineHeight() {
		s.note(dst, in, ui.Small, "compared with "+against)
	}
}

// drawDeeds lists what can be done, or says why nothing can.
func (s *screen) drawDeeds(dst *ebiten.Image, in image.Rectangle, thing *play.Thing) {
	t := &s.things
	s.rule(dst, &in)
	hint := cutBottom(&in, ui.Small.Height(s.thingsHint(), in.Dx()))
	ui.Small.Box(dst, s.thingsHint(), hint, ui.AtStart)
	t.acts.Box, t.acts.Plain = in, false
	switch {
	case thing.Empty != "":
		s.note(dst, &in, ui.Quiet, "There is room for a thing here.")
	case s.game.Ask() == nil || s.game.Asking():
		s.note(dst, &in, ui.Quiet, "Others act: you can only look.")
	case len(t.deeds) == 0:
		s.note(dst, &in, ui.Quiet, "Nothing can be done with it here.")
	default:
		chosen := t.acts.Chosen
		if !t.choose && !s.inBox(in) {
			t.acts.Chosen = -1
		}
		t.acts.Draw(dst)
		t.acts.Chosen = chosen
	}
}

func (s *screen) inBox(box image.Rectangle) bool {
	x, y := s.in.Cursor()
	return image.Pt(x, y).In(box)
}

// thingsHint is how the page is used by the device at hand.
func (s *screen) thingsHint() string {
	in := s.in
	if s.things.choose {
		return in.Glyph(scenes.Up) + " " + in.Glyph(scenes.Down) + " choose    " + in.Glyph(scenes.Confirm) + " do it    " + in.Glyph(scenes.Back) + " back"
	}
	return in.Glyph(scenes.Confirm) + " what to do    " + in.Glyph(scenes.Back) + " shut    the mouse drags"
}

// drawDrag paints the thing at the mouse, with what letting go would come to.
func (s *screen) drawDrag(dst *ebiten.Image) {
	d := &s.things.drag
	x, y := s.in.Cursor()
	if d.world && d.to.Flight != nil {
		s.drawFlight(dst, d.to.Flight)
	}
	size := ui.Px(40)
	drawIcon(dst, &s.things.list[d.thing], image.Rect(x-size/2, y-size/2, x+size/2, y+size/2))
	if d.to.Words == "" {
		return
	}
	ink := ui.Flame
	if d.to.Not {
		ink = ui.Bad
	}
	s.drawAt(dst, x, y+size/2, d.to.Words, ink)
}

// drawAt writes words on a strip below a point, kept within the world.
func (s *screen) drawAt(dst *ebiten.Image, x, y int, words string, ink ui.Role) {
	t := ui.Small.In(ink)
	wide, high := s.measure(words)
	pad := s.lay.pad / 2
	box := image.Rect(0, 0, wide+2*pad, high+2*pad).Add(image.Pt(x-wide/2-pad, y))
	in := s.lay.world
	box = box.Add(image.Pt(max(in.Min.X-box.Min.X, 0), 0))
	box = box.Sub(image.Pt(max(box.Max.X-in.Max.X, 0), max(box.Max.Y-in.Max.Y, 0)))
	ui.Fill(dst, box, ui.Ink(ui.Raised))
	ui.Outline(dst, box, max(ui.Px(1), 1), ui.Ink(ui.Ember))
	t.Box(dst, words, box.Inset(pad), ui.AtMiddle)
}

// thingsRow is the line of the column that opens the page.
func (s *screen) thingsRow(dst *ebiten.Image, in *image.Rectangle) {
	h := &s.game.View().Hero
	row := cut(in, s.lay.line+ui.Px(4))
	s.spot(row, onPage, 0)
	t := ui.Body
	if s.hot(onPage, 0) || s.things.open {
		ui.Fill(dst, row, ui.Ink(ui.Raised))
		t.Ink = ui.Flame
	}
	cap := ui.Small.In(ui.Ember)
	x := row.Min.X + ui.Px(2)
	x += ui.KeyCap(dst, s.in.Glyph(scenes.Things), x, row.Min.Y+(row.Dy()-cap.LineHeight())/2, 0, cap) + ui.Px(8)
	words := fmt.Sprintf("Things, pack %d of %d", inPack(h), h.Room)
	if h.Room == 0 { // the system reckons in slots
		words = fmt.Sprintf("Things, %d in the pack", inPack(h))
	}
	t.Line(dst, words, x, row.Min.Y+ui.Px(2), row.Max.X-x)
}

func inPack(h *rules.Sheet) int {
	n := 0
	for i := range h.Items {
		if h.Items[i].Where == rules.InPack && !h.Items[i].Purse {
			n++
		}
	}
	return n
}
