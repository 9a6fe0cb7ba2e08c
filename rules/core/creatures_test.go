package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// creatures are all kinds, as the book has them.
var creatures = []struct {
	kind                            string
	hp, attack, defence, armour     int
	stealth, prs, initiative, moves int
	damage                          []int // the highest dice
	most                            int
	vision                          rules.Vision
	temper                          rules.Temper
	nose                            bool
	hears                           int
	things                          []rules.ContentID
}{
	{"rat-swarm", 6, 1, 2, 0, 4, -2, 4, 6, []int{3}, 3, rules.NormalVision, rules.Timid, true, 0, nil},
	{"goblin", 8, 2, 3, 1, 4, 0, 2, 6, []int{6}, 6, rules.LowLightImmune, rules.Wary, false, 0, nil},
	{"hobgoblin-archer", 12, 4, 3, 2, 1, 1, 1, 6, []int{8}, 8, rules.NormalVision, rules.Wary, false, 0, []rules.ContentID{"core/bow", "core/torch", "core/tinderbox"}},
	{"ghoul", 16, 4, 2, 0, 2, 2, 1, 5, []int{6}, 7, rules.DarkVision, rules.Bold, true, 0, nil},
	{"cave-bear", 30, 6, 2, 2, 0, 3, 0, 7, []int{10}, 10, rules.NormalVision, rules.Bold, true, 0, nil},
	{"cave-fisher", 14, 5, 4, 2, 5, 0, 3, 4, []int{8}, 8, rules.Sightless, rules.Bold, false, 2, nil},
	{"shadow", 10, 4, 5, 0, 8, 4, 4, 6, []int{4}, 4, rules.DarkVision, rules.Wary, false, 0, nil},
	{"cultist", 10, 2, 2, 0, 1, 3, 1, 6, []int{6}, 6, rules.NormalVision, rules.Timid, false, 0, []rules.ContentID{"core/candle", "core/tinderbox"}},
	{"bat", 3, 2, 6, 0, 6, -1, 6, 8, []int{2}, 2, rules.DarkVision, rules.Timid, false, 0, nil},
	{"ogre", 36, 6, 1, 2, -2, 2, -1, 6, []int{6, 6}, 12, rules.NormalVision, rules.Bold, false, 0, nil},
	{"blind-crawler", 9, 3, 3, 2, 6, -1, 2, 4, []int{6}, 6, rules.Sightless, rules.Bold, false, 2, nil},
	{"lamp-moths", 4, 1, 5, 0, 4, -2, 5, 7, []int{2}, 2, rules.DarkVision, rules.Bold, false, 0, nil},
	{"pale-hound", 7, 3, 3, 0, 2, 0, 4, 8, []int{4}, 4, rules.DarkVision, rules.Bold, true, 2, nil},
	{"stalker", 12, 5, 3, 0, 7, 1, 4, 7, []int{8}, 8, rules.DarkVision, rules.Wary, false, 0, nil},
	{"gravewarden", 22, 5, 4, 2, -2, 3, 0, 4, []int{8}, 8, rules.DarkVision, rules.Bold, false, 0, nil},
	{"wisp", 2, 0, 8, 0, 4, 2, 6, 7, []int{2}, 2, rules.DarkVision, rules.Timid, false, 0, []rules.ContentID{"core/wisp-glow"}},
	{"pilgrim", 10, 1, 2, 0, 0, 2, 0, 5, []int{2}, 2, rules.NormalVision, rules.Timid, false, 0, []rules.ContentID{"core/hurricane-candle", "core/tinderbox", "core/bandage"}},
	{"lost-miner", 14, 3, 2, 1, 0, 1, 0, 5, []int{4}, 4, rules.NormalVision, rules.Wary, false, 0, []rules.ContentID{"core/candle", "core/tinderbox"}},
}

// Every creature has the figures, senses, temper and things of its row.
func TestCreatures(t *testing.T) {
	require.Len(t, creatures, 18)
	for _, c := range creatures {
		w := world.New(core.New(), 1)
		a, err := w.System().Spawn(w, world.Spawn{Kind: c.kind})
		require.NoError(t, err)
		assert.Equal(t, []int{c.hp, c.hp}, []int{a.HP, a.MaxHP}, "DK-HST-10, DK-HST-15: %s", c.kind)
		assert.Equal(t, []int{c.attack, c.defence, c.armour, c.stealth, c.prs, c.initiative}, a.Stats, "DK-HST-10, DK-HST-15: %s", c.kind)
		assert.Equal(t, c.moves, a.Move, "DK-HST-10, DK-HST-15: %s", c.kind)
		assert.Equal(t, c.vision, a.Vision, "DK-HST-10, DK-HST-15: %s", c.kind)
		assert.Equal(t, c.temper, a.Temper, "DK-HST-10, DK-HST-15: %s", c.kind)
		assert.Equal(t, c.nose, a.KeenNose, "DK-HST-10, DK-HST-15: %s", c.kind)
		assert.Equal(t, c.hears, a.Hearing, "DK-HST-10, DK-HST-15: %s", c.kind)
		var things []rules.ContentID
		for _, it := range w.Things(a.ID) {
			things = append(things, it.Kind)
		}
		assert.Equal(t, c.things, things, "DK-HST-10, DK-HST-15: %s", c.kind)
	}
}

// Every creature's hit does the damage of its row.
func TestDamageOfCreatures(t *testing.T) {
	for _, c := range creatures {
		t.Run(c.kind, func(t *testing.T) {
			tabletest.Play(t, "DK-HST-10", scenario.Position{
				Map:     corridor("bo"),
				Actors:  []string{"o " + c.kind, "b bran bare hero"},
				Ambient: rules.Bright,
			}, func(table *tabletest.Table) {
				o, b := table.Seat('o'), table.Seat('b')
				table.Dice('o', "attack", 20)
				table.Dice('o', "defence", 1)
				table.Dice('o', "damage", c.damage...)
				o.Act("attack", rules.Act{At: at(1, 1)})
				b.HP(20 - c.most)
			})
		})
	}
}
