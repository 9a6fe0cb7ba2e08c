package grid_test

import (
	"fmt"
	"testing"

	"codeberg.org/anaseto/gruid"
	"codeberg.org/anaseto/gruid/rl"

	"pitchdark/rules/grid"
	"pitchdark/rules/grid/gridtest"
)

// eachMap runs a benchmark on the four kinds of map of each size.
func eachMap(b *testing.B, prefix string, sizes []string, run func(b *testing.B, m *gridtest.Map)) {
	for _, size := range sizes {
		for _, kind := range gridtest.Kinds {
			b.Run(fmt.Sprintf("%s/%s/%s", prefix, size, kind), func(b *testing.B) {
				m := gridtest.Load(kind + "-" + size)
				b.ReportAllocs()
				run(b, m)
			})
		}
	}
}

func benchSee(radius, edges int) func(*testing.B, *gridtest.Map) {
	return func(b *testing.B, m *gridtest.Map) {
		gridtest.AddEdges(m.Grid, edges)
		var f grid.Field
		for _, v := range m.Viewers {
			m.Grid.See(&f, v, radius)
		}
		b.ResetTimer()
		for i := 0; b.Loop(); i++ {
			m.Grid.See(&f, m.Viewers[i%len(m.Viewers)], radius)
		}
	}
}

func BenchmarkFOV(b *testing.B) {
	eachMap(b, "r10", gridtest.Sizes, benchSee(10, 0))
	eachMap(b, "unlimited", gridtest.Sizes, benchSee(grid.Unlimited, 0))
	eachMap(b, "edges/r10", gridtest.Sizes[2:], benchSee(10, 2000))
	eachMap(b, "edges/unlimited", gridtest.Sizes[2:], benchSee(grid.Unlimited, 2000))
}

// gruid's symmetric shadow casting on the same maps from the same tiles.
func benchGruid(radius int) func(*testing.B, *gridtest.Map) {
	return func(b *testing.B, m *gridtest.Map) {
		w, h := m.Grid.Width(), m.Grid.Height()
		if radius < 0 {
			radius = w + h
		}
		clear := make([]bool, w*h)
		for i := range clear {
			clear[i] = !m.Grid.At(m.Grid.PointAt(i)).Has(grid.BlocksSight)
		}
		fov := rl.NewFOV(gruid.NewRange(0, 0, w, h))
		passable := func(p gruid.Point) bool { return clear[p.Y*w+p.X] }
		for i := 0; b.Loop(); i++ {
			v := m.Viewers[i%len(m.Viewers)]
			fov.SSCVisionMap(gruid.Point{X: v.X, Y: v.Y}, radius, passable, true)
		}
	}
}

func BenchmarkGruidFOV(b *testing.B) {
	eachMap(b, "r10", gridtest.Sizes, benchGruid(10))
	eachMap(b, "unlimited", gridtest.Sizes, benchGruid(grid.Unlimited))
}

func benchLine(pairs func(*gridtest.Map) [][2]grid.Point, edges int) func(*testing.B, *gridtest.Map) {
	return func(b *testing.B, m *gridtest.Map) {
		gridtest.AddEdges(m.Grid, edges)
		ps := pairs(m)
		seen := 0
		i := 0
		for b.Loop() {
			if p := &ps[i]; m.Grid.LineOfSight(p[0], p[1]) {
				seen++
			}
			if i++; i == len(ps) {
				i = 0
			}
		}
	}
}

func nearPairs(m *gridtest.Map) [][2]grid.Point { return m.Near }
func farPairs(m *gridtest.Map) [][2]grid.Point  { return m.Far }

func BenchmarkLOS(b *testing.B) {
	eachMap(b, "near", gridtest.Sizes, benchLine(nearPairs, 0))
	eachMap(b, "far", gridtest.Sizes, benchLine(farPairs, 0))
	eachMap(b, "edges/near", gridtest.Sizes[2:], benchLine(nearPairs, 2000))
	eachMap(b, "edges/far", gridtest.Sizes[2:], benchLine(farPairs, 2000))
}

// A new noise every time, heard or not by one who stands anywhere.
func BenchmarkHear(b *testing.B) {
	eachMap(b, "reach25", gridtest.Sizes[1:2], func(b *testing.B, m *gridtest.Map) {
		i := 0
		for b.Loop() {
			m.Grid.Hear(m.Lights[i], m.Viewers[i%len(m.Viewers)], 25)
			if i++; i == len(m.Lights) {
				i = 0
			}
		}
	})
}
