package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// mostGrapplers is how many can grapple one target at once [PH-CMB-46].
const mostGrapplers = 8

// MayGrapple refuses a target more than two sizes larger, and a ninth attacker
// [PH-CMB-46].
func MayGrapple(own, target Size, others int) *rules.Refusal {
	switch {
	case target-own >= towering:
		return refuse("PH-CMB-46", "It is too big to grapple.")
	case others >= mostGrapplers:
		return refuse("PH-CMB-46", "There is no room for one more.")
	}
	return nil
}

// GrappleDice is what the hero throws in a grapple: its hit dice, one more with
// Wrestling, with the flat points of the levels after the ninth and the
// Strength modifier added; no Constitution [PH-CMB-46].
func (c *Character) GrappleDice() dice.Dice {
	d := dice.Dice{Count: HitDice(c.Level), Sides: c.HitDie(), Add: flatHP*max(c.Level-hitDice, 0) + c.Mod(Strength)}
	if c.HasSkill("wrestling") {
		d.Count++
	}
	return d
}

// GrappleDice is what a monster throws in a grapple: its hit dice, and nothing
// added [PH-CMB-46].
func (m *Monster) GrappleDice() dice.Dice {
	return dice.Dice{Count: m.Dice.Count, Sides: m.Dice.Sides}
}

// Wrestled is one's total in a grapple, never below 0 [PH-CMB-46].
func Wrestled(d dice.Dice, faces []int) int { return max(sum(faces)+d.Add, 0) }

// Grip is how a grapple comes out [PH-CMB-46, PH-CMB-47].
type Grip uint8

// The outcomes.
const (
	Thrown   Grip = iota // the attackers are thrown back, stunned
	Struggle             // nobody has the upper hand
	Gripped              // the defender is grappled
)

// Grapple is how a grapple comes out when those who hit have so much between
// them and the defender so much, and for how many rounds attackers who are
// thrown back are stunned [PH-CMB-46].
func Grapple(attackers, defender int) (grip Grip, stunned int) {
	switch {
	case attackers > defender:
		return Gripped, 0
	case attackers == defender:
		return Struggle, 0
	}
	return Thrown, defender - attackers
}

// BreakFree is how it comes out when one that is held would break free: Thrown
// when it does, which stuns nobody [PH-CMB-47].
func BreakFree(holders, held int) Grip {
	grip, _ := Grapple(holders, held)
	return grip
}

// dragMargin is by how much holders must be ahead to drag [PH-CMB-47].
const dragMargin = 5

// Drags reports whether holders can drag the held a tile, against a Defender
// with 4 more on its side [PH-CMB-47, PH-FEA-04].
func Drags(holders, held int, defender bool) bool {
	return holders-held-given(defender, DefenderStand) >= dragMargin
}
