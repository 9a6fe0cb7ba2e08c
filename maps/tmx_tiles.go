package maps

import (
	"fmt"
	"strings"

	"github.com/lafriks/go-tiled"

	"pitchdark/rules/grid"
)

// terrainShort are short words for terrain in Tiled maps.
var terrainShort = []struct {
	word    string
	terrain grid.Terrain
}{
	{"door", grid.ClosedDoor},
	{"water", grid.Shallows},
	{"stairs", grid.StairsDown},
	{"exit", grid.Exit},
}

// parseTerrain reads a terrain's name as Tiled maps write it: in any case, with
// hyphens or low lines for blanks.
func parseTerrain(s string) (grid.Terrain, bool) {
	s = spaced(s)
	for _, row := range terrainShort {
		if row.word == s {
			return row.terrain, true
		}
	}
	return grid.ParseTerrain(s)
}

func spaced(s string) string {
	return strings.NewReplacer("-", " ", "_", " ").Replace(plain(s))
}

// tileSheet lays one tile layer over those before it.
func (r *tmx) tileSheet(s sheet) *Error {
	if plain(s.class) == "decor" {
		return nil
	}
	whole, hasWhole, e := r.terrainOf(s.props, s.class, r.lineOf(s.id), "layer")
	if e != nil {
		return e
	}
	r.unknownProps(s.props, "layer", r.lineOf(s.id), "terrain", "kind")
	for i, tile := range s.tiles.Tiles {
		if tile.Nil {
			continue
		}
		at := r.level.Grid.PointAt(i).Add(s.offset)
		if !r.level.Grid.Contains(at) {
			r.notes.add(r.file, r.lineOf(s.id), "part of layer "+s.tiles.Name, "its offset moves it off the map")
			continue
		}
		if e := r.tile(s, tile, at, whole, hasWhole); e != nil {
			return e
		}
	}
	return nil
}

// tile lays one tile: terrain, edges and a mark, as its class and properties say.
func (r *tmx) tile(s sheet, tile *tiled.LayerTile, at grid.Point, whole grid.Terrain, hasWhole bool) *Error {
	line := r.lineOf(s.id)
	class, props := r.meaning(tile.Tileset, tile.ID)
	what := fmt.Sprintf("tile %d of tileset %s", tile.ID, tile.Tileset.Name)
	terrain, ok, e := r.terrainOf(props, class, line, what)
	if e != nil {
		return e
	}
	edges, e := r.tileEdges(tile, props, at, line)
	if e != nil {
		return e
	}
	name, given := property(props, "kind")
	if _, named := parseTerrain(class); !given && !named {
		name = class
	}
	kind := Kind(plain(name))
	marks := rowOf(kind) != nil
	switch {
	case ok:
		r.lay(at, terrain)
	case hasWhole && !marks:
		r.lay(at, whole)
	case !marks && !edges:
		r.lay(at, grid.Floor)
		r.notes.add(r.file, line, what, "it has no terrain and is taken as floor; give it a class or a property terrain, or its layer the class decor")
	}
	if marks {
		r.lift(at)
		return r.place(kind, at, "", props, line)
	}
	r.unknownProps(props, what, line, "terrain", "kind", "edge-north", "edge-east", "edge-south", "edge-west")
	return nil
}

func (r *tmx) lay(at grid.Point, t grid.Terrain) {
	r.level.Grid.Set(at, t)
	r.filled[r.level.Grid.Index(at)] = true
}

// lift makes sure that something lies on a tile, floor if nothing else does.
func (r *tmx) lift(at grid.Point) {
	if !r.filled[r.level.Grid.Index(at)] {
		r.lay(at, grid.Floor)
	}
}

// meaning is the class and the properties of a tileset's tile.
func (r *tmx) meaning(ts *tiled.Tileset, id uint32) (string, tiled.Properties) {
	known, ok := r.tiles[ts]
	if !ok {
		known = make(map[uint32]*tiled.TilesetTile, len(ts.Tiles))
		for _, t := range ts.Tiles {
			known[t.ID] = t
		}
		r.tiles[ts] = known
	}
	t := known[id]
	if t == nil {
		return "", nil
	}
	if t.Class != "" {
		return t.Class, t.Properties
	}
	//lint:ignore SA1019 maps saved before Tiled 1.9 have the class as type
	return t.Type, t.Properties
}

// terrainOf is the terrain of the property, else of the class if it names one.
func (r *tmx) terrainOf(props tiled.Properties, class string, line int, what string) (grid.Terrain, bool, *Error) {
	if name, given := property(props, "terrain"); given {
		t, ok := parseTerrain(name)
		if !ok {
			return t, false, fault(r.file, line, "terrain", "%q of %s is no terrain; give a name such as wall or shallow water", name, what)
		}
		return t, true, nil
	}
	t, ok := parseTerrain(class)
	return t, ok, nil
}

// tileEdges sets the edges that a tile's properties name, turned as the tile is.
func (r *tmx) tileEdges(tile *tiled.LayerTile, props tiled.Properties, at grid.Point, line int) (any bool, e *Error) {
	for _, d := range [...]grid.Direction{grid.North, grid.East, grid.South, grid.West} {
		name, given := property(props, "edge-"+d.String())
		if !given {
			continue
		}
		edge, ok := parseEdge(spaced(name))
		if !ok {
			return any, fault(r.file, line, "edge-"+d.String(), "%q is no edge; give a name such as thin wall or closed thin door", name)
		}
		any = true
		r.setEdge(at, turned(d, tile), edge, line)
	}
	return any, nil
}

func (r *tmx) setEdge(at grid.Point, d grid.Direction, edge grid.Edge, line int) {
	if r.level.Grid.SetEdge(at, d, edge) != nil {
		r.notes.add(r.file, line, "edge along the border of the map", "beyond it all is wall")
	}
}

// turned is where a side of a tile's picture comes to lie under its flips:
// Tiled swaps the axes first, then mirrors.
func turned(d grid.Direction, tile *tiled.LayerTile) grid.Direction {
	if tile.DiagonalFlip {
		d = [...]grid.Direction{grid.North: grid.West, grid.East: grid.South, grid.South: grid.East, grid.West: grid.North}[d]
	}
	if tile.HorizontalFlip && (d == grid.East || d == grid.West) {
		d = d.Opposite()
	}
	if tile.VerticalFlip && (d == grid.North || d == grid.South) {
		d = d.Opposite()
	}
	return d
}

// unknownProps notes the properties that mean nothing where they are.
func (r *tmx) unknownProps(props tiled.Properties, what string, line int, known ...string) {
outer:
	for _, p := range props {
		for _, k := range known {
			if plain(p.Name) == k {
				continue outer
			}
		}
		r.notes.add(r.file, line, "property "+p.Name+" of "+what, "it has no meaning there")
	}
}
