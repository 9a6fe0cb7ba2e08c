package maps

import (
	"math"
	"strconv"
	"strings"

	"github.com/lafriks/go-tiled"

	"pitchdark/rules/grid"
)

// thing is one object with what it takes from its template, tile and layer.
type thing struct {
	line                int
	name, class         string
	x, y, width, height float64 // in tiles of the level
	props               tiled.Properties
	lines               [][]spot // of polygons and polylines
	text                string
}

// spot is a point measured in tiles.
type spot struct{ x, y float64 }

// objectSheet reads one object layer.
func (r *tmx) objectSheet(s sheet) *Error {
	for _, o := range s.objects.Objects {
		t := r.thing(o, s)
		if !o.Visible {
			r.notes.add(r.file, t.line, "object "+t.name, "it is hidden; show it in Tiled to use it")
			continue
		}
		if e := r.object(t); e != nil {
			return e
		}
	}
	return nil
}

// thing gathers an object's facts and measures it in tiles of the level.
func (r *tmx) thing(o *tiled.Object, s sheet) thing {
	//lint:ignore SA1019 maps saved before Tiled 1.9 have the class as type
	t := thing{line: r.lineOf(o.ID), name: o.Name, class: first(o.Class, o.Type), props: o.Properties}
	gid, width, height := o.GID, o.Width, o.Height
	template := o
	if o.Template != nil && o.Template.Object != nil {
		template = o.Template.Object
		//lint:ignore SA1019 maps saved before Tiled 1.9 have the class as type
		t.name, t.class = first(t.name, template.Name), first(t.class, template.Class, template.Type)
		t.props = inherit(t.props, template.Properties)
		if width == 0 && height == 0 {
			width, height = template.Width, template.Height
		}
	}
	if gid == 0 {
		gid = template.GID
	}
	if class, props := r.pictureOf(o, gid); gid != 0 {
		t.class, t.props = first(t.class, class), inherit(t.props, props)
	}
	if kind, ok := property(t.props, "kind"); ok {
		t.class = kind
	}
	if kind, ok := property(s.props, "kind"); ok && t.class == "" {
		t.class = kind
	}
	t.class = plain(first(t.class, s.class))
	y := o.Y
	if gid != 0 { // a picture hangs from its lower edge
		y -= height
	}
	r.measure(&t, o.X, y, width, height, s.offset)
	for _, from := range []*tiled.Object{o, template} {
		if len(t.lines) == 0 {
			r.outline(&t, from)
		}
		if from.Text != nil && t.text == "" {
			t.text = from.Text.Text
		}
	}
	return t
}

func (r *tmx) measure(t *thing, x, y, width, height float64, offset grid.Point) {
	w, h := float64(r.head.tileWidth), float64(r.head.tileHeight)
	t.x, t.y = x/w+float64(offset.X-r.origin.X), y/h+float64(offset.Y-r.origin.Y)
	t.width, t.height = width/w, height/h
}

// outline adds an object's polygon or line; a polygon is closed.
func (r *tmx) outline(t *thing, o *tiled.Object) {
	add := func(points *tiled.Points, closed bool) {
		if points == nil || len(*points) == 0 {
			return
		}
		var line []spot
		for _, p := range *points {
			line = append(line, spot{t.x + p.X/float64(r.head.tileWidth), t.y + p.Y/float64(r.head.tileHeight)})
		}
		if closed {
			line = append(line, line[0])
		}
		t.lines = append(t.lines, line)
	}
	for _, p := range o.Polygons {
		add(p.Points, true)
	}
	for _, p := range o.PolyLines {
		add(p.Points, false)
	}
}

// pictureOf is the class and properties of the tile that an object shows.
func (r *tmx) pictureOf(o *tiled.Object, gid uint32) (string, tiled.Properties) {
	bare := gid &^ flips
	if o.GID == 0 && o.Template != nil && o.Template.Tileset != nil {
		if ts := o.Template.Tileset; bare >= ts.FirstGID {
			return r.meaning(ts, bare-ts.FirstGID)
		}
		return "", nil
	}
	tile, err := r.m.TileGIDToTile(gid)
	if err != nil || tile.Nil {
		return "", nil
	}
	return r.meaning(tile.Tileset, tile.ID)
}

// object does what an object's class says.
func (r *tmx) object(t thing) *Error {
	class := spaced(t.class)
	terrain, isTerrain := parseTerrain(class)
	edge, isEdge := parseEdge(class)
	kind := Kind(t.class)
	switch {
	case class == "zone":
		return r.zone(t)
	case class == "slot":
		return r.slot(t)
	case class == "door" || class == "closed door" || class == "open door" || isEdge && isDoor(edge):
		return r.door(t)
	case isEdge && (t.thin() || !isTerrain):
		r.unknownProps(t.props, class, t.line, "kind")
		for _, side := range r.sides(t) {
			r.setEdge(side.at, side.toward, edge, t.line)
		}
		return nil
	case rowOf(kind) != nil:
		return r.marked(kind, t)
	case isTerrain:
		r.unknownProps(t.props, class, t.line, "kind")
		for _, p := range r.covered(t) {
			r.lay(p, terrain)
		}
		return nil
	}
	what := "object " + strings.TrimSpace(t.name)
	if t.class != "" {
		what = "object of class " + t.class
	}
	r.notes.add(r.file, t.line, what, "its class is none of a mark's kind, zone, slot, an edge or a terrain")
	return nil
}

// marked places a mark at the tile under the object's middle.
func (r *tmx) marked(kind Kind, t thing) *Error {
	at, ok := r.middle(t)
	if !ok {
		return nil
	}
	r.lift(at)
	switch kind {
	case KindExit:
		if here := r.level.Grid.At(at); here != grid.StairsUp && here != grid.StairsDown {
			r.lay(at, grid.Exit)
		}
	case KindStairs:
		up, _ := property(t.props, "up")
		t.props = without(t.props, "up")
		if up == "true" {
			r.lay(at, grid.StairsUp)
		} else if r.level.Grid.At(at) != grid.StairsUp {
			r.lay(at, grid.StairsDown)
		}
	case KindNote:
		t.props = noteProps(t)
	}
	return r.place(kind, at, t.name, t.props, t.line)
}

// noteProps completes a note's text and radius from the object's own.
func noteProps(t thing) tiled.Properties {
	props := t.props
	if _, ok := property(props, "text"); !ok && strings.TrimSpace(t.text) != "" {
		props = append(props[:len(props):len(props)], &tiled.Property{Name: "text", Value: strings.TrimSpace(t.text)})
	}
	radius := min(int(math.Max(t.width, t.height)/2), grid.MaxSide)
	if _, ok := property(props, "radius"); !ok && radius > 0 && t.text == "" {
		props = append(props[:len(props):len(props)], &tiled.Property{Name: "radius", Value: strconv.Itoa(radius)})
	}
	return props
}

// place adds a mark. What names it is the property id, for stairs level, else
// the object's name; a name beside an id goes along as a property.
func (r *tmx) place(kind Kind, at grid.Point, name string, props tiled.Properties, line int) *Error {
	if len(r.level.Marks) == MaxMarks {
		return fault(r.file, line, string(kind), "the level has more than %d marks; use fewer", MaxMarks)
	}
	row := rowOf(kind)
	m := Mark{At: at, Kind: kind, Name: strings.TrimSpace(name), File: r.file, Line: line}
	key := "id"
	if kind == KindStairs {
		key = "level"
	}
	id, given := property(props, key)
	if row.open && !given {
		m.Name = slug(m.Name)
	}
	if given {
		if _, ok := property(props, "name"); row.open && !ok && m.Name != "" && slug(m.Name) != id {
			m.Props = append(m.Props, Prop{"name", m.Name})
		}
		m.Name = id
	}
	for _, p := range without(props, "kind", key, "terrain") {
		k := strings.ReplaceAll(spaced(p.Name), " ", "-")
		if !isWord(k) || row.prop(k) == nil && !row.open {
			r.notes.add(r.file, line, "property "+p.Name+" of "+string(kind), "it has no meaning there")
			continue
		}
		m.Props = append(m.Props, Prop{k, p.Value})
	}
	r.level.Marks = append(r.level.Marks, m)
	return nil
}

func (r *tmx) zone(t thing) *Error {
	covered := r.covered(t)
	if len(covered) == 0 || len(r.level.Zones) == MaxZones {
		r.notes.add(r.file, t.line, "zone", "it covers no tile, or there are too many")
		return nil
	}
	z := Zone{Area: Area{covered[0], covered[len(covered)-1]}, File: r.file, Line: t.line}
	for _, p := range t.props {
		ok := true
		switch key := plain(p.Name); key {
		case "light", "ambient":
			z.Light, ok = ParseLight(p.Value)
		case "magic":
			ok = number(0, 100)(p.Value)
			z.Magic, _ = strconv.Atoi(p.Value)
		case "deep":
			ok = flag.fits(p.Value)
			z.Deep = p.Value == "true"
		case "kind":
		default:
			r.notes.add(r.file, t.line, "property "+p.Name+" of zone", "it has no meaning there")
		}
		if !ok {
			return fault(r.file, t.line, "zone", "%s is %q; give light (dark, 1 to 100 or bright), magic (0 to 100) or deep (true or false)", p.Name, p.Value)
		}
	}
	r.level.Zones = append(r.level.Zones, z)
	return nil
}

func (r *tmx) slot(t thing) *Error {
	at, ok := r.middle(t)
	if !ok {
		return nil
	}
	s := Slot{At: at, Depth: 1, Size: 1, File: r.file, Line: t.line}
	s.Lair, _ = property(t.props, "lair")
	for _, n := range []struct {
		key string
		to  *int
	}{{"depth", &s.Depth}, {"size", &s.Size}} {
		value, given := property(t.props, n.key)
		if !given {
			continue
		}
		if !number(1, 100)(value) {
			return fault(r.file, t.line, "slot", "%s is %q; give a number from 1 to 100", n.key, value)
		}
		*n.to, _ = strconv.Atoi(value)
	}
	r.unknownProps(t.props, "slot", t.line, "lair", "depth", "size", "kind")
	r.level.Slots = append(r.level.Slots, s)
	return nil
}

// without are the properties but for some keys.
func without(props tiled.Properties, keys ...string) tiled.Properties {
	var rest tiled.Properties
outer:
	for _, p := range props {
		for _, k := range keys {
			if plain(p.Name) == k {
				continue outer
			}
		}
		rest = append(rest, p)
	}
	return rest
}

func first(names ...string) string {
	for _, n := range names {
		if strings.TrimSpace(n) != "" {
			return n
		}
	}
	return ""
}
