package maps

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"pitchdark/rules/grid"
)

// Limits on a Tiled document, checked before anything is made of it.
const (
	maxDepth    = 32     // of elements within elements
	maxElements = 50_000 // tiles of layers not counted
	maxLayers   = 32     // tile layers, at 200×200 tiles each
)

// tidied is what is left of a Tiled document when all that is not read here
// was taken out: the elements and attributes of useTable, layers as plain CSV.
type tidied struct {
	xml    []byte
	lines  []int      // the line of a layer, group or object by its new ID
	origin grid.Point // the north-west tile of an infinite map's used part
	head   mapHead
}

type mapHead struct {
	line                  int
	width, height         int
	tileWidth, tileHeight int
	infinite              bool
}

// tidier copies a document. It renumbers layers, groups and objects in the
// order of the document, so that their order and lines can be found again.
type tidier struct {
	file     string
	notes    *notes
	in       *xml.Decoder
	out      bytes.Buffer
	pieces   []piece
	open     []string // the elements that are open
	elements int
	decoded  int // tiles
	result   tidied
	layer    *tileLayer // the layer that is open
	sources  map[string]int
	firstGID uint32
}

// piece is text up to a layer's data, and that layer.
type piece struct {
	text  []byte
	layer *tileLayer
}

// tidy reads a document whose root must be one of the given elements.
func tidy(file string, data []byte, n *notes, roots ...string) (*tidier, error) {
	t := &tidier{file: file, notes: n, in: xml.NewDecoder(bytes.NewReader(data)), sources: map[string]int{}}
	for {
		token, err := t.in.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, t.syntax(err)
		}
		if e := t.token(token, roots); e != nil {
			return nil, e
		}
	}
	if t.elements == 0 {
		return nil, fault(file, 0, "file", "it holds no element; save it again in Tiled")
	}
	if e := t.assemble(); e != nil {
		return nil, e
	}
	return t, nil
}

func (t *tidier) syntax(err error) *Error {
	var s *xml.SyntaxError
	if errors.As(err, &s) {
		return fault(t.file, s.Line, "xml", "%s; save the file again in Tiled", s.Msg)
	}
	return fault(t.file, t.line(), "xml", "%v; save the file again in Tiled, as UTF-8", err)
}

func (t *tidier) line() int {
	line, _ := t.in.InputPos()
	return line
}

func (t *tidier) wrong(field, why string, args ...any) *Error {
	return fault(t.file, t.line(), field, why, args...)
}

func (t *tidier) token(token xml.Token, roots []string) *Error {
	switch v := token.(type) {
	case xml.StartElement:
		if len(t.open) == 0 && (t.elements > 0 || !slices.Contains(roots, v.Name.Local)) {
			return t.wrong(v.Name.Local, "a %s is wanted here; give a file that Tiled saved as such", strings.Join(roots, " or "))
		}
		return t.start(v)
	case xml.EndElement:
		name := t.open[len(t.open)-1]
		t.open = t.open[:len(t.open)-1]
		t.out.WriteString("</" + name + ">\n")
		if name == "layer" {
			return t.endLayer()
		}
	case xml.CharData:
		if len(t.open) > 0 && t.open[len(t.open)-1] == "text" {
			_ = xml.EscapeText(&t.out, v) // a Buffer's writes do not fail
		}
	}
	return nil
}

func (t *tidier) start(v xml.StartElement) *Error {
	name := v.Name.Local
	if t.elements++; t.elements > maxElements {
		return t.wrong(name, "the file has more than %d elements; make the map smaller", maxElements)
	}
	parent := ""
	if len(t.open) > 0 {
		parent = t.open[len(t.open)-1]
	}
	use := useOf(name, parent)
	if use == nil {
		t.notes.add(t.file, t.line(), name, unusedElement(name, parent))
		return t.skip()
	}
	if len(t.open) == maxDepth {
		return t.wrong(name, "elements stand more than %d deep in each other; flatten the groups", maxDepth)
	}
	if name == "data" {
		return t.data(v)
	}
	if e := t.special(v, parent); e != nil {
		return e
	}
	attrs, e := t.attributes(v, use)
	if e != nil {
		return e
	}
	if name == "map" { // written at the end, when its size is known
		t.open = append(t.open, name)
		return nil
	}
	if name == "property" && !slices.ContainsFunc(v.Attr, func(a xml.Attr) bool { return a.Name.Local == "value" }) {
		return t.longProperty(attrs)
	}
	t.out.WriteString("<" + name)
	t.writeAttributes(attrs)
	t.out.WriteByte('>')
	t.open = append(t.open, name)
	return nil
}

// special is what a few elements need besides being copied.
func (t *tidier) special(v xml.StartElement, parent string) *Error {
	switch v.Name.Local {
	case "map":
		return t.head(v)
	case "tileset":
		return t.tileset(v, parent)
	case "layer":
		t.layer = &tileLayer{name: attribute(v, "name")}
		if len(t.pieces) == maxLayers {
			return t.wrong("layer", "the map has more than %d tile layers; merge some", maxLayers)
		}
		return t.layerSize(v)
	}
	return nil
}

func (t *tidier) tileset(v xml.StartElement, parent string) *Error {
	if source := attribute(v, "source"); source != "" && t.sources[source] == 0 {
		t.sources[source] = t.line()
	}
	if parent != "map" {
		return nil
	}
	first, err := strconv.ParseUint(attribute(v, "firstgid"), 10, 28)
	if err != nil || first == 0 {
		return t.wrong("tileset", "firstgid is %q; give a number of 1 or more", attribute(v, "firstgid"))
	}
	if t.firstGID == 0 || uint32(first) < t.firstGID {
		t.firstGID = uint32(first)
	}
	return nil
}

// attributes are the element's used ones, checked for their form.
func (t *tidier) attributes(v xml.StartElement, use *use) ([]xml.Attr, *Error) {
	var kept []xml.Attr
	for _, a := range v.Attr {
		name := a.Name.Local
		f, used := use.attr(name)
		switch {
		case used && !f.fits(a.Value):
			return nil, t.wrong(v.Name.Local, "%s is %q; give %s", name, a.Value, f.want)
		case used && f.want == offset.want:
			kept = append(kept, xml.Attr{Name: xml.Name{Local: name}, Value: wholePixels(a.Value)})
		case used:
			kept = append(kept, xml.Attr{Name: xml.Name{Local: name}, Value: a.Value})
		case unusedAttribute(name, a.Value):
			t.notes.add(t.file, t.line(), v.Name.Local+" "+name, "only the tiles and objects count")
		}
	}
	if use.numbered {
		t.result.lines = append(t.result.lines, t.line())
		kept = append(kept, xml.Attr{Name: xml.Name{Local: "id"}, Value: strconv.Itoa(len(t.result.lines))})
	}
	return kept, nil
}

func (t *tidier) writeAttributes(attrs []xml.Attr) {
	for _, a := range attrs {
		t.out.WriteString(" " + a.Name.Local + `="`)
		_ = xml.EscapeText(&t.out, []byte(a.Value)) // a Buffer's writes do not fail
		t.out.WriteByte('"')
	}
}

// longProperty writes a property whose value stands between its tags, as Tiled
// does for several lines, with its value as an attribute.
func (t *tidier) longProperty(attrs []xml.Attr) *Error {
	line, class := t.line(), false
	var text strings.Builder
	for {
		token, err := t.in.Token()
		if err != nil {
			return t.syntax(err)
		}
		switch v := token.(type) {
		case xml.StartElement:
			class = true
			if e := t.skip(); e != nil {
				return e
			}
		case xml.CharData:
			text.Write(v)
		case xml.EndElement:
			if class {
				t.notes.add(t.file, line, "property of a class", "its members have no meaning here; use plain properties")
				return nil
			}
			t.out.WriteString("<property")
			t.writeAttributes(append(attrs, xml.Attr{Name: xml.Name{Local: "value"}, Value: strings.TrimSpace(text.String())}))
			t.out.WriteString("/>\n")
			return nil
		}
	}
}

// skip reads past the element that was just begun, holding it to the limits.
func (t *tidier) skip() *Error {
	for depth := 1; depth > 0; {
		token, err := t.in.Token()
		if err != nil {
			return t.syntax(err)
		}
		switch v := token.(type) {
		case xml.StartElement:
			t.elements++
			if depth++; depth+len(t.open) > maxDepth || t.elements > maxElements {
				return t.wrong(v.Name.Local, "the file has more than %d elements or more than %d in each other; make the map smaller", maxElements, maxDepth)
			}
		case xml.EndElement:
			depth--
		}
	}
	return nil
}

func attribute(v xml.StartElement, name string) string {
	for _, a := range v.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
