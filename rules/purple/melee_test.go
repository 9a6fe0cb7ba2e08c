package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/purple"
)

// PH-CMB-14
func TestRear(t *testing.T) {
	behind := 0
	for d := grid.North; d <= grid.NorthWest; d++ {
		if purple.Behind(grid.North, d) {
			behind++
		}
	}
	assert.Equal(t, 3, behind)
	for _, d := range []grid.Direction{grid.SouthEast, grid.South, grid.SouthWest} {
		assert.True(t, purple.Behind(grid.North, d), d)
	}
	assert.True(t, purple.FacesAttacker(true, false, false, false))
	assert.False(t, purple.FacesAttacker(false, false, false, false))
	assert.False(t, purple.FacesAttacker(true, true, false, false))
	assert.False(t, purple.FacesAttacker(true, false, true, false))
	assert.False(t, purple.FacesAttacker(true, false, false, true))
}

// PH-CMB-16, PH-MON-03: two that kill each other are in the same step.
func TestStrikeSteps(t *testing.T) {
	assert.Equal(t, purple.StrikeStep(false, false), purple.StrikeStep(false, monster(t, "orc").Has(purple.ActsLast)))
	assert.Less(t, purple.StrikeStep(true, false), purple.StrikeStep(false, false))
	assert.Greater(t, purple.StrikeStep(false, monster(t, "zombie").Has(purple.ActsLast)), purple.StrikeStep(false, false))
}

// PH-CMB-17, PH-CMB-51
func TestDeclarations(t *testing.T) {
	refused(t, "Pick a stance or a spell for Rurik. [PH-CMB-17]", purple.MayDeclare("Rurik", false))
	assert.Nil(t, purple.MayDeclare("Rurik", true))
	refused(t, "You are casting; you cannot move this round. [PH-CMB-17]", purple.MayMoveCasting(true))
	assert.Nil(t, purple.MayMoveCasting(false))
	refused(t, "Too late to cancel. [PH-CMB-51]", purple.MayCancel(1))
	assert.Nil(t, purple.MayCancel(0))
}

// PH-CMB-19
func TestDash(t *testing.T) {
	spear, sword := item(t, "purple/spear").Melee, item(t, "purple/sword").Melee
	assert.True(t, spear.Pointed(false))
	assert.False(t, spear.Pointed(true))
	assert.False(t, sword.Pointed(false))
	assert.True(t, purple.Dashes(false, false, 1))
	assert.False(t, purple.Dashes(false, false, 2))
	assert.False(t, purple.Dashes(true, false, 0))
	assert.False(t, purple.Dashes(false, true, 0))
}

// PH-CMB-20: two wolves stop at the guard, the third runs past; with the
// Defender's training four.
func TestGuard(t *testing.T) {
	refused(t, "Guard a square within 10 feet. [PH-CMB-20]", purple.MayGuard(3))
	assert.Nil(t, purple.MayGuard(2))
	wolf := purple.Intruder{InWay: true}
	assert.True(t, wolf.Intercepted(0, false))
	assert.True(t, wolf.Intercepted(1, false))
	assert.False(t, wolf.Intercepted(2, false))
	assert.True(t, wolf.Intercepted(3, true))
	assert.False(t, wolf.Intercepted(4, true))
	assert.False(t, purple.Intruder{}.Intercepted(0, false))
	assert.False(t, purple.Intruder{InWay: true, Near: true}.Intercepted(0, false))
	assert.False(t, purple.Intruder{InWay: true, Slips: true}.Intercepted(0, false))
	assert.True(t, purple.Intruder{InWay: true, Slips: true, Shot: true}.Intercepted(0, false))
}

// PH-CMB-31, PH-CMB-32, PH-CMB-37, PH-CMB-40, PH-CMB-42, PH-DRK-02
func TestPaces(t *testing.T) {
	for _, test := range []struct{ speed, move, slow, run, sprint, sneak, cautious int }{
		{40, 8, 4, 12, 16, 2, 24}, {30, 6, 3, 9, 12, 1, 18}, {20, 4, 2, 6, 8, 1, 12}, {10, 2, 1, 3, 4, 1, 6}, {5, 1, 1, 1, 2, 1, 3},
	} {
		assert.Equal(t, []int{test.move, test.slow, test.run, test.sprint, test.sneak, test.cautious}, []int{
			purple.MoveTiles(test.speed), purple.SlowTiles(test.speed), purple.RunTiles(test.speed, false), purple.RunTiles(test.speed, true),
			purple.SneakTiles(test.speed), purple.CautiousTiles(test.speed),
		}, test.speed)
	}
	assert.Equal(t, []int{5, 10, 10, 15, 15}, []int{
		purple.StepFeet(false, false), purple.StepFeet(true, false), purple.StepFeet(false, true), purple.StepFeet(true, true), purple.CrawlFeet(),
	})
	assert.Equal(t, 2, 40/purple.StepFeet(true, true))
	refused(t, "That is 9 tiles; you can move 8. [PH-CMB-31]", purple.MayMove(9, purple.MoveTiles(40)))
	assert.Nil(t, purple.MayMove(8, 8))
	refused(t, "You can move 6 tiles. [PH-DRK-02]", purple.MayMoveBlind(7, purple.MoveTiles(30)))
	assert.Nil(t, purple.MayMoveBlind(6, 6))
	refused(t, "Rising took your whole move. [PH-CMB-37]", purple.MayMoveOn(true))
	assert.Nil(t, purple.MayMoveOn(false))
	refused(t, "You shot this round. [PH-CMB-40]", purple.MayWithdraw(true))
	assert.Nil(t, purple.MayWithdraw(false))
	refused(t, "You have already acted. [PH-CMB-42]", purple.MayRun(true))
	assert.Nil(t, purple.MayRun(false))
}

// PH-CMB-35, PH-CMB-43, PH-CMB-44
func TestOneMoveAndOneAction(t *testing.T) {
	refused(t, "Only the side that won may wait. [PH-CMB-35]", purple.MayWait(false))
	assert.Nil(t, purple.MayWait(true))
	refused(t, "You have already acted. [PH-CMB-44]", purple.MayAct(true))
	assert.Nil(t, purple.MayAct(false))
	refused(t, "No room for a mount. [PH-CMB-43]", purple.MayRide(true))
	assert.Nil(t, purple.MayRide(false))
	mounted := 1 + sumOf(purple.Situation{Mounted: true}.AttackMods())
	hit, _ := purple.Lands(true, 10, mounted, monster(t, "orc").Class, 20)
	assert.True(t, hit)
	assert.Equal(t, -3, 1+sumOf(purple.Situation{Missile: true, Moving: true}.AttackMods()))
}

// PH-CMB-33
func TestCharges(t *testing.T) {
	lance, sword := item(t, "purple/lance").Melee, item(t, "purple/sword").Melee
	good := purple.Rush{Tiles: 6, Weapon: lance, Laden: 1}
	assert.Nil(t, good.MayCharge())
	refused(t, "A charge needs 30 feet. [PH-CMB-33]", purple.Rush{Tiles: 5, Weapon: lance}.MayCharge())
	refused(t, "You have no weapon to charge with. [PH-CMB-33]", purple.Rush{Tiles: 6, Weapon: sword}.MayCharge())
	refused(t, "You carry too much to charge. [PH-CMB-33]", purple.Rush{Tiles: 6, Weapon: lance, Laden: 2}.MayCharge())
	refused(t, "A charge needs straight and level ground. [PH-CMB-33]", purple.Rush{Tiles: 6, Weapon: lance, Rough: true}.MayCharge())
	assert.Nil(t, purple.Rush{Tiles: 8, Horns: monster(t, "boar").Has(purple.Charges)}.MayCharge())
}

// PH-CMB-34
func TestBracing(t *testing.T) {
	pike := item(t, "purple/pike").Melee
	assert.Nil(t, purple.Brace{Weapon: pike}.MaySet())
	refused(t, "You cannot brace while locked. [PH-CMB-34]", purple.Brace{Weapon: pike, Locked: true}.MaySet())
	refused(t, "You have no weapon to brace. [PH-CMB-34]", purple.Brace{Weapon: item(t, "purple/lance").Melee}.MaySet())
	refused(t, "You must stand to brace. [PH-CMB-34]", purple.Brace{Weapon: pike, Prone: true}.MaySet())
	refused(t, "Bracing takes your whole move. [PH-CMB-34]", purple.Brace{Weapon: pike, Moved: true}.MaySet())
}

// PH-CMB-38, PH-CMB-39
func TestLocks(t *testing.T) {
	orc := purple.Locker{Size: purple.Medium}
	hero := purple.Standing{Size: purple.Medium}
	foes := func(f ...purple.Locker) []purple.Locker { return f }
	tests := []struct {
		name string
		who  purple.Standing
		foes []purple.Locker
		want bool
	}{
		{"beside an orc", hero, foes(orc), true},
		{"beside nobody", hero, nil, false},
		{"prone orc", hero, foes(purple.Locker{Size: purple.Medium, Unable: true}), false},
		{"blind orc", hero, foes(purple.Locker{Size: purple.Medium, Blind: true}), false},
		{"surrounded by the blind", purple.Standing{Size: purple.Medium, Surrounded: true}, foes(purple.Locker{Size: purple.Medium, Blind: true}), true},
		{"flying", purple.Standing{Size: purple.Medium, Flies: true, Surrounded: true}, foes(orc), false},
		{"invisible", purple.Standing{Size: purple.Medium, Invisible: true}, foes(orc), false},
		{"invisible, seen", purple.Standing{Size: purple.Medium, Invisible: true}, foes(purple.Locker{Size: purple.Medium, Sees: true}), true},
		{"gargantuan", purple.Standing{Size: purple.Gargantuan, Surrounded: true}, foes(orc), false},
		{"gargantuan, a large one too", purple.Standing{Size: purple.Gargantuan}, foes(orc, purple.Locker{Size: purple.Large}), true},
		{"huge", purple.Standing{Size: purple.Huge}, foes(orc), true},
		{"Whirlwind, two", purple.Standing{Size: purple.Medium, Whirls: true}, foes(orc, orc), false},
		{"Whirlwind, three", purple.Standing{Size: purple.Medium, Whirls: true}, foes(orc, orc, orc), true},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, test.who.LockedBy(test.foes), test.name)
	}
	refused(t, "You are locked: withdraw or flee. [PH-CMB-38]", purple.MayLeave(true))
	assert.Nil(t, purple.MayLeave(false))
}

// PH-CMB-46
func TestGrapples(t *testing.T) {
	hero := fighter()
	hero.Level = 2
	assert.Equal(t, "2d8", hero.GrappleDice().String())
	goblins := 0
	for _, face := range []int{3, 6} {
		goblins += purple.Wrestled(monster(t, "goblin").GrappleDice(), []int{face})
	}
	grip, stunned := purple.Grapple(goblins, purple.Wrestled(hero.GrappleDice(), []int{5, 4}))
	assert.Equal(t, purple.Struggle, grip)
	assert.Zero(t, stunned)
	hero.Scores[purple.Strength] = 16
	grip, stunned = purple.Grapple(goblins, purple.Wrestled(hero.GrappleDice(), []int{5, 4}))
	assert.Equal(t, purple.Thrown, grip)
	assert.Equal(t, 2, stunned)
	grip, _ = purple.Grapple(12, 11)
	assert.Equal(t, purple.Gripped, grip)

	hero.Level, hero.Skills = 11, []purple.SkillTaken{{Skill: "wrestling"}}
	assert.Equal(t, dice.Dice{Count: 10, Sides: 8, Add: 6}, hero.GrappleDice())
	hero.Level, hero.Feats = 1, []purple.FeatTaken{{Feat: "tough", Level: 1}}
	assert.Equal(t, dice.Dice{Count: 2, Sides: 10, Add: 2}, hero.GrappleDice())
	assert.Equal(t, "d4", monster(t, "giant-rat").GrappleDice().String())
	assert.Equal(t, "4d8", monster(t, "ogre").GrappleDice().String())
	assert.Zero(t, purple.Wrestled(dice.Dice{Count: 1, Sides: 8, Add: -3}, []int{2}))

	refused(t, "It is too big to grapple. [PH-CMB-46]", purple.MayGrapple(purple.Medium, purple.Gargantuan, 0))
	assert.Nil(t, purple.MayGrapple(purple.Medium, purple.Huge, 7))
	refused(t, "There is no room for one more. [PH-CMB-46]", purple.MayGrapple(purple.Medium, purple.Huge, 8))
}

// PH-CMB-47, PH-FEA-04
func TestBreakingFree(t *testing.T) {
	assert.Equal(t, purple.Thrown, purple.BreakFree(5, 7))
	assert.Equal(t, purple.Struggle, purple.BreakFree(5, 5))
	assert.Equal(t, purple.Gripped, purple.BreakFree(5, 4))
	refused(t, "You are held. [PH-CMB-47]", purple.MayStrike(true))
	assert.Nil(t, purple.MayStrike(false))
	assert.True(t, purple.Drags(12, 7, false))
	assert.False(t, purple.Drags(11, 7, false))
	assert.False(t, purple.Drags(12, 7, true))
	_, stunned := purple.Grapple(14, 12+purple.DefenderStand)
	assert.Equal(t, 2, stunned)
}

// PH-CMB-48
func TestSecondRank(t *testing.T) {
	spear, sword := item(t, "purple/spear").Melee, item(t, "purple/sword").Melee
	assert.Nil(t, spear.MayReachPast(2, true, false))
	refused(t, "No ally to reach past. [PH-CMB-48]", spear.MayReachPast(2, false, false))
	refused(t, "That is out of reach. [PH-CMB-48]", sword.MayReachPast(2, true, false))
	refused(t, "That is out of reach. [PH-CMB-48]", spear.MayReachPast(3, true, false))
	refused(t, "In the dark you reach only the tiles beside you. [PH-DRK-05]", spear.MayReachPast(2, true, true))
	refused(t, "In the dark you reach only the tiles beside you. [PH-DRK-05]", purple.MayReachBlind(2))
	assert.Nil(t, purple.MayReachBlind(1))
}

// PH-CMB-49
func TestRoom(t *testing.T) {
	axe, sword, spear, dagger := item(t, "purple/great-axe").Melee, item(t, "purple/sword").Melee, item(t, "purple/spear").Melee, item(t, "purple/dagger").Melee
	refused(t, "No room to swing a great axe here. [PH-CMB-49]", axe.MaySwing("great axe", false, false))
	assert.Nil(t, axe.MaySwing("great axe", false, true))
	assert.Nil(t, spear.MaySwing("spear", false, false))
	assert.True(t, spear.ThirdAbreast(dagger, spear))
	assert.False(t, spear.ThirdAbreast(dagger, sword))
	assert.False(t, sword.ThirdAbreast(dagger, dagger))
	assert.False(t, spear.ThirdAbreast(dagger, nil))
}

// PH-CMB-54
func TestStates(t *testing.T) {
	tests := []struct {
		is                                          purple.Status
		acts, moves, casts, locks, nimble, helpless bool
	}{
		{purple.StatusProne, true, true, true, false, true, false},
		{purple.StatusStunned, false, false, false, false, false, false},
		{purple.StatusSurprised, false, false, false, false, false, false},
		{purple.StatusGrappled, true, false, false, true, false, false},
		{purple.StatusStruggling, true, false, false, true, true, false},
		{purple.StatusEntangled, true, false, false, true, false, false},
		{purple.StatusParalysed, false, false, false, false, false, true},
		{purple.StatusAsleep, false, false, false, false, false, true},
		{purple.StatusComatose, false, false, false, false, false, true},
		{purple.StatusBound, false, false, false, false, false, true},
		{purple.StatusPetrified, false, false, false, false, false, true},
		{purple.StatusBurning, true, true, true, true, true, false},
		{purple.StatusFleeing, true, true, true, true, true, false},
		{purple.StatusConvalescent, true, true, false, true, false, false},
	}
	for _, test := range tests {
		s := test.is
		assert.Equal(t, []bool{test.acts, test.moves, test.casts, test.locks, test.nimble, test.helpless},
			[]bool{s.Acts(), s.Moves(), s.Casts(), s.Locks(), s.Nimble(), s.Helpless()}, s)
	}
	assert.False(t, purple.StatusStruggling.Wields())
	assert.Equal(t, -2, sumOf(purple.StatusMods([]purple.Status{purple.StatusProne, purple.StatusWeakened})))
	assert.Empty(t, purple.StatusMods([]purple.Status{purple.StatusProne}))
	assert.True(t, purple.StatusProne.Wields())
	stunned := 1 + sumOf(purple.Situation{Stunned: true}.AttackMods())
	hit, _ := purple.Lands(true, 8, stunned, monster(t, "orc").Class, 20)
	assert.True(t, hit)
}

// PH-CMB-55
func TestEndOfCombat(t *testing.T) {
	assert.False(t, purple.Fight{Foes: 2}.Over())
	assert.True(t, purple.Fight{}.Over())
	assert.True(t, purple.Fight{Foes: 2, Unaware: 1}.Over())
	assert.True(t, purple.Fight{Foes: 2, Parley: true}.Over())
	assert.Equal(t, 1, purple.FightTurns)
}
