package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// The bold follow any cue, the wary a near one, the timid move away
// [DK-NPC-04].
func TestTempersAndCues(t *testing.T) {
	toEast := rules.Turn{Who: self, To: grid.East}
	tests := []struct {
		temper rules.Temper
		band   rules.Band
		dice   []die
		want   rules.Command
	}{
		{rules.Bold, rules.Near, nil, toEast},
		{rules.Bold, rules.Clear, nil, toEast},
		{rules.Bold, rules.Faint, nil, toEast},
		{rules.Wary, rules.Near, nil, toEast},
		{rules.Wary, rules.Clear, []die{d20(17)}, act("wait")},
		{rules.Wary, rules.Faint, []die{d20(17)}, act("wait")},
		{rules.Timid, rules.Near, []die{distance(6, 5)}, blindly(grid.Left, 5)},
		{rules.Timid, rules.Faint, []die{distance(6, 5)}, blindly(grid.Left, 5)},
	}
	for _, test := range tests {
		p := inDark(t, test.temper).hears(grid.East, test.band, rules.SoundCall)
		assert.Equal(t, test.want, p.decides(test.dice...), "%s, %s", test.temper, test.band)
	}
}

// Toward a cue it intends the upper bound of the band for the kind's usual
// loudness, at most its allowance [DK-NPC-04, DK-SND-02, DK-SND-03].
func TestHowFarTowardACue(t *testing.T) {
	tests := []struct {
		kind  rules.SoundKind
		bands [3]int // near, clear, faint
	}{
		{rules.SoundWhisper, [3]int{1, 1, 2}},
		{rules.SoundTouch, [3]int{1, 1, 2}},
		{rules.SoundStep, [3]int{1, 2, 4}},
		{rules.SoundStumble, [3]int{1, 2, 4}},
		{rules.SoundDoor, [3]int{2, 5, 8}},
		{rules.SoundSpeech, [3]int{3, 6, 10}},
		{"creak", [3]int{3, 6, 10}},
		{rules.SoundAttack, [3]int{5, 10, 15}},
		{rules.SoundThud, [3]int{6, 13, 20}},
		{rules.SoundForce, [3]int{6, 13, 20}},
		{rules.SoundCall, [3]int{8, 16, 20}},
		{rules.SoundBlast, [3]int{13, 20, 20}},
	}
	for _, test := range tests {
		for i, want := range test.bands {
			p := inDark(t, rules.Bold).hears(grid.North, rules.Near+rules.Band(i), test.kind)
			p.Hero.Allowance = 20
			p.Asks[0].Offers[0] = walkBlind(20)
			assert.Equal(t, blindly(grid.Forward, want), p.decides(), "%s %s", rules.Near+rules.Band(i), test.kind)
		}
	}
}

// Of several cues the nearest band counts, then the latest, then the first
// clockwise from its facing [DK-NPC-04].
func TestWhichCue(t *testing.T) {
	sound := func(from grid.Direction, band rules.Band, round int) rules.Sound {
		return rules.Sound{Round: round, From: from, Band: band, Kind: rules.SoundThud}
	}
	tests := []struct {
		name   string
		sounds []rules.Sound
		want   grid.Direction
	}{
		{"nearest band", []rules.Sound{sound(grid.East, rules.Faint, 10), sound(grid.West, rules.Near, 9), sound(grid.South, rules.Clear, 10)}, grid.West},
		{"latest of a band", []rules.Sound{sound(grid.East, rules.Clear, 9), sound(grid.West, rules.Clear, 10)}, grid.West},
		{"first clockwise from its facing", []rules.Sound{sound(grid.East, rules.Clear, 10), sound(grid.West, rules.Clear, 10), sound(grid.SouthWest, rules.Clear, 10)}, grid.SouthWest},
		{"older than the previous round", []rules.Sound{sound(grid.East, rules.Near, 8), sound(grid.West, rules.Faint, 9)}, grid.West},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := inDark(t, rules.Bold)
			p.Sounds, p.Hero.Facing = test.sounds, grid.South
			assert.Equal(t, rules.Turn{Who: self, To: test.want}, p.decides())
		})
	}
}

// Its own side's known calls, and sounds without a direction, are no cues
// [DK-NPC-04].
func TestNoCue(t *testing.T) {
	p := inDark(t, rules.Bold).hears(grid.East, rules.Near, rules.SoundCall).hears(grid.East, rules.Near, rules.SoundThud)
	p.Sounds[0].Side, p.Sounds[0].Voice = rules.Friend, "a goblin"
	p.Sounds[1].Here = true
	assert.Equal(t, act("wait"), p.decides(d20(17)))

	p.Sounds[0].Side = rules.Foe
	assert.Equal(t, rules.Turn{Who: self, To: grid.East}, p.decides())
}

// It goes toward a cue turned to it; where it may not turn it walks there all
// the same [DK-NPC-04, DK-BLD-06].
func TestTowardACueWithoutTurning(t *testing.T) {
	p := inDark(t, rules.Bold).hears(grid.East, rules.Faint, rules.SoundStep).greys("turn")
	assert.Equal(t, blindly(grid.Right, 4), p.decides())

	p = inDark(t, rules.Bold).hears(grid.East, rules.Faint, rules.SoundStep)
	p.Asks[0].Offers[1] = steer(grid.West)
	assert.Equal(t, blindly(grid.Right, 4), p.decides())
}

// What it has felt it does not run into for a cue's sake.
func TestTowardACueUpToAFeltWall(t *testing.T) {
	p := inDark(t, rules.Bold).hears(grid.North, rules.Faint, rules.SoundCall).felt(grid.North, 4)
	assert.Equal(t, blindly(grid.Forward, 3), p.decides())

	p = inDark(t, rules.Bold).hears(grid.North, rules.Faint, rules.SoundCall).felt(grid.North, 1)
	assert.Equal(t, act("wait"), p.decides(d20(17)))
}
