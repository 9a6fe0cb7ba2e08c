package sprites

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/assets"
	"pitchdark/sprites/camera"
	"pitchdark/sprites/cue"
)

func fighter() assets.Figure {
	f, _ := assets.FigureNamed("fighter")
	return f
}

// hall is a lit floor of w×h tiles with the hero at a tile.
func hall(w, h int, at cue.Tile) *cue.Scene {
	s := &cue.Scene{Level: "hall", Hero: 1, Focus: at, Figures: []cue.Figure{{Who: 1, At: at, Look: fighter(), Mine: true}}}
	for i := range w * h {
		s.Tiles = append(s.Tiles, cue.Ground{
			At: cue.Tile{X: i % w, Y: i / w}, Layers: cue.Layers{assets.Named("floor.0")}, Known: cue.Seen, Light: cue.Bright,
		})
	}
	return s
}

func ticks(w *World, from, n int) int {
	for i := range n {
		w.Update(from + i + 1)
	}
	return from + n
}

// settled is a world that has shown a scene for a while.
func settled(s *cue.Scene) (*World, int) {
	w := NewWorld()
	w.SetScene(s)
	return w, ticks(w, 0, 30)
}

func TestWalkWaitsStepsAndArrives(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
	w.SetScene(hall(10, 5, cue.Tile{X: 4, Y: 2}))
	w.Play([]cue.Cue{cue.Walk{Who: 1, Path: []cue.Tile{{X: 1, Y: 2}, {X: 2, Y: 2}, {X: 3, Y: 2}, {X: 4, Y: 2}}, Facing: 2}})
	p := w.puppet(1)
	x, _ := camera.Centre(1, 2)
	assert.Equal(t, x, p.x, "it waits where it was")
	assert.True(t, w.Busy())
	tick = ticks(w, tick, cue.StepTicks)
	half, _ := camera.Centre(2, 2)
	assert.InDelta(t, half, p.x, 3)
	ticks(w, tick, 3*cue.StepTicks)
	x, _ = camera.Centre(4, 2)
	assert.Equal(t, x, p.x)
	assert.False(t, w.Busy())
	assert.Zero(t, p.held)
}

func TestCuesPlayInOrderAndOverlap(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
	w.Play([]cue.Cue{
		cue.Ripple{Place: cue.Tile{X: 1, Y: 2}, Known: true, Band: cue.Near},
		cue.Walk{Who: 1, Path: []cue.Tile{{X: 1, Y: 2}, {X: 2, Y: 2}}},
	})
	tick = ticks(w, tick, 2)
	assert.Len(t, w.waves, 1)
	assert.Len(t, w.player.acts, 1, "the walk has not begun")
	ticks(w, tick, cue.Ripple{}.Hold()+1)
	assert.Len(t, w.player.acts, 2, "the ripple still spreads while the walk goes on")
}

func TestSkipStandsAsSet(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
	w.SetScene(hall(10, 5, cue.Tile{X: 7, Y: 2}))
	w.Play([]cue.Cue{cue.Walk{Who: 1, Path: []cue.Tile{{X: 1, Y: 2}, {X: 2, Y: 2}}}, cue.Fall{Who: 1}})
	ticks(w, tick, 3)
	w.Skip()
	x, y := camera.Centre(7, 2)
	p := w.puppet(1)
	assert.Equal(t, [2]float64{x, y}, [2]float64{p.x, p.y})
	assert.False(t, w.Busy())
}

func TestSpeedShortensCues(t *testing.T) {
	for speed, want := range map[int]int{0: 14, 100: 14, 200: 7, 400: 4} {
		w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
		w.SetLook(Look{Speed: speed})
		w.Play([]cue.Cue{cue.Walk{Who: 1, Path: []cue.Tile{{X: 1, Y: 2}, {X: 2, Y: 2}, {X: 3, Y: 2}}}})
		n := 0
		for w.Busy() {
			n++
			tick = ticks(w, tick, 1)
		}
		assert.InDelta(t, want, n, 1, "speed %d", speed)
	}
}

func TestSlamTouchesAndComesBack(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 3, Y: 2}))
	w.Play([]cue.Cue{cue.Slam{Who: 1, At: cue.Tile{X: 3, Y: 2}, Toward: 2, Strength: 5}})
	p := w.puppet(1)
	furthest, flat := 0.0, 0.0
	for range cue.SlamTicks + 2 {
		tick = ticks(w, tick, 1)
		furthest, flat = max(furthest, p.dx), max(flat, p.squash)
	}
	assert.Greater(t, furthest, 2.0, "it leaps toward the wall")
	assert.Less(t, furthest, 4.0, "the wall's face is half a tile off, the body five pixels wide")
	assert.Greater(t, flat, 0.4, "it is pressed flat")
	assert.NotEmpty(t, w.motes, "dust flies")
	ticks(w, tick, 4)
	assert.Zero(t, p.dx)
}

func TestOldPictureStandsUntilItHasClosed(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 3, Y: 2}))
	dark := &cue.Scene{
		Level: "hall", Hero: 1, Focus: cue.Tile{X: 3, Y: 2}, Blind: true, Facing: 2,
		Figures: []cue.Figure{{Who: 1, At: cue.Tile{X: 3, Y: 2}, Look: fighter(), Pose: cue.Blind}, {Who: 100, At: cue.Tile{X: 8, Y: 2}, Look: fighter()}},
	}
	w.SetScene(dark)
	w.Play([]cue.Cue{cue.GoDark{Flame: true}})
	tick = ticks(w, tick, 30)
	assert.False(t, w.Blind(), "the flame is still dying")
	assert.True(t, w.unseen(w.puppet(100)), "who is seen only in the new picture is not in the old one")
	assert.Zero(t, w.Opening())
	tick = ticks(w, tick, 30)
	assert.True(t, w.Blind())
	assert.Zero(t, w.Opening(), "a beat of nothing")
	ticks(w, tick, 40)
	assert.EqualValues(t, 1, w.Opening())
	assert.EqualValues(t, 2, w.camera.Turned, "forward is up")
}

func TestNoWallIsKnownBeforeItIsHit(t *testing.T) {
	at := cue.Tile{X: 3, Y: 2}
	dark := &cue.Scene{Level: "hall", Hero: 1, Focus: at, Blind: true, Figures: []cue.Figure{{Who: 1, At: at, Look: fighter(), Pose: cue.Blind}}}
	w, tick := settled(dark)
	dark.Strokes = []cue.Stroke{{At: cue.Tile{X: 3, Y: 1}, Kind: cue.FeltWall}}
	w.SetScene(dark)
	w.Play([]cue.Cue{cue.Slam{Who: 1, At: at, Strength: 3}})
	tick = ticks(w, tick, 5)
	assert.Empty(t, w.strokes)
	ticks(w, tick, cue.SlamTicks)
	assert.Len(t, w.strokes, 1)
}

func TestThoseWhoLeaveFade(t *testing.T) {
	s := hall(10, 5, cue.Tile{X: 3, Y: 2})
	s.Figures = append(s.Figures, cue.Figure{Who: 100, At: cue.Tile{X: 5, Y: 2}, Look: fighter()})
	w, tick := settled(s)
	require.NotNil(t, w.puppet(100))
	w.SetScene(hall(10, 5, cue.Tile{X: 3, Y: 2}))
	tick = ticks(w, tick, 5)
	assert.InDelta(t, 0.5, w.puppet(100).alpha, 0.11)
	ticks(w, tick, 10)
	assert.Nil(t, w.puppet(100))
}

func TestAnotherLevelIsCutTo(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
	s := hall(60, 5, cue.Tile{X: 50, Y: 2})
	s.Level = "below"
	w.SetScene(s)
	ticks(w, tick, 1)
	x, _ := camera.Centre(50, 2)
	assert.Equal(t, x, w.camera.X)
	assert.Equal(t, x, w.puppet(1).x)
}

func TestTilesAndPixels(t *testing.T) {
	w, _ := settled(hall(10, 5, cue.Tile{X: 3, Y: 2}))
	for _, tile := range []cue.Tile{{X: 3, Y: 2}, {X: 0, Y: 0}, {X: 9, Y: 4}} {
		assert.Equal(t, tile, w.TileAt(w.PixelOf(tile)))
	}
}

func TestWordsFloatAndFade(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 3, Y: 2}))
	w.Play([]cue.Cue{cue.Word{Who: 1, Text: "-4", Tone: cue.Harm}})
	tick = ticks(w, tick, 2)
	first := w.Words(nil)
	require.Len(t, first, 1)
	tick = ticks(w, tick, 30)
	later := w.Words(nil)
	assert.Less(t, later[0].Y, first[0].Y)
	ticks(w, tick, 40)
	assert.Empty(t, w.Words(nil))
}

func TestFlickerFollowsTheTick(t *testing.T) {
	low := float32(2)
	for tick := range 600 {
		assert.Equal(t, flicker(tick, 3, false), flicker(tick, 3, false))
		assert.InDelta(t, 1, flicker(tick, 3, false), 0.1)
		low = min(low, flicker(tick, 3, true))
	}
	assert.Less(t, low, float32(0.7), "one that gutters dips")
}

// The picture never contradicts the tiles: whatever flames burn and wherever,
// a bright tile looks brighter than any lowly lit one, and that than any dark
// one, remembered or not.
func TestPictureNeverContradictsTheTiles(t *testing.T) {
	s := hall(12, 8, cue.Tile{X: 2, Y: 4})
	s.Figures = nil
	for i := range s.Tiles {
		switch x := s.Tiles[i].At.X; {
		case x >= 10:
			s.Tiles[i].Known = cue.Unknown
		case x >= 8:
			s.Tiles[i].Light, s.Tiles[i].Known = 0, cue.Remembered
		case x >= 5:
			s.Tiles[i].Light = 1
		}
	}
	s.Flames = []cue.Flame{{At: cue.Tile{X: 0, Y: 4}}, {At: cue.Tile{X: 6, Y: 1}, Warmth: cue.Lamp}, {At: cue.Tile{X: 9, Y: 6}}}
	w, _ := settled(s)
	w.SetZoom(1)
	dst := ebiten.NewImage(320, 240)
	w.Draw(dst)
	m := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(m.Pix)
	band := func(x0, x1 int) (low, high int) {
		low = 1 << 20
		for y := range 8 {
			for x := x0; x < x1; x++ {
				if !flameNear(s.Flames, x, y) {
					px, py := w.PixelOf(cue.Tile{X: x, Y: y})
					v := shine(m, px-8, py-8)
					low, high = min(low, v), max(high, v)
				}
			}
		}
		return low, high
	}
	brightLow, _ := band(0, 5)
	lowLow, lowHigh := band(5, 8)
	_, knownHigh := band(8, 10)
	_, unknownHigh := band(10, 12)
	assert.Greater(t, brightLow, lowHigh)
	assert.Greater(t, lowLow, knownHigh)
	assert.Greater(t, knownHigh, unknownHigh)
	assert.Equal(t, shine(m, 2, 2), unknownHigh, "what is unknown is as black as nothing")
}

// Bright and low tiles in a patchwork, singly and in blocks, at its hem the
// dark: at every tile the soft light has to thin out before another neighbour.
func TestNoPatchOfLowLightOutshinesABrightTile(t *testing.T) {
	for _, block := range []int{1, 2, 3} {
		s := hall(12, 8, cue.Tile{X: 6, Y: 4})
		s.Figures = nil
		for i := range s.Tiles {
			if at := s.Tiles[i].At; (at.X/block+at.Y/block)%2 == 1 {
				s.Tiles[i].Light = 1
			}
		}
		s.Flames = []cue.Flame{{At: cue.Tile{X: 20, Y: 4}}}
		w, _ := settled(s)
		w.SetZoom(1)
		dst := ebiten.NewImage(320, 240)
		w.Draw(dst)
		m := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(m.Pix)
		dst.Deallocate()
		darkest, palest := 1<<20, 0
		for i := range s.Tiles {
			px, py := w.PixelOf(s.Tiles[i].At)
			if v := shine(m, px-8, py-8); s.Tiles[i].Light == cue.Bright {
				darkest = min(darkest, v)
			} else {
				palest = max(palest, v)
			}
		}
		assert.Greater(t, darkest, palest, "blocks of %d", block)
	}
}

func TestDoorsTurnOnceTheirCueComes(t *testing.T) {
	shut, ajar, open := assets.Named("door.shut.h"), assets.Named("door.ajar.h"), assets.Named("door.open.h")
	at := cue.Tile{X: 2, Y: 2}
	w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
	w.Play([]cue.Cue{cue.Walk{Who: 1, Path: []cue.Tile{{X: 1, Y: 1}, {X: 1, Y: 2}}}, cue.Door{At: at, Open: true}})
	assert.Equal(t, shut, w.doors.show(open, at), "it waits for the walk")
	tick = ticks(w, tick, cue.StepTicks+2)
	assert.Equal(t, ajar, w.doors.show(open, at))
	ticks(w, tick, cue.Door{}.Ticks()+2)
	assert.Equal(t, open, w.doors.show(open, at))
}

// A thin door turns in its edge, from whichever of its two sides it is opened;
// other edges of the tile stay as they are.
func TestThinDoorsTurnInTheirEdge(t *testing.T) {
	shut, ajar, open := assets.Named("edge.shut.h"), assets.Named("edge.ajar.h"), assets.Named("edge.open.h")
	north, beyond := cue.Tile{X: 2, Y: 2}, cue.Tile{X: 2, Y: 3}
	for _, d := range []cue.Door{{At: north, Toward: 4, Open: true}, {At: beyond, Toward: 0, Open: true}} {
		w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
		w.Play([]cue.Cue{cue.Walk{Who: 1, Path: []cue.Tile{{X: 1, Y: 1}, {X: 1, Y: 2}}}, d})
		assert.Equal(t, shut, w.doors.showEdge(open, north, south), "it waits for the walk")
		tick = ticks(w, tick, cue.StepTicks+2)
		assert.Equal(t, ajar, w.doors.showEdge(open, north, south))
		assert.Equal(t, open, w.doors.showEdge(open, beyond, south), "that of the next edge")
		assert.Equal(t, assets.Named("edge.wall.h"), w.doors.showEdge(assets.Named("edge.wall.h"), north, south))
		ticks(w, tick, cue.Door{}.Ticks()+2)
		assert.Equal(t, open, w.doors.showEdge(open, north, south))
	}
}

func TestHeadsTurnToWhatIsHeard(t *testing.T) {
	w, tick := settled(hall(10, 5, cue.Tile{X: 1, Y: 2}))
	w.Play([]cue.Cue{cue.Ripple{Way: 2, Band: cue.Clear}})
	tick = ticks(w, tick, 2)
	p := w.puppet(1)
	assert.Equal(t, cue.Direction(2), p.heard)
	assert.Greater(t, p.harkened, tick)
	ticks(w, tick, harkenTicks)
	assert.LessOrEqual(t, p.harkened, w.tick, "and back")
}

func TestFiguresShowTheSideTheyFace(t *testing.T) {
	for d, want := range map[cue.Direction]assets.Side{0: assets.Back, 1: assets.Profile, 2: assets.Profile, 4: assets.Front, 6: assets.Profile} {
		side, mirrored := from(d)
		assert.Equal(t, want, side, "%s", d)
		assert.Equal(t, d == 6, mirrored, "%s", d)
	}
}

// shine is the brightness of a tile's picture, summed over its pixels.
func shine(m *image.RGBA, x0, y0 int) (sum int) {
	for i := range 256 {
		c := m.RGBAAt(x0+i%16, y0+i/16)
		sum += 30*int(c.R) + 59*int(c.G) + 11*int(c.B)
	}
	return sum / 256
}

func flameNear(flames []cue.Flame, x, y int) bool {
	for _, f := range flames {
		if abs(f.At.X-x) <= 1 && abs(f.At.Y-y) <= 1 {
			return true
		}
	}
	return false
}

func TestUpdateAllocatesNothing(t *testing.T) {
	w, tick := crowded()
	assert.Zero(t, testing.AllocsPerRun(50, func() { tick++; w.Update(tick) }))
	var b batch
	w.addGround(&b, 0, 0)
	w.addFigures(&b, 0, 0)
	w.addFlames(&b)
	w.addMarks(&b)
	assert.Zero(t, testing.AllocsPerRun(50, func() {
		b.clear()
		w.addGround(&b, 0, 0)
		w.addFigures(&b, 0, 0)
		w.addFlames(&b)
		w.addMarks(&b)
	}))
}

// BenchmarkUpdate is a tick of 1,000 visible tiles with 20 lights and 50
// figures.
func BenchmarkUpdate(b *testing.B) {
	w, tick := crowded()
	b.ReportAllocs()
	for b.Loop() {
		tick++
		w.Update(tick)
	}
}

// BenchmarkGather is the Go side of a Draw: its draw lists and light maps.
func BenchmarkGather(b *testing.B) {
	w, _ := crowded()
	var list batch
	w.field.resize(44, 29)
	b.ReportAllocs()
	for b.Loop() {
		list.clear()
		w.addGround(&list, 0, 0)
		w.addFigures(&list, 0, 0)
		w.addFlames(&list)
		w.addMarks(&list)
		w.field.fill(0, 0, w.burning)
	}
}

func crowded() (*World, int) {
	s := hall(40, 25, cue.Tile{X: 20, Y: 12})
	for i := range 20 {
		s.Flames = append(s.Flames, cue.Flame{At: cue.Tile{X: 2 * i, Y: i}})
	}
	for i := range 49 {
		s.Figures = append(s.Figures, cue.Figure{Who: cue.Token(100 + i), At: cue.Tile{X: i % 40, Y: i / 3}, Look: fighter()})
	}
	w, tick := settled(s)
	w.SetZoom(1)
	return w, tick
}
