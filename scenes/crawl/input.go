package crawl

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
	"pitchdark/sprites/cue"
)

// input takes the presses and the mouse of a tick. While something is shown a
// held key waits for its end, and any other press ends it.
func (s *screen) input() scenes.Transition {
	s.point()
	if s.question != nil {
		s.answer()
		return scenes.Stay()
	}
	if s.busy() && !s.interrupts() {
		s.in.Hold()
		return scenes.Stay()
	}
	if s.things.open && !s.log.open {
		s.useThings()
	}
	if s.help {
		s.layHelp()
		s.keys.Update(s.in)
	}
	for {
		p, ok := s.in.Next()
		if !ok {
			break
		}
		if t := s.press(p); t.Move != scenes.MoveNone {
			return t
		}
	}
	return s.mouse()
}

// interrupts reports whether the input of this tick is to be taken although
// something is shown. What came as a shock is only cut short by a press: it does
// not act as well.
func (s *screen) interrupts() bool {
	fresh := s.in.Clicked()
	for _, p := range s.in.Presses() {
		fresh = fresh || !p.Repeat
	}
	if !fresh {
		return false
	}
	shocked := s.game.Shock() || s.game.Bound()
	s.game.Halt()
	s.skip()
	if shocked {
		s.in.Forget()
	}
	return true
}

// press takes one press: of what lies on top, or for the game.
func (s *screen) press(p scenes.Press) scenes.Transition {
	switch {
	case s.menu > 0:
		return s.pressMenu(p)
	case s.help:
		s.help = false
		return scenes.Stay()
	case s.pressView(p):
		return scenes.Stay()
	case s.pressDays(p):
		return scenes.Stay()
	case s.log.open && s.pressLog(p), s.things.open && !s.log.open && s.pressThings(p), s.looking && s.pressLook(p), s.pressCourse(p):
		return scenes.Stay()
	case p.Intent == scenes.Menu, p.Intent == scenes.Back && s.cursor == 0 && s.game.Free():
		s.menu = 1
		return scenes.Stay()
	case s.game.Broken() != nil || s.game.Ended() != "":
		return scenes.Stay()
	}
	if !s.pressCursor(p) {
		s.play(p)
	}
	return scenes.Stay()
}

// rows are what a cursor can be moved over: the answers of an open question, or
// what can be done.
func (s *screen) rows() []spot {
	var rows []spot
	if q, asked := s.asked(); asked && len(q.answers) > 0 {
		for _, a := range q.answers {
			rows = append(rows, spot{part: a.part, n: a.n})
		}
		return rows
	}
	if !s.game.Asking() {
		for i := range s.game.Entries() {
			rows = append(rows, spot{part: onOffer, n: i})
		}
	}
	return rows
}

// pressCursor moves a cursor over rows and takes the one under it, for pads,
// which have no letters.
func (s *screen) pressCursor(p scenes.Press) bool {
	rows := s.rows()
	switch n := len(rows); {
	case n == 0:
		return false
	case p.Intent == scenes.Next:
		s.cursor = s.cursor%n + 1
	case p.Intent == scenes.Previous && s.cursor > 1:
		s.cursor--
	case p.Intent == scenes.Previous:
		s.cursor = n
	case s.cursor > 0 && p.Intent == scenes.Confirm:
		on := rows[min(s.cursor, n)-1]
		s.cursor = 0
		s.click(on)
	case s.cursor > 0 && p.Intent == scenes.Back:
		s.cursor = 0
	default:
		s.cursor = 0
		return false
	}
	s.offers.by(s.cursor - s.offers.top - len(rows)/2)
	return true
}

// take takes an entry of what can be done.
func (s *screen) take(e *play.Entry) {
	switch e.Offer.Do {
	case play.Look:
		s.startLook()
		return
	case play.Days:
		s.days = !s.days
		return
	}
	s.game.Take(e)
}

// pressCourse ends a course under way, whatever is pressed, and takes the keys
// of looking about and of putting a word of help away.
func (s *screen) pressCourse(p scenes.Press) bool {
	switch {
	case s.game.Bound():
		s.game.Halt()
	case p.Intent == scenes.NoIntent && s.game.Means(key(p), play.Look):
		s.startLook()
	case p.Intent == scenes.NoIntent && s.game.View().Hero.Clock > 0 && s.game.Means(key(p), play.Days):
		s.days = true
	case p.Key == "Backspace" && s.game.Hint() != nil:
		s.game.Heard()
	default:
		return false
	}
	return true
}

// pressView takes the keys that change only what is shown.
func (s *screen) pressView(p scenes.Press) bool {
	switch {
	case p.Intent == scenes.Help || p.Key == "?":
		s.help = true
	case p.Intent == scenes.Log || p.Key == "Tab":
		s.log.toggle(s.game)
	case p.Intent == scenes.Why:
		s.log.toggle(s.game)
	case p.Intent == scenes.Things:
		s.toggleThings()
	case p.Intent == scenes.Describe:
		s.describe()
	case p.Intent == scenes.Overlay:
		s.look.Levels = !s.look.Levels
	case p.Intent == scenes.ZoomIn:
		s.zoom++
	case p.Intent == scenes.ZoomOut:
		s.zoom--
	case p.Intent == scenes.ScrollUp && s.things.open:
		s.things.roll -= s.things.inside.Dy() / 2
	case p.Intent == scenes.ScrollDown && s.things.open:
		s.things.roll += s.things.inside.Dy() / 2
	case p.Intent == scenes.ScrollUp && !s.log.open:
		s.offers.by(-4)
	case p.Intent == scenes.ScrollDown && !s.log.open:
		s.offers.by(4)
	default:
		return false
	}
	return true
}

// play gives a press to the game.
func (s *screen) play(p scenes.Press) {
	fresh := len(s.game.Log().Lines)
	if d, ok := p.Intent.Direction(); ok {
		if !p.Repeat || !s.game.Alarm() {
			s.game.Direct(grid.Direction(d))
		}
	} else if !p.Repeat || p.Key == "+" || p.Key == "-" {
		s.game.Press(key(p))
	}
	s.told(fresh)
}

// told marks the lines from n on as new, and lets go of the cursor on offers.
func (s *screen) told(n int) {
	if lines := len(s.game.Log().Lines); lines != n {
		s.log.fresh = min(n, lines)
		s.offers.top, s.cursor = 0, 0
	}
	s.points = s.points && s.in.Device() == scenes.Mouse
}

// key is the game's name of a press: its own, or that of what it is bound to.
func key(p scenes.Press) play.Key {
	switch p.Intent {
	case scenes.Confirm:
		return play.Enter
	case scenes.Back:
		return play.Escape
	case scenes.Skip:
		return play.Space
	}
	return play.Key(p.Key)
}

// point finds what is under the mouse.
func (s *screen) point() {
	x, y := s.in.Cursor()
	s.under = s.at(x, y)
	if s.in.Moved() || s.in.Clicked() {
		s.points = s.under == nil && s.inWorld(x, y)
	}
	if s.points && (!s.looking || s.in.Moved()) {
		s.hover = s.world.TileAt(x, y)
	}
	s.ring.Hover = -1
	if toward, ok := s.ring.At(x, y); ok && s.under == nil && s.ringed() {
		s.ring.Hover = toward
	}
}

func (s *screen) inWorld(x, y int) bool {
	r := s.lay.world
	return x >= r.Min.X && x < r.Max.X && y >= r.Min.Y && y < r.Max.Y
}

// mouse takes a click and the wheel.
func (s *screen) mouse() scenes.Transition {
	if n := s.in.Wheel(); n != 0 {
		s.wheel(n)
	}
	switch {
	case s.in.RightClicked():
		s.dismiss()
	case !s.in.Clicked():
	case s.under != nil:
		return s.click(*s.under)
	case s.help || s.menu > 0:
		s.help, s.menu = false, 0
	case s.points && !s.busy():
		s.clickWorld()
	}
	return scenes.Stay()
}

// dismiss shuts what lies on top, or gives up what is being picked.
func (s *screen) dismiss() {
	switch {
	case s.help || s.menu > 0:
		s.help, s.menu = false, 0
	case s.log.open:
		s.log.open = false
	case s.things.open:
		s.shutThings()
	case s.looking:
		s.looking = false
	default:
		s.game.Press(play.Escape)
	}
}

func (s *screen) wheel(n float64) {
	by := 1
	if n < 0 {
		by = -1
	}
	switch {
	case s.days && !s.log.open && !s.things.open:
		s.dayDown -= 3 * by * s.lay.line
	case s.log.open && s.under != nil && (s.under.part == onLog || s.under.part == onLine):
		s.log.move(s.game, -by)
	case s.log.open && s.under != nil && (s.under.part == onColumn || s.under.part == onRule):
		s.log.page.by(-3 * by)
	case s.under != nil && (s.under.part == onColumn || s.under.part == onOffer):
		s.offers.by(-2 * by)
	case s.things.open:
		s.things.roll -= by * ui.Px(48)
	case s.game.Wheel(by):
	default:
		s.zoom += by
	}
}

func (s *screen) click(on spot) scenes.Transition {
	fresh := len(s.game.Log().Lines)
	switch on.part {
	case onOffer, onAnswer:
		if on.n < len(s.game.Entries()) {
			s.take(&s.game.Entries()[on.n])
		}
	case onChoice:
		s.game.Choose(on.n)
	case onLine:
		s.log.choose(s.game, on.n)
	case onLog:
		if !s.log.open {
			s.log.toggle(s.game)
		}
	case onRule:
		s.log.rule = on.n
		s.log.page = scroll{}
	case onMenu:
		return s.takeMenu(on.n)
	case onMenuButton:
		s.menu = 1
	case onPage:
		s.toggleThings()
	case onMate:
		s.game.Select(rules.Handle(on.n))
		s.show(s.game.View())
		s.world.Skip()
	case onAdvice:
		s.game.Heard()
	}
	s.told(fresh)
	return scenes.Stay()
}

// clickWorld is a click on a tile, or on the ring of a blind hero.
func (s *screen) clickWorld() {
	fresh := len(s.game.Log().Lines)
	x, y := s.in.Cursor()
	if s.ringed() {
		s.clickRing(x, y)
	} else {
		s.game.Point(point(s.world.TileAt(x, y)))
	}
	s.told(fresh)
}

// clickRing chooses a sector of the ring, a distance in the chosen sector, or
// goes, in the middle.
func (s *screen) clickRing(x, y int) {
	p := s.game.Pick()
	if n, ok := s.ring.DialAt(x, y); ok && p != nil && p.Want() == play.Dial {
		if n == p.Tiles {
			s.game.Confirm()
			return
		}
		p.Dial(n)
		return
	}
	if toward, ok := s.ring.At(x, y); ok {
		s.game.Aim(s.game.View().Hero.Facing.Turn(grid.Relative(toward)))
		return
	}
	dx, dy := float32(x)-s.ring.X, float32(y)-s.ring.Y
	if dx*dx+dy*dy < s.ring.Radius*s.ring.Radius*0.08 {
		s.game.Confirm()
	}
}

func point(t cue.Tile) grid.Point { return grid.Point{X: t.X, Y: t.Y} }
func tile(p grid.Point) cue.Tile  { return cue.Tile{X: p.X, Y: p.Y} }
