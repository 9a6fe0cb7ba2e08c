package stage

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/assets"
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites/cue"
)

// seen is a view of a text map, all bright; blanks ("?") are unknown.
func seen(t *testing.T, text string) *rules.View {
	v := &rules.View{Hero: rules.Sheet{Handle: 1, Kind: "core/bran", MaxHealth: 20, Health: 20}}
	for y, row := range strings.Fields(text) {
		for x, letter := range row {
			terrain, ok := grid.TerrainOf(letter)
			if !ok {
				require.Equal(t, '?', letter)
				continue
			}
			v.Cells = append(v.Cells, rules.Glimpse{At: grid.Point{X: x, Y: y}, Terrain: terrain, Known: rules.Seen, Light: rules.Bright})
		}
	}
	return v
}

// names are the drawings on a tile, lowest first.
func names(s *cue.Scene, x, y int) (names []string) {
	for _, g := range s.Tiles {
		if g.At == (cue.Tile{X: x, Y: y}) {
			for _, c := range g.Layers {
				if c != 0 {
					names = append(names, c.String())
				}
			}
		}
	}
	return names
}

func TestWallsJoin(t *testing.T) {
	var s Stage
	sc := s.Set(seen(t, `
		#####
		#...#
		#.#.#
		#...#
		#####`))
	assert.Contains(t, names(sc, 2, 0)[0], "wall.face", "a wall shows its face to the south")
	assert.Equal(t, []string{"wall.top", "trim.n"}, names(sc, 2, 4))
	assert.Equal(t, []string{"wall.top", "trim.e"}, names(sc, 0, 2))
	assert.Equal(t, []string{"wall.top", "trim.w"}, names(sc, 4, 2))
	assert.Equal(t, []string{"wall.top", "corner.se"}, names(sc, 0, 0))
	assert.Equal(t, []string{"wall.top", "corner.nw"}, names(sc, 4, 4))
	lone := names(sc, 2, 2)
	assert.Contains(t, lone[0], "wall.face")
	assert.Equal(t, []string{"trim.n", "trim.e", "trim.w"}, lone[1:])
}

func TestUnknownIsNoOpenGround(t *testing.T) {
	var s Stage
	sc := s.Set(seen(t, `
		?#?
		.#?
		??? `))
	assert.Equal(t, []string{"wall.top", "trim.w"}, names(sc, 1, 1))
	assert.Equal(t, []string{"wall.top", "corner.sw"}, names(sc, 1, 0))
	assert.Nil(t, names(sc, 2, 1))
}

func TestFloorsLieInTheShadeOfWalls(t *testing.T) {
	var s Stage
	sc := s.Set(seen(t, `
		##
		..
		..`))
	assert.Equal(t, "shade.n", names(sc, 0, 1)[1])
	assert.Len(t, names(sc, 0, 2), 1)
}

func TestDoorsStandInTheirWall(t *testing.T) {
	var s Stage
	sc := s.Set(seen(t, `
		#+#.'.
		...#.#
		##.+..
		...#..
		.##'##
		......`))
	assert.Equal(t, "door.shut.h", names(sc, 1, 0)[1])
	assert.Contains(t, names(sc, 1, 0)[0], "wall.face")
	assert.Contains(t, names(sc, 3, 2), "door.shut.v")
	assert.Contains(t, names(sc, 3, 4), "door.open.h")
}

func TestThemesBuildOfTheirOwn(t *testing.T) {
	walls := map[string]string{}
	for _, theme := range []string{"brick", "stone", "mine", "unheard-of"} {
		v := seen(t, "# .")
		v.Theme = theme
		var s Stage
		walls[theme] = names(s.Set(v), 0, 0)[0]
	}
	assert.Equal(t, map[string]string{"brick": "wall.face.0", "stone": "stone.face.0", "mine": "mine.face.0", "unheard-of": "wall.face.0"}, walls)
}

func TestOnlyDoorsFoundBarredShowALock(t *testing.T) {
	v := seen(t, `
		#+#+#
		.....`)
	v.Barred = []rules.Barred{{At: grid.Point{X: 3}}, {At: grid.Point{X: 1, Y: 1}, Edge: true, Toward: grid.East}}
	var s Stage
	sc := s.Set(v)
	assert.NotContains(t, names(sc, 1, 0), "lock.h")
	assert.Contains(t, names(sc, 3, 0), "lock.h")
	assert.Equal(t, []cue.Prop{{At: cue.Tile{X: 1, Y: 1}, Cell: assets.Named("edge.lock")}}, sc.Props)
}

func TestWaterHasBanksWhereItIsKnownToEnd(t *testing.T) {
	var s Stage
	sc := s.Set(seen(t, `
		?.?
		.~w
		.~?`))
	assert.Equal(t, []string{"shallows.0", "bank.n", "bank.w"}, names(sc, 1, 1)[1:])
	assert.Equal(t, []string{"deep.0"}, names(sc, 2, 1)[1:])
}

func TestHeroesHoldWhatTheyHave(t *testing.T) {
	v := seen(t, ".")
	v.Hero.Items = []rules.Held{{Kind: "core/bow", Weapon: true, Where: rules.InPack}, {Kind: "core/dagger", Weapon: true, Where: rules.InHand}}
	v.Tokens = []rules.Token{{Handle: 100, Degree: rules.Identified, Kind: "core/dagna"}, {Handle: 101, Degree: rules.Identified, Kind: "core/goblin"}}
	var s Stage
	f := s.Set(v).Figures
	assert.Equal(t, "held.dagger", f[0].Held.String())
	assert.Equal(t, "held.axe", f[1].Held.String())
	assert.Zero(t, f[2].Held)
}

func TestEveryTerrainHasADrawing(t *testing.T) {
	for terrain := grid.Floor; terrain <= grid.Exit; terrain++ {
		v := &rules.View{Cells: []rules.Glimpse{{Terrain: terrain, Known: rules.Seen, Light: rules.Bright}}}
		var s Stage
		sc := s.Set(v)
		require.Len(t, sc.Tiles, 1)
		layers := names(sc, 0, 0)
		if terrain == grid.Floor || terrain == grid.Wall {
			assert.Len(t, layers, 1, "%s", terrain)
			continue
		}
		assert.NotContains(t, layers[len(layers)-1], "floor.", "%s", terrain)
		assert.Equal(t, terrain.Has(grid.BlocksMove), sc.Tiles[0].Solid, "%s", terrain)
	}
}

func TestEveryEdgeHasADrawing(t *testing.T) {
	for e := grid.ThinWall; e <= grid.ThinRailing; e++ {
		var s Stage
		sc := s.Set(&rules.View{Cells: []rules.Glimpse{{East: e, South: e, Known: rules.Seen}}})
		g := sc.Tiles[0]
		assert.NotZero(t, g.East, "%s", e)
		assert.NotZero(t, g.South, "%s", e)
		assert.Equal(t, e.Has(grid.BlocksMove), g.Edges == 3, "%s", e)
	}
}

func TestBlindHeroHasNoGroundButWhatItSees(t *testing.T) {
	v := seen(t, `..`)
	v.Blind = rules.ByDarkness
	v.Round = 7
	v.Cells[0].Known, v.Cells[0].Light = rules.Felt, rules.Dark
	v.Trace = []rules.Trace{
		{At: grid.Point{}, Round: 7, Walked: true},
		{At: grid.Point{X: 1}, Round: 6, Terrain: grid.Wall},
		{At: grid.Point{X: 1}, Round: 6, IsEdge: true, Edge: grid.ClosedThinDoor, Toward: grid.East},
	}
	var s Stage
	sc := s.Set(v)
	assert.Len(t, sc.Tiles, 1)
	assert.True(t, sc.Blind)
	assert.Equal(t, cue.Blind, sc.Figures[0].Pose)
	assert.Equal(t, []cue.Stroke{
		{Kind: cue.Walked},
		{At: cue.Tile{X: 1}, Kind: cue.FeltWall, Age: 1},
		{At: cue.Tile{X: 1}, Kind: cue.FeltThinDoor, Toward: 2, Age: 1},
	}, sc.Strokes)
}

func TestShapesTellOnlyTheirSize(t *testing.T) {
	v := &rules.View{Tokens: []rules.Token{
		{Handle: 100, Degree: rules.Noticed},
		{Handle: 101, Degree: rules.Noticed, Big: true},
		{Handle: 102, Degree: rules.Identified, Kind: "core/goblin", Name: "a goblin", Side: rules.Foe, Health: rules.BadlyHurt},
	}}
	var s Stage
	f := s.Set(v).Figures
	require.Len(t, f, 4)
	assert.Equal(t, "shape", f[1].Look.String())
	assert.True(t, f[1].Shape)
	assert.Equal(t, "bigshape", f[2].Look.String())
	assert.Equal(t, "goblin", f[3].Look.String())
	assert.EqualValues(t, 2, f[3].Hurt)
	assert.EqualValues(t, 3, f[3].Side)
}

func TestKindsHaveLooks(t *testing.T) {
	for _, kind := range []rules.ContentID{
		"core/bran", "core/ysolde", "core/odo", "core/wren", "core/dagna", "core/ilario", "core/rat-swarm", "core/goblin", "core/hobgoblin-archer",
		"core/ghoul", "core/cave-bear", "core/cave-fisher", "core/shadow", "core/cultist", "core/bat", "core/ogre",
	} {
		assert.NotEqual(t, shape, Look(kind), "%s", kind)
	}
	assert.Equal(t, shape, Look("purple/dragon"))
	assert.Equal(t, shape, Look(""))
}

func TestThingsHaveDrawings(t *testing.T) {
	for _, kind := range []rules.ContentID{
		"core/dagger", "core/sword", "core/great-sword", "core/spear", "core/bow", "core/crossbow", "core/clothes", "core/leather", "core/mail",
		"core/plate", "core/cloak-of-stealth", "core/ring-of-owls", "core/candle", "core/hurricane-candle", "core/torch", "core/lantern",
		"core/campfire", "core/tinderbox", "core/bandage", "core/potion", "core/key", "core/rope", "core/oil", "core/dark-vision-draught",
	} {
		assert.NotEqual(t, bundle, Item(kind), "%s", kind)
	}
	assert.Equal(t, assets.Named("item.key"), Item("core/iron-key"), "the last word tells")
	assert.Equal(t, trap, Item("purple/trap-spiked-pit"))
	assert.Equal(t, bundle, Item("purple/gizmo"))
}

func TestFlames(t *testing.T) {
	for kind, want := range map[rules.ContentID]cue.Warmth{
		"core/torch": cue.Amber, "core/candle": cue.Honey, "core/hurricane-candle": cue.Honey, "core/lantern": cue.Lamp, "core/campfire": cue.Ember,
	} {
		got, cell := Flame(kind)
		assert.Equal(t, want, got, "%s", kind)
		assert.NotZero(t, cell, "%s", kind)
	}
}

func TestSameViewSameScene(t *testing.T) {
	v := seen(t, `
		#######
		#..T.+.
		#######`)
	v.Lines = []rules.Line{{Who: 1, Tiles: []grid.Point{{X: 1, Y: 1}, {X: 2, Y: 1}}}}
	var a, b Stage
	first := a.Set(v)
	b.Set(seen(t, "..."))
	assert.Equal(t, first, b.Set(v), "what was set before leaves nothing behind")
}

func TestSettingAllocatesNothing(t *testing.T) {
	v := seen(t, strings.Repeat("#.+T.~#........#..O..'....=..%...#\n", 30))
	v.Tokens = []rules.Token{{Handle: 100, Kind: "core/goblin", Name: "a goblin", Degree: rules.Identified}}
	v.Things = []rules.Thing{{Kind: "core/great-sword"}}
	v.Lights = []rules.Shine{{Kind: "core/torch"}}
	v.Trace = []rules.Trace{{Walked: true}}
	v.Contacts = []rules.Contact{{Handle: 101}}
	v.Lines = []rules.Line{{Who: 1, Tiles: []grid.Point{{X: 1, Y: 1}, {X: 2, Y: 1}}}}
	v.Lost = []rules.Lost{{Kind: "core/goblin"}}
	var s Stage
	s.Set(v)
	assert.Zero(t, testing.AllocsPerRun(100, func() { s.Set(v) }))
}

func BenchmarkSet(b *testing.B) {
	v := &rules.View{}
	for i := range 1000 {
		v.Cells = append(v.Cells, rules.Glimpse{At: grid.Point{X: i % 40, Y: i / 40}, Terrain: grid.Terrain(i % 17), Known: rules.Seen, Light: rules.Bright})
	}
	var s Stage
	b.ReportAllocs()
	for b.Loop() {
		s.Set(v)
	}
}
