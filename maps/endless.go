package maps

import (
	"fmt"
	"math/rand/v2"

	"pitchdark/maps/carve"
	"pitchdark/rules/grid"
)

// endless is the dungeon that is dug anew for every game: eight levels, and
// on the deepest the named thing, which has to be carried out again.
const endless = "endless"

// EndlessLevels is how many levels the endless crawl has.
const EndlessLevels = 8

// EndlessLevel is the ID of the level so deep, from 1.
func EndlessLevel(depth int) string { return fmt.Sprintf("deep-%d", depth) }

// digEndless digs the level so deep, which has stairs to its neighbours.
func digEndless(depth int, seed uint64) (*Level, error) {
	p := layout(seed, depth)
	b := carve.Brief{
		Kind: kindAt(seed, depth), Seed: seed, Depth: depth, Width: p.width, Height: p.height,
		Up: carve.Stair{At: p.up}, Down: carve.Stair{At: p.down},
	}
	if depth > 1 {
		b.Up.Level, b.Up.To = EndlessLevel(depth-1), layout(seed, depth-1).down
	}
	if depth < EndlessLevels {
		b.Down.Level, b.Down.To = EndlessLevel(depth+1), layout(seed, depth+1).up
	}
	return dig(EndlessLevel(depth), b)
}

// Dig digs one level by itself: one starts at the way out, and the named thing
// lies at its other end. The same kind, seed and depth give the same level.
func Dig(kind string, seed uint64, depth int) (*Level, error) {
	p := layout(seed, EndlessLevels)
	return dig(kind, carve.Brief{
		Kind: carve.Kind(kind), Seed: seed, Depth: depth, Width: p.width, Height: p.height,
		Up: carve.Stair{At: p.up}, Down: carve.Stair{At: p.down},
	})
}

// Kinds are the kinds of place that Dig can dig.
func Kinds() []string {
	var kinds []string
	for _, k := range carve.Kinds() {
		kinds = append(kinds, string(k))
	}
	return kinds
}

// dig makes a level of what is carved.
func dig(id string, b carve.Brief) (*Level, error) {
	p, err := carve.Dig(b)
	if err != nil {
		return nil, err
	}
	l := &Level{ID: id, Name: p.Name, Theme: p.Theme, Grid: p.Grid, File: id, Line: 1}
	for _, z := range p.Zones {
		l.Zones = append(l.Zones, Zone{Area: Area{z.From, z.To}, Light: Light(z.Light), File: id})
	}
	for _, s := range p.Slots {
		s.File = id
		l.Slots = append(l.Slots, Slot(s))
	}
	for _, m := range p.Marks {
		mark := Mark{At: m.At, Kind: Kind(m.Kind), Name: m.Name, File: id}
		for _, prop := range m.Props {
			mark.Props = append(mark.Props, Prop(prop))
		}
		l.Marks = append(l.Marks, mark)
	}
	return l, l.Check()
}

// ends is a level's size and where its two ends lie. It is drawn from the seed
// and the depth alone, so that stairs fit without their neighbours being dug.
type ends struct {
	width, height int
	up, down      grid.Point
}

// The streams of chance, apart from those that carve draws.
const (
	streamEnds  = 1 << 40
	streamKinds = 2 << 40
)

func layout(seed uint64, depth int) ends {
	r := rand.New(rand.NewPCG(seed, streamEnds+uint64(depth)))
	e := ends{
		width:  carve.MinWidth + r.IntN(carve.MaxWidth-carve.MinWidth+1),
		height: carve.MinHeight + r.IntN(carve.MaxHeight-carve.MinHeight+1),
	}
	within := func(room int) grid.Point {
		return grid.Point{X: room + r.IntN(e.width-2*room), Y: room + r.IntN(e.height-2*room)}
	}
	room := carve.StairRoom
	if depth >= EndlessLevels {
		room = carve.VaultRoom
	}
	for {
		e.up, e.down = within(carve.StairRoom), within(room)
		if grid.Steps(e.up, e.down) >= e.width*45/100 {
			return e
		}
	}
}

// kindAt is what kind of place a level of the endless crawl is: brick at the
// top, a crypt at the bottom, and never the same twice running.
func kindAt(seed uint64, depth int) carve.Kind {
	r := rand.New(rand.NewPCG(seed, streamKinds))
	kind := carve.Rooms
	for n := 2; n <= depth; n++ {
		others := []carve.Kind{}
		for _, k := range carve.Kinds() {
			if k != kind && (n != EndlessLevels-1 || k != carve.Crypt) {
				others = append(others, k)
			}
		}
		kind = others[r.IntN(len(others))]
	}
	if depth == EndlessLevels {
		return carve.Crypt
	}
	return kind
}
