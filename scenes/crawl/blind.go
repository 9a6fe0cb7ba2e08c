package crawl

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
	"pitchdark/sprites/cue"
)

// ringed reports whether the ring of a blind hero is on the screen.
func (s *screen) ringed() bool { return s.blind() && s.world.Opening() > 0 }

// setRing puts the ring about the figure, with the dial and the sounds.
func (s *screen) setRing() {
	v, r := s.game.View(), &s.ring
	w := s.lay.world
	r.X, r.Y = float32(w.Min.X+w.Dx()/2), float32(w.Min.Y+w.Dy()/2)
	r.Radius = float32(min(w.Dx(), w.Dy())) * 0.275
	r.Facing, r.Fade, r.Contrast = int(v.Hero.Facing), s.world.Opening(), s.look.Contrast
	r.Selected, r.Tiles, r.Max = -1, 0, 0
	if p := s.game.Pick(); p != nil {
		if p.Aimed {
			r.Selected = int(v.Hero.Facing.Toward(p.To))
		}
		r.Tiles = p.Tiles
		if p.Want() == play.Dial {
			_, r.Max = p.Bounds()
		}
	}
	r.Arcs = r.Arcs[:0]
	for _, n := range s.noises {
		if n.Order < s.perSide() {
			r.Arcs = append(r.Arcs, sprites.Arc{Toward: int(n.Toward), Here: n.Here, Band: int(n.Band), Age: n.Age, Order: n.Order})
		}
	}
}

// drawRing paints the ring of a blind hero with its words.
func (s *screen) drawRing(dst *ebiten.Image) {
	s.setRing()
	if !s.ringed() {
		return
	}
	s.ring.Draw(dst, s.ticks)
	if s.ring.Fade < 0.5 {
		return
	}
	x, y := s.ring.NorthLabel()
	high := ui.Small.LineHeight()
	out := max(float32(high)/2-8, 0) / (s.ring.Radius * 0.32)
	x, y = x+(x-s.ring.X)*out, y+(y-s.ring.Y)*out
	ui.Small.Line(dst, "N", int(x)-ui.Small.Width("N")/2, int(y)-high/2, 0)
	s.drawNoises(dst)
	if p := s.game.Pick(); p != nil && p.Want() == play.Dial && !s.log.open {
		s.drawPrice(dst, p)
	}
}

// drawNoises writes what was heard on each side, the latest first.
func (s *screen) drawNoises(dst *ebiten.Image) {
	for toward := range 8 {
		var words []string
		age := 9
		for _, n := range s.noises {
			if !n.Here && int(n.Toward) == toward && n.Order < s.perSide() {
				words = append(words, n.Text+aged(n.Age))
				age = min(age, n.Age)
			}
		}
		if len(words) > 0 {
			s.drawNoise(dst, toward, strings.Join(words, "\n"), age)
		}
	}
	for _, n := range s.noises {
		if n.Here && n.Order == 0 {
			box := s.around(int(s.ring.X), int(s.ring.Y)+int(s.ring.Radius/2), n.Text+", right here")
			ui.Small.In(ui.Cold).Box(dst, n.Text+", right here", box, ui.AtMiddle)
		}
	}
}

// perSide is how many sounds of one side there is room to show.
func (s *screen) perSide() int {
	if int(s.ring.Radius) < 8*ui.Small.LineHeight() {
		return 1
	}
	return 2
}

func aged(rounds int) string {
	switch rounds {
	case 0:
		return ""
	case 1:
		return " (a round ago)"
	}
	return " (" + plural(rounds, "round") + " ago)"
}

func (s *screen) drawNoise(dst *ebiten.Image, toward int, words string, age int) {
	t := ui.Small.In(ui.Cold)
	if age > 0 {
		t.Ink = ui.Off
	}
	box := s.beside(toward, words)
	ui.Fill(dst, box, ui.Fade(ui.Ink(ui.Ground), 170))
	t.Box(dst, words, box, ui.AtMiddle)
}

// beside is a box for the words of a side, outside its arcs.
func (s *screen) beside(toward int, words string) image.Rectangle {
	r := &s.ring
	x, y := r.Label(toward)
	ux, uy := (x-r.X)/r.Radius/labelAt, (y-r.Y)/r.Radius/labelAt
	out := r.Radius * 1.3
	if strings.Contains(words, "\n") { // two sounds: two arcs
		out = r.Radius * 1.44
	}
	wide, high := s.measure(words)
	x, y = r.X+ux*(out+float32(wide)/2), r.Y+uy*(out+float32(high)/2)
	return s.around(int(x), int(y), words)
}

// labelAt is the part of its radius at which the ring has its labels.
const labelAt = 1.42

// measure is the room that small words take, a line to each.
func (s *screen) measure(words string) (wide, high int) {
	for line := range strings.SplitSeq(words, "\n") {
		wide = max(wide, ui.Small.Width(line))
	}
	wide = max(min(wide, s.lay.world.Dx()/3), 1)
	return wide, ui.Small.Height(words, wide)
}

// around is a box for small words about a point, kept within the world.
func (s *screen) around(x, y int, words string) image.Rectangle {
	wide, high := s.measure(words)
	box := image.Rect(0, 0, wide, high).Add(image.Pt(x-wide/2, y-high/2))
	in := s.lay.world.Inset(s.lay.pad)
	box = box.Add(image.Pt(max(in.Min.X-box.Min.X, 0), max(in.Min.Y-box.Min.Y, 0)))
	return box.Sub(image.Pt(max(box.Max.X-in.Max.X, 0), max(box.Max.Y-in.Max.Y, 0)))
}

// drawPrice writes the dial in words: the way, the distance, and what a wall
// on it would cost.
func (s *screen) drawPrice(dst *ebiten.Image, p *play.Pick) {
	h := &s.game.View().Hero
	words, t := s.game.Keyed("Point a way on the ring, set how far, and go: "+goes), ui.Small
	if p.Tiles > 0 {
		words = plural(p.Tiles, "tile") + s.game.Keyed(". Point a way on the ring, and go: "+goes)
	}
	if p.Aimed {
		way := grid.Relative(h.Facing.Toward(p.To)).String()
		words, t = strings.ToUpper(way[:1])+way[1:]+", "+play.Price(h, p.Tiles), ui.Body.In(ui.Ember)
		if p.Offer.Do != "blind move" {
			words = strings.ToUpper(way[:1]) + way[1:] + ", " + plural(p.Tiles, "tile")
		}
	}
	box := s.lay.world.Inset(s.lay.pad)
	high := t.Height(words, box.Dx())
	if s.game.Notice() != "" {
		box.Max.Y -= s.lay.line + 2*s.lay.pad
	}
	if q, ok := s.asked(); ok {
		box.Max.Y -= ui.Body.Height(q.text, box.Dx()) + 3*s.lay.pad
	}
	strip := cutBottom(&box, high)
	wide := min(t.Width(words)+2*s.lay.pad, strip.Dx())
	ui.Fill(dst, image.Rect(0, 0, wide, high).Add(image.Pt(strip.Min.X+(strip.Dx()-wide)/2, strip.Min.Y)), ui.Fade(ui.Ink(ui.Ground), 190))
	t.Box(dst, words, strip, ui.AtMiddle)
}

const goes = "{up} {down} {left} {right}, 1–9 or the wheel, {confirm}"

// hint marks tiles: the way to the tile under the mouse, or those to choose.
func (s *screen) hint() {
	s.hints = s.hints[:0]
	if s.busy() || s.game.Ask() == nil {
		s.world.SetHints(s.hints)
		return
	}
	p := s.game.Pick()
	_, flies := s.aiming()
	switch {
	case s.things.open || flies:
	case p == nil || p.Want() == play.Path:
		s.hintWay()
	case p.Want() == play.Tile:
		for _, at := range p.Points() {
			s.hints = append(s.hints, cue.Hint{At: tile(at), Kind: cue.HintTarget})
		}
	case p.Want() == play.Direction || p.Want() == play.Dial:
		s.hintAim(p)
	}
	if s.points && !s.blind() {
		s.hints = append(s.hints, cue.Hint{At: s.hover, Kind: cue.HintCursor})
	}
	s.world.SetHints(s.hints)
}

// hintWay marks the way that a click would take, as far as it is allowed now.
func (s *screen) hintWay() {
	if !s.points || s.blind() {
		return
	}
	if s.swept || s.hover != s.route.to {
		s.route.to, s.swept = s.hover, false
		s.route.path, s.route.allowed = s.game.Way(point(s.hover))
		s.route.ahead = strings.Join(s.game.Ahead(s.route.path, s.route.allowed), " ")
	}
	for i, at := range s.route.path {
		h := cue.Hint{At: tile(at)}
		switch {
		case i == s.route.allowed-1:
			h.Kind = cue.HintEnd
		case i >= s.route.allowed:
			continue
		}
		s.hints = append(s.hints, h)
	}
}

// hintAim marks the tiles that a direction and a distance mean to one that
// sees.
func (s *screen) hintAim(p *play.Pick) {
	at := s.game.View().Hero.At
	if s.blind() {
		return
	}
	if p.Aimed && p.Want() == play.Dial {
		for range p.Tiles {
			at = at.Add(p.To.Delta())
			s.hints = append(s.hints, cue.Hint{At: tile(at), Kind: cue.HintPath})
		}
		s.hints[len(s.hints)-1].Kind = cue.HintEnd
		return
	}
	for d := grid.North; d <= grid.NorthWest; d++ {
		if p.May(d) {
			s.hints = append(s.hints, cue.Hint{At: tile(at.Add(d.Delta())), Kind: cue.HintTarget})
		}
	}
}

// drawWords writes the words that float over the world.
func (s *screen) drawWords(dst *ebiten.Image) {
	s.words = s.world.Words(s.words[:0])
	for _, w := range s.words {
		t := ui.Text{Font: ui.Bold, Size: ui.Body.Size, Ink: tones[w.Tone%4]}
		x := w.X + s.lay.world.Min.X - t.Width(w.Text)/2
		t.Line(dst, w.Text, max(x, s.lay.pad), max(w.Y, 0), 0)
	}
}

var tones = [4]ui.Role{cue.Plain: ui.Words, cue.Harm: ui.Bad, cue.Good: ui.Good, cue.Voice: ui.Cold}

// drawPlace writes where and when at the top of the world, what the mouse
// points at, and the warning of a light that is about to die.
func (s *screen) drawPlace(dst *ebiten.Image) {
	v := s.known()
	in := s.lay.world.Inset(s.lay.pad)
	place := "Round " + plain(v.Round+1)
	if v.Blind == rules.Sighted {
		place = v.Place + "  ·  round " + plain(v.Round+1)
	}
	left := in
	left.Max.X = in.Min.X + in.Dx()/2
	s.drawMenuButton(dst, left)
	left.Min.X += ui.Small.Width(menuButton) + 2*s.lay.pad
	left.Min.Y += ui.Small.Box(dst, place, left, ui.AtStart)
	row := left
	row.Max.X = in.Max.X
	left.Min.Y += s.drawPhases(dst, row)
	if s.points && !s.blind() && !s.looking {
		ui.Small.In(ui.Words).Box(dst, s.game.Describe(point(s.hover)), left, ui.AtStart)
	}
	if words := play.Warning(v); words != "" {
		s.drawWarning(dst, words)
	}
}

// menuButton opens the menu for those who have a mouse in hand.
const menuButton = "≡ Menu"

func (s *screen) drawMenuButton(dst *ebiten.Image, in image.Rectangle) {
	box := image.Rect(in.Min.X, in.Min.Y, in.Min.X+ui.Small.Width(menuButton), in.Min.Y+ui.Small.LineHeight())
	s.spot(box.Inset(-s.lay.pad/2), onMenuButton, 0)
	t := ui.Small
	if s.hot(onMenuButton, 0) {
		t.Ink = ui.Flame
	}
	t.Line(dst, menuButton, box.Min.X, box.Min.Y, 0)
}

func (s *screen) drawWarning(dst *ebiten.Image, words string) {
	t := ui.Head.In(ui.Bad)
	w := s.lay.world
	wide := min(t.Width(words), w.Dx()/2)
	box := image.Rect(0, 0, wide+2*s.lay.pad, t.LineHeight()+s.lay.pad).Add(image.Pt(w.Max.X-wide-3*s.lay.pad, w.Min.Y+s.lay.pad))
	part := 255
	if beat := s.ticks % 90; beat > 60 && !s.look.Calm {
		part = 160
	}
	ui.Fill(dst, box, ui.Fade(ui.Ink(ui.Ground), 220))
	ui.Outline(dst, box, max(ui.Px(2), 1), ui.Fade(ui.Ink(ui.Bad), part))
	t.Line(dst, words, box.Min.X+s.lay.pad, box.Min.Y+s.lay.pad/2, wide)
}
