package gallery

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/assets"
	"pitchdark/sprites"
	"pitchdark/sprites/cue"
)

// The floor on which all figures stand, in tiles, and how many in a row.
const (
	wide, high = 22, 13
	inRow      = 10
)

// beat is after how many ticks a clip comes again.
const beat = 150

// show is a clip: how figures stand, and the cues that they play.
type show struct {
	title  string
	pose   cue.Pose
	lights bool
	cues   func(f *cue.Figure) []cue.Cue
}

var clips = []show{
	{title: "Standing, turning"},
	{title: "Walking", cues: func(f *cue.Figure) []cue.Cue {
		there := f.At.Add(f.Facing)
		return []cue.Cue{cue.Walk{Who: f.Who, Path: []cue.Tile{f.At, there, f.At}, Facing: f.Facing}}
	}},
	{title: "Striking", cues: func(f *cue.Figure) []cue.Cue {
		return []cue.Cue{cue.Swing{Who: f.Who, Toward: f.Facing, Hit: true}}
	}},
	{title: "Hurt", cues: func(f *cue.Figure) []cue.Cue { return []cue.Cue{cue.Hurt{Who: f.Who, At: f.At, Amount: 3}} }},
	{title: "Falling", pose: cue.Lying, cues: func(f *cue.Figure) []cue.Cue { return []cue.Cue{cue.Fall{Who: f.Who, At: f.At}} }},
	{title: "Carrying a light", lights: true},
	{title: "Groping", pose: cue.Blind, cues: func(f *cue.Figure) []cue.Cue {
		return []cue.Cue{cue.Grope{Who: f.Who, Toward: f.Facing}}
	}},
	{title: "Against a wall", cues: func(f *cue.Figure) []cue.Cue {
		return []cue.Cue{cue.Slam{Who: f.Who, At: f.At, Toward: f.Facing, Strength: 2}}
	}},
}

// clip is a floor of all figures that play one clip.
type clip struct {
	show  show
	world *sprites.World
	scene cue.Scene
}

func newClip(s show) page {
	c := &clip{show: s, world: sprites.NewWorld()}
	c.scene = cue.Scene{Level: s.title, Focus: cue.Tile{X: wide / 2, Y: high / 2}}
	for i := range wide * high {
		c.scene.Tiles = append(c.scene.Tiles, cue.Ground{
			At: cue.Tile{X: i % wide, Y: i / wide}, Known: cue.Seen, Light: cue.Bright, Layers: cue.Layers{assets.Named("floor.1")},
		})
	}
	for f := assets.Figure(1); int(f) < assets.Figures(); f++ {
		c.add(f, int(f)-1)
	}
	return c
}

func (c *clip) add(look assets.Figure, i int) {
	f := cue.Figure{
		Who: cue.Token(i + 1), At: cue.Tile{X: 1 + 2*(i%inRow), Y: 2 + 3*(i/inRow)}, Look: look, Pose: c.show.pose, Side: 2,
		Facing: cue.Direction(4 + 2*(i%3)),
	}
	if look.Drawings().Limbs.Jointed() {
		f.Held = assets.Named("held.sword")
	}
	c.scene.Figures = append(c.scene.Figures, f)
	if c.show.lights {
		cells := [...]string{"torch", "lantern", "candle"}
		c.scene.Flames = append(c.scene.Flames, cue.Flame{
			At: f.At, Bearer: f.Who, Warmth: cue.Warmth(i % 3), Cell: assets.Named(cells[i%3]), Gutters: i%5 == 4,
		})
	}
}

func (c *clip) name() string { return c.show.title }

func (c *clip) update(tick int) {
	if tick%(beat/2) == 1 {
		for i := range c.scene.Figures {
			c.scene.Figures[i].Facing++
		}
		c.world.SetScene(&c.scene)
	}
	if tick%beat == 20 && c.show.cues != nil {
		for i := range c.scene.Figures {
			c.world.Play(c.show.cues(&c.scene.Figures[i]))
		}
	}
	c.world.Update(tick)
}

func (c *clip) draw(dst *ebiten.Image, box image.Rectangle) { hang(c.world, dst, box) }

// hang draws a world as large as all of its floor still fits.
func hang(w *sprites.World, dst *ebiten.Image, box image.Rectangle) {
	w.SetZoom(min(box.Dx()/(wide*16), box.Dy()/(high*16)))
	w.Draw(dst.SubImage(box).(*ebiten.Image))
}
