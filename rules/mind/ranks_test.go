package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// One that is well guards a badly hurt companion near it while a foe is about;
// else it takes the offensive, and hurt itself it keeps on the defensive
// [PH-CMB-17, PH-CMB-20].
func TestStances(t *testing.T) {
	beside := grid.Point{X: 1}
	guard := rules.Answer{Who: self, Choose: "guard", At: &beside}
	for name, row := range map[string]struct {
		table     string
		own, mate int
		want      rules.Answer
	}{
		"a hurt companion":          {"@f..F", 8, 2, guard},
		"a companion who is well":   {"@f..F", 8, 8, answer("offensive")},
		"nobody to guard it from":   {"@f...", 8, 2, answer("offensive")},
		"hurt itself":               {"@f..F", 2, 2, answer("defensive")},
		"a companion too far to it": {"@...f.F", 8, 2, answer("offensive")},
	} {
		t.Run(name, func(t *testing.T) {
			p := at(t, row.table)
			p.Hero.Health = row.own
			for _, token := range p.Tokens {
				if token.Side == rules.Friend {
					p.Party = append(p.Party, rules.Sheet{Handle: mate, At: token.At, Health: row.mate, MaxHealth: 8})
				}
			}
			p = p.asked(rules.PhaseDeclare, plain("offensive"), plain("defensive"),
				rules.Offer{Do: "guard", Optional: true, Params: []rules.Param{{Kind: rules.ParamTile, Points: []grid.Point{{}, beside}}}})
			assert.Equal(t, row.want, p.decides())
		})
	}
}
