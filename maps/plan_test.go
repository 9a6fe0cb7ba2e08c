package maps_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/grid"
)

// What a system is to stock goes into the plan as it stands on the map.
func TestPlanHasTheSlots(t *testing.T) {
	l := parse(t, "level a\nmap\n  ...\nslot 2,0 lair=vermin depth=2 size=4\nslot 0,0 lair=light depth=1 size=1\n")
	assert.Equal(t, []grid.PlanSlot{
		{At: grid.Point{X: 2}, Lair: "vermin", Depth: 2, Size: 4, File: "test.map", Line: 4},
		{Lair: "light", Depth: 1, Size: 1, File: "test.map", Line: 5},
	}, l.Plan().Slots)
}
