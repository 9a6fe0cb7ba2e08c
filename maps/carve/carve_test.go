package carve

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/rules/grid"
)

func TestLook(t *testing.T) {
	for _, k := range Kinds() {
		for seed := range uint64(3) {
			p, err := Dig(Brief{Kind: k, Seed: seed, Depth: 3, Width: 60, Height: 38, Up: Stair{At: grid.Point{X: 8, Y: 8}, Level: "a"}, Down: Stair{At: grid.Point{X: 50, Y: 25}, Level: "b"}})
			require.NoError(t, err)
			fmt.Fprintln(os.Stdout, k, seed, p.Name, "loops", p.loops)
			over := map[grid.Point]rune{}
			for _, s := range p.Slots {
				over[s.At] = rune(s.Lair[0])
			}
			for _, m := range p.Marks {
				switch m.Kind {
				case "light":
					over[m.At] = '!'
				case "item":
					over[m.At] = '?'
				case "wind":
					over[m.At] = '$'
				case "door":
					over[m.At] = '@'
				}
			}
			for y := range 38 {
				for x := range 60 {
					r := p.Grid.At(grid.Point{X: x, Y: y}).Rune()
					if o, ok := over[grid.Point{X: x, Y: y}]; ok {
						r = o
					} else if r == '#' {
						r = ' '
						for d := range grid.Direction(8) {
							if q := (grid.Point{X: x, Y: y}).Add(d.Delta()); p.Grid.At(q) != grid.Wall {
								r = '#'
							}
						}
					}
					fmt.Fprint(os.Stdout, string(r))
				}
				fmt.Fprintln(os.Stdout)
			}
		}
	}
}
