package carve

import (
	"math/rand/v2"
	"regexp"
	"testing"

	"pitchdark/rules/grid"
)

func TestDbg(t *testing.T) {
	why := map[string]int{}
	for seed := uint64(0); seed < 200; seed++ {
		for _, k := range Kinds() {
			b := Brief{
				Kind: k, Seed: seed, Depth: 4, Width: 60, Height: 38,
				Up:   Stair{At: grid.Point{X: 8, Y: 8}, Level: "up"},
				Down: Stair{At: grid.Point{X: 50, Y: 25}, Level: "down"},
			}
			s := newSite(b, rand.New(rand.NewPCG(b.Seed, uint64(b.Depth)<<32)))
			kinds[b.Kind].dig(s)
			p := s.finish()
			if err := p.Promises(&b); err != nil {
				why[string(k)+" "+regexp.MustCompile(`\d+`).ReplaceAllString(err.Error(), "N")]++
			}
			for i := range 60 * 38 {
				q := p.Grid.PointAt(i)
				if (q.X == 0 || q.Y == 0 || q.X == 59 || q.Y == 37) && p.Grid.At(q) != grid.Wall {
					t.Error(k, seed, q, p.Grid.At(q))
					break
				}
			}
		}
	}
	for w, n := range why {
		t.Log(n, w)
	}
}
