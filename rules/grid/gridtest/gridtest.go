// Package gridtest gives tests and benchmarks the maps by which speed is
// measured, with the tiles and ways that each measurement uses. It decides
// nothing and belongs to no program.
package gridtest

import (
	"bufio"
	"embed"
	"fmt"

	"pitchdark/rules/grid"
)

//go:embed testdata/*.map
var files embed.FS

// Kinds are the four kinds of map, Sizes the three sizes of each.
var (
	Kinds = []string{"open", "pillars", "cave", "rooms"}
	Sizes = []string{"50x50", "80x50", "200x200"}
)

// Map is one bench map and what is measured on it.
type Map struct {
	Name    string
	Grid    *grid.Grid
	Viewers []grid.Point
	Lights  []grid.Point
	Near    [][2]grid.Point // pairs for line of sight, a few tiles apart
	Far     [][2]grid.Point // and anywhere on the map
	Path    [][2]grid.Point // ends of ways to find
	Move    [2]grid.Point   // the first light's tile, and the one it moves to
	Door    grid.Point      // a floor tile that becomes wall and floor again
}

// Load reads an embedded map by its name, such as "cave-80x50". It panics if
// there is none.
func Load(name string) *Map {
	f, err := files.Open("testdata/" + name + ".map")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	r := reader{in: bufio.NewReader(f), name: name}
	m := &Map{Name: name}
	for {
		var section string
		if _, err := fmt.Fscan(r.in, &section); err != nil {
			return m
		}
		r.section(m, section)
	}
}

// reader reads a map's white-space separated words.
type reader struct {
	in   *bufio.Reader
	name string
}

func (r *reader) scan(to ...any) {
	if _, err := fmt.Fscan(r.in, to...); err != nil {
		panic(fmt.Errorf("bench map %s: %w", r.name, err))
	}
}

func (r *reader) section(m *Map, name string) {
	switch name {
	case "map":
		r.scan(&m.Name)
	case "size":
		m.Grid = r.size()
	case "grid":
		r.terrain(m.Grid)
	case "viewers":
		m.Viewers = r.points()
	case "lights":
		m.Lights = r.points()
	case "near":
		m.Near = r.pairs()
	case "far":
		m.Far = r.pairs()
	case "path":
		m.Path = r.pairs()
	case "move":
		m.Move = [2]grid.Point{r.point(), r.point()}
	case "door":
		m.Door = r.point()
	default:
		panic(fmt.Errorf("bench map %s: unknown section %q", r.name, name))
	}
}

func (r *reader) size() *grid.Grid {
	var w, h int
	r.scan(&w, &h)
	g, err := grid.New(w, h)
	if err != nil {
		panic(err)
	}
	return g
}

func (r *reader) terrain(g *grid.Grid) {
	for y := range g.Height() {
		var row string
		r.scan(&row)
		for x, c := range row {
			if c == '#' {
				g.Set(grid.Point{X: x, Y: y}, grid.Wall)
			}
		}
	}
}

func (r *reader) point() (p grid.Point) {
	r.scan(&p.X, &p.Y)
	return p
}

func (r *reader) points() []grid.Point {
	var n int
	r.scan(&n)
	ps := make([]grid.Point, n)
	for i := range ps {
		ps[i] = r.point()
	}
	return ps
}

func (r *reader) pairs() [][2]grid.Point {
	var n int
	r.scan(&n)
	ps := make([][2]grid.Point, n)
	for i := range ps {
		ps[i] = [2]grid.Point{r.point(), r.point()}
	}
	return ps
}

// AddEdges puts n edges on random places of a map's grid, by a fixed rule, so
// that every run measures the same; a third of them are closed thin doors.
func AddEdges(g *grid.Grid, n int) {
	state := uint32(1)
	random := func(below int) int {
		state = state*1664525 + 1013904223
		return int(state>>8) % below
	}
	for n > 0 {
		p := grid.Point{X: random(g.Width() - 1), Y: random(g.Height() - 1)}
		d := []grid.Direction{grid.East, grid.South}[random(2)]
		e := []grid.Edge{grid.ThinWall, grid.ThinWall, grid.ClosedThinDoor}[random(3)]
		if g.Edge(p, d) != grid.NoEdge || g.SetEdge(p, d, e) != nil {
			continue
		}
		n--
	}
}
