// Package stage turns a view into a scene: for every tile which drawings lie
// on it and how it is lit and known, and where every figure, thing, flame and
// chalk stroke is. It reads nothing but the view, decides no rule and draws
// nothing.
package stage

import (
	"pitchdark/assets"
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

// Stage builds scenes; it keeps its buffers from one to the next and so
// allocates nothing once they have grown. The zero value is ready.
type Stage struct {
	scene cue.Scene
	chart chart
}

// Set builds the scene of a view. It is valid until the next call.
func (s *Stage) Set(v *rules.View) *cue.Scene {
	s.chart.read(v.Cells)
	s.chart.barred = v.Barred
	s.chart.masonry = themes[v.Theme]
	if s.chart.masonry == nil {
		s.chart.masonry = &brick
	}
	sc := &s.scene
	sc.Level, sc.Theme = v.Level, v.Theme
	sc.Blind = v.Blind != rules.Sighted
	sc.Facing = cue.Direction(v.Hero.Facing)
	sc.Hero, sc.Focus = cue.Token(v.Hero.Handle), tile(v.Hero.At)
	s.ground(v)
	s.figures(v)
	s.things(v)
	s.senses(v)
	return sc
}

// ground draws every tile that is known by sight; what a Blind hero felt is
// chalk and no ground.
func (s *Stage) ground(v *rules.View) {
	s.scene.Tiles = s.scene.Tiles[:0]
	for i := range v.Cells {
		g := &v.Cells[i]
		if g.Known == rules.Felt && s.scene.Blind {
			continue
		}
		s.scene.Tiles = append(s.scene.Tiles, s.chart.draw(g))
		s.scene.Tiles = s.chart.beyond(s.scene.Tiles, g)
	}
}

func (s *Stage) figures(v *rules.View) {
	sc := &s.scene
	sc.Figures = append(sc.Figures[:0], hero(&v.Hero, sc.Blind))
	for i := range v.Tokens {
		t := &v.Tokens[i]
		if t.Handle != v.Hero.Handle {
			f := figure(t)
			f.Held = held(v, t, f.Look)
			sc.Figures = append(sc.Figures, f)
		}
	}
	for i := range v.Party {
		s.turn(v.Party[i].Handle, v.Party[i].Turn)
	}
}

// turn marks whose turn it is among those shown.
func (s *Stage) turn(who rules.Handle, turn bool) {
	for i := range s.scene.Figures {
		if f := &s.scene.Figures[i]; f.Who == cue.Token(who) {
			f.Turn = turn
		}
	}
}

func hero(h *rules.Sheet, blind bool) cue.Figure {
	f := cue.Figure{
		Who: cue.Token(h.Handle), At: tile(h.At), Facing: cue.Direction(h.Facing),
		Look: Look(h.Kind), Dead: h.Dead, Mine: true, Side: uint8(rules.Friend), Turn: h.Turn,
		Hurt: hurt(h.Health, h.MaxHealth), Held: weapon(h.Items),
	}
	switch {
	case h.Down || h.Dead:
		f.Pose = cue.Lying
	case blind:
		f.Pose = cue.Blind
	}
	return f
}

// hurt grades own hit points as others' health is graded: 1 below the full
// number, 2 at a third or less.
func hurt(health, whole int) uint8 {
	switch {
	case health*3 <= whole:
		return 2
	case health < whole:
		return 1
	}
	return 0
}

func figure(t *rules.Token) cue.Figure {
	f := cue.Figure{
		Who: cue.Token(t.Handle), At: tile(t.At), Facing: cue.Direction(t.Facing),
		Look: Look(t.Kind), Dead: t.Dead, Mine: t.Handle.Own(), Side: uint8(t.Side),
	}
	if t.Degree < rules.Identified || t.Kind == "" {
		f.Shape, f.Look = true, shape
		if t.Big {
			f.Look = bigShape
		}
	}
	if t.Down || t.Dead {
		f.Pose = cue.Lying
	}
	if t.Health > rules.Unhurt {
		f.Hurt = uint8(t.Health - rules.Unhurt)
	}
	return f
}

func (s *Stage) things(v *rules.View) {
	sc := &s.scene
	sc.Props, sc.Flames = sc.Props[:0], sc.Flames[:0]
	for i := range v.Barred {
		if b := &v.Barred[i]; b.Edge {
			s.lockEdge(b)
		}
	}
	for i := range v.Things {
		sc.Props = append(sc.Props, cue.Prop{At: tile(v.Things[i].At), Cell: Item(v.Things[i].Kind)})
	}
	for i := range v.Lights {
		l := &v.Lights[i]
		warmth, cell := Flame(l.Kind)
		sc.Flames = append(sc.Flames, cue.Flame{
			At: tile(l.At), Bearer: cue.Token(l.Bearer), Warmth: warmth, Gutters: l.Gutters, Cell: cell,
		})
	}
}

// lockEdge hangs a lock beside a thin door that is known to be barred.
func (s *Stage) lockEdge(b *rules.Barred) {
	s.scene.Props = append(s.scene.Props, cue.Prop{At: tile(b.At), Cell: locks[2]})
}

// senses are all that is known without sight, or no longer by it.
func (s *Stage) senses(v *rules.View) {
	sc := &s.scene
	sc.Contacts, sc.Strokes = sc.Contacts[:0], sc.Strokes[:0]
	sc.Lines, sc.Ghosts = sc.Lines[:0], sc.Ghosts[:0]
	for i := range v.Contacts {
		c := &v.Contacts[i]
		sc.Contacts = append(sc.Contacts, cue.Contact{
			Who: cue.Token(c.Handle), At: tile(c.At), Known: c.Known, Look: Look(c.Kind), Side: uint8(c.Side),
		})
	}
	for i := range v.Trace {
		sc.Strokes = append(sc.Strokes, stroke(&v.Trace[i], v.Round))
	}
	for i := range v.Lines {
		sc.Lines = append(sc.Lines, s.line(&v.Lines[i], len(sc.Lines)))
	}
	for i := range v.Lost {
		sc.Ghosts = append(sc.Ghosts, cue.Ghost{At: tile(v.Lost[i].At), Look: Look(v.Lost[i].Kind)})
	}
}

// line copies one line into the buffer that the n-th line of earlier scenes
// has left.
func (s *Stage) line(l *rules.Line, n int) cue.Line {
	var tiles []cue.Tile
	if n < cap(s.scene.Lines) {
		tiles = s.scene.Lines[: n+1 : cap(s.scene.Lines)][n].Tiles[:0]
	}
	for _, p := range l.Tiles {
		tiles = append(tiles, tile(p))
	}
	return cue.Line{Who: cue.Token(l.Who), Tiles: tiles, Facing: cue.Direction(l.Facing), Mine: l.Who.Own()}
}

func stroke(t *rules.Trace, round int) cue.Stroke {
	return cue.Stroke{
		At: tile(t.At), Toward: cue.Direction(t.Toward), Kind: strokeKind(t),
		Age: uint8(min(max(round-t.Round, 0), 255)),
	}
}

func strokeKind(t *rules.Trace) cue.StrokeKind {
	switch {
	case t.Walked:
		return cue.Walked
	case t.Free:
		return cue.FeltFree
	case t.IsEdge && (t.Edge == grid.ClosedThinDoor || t.Edge == grid.OpenThinDoor):
		return cue.FeltThinDoor
	case t.IsEdge:
		return cue.FeltEdge
	}
	switch t.Terrain {
	case grid.ClosedDoor, grid.OpenDoor:
		return cue.FeltDoor
	case grid.Furniture, grid.Heap, grid.Railing, grid.Curtain:
		return cue.FeltThing
	case grid.Shallows, grid.DeepWater:
		return cue.FeltWater
	case grid.Pit, grid.StairsDown, grid.StairsUp:
		return cue.FeltBrink
	case grid.Wall, grid.Pillar:
		return cue.FeltWall
	}
	return cue.FeltFree
}

func tile(p grid.Point) cue.Tile { return cue.Tile{X: p.X, Y: p.Y} }

// cells of names that are asked for at every scene.
func named(names ...string) (cells []assets.Cell) {
	for _, name := range names {
		cells = append(cells, assets.Named(name))
	}
	return cells
}
