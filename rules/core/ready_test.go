package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

// alone is Bran by himself in bright light with some things, those that burn
// first.
func alone(items []string, lights ...string) scenario.Position {
	return scenario.Position{Map: corridor("b."), Actors: []string{"b bran bare hero facing=E"}, Items: items, Lights: lights, Ambient: rules.Bright}
}

// where is where the things of a sheet are, in their order.
func where(s rules.Sheet) []rules.Where {
	var all []rules.Where
	for _, h := range s.Items {
		all = append(all, h.Where)
	}
	return all
}

// barred is the reason why an offer does not take a thing, "" if it does.
func barred(t *testing.T, o rules.Offer, item int) string {
	t.Helper()
	require.NotEmpty(t, o.Params)
	for _, b := range o.Params[0].Barred {
		if b.Value == item {
			return b.Not
		}
	}
	return ""
}

// A thing is changed for what it takes the place of, in one action.
func TestReadyingChangesThings(t *testing.T) {
	const pack, hand, worn = rules.InPack, rules.InHand, rules.Worn
	for name, c := range map[string]struct {
		items []string
		light string
		ready int
		want  []rules.Where
	}{
		"a free hand":              {[]string{"sword b pack"}, "", 1, []rules.Where{hand}},
		"a weapon for a weapon":    {[]string{"sword b", "dagger b pack"}, "torch b", 3, []rules.Where{hand, pack, hand}},
		"two hands for one":        {[]string{"sword b", "rope b", "bow b pack"}, "", 3, []rules.Where{pack, pack, hand}},
		"a light for a cold light": {[]string{"sword b", "candle b", "torch b pack"}, "", 3, []rules.Where{hand, pack, hand}},
		"a light for a weapon":     {[]string{"sword b", "candle b pack"}, "torch b", 3, []rules.Where{hand, pack, hand}},
		"armour for armour":        {[]string{"leather b worn", "mail b pack"}, "", 2, []rules.Where{pack, worn}},
		"a cloak over clothes":     {[]string{"clothes b worn", "cloak-of-stealth b pack"}, "", 2, []rules.Where{worn, worn}},
		"a ring for a ring":        {[]string{"ring-of-owls b worn", "ring-of-owls b pack"}, "", 2, []rules.Where{pack, worn}},
		"put away":                 {[]string{"sword b"}, "", 1, []rules.Where{pack}},
		"taken off":                {[]string{"mail b worn"}, "", 1, []rules.Where{pack}},
	} {
		t.Run(name, func(t *testing.T) {
			p := alone(c.items)
			if c.light != "" {
				p.Lights = []string{c.light}
			}
			tabletest.Play(t, "DK-HST-09", p, func(table *tabletest.Table) {
				b := table.Seat('b')
				b.Act("ready", rules.Act{Item: c.ready})
				assert.Equal(t, c.want, where(b.View().Hero))
				assert.Equal(t, 1, b.View().Hero.Actions)
			})
		})
	}
}

// A light that burns is not put away to make room, and nothing goes into a full
// pack; the offer says so of each thing.
func TestWhatCannotBeReadied(t *testing.T) {
	tabletest.Play(t, "DK-HST-09", alone([]string{"sword b", "bow b pack"}, "torch b"), func(table *tabletest.Table) {
		b := table.Seat('b')
		assert.Contains(t, barred(t, offer(t, b, "ready"), 3), "burning light")
		assert.Empty(t, barred(t, offer(t, b, "ready"), 1))
		b.Refused("DK-HST-09", rules.Act{Do: "ready", Item: 3})
	})
	items := []string{"sword b", "leather b worn", "spear b pack", "rope b"}
	for range 7 {
		items = append(items, "candle b pack")
	}
	tabletest.Play(t, "DK-HST-09", alone(items), func(table *tabletest.Table) {
		b := table.Seat('b')
		o := offer(t, b, "ready")
		assert.Equal(t, "your pack is full", barred(t, o, 1))
		assert.Equal(t, "your pack is full", barred(t, o, 2))
		b.Act("ready", rules.Act{Item: 3}) // a change needs no room
		assert.Equal(t, rules.InHand, b.View().Hero.Items[2].Where)
		b.Refused("DK-HST-09", rules.Act{Do: "ready", Item: 2})
	})
}

// What was felt underfoot can be taken by its name; else the hand finds what it
// finds first.
func TestTakingByTouch(t *testing.T) {
	p := alone([]string{"rope 1,1", "key 1,1"})
	p.Ambient = rules.Dark
	tabletest.Play(t, "DK-BLD-01", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-HST-09", rules.Act{Do: "take", Item: 2})
		b.Act("feel")
		things := b.View().Things
		require.Len(t, things, 2)
		assert.Equal(t, []int{1, 2}, []int{things[0].Item, things[1].Item})
		b.Act("take", rules.Act{Item: 2})
		require.Len(t, b.View().Hero.Items, 1)
		assert.Equal(t, "key", b.View().Hero.Items[0].Name)
	})
	tabletest.Play(t, "DK-BLD-01", p, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("take")
		require.Len(t, b.View().Hero.Items, 1)
		assert.Equal(t, "rope", b.View().Hero.Items[0].Name)
	})
}

// Of two lights of one's own the one that is named is put out.
func TestDousingOneOfTwo(t *testing.T) {
	tabletest.Play(t, "DK-LGT-06", alone(nil, "torch b", "candle b"), func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Act("douse", rules.Act{At: at(1, 1), Item: 2})
		assert.True(t, b.View().Hero.Items[0].Lit)
		assert.False(t, b.View().Hero.Items[1].Lit)
	})
}

// A light that cannot be lit says why: no hand, or no oil.
func TestLightsThatCannotBeLit(t *testing.T) {
	tabletest.Play(t, "DK-LGT-08", alone([]string{"sword b", "dagger b", "torch b pack", "tinderbox b pack"}), func(table *tabletest.Table) {
		b := table.Seat('b')
		assert.Equal(t, "you have no hand free to hold a light", barred(t, offer(t, b, "light"), 3))
		b.Refused("DK-LGT-08", rules.Act{Do: "light", Item: 3})
	})
	tabletest.Play(t, "DK-LGT-07", alone([]string{"candle b", "tinderbox b pack"}, "lantern b left=1"), func(table *tabletest.Table) {
		b := table.Seat('b')
		table.Rounds(2)
		table.Wait('b')
		assert.Equal(t, "there is no oil left in it", barred(t, offer(t, b, "light"), 1))
		b.Refused("DK-LGT-07", rules.Act{Do: "light", Item: 1})
	})
}

// The sheet knows the figures of what is carried.
func TestFiguresOfThingsCarried(t *testing.T) {
	tabletest.Play(t, "DK-HST-09", alone([]string{"crossbow b pack", "plate b pack", "torch b pack", "ring-of-owls b pack"}), func(table *tabletest.Table) {
		h := table.Seat('b').View().Hero.Items
		assert.Equal(t, []any{"1d10", 20, 2, true}, []any{h[0].Damage, h[0].Range, h[0].Hands, h[0].Load})
		assert.Equal(t, []any{rules.Body, 4, -4, 4}, []any{h[1].Part, h[1].Armour, h[1].Stealth, h[1].Move})
		assert.Equal(t, []any{5, 10}, []any{h[2].Bright, h[2].Low})
		assert.Equal(t, rules.Finger, h[3].Part)
	})
}
