// Package end is the page after a crawl: how it ended, what the darkness has
// cost, and where the journal lies. It adds up nothing itself; what it tells
// was counted while the crawl was played.
package end

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/candle"
)

// Tally is the account of a crawl.
type Tally struct {
	How      string // "escaped", "died"
	Hero     string
	Place    string
	Seed     uint64
	Rounds   int
	Commands int
	Journal  string // its path
	Notice   string // one sentence about keeping it, if there is one
	Fates    []Fate // one for each hero
	Prize    string // brought out, in words; "" if none was

	Walked   int // tiles in the light
	Groped   int // tiles in the dark
	Blind    int // rounds begun Blind
	Bumps    int // walls and things walked into
	BumpHarm int // hit points that those took
	Meetings int // others run into in the dark
	Lights   int // of one's own that went out
	Taken    int // hit points, by others
	Dealt    int // hit points, to others
	Sounds   int // heard
}

// Fate is how one hero fared.
type Fate struct {
	Hero  string
	By    string // what felled it: "the ghoul"; "" if nothing did
	Round int    // when
}

// Options are what the page needs of its owner.
type Options struct {
	Another func() (scenes.Scene, error) // begins the same dungeon with a new seed
	Again   func() (scenes.Scene, error) // begins the same crawl anew
	Page    string                       // all that is told of the crawl, as plain text; "" if it could not be
	Path    string                       // where that page lies
	Copy    func(words string) string    // says what became of it
}

// screen is the end page.
type screen struct {
	tally  Tally
	o      Options
	candle candle.Candle
	list   ui.List
	bar    ui.Bar
	reader *ui.Reader // open over all else
	notice string
	said   string
	tick   int
}

// The buttons.
const (
	another = iota
	repeat
	page
	copySeed
	back
)

// New is the end page of a crawl.
func New(t Tally, o Options) scenes.Scene {
	s := &screen{
		tally: t, o: o, notice: t.Notice,
		candle: candle.Candle{Out: t.How != escaped},
		list:   ui.List{Plain: true, Rows: t.rows()},
		bar: ui.Bar{Buttons: []ui.Button{
			another: {Words: "Another crawl"}, repeat: {Words: "The same again"}, page: {Words: "The whole page"},
			copySeed: {Words: "Copy the seed"}, back: {Words: "To the title"},
		}},
	}
	if o.Page == "" {
		s.bar.Buttons[page].Not = "no page was written"
	}
	return s
}

// Update answers the buttons and scrolls the page.
func (s *screen) Update(in *scenes.Input) scenes.Transition {
	s.tick = in.Ticks()
	if s.reader != nil {
		if s.reader.Update(in) {
			s.reader = nil
		}
		return scenes.Stay()
	}
	s.place(in.Size())
	in.Tell(&s.said, s.tally.headline()+". "+s.tally.when()+" "+s.notice)
	s.list.Say(in)
	s.bar.Buttons[back].Key = in.Glyph(scenes.Back)
	if in.Take(scenes.Back) {
		return scenes.Pop()
	}
	if button, took := s.bar.Update(in); took {
		return s.take(button)
	}
	s.list.Update(in)
	return scenes.Stay()
}

func (s *screen) take(button int) scenes.Transition {
	switch button {
	case another:
		return s.begun(s.o.Another)
	case repeat:
		return s.begun(s.o.Again)
	case page:
		s.reader = &ui.Reader{Title: s.tally.headline(), Page: ui.Page{Text: s.o.Page}, Remark: "This page is the file " + s.o.Path + "."}
	case copySeed:
		s.notice = s.o.Copy(strconv.FormatUint(s.tally.Seed, 10))
	default:
		return scenes.Pop()
	}
	return scenes.Stay()
}

func (s *screen) begun(begin func() (scenes.Scene, error)) scenes.Transition {
	next, err := begin()
	if err != nil {
		s.notice = err.Error()
		return scenes.Stay()
	}
	return scenes.Replace(next)
}

// Draw paints the page.
func (s *screen) Draw(dst *ebiten.Image) {
	if s.reader != nil {
		s.reader.Draw(dst)
		return
	}
	tick := s.tick / 2 * 2
	if ui.Now().Still {
		tick = 0
	}
	b := dst.Bounds()
	p := s.place(b.Dx(), b.Dy())
	s.candle.Draw(dst, ui.Px(4), tick, p.edge)
	ui.Title.In(s.ink()).Box(dst, s.tally.headline(), p.title, ui.AtStart)
	ui.Quiet.Box(dst, s.tally.when(), p.when, ui.AtStart)
	s.list.Draw(dst)
	if s.notice != "" {
		ui.Small.In(s.noticeInk()).Box(dst, s.notice, p.notice, ui.AtStart)
	}
	s.bar.Draw(dst)
}

func (s *screen) noticeInk() ui.Role {
	if s.notice == s.tally.Notice {
		return ui.Bad
	}
	return ui.Words
}

func (s *screen) ink() ui.Role {
	if s.tally.How == escaped {
		return ui.Ember
	}
	return ui.Cold
}
