package crawl

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
)

// sight is what was told last of a tile looked at.
type sight struct {
	at    grid.Point
	view  *rules.View
	lines []string
}

// startLook puts the cursor on the nearest thing worth a look, to be moved about
// while time stands still.
func (s *screen) startLook() {
	s.looking, s.points = true, true
	s.hover = tile(s.game.View().Hero.At)
	s.nextSight(1)
}

// pressLook takes a key while looking about.
func (s *screen) pressLook(p scenes.Press) bool {
	d, points := p.Intent.Direction()
	switch {
	case points:
		s.hover, s.points = tile(point(s.hover).Add(s.lookWay(grid.Direction(d)).Delta())), true
	case p.Intent == scenes.Next || s.game.Means(key(p), play.Look):
		s.nextSight(1)
	case p.Intent == scenes.Previous:
		s.nextSight(-1)
	case p.Intent == scenes.Confirm:
		s.looking = false
		s.game.Set(rules.Errand{Kind: rules.Travel, To: point(s.hover)})
	case p.Intent == scenes.Back:
		s.looking, s.points = false, false
	default:
		return false
	}
	return true
}

// lookWay is the way that a key moves the cursor: up is north on a map, and
// forward for one that has none.
func (s *screen) lookWay(d grid.Direction) grid.Direction {
	if s.blind() {
		return s.game.View().Hero.Facing.Turn(grid.Relative(d))
	}
	return d
}

// nextSight moves the cursor by places among the things worth a look.
func (s *screen) nextSight(by int) {
	sights := s.game.Sights()
	if len(sights) == 0 {
		return
	}
	i := slices.Index(sights, point(s.hover)) + by
	n := len(sights)
	s.hover, s.points = tile(sights[(i%n+n)%n]), true
}

// drawLook tells at the foot of the world what is known of the tile under the
// cursor, how well it is seen, and why.
func (s *screen) drawLook(dst *ebiten.Image) {
	if !s.looking || s.log.open {
		return
	}
	lines := s.lookLines()
	box := s.lay.world.Inset(s.lay.pad)
	width := box.Dx() - 2*s.lay.pad
	high := 2 * s.lay.pad
	for i := range lines {
		high += s.lookText(i, len(lines)).Height(lines[i], width)
	}
	panel := cutBottom(&box, min(high, box.Dy()))
	ui.Fill(dst, panel, ui.Fade(ui.Ink(ui.Face), 235))
	ui.Outline(dst, panel, max(ui.Px(1), 1), ui.Ink(ui.Cold))
	s.spot(panel, onPanel, 0)
	in := panel.Inset(s.lay.pad)
	for i, words := range lines {
		in.Min.Y += s.lookText(i, len(lines)).Box(dst, words, image.Rect(in.Min.X, in.Min.Y, in.Max.X, in.Max.Y), ui.AtStart)
	}
}

// lookLines is what the look says, made anew when it moves or the hero's view is
// another.
func (s *screen) lookLines() []string {
	l := &s.sight
	if at, v := point(s.hover), s.game.View(); l.at != at || l.view != v {
		l.at, l.view, l.lines = at, v, l.lines[:0]
		for _, line := range s.game.LookAt(at) {
			l.lines = append(l.lines, line.Text)
		}
		l.lines = append(l.lines, s.game.Keyed(play.LookKeys))
	}
	return l.lines
}

func (s *screen) lookText(i, n int) ui.Text {
	switch i {
	case 0:
		return ui.Body.In(ui.Flame)
	case n - 1:
		return ui.Small
	}
	return ui.Body
}
