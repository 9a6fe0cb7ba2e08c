package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// PH-CHK-01
func TestLadder(t *testing.T) {
	assert.True(t, purple.Succeeds(13, 1, purple.Hard))
	assert.False(t, purple.Succeeds(20, 2, purple.Heroic.Shifted(1)))
	assert.Equal(t, purple.Simple, purple.Moderate.Shifted(-1))
	assert.True(t, purple.Moderate.Shifted(-2).Certain())
	assert.False(t, purple.Simple.Certain())
	for d, good := range map[purple.Difficulty]bool{5: true, 8: true, 20: true, 23: true, 26: true, 9: false, 2: false, 0: false} {
		if good {
			assert.Nil(t, purple.CheckDifficulty(d), d)
		} else {
			refused(t, "Use a level of the ladder. [PH-CHK-01]", purple.CheckDifficulty(d))
		}
	}
}

// PH-CHK-02
func TestWhoRolls(t *testing.T) {
	assert.True(t, purple.Task{}.Secret())             // is the merchant lying?
	assert.False(t, purple.Task{Shows: true}.Secret()) // does one clear the pit?
}

// PH-CHK-03
func TestShifts(t *testing.T) {
	oil := purple.Ideas()[0]
	assert.Equal(t, "oil", oil.ID)
	assert.True(t, oil.Spends)
	assert.Equal(t, purple.Daunting, purple.Hard.Shifted(oil.Shift))
	assert.Equal(t, -1, purple.ShiftOf(-1, -1))
	assert.Equal(t, 1, purple.ShiftOf(0, -1, 1, 1))
	assert.Equal(t, -2, purple.ShiftOf(-1, 0, -1))
}

// PH-CHK-04
func TestWhatIsAdded(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Scores[purple.Arcana], hero.Scores[purple.Constitution] = 5, 16, 7
	mods := hero.CheckMods(purple.Task{Ability: purple.Arcana, Times: 2})
	assert.Equal(t, []rules.Number{{Name: "check bonus", Value: 1, Rule: "PH-CHK-04"}, {Name: "Arcana", Value: 4, Rule: "PH-CHK-04"}}, mods)
	assert.True(t, purple.Succeeds(4, sumOf(mods), purple.Moderate))
	assert.Equal(t, -1, sumOf(hero.CheckMods(purple.Task{Ability: purple.Constitution, Times: 2})))
	assert.Equal(t, -1, sumOf(hero.CheckMods(purple.Task{Fatigue: 1})))
	assert.Equal(t, -3, sumOf(hero.CheckMods(purple.Task{Fatigue: 3})))
	assert.Equal(t, -1, sumOf(hero.CheckMods(purple.Task{States: []purple.Status{purple.StatusWeakened}})))
	assert.Equal(t, 2, sumOf(monster(t, "vampire").CheckMods()))
}

// PH-CHK-05
func TestGroupChecks(t *testing.T) {
	modifier, bonus, refusal := purple.Together([]int{2, 1, 0, -1}, []int{0, 0, 0, 0})
	assert.Nil(t, refusal)
	assert.Equal(t, []int{1, 0}, []int{modifier, bonus})
	assert.True(t, purple.Succeeds(16, modifier+bonus, purple.VeryHard))
	_, _, refusal = purple.Together(nil, nil)
	refused(t, "No one is there to try. [PH-CHK-05]", refusal)
	worst, refusal := purple.Clumsiest([]int{3, -2, 0, -2})
	assert.Nil(t, refusal)
	assert.Equal(t, 1, worst)
	_, refusal = purple.Clumsiest(nil)
	refused(t, "No one is there to try. [PH-CHK-05]", refusal)
}

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

// PH-MOR-01
func TestMoraleScale(t *testing.T) {
	for text, want := range map[string]int{"1": 1, "9": 9, "20": 20, "–": 0} {
		got, refusal := purple.ParseMorale(text)
		assert.Nil(t, refusal, text)
		assert.Equal(t, want, got)
	}
	for _, text := range []string{"0", "21", "", "x"} {
		_, refusal := purple.ParseMorale(text)
		refused(t, "Morale is 1 to 20 or –. [PH-MOR-01]", refusal)
	}
	assert.True(t, (&purple.Monster{Morale: 20}).FightsOnlyCornered())
	assert.False(t, monster(t, "elk").FightsOnlyCornered())
}

// PH-MOR-02, PH-DRK-19
func TestMorale(t *testing.T) {
	assert.False(t, purple.Stands(8, 0, 9))
	assert.True(t, purple.Stands(9, 0, 9))
	assert.True(t, purple.Stands(7, sumOf(purple.MoraleMods(0, true, 0)), 9))
	assert.Equal(t, []int{-2, -4, 6, -6, 0}, []int{
		sumOf(purple.MoraleMods(1, false, 0)), sumOf(purple.MoraleMods(2, false, 0)), sumOf(purple.MoraleMods(0, true, 9)),
		sumOf(purple.MoraleMods(2, false, -9)), sumOf(purple.MoraleMods(1, true, 0)),
	})
	due := func(m purple.Muster, been ...purple.Trial) []purple.Trial { return m.Trials(been) }
	assert.Equal(t, []purple.Trial{purple.HalfDown}, due(purple.Muster{Began: 4, Standing: 2, Morale: 9}))
	assert.Empty(t, due(purple.Muster{Began: 4, Standing: 3, Morale: 9}))
	assert.Empty(t, due(purple.Muster{Began: 4, Standing: 2, Morale: 9}, purple.HalfDown))
	assert.Empty(t, due(purple.Muster{Began: 4, Standing: 2}))
	assert.Empty(t, due(purple.Muster{Began: 4, Morale: 9}))
	assert.Equal(t, []purple.Trial{purple.LastHurt}, due(purple.Muster{Began: 1, Standing: 1, HitPoints: 3, Most: 15, Morale: 9}))
	assert.Empty(t, due(purple.Muster{Began: 1, Standing: 1, HitPoints: 4, Most: 15, Morale: 9}))
	assert.Equal(t, []purple.Trial{purple.LastHurt}, due(purple.Muster{Began: 1, Standing: 1, HitPoints: 1, Most: 3, Morale: 9}))
	assert.Equal(t, []purple.Trial{purple.AmbushLoss}, due(purple.Muster{Began: 5, Standing: 4, HitPoints: 4, Most: 4, Morale: 13, Ambushed: true}))
	assert.Empty(t, due(purple.Muster{Began: 5, Standing: 4, Morale: 11, Ambushed: true}))
	blinded := purple.Muster{Began: 3, Standing: 3, Morale: monster(t, "bandit").Morale, Blinded: true}
	assert.Equal(t, []purple.Trial{purple.LeftBlind}, due(blinded))
	assert.Empty(t, due(blinded, purple.LeftBlind))
	assert.False(t, purple.Stands(8, 0, blinded.Morale))
}

// PH-MOR-03
func TestAfterMoraleFails(t *testing.T) {
	goblin, rat := monster(t, "goblin"), monster(t, "giant-rat")
	assert.Equal(t, purple.BacksOff, goblin.Breaks(3, 4, false))
	assert.Equal(t, purple.Runs, goblin.Breaks(2, 4, false))
	assert.Equal(t, purple.Surrenders, goblin.Breaks(4, 4, true))
	assert.Equal(t, purple.TurnsAtBay, rat.Breaks(2, 2, true))
}

// PH-PUR-01, PH-PUR-03
func TestStartingToRun(t *testing.T) {
	refused(t, "Hilda is still locked in melee. [PH-PUR-01]", purple.MayEscape("Hilda"))
	assert.Nil(t, purple.MayEscape(""))
	refused(t, "No casting in a pursuit. [PH-PUR-03]", purple.MayCastPursued(true))
	assert.Nil(t, purple.MayCastPursued(false))
	assert.Equal(t, purple.Tiles(20), purple.PursuitTiles)
}

// PH-PUR-02, PH-DRK-29
func TestPursuitChecks(t *testing.T) {
	ogres, wolves := purple.Hunters{Speed: 30, Thinkers: 2}, purple.Hunters{Speed: 60, Beasts: 3}
	assert.Equal(t, 2, sumOf(purple.Quarry{Speed: 40}.FleeMods(ogres)))
	assert.Zero(t, sumOf(purple.Quarry{Speed: 30}.FleeMods(ogres)))
	assert.Equal(t, 4, sumOf(wolves.ChaseMods(purple.Quarry{Speed: 40})))
	assert.Zero(t, sumOf(ogres.ChaseMods(purple.Quarry{Speed: 40})))
	slow := func(b purple.Bait) purple.Quarry { return purple.Quarry{Speed: 30, Drops: b} }
	for _, test := range []struct {
		drops       purple.Bait
		ogres, wolf int
	}{
		{purple.Bait{Hazard: true}, 4, 4},
		{purple.Bait{Durable: 3}, 0, 2},
		{purple.Bait{Fresh: 3}, 0, 4},
		{purple.Bait{Fresh: 2}, 0, 0},
		{purple.Bait{Treasure: 20 * purple.Penny}, 2, 0},
		{purple.Bait{Treasure: 19 * purple.Penny}, 0, 0},
		{purple.Bait{Treasure: 100 * purple.Penny}, 4, 0},
	} {
		assert.Equal(t, test.ogres, sumOf(slow(test.drops).FleeMods(ogres)), "%+v", test.drops)
		assert.Equal(t, test.wolf, sumOf(slow(test.drops).FleeMods(wolves)), "%+v", test.drops)
	}
	assert.Equal(t, -6, sumOf(purple.Quarry{Speed: 30, Fatigue: 1, Blind: true}.FleeMods(ogres)))
	assert.Equal(t, -8, sumOf(purple.Hunters{Speed: 30, Fatigue: 2, Hindered: true}.ChaseMods(slow(purple.Bait{}))))
	assert.True(t, purple.Quarry{Invisible: true}.Vanishes())

	bandit, goblin, dog := monster(t, "bandit"), monster(t, "goblin"), monster(t, "hunting-dog")
	assert.True(t, bandit.HinderedInChase(false, false))
	assert.False(t, bandit.HinderedInChase(false, true))
	assert.False(t, bandit.HinderedInChase(true, false))
	assert.False(t, goblin.HinderedInChase(false, false))
	assert.False(t, dog.HinderedInChase(false, false))
	assert.Equal(t, []int{4, 0, 0, 0}, []int{purple.FlightBump(1, 6, 2), purple.FlightBump(2, 6, 2), purple.FlightBump(1, 1, 2), purple.FlightBump(6, 6, 0)})
}

// PH-PUR-04
func TestEndOfPursuit(t *testing.T) {
	even := []int{0}
	chase := purple.Chase(nil).After(7, []int{5})
	assert.False(t, chase.Escaped(0, even))
	assert.True(t, chase.After(9, []int{4}).Escaped(0, even))

	chase = nil
	for i, round := range [][2]int{{7, 5}, {6, 6}, {8, 3}, {10, 9}} {
		assert.False(t, chase.Escaped(0, even), i)
		chase = chase.After(round[0], []int{round[1]})
	}
	assert.True(t, chase.Escaped(0, even))
	assert.True(t, purple.Chase{0}.Escaped(6, even)) // oil and speed
	assert.False(t, purple.Chase{0}.Escaped(5, even))
	assert.False(t, purple.Chase{2, 1}.Escaped(0, []int{0, 0})) // of two groups only one shaken off
	assert.True(t, purple.Chase{2, -2}.Caught(0, []int{0, 0}))
	assert.False(t, purple.Chase{-1}.Caught(0, even))
	assert.True(t, purple.Chase{0}.Caught(0, []int{6}))
	assert.Equal(t, purple.Chase{-1}, purple.Chase{2}.After(1, []int{2}))
}

// PH-PUR-05
func TestAfterPursuit(t *testing.T) {
	assert.Equal(t, 24, purple.FlightTiles(3, 40))
	assert.True(t, purple.LeavesLevel(3))
	assert.False(t, purple.LeavesLevel(4))
	assert.Equal(t, []int{6, 6, 12}, []int{purple.SearchSides, purple.FriendsSides, purple.PursuitSides})
}

// PH-DTH-01
func TestAtZero(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Scores[purple.Constitution] = 3, 13
	assert.True(t, purple.Saves(9, sumOf(hero.DeathMods()), purple.DeathTarget))
	assert.False(t, purple.Saves(8, sumOf(hero.DeathMods()), purple.DeathTarget))
	assert.True(t, purple.Saves(20, -5, purple.DeathTarget))
}

// PH-DTH-02
func TestDying(t *testing.T) {
	assert.Equal(t, 5, purple.DiesAfter(2, 3))
	assert.Equal(t, 4, purple.DyingSides)
}

// PH-DTH-03
func TestAid(t *testing.T) {
	hero := fighter()
	hero.Level = 5
	assert.True(t, purple.Succeeds(13, sumOf(hero.CheckMods(purple.Task{})), purple.AidTarget(true, false)))
	assert.Equal(t, []purple.Difficulty{purple.VeryHard, purple.Hard, purple.Hard, purple.Daunting}, []purple.Difficulty{
		purple.AidTarget(false, false), purple.AidTarget(true, false), purple.AidTarget(false, true), purple.AidTarget(true, true),
	})
	refused(t, "Hilda has already tried to help him. [PH-DTH-03]", purple.MayAid("Hilda", true, true))
	refused(t, "Only a hero can help the dying. [PH-DTH-03]", purple.MayAid("Wat", false, false))
	assert.Nil(t, purple.MayAid("Hilda", false, true))
}

// PH-DTH-04, PH-DTH-05
func TestComaAndAfter(t *testing.T) {
	assert.True(t, purple.EndsDying(1))
	assert.False(t, purple.EndsDying(0))
	assert.Equal(t, 4*purple.Turn, purple.ComaRounds(4))
	assert.Equal(t, []int{1, 2}, []int{purple.WakesWith(0), purple.WakesWith(2)})
	refused(t, "He must rest for 5 more days. [PH-DTH-05]", purple.MayStrain(2))
	refused(t, "He must rest for 1 more day. [PH-DTH-05]", purple.MayStrain(6))
	assert.Nil(t, purple.MayStrain(7))
	assert.Equal(t, []int{6, 7, 5}, []int{purple.ComaSides, purple.ConvalescentDays, purple.ConvalescentSlots})
}

// PH-DTH-06
func TestStruckWhileDown(t *testing.T) {
	assert.True(t, purple.KillsFallen(0, 10))
	assert.False(t, purple.KillsFallen(1, 10))
	assert.False(t, purple.KillsFallen(0, 0))
	zombie, wolf := monster(t, "zombie"), monster(t, "wolf")
	assert.True(t, zombie.StrikesFallen(false, false, false))
	assert.False(t, zombie.StrikesFallen(true, false, true))
	assert.False(t, wolf.StrikesFallen(false, false, false))
	assert.True(t, wolf.StrikesFallen(false, true, false))
	assert.False(t, wolf.StrikesFallen(false, true, true))
}

// PH-DTH-08
func TestCoinsOfTheLost(t *testing.T) {
	assert.True(t, purple.CoinsTaken(3))
	assert.False(t, purple.CoinsTaken(4))
}

// PH-DRK-06, PH-DRK-26
func TestStealthAndPresence(t *testing.T) {
	goblin, mage := monster(t, "goblin"), fighter()
	mage.Scores[purple.Dexterity] = 13
	stealth, presence := mage.StealthMods(nil, false, false), mage.PresenceMods()
	assert.False(t, purple.Outdoes(11+goblin.Stealth()+goblin.Presence(), 13+sumOf(stealth)+sumOf(presence)))
	assert.True(t, purple.Outdoes(15, 14))
	chain := item(t, "purple/chainmail").Armour
	assert.Equal(t, -2, sumOf(mage.StealthMods(chain, false, false)))
	assert.Equal(t, 5, sumOf(mage.StealthMods(chain, true, true)))
	mage.Skills, mage.Level, mage.Scores[purple.Perception] = []purple.SkillTaken{{Skill: "stealth"}}, 10, 16
	assert.Equal(t, []rules.Number{{Name: "Dexterity", Value: 1, Rule: "PH-DRK-06"}, {Name: "Stealth", Value: 3, Rule: "PH-DRK-06"}}, mage.StealthMods(nil, false, false))
	assert.Equal(t, 4, sumOf(mage.PresenceMods()))
	assert.Equal(t, 3, purple.BlindfightBonus)
	refused(t, "You have used your free attack this round. [PH-DRK-06]", purple.MayStrikeFree(true))
	assert.Nil(t, purple.MayStrikeFree(false))
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

// PH-DRK-21
func TestBlindSteps(t *testing.T) {
	assert.Equal(t, []int{8, 1}, []int{monster(t, "bandit").BlindStepSides(), monster(t, "green-slime").BlindStepSides()})
}

// PH-DRK-31
func TestGloom(t *testing.T) {
	hero := fighter()
	will := sumOf(hero.CheckMods(purple.Task{Ability: purple.Willpower, Times: 1}))
	assert.True(t, purple.Succeeds(9, will, purple.GloomTarget))
	assert.False(t, purple.Succeeds(7, will, purple.GloomTarget))
	assert.Equal(t, []int{0, -1, -1}, []int{sumOf(purple.Gloom{}.WillMods()), sumOf(purple.Gloom{Failed: 1}.WillMods()), sumOf(purple.Gloom{Failed: 2}.WillMods())})
	for _, race := range purple.Races() {
		assert.Equal(t, race.ID != "dwarf", race.Darkens(), race.ID)
	}
}
