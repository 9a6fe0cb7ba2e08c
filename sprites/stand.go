package sprites

import "pitchdark/sprites/cue"

// stand is a copy of a scene that keeps its buffers.
type stand struct{ cue.Scene }

func (s *stand) copy(from *cue.Scene) {
	old := s.Scene
	s.Scene = *from
	s.Tiles = append(old.Tiles[:0], from.Tiles...)
	s.Figures = append(old.Figures[:0], from.Figures...)
	s.Props = append(old.Props[:0], from.Props...)
	s.Flames = append(old.Flames[:0], from.Flames...)
	s.Contacts = append(old.Contacts[:0], from.Contacts...)
	s.Strokes = append(old.Strokes[:0], from.Strokes...)
	s.Ghosts = append(old.Ghosts[:0], from.Ghosts...)
	s.Lines = copyLines(old.Lines[:0], from.Lines)
}

func copyLines(to, from []cue.Line) []cue.Line {
	for i, l := range from {
		var tiles []cue.Tile
		if i < cap(to) {
			tiles = to[:cap(to)][i].Tiles[:0]
		}
		l.Tiles = append(tiles, l.Tiles...)
		to = append(to, l)
	}
	return to
}

// flameOf is the place of the flame that somebody bears, -1 for none.
func (s *stand) flameOf(who cue.Token) int {
	for i := range s.Flames {
		if who != 0 && s.Flames[i].Bearer == who {
			return i
		}
	}
	return -1
}
