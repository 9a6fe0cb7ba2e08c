package crawl

import (
	"image"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules/tell"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

func plain(n int) string { return strconv.Itoa(n) }

// helpLines are the keys of the crawl, by what they are for; see play.Keyed.
var helpLines = []struct{ keys, words string }{
	{"{up} {down} {left} {right}", "walk, in the light: a step each; at a foe, strike; at a shut door, open it"},
	{"{up-left} {down-left} {up-right} {down-right}", "aslant; the number block points all eight ways"},
	{"click", "walk to a tile over ground that you know, however far; any key stops"},
	{"{course explore:x}", "explore until something new is seen, heard or felt; {course travel:m} travels to a place that you know"},
	{"{course down:>} {course up:<}", "take the stairs or the way out; from afar, travel there"},
	{"{course look:v}", "look about: what a thing is, how well you see it, and why"},
	{"{course again:n}", "do again what you did last; {rest:R} rests and {search:z} searches as long as it helps"},
	{"{course previous:[} {course next:]}", "show another hero; {course forward:{} {course rearward:}} move it in the marching order; {course follow:j} has the others follow or wait"},
	{"in the dark", "{up} {down} {left} {right} turn the ring: up is forward. 1–9, + and − or the wheel set how far"},
	{"{confirm}", "in the dark, go as the ring is set; with no way set, and in the light, end the turn"},
	{"{back}", "take back what is being chosen; then the menu"},
	{"1–9", "answer a question, or take one of several things; a letter does what stands beside it on the right"},
	{"{skip} {wait:.}", "wait"},
	{"{course days:Z}", "where hours are kept, the page of the day: what tires you, what you would eat, and what a rest here does"},
	{"{things}", "what you carry and what lies here; the mouse drags things, also onto the world to throw them"},
	{"{log}", "open the log; each line tells its dice and its rules"},
	{"{describe}", "with --narrate: say all that you perceive and all that you can do"},
	{"{overlay}", "show the levels of light on the tiles"},
	{"{zoom in} {zoom out}", "nearer and farther; in the light the wheel does it, too"},
	{"{bigger text} {smaller text}", "larger and smaller text; F11 fills the screen, Ctrl+M mutes"},
}

// drawOverlays paints help and menu over all else.
func (s *screen) drawOverlays(dst *ebiten.Image) {
	switch {
	case s.question != nil:
		s.question.Draw(dst)
	case s.menu > 0:
		s.drawMenu(dst)
	case s.help:
		s.drawHelp(dst)
	}
}

// layHelp places the help in the middle of the screen, as high as it needs.
func (s *screen) layHelp() image.Rectangle {
	screen := s.lay.screen
	wide := min(54*s.lay.line, screen.Dx()-2*s.lay.pad)
	l := &s.keys
	l.Plain, l.Rows = true, l.Rows[:0]
	for _, h := range helpLines {
		l.Rows = append(l.Rows, ui.Row{Words: s.game.Keyed(h.keys), Columns: []string{s.game.Keyed(h.words)}})
	}
	frame := ui.Head.LineHeight() + ui.Px(12+6) + ui.Px(12)
	l.Box = image.Rect(0, 0, wide-2*ui.Px(12), 0)
	high := min(l.Height()+frame, screen.Dy())
	box := image.Rect(0, 0, wide, high).Add(image.Pt((screen.Dx()-wide)/2, (screen.Dy()-high)/2))
	l.Box = ui.Inside(box)
	l.Box.Min.Y = box.Min.Y + frame - ui.Px(12)
	return box
}

func (s *screen) drawHelp(dst *ebiten.Image) {
	ui.Fill(dst, s.lay.screen, ui.Fade(ui.Ink(ui.Ground), 200))
	ui.TitledPanel(dst, s.layHelp(), "Keys")
	s.keys.Draw(dst)
}

// The rows of the menu, from 1.
const (
	goOn = iota + 1
	showKeys
	changeSettings
	writePage
	saveAndLeave
	giveUp
)

var menuWords = [...]string{"Go on", "Keys", "Settings", "Write a page of this crawl", "Save and leave", "Give up"}

func (s *screen) drawMenu(dst *ebiten.Image) {
	screen := s.lay.screen
	ui.Fill(dst, screen, ui.Fade(ui.Ink(ui.Ground), 200))
	wide, high := min(20*s.lay.line, screen.Dx()-2*s.lay.pad), s.lay.line+s.lay.pad
	tall := ui.Head.LineHeight() + ui.Px(36) + len(menuWords)*(high+s.lay.pad/2)
	box := image.Rect(0, 0, wide, tall).Add(image.Pt((screen.Dx()-wide)/2, (screen.Dy()-tall)/2))
	in := ui.TitledPanel(dst, box, "The crawl waits")
	for i, words := range menuWords {
		row := cut(&in, high)
		in.Min.Y += s.lay.pad / 2
		s.spot(row, onMenu, i+1)
		b := ui.Button{Box: row, Words: words, Lit: s.menu == i+1}
		b.Draw(dst)
	}
}

func (s *screen) pressMenu(p scenes.Press) scenes.Transition {
	switch p.Intent {
	case scenes.Up, scenes.Previous:
		s.menu = (s.menu+len(menuWords)-2)%len(menuWords) + 1
	case scenes.Down, scenes.Next:
		s.menu = s.menu%len(menuWords) + 1
	case scenes.Confirm, scenes.Skip:
		return s.takeMenu(s.menu)
	case scenes.Back, scenes.Menu:
		s.menu = 0
	}
	return scenes.Stay()
}

func (s *screen) takeMenu(n int) scenes.Transition {
	s.menu = 0
	switch n {
	case showKeys:
		s.help = true
	case changeSettings:
		if s.o.Settings != nil {
			return scenes.Push(s.o.Settings())
		}
	case writePage:
		if s.o.Page != nil {
			s.game.Tell(s.o.Page())
		}
	case saveAndLeave:
		return scenes.Pop()
	case giveUp:
		s.question = &ui.Question{
			Title: "Give up?", Words: "The crawl is over then, and nobody can go on with it.",
			Yes: "Give up", No: "Go on",
		}
	}
	return scenes.Stay()
}

// answer gives the crawl up, or goes on with it.
func (s *screen) answer() {
	reply := s.question.Update(s.in)
	if reply == ui.Waits {
		return
	}
	s.question = nil
	if reply == ui.Yes && s.o.GiveUp != nil {
		if err := s.o.GiveUp(); err != nil {
			s.game.Tell(tell.Refusal(err))
		}
	}
}

// rest tells the tip what the mouse rests on.
func (s *screen) rest() {
	words := ""
	if u := s.under; u != nil && u.part == onOffer && u.n < len(s.game.Entries()) && !s.busy() {
		words = s.tipOf(u.n)
	}
	if s.things.open && words == "" {
		words = s.thingsTip()
	}
	s.tooltip.Point(words)
}

// tipOf is the tip of an entry, with what is known beforehand of it.
func (s *screen) tipOf(n int) string {
	if t := &s.tip; t.n != n || t.view != s.game.View() {
		e := &s.game.Entries()[n]
		t.n, t.view, t.words = n, s.game.View(), tip(e)
		if ahead := s.game.Foresee(e); len(ahead) > 0 {
			t.words += "\n" + strings.Join(ahead, "\n")
		}
	}
	return s.tip.words
}

// drawTip tells more of what the mouse rests on.
func (s *screen) drawTip(dst *ebiten.Image) {
	x, y := s.in.Cursor()
	s.tooltip.Draw(dst, x, y)
}
