package crawl

import (
	"image"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
	"pitchdark/sprites/cue"
)

// things is the page of what the hero carries and what lies here: on the left
// the things, on the right what can be done with the chosen one.
type things struct {
	open   bool
	hero   rules.Handle
	list   []play.Thing
	boxes  []image.Rectangle // of the list, as they were drawn last
	heads  [play.Far + 1]image.Rectangle
	chosen int
	deeds  []play.Deed
	acts   ui.List
	choose bool            // the keys choose among the deeds
	roll   int             // pixels that the things are rolled down
	inside image.Rectangle // of the things' panel
	over   int             // by how much they are higher than their box
	drag   drag
	tip    string // of the deed of that row, from 1
	tipped int
}

// drag is a thing that the mouse holds.
type drag struct {
	held  bool // the button went down on a thing
	on    bool // and it was moved
	thing int
	from  image.Point
	to    play.Drag
	tile  cue.Tile // the tile it is over, if it is over the world
	world bool
}

// dragAfter is how far the mouse moves before it drags, in pixels of the design.
const dragAfter = 6

// toggleThings opens the page, or shuts it.
func (s *screen) toggleThings() {
	if s.things.open {
		s.shutThings()
		return
	}
	if s.game.Asking() || s.game.Ended() != "" {
		return
	}
	s.game.Press(play.Escape)
	s.log.open = false
	s.things = things{open: true, hero: s.game.View().Hero.Handle}
	s.readThings()
}

func (s *screen) shutThings() {
	s.things = things{}
	s.world.Centre()
}

// readThings takes in what there is now. The chosen thing stays chosen where it
// went, if it can be found.
func (s *screen) readThings() {
	t := &s.things
	was := play.Thing{}
	if t.chosen < len(t.list) {
		was = t.list[t.chosen]
	}
	t.list = s.game.Things()
	t.chosen = min(t.chosen, len(t.list)-1)
	for i := range t.list {
		if now := &t.list[i]; was.Empty == "" && now.Empty == "" && now.Kind == was.Kind && (now.Held != nil) == (was.Held != nil) && now.Item == was.Item {
			t.chosen = i
			break
		}
	}
	s.readDeeds()
}

// readDeeds takes in what can be done with the chosen thing.
func (s *screen) readDeeds() {
	t := &s.things
	t.deeds = s.game.Deeds(&t.list[t.chosen])
	t.acts.Rows = t.acts.Rows[:0]
	for i := range t.deeds {
		d := &t.deeds[i]
		row := ui.Row{Words: d.Title, Key: label(d.Key), Side: d.Cost, Not: d.Not}
		if d.Senses != 0 && d.Not == "" {
			row.Note = "by " + d.Senses.String()
		}
		t.acts.Rows = append(t.acts.Rows, row)
	}
	t.acts.Chosen, t.tipped = 0, 0
	t.choose = t.choose && len(t.deeds) > 0
}

// useThings takes the input of a tick while the page is open. It reports whether
// the rest of the screen is to have none of it.
func (s *screen) useThings() {
	s.dragThing()
	if !s.things.open || s.things.drag.on {
		return
	}
	t := &s.things
	if t.choose {
		if row, took := t.acts.Update(s.in); took {
			s.doDeed(row)
		}
		return
	}
	x, y := s.in.Cursor()
	if image.Pt(x, y).In(t.acts.Box) && (s.in.Clicked() || s.in.Wheel() != 0) {
		if row, took := t.acts.Update(s.in); took {
			s.doDeed(row)
		}
	} else if row, ok := t.acts.At(x, y); ok && s.in.Moved() {
		t.acts.Chosen = row
	}
}

// pressThings takes a press while the page is open.
func (s *screen) pressThings(p scenes.Press) bool {
	t := &s.things
	switch d, points := p.Intent.Direction(); {
	case p.Intent == scenes.Back && t.choose, p.Intent == scenes.Left && t.choose:
		t.choose = false
	case p.Intent == scenes.Back:
		s.shutThings()
	case p.Intent == scenes.Menu:
		return false
	case points && !t.choose:
		s.stepThing(grid.Direction(d))
	case (p.Intent == scenes.Next || p.Intent == scenes.Previous) && !t.choose:
		s.cycleThing(p.Intent)
	case p.Intent == scenes.Confirm && !t.choose, p.Intent == scenes.Skip && !t.choose:
		t.choose = len(t.deeds) > 0
	default:
		for i := range t.deeds {
			if t.deeds[i].Key == key(p) {
				s.doDeed(i)
				break
			}
		}
	}
	return true
}

// chooseThing puts the cursor on a thing.
func (s *screen) chooseThing(i int) {
	s.game.Tell("")
	s.things.chosen, s.things.choose = i, false
	s.readDeeds()
	s.revealThing()
}

// revealThing rolls the things so that the chosen one is seen.
func (s *screen) revealThing() {
	t := &s.things
	if t.chosen >= len(t.boxes) {
		return
	}
	box, in := t.boxes[t.chosen], t.inside
	switch {
	case box.Max.Y > in.Max.Y:
		t.roll += box.Max.Y - in.Max.Y + ui.Small.LineHeight()
	case box.Min.Y-s.headHigh() < in.Min.Y:
		t.roll -= in.Min.Y - box.Min.Y + s.headHigh()
	}
}

func (s *screen) cycleThing(i scenes.Intent) {
	n := len(s.things.list)
	by := 1
	if i == scenes.Previous {
		by = n - 1
	}
	s.chooseThing((s.things.chosen + by) % n)
}

// stepThing goes to the nearest thing that lies in a direction on the page; from
// the last one on the right to what can be done.
func (s *screen) stepThing(d grid.Direction) {
	t := &s.things
	if len(t.boxes) != len(t.list) {
		return
	}
	from, best, found := middle(t.boxes[t.chosen]), 0, false
	least := 0
	for i, box := range t.boxes {
		v := middle(box).Sub(from)
		along, aside := v.X, v.Y
		switch d {
		case grid.North:
			along, aside = -v.Y, v.X
		case grid.South:
			along, aside = v.Y, v.X
		case grid.West:
			along = -v.X
		}
		if along <= 0 || (d == grid.East || d == grid.West) && max(aside, -aside) > box.Dy()/2 {
			continue
		}
		if cost := along + max(aside, -aside)/2; !found || cost < least {
			best, least, found = i, cost, true
		}
	}
	switch {
	case found:
		s.chooseThing(best)
	case d == grid.East:
		t.choose = len(t.deeds) > 0
	}
}

func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Size().Div(2)) }

// doDeed does what was chosen. The page stays open while the hero can go on; it
// shuts for what has to be aimed, and at a shock.
func (s *screen) doDeed(i int) {
	if i >= len(s.things.deeds) {
		return
	}
	fresh := len(s.game.Log().Lines)
	done := s.game.Perform(&s.things.deeds[i])
	s.told(fresh)
	s.afterThings(done)
}

func (s *screen) afterThings(done bool) {
	switch {
	case !done:
		s.readDeeds()
	case s.game.Shock() || s.game.Asking() || s.game.Ended() != "" || s.game.Pick() != nil && !s.idle(s.game.Pick()):
		s.shutThings()
	case s.game.Ask() == nil || s.game.View().Hero.Handle != s.things.hero:
		s.shutThings()
	default:
		s.things.choose = false
		s.readThings()
	}
}

// dragThing lets the mouse pick a thing up and let it go.
func (s *screen) dragThing() {
	d := &s.things.drag
	x, y := s.in.Cursor()
	at := image.Pt(x, y)
	switch {
	case s.in.Clicked() && s.under != nil && s.under.part == onThing && s.under.n < len(s.things.list):
		s.chooseThing(s.under.n)
		*d = drag{held: s.things.list[s.under.n].Empty == "", thing: s.under.n, from: at}
	case d.held && s.in.Holding():
		if v := at.Sub(d.from); !d.on && max(v.X, -v.X, v.Y, -v.Y) >= ui.Px(dragAfter) {
			d.on = true
			s.world.Pan(s.dragPan(), 0)
		}
		if d.on {
			s.aimDrag(at)
		}
	case d.held:
		s.letGo()
	}
}

// dragPan is by how many tiles the picture moves so that the hero stands in the
// middle of the part of the world that the page leaves.
func (s *screen) dragPan() int {
	size := 16 * s.world.Zoom()
	shift := middle(s.worldPart()).X - middle(s.lay.world).X
	return -shift / size
}

// aimDrag finds out what letting go would come to.
func (s *screen) aimDrag(at image.Point) {
	d := &s.things.drag
	t := &s.things.list[d.thing]
	d.world = false
	for p, box := range s.things.heads {
		if at.In(box) {
			d.to = s.game.Drop(t, play.Place(p))
			return
		}
	}
	d.to = play.Drag{}
	if at.In(s.worldPart()) {
		d.world, d.tile = true, s.world.TileAt(at.X, at.Y)
		if s.blind() {
			d.tile = tile(s.game.View().Hero.At.Add(s.game.View().Hero.Facing.Delta()))
		}
		d.to = s.game.Hurl(t, point(d.tile))
	}
}

// letGo does what the drag comes to.
func (s *screen) letGo() {
	d := s.things.drag
	s.things.drag = drag{}
	if !d.on {
		return
	}
	s.world.Centre()
	fresh := len(s.game.Log().Lines)
	done := s.game.Let(d.to)
	s.told(fresh)
	s.afterThings(done)
}

// thingsTip is what the page tells of what the mouse rests on.
func (s *screen) thingsTip() string {
	t := &s.things
	x, y := s.in.Cursor()
	if row, ok := t.acts.At(x, y); ok && row < len(t.deeds) && !t.drag.on {
		if t.tipped != row+1 {
			t.tip, t.tipped = s.game.Tip(&t.deeds[row]), row+1
		}
		return t.tip
	}
	if u := s.under; u != nil && u.part == onThing && u.n < len(t.list) && !t.drag.on {
		thing := &t.list[u.n]
		words := thing.Title()
		if b, ok := play.BurningOf(thing.Held); ok {
			words += "\n" + b.Words + "\n" + b.Exact
		} else if note := s.game.Note(thing); note != "" {
			words += "\n" + note
		}
		return words
	}
	return ""
}
