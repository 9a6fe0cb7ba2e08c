package purple

import "pitchdark/rules"

// Burden is what weighs somebody down [PH-ENC-05].
type Burden struct {
	Over  int  // slots about the person beyond the five
	Bulky bool // heavy armour or a carried body; two of them are one [PH-ENC-04]
}

// carriedBody is the slots that a body fills besides its gear [PH-ENC-04].
const carriedBody = 9

// Burden is that of a kit for a bearer of a Strength modifier, with coins at
// the belt and so many bodies on the shoulders. What a backpack or sack does
// not hold counts as being about the person [PH-ENC-04, PH-ENC-05, PH-ENC-07].
func (k Kit) Burden(strength, coins, bodies int) Burden {
	load := k.Slots(OnBody) + CoinSlots(coins) + carriedBody*bodies
	for _, where := range []Where{InPack, InSack} {
		load += max(k.Slots(where)-Capacity(strength), 0)
	}
	body, _ := k.Worn()
	return Burden{Over: max(load-BodySlots, 0), Bulky: body.Bulky() || bodies > 0}
}

// tooHeavy is the encumbrance level at which nobody can move [PH-ENC-05].
const tooHeavy = 4

// Level is the encumbrance level: 0 is none, 1 light, 2 heavy, 3 severe, and
// from 4 on one cannot move [PH-ENC-05].
func (b Burden) Level() int {
	level := 0
	if b.Over > 0 {
		level = 1 + (b.Over-1)/3
	}
	if b.Bulky {
		level++
	}
	return level
}

// MayMove refuses a move under too heavy a load [PH-ENC-05].
func (b Burden) MayMove() *rules.Refusal {
	if b.Level() >= tooHeavy {
		return refuse("PH-ENC-05", "Too heavily laden to move.")
	}
	return nil
}

const (
	baseSpeed     = 40 // feet [PH-ENC-06]
	baseHexPoints = 4
	levelFeet     = 10 // of speed that each level of encumbrance costs
)

// Speed is the combat speed in feet a round: the base, halved for each halving
// by fatigue, less 10 for each level but at least 5, and halved again by a
// spike in the foot. Each step is rounded down to 5 feet [PH-ENC-06, PH-EQP-05].
func (b Burden) Speed(halvings int, spiked bool) int {
	if b.Level() >= tooHeavy {
		return 0
	}
	feet := baseSpeed
	for range halvings {
		feet = HalfFeet(feet)
	}
	feet = max(feet-levelFeet*b.Level(), feetPerTile)
	if spiked {
		feet = HalfFeet(feet)
	}
	return feet
}

// HexPoints is what is left of a day's points of travel: 4, less 1 for each
// level and each hand that holds a sack [PH-ENC-03, PH-ENC-05].
func (b Burden) HexPoints(sackHands int) int {
	if b.Level() >= tooHeavy {
		return 0
	}
	return max(baseHexPoints-b.Level()-sackHands, 0)
}

// spikes is how many faces of a d6 mean a spike in the foot [PH-EQP-05].
const spikes = 2

// OnSpike reports whether a d6 puts somebody who hurries over caltrops on a
// spike [PH-EQP-05].
func OnSpike(face int) bool { return Within(face, spikes) }
