package sprites_test

import (
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites"
	"pitchdark/sprites/cue"
)

func torch(x, y int, bearer rules.Handle) rules.Shine {
	return rules.Shine{At: grid.Point{X: x, Y: y}, Kind: "core/torch", Bearer: bearer}
}

func TestPictureLit(t *testing.T) {
	s := newSample(t, cellar, torch(13, 5, 1))
	v := s.view(grid.Point{X: 13, Y: 5}, grid.East, grid.Point{X: 4, Y: 4}, grid.Point{X: 5, Y: 10})
	v.Tokens = []rules.Token{
		{Handle: 100, At: grid.Point{X: 15, Y: 3}, Kind: "core/goblin", Name: "a goblin", Degree: rules.Identified, Side: rules.Foe, Facing: grid.West, Health: rules.Hurt},
		{Handle: 101, At: grid.Point{X: 11, Y: 3}, Kind: "core/cave-bear", Name: "a bear", Degree: rules.Identified, Side: rules.Foe, Facing: grid.South},
		{Handle: 2, At: grid.Point{X: 14, Y: 6}, Kind: "core/scholar", Name: "Ada", Degree: rules.Identified, Side: rules.Friend},
	}
	v.Things = []rules.Thing{{At: grid.Point{X: 12, Y: 5}, Kind: "core/sword"}, {At: grid.Point{X: 15, Y: 5}, Kind: "core/potion"}}
	w := sprites.NewWorld()
	show(w, v)
	run(w, 0, 40)
	golden(t, "lit", shot(t, w, "lit", nil))
	v.Lines = []rules.Line{
		{Who: 1, Tiles: []grid.Point{{X: 11, Y: 5}, {X: 12, Y: 5}, {X: 13, Y: 5}}, Facing: grid.East},
		{Who: 100, Tiles: []grid.Point{{X: 12, Y: 6}, {X: 13, Y: 5}, {X: 14, Y: 4}, {X: 15, Y: 3}}, Facing: grid.NorthEast},
	}
	w.SetLook(sprites.Look{Record: true})
	show(w, v)
	run(w, 40, 2)
	golden(t, "lines", shot(t, w, "lines", nil))
}

// blindView is a hero in the dark, who has walked and touched, hears, and sees
// an island of light far off.
func blindView(t *testing.T) *rules.View {
	s := newSample(t, cellar, torch(24, 7, 0))
	s.lights[0].Bearer = 100
	at := grid.Point{X: 13, Y: 10}
	v := s.view(grid.Point{X: 22, Y: 10}, grid.North)
	v.Hero.At, v.Hero.Facing, v.Blind, v.Round, v.Light = at, grid.East, rules.ByDarkness, 7, rules.Dark
	for x := 10; x <= 13; x++ {
		v.Trace = append(v.Trace, rules.Trace{At: grid.Point{X: x, Y: 10}, Round: 6 + (x-9)/3, Walked: true})
	}
	v.Trace = append(v.Trace,
		rules.Trace{At: grid.Point{X: 13, Y: 9}, Round: 7, Terrain: grid.Pillar},
		rules.Trace{At: grid.Point{X: 12, Y: 9}, Round: 6, Terrain: grid.Wall},
		rules.Trace{At: grid.Point{X: 13, Y: 11}, Round: 7, Terrain: grid.Pillar},
		rules.Trace{At: grid.Point{X: 9, Y: 10}, Round: 6, Terrain: grid.ClosedDoor},
		rules.Trace{At: grid.Point{X: 12, Y: 11}, Round: 7, Free: true})
	v.Contacts = []rules.Contact{{Handle: 101, At: grid.Point{X: 14, Y: 11}}}
	v.Tokens = []rules.Token{{Handle: 100, At: grid.Point{X: 24, Y: 7}, Kind: "core/hobgoblin-archer", Name: "an archer", Degree: rules.Identified, Side: rules.Foe, Facing: grid.West}}
	return v
}

func TestPictureBlind(t *testing.T) {
	w := sprites.NewWorld()
	v := blindView(t)
	show(w, v)
	tick := run(w, 0, 60)
	w.Play([]cue.Cue{cue.Ripple{Way: 3, Band: cue.Near, Kind: "thud"}, cue.Ripple{Way: 6, Band: cue.Faint, Kind: "step"}})
	tick = run(w, tick, 16)
	ring := sprites.Ring{X: 500, Y: 315, Radius: 150, Facing: 2, Selected: 7, Hover: 2, Tiles: 4, Max: 6, Fade: 1, Arcs: []sprites.Arc{
		{Toward: 1, Band: 1}, {Toward: 4, Band: 3}, {Toward: 6, Band: 2, Age: 1},
	}}
	golden(t, "blind", shot(t, w, "blind", func(dst *ebiten.Image) { ring.Draw(dst, tick) }))
	v.Hero.Facing = grid.NorthEast
	show(w, v)
	run(w, tick, 20)
	shot(t, w, "blind-turned", nil)
}

func TestPictureOverlay(t *testing.T) {
	s := newSample(t, cellar, torch(4, 5, 0), rules.Shine{At: grid.Point{X: 12, Y: 4}, Kind: "core/campfire"}, rules.Shine{At: grid.Point{X: 25, Y: 6}, Kind: "core/candle", Gutters: true})
	w := sprites.NewWorld()
	w.SetLook(sprites.Look{Levels: true})
	v := s.view(grid.Point{X: 19, Y: 3}, grid.West)
	v.Hero.Kind = "core/dwarf"
	v.Tokens = []rules.Token{{Handle: 105, At: grid.Point{X: 22, Y: 2}, Degree: rules.Noticed}}
	show(w, v)
	tick := run(w, 0, 40)
	golden(t, "levels", shot(t, w, "levels", nil))
	w.SetLook(sprites.Look{})
	w.SetHints([]cue.Hint{{At: cue.Tile{X: 20, Y: 4}}, {At: cue.Tile{X: 21, Y: 5}}, {At: cue.Tile{X: 22, Y: 6}, Kind: cue.HintEnd}, {At: cue.Tile{X: 22, Y: 2}, Kind: cue.HintTarget}})
	run(w, tick, 1)
	shot(t, w, "candle", nil)
}

func TestPictureSlam(t *testing.T) {
	s := newSample(t, cellar, torch(17, 3, 1))
	w := sprites.NewWorld()
	w.SetZoom(4)
	show(w, s.view(grid.Point{X: 17, Y: 4}, grid.East))
	w.Play([]cue.Cue{cue.Slam{Who: 1, At: cue.Tile{X: 18, Y: 2}, Toward: 6, Strength: 6}})
	tick := 0
	for _, at := range []int{5, 9, 10, 13, 19} {
		tick = run(w, tick, at-tick)
		m := shot(t, w, "slam-"+strconv.Itoa(at), nil)
		if at == 10 {
			golden(t, "slam", m)
		}
	}
}

func TestPictureGoesDark(t *testing.T) {
	s := newSample(t, cellar, torch(13, 5, 1))
	w := sprites.NewWorld()
	show(w, s.view(grid.Point{X: 13, Y: 5}, grid.East))
	tick := run(w, 0, 30)
	v := blindView(t)
	v.Hero.At = grid.Point{X: 13, Y: 5}
	v.Trace = nil
	show(w, v)
	w.Play([]cue.Cue{cue.Puff{Who: 1, At: cue.Tile{X: 13, Y: 5}}, cue.GoDark{Flame: true}})
	for _, at := range []int{10, 24, 40, 52, 70, 95} {
		tick = run(w, tick, 30+at-tick)
		m := shot(t, w, "dark-"+strconv.Itoa(at), nil)
		if at == 40 {
			golden(t, "flame-dies", m)
		}
	}
}

// kinds are all who have a drawing of their own.
var kinds = []rules.ContentID{
	"core/bran", "core/ysolde", "core/odo", "core/wren", "core/dagna", "core/ilario", "core/goblin", "core/hobgoblin-archer",
	"core/rat-swarm", "core/ghoul", "core/shadow", "core/cultist", "core/bat", "core/cave-bear", "core/ogre", "core/cave-fisher",
}

var things = []rules.ContentID{
	"core/sword", "core/great-sword", "core/dagger", "core/spear", "core/bow", "core/crossbow", "core/potion", "core/oil", "core/key", "core/bandage",
	"core/tinderbox", "core/rope", "core/leather", "core/mail", "core/plate", "core/cloak-of-stealth", "core/ring-of-owls", "core/torch",
	"core/candle", "core/lantern", "core/chest", "core/corpse", "core/thing",
}

func TestPictureOfAllKinds(t *testing.T) {
	for _, theme := range []string{"brick", "stone", "mine"} {
		s := newSample(t, `
			####################
			#..................#
			#..................#
			#....O......T..T...+
			#..................#
			#..........######'##
			#..........#.......#
			####################`, torch(9, 3, 0), rules.Shine{At: grid.Point{X: 16, Y: 1}, Kind: "core/candle"}, rules.Shine{At: grid.Point{X: 3, Y: 5}, Kind: "core/campfire"})
		v := s.view(grid.Point{X: 9, Y: 4}, grid.South)
		v.Theme, v.Level = theme, theme
		for i, kind := range kinds {
			v.Tokens = append(v.Tokens, rules.Token{
				Handle: rules.Handle(100 + i), Kind: kind, Name: string(kind), Degree: rules.Identified,
				At: grid.Point{X: 1 + (i*2)%18, Y: 2 + i/9*2}, Facing: grid.Direction(i % 8), Side: rules.Foe,
			})
		}
		for i, kind := range things {
			v.Things = append(v.Things, rules.Thing{Kind: kind, At: grid.Point{X: 1 + i%10, Y: 5 + i/10}})
		}
		w := sprites.NewWorld()
		w.SetZoom(3)
		show(w, v)
		run(w, 0, 40)
		shot(t, w, "kinds-"+theme, nil)
	}
}
