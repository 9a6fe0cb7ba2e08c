// Package mapstest makes random levels for property tests: rooms and caves
// with edges, zones, slots and marks, the same for the same seed. It never
// serves play.
package mapstest

import (
	"fmt"
	"math/rand/v2"

	"pitchdark/maps"
	"pitchdark/rules/grid"
)

// Rooms is a level of rooms joined by corridors, with doors, pillars, rubble,
// thin walls and marks; each side at least 12 tiles.
func Rooms(seed uint64, width, height int) *maps.Level {
	m := begin(seed, "rooms", width, height)
	last := grid.Point{}
	for i := range 3 + width*height/300 {
		w, h := 3+m.IntN(6), 3+m.IntN(5)
		corner := grid.Point{X: 1 + m.IntN(width-w-2), Y: 1 + m.IntN(height-h-2)}
		for y := range h {
			for x := range w {
				m.level.Grid.Set(corner.Add(grid.Point{X: x, Y: y}), grid.Floor)
			}
		}
		middle := corner.Add(grid.Point{X: w / 2, Y: h / 2})
		if i > 0 {
			m.corridor(last, middle)
		}
		last = middle
	}
	return m.furnish()
}

// Cave is a level of one winding cave, with water, rubble and marks; each side
// at least 12 tiles.
func Cave(seed uint64, width, height int) *maps.Level {
	m := begin(seed, "cave", width, height)
	at := grid.Point{X: width / 2, Y: height / 2}
	for range width * height * 2 {
		if m.level.Grid.At(at) == grid.Wall {
			m.level.Grid.Set(at, grid.Floor)
		}
		next := at.Add(grid.Direction(m.IntN(4) * 2).Delta())
		if next.X > 0 && next.Y > 0 && next.X < width-1 && next.Y < height-1 {
			at = next
		}
	}
	return m.furnish()
}

type maker struct {
	*rand.Rand
	level *maps.Level
}

func begin(seed uint64, id string, width, height int) *maker {
	g, err := grid.New(width, height)
	if err != nil {
		panic(err) // a test asked for an impossible size
	}
	for i := range width * height {
		g.Set(g.PointAt(i), grid.Wall)
	}
	name := fmt.Sprintf("%s %d", id, seed)
	return &maker{rand.New(rand.NewPCG(seed, 7)), &maps.Level{ID: id, Name: name, Theme: "stone", Grid: g}}
}

func (m *maker) corridor(from, to grid.Point) {
	for at := from; at != to; {
		if at.X != to.X {
			at.X += sign(to.X - at.X)
		} else {
			at.Y += sign(to.Y - at.Y)
		}
		if m.level.Grid.At(at) == grid.Wall {
			m.level.Grid.Set(at, grid.Floor)
		}
	}
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// furnish strews terrain, edges, zones, slots and marks over the floor.
func (m *maker) furnish() *maps.Level {
	var free []grid.Point
	g := m.level.Grid
	for i := range g.Width() * g.Height() {
		if g.At(g.PointAt(i)) == grid.Floor {
			free = append(free, g.PointAt(i))
		}
	}
	m.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	take := func() grid.Point {
		p := free[0]
		free = free[1:]
		return p
	}
	m.mark(maps.Mark{At: take(), Kind: maps.KindStart})
	g.Set(free[0], grid.Exit)
	m.mark(maps.Mark{At: take(), Kind: maps.KindExit})
	for range min(len(free)/12, 40) {
		g.Set(take(), []grid.Terrain{grid.Rubble, grid.Shallows, grid.Furniture, grid.Curtain, grid.Smoke, grid.OpenDoor}[m.IntN(6)])
		m.mark(maps.Mark{At: take(), Kind: maps.KindCreature, Name: "goblin", Props: []maps.Prop{{Key: "facing", Value: "NW"}}})
		m.mark(maps.Mark{At: take(), Kind: maps.KindLight, Name: "torch", Props: []maps.Prop{{Key: "lit", Value: "true"}}})
		edge := grid.Edge(1 + m.IntN(6))
		_ = g.SetEdge(take(), grid.Direction(m.IntN(4)*2), edge) // on the border it cannot be
	}
	at := take()
	m.level.Zones = append(m.level.Zones, maps.Zone{Area: maps.Area{From: at, To: at}, Light: maps.Light(m.IntN(102))})
	m.level.Slots = append(m.level.Slots, maps.Slot{At: take(), Lair: "vermin", Depth: 1 + m.IntN(9), Size: 1 + m.IntN(6)})
	return m.level
}

func (m *maker) mark(k maps.Mark) { m.level.Marks = append(m.level.Marks, k) }
