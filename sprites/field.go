package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

// The field covers the largest level and a rim about it.
const (
	fieldSide = 208
	fieldRim  = 4
)

// lightTicks is about how long a tile takes to a new level of light.
const lightTicks = 10

// tileLight is how a tile is lit and remembered, now and soon. Level is 0
// dark, ½ low, 1 bright.
type tileLight struct{ level, memory, toLevel, toMemory float32 }

// field is the light of all tiles and the maps that the compositor reads.
type field struct {
	tiles         [fieldSide * fieldSide]tileLight
	width, height int // of the maps, in texels
	levels, tints []byte
	levelMap      *ebiten.Image
	tintMap       *ebiten.Image
}

func fieldIndex(x, y int) int {
	x, y = x+fieldRim, y+fieldRim
	if uint(x) >= fieldSide || uint(y) >= fieldSide {
		return -1
	}
	return y*fieldSide + x
}

// aim sets what the tiles shall come to; at once if cut.
func (f *field) aim(tiles []cue.Ground, cut bool) {
	for i := range f.tiles {
		f.tiles[i].toLevel, f.tiles[i].toMemory = 0, 0
	}
	for i := range tiles {
		if at := fieldIndex(tiles[i].At.X, tiles[i].At.Y); at >= 0 {
			f.tiles[at].toLevel, f.tiles[at].toMemory = lightOf(&tiles[i])
		}
	}
	if cut {
		for i := range f.tiles {
			f.tiles[i].level, f.tiles[i].memory = f.tiles[i].toLevel, f.tiles[i].toMemory
		}
	}
}

// lightOf is the level and the memory of a tile. One that is seen without
// light, by eyes for the dark, shows like a strong memory.
func lightOf(g *cue.Ground) (level, memory float32) {
	switch {
	case g.Known == cue.Seen && g.Light >= cue.Bright:
		return 1, 0
	case g.Known == cue.Seen && g.Light > cue.Dark:
		return 0.5, 0
	case g.Known == cue.Seen:
		return 0, 1
	case g.Known == cue.Unknown:
		return 0, 0
	}
	return 0, 0.55
}

// step moves the tiles of a window on by one tick.
func (f *field) step(x0, y0, x1, y1 int) {
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			if i := fieldIndex(x, y); i >= 0 {
				t := &f.tiles[i]
				t.level = approach(t.level, t.toLevel, 1.0/lightTicks)
				t.memory = approach(t.memory, t.toMemory, 1.0/lightTicks)
			}
		}
	}
}

func approach(from, to, step float32) float32 {
	return min(max(to, from-step), from+step)
}

// resize makes the maps large enough for a window of w×h tiles.
func (f *field) resize(w, h int) {
	if w <= f.width && h <= f.height {
		return
	}
	f.width, f.height = max(w, f.width), max(h, f.height)
	if f.levelMap != nil {
		f.levelMap.Deallocate()
		f.tintMap.Deallocate()
	}
	f.levels, f.tints = make([]byte, 4*f.width*f.height), make([]byte, 4*f.width*f.height)
	f.levelMap, f.tintMap = newMap(f.width, f.height), newMap(f.width, f.height)
}

// burning is a flame as the field sees it: where, how strong, of what tint.
type burning struct {
	x, y  float64 // tiles
	force float32 // 0…1 and a little over
	tint  [3]float32
}

// write sends the maps of the window whose upper left tile is x0, y0.
func (f *field) write(x0, y0 int, flames []burning) {
	f.fill(x0, y0, flames)
	f.levelMap.WritePixels(f.levels)
	f.tintMap.WritePixels(f.tints)
}

// fill computes the maps.
func (f *field) fill(x0, y0 int, flames []burning) {
	for y := range f.height {
		for x := range f.width {
			o := 4 * (y*f.width + x)
			var t tileLight
			if i := fieldIndex(x0+x, y0+y); i >= 0 {
				t = f.tiles[i]
			}
			reach, tint := reachOf(float64(x0+x), float64(y0+y), flames, t.level > 0)
			f.levels[o], f.levels[o+1] = unit8(t.level), unit8(brightness(t.level, reach))
			f.levels[o+2], f.levels[o+3] = unit8(t.memory), 255
			f.tints[o], f.tints[o+1], f.tints[o+2], f.tints[o+3] = unit8(tint[0]), unit8(tint[1]), unit8(tint[2]), 255
		}
	}
}

// brightness keeps the light within the band of the tile's level, higher in
// it the nearer a flame is.
func brightness(level, reach float32) float32 {
	low := 0.18 + 0.28*reach
	bright := 0.52 + 0.48*reach
	if level <= 0.5 {
		return low * level * 2
	}
	return low + (bright-low)*(2*level-1)
}

var daylight = [3]float32{0.93, 0.95, 1}

// reachOf is how near flames are to a tile, 0…1, and their mixed tint.
func reachOf(x, y float64, flames []burning, lit bool) (reach float32, tint [3]float32) {
	if !lit {
		return 0, daylight
	}
	weight := float32(0.05)
	tint = [3]float32{0.05 * daylight[0], 0.05 * daylight[1], 0.05 * daylight[2]}
	for i := range flames {
		dx, dy := x-flames[i].x, y-flames[i].y
		away := float32(dx*dx + dy*dy)
		if away > 150 {
			continue
		}
		r := flames[i].force / (1 + away/14)
		reach = max(reach, r)
		weight += r
		for c := range tint {
			tint[c] += r * flames[i].tint[c]
		}
	}
	for c := range tint {
		tint[c] /= weight
	}
	return reach, tint
}

func unit8(v float32) byte { return byte(min(max(v, 0), 1)*255 + 0.5) }

// tints of flames, by warmth.
var tints = [...][3]float32{
	cue.Amber: {1, 0.80, 0.53},
	cue.Honey: {1, 0.86, 0.62},
	cue.Lamp:  {1, 0.93, 0.76},
	cue.Ember: {1, 0.70, 0.42},
	cue.Cold:  {0.66, 0.84, 1},
}

// flicker is the force of a flame at a tick: a slow breath and quick licks,
// each flame in its own time; one that gutters dips deep.
func flicker(tick, seed int, gutters bool) float32 {
	t := float64(tick) + float64(seed)*37.7
	v := 1 + 0.035*math.Sin(t*0.11) + 0.03*math.Sin(t*0.31+1) + 0.02*math.Sin(t*0.73)
	if gutters {
		dip := math.Sin(t*0.09) + math.Sin(t*0.23+2)
		v -= 0.14 + 0.16*math.Max(0, dip)
	}
	return float32(v)
}

// window is the tiles that a picture of w×h pixels about the camera can show,
// with one more on every side.
func window(c *camera.Camera, w, h int) (x0, y0, x1, y1 int) {
	left, top := c.X-float64(w)/2, c.Y-float64(h)/2
	x0 = int(math.Floor(left/camera.TileSize)) - 1
	y0 = int(math.Floor(top/camera.TileSize)) - 1
	return x0, y0, x0 + w/camera.TileSize + 4, y0 + h/camera.TileSize + 4
}

func newMap(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(rect(w, h), &ebiten.NewImageOptions{Unmanaged: true})
}
