package engine

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// Lights are the kinds of light that can be had in a system, in table order.
func Lights(system string) ([]rules.ContentID, error) {
	s, err := systemOf(system)
	if err != nil {
		return nil, err
	}
	var kinds []rules.ContentID
	for _, g := range s.GearTable() {
		if g.Light != nil && !g.Bound {
			kinds = append(kinds, g.Kind)
		}
	}
	return kinds, nil
}

// Spread draws how a kind of light spreads on open ground, as rows of cells:
// LS the source, BL bright light, L1 and so on low light, AD absolute darkness
// [DK-LGT-09].
func Spread(system string, kind rules.ContentID) ([][]string, error) {
	s, err := systemOf(system)
	if err != nil {
		return nil, err
	}
	g := s.Gear(kind)
	if g == nil || g.Light == nil {
		return nil, fmt.Errorf("the system %s has no light %q", s.Name(), kind)
	}
	side := 2*(max(g.Light.Bright, g.Light.Low)+1) + 1
	ground, err := grid.New(side, side)
	if err != nil {
		return nil, err
	}
	w := world.New(s, 0)
	w.Levels = append(w.Levels, &world.Level{Grid: ground})
	middle := grid.Point{X: side / 2, Y: side / 2}
	w.Add(world.Item{Kind: kind, Holder: world.Nobody, At: middle, Lit: true, Left: g.Light.Burns})
	light.Update(w, 0)
	rows := make([][]string, side)
	for y := range side {
		for x := range side {
			p := grid.Point{X: x, Y: y}
			rows[y] = append(rows[y], letters(rules.Light(w.Levels[0].Lit.Level(p)), p == middle))
		}
	}
	return rows, nil
}

func letters(level rules.Light, source bool) string {
	switch {
	case source:
		return "LS"
	case level >= rules.Bright:
		return "BL"
	case level == rules.Dark:
		return "AD"
	}
	return fmt.Sprintf("L%d", uint8(level))
}
