package purple

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// forcedDice gives the dice of a purpose in their order, and none of others.
type forcedDice map[dice.Purpose][]int

func (f forcedDice) Force(_ world.ActorID, purpose dice.Purpose, _ int) (int, bool) {
	faces := f[purpose]
	if len(faces) == 0 {
		return 0, false
	}
	f[purpose] = faces[1:]
	return faces[0], true
}

// bench is a world of one room with a hero that carries some things.
func bench(t *testing.T, kinds ...rules.ContentID) (*System, *world.Turn, *world.Actor) {
	t.Helper()
	s := NewSystem()
	w := world.New(s, 1)
	g, err := grid.New(8, 8)
	require.NoError(t, err)
	w.Levels = []*world.Level{{Grid: g, Depth: 1}}
	a, err := s.Spawn(w, world.Spawn{Kind: "human-warrior", Slot: 1})
	require.NoError(t, err)
	for _, it := range w.Things(a.ID) {
		w.Remove(it)
	}
	for _, kind := range kinds {
		w.Add(world.Item{Kind: kind, Holder: a.ID, Where: rules.InPack})
	}
	a.At = grid.Point{X: 1, Y: 1}
	return s, &world.Turn{W: w, Actor: a.ID}, a
}

// The mean number of decay rolls in play until ruin is that of the table, 44, and
// 624 where two dice must show 1; of the simple way 36 and 600 [PH-WTR-10].
func TestWearOnAverage(t *testing.T) {
	s, turn, a := bench(t)
	rolls := 0
	const things = 1000
	for range things {
		it := turn.W.Add(world.Item{Kind: "purple/sword", Holder: a.ID})
		for Condition(it.Wear) < Ruined {
			turn.Decision++
			turn.Reset(a.ID, turn.Decision)
			s.decay(turn, a, it, DungeonDay)
			rolls++
		}
	}
	assert.InDelta(t, 44, float64(rolls)/things, 2)
	rolls = 0
	for range things {
		for c := New; c < Ruined; rolls++ {
			turn.Decision++
			turn.Reset(a.ID, turn.Decision)
			faces := make([]int, WearDice(true))
			for i := range faces {
				faces[i] = turn.Roll(dice.Mishap, "decay", c.DecaySides())
			}
			c = c.Decay(faces...)
		}
	}
	assert.InDelta(t, 624, float64(rolls)/things, 30)
	for _, way := range []struct {
		first, second int
		want, give    float64
	}{{6, 6, 36, 3}, {100, 6, 600, 50}} {
		rolls = 0
		for range things {
			for done := false; !done; rolls++ {
				turn.Decision++
				turn.Reset(a.ID, turn.Decision)
				done = BreaksSimply(turn.Roll(dice.Mishap, "one", way.first), turn.Roll(dice.Mishap, "two", way.second))
			}
		}
		assert.InDelta(t, way.want, float64(rolls)/things, way.give)
	}
}

// A day below wears what is carried, fresh food a step by itself; torches, coins
// and vials never [PH-WTR-01, PH-WTR-02, PH-FOD-04].
func TestADayBelowWears(t *testing.T) {
	s, turn, a := bench(t, "purple/sword", "purple/beef", torch, penny, "purple/vial")
	turn.Forcer = forcedDice{"decay": {1, 2}}
	s.wearOut(turn)
	var wear []int
	for _, it := range turn.W.Things(a.ID) {
		wear = append(wear, it.Wear)
	}
	assert.Equal(t, []int{int(Used), int(Used), 0, 0, 0}, wear)
	turn.Forcer = forcedDice{"decay": {2, 1}}
	s.wearOut(turn)
	assert.Equal(t, int(Used), turn.W.Thing(a.ID, 1).Wear, "d20 = 2 changes nothing")
	assert.Equal(t, int(Shabby), turn.W.Thing(a.ID, 2).Wear, "down a step, and by d12 = 1 another")
}

// A natural 1 wears the weapon, a natural 20 that hits the armour, or the shield
// by 1 to 3 of a d6 [PH-WTR-02].
func TestBlowsWear(t *testing.T) {
	s, turn, a := bench(t, "purple/sword", "purple/chainmail", "purple/small-shield")
	w := turn.W
	sword, mail, shield := w.Thing(a.ID, 1), w.Thing(a.ID, 2), w.Thing(a.ID, 3)
	sword.Where, mail.Where, shield.Where = rules.InHand, rules.Worn, rules.InHand
	orc, err := s.Spawn(w, world.Spawn{Kind: "orc"})
	require.NoError(t, err)
	turn.Forcer = forcedDice{"decay": {1, 1, 1}, "armour or shield": {3, 4}}
	s.wearByBlow(turn, &world.Blow{Attacker: a, Defender: orc, Weapon: sword}, 1, false)
	s.wearByBlow(turn, &world.Blow{Attacker: orc, Defender: a}, 20, true)
	assert.Equal(t, []int{1, 0, 1}, []int{sword.Wear, mail.Wear, shield.Wear})
	s.wearByBlow(turn, &world.Blow{Attacker: orc, Defender: a}, 20, true)
	assert.Equal(t, 1, mail.Wear)
	s.wearByBlow(turn, &world.Blow{Attacker: orc, Defender: a}, 19, true)
	s.wearByBlow(turn, &world.Blow{Attacker: orc, Defender: a}, 20, false)
	assert.Equal(t, []int{1, 1, 1}, []int{sword.Wear, mail.Wear, shield.Wear})
}

// A creature two sizes larger strains the shield: a used one breaks on a 1 of
// d50, and is out of the hand [PH-WTR-03, PH-WTR-04, PH-WTR-01].
func TestAGiantBreaksAShield(t *testing.T) {
	s, turn, a := bench(t, "purple/small-shield")
	shield := turn.W.Thing(a.ID, 1)
	shield.Where, shield.Wear = rules.InHand, int(Used)
	giant := &world.Actor{ID: 9, Kind: "purple/ogre"}
	for _, m := range monsterTable {
		if m.Size >= sizeOf(a)+2 {
			giant.Kind = rules.ContentID("purple/" + m.ID)
			break
		}
	}
	require.GreaterOrEqual(t, sizeOf(giant), sizeOf(a)+2)
	turn.Forcer = forcedDice{"stress": {1}, "armour or shield": {1}}
	s.wearByBlow(turn, &world.Blow{Attacker: giant, Defender: a}, 20, true)
	assert.Equal(t, int(Ruined), shield.Wear)
	assert.Equal(t, rules.InPack, shield.Where)
	p := rules.Param{Kind: rules.ParamItem, Choices: []rules.Choice{{Value: 1}}}
	assert.True(t, barRuined(turn.W, a, &p))
	assert.Equal(t, []rules.Bar{{Value: 1, Rule: "PH-WTR-01", Not: "it is ruined"}}, p.Barred)
}

// A blast that its owner failed to escape breaks what is fragile and readied on
// 10 and less; an iron dagger and what is in the pack have nothing to fear
// [PH-ISV-01, PH-ISV-02, PH-ISV-03, PH-RDY-03].
func TestABlastBreaksWhatIsReadied(t *testing.T) {
	for face, whole := range map[int]bool{1: false, 10: false, 11: true, 20: true} {
		s, turn, a := bench(t, "purple/holy-water", "purple/dagger", "purple/holy-water")
		turn.W.Thing(a.ID, 1).Ready, turn.W.Thing(a.ID, 2).Ready = true, true
		dice := forcedDice{"item save": {face}}
		turn.Forcer = dice
		s.endanger(turn, a, AreaAttack, nil)
		assert.Empty(t, dice["item save"])
		assert.Equal(t, whole, len(turn.W.Things(a.ID)) == 3, face)
	}
	s, turn, a := bench(t, "purple/dagger")
	turn.W.Thing(a.ID, 1).Ready = true
	turn.Forcer = forcedDice{"item save": {16}}
	s.endanger(turn, a, Disintegration, nil)
	assert.Empty(t, turn.W.Things(a.ID), "a ray takes what a blast does not")
}

// A fall of 45 feet onto stone: flasks at −2 against 14, in the pack too; from
// less than 20 feet nothing [PH-ISV-03].
func TestAFallBreaksFlasks(t *testing.T) {
	for face, whole := range map[int]bool{15: false, 16: true} {
		s, turn, a := bench(t, "purple/acid")
		turn.Forcer = forcedDice{"item save": {face}}
		s.fallOn(turn, a, 45)
		assert.Equal(t, whole, len(turn.W.Things(a.ID)) == 1, face)
	}
	s, turn, a := bench(t, "purple/acid")
	turn.Forcer = forcedDice{"item save": {1}}
	s.fallOn(turn, a, 19)
	assert.Len(t, turn.W.Things(a.ID), 1)
}

// Four small things can be readied, a fifth cannot; out of the pack only outside
// a fight [PH-RDY-01].
func TestReadying(t *testing.T) {
	s, turn, a := bench(t, "purple/acid", "purple/acid", "purple/acid", "purple/acid", "purple/acid", scrollCase)
	w := turn.W
	w.Clock.Phase = Exploring
	for i := 1; i <= 4; i++ {
		s.doReadySet(turn, a, &world.Deed{Item: i})
		assert.Equal(t, "arranging", a.Task)
		a.Task = ""
	}
	o := s.offerReadySet(w, a)
	assert.Contains(t, o.Params[0].Barred, rules.Bar{Value: 5, Rule: "PH-RDY-01", Not: "four small things can be readied"})
	assert.Contains(t, o.Params[0].Barred, rules.Bar{Value: 6, Rule: "PH-RDY-01", Not: "a scroll in its case cannot be readied"})
	s.doReadySet(turn, a, &world.Deed{Item: 1})
	w.Clock.Phase = MeleePhase
	o = s.offerReadySet(w, a)
	assert.Contains(t, o.Params[0].Barred, rules.Bar{Value: 1, Rule: "PH-RDY-01", Not: "that is deep in your pack"})
}

// What is readied is drawn without an action; what is in the pack takes two
// actions in two rounds of a fight [PH-RDY-02].
func TestDrawing(t *testing.T) {
	s, turn, a := bench(t, "purple/dagger", "purple/sword")
	w := turn.W
	w.Thing(a.ID, 1).Ready = true
	w.Clock.Phase = MeleePhase
	draw := s.offerDraw(w, a)
	require.Len(t, draw.Params[0].Choices, 1)
	assert.Equal(t, 1, draw.Params[0].Choices[0].Value)
	ready := s.offerReady(w, a)
	assert.Equal(t, rules.Refusal{Rule: "PH-RDY-02", Why: "that is deep in your pack"}, ready.Not)
	s.doUnpack(turn, a, nil)
	assert.NotEmpty(t, s.offerReady(w, a).Not.Why, "not in the same round")
	w.Round++
	assert.Empty(t, s.offerReady(w, a).Not.Why)
	s.doReady(turn, a, &world.Deed{Item: 2, Rule: "PH-CMB-45"})
	assert.Equal(t, rules.InHand, w.Thing(a.ID, 2).Where)
	assert.Nil(t, a.Is(conditionUnpacks))
}
