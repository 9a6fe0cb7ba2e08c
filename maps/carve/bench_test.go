package carve

import (
	"testing"

	"pitchdark/rules/grid"
)

// A whole level of each kind, with the check of its promises.
func BenchmarkDig(b *testing.B) {
	for _, k := range Kinds() {
		b.Run(string(k), func(b *testing.B) {
			seed := uint64(0)
			for b.Loop() {
				seed++
				_, err := Dig(Brief{
					Kind: k, Seed: seed, Depth: 4, Width: 60, Height: 38,
					Up:   Stair{At: grid.Point{X: 8, Y: 8}, Level: "up"},
					Down: Stair{At: grid.Point{X: 50, Y: 25}, Level: "down"},
				})
				if err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
