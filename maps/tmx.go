package maps

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/lafriks/go-tiled"

	"pitchdark/rules/grid"
)

// ParseTMX reads a map that Tiled saved as TMX. External tilesets and templates
// are looked for in fsys, which may be nil, from the folder of name on. Errors
// are of type *Error; the report tells what was not used.
func ParseTMX(fsys fs.FS, name string, data []byte) (*Level, Report, error) {
	if len(data) > MaxFile {
		return nil, nil, fault(name, 0, "file", "it has %d bytes; keep a map to %d", len(data), MaxFile)
	}
	n := &notes{}
	t, err := tidy(name, data, n, "map")
	if err != nil {
		return nil, n.report(), err
	}
	from := &sources{under: fsys, file: name, lines: t.sources, notes: n}
	m, err := tiled.LoadReader(path.Dir(name), bytes.NewReader(t.result.xml), tiled.WithFileSystem(from))
	if err != nil {
		return nil, n.report(), asError(name, err)
	}
	r := &tmx{file: name, tidied: &t.result, notes: n, m: m, tiles: map[*tiled.Tileset]map[uint32]*tiled.TilesetTile{}}
	level, err := r.read()
	return level, n.report(), err
}

// asError keeps our own errors and gives the library's a file.
func asError(name string, err error) *Error {
	var own *Error
	if errors.As(err, &own) {
		return own
	}
	return fault(name, 0, "tmx", "%v; save the file again in Tiled", err)
}

// tmx makes a level of a Tiled map.
type tmx struct {
	*tidied
	file   string
	notes  *notes
	m      *tiled.Map
	level  *Level
	tiles  map[*tiled.Tileset]map[uint32]*tiled.TilesetTile
	filled []bool // the tiles on which a layer put anything
}

// sheet is a layer of either sort, out of its groups.
type sheet struct {
	id      uint32 // in the order of the document
	offset  grid.Point
	tiles   *tiled.Layer
	objects *tiled.ObjectGroup
	props   tiled.Properties
	class   string
}

func (r *tmx) read() (*Level, error) {
	sheets, err := r.sheets()
	if err != nil {
		return nil, err
	}
	if e := r.begin(); e != nil {
		return nil, e
	}
	for _, s := range sheets {
		if s.tiles != nil {
			if e := r.tileSheet(s); e != nil {
				return nil, e
			}
		}
	}
	if e := r.fillVoid(); e != nil {
		return nil, e
	}
	for _, s := range sheets {
		if s.objects != nil {
			if e := r.objectSheet(s); e != nil {
				return nil, e
			}
		}
	}
	if err := r.level.Check(); err != nil {
		return nil, err
	}
	return r.level, nil
}

// begin makes the level from the map's own properties.
func (r *tmx) begin() *Error {
	g, err := grid.New(r.head.width, r.head.height)
	if err != nil {
		return fault(r.file, r.head.line, "map", "%v", err)
	}
	id := slug(strings.TrimSuffix(path.Base(r.file), path.Ext(r.file)))
	if id == "" {
		id = "map"
	}
	r.level = &Level{ID: id, Name: id, Theme: "stone", Grid: g, File: r.file, Line: r.head.line}
	r.filled = make([]bool, g.Width()*g.Height())
	if r.m.Properties == nil {
		return nil
	}
	named := false
	for _, p := range *r.m.Properties {
		switch key := plain(p.Name); key {
		case "id":
			r.level.ID = p.Value
		case "name":
			r.level.Name, named = p.Value, true
		case "rules":
			r.level.Rules = p.Value
		case "theme":
			r.level.Theme = p.Value
		case "ambient":
			var ok bool
			if r.level.Ambient, ok = ParseLight(p.Value); !ok {
				return fault(r.file, r.head.line, "ambient", "%q is no light; give dark, a number from 1 to 100, or bright [DK-LGT-04]", p.Value)
			}
		case "void": // fillVoid reads it
		default:
			r.notes.add(r.file, r.head.line, "map property "+p.Name, "it has no meaning here")
		}
	}
	if !named {
		r.level.Name = r.level.ID
	}
	return nil
}

// fillVoid gives the tiles on which no layer lies their terrain.
func (r *tmx) fillVoid() *Error {
	void := grid.Wall
	if r.m.Properties != nil {
		if name, ok := property(*r.m.Properties, "void"); ok {
			if void, ok = parseTerrain(name); !ok {
				return fault(r.file, r.head.line, "void", "%q is no terrain; give a name such as wall or floor", name)
			}
		}
	}
	for i, filled := range r.filled {
		if !filled {
			r.level.Grid.Set(r.level.Grid.PointAt(i), void)
		}
	}
	return nil
}

// sheets are all layers that show, in the order of the document.
func (r *tmx) sheets() ([]sheet, error) {
	var all []sheet
	if err := r.gather(&all, r.m.Layers, r.m.ObjectGroups, r.m.Groups, 0, 0, nil); err != nil {
		return nil, err
	}
	slices.SortFunc(all, func(a, b sheet) int { return int(a.id) - int(b.id) })
	return all, nil
}

// gather adds the layers of a map or group; a group's offset and properties
// hold for all within it.
func (r *tmx) gather(all *[]sheet, layers []*tiled.Layer, objects []*tiled.ObjectGroup, groups []*tiled.Group, dx, dy int, outer tiled.Properties) error {
	for _, l := range layers {
		if r.shows(l.Visible, l.ID, "layer", l.Name) {
			*all = append(*all, r.sheet(sheet{id: l.ID, tiles: l, class: l.Class, props: inherit(l.Properties, outer)}, l.OffsetX+dx, l.OffsetY+dy))
		}
	}
	for _, o := range objects {
		if !r.shows(o.Visible, o.ID, "object layer", o.Name) {
			continue
		}
		if err := o.DecodeObjectGroup(r.m); err != nil {
			return asError(r.file, err)
		}
		*all = append(*all, r.sheet(sheet{id: o.ID, objects: o, class: o.Class, props: inherit(o.Properties, outer)}, o.OffsetX+dx, o.OffsetY+dy))
	}
	for _, g := range groups {
		if !r.shows(g.Visible, g.ID, "group", g.Name) {
			continue
		}
		if err := r.gather(all, g.Layers, g.ObjectGroups, g.Groups, g.OffsetX+dx, g.OffsetY+dy, inherit(g.Properties, outer)); err != nil {
			return err
		}
	}
	return nil
}

func (r *tmx) shows(visible bool, id uint32, what, name string) bool {
	if !visible {
		r.notes.add(r.file, r.lineOf(id), what+" "+name, "it is hidden; show it in Tiled to use it")
	}
	return visible
}

// sheet gives a layer its offset in tiles.
func (r *tmx) sheet(s sheet, dx, dy int) sheet {
	s.offset = grid.Point{X: dx / r.head.tileWidth, Y: dy / r.head.tileHeight}
	if dx%r.head.tileWidth != 0 || dy%r.head.tileHeight != 0 {
		r.notes.add(r.file, r.lineOf(s.id), "part of a layer's offset", "layers move by whole tiles")
	}
	return s
}

// lineOf is the line of a layer, group or object.
func (r *tmx) lineOf(id uint32) int {
	if id < 1 || int(id) > len(r.lines) {
		return 0
	}
	return r.lines[id-1]
}

// plain is a property's key or a class without the prefix that it may carry.
func plain(key string) string {
	return strings.TrimPrefix(strings.ToLower(strings.TrimSpace(key)), "pitchdark:")
}

// property finds a property by its plain key.
func property(props tiled.Properties, key string) (string, bool) {
	for _, p := range props {
		if plain(p.Name) == key {
			return p.Value, true
		}
	}
	return "", false
}

// inherit adds those of the outer properties that the inner ones lack.
func inherit(inner, outer tiled.Properties) tiled.Properties {
	all := slices.Clone(inner)
	for _, p := range outer {
		if _, ok := property(inner, plain(p.Name)); !ok {
			all = append(all, p)
		}
	}
	return all
}

// slug makes an ID of a name: "Rat Swarm" is rat-swarm.
func slug(name string) string {
	var s strings.Builder
	for _, c := range strings.ToLower(name) {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '/' {
			s.WriteRune(c)
		} else if s.Len() > 0 && !strings.HasSuffix(s.String(), "-") {
			s.WriteByte('-')
		}
	}
	return strings.TrimSuffix(s.String(), "-")
}
