package purple

import (
	"slices"

	"pitchdark/rules"
)

// schoolTable is the schools of magic, by the d8 that draws them [PH-CLS-10].
var schoolTable = []string{
	"Abjuration", "Conjuration", "Divination", "Enchantment", "Evocation", "Illusion", "Necromancy", "Transmutation",
}

// mageSchools is how many a mage has: one chosen, the others drawn [PH-CLS-10].
const mageSchools = 4

// Schools is the schools of magic, in the order of the die.
func Schools() []string { return append([]string(nil), schoolTable...) }

// SchoolDrawn is the school of a d8; false if it is already held and the die is
// thrown again [PH-CLS-10].
func SchoolDrawn(face int, held []string) (string, bool) {
	school := schoolTable[face-1]
	return school, !slices.Contains(held, school)
}

// The abilities for which a mage can give up a school [PH-CLS-11].
const (
	battlemage = "battlemage"
	focused    = "focused"
)

// Trade is a school given up, and what for.
type Trade struct {
	School string `json:"school"`
	For    string `json:"for"`
}

// Tradable is what a school can be given up for [PH-CLS-11].
func Tradable() []string { return []string{battlemage, focused} }

// maxTrades is how many schools can be given up [PH-CLS-11].
const maxTrades = 2

// MayTrade refuses a trade that goes beyond two, that buys an ability twice,
// or that gives up a school that is not held [PH-CLS-11].
func MayTrade(schools []string, done []Trade, next Trade) *rules.Refusal {
	switch {
	case len(done) >= maxTrades:
		return refuse("PH-CLS-11", "You may trade away at most two schools.")
	case !slices.Contains(Tradable(), next.For):
		return refuse("PH-CLS-11", "No such ability can be had for a school.")
	case slices.ContainsFunc(done, func(t Trade) bool { return t.For == next.For }):
		return refuse("PH-CLS-11", "Each ability can be chosen once.")
	case !slices.Contains(schools, next.School):
		return refuse("PH-CLS-11", "You have no access to that school.")
	}
	return nil
}

// BattlemageCasts refuses a spell in anything heavier than light armour, or
// behind a shield [PH-CLS-12].
func BattlemageCasts(body, shield *Armour) *rules.Refusal {
	switch {
	case shield != nil:
		return refuse("PH-CLS-12", "A battlemage casts without a shield.")
	case body != nil && body.Weight > Light:
		return refuse("PH-CLS-12", "A battlemage casts in light armour only.")
	}
	return nil
}

// spellLevels is how many levels of spells there are.
const spellLevels = 6

// slotTable is a mage's spells a day, by level and spell level [PH-MAG-02].
var slotTable = [MaxLevel][spellLevels]int{
	{2, 0, 0, 0, 0, 0},
	{3, 0, 0, 0, 0, 0},
	{3, 1, 0, 0, 0, 0},
	{3, 2, 0, 0, 0, 0},
	{4, 2, 0, 0, 0, 0},
	{4, 2, 1, 0, 0, 0},
	{4, 3, 2, 0, 0, 0},
	{5, 3, 2, 0, 0, 0},
	{5, 3, 2, 1, 0, 0},
	{5, 3, 2, 2, 0, 0},
	{5, 4, 3, 2, 0, 0},
	{5, 4, 3, 2, 1, 0},
	{6, 4, 3, 2, 1, 0},
	{6, 4, 3, 3, 2, 0},
	{6, 5, 4, 3, 2, 1},
	{6, 5, 4, 3, 2, 1},
	{6, 5, 4, 3, 3, 1},
	{6, 5, 4, 4, 3, 2},
	{6, 6, 5, 4, 3, 2},
	{6, 6, 5, 4, 3, 2},
}

// Slots is a mage's spells a day of a spell level 1…6 at a level 1…20
// [PH-MAG-02].
func Slots(level, spell int) int { return slotTable[level-1][spell-1] }
