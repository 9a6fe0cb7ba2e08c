package maps

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"pitchdark/rules/grid"
)

// assemble joins the pieces now that the size of the map is known.
func (t *tidier) assemble() *Error {
	h := &t.result.head
	if h.line == 0 { // a tileset or a template
		t.result.xml = t.out.Bytes()
		return nil
	}
	area := Area{To: grid.Point{X: h.width - 1, Y: h.height - 1}}
	if h.infinite {
		var ok bool
		if area, ok = t.usedArea(); !ok {
			return fault(t.file, h.line, "map", "no layer has a tile; draw the level first")
		}
		h.width, h.height = area.To.X-area.From.X+1, area.To.Y-area.From.Y+1
		if h.width > grid.MaxSide || h.height > grid.MaxSide {
			return fault(t.file, h.line, "map", "its used part has %d×%d tiles; keep each side to %d [DK-GRD-01]", h.width, h.height, grid.MaxSide)
		}
		t.result.origin = area.From
	}
	var doc bytes.Buffer
	fmt.Fprintf(&doc, "<map orientation=\"orthogonal\" width=\"%d\" height=\"%d\" tilewidth=\"%d\" tileheight=\"%d\">\n", h.width, h.height, h.tileWidth, h.tileHeight)
	for _, p := range t.pieces {
		doc.Write(p.text)
		p.layer.writeCSV(&doc, area)
	}
	doc.Write(t.out.Bytes())
	t.result.xml = doc.Bytes()
	return nil
}

// usedArea is the smallest rectangle around all tiles of all layers.
func (t *tidier) usedArea() (a Area, ok bool) {
	for _, p := range t.pieces {
		for _, b := range p.layer.blocks {
			for i, n := range b.gids {
				if n == 0 {
					continue
				}
				at := b.at.Add(grid.Point{X: i % b.width, Y: i / b.width})
				if !ok {
					a, ok = Area{at, at}, true
				}
				a.From = grid.Point{X: min(a.From.X, at.X), Y: min(a.From.Y, at.Y)}
				a.To = grid.Point{X: max(a.To.X, at.X), Y: max(a.To.Y, at.Y)}
			}
		}
	}
	return a, ok
}

// writeCSV writes the layer's tiles within an area as a CSV data element.
func (l *tileLayer) writeCSV(doc *bytes.Buffer, a Area) {
	width, height := a.To.X-a.From.X+1, a.To.Y-a.From.Y+1
	gids := make([]uint32, width*height)
	for _, b := range l.blocks {
		for i, n := range b.gids {
			at := b.at.Add(grid.Point{X: i % b.width, Y: i / b.width})
			if n != 0 && a.Has(at) {
				at = at.Sub(a.From)
				gids[at.Y*width+at.X] = n
			}
		}
	}
	numbers := make([]string, len(gids))
	for i, n := range gids {
		numbers[i] = strconv.FormatUint(uint64(n), 10)
	}
	doc.WriteString(`<data encoding="csv">` + strings.Join(numbers, ",") + "</data>\n")
}
