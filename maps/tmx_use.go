package maps

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// use says which attributes of a Tiled element are read, and where it stands.
type use struct {
	name     string
	within   []string // nil: it is the root
	attrs    []attrUse
	numbered bool // it is given a new ID
}

type attrUse struct {
	name string
	form form
}

var (
	layered = []string{"map", "group"}
	look    = []attrUse{{"name", anything}, {"class", anything}, {"visible", bit}, {"offsetx", offset}, {"offsety", offset}}

	bit     = form{func(s string) bool { return s == "0" || s == "1" }, "0 or 1"}
	whole   = form{isWhole, "a whole number from 0 up"}
	gid     = form{func(s string) bool { _, err := strconv.ParseUint(s, 10, 32); return err == nil }, "a tile's number"}
	pixels  = form{isPixels, "a number of pixels within a million"}
	outline = form{isOutline, "points such as 0,0 16,0"}
	offset  = form{isPixels, "a distance in pixels within a million"}
)

var useTable = []use{
	{name: "map", attrs: []attrUse{{"width", whole}, {"height", whole}, {"tilewidth", whole}, {"tileheight", whole}, {"orientation", anything}}},
	{name: "tileset", within: []string{"map", "template"}, attrs: []attrUse{{"firstgid", gid}, {"source", anything}, {"name", anything}}},
	{name: "tileset", attrs: []attrUse{{"name", anything}}},
	{name: "tile", within: []string{"tileset"}, attrs: []attrUse{{"id", whole}, {"type", anything}, {"class", anything}}},
	{name: "properties", within: []string{"map", "tile", "layer", "objectgroup", "group", "object"}},
	{name: "property", within: []string{"properties"}, attrs: []attrUse{{"name", anything}, {"value", anything}}},
	{name: "layer", within: layered, attrs: look, numbered: true},
	{name: "data", within: []string{"layer"}},
	{name: "objectgroup", within: layered, attrs: look, numbered: true},
	{name: "group", within: layered, attrs: look, numbered: true},
	{name: "template"},
	{name: "object", within: []string{"objectgroup", "template"}, numbered: true, attrs: []attrUse{
		{"name", anything},
		{"type", anything},
		{"class", anything},
		{"x", pixels},
		{"y", pixels},
		{"width", pixels},
		{"height", pixels},
		{"gid", gid},
		{"visible", bit},
		{"template", anything},
	}},
	{name: "polygon", within: []string{"object"}, attrs: []attrUse{{"points", outline}}},
	{name: "polyline", within: []string{"object"}, attrs: []attrUse{{"points", outline}}},
	{name: "text", within: []string{"object"}},
}

// useOf finds how an element within another is used, or nil.
func useOf(name, parent string) *use {
	for i := range useTable {
		u := &useTable[i]
		if u.name == name && (parent == "" && u.within == nil || slices.Contains(u.within, parent)) {
			return u
		}
	}
	return nil
}

func (u *use) attr(name string) (form, bool) {
	for _, a := range u.attrs {
		if a.name == name {
			return a.form, true
		}
	}
	return form{}, false
}

// quietAttrs are attributes that are no part of what is on the map.
var quietAttrs = []string{
	"version", "tiledversion", "renderorder", "nextlayerid", "nextobjectid", "compressionlevel", "infinite", "id", "width", "height",
	"columns", "spacing", "margin", "tilecount", "tilewidth", "tileheight", "locked", "draworder", "color", "type", "propertytype",
	"xmlns", "x", "y", "backgroundcolor", "name", "class", "fontfamily", "pixelsize", "wrap", "bold", "italic", "underline", "strikeout",
	"kerning", "halign", "valign", "probability", "fillmode", "tilerendersize", "selected", "encoding",
}

// unusedAttribute reports whether leaving an attribute out is worth a word.
func unusedAttribute(name, value string) bool {
	return !slices.Contains(quietAttrs, name) && value != "" && value != "0" && value != "1"
}

// unusedElement says why an element is not used; "" if it is no part of what
// is on the map.
func unusedElement(name, parent string) string {
	switch name {
	case "editorsettings", "chunksize", "export", "transformations", "tileoffset", "grid", "point":
		return ""
	case "image":
		return "the theme draws the tiles"
	case "imagelayer":
		return "pictures have no place on a level; draw them as tiles"
	case "wangsets", "terraintypes", "animation":
		return "it serves Tiled's editor and looks"
	case "ellipse":
		return "the rectangle around it is taken"
	case "objectgroup":
		return "collision shapes of tiles have no meaning; give the tile a terrain"
	}
	return fmt.Sprintf("it has no meaning within %s", parent)
}

func isWhole(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && n >= 0 && n < 1<<28
}

func isPixels(s string) bool {
	f, err := strconv.ParseFloat(s, 64)
	return err == nil && math.Abs(f) <= 1e6
}

func isOutline(s string) bool {
	for pair := range strings.SplitSeq(s, " ") {
		x, y, ok := strings.Cut(pair, ",")
		if !ok || !isPixels(x) || !isPixels(y) {
			return false
		}
	}
	return true
}

// wholePixels rounds a layer's offset, which the library takes whole only.
func wholePixels(s string) string {
	f, _ := strconv.ParseFloat(s, 64) // it fits the form
	return strconv.Itoa(int(math.Round(f)))
}

// notes gathers what was not used: one sentence for each thing of a file, with
// the line where it came first and how often it came.
type notes struct {
	keys []string
	rows map[string]*noteRow
}

type noteRow struct {
	file      string
	line      int
	what, why string
	count     int
}

// add notes that something was not used; without a reason it does not matter.
func (n *notes) add(file string, line int, what, why string) {
	if why == "" {
		return
	}
	key := file + "\x00" + what + "\x00" + why
	if row, ok := n.rows[key]; ok {
		row.count++
		return
	}
	if n.rows == nil {
		n.rows = map[string]*noteRow{}
	}
	n.keys = append(n.keys, key)
	n.rows[key] = &noteRow{file, line, what, why, 1}
}

// report is the sentences, in the order in which things came first.
func (n *notes) report() Report {
	var r Report
	for _, key := range n.keys {
		row := n.rows[key]
		times := ""
		if row.count > 1 {
			times = fmt.Sprintf(" (%d times)", row.count)
		}
		r = append(r, fmt.Sprintf("%s:%d: %s is not used: %s%s", row.file, row.line, row.what, row.why, times))
	}
	return r
}
