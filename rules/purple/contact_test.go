package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-CMB-01
func TestWhoCanBeSurprised(t *testing.T) {
	assert.False(t, purple.Warned{}.Exempt())
	for _, w := range []purple.Warned{{SawLight: true}, {Heard: true}, {Alerted: true}, {Lurking: true}, {Sneaking: true}, {Watching: true}, {Drew: true}} {
		assert.True(t, w.Exempt(), "%+v", w)
	}
	assert.Equal(t, 6, purple.Guardedness{SneakedUpon: true}.Threshold())
}

// PH-CMB-02, PH-DRK-20
func TestSurpriseThresholds(t *testing.T) {
	for _, test := range []struct {
		g    purple.Guardedness
		want int
	}{
		{purple.Guardedness{}, 4},
		{purple.Guardedness{Perception: 1}, 3},
		{purple.Guardedness{Perception: 2}, 2},
		{purple.Guardedness{Fieldcraft: true}, 2},
		{purple.Guardedness{Fieldcraft: true, Perception: 3}, 1},
		{purple.Guardedness{Perception: -3}, 7},
		{purple.Guardedness{Base: monster(t, "panther").Surprises()}, 6},
		{purple.Guardedness{Blind: true}, 6},
		{purple.Guardedness{Base: 6, Blind: true, SneakedUpon: true, Perception: -3}, 11},
	} {
		assert.Equal(t, test.want, test.g.Threshold(), "%+v", test.g)
	}
	assert.True(t, purple.Guardedness{Perception: 1}.SurprisedBy(3))
	assert.False(t, purple.Guardedness{Perception: 2}.SurprisedBy(3))
	assert.False(t, purple.Guardedness{Fieldcraft: true}.SurprisedBy(3))
	assert.True(t, purple.Guardedness{Blind: true}.SurprisedBy(6))
}

// PH-CMB-03
func TestEffectsOfSurprise(t *testing.T) {
	refused(t, "You are surprised. [PH-CMB-03]", purple.MayActSurprised(true))
	assert.Nil(t, purple.MayActSurprised(false))
	assert.True(t, purple.Stalled(true, true))
	assert.False(t, purple.Stalled(true, false))
}

// PH-CMB-04
func TestMeetingDistance(t *testing.T) {
	for country, want := range map[purple.Country]string{purple.UnderGround: "2d6", purple.OpenCountry: "4d6", purple.CloseCountry: "2d6"} {
		assert.Equal(t, want, country.MeetingDice().String())
	}
	assert.Equal(t, []int{14, 84, 42}, []int{purple.UnderGround.MeetingTiles(7), purple.OpenCountry.MeetingTiles(14), purple.CloseCountry.MeetingTiles(7)})
}

// PH-CMB-05
func TestReactions(t *testing.T) {
	for _, test := range []struct {
		id   string
		dice int
		want purple.Reaction
	}{
		{"orc", 8, purple.Unfriendly},
		{"wolf", 5, purple.Hostile},
		{"wolf", 12, purple.Unthreatening},
		{"orc", 12, purple.Unthreatening},
		{"bandit", 2, purple.Hostile},
		{"bandit", 3, purple.Unfriendly},
		{"bandit", 6, purple.Unfriendly},
		{"bandit", 7, purple.Uncertain},
		{"bandit", 8, purple.Uncertain},
		{"bandit", 9, purple.Unthreatening},
		{"bandit", 11, purple.Unthreatening},
		{"bandit", 12, purple.Helpful},
		{"orc", 2, purple.Hostile},
	} {
		m := monster(t, test.id)
		got, again := m.React(test.dice + sumOf(m.ReactionMods()))
		assert.Equal(t, test.want, got, "%s %d", test.id, test.dice)
		assert.False(t, again)
	}
	_, again := monster(t, "giant-eagle").React(2)
	assert.True(t, again)
	for id, want := range map[string]bool{"skeleton": false, "clay-sentinel": false, "ghoul": true, "orc": true, "wolf": true} {
		assert.Equal(t, want, monster(t, id).Parleys(), id)
	}
	assert.True(t, purple.Gift(10*purple.Penny, 0))
	assert.True(t, purple.Gift(0, 2))
	assert.False(t, purple.Gift(9*purple.Penny, 1))
	assert.Equal(t, []int{4, 6, 1}, []int{purple.UnfriendlyTiles, purple.WaitSides, purple.GiftBonus})
	assert.Equal(t, "uncertain", purple.Uncertain.String())
}

// PH-CMB-30
func TestInitiative(t *testing.T) {
	party := purple.Initiative(6, true)
	assert.Equal(t, 7, party)
	_, tied := purple.Order([]int{party, purple.Initiative(7, false)})
	assert.Equal(t, []int{0, 1}, tied)
	order, tied := purple.Order([]int{4, 9, 7})
	assert.Equal(t, []int{1, 2, 0}, order)
	assert.Empty(t, tied)
	_, tied = purple.Order([]int{4, 9, 4})
	assert.Equal(t, []int{0, 2}, tied)
	_, tied = purple.Order([]int{9, 4, 9, 4})
	assert.Equal(t, []int{0, 2}, tied)
	assert.Equal(t, 12, purple.InitiativeSides)
}

// PH-DRK-13: goblins that noticed the torch hide, and the party's threshold is 6.
func TestWarnedByLight(t *testing.T) {
	assert.Equal(t, purple.LiesInWait, purple.WarningBy(2))
	assert.Equal(t, []purple.Warning{purple.SendsWord, purple.TakesAim, purple.GoesDark, purple.FallsBack, purple.SendsAScout}, []purple.Warning{
		purple.WarningBy(1), purple.WarningBy(3), purple.WarningBy(4), purple.WarningBy(5), purple.WarningBy(6),
	})
	assert.Equal(t, 6, purple.Guardedness{SneakedUpon: true}.Threshold())
	assert.True(t, monster(t, "ogre").Heeds())
	assert.False(t, monster(t, "wolf").Heeds())
	assert.True(t, purple.IgnoresLight(3))
	assert.False(t, purple.IgnoresLight(4))
}
