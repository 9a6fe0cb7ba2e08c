package core_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/internal/world"
)

// sheet is a hero's with Attack, Stealth and Prs of n.
func sheet(n int) *rules.Sheet {
	return &rules.Sheet{Stats: []rules.Number{{Value: n}, {}, {}, {Value: n}, {Value: n}, {}}}
}

// counted is the percentage of the 400 pairs of d20 in which the first wins.
func counted(wins func(mine, theirs int) bool) int {
	n := 0
	for mine := 1; mine <= 20; mine++ {
		for theirs := 1; theirs <= 20; theirs++ {
			if wins(mine, theirs) {
				n++
			}
		}
	}
	return n * 100 / 400
}

// The chance to hit is that of the strictly higher total [DK-HST-03].
func TestOddsOfABlow(t *testing.T) {
	s := core.New()
	for attack := -25; attack <= 25; attack++ {
		for past := range 12 {
			a := world.Attempt{Against: "core/goblin", Theirs: []rules.Number{{Name: "far in low light", Value: past, Rule: "DK-LOW-02"}}}
			c := s.Odds(sheet(attack), a)
			require.Equal(t, counted(func(mine, theirs int) bool { return mine+attack > theirs+3+past }), c.Percent)
			a.Stealth = true
			c = s.Odds(sheet(attack), a)
			require.Equal(t, counted(func(mine, _ int) bool { return mine+attack > 3+past }), c.Percent, "DK-STL-05")
		}
	}
}

// Every figure of a chance is named with its rule, and the armour of the kind
// is taken off the damage [DK-HST-03, DK-LOW-02].
func TestOddsNameTheirSources(t *testing.T) {
	s := core.New()
	c := s.Odds(sheet(4), world.Attempt{Against: "core/goblin", Weapon: s.Gear("core/sword"), Theirs: []rules.Number{{Name: "far in low light", Value: 2, Rule: "DK-LOW-02"}}})
	assert.Equal(t, []rules.Number{
		{Name: "Attack", Value: 4, Rule: "DK-HST-03"},
		{Name: "its Defence", Value: -3, Rule: "DK-HST-03"},
		{Name: "far in low light", Value: -2, Rule: "DK-LOW-02"},
	}, c.Mods)
	assert.Equal(t, "1d8 - 1", c.Damage)
	assert.Equal(t, "1d2", s.Odds(sheet(4), world.Attempt{Against: "core/bat"}).Damage)
}

// A tie of an opposed stealth roll goes to the other [DK-STL-03].
func TestOddsOfAContest(t *testing.T) {
	s := core.New()
	for stealth := -10; stealth <= 10; stealth++ {
		for past := range 8 {
			a := world.Attempt{Roll: world.RollContest, Against: "core/goblin", Own: []rules.Number{{Value: past, Rule: "DK-STL-06"}}}
			c := s.Odds(sheet(stealth), a)
			require.Equal(t, counted(func(mine, theirs int) bool { return mine+2*stealth+past > theirs+4 }), c.Percent)
		}
	}
}

// A door gives way at 15 or more [DK-HST-08].
func TestOddsOfForcing(t *testing.T) {
	s := core.New()
	for attack := -10; attack <= 20; attack++ {
		c := s.Odds(sheet(attack), world.Attempt{Roll: world.RollForce})
		require.Equal(t, counted(func(mine, _ int) bool { return mine+attack >= 15 }), c.Percent)
	}
}

// Of one that is not identified there is no chance to be told, only why.
func TestNoOddsAgainstTheUnknown(t *testing.T) {
	s := core.New()
	for _, roll := range []world.RollKind{world.RollAttack, world.RollContest} {
		c := s.Odds(sheet(4), world.Attempt{Roll: roll})
		assert.Zero(t, c.Percent)
		assert.NotEmpty(t, c.Not)
	}
}

// A companion's own figures count before any table [DK-HST-03].
func TestOddsAgainstACompanion(t *testing.T) {
	s := core.New()
	other := &rules.Sheet{Stats: []rules.Number{{}, {Value: 9}, {Value: 2}, {}, {}, {}}}
	c := s.Odds(sheet(0), world.Attempt{Against: "core/wren", Other: other, Weapon: s.Gear("core/sword")})
	assert.Equal(t, counted(func(mine, theirs int) bool { return mine > theirs+9 }), c.Percent)
	assert.Equal(t, "1d8 - 2", c.Damage)
}

// Every kind of creature is described, in two sentences [DK-HST-10].
func TestLoreOfEveryKind(t *testing.T) {
	s := core.New()
	for _, kind := range []rules.ContentID{"rat-swarm", "goblin", "hobgoblin-archer", "ghoul", "cave-bear", "cave-fisher", "shadow", "cultist", "bat", "ogre"} {
		lore, ok := s.Lore("core/" + kind)
		require.True(t, ok, kind)
		assert.Regexp(t, `^[A-Z][^.]+\. [A-Z][^.]+\.$`, lore.Words)
		assert.Len(t, lore.Figures, 6)
		assert.Positive(t, lore.Health)
	}
	_, ok := s.Lore("core/bran")
	assert.False(t, ok)
}
