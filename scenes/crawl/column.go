package crawl

import (
	"fmt"
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/tell"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
)

// drawColumn paints the right side: who plays and what can be done, or, while
// the log is open, why a thing came about.
func (s *screen) drawColumn(dst *ebiten.Image) {
	box := s.lay.column
	if s.log.open {
		s.drawWhy(dst, box)
		return
	}
	ui.Panel(dst, box)
	s.spot(box, onColumn, 0)
	in := ui.Inside(box)
	s.drawCard(dst, &in)
	for i, h := range s.game.Team() {
		if h.Handle != s.game.View().Hero.Handle {
			s.drawMate(dst, &in, h, i == 0)
		}
	}
	in.Min.Y += s.lay.pad / 2
	s.rule(dst, &in)
	s.thingsRow(dst, &in)
	s.drawOffers(dst, in)
}

// rule draws a line across a column.
func (s *screen) rule(dst *ebiten.Image, in *image.Rectangle) {
	ui.Fill(dst, image.Rect(in.Min.X, in.Min.Y, in.Max.X, in.Min.Y+max(ui.Px(1), 1)), ui.Ink(ui.Edge))
	in.Min.Y += s.lay.pad / 2
}

// drawCard is the whole card of the hero who is shown.
func (s *screen) drawCard(dst *ebiten.Image, in *image.Rectangle) {
	v := s.known()
	h := &v.Hero
	row := cut(in, ui.Head.LineHeight())
	side := ui.Small.Width(v.Label)
	ui.Head.Line(dst, h.Name, row.Min.X, row.Min.Y, row.Dx()-side-s.lay.pad)
	ui.Small.Line(dst, v.Label, row.Max.X-side, row.Max.Y-ui.Small.LineHeight()-ui.Px(1), 0)
	in.Min.Y += s.lay.pad / 3
	s.drawHealth(dst, in, h)
	s.drawFlame(dst, in, v)
	s.note(dst, in, ui.Quiet, standing(v))
	s.note(dst, in, ui.Body, purse(h))
	s.drawHours(dst, in, v)
	if words := conditions(h); words != "" {
		s.note(dst, in, ui.Body.In(ui.Ember), words)
	}
}

// note writes words into the column, wrapped, and goes on below them.
func (s *screen) note(dst *ebiten.Image, in *image.Rectangle, t ui.Text, words string) {
	in.Min.Y += t.Box(dst, words, *in, ui.AtStart)
}

// drawHealth is a bar with its number.
func (s *screen) drawHealth(dst *ebiten.Image, in *image.Rectangle, h *rules.Sheet) {
	words := fmt.Sprintf("%d / %d", h.Health, h.MaxHealth)
	row := cut(in, s.lay.line)
	wide := ui.Body.Width(words)
	bar := image.Rect(row.Min.X, row.Min.Y+row.Dy()/4, row.Max.X-wide-s.lay.pad, row.Max.Y-row.Dy()/4)
	ui.Meter(dst, bar, h.Health, h.MaxHealth, health(h))
	ui.Body.In(health(h)).Line(dst, words, row.Max.X-wide, row.Min.Y, 0)
}

func health(h *rules.Sheet) ui.Role {
	if h.Health*3 <= h.MaxHealth {
		return ui.Bad
	}
	return ui.Good
}

// drawFlame is the light that the hero goes by: how long it lasts in words,
// and how much of it is left as a bar.
func (s *screen) drawFlame(dst *ebiten.Image, in *image.Rectangle, v *rules.View) {
	f, burns := play.FlameOf(&v.Hero)
	if !burns {
		s.note(dst, in, ui.Quiet, "No light in hand")
		return
	}
	words, ink := strings.ToUpper(f.Name[:1])+f.Name[1:], ui.Ember
	switch {
	case f.Shut:
		words, ink = words+", shuttered", ui.Faint
	case f.Gutters:
		words, ink = words+" gutters", ui.Bad
	}
	row := cut(in, s.lay.line)
	side := ui.Body.Width(f.Left)
	ui.Body.In(ink).Line(dst, words, row.Min.X, row.Min.Y, row.Dx()-side-s.lay.pad)
	ui.Body.In(ink).Line(dst, f.Left, row.Max.X-side, row.Min.Y, 0)
	if f.Left != "" {
		bar := cut(in, max(ui.Px(4), 3))
		ui.Fill(dst, bar, ui.Ink(ui.Ground))
		bar.Max.X = bar.Min.X + bar.Dx()*f.Part/100
		ui.Fill(dst, bar, ui.Ink(ink))
		in.Min.Y += s.lay.pad / 3
	}
}

// standing says how the hero stands: its facing and the light on its tile.
func standing(v *rules.View) string {
	if v.Blind != rules.Sighted {
		return "You believe you face " + v.Hero.Facing.String() + ";\n" + play.LightWords(v)
	}
	return "Facing " + v.Hero.Facing.String() + ", in " + play.LightWords(v)
}

// purse says what is left of the turn.
func purse(h *rules.Sheet) string {
	if !h.Turn {
		return "Others act"
	}
	words := strings.Repeat("● ", h.Actions) + strings.Repeat("○ ", max(2-h.Actions, 0))
	words += plural(h.Actions, "action") + " left"
	if h.Left > 0 {
		words += ", " + plural(h.Left, "tile") + " to walk"
	}
	return words
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

func conditions(h *rules.Sheet) string {
	words := append([]string(nil), h.Conditions...)
	if h.Hidden {
		words = append(words, "hidden")
	}
	if h.Down {
		words = append(words, "down")
	}
	return strings.Join(words, ", ")
}

// drawMate is another hero's card, collapsed to a line that can be clicked: by
// name alone while the one shown does not know how it fares.
func (s *screen) drawMate(dst *ebiten.Image, in *image.Rectangle, h *rules.Sheet, leads bool) {
	in.Min.Y += s.lay.pad / 3
	row := cut(in, s.lay.line)
	s.spot(row, onMate, int(h.Handle))
	if s.hot(onMate, int(h.Handle)) {
		ui.Fill(dst, row, ui.Ink(ui.Raised))
	}
	t := ui.Quiet
	if h.Turn {
		t = ui.Body.In(ui.Ember)
	}
	name := h.Name
	if leads && s.game.Following() {
		name += ", leading"
	}
	third := row.Dx() / 3
	t.Line(dst, name, row.Min.X, row.Min.Y, row.Dx()-third-s.lay.pad)
	mate := s.mate(h.Handle)
	if mate == nil || mate.MaxHealth == 0 {
		words := ui.Small.Elide("out of sight", third)
		ui.Small.Line(dst, words, row.Max.X-ui.Small.Width(words), row.Max.Y-ui.Small.LineHeight(), 0)
		return
	}
	bar := image.Rect(row.Max.X-third, row.Min.Y+row.Dy()/3, row.Max.X, row.Max.Y-row.Dy()/3)
	ui.Meter(dst, bar, mate.Health, mate.MaxHealth, health(mate))
}

// mate is what the shown hero knows of another, nil if nothing.
func (s *screen) mate(h rules.Handle) *rules.Sheet {
	party := s.game.View().Party
	for i := range party {
		if party[i].Handle == h {
			return &party[i]
		}
	}
	return nil
}

// reason.
func (s *screen) drawOffers(dst *ebiten.Image, in image.Rectangle) {
	entries := s.game.Entries()
	if s.game.Asking() || len(entries) == 0 || s.game.Bound() {
		s.note(dst, &in, ui.Quiet, waiting(s.game))
		return
	}
	keys := s.keyWidth(entries)
	rows := 0
	for i := range entries {
		rows += s.rowHeight(&entries[i], in.Dx()-keys)
	}
	s.offers.most = (rows - in.Dy() + s.lay.line - 1) / s.lay.line
	s.offers.by(0)
	part := dst.SubImage(in).(*ebiten.Image)
	more, low := s.offers.top < s.offers.most, in.Max.Y
	if more {
		low -= ui.Small.LineHeight() // the line that says so; no row is cut by it
	}
	y := in.Min.Y - s.offers.top*s.lay.line
	for i := range entries {
		high := s.rowHeight(&entries[i], in.Dx()-keys)
		box := image.Rect(in.Min.X, y, in.Max.X, y+high)
		if box.Overlaps(in) && (!more || box.Max.Y <= low) {
			s.spot(box.Intersect(in), onOffer, i)
			s.drawOffer(part, box, keys, i, &entries[i])
		}
		y += high
	}
	if more {
		s.drawMore(dst, in)
	}
}

func waiting(g *play.Game) string {
	switch {
	case g.Ended() != "":
		return "It is over."
	case g.Asking():
		return "Something must be answered first."
	case g.Bound():
		return "Under way. Any key stops."
	}
	return "Others act."
}

// drawMore shows that the list goes on below.
func (s *screen) drawMore(dst *ebiten.Image, in image.Rectangle) {
	words := "▼ more"
	low := cutBottom(&in, ui.Small.LineHeight())
	ui.Fill(dst, low, ui.Ink(ui.Face))
	ui.Small.Line(dst, words, low.Max.X-ui.Small.Width(words), low.Min.Y, 0)
}

func (s *screen) keyWidth(entries []play.Entry) int {
	widest := 0
	for i := range entries {
		widest = max(widest, ui.Small.Width(s.capOf(&entries[i], i)))
	}
	return widest + ui.Px(16)
}

// capOf is the key of an entry on the device in use. With a pad the one under the
// cursor is taken by the button that confirms.
func (s *screen) capOf(e *play.Entry, i int) string {
	switch {
	case s.in.Device() != scenes.Pad:
		return label(e.Key)
	case s.cursor == i+1:
		return s.in.Glyph(scenes.Confirm)
	}
	return label(e.Pad)
}

// titleWidth is what an entry's cost leaves of a width for its title.
func (s *screen) titleWidth(e *play.Entry, width int) int {
	if e.Not == "" && e.Cost != "" {
		width -= ui.Small.Width(e.Cost)
	}
	return width - s.lay.pad/2
}

func (s *screen) rowHeight(e *play.Entry, width int) int {
	high := ui.Body.Height(e.Title, s.titleWidth(e, width)) + ui.Px(3)
	if e.Not != "" {
		high += ui.Small.Height(e.Not, width)
	}
	return high
}

func (s *screen) drawOffer(dst *ebiten.Image, box image.Rectangle, keys, i int, e *play.Entry) {
	t, cap := ui.Body, ui.Small.In(ui.Ember)
	switch {
	case e.Not != "":
		t, cap = ui.Body.In(ui.Off), ui.Small.In(ui.Off)
	case s.picked(e), s.cursor == i+1 && !s.choosing():
		ui.Fill(dst, box, ui.Ink(ui.Chosen))
		t.Ink = ui.Flame
	case s.hot(onOffer, i):
		ui.Fill(dst, box, ui.Ink(ui.Raised))
	}
	if key := s.capOf(e, i); key != "" {
		ui.KeyCap(dst, key, box.Min.X+ui.Px(2), box.Min.Y+(s.lay.line-cap.LineHeight())/2, 0, cap)
	}
	cost, side := "", 0
	if e.Not == "" {
		cost = e.Cost
		side = ui.Small.Width(cost)
		ui.Small.Line(dst, cost, box.Max.X-side-ui.Px(2), box.Min.Y+(s.lay.line-ui.Small.LineHeight())/2, 0)
	}
	title := image.Rect(box.Min.X+keys, box.Min.Y, box.Min.X+keys+s.titleWidth(e, box.Dx()-keys), box.Max.Y)
	title.Min.Y += t.Box(dst, e.Title, title, ui.AtStart)
	if e.Not != "" {
		ui.Small.In(ui.Off).Box(dst, e.Not, image.Rect(box.Min.X+keys, title.Min.Y, box.Max.X, box.Max.Y), ui.AtStart)
	}
}

// picked reports whether an entry is the one that is being filled.
func (s *screen) picked(e *play.Entry) bool {
	p := s.game.Pick()
	return p != nil && p.Offer.Do == e.Offer.Do && !(e.Offer.Do == "blind move" && !p.Aimed)
}

// choosing reports whether a cursor is on what an offer asks, not on offers.
func (s *screen) choosing() bool {
	p := s.game.Pick()
	return p != nil && len(p.Choices()) > 0
}

// tip is what an entry tells when the mouse rests on it.
func tip(e *play.Entry) string {
	words := e.Title + ": " + e.Cost
	if e.Offer.Senses != 0 {
		words += ", by " + e.Offer.Senses.String()
	}
	if e.Not != "" {
		words += "\nNot now: " + tell.Refusal(rules.Refuse(e.Offer.Rule, e.Not))
		return words
	}
	return words + "\n" + play.PageOf(e.Offer.Rule).Heading
}
