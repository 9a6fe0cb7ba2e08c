package main

import (
	"image"
	"image/color"
	"math"

	"pitchdark/assets"
)

// sheetWidth is the sheet's width in pixels; its height grows with need.
const sheetWidth = 512

// pack lays the cells out in rows, a clear pixel apart, and draws them.
func pack(cells []grid) (*image.NRGBA, []image.Rectangle) {
	places := make([]image.Rectangle, len(cells))
	x, y, row := 1, 1, 0
	for i, c := range cells {
		if x+c.w+1 > sheetWidth {
			x, y, row = 1, y+row+1, 0
		}
		places[i] = image.Rect(x, y, x+c.w, y+c.h)
		x += c.w + 1
		row = max(row, c.h)
	}
	sheet := image.NewNRGBA(image.Rect(0, 0, sheetWidth, y+row+1))
	for i, c := range cells {
		for py := range c.h {
			for px := range c.w {
				if ink := c.at(px, py); ink >= 0 {
					sheet.Set(places[i].Min.X+px, places[i].Min.Y+py, assets.Colour(ink))
				}
			}
		}
	}
	return sheet, places
}

// relief guesses the surface of each drawing: figures bulge from their
// outline, flat things rise where they are pale.
func relief(cells []grid, places []image.Rectangle, bounds image.Rectangle) *image.NRGBA {
	m := image.NewNRGBA(bounds)
	for i, c := range cells {
		for y := range c.h {
			for x := range c.w {
				if c.at(x, y) < 0 {
					continue
				}
				dx := c.height(x+1, y) - c.height(x-1, y)
				dy := c.height(x, y+1) - c.height(x, y-1)
				m.Set(places[i].Min.X+x, places[i].Min.Y+y, color.NRGBA{slope(dx), slope(dy), uint8(c.height(x, y) * 255), 255})
			}
		}
	}
	return m
}

// slope encodes a fall of height, -1…1, about 128: a surface that rises to
// the east looks west.
func slope(d float64) uint8 { return uint8(128 - 127*math.Max(-1, math.Min(1, d))) }

// height is how high a pixel stands, 0…1.
func (g grid) height(x, y int) float64 {
	if g.flat {
		x, y = max(0, min(x, g.w-1)), max(0, min(y, g.h-1))
	}
	ink := g.at(x, y)
	if ink < 0 {
		return 0
	}
	shade := luminance(ink)
	if g.flat {
		return shade
	}
	return 0.7*float64(g.depth(x, y))/3 + 0.3*shade
}

// depth is how many pixels lie between a pixel and the outline, at most 3.
func (g grid) depth(x, y int) int {
	for d := 1; d <= 3; d++ {
		if g.at(x-d, y) < 0 || g.at(x+d, y) < 0 || g.at(x, y-d) < 0 || g.at(x, y+d) < 0 {
			return d - 1
		}
	}
	return 3
}

func luminance(ink int) float64 {
	c := assets.Colour(ink)
	return (0.3*float64(c.R) + 0.59*float64(c.G) + 0.11*float64(c.B)) / 255
}
