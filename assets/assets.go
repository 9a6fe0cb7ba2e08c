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

// Figure is the set of drawings of one kind of creature; zero is nobody.
type Figure uint8

// Drawings are the cells of one figure.
type Drawings struct {
	Name  string
	Idle  [2]Cell
	Blind [2]Cell // groping; the idle ones where it has none
	Lying Cell
}

var (
	cellNames []string
	cellRects []image.Rectangle
	cellIndex = map[string]Cell{}

	figures     = []Drawings{{}}
	figureIndex = map[string]Figure{}
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
		if who, ok := strings.CutSuffix(name, ".idle.0"); ok {
			figureIndex[who] = Figure(len(figures))
			figures = append(figures, drawings(who))
		}
	}
}

func drawings(who string) Drawings {
	d := Drawings{Name: who}
	d.Idle[0] = cellIndex[who+".idle.0"]
	d.Idle[1] = or(cellIndex[who+".idle.1"], d.Idle[0])
	d.Blind[0] = or(cellIndex[who+".blind.0"], d.Idle[0])
	d.Blind[1] = or(cellIndex[who+".blind.1"], d.Blind[0])
	d.Lying = or(cellIndex[who+".lying"], d.Idle[0])
	return d
}

func or(a, b Cell) Cell {
	if a != 0 {
		return a
	}
	return b
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

// FigureNamed is the figure of a name, if the sheet has it.
func FigureNamed(name string) (Figure, bool) { f, ok := figureIndex[name]; return f, ok }

// Drawings are the cells of a figure; those of nobody are blank.
func (f Figure) Drawings() Drawings {
	if int(f) >= len(figures) {
		return Drawings{}
	}
	return figures[f]
}

// String is the figure's name.
func (f Figure) String() string { return f.Drawings().Name }

// Sheet decodes the drawings.
func Sheet() (image.Image, error) { return png.Decode(bytes.NewReader(sheetPNG)) }

// Relief decodes the surface normals of the drawings: red and green are the
// slopes east and south about 128, blue is the height.
func Relief() (image.Image, error) { return png.Decode(bytes.NewReader(reliefPNG)) }
