package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// refused expects a refusal, its rule included: "A sentence. [PH-…]".
func refused(t *testing.T, want string, got *rules.Refusal) {
	t.Helper()
	if assert.NotNil(t, got, want) {
		assert.Equal(t, want, got.Error())
	}
}

func item(t *testing.T, kind rules.ContentID) *purple.Item {
	t.Helper()
	it := purple.FindItem(kind)
	if it == nil {
		t.Fatalf("no %s", kind)
	}
	return it
}

// PH-GEN-01: fractions are dropped, averages go to the nearest.
func TestRounding(t *testing.T) {
	assert.Equal(t, 20, purple.HalfFeet(45))
	assert.Equal(t, 20, purple.HalfFeet(40))
	tests := []struct{ sum, n, want int }{{3, 4, 1}, {-1, 2, -1}, {1, 3, 0}, {-1, 3, 0}, {0, 2, 0}, {5, 2, 3}, {-5, 2, -3}, {12, 4, 3}}
	for _, test := range tests {
		assert.Equal(t, test.want, purple.Average(test.sum, test.n), "%d/%d", test.sum, test.n)
	}
}

// PH-GEN-02
func TestMoney(t *testing.T) {
	assert.Equal(t, "2 g. 3 d. 1 f.", purple.Money(93).String())
	assert.Equal(t, "0 f.", purple.Money(0).String())
	assert.Equal(t, "1 g.", purple.Money(40).String())
	assert.Equal(t, "9 d. 3 f.", purple.Money(39).String())
	assert.Equal(t, purple.Noble, 10*purple.Penny)
	assert.Equal(t, purple.Noble, 40*purple.Farthing)
	assert.Equal(t, "9 d. 2 f.", (12 * purple.Penny).Percent(80).String())
	assert.Equal(t, 6, purple.Money(93).Coins())

	left, refusal := purple.Pay(75, 80)
	refused(t, "You have 1 g. 8 d. 3 f., this costs 2 g. [PH-GEN-02]", refusal)
	assert.Equal(t, purple.Money(75), left)
	left, refusal = purple.Pay(80, 80)
	assert.Nil(t, refusal)
	assert.Zero(t, left)
}

// PH-GEN-03
func TestTime(t *testing.T) {
	assert.Equal(t, []int{6, 60, 360, 4320, 8640, 60480, 259200}, []int{
		purple.Minute, purple.Turn, purple.Hour, purple.HalfDay, purple.Day, purple.Week, purple.Month,
	})
	assert.Equal(t, 12*purple.Month, purple.Year)
	assert.Equal(t, 360, item(t, "purple/torch").Light.Burns)
	for month, want := range map[int]purple.Season{1: purple.Spring, 3: purple.Spring, 4: purple.Summer, 7: purple.Autumn, 9: purple.Autumn, 12: purple.Winter} {
		assert.Equal(t, want, purple.SeasonOf(month), month)
	}
}

// PH-GEN-04
func TestFeetAndTiles(t *testing.T) {
	for feet, want := range map[int]int{40: 8, 45: 9, 10: 2, 4: 0, 5: 1, 9: 1} {
		assert.Equal(t, want, purple.Tiles(feet), feet)
	}
}

// PH-GEN-05: 2 in 6.
func TestChances(t *testing.T) {
	assert.True(t, purple.Within(1, 2))
	assert.True(t, purple.Within(2, 2))
	assert.False(t, purple.Within(3, 2))
}

// PH-GEN-08
func TestNameLevels(t *testing.T) {
	for level := 1; level <= purple.MaxLevel; level++ {
		want := 0
		for _, named := range []int{5, 10, 15, 20} {
			if level >= named {
				want++
			}
		}
		assert.Equal(t, want, purple.NameLevels(level), level)
		assert.Nil(t, purple.CheckLevel(level))
	}
	refused(t, "Level must be 1 to 20. [PH-GEN-08]", purple.CheckLevel(21))
	refused(t, "Level must be 1 to 20. [PH-GEN-08]", purple.CheckLevel(0))
}

// PH-GEN-09
func TestSizes(t *testing.T) {
	assert.Equal(t, 2, int(purple.Large-purple.Small))
	assert.Equal(t, purple.Size(3), purple.Medium)
	for size := purple.Tiny; size <= purple.Gargantuan; size++ {
		read, refusal := purple.ParseSize(size.String())
		assert.Nil(t, refusal)
		assert.Equal(t, size, read)
	}
	_, refusal := purple.ParseSize("Enormous")
	refused(t, "Size is one of Tiny to Gargantuan. [PH-GEN-09]", refusal)
}
