package theatre

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes/ui"
)

// layout is where the parts of the stage stand.
type layout struct{ world, head, time, log, foot image.Rectangle }

// arrange places all, and names the buttons as things stand.
func (s *screen) arrange(width, height int) {
	words := [...]string{
		toStart: "|‹", roundBack: "‹‹", stepBack: "‹", playOrRest: "Play", stepOn: "›", roundOn: "››", toEnd: "›|",
		faster: fmt.Sprintf("%d %%", speeds[s.speed]), record: "Ways off", seat: s.now().name, leave: "Leave",
	}
	if s.playing {
		words[playOrRest] = "Rest"
	}
	if s.look.Record {
		words[record] = "Ways on"
	}
	for i := range s.bar.Buttons {
		s.bar.Buttons[i].Words = words[i]
	}
	pad := ui.Px(8)
	rest := image.Rect(pad, pad, width-pad, height-pad)
	l := &s.lay
	wide := rest.Dx() - ui.Body.Width(s.when()) - ui.Px(16)
	l.head = ui.CutTop(&rest, ui.Head.Height(s.heading(), wide)+ui.Px(4))
	l.foot = ui.CutBottom(&rest, ui.Small.Height(s.hint(), rest.Dx()))
	s.bar.Lay(ui.CutBottom(&rest, s.bar.Height(rest.Dx())+pad))
	l.time = ui.CutBottom(&rest, ui.Px(14))
	l.log = ui.CutBottom(&rest, min(ui.Body.LineHeight()*4+pad, rest.Dy()/3))
	l.world = rest
}

// click jumps to where the line of time was clicked.
func (s *screen) click(x, y int) {
	at := s.lay.time
	if !image.Pt(x, y).In(at) || at.Dx() == 0 {
		return
	}
	s.jump(s.reel.seek((x - at.Min.X) * s.reel.rounds / at.Dx()))
}

// Draw paints the stage.
func (s *screen) Draw(dst *ebiten.Image) {
	dst.Fill(ui.Ink(ui.Ground))
	l := &s.lay
	if l.world.Empty() {
		return
	}
	s.world.Draw(dst.SubImage(l.world).(*ebiten.Image))
	s.drawHead(dst)
	ui.Meter(dst, image.Rect(l.time.Min.X, l.time.Min.Y+ui.Px(3), l.time.Max.X, l.time.Max.Y-ui.Px(3)), s.reel.round(), max(s.reel.rounds, 1), ui.Ember)
	s.drawLog(dst)
	s.bar.Draw(dst)
	ui.Small.Box(dst, s.hint(), l.foot, ui.AtStart)
}

func (s *screen) drawHead(dst *ebiten.Image) {
	l := s.lay.head
	wide := ui.Body.Width(s.when())
	ui.Head.Box(dst, s.heading(), image.Rect(l.Min.X, l.Min.Y, l.Max.X-wide-ui.Px(16), l.Max.Y), ui.AtStart)
	ui.Body.Line(dst, s.when(), l.Max.X-wide, l.Min.Y, 0)
}

// heading is which journal this is, and through whose eyes one looks.
func (s *screen) heading() string { return s.o.Title + " · " + s.eyeWords() }

// when is the round that is shown.
func (s *screen) when() string {
	if s.reel.ended == "" {
		return fmt.Sprintf("Round %d", s.reel.round())
	}
	return fmt.Sprintf("Round %d of %d", s.reel.round(), s.reel.rounds)
}

// eyeWords say through whose eyes one looks.
func (s *screen) eyeWords() string {
	if s.truth() {
		return "as it was"
	}
	return "as " + s.now().name + " perceived it"
}

// hint is what is being typed, what is wrong, or what the keys do.
func (s *screen) hint() string {
	switch {
	case s.typed != "":
		return "Go to round " + s.typed + "_ (Enter)"
	case s.notice != "":
		return s.notice
	}
	words := "← → steps · ↑ ↓ rounds · Space plays · + − speed · Tab other eyes · r ways · a number and Enter: that round · F6 F7 zoom"
	if s.reel.ended == "" {
		words = "This crawl has not ended: only what its heroes perceived is shown. " + words
	}
	return words
}

// drawLog writes the last sentences, those of this round brightly.
func (s *screen) drawLog(dst *ebiten.Image) {
	ui.Panel(dst, s.lay.log)
	in := s.lay.log.Inset(ui.Px(6))
	log, round := s.now().log, s.reel.round()
	y := in.Max.Y
	for i := len(log) - 1; i >= 0; i-- {
		t := ui.Body
		if log[i].round < round {
			t = ui.Quiet
		}
		high := t.Height(log[i].words, in.Dx())
		if y -= high; y < in.Min.Y {
			return
		}
		t.Box(dst, log[i].words, image.Rect(in.Min.X, y, in.Max.X, y+high), ui.AtStart)
	}
}
