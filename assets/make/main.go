// Command make builds the sheet of drawings, its relief and its index from
// the pixel grids under src. Run it in the repository's root:
//
//	go run ./assets/make
package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	dir := "assets"
	if len(os.Args) > 1 {
		dir = os.Args[1]
	}
	if err := build(dir); err != nil {
		fmt.Fprintln(os.Stderr, "make:", err)
		os.Exit(1)
	}
}

func build(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "src", "*.txt"))
	if err != nil {
		return err
	}
	slices.Sort(files)
	set := newSet()
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := set.read(filepath.Base(file), string(text)); err != nil {
			return err
		}
	}
	cells := slices.DeleteFunc(set.cells, func(g grid) bool { return g.part })
	sheet, places := pack(cells)
	if err := save(filepath.Join(dir, "sheet.png"), sheet); err != nil {
		return err
	}
	if err := save(filepath.Join(dir, "relief.png"), relief(cells, places, sheet.Bounds())); err != nil {
		return err
	}
	var index strings.Builder
	for i, c := range cells {
		r := places[i]
		fmt.Fprintln(&index, c.name, r.Min.X, r.Min.Y, r.Dx(), r.Dy())
	}
	return os.WriteFile(filepath.Join(dir, "sheet.txt"), []byte(index.String()), 0o644)
}

func save(path string, m image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(f, m); err != nil {
		return err
	}
	return f.Close()
}
