package sprites_test

import (
	"testing"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/sprites"
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
	shot(t, w, "lit", nil)
}
