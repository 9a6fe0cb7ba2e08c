package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-CHR-03
func TestBoundsOfScores(t *testing.T) {
	halfling, refusal := purple.FindRace("halfling")
	assert.Nil(t, refusal)
	born, refusal := halfling.Born(purple.Scores{3, 10, 10, 10, 10, 10}, "")
	assert.Nil(t, refusal)
	assert.Equal(t, purple.Scores{2, 11, 10, 10, 10, 10}, born)
	assert.Equal(t, 19, purple.Scores{18}.Raised(purple.Strength, 1)[purple.Strength])
	assert.Equal(t, 19, purple.Scores{18}.Raised(purple.Strength, 2)[purple.Strength])
	assert.Equal(t, 2, purple.Scores{2}.Raised(purple.Strength, -1)[purple.Strength])
}

// PH-CHR-04
func TestModifiers(t *testing.T) {
	want := map[int]int{
		2: -3, 3: -3, 4: -2, 5: -2, 6: -1, 8: -1, 9: 0, 12: 0, 13: 1, 15: 1, 16: 2, 17: 2, 18: 3, 19: 3,
	}
	for score, mod := range want {
		got, refusal := purple.Modifier(score)
		assert.Nil(t, refusal)
		assert.Equal(t, mod, got, score)
	}
	for _, score := range []int{1, 20, -4} {
		_, refusal := purple.Modifier(score)
		refused(t, "An ability score must be 2 to 19. [PH-CHR-04]", refusal)
	}
}

// PH-CHR-05: what the scores do on a sheet; none of them helps to hit.
func TestWhatAbilitiesDo(t *testing.T) {
	hero := fighter()
	hero.Scores = purple.Scores{16, 16, 14, 10, 10, 10}
	hero.Kit = purple.Kit{{Kind: "purple/leather", Count: 1}, {Kind: "purple/small-shield", Count: 1}}
	assert.Equal(t, 15, hero.ArmourClass())
	assert.Equal(t, 9, hero.MaxHitPoints())
	assert.Equal(t, 1, hero.Attack())
	assert.Equal(t, 12, purple.Capacity(hero.Mod(purple.Strength)))
	assert.Equal(t, 240, purple.Lift(16))
	hero.Scores[purple.Dexterity] = 5
	assert.Equal(t, 11, hero.ArmourClass())
	_, refusal := purple.ParseAbility("Luck")
	refused(t, "No such ability. [PH-CHR-05]", refusal)
	a, _ := purple.ParseAbility("arcana")
	assert.Equal(t, purple.Arcana, a)
}

// fighter is a warrior of level 1 with nothing but its scores.
func fighter() purple.Character {
	return purple.Character{Race: "human", Class: "warrior", Style: "smiter", Level: 1, Scores: purple.Scores{10, 10, 10, 10, 10, 10}}
}

// PH-CHR-06
func TestChangedScores(t *testing.T) {
	hero := fighter()
	hero.Level, hero.Faces, hero.Scores[purple.Constitution] = 4, []int{5, 5, 5}, 13
	before := hero.MaxHitPoints()
	hero.Scores[purple.Constitution] = 12
	assert.Equal(t, before-4, hero.MaxHitPoints())
	hero.Kit = purple.Kit{{Kind: "purple/bedroll", Count: 10, Where: purple.InPack}, {Kind: "purple/bedroll", Count: 5}}
	assert.Zero(t, hero.Burden().Over)
	hero.Scores[purple.Strength] = 8
	assert.Equal(t, 1, hero.Burden().Over, "the backpack holds one slot less")
}

// PH-RAC-01
func TestRaces(t *testing.T) {
	var ids []string
	for _, r := range purple.Races() {
		ids = append(ids, r.ID)
	}
	assert.Equal(t, []string{"human", "dwarf", "elf", "half-elf", "halfling"}, ids)
	elf, _ := purple.FindRace("elf")
	born, _ := elf.Born(purple.Scores{9, 10, 10, 15, 10, 10}, "")
	assert.Equal(t, 8, born[purple.Strength])
	assert.Equal(t, 16, born[purple.Perception])
	assert.Equal(t, []int{-1, 2}, []int{born.Mod(purple.Strength), born.Mod(purple.Perception)})
	_, refusal := purple.FindRace("orc")
	refused(t, "Unknown race. [PH-RAC-01]", refusal)
}

// PH-RAC-02
func TestHumans(t *testing.T) {
	human, _ := purple.FindRace("human")
	scores := purple.Scores{10, 10, 10, 10, 10, 12}
	born, refusal := human.Born(scores, "arcana")
	assert.Nil(t, refusal)
	assert.Equal(t, []int{13, 1}, []int{born[purple.Arcana], born.Mod(purple.Arcana)})
	_, refusal = human.Born(scores, "")
	refused(t, "A human raises one ability by 1. [PH-RAC-02]", refusal)
}

// PH-RAC-03
func TestDwarves(t *testing.T) {
	dwarf, _ := purple.FindRace("dwarf")
	human, _ := purple.FindRace("human")
	assert.Equal(t, 14, 11+dwarf.PoisonSave(2)+purple.SaveBonus(2))
	assert.Equal(t, 12, 11+human.PoisonSave(2)+purple.SaveBonus(2))
	assert.Equal(t, -1, dwarf.PoisonSave(-1))
	assert.True(t, dwarf.Fires)
	refused(t, "A dwarf cannot wield a large weapon. [PH-RAC-03]", dwarf.MayWield(item(t, "purple/heavy-crossbow")))
	refused(t, "A dwarf cannot wield a large weapon. [PH-RAC-03]", dwarf.MayWield(item(t, "purple/pike")))
	assert.Nil(t, dwarf.MayWield(item(t, "purple/sledgehammer")), "a tool of medium class")
	assert.Equal(t, purple.Scores{0, -1, 1}, dwarf.Change)
}

// PH-RAC-04, PH-RAC-05
func TestElvenResistance(t *testing.T) {
	elf, _ := purple.FindRace("elf")
	half, _ := purple.FindRace("half-elf")
	human, _ := purple.FindRace("human")
	assert.Equal(t, []bool{true, false}, []bool{elf.Unmoved(90), elf.Unmoved(91)})
	assert.Equal(t, []bool{true, false}, []bool{half.Unmoved(30), half.Unmoved(31)})
	assert.False(t, human.Unmoved(1))
	assert.True(t, elf.Ghouls)
	assert.False(t, half.Ghouls)
	assert.Zero(t, half.Change)
}

// PH-RAC-06
func TestHalflings(t *testing.T) {
	halfling, _ := purple.FindRace("halfling")
	assert.Equal(t, 16, 14+halfling.EvasionFrom(purple.Large))
	assert.Equal(t, 14, 14+halfling.EvasionFrom(purple.Medium))
	assert.Equal(t, 1, halfling.Missiles)
	assert.Equal(t, purple.Small, halfling.Size)
	refused(t, "A halfling cannot wield a large weapon. [PH-RAC-06]", halfling.MayWield(item(t, "purple/great-sword")))
}

// PH-BKG-02
func TestBuild(t *testing.T) {
	human, _ := purple.FindRace("human")
	inches, pounds := human.Body.Build(9, 10)
	assert.Equal(t, []int{67, 154}, []int{inches, pounds})
	least := map[string][2]int{"human": {60, 103}, "dwarf": {46, 121}, "elf": {58, 81}, "half-elf": {59, 91}, "halfling": {34, 47}}
	for _, r := range purple.Races() {
		inches, pounds := r.Body.Build(2, 1)
		assert.Equal(t, least[r.ID], [2]int{inches, pounds}, r.ID)
	}
}

// PH-BKG-03, PH-BKG-04, PH-BKG-05
func TestLives(t *testing.T) {
	up, refusal := purple.Upbringing(8)
	assert.Nil(t, refusal)
	assert.Equal(t, "crowded city lane", up.Name)
	_, refusal = purple.Upbringing(13)
	refused(t, "Choose 1 to 12. [PH-BKG-03]", refusal)
	who, keepsake, _ := purple.Progenitor(6)
	assert.Equal(t, "miner, lump of ore", who+", "+keepsake)
	who, keepsake, _ = purple.Progenitor(20)
	assert.Equal(t, "disowned lord, torn pennon", who+", "+keepsake)
	_, _, refusal = purple.Progenitor(21)
	refused(t, "Choose 1 to 20. [PH-BKG-04]", refusal)
	for class, want := range map[string]string{"warrior": "border scouts", "mage": "court magus"} {
		formed, _ := purple.Institution(class, 4)
		assert.Equal(t, want, formed.Name)
		_, refusal = purple.Institution(class, 9)
		refused(t, "Choose 1 to 8. [PH-BKG-05]", refusal)
	}
}

// PH-BKG-06
func TestAges(t *testing.T) {
	ages := map[string]int{"human": 22, "half-elf": 32, "halfling": 34, "dwarf": 63, "elf": 150}
	for _, r := range purple.Races() {
		assert.Equal(t, ages[r.ID], r.Body.Years(7), r.ID)
	}
	for die, want := range map[int]string{1: "young", 4: "young", 5: "adult", 7: "adult", 8: "adult", 9: "seasoned", 12: "seasoned"} {
		stage, skills := purple.Stage(die)
		assert.Equal(t, want, stage)
		assert.Equal(t, map[string]int{"young": 1, "adult": 2, "seasoned": 3}[stage], skills)
	}
}

// PH-BKG-07
func TestKnowledgeOfABackground(t *testing.T) {
	hero := fighter()
	assert.Empty(t, hero.Fields())
	hero.Background.Upbringing, hero.Background.Institution = 5, 4
	assert.Equal(t, []string{"tunnels", "ores", "timbering", "tracks", "signals"}, hero.Fields())
	assert.True(t, hero.Knows("Timbering"))
	assert.False(t, hero.Knows("heraldry"))
}

// PH-LNG-01
func TestLanguages(t *testing.T) {
	assert.Equal(t, []int{0, 0, 1, 2}, []int{purple.MoreTongues(1, "warrior"), purple.MoreTongues(4, "warrior"), purple.MoreTongues(5, "warrior"), purple.MoreTongues(6, "warrior")})
	assert.Equal(t, 2, purple.MoreTongues(5, "mage"))
	refused(t, "You already speak that. [PH-LNG-01]", purple.MayLearn([]string{"Common", "Elvish"}, "Elvish"))
	refused(t, "No one teaches that tongue. [PH-LNG-01]", purple.MayLearn(nil, "Mithric"))
	assert.Len(t, purple.Tongues(), 12)
	half, _ := purple.FindRace("half-elf")
	assert.Equal(t, []string{"Common", "Elvish"}, half.Tongues)
}

// PH-LNG-02
func TestSharedTongue(t *testing.T) {
	tongue, refusal := purple.SharedTongue([]string{"Common", "Orcish"}, []string{"Orcish", "Goblin"})
	assert.Nil(t, refusal)
	assert.Equal(t, "Orcish", tongue)
	_, refusal = purple.SharedTongue([]string{"Common"}, []string{"Orcish"})
	refused(t, "You share no language. [PH-LNG-02]", refusal)
}
