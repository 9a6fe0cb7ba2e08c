package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-FAT-01, PH-FAT-02
func TestFatigueLevels(t *testing.T) {
	left, most := purple.TiredHitPoints(15, 15, 3)
	assert.Equal(t, []int{7, 7}, []int{left, most})
	left, most = purple.TiredHitPoints(7, 15, 2)
	assert.Equal(t, []int{7, 15}, []int{left, most})
	_, most = purple.TiredHitPoints(1, 1, 3)
	assert.Equal(t, 1, most)
	for levels, want := range [][3]int{{0, 4, 8}, {0, 4, 8}, {1, 2, 4}, {2, 1, 2}} {
		halvings := purple.SpeedHalvings(levels)
		assert.Equal(t, want, [3]int{halvings, purple.TiredHexPoints(levels), purple.Tiles(purple.Burden{}.Speed(halvings, false))}, levels)
		assert.False(t, purple.DiesOfFatigue(levels))
	}
	assert.True(t, purple.DiesOfFatigue(4))
	assert.Equal(t, "exhaustion", purple.FatigueName(3))
	assert.Equal(t, 4, purple.Fatigue{March: 1, Drained: 2, Other: 1}.Levels())
}

// comes is after how many rounds or days of going without each level comes.
func comes(l purple.Lack, constitution int) (at []int) {
	f := purple.Fatigue{}
	for n := 1; n <= 40; n++ {
		before := f.Levels()
		f = f.After(l, purple.Without, constitution)
		if f.Levels() > before {
			at = append(at, n)
		}
	}
	return at
}

// PH-FAT-03, PH-FAT-04
func TestWhatTires(t *testing.T) {
	assert.Equal(t, []int{3, 6, 9, 12}, comes(purple.NoBreath, 0))
	assert.Equal(t, []int{2, 10, 20, 30}, comes(purple.NoMeals, -2))
	assert.Equal(t, []int{2, 4, 8}, comes(purple.NoSleep, 0))
	assert.Equal(t, []int{9, 12, 15, 18}, comes(purple.NoBreath, 2))
	assert.Equal(t, []int{3, 4, 5, 6}, comes(purple.NoWater, 2))
}

// PH-FAT-05, PH-FOD-09
func TestPartialSupply(t *testing.T) {
	f := purple.Fatigue{}.After(purple.NoWater, purple.Without, 0)
	f = f.After(purple.NoWater, purple.Partial, 0).After(purple.NoWater, purple.Partial, 0)
	assert.Equal(t, 2, f.Levels())
	assert.Equal(t, purple.Partial, purple.SupplyOf(3, 4))
	assert.Equal(t, purple.Partial, purple.SupplyOf(1, 4))
	assert.Equal(t, purple.Without, purple.SupplyOf(0, 4))
	assert.Equal(t, purple.Enough, purple.SupplyOf(4, 4))
	refused(t, "There is not enough bread for all: choose who eats. [PH-FOD-09]", purple.MayServe(3, 4, false))
	assert.Nil(t, purple.MayServe(3, 4, true))
}

// PH-FAT-06
func TestRecovery(t *testing.T) {
	f := purple.Fatigue{March: 1, Drained: 2}
	for range 2 {
		f = f.After(purple.NoWater, purple.Without, 0)
	}
	f = f.Relieved(purple.NoWater)
	assert.Equal(t, 1, f.Lacking[purple.NoWater])
	again := f.After(purple.NoWater, purple.Without, 0)
	assert.Equal(t, 2, again.Lacking[purple.NoWater], "a relapse brings one level, not two")
	f = f.Relieved(purple.NoWater)
	assert.Zero(t, f.Exposed[purple.NoWater])
	assert.Equal(t, 1, f.Rested().Levels())
	drowned := purple.Fatigue{}
	for range 9 {
		drowned = drowned.After(purple.NoBreath, purple.Without, 0)
	}
	assert.Equal(t, 3, drowned.Levels())
	assert.Zero(t, drowned.Relieved(purple.NoBreath).Levels())
}

// PH-FOD-01
func TestHowMuchOneEats(t *testing.T) {
	assert.Equal(t, 4, purple.FoodForDay(purple.Fighting, purple.Resting))
	assert.Equal(t, 3, purple.FoodForDay(purple.Labour, purple.Resting))
}

// PH-FOD-02, PH-FOD-04
func TestProvisions(t *testing.T) {
	spoils := map[string]bool{}
	kind := map[string]purple.Food{}
	for _, p := range purple.Provisions() {
		spoils[p.Name], kind[p.Name] = p.Spoils(), p.Food
	}
	assert.Equal(t, purple.Durable, kind["wine"])
	assert.Equal(t, purple.Fresh, kind["prepared dishes"])
	assert.True(t, spoils["greens"] && spoils["fine desserts"])
	assert.False(t, spoils["fine drinks"] || spoils["biscuit"])
	meat := purple.New
	for _, want := range []purple.Condition{purple.Used, purple.Worn, purple.Shabby, purple.Ruined} {
		meat = meat.Spoil(2)
		assert.Equal(t, want, meat)
	}
	assert.Equal(t, purple.Worn, purple.New.Spoil(1))
	refused(t, "This has gone bad. [PH-FOD-04]", purple.Ruined.MayEat())
	assert.Nil(t, purple.Shabby.MayEat())
}

// PH-FOD-03
func TestSpice(t *testing.T) {
	assert.Equal(t, purple.Delicacy, purple.Fresh.Spiced())
	assert.Equal(t, purple.Durable, purple.Durable.Spiced())
	assert.Equal(t, []int{1, 2}, []int{purple.SpiceUses(6), purple.SpiceUses(7)})
	assert.Nil(t, purple.MaySpice(purple.Shabby))
	refused(t, "No spice is left. [PH-FOD-03]", purple.MaySpice(purple.Ruined))
}

// PH-FOD-05
func TestKitchens(t *testing.T) {
	assert.Equal(t, purple.Scullery, purple.CampKitchen(true, true))
	assert.Equal(t, purple.Campfire, purple.CampKitchen(true, false))
	assert.Equal(t, purple.ColdCamp, purple.CampKitchen(false, true))
	refused(t, "There is no fire. [PH-FOD-05]", purple.MayCook(false))
}

// PH-FOD-06
func TestMixedMeals(t *testing.T) {
	assert.Equal(t, purple.Fresh, purple.MealQuality(2, 1, 0))
	assert.Equal(t, purple.Durable, purple.MealQuality(7, 1, 0))
	assert.Equal(t, purple.Delicacy, purple.MealQuality(2, 1, 1))
	assert.Equal(t, purple.Fresh, purple.MealQuality(6, 1, 1))
}

// PH-FOD-07
func TestSensations(t *testing.T) {
	assert.Equal(t, purple.Tasty, purple.SensationOf(purple.Campfire, purple.Fresh))
	assert.Equal(t, purple.Grub, purple.SensationOf(purple.ColdCamp, purple.Durable))
	assert.Equal(t, purple.Piquant, purple.SensationOf(purple.NobleKitchen, purple.Fresh))
	assert.Equal(t, purple.Nosh, purple.SensationOf(purple.CampKitchen(true, true), purple.Durable))
}

// PH-FOD-08: all 216 throws of 3d6.
func TestAftermathsByCount(t *testing.T) {
	count := map[purple.Sensation]map[string]int{}
	for s := purple.Grub; s <= purple.Piquant; s++ {
		count[s] = map[string]int{}
		for i := range 216 {
			count[s][s.Aftermath(3+i%6+i/6%6+i/36).String()]++
		}
	}
	assert.Equal(t, map[purple.Sensation]map[string]int{
		purple.Grub:      {"": 135, "grumpy": 25, "tired": 21, "miserable": 15, "vomiting": 16, "diarrhea": 4},
		purple.Nosh:      {"": 181, "grumpy": 15, "tired": 10, "miserable": 6, "vomiting": 3, "diarrhea": 1},
		purple.Tasty:     {"": 206, "grumpy": 6, "tired": 3, "miserable": 1},
		purple.Delicious: {"": 211, "grumpy": 1, "sated": 4},
		purple.Piquant:   {"": 56, "sated": 156, "happy": 4},
	}, count)
}

// PH-FOD-08
func TestAftermaths(t *testing.T) {
	assert.Equal(t, purple.Grumpy, purple.Grub.Aftermath(9))
	assert.Equal(t, purple.Happy, purple.Piquant.Aftermath(17))
	runs := purple.NewBout(purple.Diarrhea, 1, 1)
	for hour, want := range map[int]int{0: -3, 4: -2, 8: -1, 23: -1, 24: 0} {
		assert.Equal(t, want, sumOf(runs.CheckMods(purple.Strength, hour)), hour)
		assert.Equal(t, want, sumOf(runs.SaveMods(purple.Constitution, hour)), hour)
	}
	assert.True(t, runs.Abed(3) && runs.SkipsMeal())
	assert.False(t, runs.Abed(4))
	sick := purple.NewBout(purple.Vomiting, 2, 4)
	assert.Equal(t, []int{3, 7}, []int{sick.From, sick.Until})
	assert.Zero(t, sumOf(sick.CheckMods(purple.Strength, 2)))
	assert.Equal(t, -1, sumOf(sick.CheckMods(purple.Strength, 6)))
	low := purple.NewBout(purple.Miserable, 0, 0)
	assert.Equal(t, -1, sumOf(low.CheckMods(purple.Dexterity, 7)))
	assert.Zero(t, sumOf(low.CheckMods(purple.Dexterity, 8)))
	assert.Equal(t, -1, sumOf(purple.NewBout(purple.Grumpy, 0, 0).CheckMods(purple.Willpower, 5)))
	assert.Equal(t, -1, sumOf(purple.NewBout(purple.Tiredness, 0, 0).CheckMods(purple.Arcana, 5)))
	assert.Equal(t, 1, sumOf(purple.NewBout(purple.Sated, 0, 0).CheckMods(purple.Perception, 5)))
	glad := purple.NewBout(purple.Happy, 0, 0)
	assert.Equal(t, []int{1, 1}, []int{glad.Heals(), sumOf(glad.SaveMods(purple.Dexterity, 23))})
}

// PH-HEA-01, PH-HEA-02
func TestNaturalHealing(t *testing.T) {
	rest := purple.Rest{Level: 4, Safe: true}
	assert.Equal(t, 22, rest.Days(10, 22, 3))
	assert.Equal(t, 22, rest.Days(21, 22, 1))
	assert.Equal(t, 90, rest.Days(1, 90, 30))
	assert.Equal(t, 1, rest.Night())
	assert.Equal(t, 8, purple.Rest{Level: 4, Safe: true, Sated: true}.Day())
	assert.Equal(t, 6, purple.Rest{Level: 4, Safe: true, AtHome: true}.Day())
	assert.Zero(t, purple.Rest{Level: 4, Safe: true, Rotting: true}.Days(1, 9, 30)-1)
	assert.Zero(t, purple.Rest{Level: 4, Safe: true, Interrupted: true}.Night())
	assert.True(t, purple.SleepsWell(purple.Hiding{Secret: true}, true))
	assert.False(t, purple.SleepsWell(purple.Hiding{}, true))
}
