package gallery

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/assets"
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/stage"
	"pitchdark/sprites"
	"pitchdark/sprites/cue"
)

var themes = []string{"brick", "stone", "moss", "crypt", "bone", "mine"}

// plan has every terrain, and walls in all their ways.
const plan = `
######################
#T.TT#.....%.....#..X#
#....+..O..%..O..'...#
#.T..#.....###+#####.#
#....####.##.......#v#
#..........#.~~~~..#.#
##'###..O..'.~ww~..=.#
#...,#.....#.~~w~..=.#
#.>.,#..^..###.######+
#.<..+.....+...+.T...#
#...T#.T.T.#.*.#...T.#
######################`

// room is a plan that is drawn in one theme.
type room struct {
	title string
	world *sprites.World
}

func newTheme(theme string) page {
	v := &rules.View{Level: theme, Theme: theme, Hero: rules.Sheet{Handle: 1, Kind: "core/bran", At: grid.Point{X: 8, Y: 5}, Facing: grid.South, Health: 20, MaxHealth: 20}}
	for y, row := range strings.Fields(plan) {
		for x, letter := range row {
			t, _ := grid.TerrainOf(letter)
			v.Cells = append(v.Cells, rules.Glimpse{At: grid.Point{X: x, Y: y}, Terrain: t, Known: rules.Seen, Light: rules.Bright})
		}
	}
	v.Barred = []rules.Barred{{At: grid.Point{X: 5, Y: 9}}, {At: grid.Point{X: 14, Y: 3}}}
	v.Lights = []rules.Shine{
		{At: v.Hero.At, Bearer: 1, Kind: "core/torch"},
		{At: grid.Point{X: 18, Y: 2}, Kind: "core/candle"},
		{At: grid.Point{X: 18, Y: 9}, Kind: "core/campfire"},
		{At: grid.Point{X: 2, Y: 7}, Kind: "core/lantern"},
	}
	var s stage.Stage
	return newRoom("Theme: "+theme, s.Set(v))
}

func newRoom(title string, scene *cue.Scene) page {
	r := &room{title: title, world: sprites.NewWorld()}
	scene.Focus = cue.Tile{X: wide / 2, Y: high / 2}
	if scene.Hero != 0 {
		scene.Hero = 0 // the middle of the picture is the room's
	}
	r.world.SetScene(scene)
	return r
}

// newLights is all flames side by side, each in its own light of both strengths,
// with what is remembered and the dark beyond.
func newLights() page {
	scene := &cue.Scene{Level: "lights"}
	for i := range wide * high {
		at := cue.Tile{X: i % wide, Y: i / wide}
		g := cue.Ground{At: at, Known: cue.Seen, Light: cue.Bright, Layers: cue.Layers{assets.Named("floor.0")}}
		switch {
		case at.Y >= 11:
			g.Known, g.Light = cue.Remembered, cue.Dark
		case at.Y >= 7:
			g.Light = 1
		}
		scene.Tiles = append(scene.Tiles, g)
	}
	for i, kind := range []rules.ContentID{"core/candle", "core/torch", "core/lantern", "core/campfire", "core/wisp-glow", "core/torch"} {
		warmth, cell := stage.Flame(kind)
		scene.Flames = append(scene.Flames, cue.Flame{At: cue.Tile{X: 2 + i*7/2, Y: 3}, Warmth: warmth, Cell: cell, Gutters: i == 5})
	}
	return newRoom("Lights: candle, torch, lantern, campfire, glow, and a torch in its last tenth", scene)
}

func (r *room) name() string    { return r.title }
func (r *room) update(tick int) { r.world.Update(tick) }

func (r *room) draw(dst *ebiten.Image, box image.Rectangle) { hang(r.world, dst, box) }
