package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// Those who keep to themselves and those on the party's side are the enemies of
// a party that has hurt them, and of nobody else; a blow that misses or one of
// a creature of their own changes nothing.
func TestSidesByDeed(t *testing.T) {
	for kind, before := range map[string]rules.Side{"pilgrim": rules.Neutral, "lost-miner": rules.Friend} {
		tabletest.Play(t, "DK-HST-06", scenario.Position{
			Map: corridor("bpg"), Actors: []string{"b bran bare hero", "p " + kind + " bare", "g goblin bare"}, Ambient: rules.Bright,
		}, func(table *tabletest.Table) {
			b, p, g := table.Actor('b'), table.Actor('p'), table.Actor('g')
			assert.Equal(t, before, b.SideOf(p), kind)
			table.Dice('b', "attack", 1, 20)
			table.Dice('b', "defence", 20, 1)
			table.Dice('b', "damage", 1)
			table.Seat('b').Act("attack", rules.Act{At: at(2, 1)})
			assert.Equal(t, before, b.SideOf(p), "a miss")
			table.Seat('b').Act("attack", rules.Act{At: at(2, 1)})
			assert.Equal(t, rules.Foe, b.SideOf(p))
			assert.Equal(t, rules.Foe, p.SideOf(b))
			assert.NotEqual(t, rules.Foe, p.SideOf(g), "it has no quarrel with others")
		})
	}
}
