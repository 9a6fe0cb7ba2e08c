package core_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// doors is Bran before a door.
func doors(lock, thing string) scenario.Position {
	return scenario.Position{
		Map:     corridor("b+." + strings.Repeat(".", 17) + "o"),
		Actors:  []string{"b bran bare hero facing=E", "o ogre vision=normal"},
		Doors:   []string{"2,1 " + lock},
		Items:   []string{thing},
		Ambient: rules.Bright,
	}
}

// A closed door opens and closes by an action.
func TestClosedDoors(t *testing.T) {
	tabletest.Play(t, "DK-HST-08", doors("", "rope b pack"), func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("open", rules.Act{To: grid.East})
		assert.Equal(t, grid.OpenDoor, table.W.Levels[0].Grid.At(table.Point(2, 1)))
		b.Act("close", rules.Act{To: grid.East})
		assert.Equal(t, grid.ClosedDoor, table.W.Levels[0].Grid.At(table.Point(2, 1)))
	})
}

// A locked door opens by its key and by no other.
func TestLocks(t *testing.T) {
	for _, c := range []struct{ key, says string }{{"iron", "unlocked"}, {"brass", "no key fits"}} {
		tabletest.Play(t, "DK-HST-08", doors("locked key=iron", "key b key="+c.key+" pack"), func(table *tabletest.Table) {
			b := table.Seat('b')
			b.Act("open", rules.Act{To: grid.East})
			assert.Equal(t, "locked", b.Told(rules.DoorMoved).Text)
			b.Act("unlock", rules.Act{To: grid.East})
			assert.Equal(t, c.says, b.Told(rules.DoorMoved).Text)
			open := table.W.Levels[0].Grid.At(table.Point(2, 1)) == grid.OpenDoor
			assert.Equal(t, c.key == "iron", open)
		})
	}
}

// Force is 1d20 + Attack against 15 and a noise of 20; the third failure jams
// the door for good, key or no key.
func TestForcingADoor(t *testing.T) {
	tabletest.Play(t, "DK-HST-08", doors("locked key=iron", "key b key=iron pack"), func(table *tabletest.Table) {
		b, o := table.Seat('b'), table.Seat('o')
		force := func(die int) string {
			table.Dice('b', "force", die)
			b.Act("force", rules.Act{To: grid.East})
			return b.Told(rules.DoorMoved).Text
		}
		assert.Equal(t, "held", force(10))
		assert.Empty(t, sounds(o), "20 steps and 6 for the door are beyond 20")
		assert.Equal(t, "forced", force(11), "11 + 4")
		require.Len(t, sounds(o), 1)
		assert.Equal(t, rules.Faint, sounds(o)[0].Band, "20 steps of 20")
	})
	tabletest.Play(t, "DK-HST-08", doors("locked key=iron", "key b key=iron pack"), func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Dice('b', "force", 1, 2, 3)
		for i, says := range []string{"held", "held", "jammed for good"} {
			b.Act("force", rules.Act{To: grid.East})
			e := b.Told(rules.DoorMoved)
			assert.Equal(t, says, e.Text)
			assert.Equal(t, i+1, e.Amount)
		}
		for _, do := range []rules.ActionID{"force", "unlock", "open"} {
			b.Act(do, rules.Act{To: grid.East})
			assert.Equal(t, "jammed", b.Told(rules.DoorMoved).Text, do)
		}
	})
}
