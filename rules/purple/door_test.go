package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// PH-DOR-01
func TestDoors(t *testing.T) {
	assert.Nil(t, purple.ClosedDoor.MayOpen())
	refused(t, "It is locked. [PH-DOR-01]", purple.LockedDoor.MayOpen())
	refused(t, "It is barred. [PH-DOR-01]", purple.BarredDoor.MayOpen())
	refused(t, "It is stuck. [PH-DOR-01]", purple.SpikedDoor.MayOpen())
	assert.True(t, purple.ClosedDoor.Blocks())
	assert.False(t, purple.OpenDoor.Blocks())
}

// PH-DOR-01, PH-DOR-02
func TestSoundsThroughDoors(t *testing.T) {
	assert.True(t, purple.HeardThrough(15, 9, 1))
	assert.False(t, purple.HeardThrough(15, 10, 1))
	assert.True(t, purple.HeardThrough(8, 8, 0) && purple.HeardThrough(8, 2, 1))
}

// PH-DOR-03, PH-DRK-16
func TestSecretDoors(t *testing.T) {
	for _, test := range []struct {
		search, blind bool
		hidden        int
		want          purple.Difficulty
	}{
		{false, false, 0, purple.VeryHard},
		{true, false, 0, purple.Daunting},
		{true, true, 0, purple.Hard},
		{false, false, 1, purple.Heroic},
		{true, false, -1, purple.Moderate},
	} {
		d, refusal := purple.SecretDifficulty(test.search, test.hidden, test.blind)
		assert.Nil(t, refusal)
		assert.Equal(t, test.want, d, test)
	}
	_, refusal := purple.SecretDifficulty(false, 0, true)
	refused(t, "You must feel for it. [PH-DRK-16]", refusal)
}

// PH-DOR-04
func TestTheQuietWay(t *testing.T) {
	assert.Equal(t, []int{1, 3}, purple.Strongest([]int{1, 2, -1, 2}))
	assert.Empty(t, purple.Strongest(nil))
	assert.True(t, purple.Succeeds(12, 2, purple.QuietDifficulty(false)))
	assert.Equal(t, purple.VeryHard, purple.QuietDifficulty(true))
	refused(t, "The quiet way has failed. [PH-DOR-04]", purple.MayTryQuietly(true))
}

// PH-DOR-05
func TestTheLoudWay(t *testing.T) {
	assert.Nil(t, purple.MayWrench("purple/crowbar"))
	refused(t, "You need a tool for that. [PH-DOR-05]", purple.MayWrench("purple/torch"))
	for failed, want := range []purple.Difficulty{purple.Hard, purple.Daunting, purple.Moderate} {
		d, refusal := purple.Battering{Tool: "purple/sledgehammer", Failed: failed}.Difficulty()
		assert.Nil(t, refusal)
		assert.Equal(t, want, d)
	}
	d, _ := purple.Battering{Shoulders: 2}.Difficulty()
	assert.Equal(t, purple.VeryHard, d)
	d, _ = purple.Battering{Shoulders: 2, Crowbar: true}.Difficulty()
	assert.Equal(t, purple.Hard, d)
	_, refusal := purple.Battering{Shoulders: 1}.Difficulty()
	refused(t, "You need a tool for that. [PH-DOR-05]", refusal)
	for _, tool := range []rules.ContentID{"purple/crowbar", "purple/sledgehammer", "purple/mining-pick", "purple/pickaxe", "purple/hand-axe", "purple/battle-axe", "purple/great-axe"} {
		item(t, tool)
		assert.Nil(t, purple.MayWrench(tool), tool)
	}
}

// PH-DOR-06
func TestSpikesInDoors(t *testing.T) {
	assert.Equal(t, []purple.Difficulty{purple.Hard, purple.VeryHard, purple.Heroic, purple.Heroic},
		[]purple.Difficulty{purple.SpikedDifficulty(1), purple.SpikedDifficulty(2), purple.SpikedDifficulty(3), purple.SpikedDifficulty(4)})
	refused(t, "You need a hammer to drive a spike. [PH-DOR-06]", purple.MaySpike(false, 0))
	refused(t, "More than 3 spikes do not help. [PH-DOR-06]", purple.MaySpike(true, 3))
	assert.True(t, purple.FallsShut(60, false))
	assert.False(t, purple.FallsShut(59, false) || purple.FallsShut(60, true))
	assert.True(t, purple.StuckDoor.OpensForResidents())
	assert.False(t, purple.SpikedDoor.OpensForResidents())
}

// PH-LOK-01, PH-DRK-16
func TestPickingLocks(t *testing.T) {
	assert.Equal(t, purple.Daunting, purple.GoodLock.Difficulty(true, false))
	assert.True(t, purple.Succeeds(9, 2, purple.GoodLock.Difficulty(true, false)))
	assert.Equal(t, purple.Heroic, purple.MasterLock.Difficulty(false, false))
	assert.Equal(t, purple.Daunting, purple.SimpleLock.Difficulty(false, true))
	refused(t, "You need picks and training. [PH-LOK-01]", purple.Tries{}.MayPick(1, true, false))
	assert.True(t, purple.FineLock.AcidOpens())
	assert.False(t, purple.MasterLock.AcidOpens())
}

// PH-LOK-02
func TestTwoTries(t *testing.T) {
	tries := purple.Tries{}.Fail(2)
	assert.Nil(t, tries.MayPick(2, true, true))
	tries = tries.Fail(2)
	refused(t, "Not before you gain a level. [PH-LOK-02]", tries.MayPick(2, true, true))
	assert.Nil(t, tries.MayPick(3, true, true))
	assert.Equal(t, purple.Tries{Failed: 1, Level: 3}, tries.Fail(3))
}

// PH-LOK-03, PH-LOK-04
func TestTrapsOnLocks(t *testing.T) {
	d := purple.LockTrapDifficulty(purple.Daunting, true)
	assert.True(t, purple.Succeeds(9, 0, d))
	assert.False(t, purple.Succeeds(5, 0, d))
	traps := []purple.LockTrap{{Trap: "poison-needle", Found: true}, {Trap: "acid-spray"}, {Waits: true}}
	assert.Equal(t, []int{1}, purple.Springs(traps))
	after := purple.Picked(traps)
	assert.Equal(t, []bool{true, false, false}, []bool{after[0].Spent, after[1].Spent, after[2].Spent})
	assert.False(t, traps[0].Spent)
}
