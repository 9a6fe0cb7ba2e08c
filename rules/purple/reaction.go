package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// Reaction is how creatures take it that heroes are there [PH-CMB-05].
type Reaction uint8

// The reactions.
const (
	Hostile Reaction = iota
	Unfriendly
	Uncertain
	Unthreatening
	Helpful
)

// String is the reaction's English name.
func (r Reaction) String() string {
	return [...]string{"hostile", "unfriendly", "uncertain", "unthreatening", "helpful"}[r]
}

// reactionTable is the highest sum of 2d6 for each reaction [PH-CMB-05].
var reactionTable = [...]int{Hostile: 2, Unfriendly: 6, Uncertain: 8, Unthreatening: 11}

const evilReaction = -2

// ReactionMods is what is added to the 2d6 of a creature's reaction
// [PH-CMB-05].
func (m *Monster) ReactionMods() []rules.Number {
	return number(nil, "evil", given(m.Alignment == Evil, evilReaction), "PH-CMB-05")
}

// React is a creature's reaction to a total of 2d6 and its modifiers. What has
// no understanding is hostile where others are only unfriendly, and lets pass
// where others would help; again says that a Good one must roll anew
// [PH-CMB-05].
func (m *Monster) React(sum int) (reaction Reaction, again bool) {
	for reaction < Helpful && sum > reactionTable[reaction] {
		reaction++
	}
	switch {
	case m.Mind.Intelligent():
	case reaction == Unfriendly:
		reaction = Hostile
	case reaction == Helpful:
		reaction = Unthreatening
	}
	return reaction, reaction == Hostile && m.Alignment == Good
}

// Parleys reports whether a creature's reaction is rolled at all: mindless
// undead and constructs attack [PH-CMB-05].
func (m *Monster) Parleys() bool {
	return !m.Has(Construct) && !(m.Has(Undead) && m.Mind == Mindless)
}

// What ends the patience of the unfriendly, and what pleases the uncertain
// [PH-CMB-05].
const (
	UnfriendlyTiles = 4 // they attack whoever comes nearer, or draws
	WaitSides       = 6 // the die of rounds that the uncertain wait, before they roll once more
	GiftBonus       = 1 // for a gift or a tongue that both speak
	giftPounds      = 2 // of food
	giftWorth       = 10 * Penny
)

// Gift reports whether what is offered is enough: 10 d. or 2 pounds of food
// [PH-CMB-05].
func Gift(worth Money, pounds int) bool { return worth >= giftWorth || pounds >= giftPounds }

// Country is where creatures are met [PH-CMB-04].
type Country uint8

// The countries.
const (
	UnderGround Country = iota
	OpenCountry
	CloseCountry // woods, jungle, swamp, fog
)

// meetingTable is the dice for the distance at which two sides meet, and the
// feet that each point is [PH-CMB-04].
var meetingTable = [...]struct {
	dice dice.Dice
	feet int
}{
	UnderGround:  {dice: cast(2, 6), feet: 10},
	OpenCountry:  {dice: cast(4, 6), feet: 30},
	CloseCountry: {dice: cast(2, 6), feet: 30},
}

// MeetingDice is what is thrown for the distance at which two sides meet where
// the map does not say [PH-CMB-04].
func (c Country) MeetingDice() dice.Dice { return meetingTable[c].dice }

// MeetingTiles is that distance in tiles of walking [PH-CMB-04].
func (c Country) MeetingTiles(sum int) int { return Tiles(sum * meetingTable[c].feet) }
