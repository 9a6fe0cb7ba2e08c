// Package assets holds what the programs show: the palette, the sheet of
// pixel drawings with its index, and the light shader. The sheet is built
// from the text grids under src by the program in make; this package only
// embeds the result, finds cells by name, and decides nothing.
package assets

import (
	"bytes"
	_ "embed"
	"fmt"
	"image"
	"image/png"
	"strings"
)

//go:embed sheet.png
var sheetPNG []byte

//go:embed relief.png
var reliefPNG []byte

//go:embed sheet.txt
var sheetIndex string

// LightShader is the source, in Kage, of the light compositor.
//
//go:embed light.kage
var LightShader []byte

// Cell is one drawing of the sheet; zero is the blank one.
type Cell uint16

var (
	cellNames []string
	cellRects []image.Rectangle
	cellIndex = map[string]Cell{}
)

func init() {
	for line := range strings.Lines(sheetIndex) {
		var name string
		var x, y, w, h int
		if _, err := fmt.Sscan(line, &name, &x, &y, &w, &h); err != nil {
			panic("assets: sheet.txt: " + err.Error())
		}
		cellIndex[name] = Cell(len(cellNames))
		cellNames = append(cellNames, name)
		cellRects = append(cellRects, image.Rect(x, y, x+w, y+h))
	}
	for _, name := range cellNames {
		if who, ok := strings.CutSuffix(name, ".idle.0"); ok && !strings.Contains(who, ".") {
			figureIndex[who] = Figure(len(figures))
			figures = append(figures, drawings(who))
		}
	}
}

// Find is the cell of a name, if the sheet has it.
func Find(name string) (Cell, bool) { c, ok := cellIndex[name]; return c, ok }

// Named is the cell of a name that the sheet must have; it panics otherwise.
func Named(name string) Cell {
	c, ok := cellIndex[name]
	if !ok {
		panic("assets: the sheet has no cell " + name)
	}
	return c
}

// Rect is where a cell lies on the sheet, in pixels.
func (c Cell) Rect() image.Rectangle {
	if int(c) >= len(cellRects) {
		return image.Rectangle{}
	}
	return cellRects[c]
}

// String is the cell's name.
func (c Cell) String() string {
	if int(c) >= len(cellNames) {
		return "no cell"
	}
	return cellNames[c]
}

// Cells is the number of cells on the sheet, the blank one included.
func Cells() int { return len(cellNames) }

// Sheet decodes the drawings.
func Sheet() (image.Image, error) { return png.Decode(bytes.NewReader(sheetPNG)) }

// Relief decodes the surface normals of the drawings: red and green are the
// slopes east and south about 128, blue is the height.
func Relief() (image.Image, error) { return png.Decode(bytes.NewReader(reliefPNG)) }
