package paper

import (
	"image/color"
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// nameAll gives every creature its letter and fills the legend.
func (s *sheet) nameAll() {
	if h := &s.view.Hero; h.Handle != 0 {
		s.name(letter(h.Name), h.Name+" (facing "+h.Facing.String()+")", s.inks.mine)
	}
	for i := range s.view.Tokens {
		t := &s.view.Tokens[i]
		if t.Handle != s.view.Hero.Handle || t.Handle == 0 {
			s.name(tokenLetter(t), tokenText(t), s.inks.side(t.Side))
		}
	}
	for i := range s.view.Contacts {
		c := &s.view.Contacts[i]
		if c.Known {
			s.name(letter(c.Name), c.Name+", felt", s.inks.side(c.Side))
			continue
		}
		s.name("?", "somebody felt", s.inks.unknown)
	}
	if len(s.view.Lights) > 0 {
		s.name("*", "a light", s.inks.flame)
	}
}

func (s *sheet) name(letter, text string, c color.Color) {
	for _, n := range s.names {
		if n.letter == letter && n.text == text {
			return
		}
	}
	s.names = append(s.names, entry{letter, text, c})
}

func tokenText(t *rules.Token) string {
	text := t.Name
	if text == "" {
		text = "a shape"
	}
	switch {
	case t.Dead:
		text += ", dead"
	case t.Down:
		text += ", down"
	}
	if t.Side != rules.UnknownSide {
		text += " (" + t.Side.String() + ")"
	}
	return text
}

func tokenLetter(t *rules.Token) string {
	if t.Name == "" {
		return "?"
	}
	return letter(t.Name)
}

// letter is the capital by which a name is drawn: an article does not count.
func letter(name string) string {
	for _, article := range []string{"a ", "an ", "the "} {
		name = strings.TrimPrefix(name, article)
	}
	r, _ := utf8.DecodeRuneInString(name)
	if r == utf8.RuneError {
		return "?"
	}
	return string(unicode.ToUpper(r))
}

func (s *sheet) creatures() {
	for i := range s.view.Tokens {
		t := &s.view.Tokens[i]
		if t.Handle == s.view.Hero.Handle && t.Handle != 0 {
			continue
		}
		s.token(t.At, tokenLetter(t), s.inks.side(t.Side), t.Side, t.Down || t.Dead)
		if t.Degree == rules.Identified && !t.Down && !t.Dead {
			s.facing(t.At, t.Facing, s.inks.side(t.Side))
		}
	}
	for i := range s.view.Contacts {
		c := &s.view.Contacts[i]
		mark := "?"
		if c.Known {
			mark = letter(c.Name)
		}
		s.token(c.At, mark, s.inks.side(c.Side), c.Side, false)
	}
	if h := &s.view.Hero; h.Handle != 0 {
		s.hero(h)
	}
}

// token draws a disk with a letter: a double ring for a foe, a plain one for a
// friend, a broken one for somebody unknown, a cross for who lies.
func (s *sheet) token(at grid.Point, mark string, c color.Color, side rules.Side, lies bool) {
	b := s.brush
	x, y := s.centre(at)
	radius := s.tile * 0.40
	b.disk(x, y, radius, s.inks.paper)
	b.ring(x, y, radius, 1.6, c)
	if side == rules.Foe {
		b.ring(x, y, radius*0.80, 1.2, c)
	}
	b.word(mark, x, y, b.bold, c)
	if lies {
		b.line(x-radius, y-radius, x+radius, y+radius, 1.6, c)
	}
}

func (s *sheet) hero(h *rules.Sheet) {
	x, y := s.centre(h.At)
	s.brush.disk(x, y, s.tile*0.42, s.inks.mine)
	s.brush.word(letter(h.Name), x, y, s.brush.bold, s.inks.bright)
	s.facing(h.At, h.Facing, s.inks.mine)
}

// facing draws a wedge at the rim of a token.
func (s *sheet) facing(at grid.Point, d grid.Direction, c color.Color) {
	x, y := s.centre(at)
	step := d.Delta()
	length := math.Hypot(float64(step.X), float64(step.Y))
	vx, vy := float64(step.X)/length, float64(step.Y)/length
	tip, base, half := s.tile*0.58, s.tile*0.42, s.tile*0.14
	s.brush.shape(c,
		[2]float64{x + vx*tip, y + vy*tip},
		[2]float64{x + vx*base - vy*half, y + vy*base + vx*half},
		[2]float64{x + vx*base + vy*half, y + vy*base - vx*half})
}

func (s *sheet) things() {
	b := s.brush
	for i := range s.view.Things {
		x, y := s.centre(s.view.Things[i].At)
		r := s.tile * 0.16
		b.shape(s.inks.wood, [2]float64{x, y - r}, [2]float64{x + r, y}, [2]float64{x, y + r}, [2]float64{x - r, y})
	}
}

// lights draws a star beside whatever burns.
func (s *sheet) lights() {
	for i := range s.view.Lights {
		x, y := s.corner(s.view.Lights[i].At)
		s.star(x+s.tile*0.84, y+s.tile*0.18, s.tile*0.20, s.inks.flame)
	}
}

func (s *sheet) star(x, y, radius float64, c color.Color) {
	var points [][2]float64
	for i := range 10 {
		r := radius
		if i%2 == 1 {
			r *= 0.45
		}
		sin, cos := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		points = append(points, [2]float64{x + cos*r, y + sin*r})
	}
	s.brush.shape(c, points...)
}
