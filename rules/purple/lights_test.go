package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// PH-LIT-01, PH-DRK-09: the sources, and the rows of gear that are the same.
func TestSources(t *testing.T) {
	for id, want := range map[string][2]int{
		"torch": {8, 16}, "lantern": {4, 8}, "candle": {0, 1}, "campfire": {8, 16}, "light-spell": {6, 12},
		"ever-lamp": {8, 16}, "marsh-light": {2, 4}, "belt-lantern": {3, 6},
	} {
		s := purple.FindSource(id)
		require.NotNil(t, s, id)
		assert.Equal(t, want, [2]int{s.Kind.Bright, s.Kind.Low}, id)
	}
	for _, id := range []string{"torch", "lantern", "candle"} {
		gear := purple.Gear(rules.ContentID("purple/" + id))
		assert.Equal(t, *gear.Light, purple.FindSource(id).Kind, id)
		assert.Equal(t, gear.Hands, purple.FindSource(id).Hands, id)
	}
	refused(t, "You have nothing to light it with. [PH-LIT-01]", purple.MayLight(false))
	assert.Len(t, purple.Sources(), 14)
}

// PH-LIT-02
func TestFuel(t *testing.T) {
	assert.Equal(t, 240, purple.KeptBurning("purple/torch", 260))
	assert.Equal(t, 260, purple.KeptBurning("purple/lantern", 260))
	for id, rounds := range map[string]int{"torch": 360, "lantern": 1440, "candle": 1440} {
		assert.Equal(t, rounds, purple.FindSource(id).Kind.Burns, id)
	}
	refused(t, "The lantern is dry. [PH-LIT-02]", purple.MayBurn(0))
}

// PH-LIT-03
func TestOneLightPerThree(t *testing.T) {
	one := []purple.Shine{{}}
	for _, test := range []struct {
		members int
		shines  []purple.Shine
		want    int
	}{
		{6, one, -1},
		{7, one, -2},
		{12, nil, -4},
		{15, nil, -4},
		{3, one, 0},
		{3, []purple.Shine{{Tiles: 9}}, -1},
		{3, []purple.Shine{{Shut: true}}, -1},
		{3, []purple.Shine{{Candle: true}, {Candle: true}, {Candle: true}}, 0},
	} {
		assert.Equal(t, test.want, sumOf(purple.LightMods(test.members, test.shines, false)), test)
	}
	assert.Empty(t, purple.LightMods(12, nil, true))
}

// PH-LIT-04
func TestBeingSeenByLight(t *testing.T) {
	assert.True(t, purple.LightNoticed(0, false, false) && purple.LightNoticed(1, true, false))
	assert.False(t, purple.LightNoticed(1, false, false) || purple.LightNoticed(2, true, false) || purple.LightNoticed(0, true, true))
}

// PH-DRK-23, PH-DRK-24, PH-DRK-25
func TestHandsAndWater(t *testing.T) {
	refused(t, "You have no hand free for the torch. [PH-DRK-23]", purple.MayHoldLight("torch", 0))
	assert.Nil(t, purple.MayHoldLight("torch", 1))
	assert.True(t, purple.BeltStruck(20))
	assert.False(t, purple.BeltStruck(19))
	assert.True(t, purple.PuddleQuenches(3))
	assert.False(t, purple.PuddleQuenches(4))
	assert.True(t, purple.WaterQuenches(&purple.FindSource("lantern").Kind))
	assert.False(t, purple.WaterQuenches(&purple.FindSource("ever-lamp").Kind))
	refused(t, "You cannot reach it. [PH-DRK-24]", purple.MayPutOut(false))
	refused(t, "You do not know who lies there. [PH-DRK-25]", purple.MayAidBlind(false))
}

// PH-DRK-28
func TestLightOutdoors(t *testing.T) {
	for _, test := range []struct {
		sky  purple.Sky
		want rules.Light
	}{
		{purple.Sky{Hours: purple.Night, Day: 20, Woods: true}, 1},
		{purple.Sky{Hours: purple.Night, Day: 20, Woods: true, Snow: true}, 2},
		{purple.Sky{Hours: purple.Night, Day: 15}, 10},
		{purple.Sky{Hours: purple.Night, Day: 15, Overcast: true}, 1},
		{purple.Sky{Hours: purple.Night, Day: 28}, 1},
		{purple.Sky{Hours: purple.Night, Day: 2, Woods: true}, rules.Dark},
		{purple.Sky{Hours: purple.Twilight, Day: 5}, 20},
		{purple.Sky{Hours: purple.Twilight, Day: 5, Jungle: true}, 5},
		{purple.Sky{Jungle: true}, 20},
		{purple.Sky{Woods: true, Snow: true}, rules.Bright},
		{purple.Sky{Storm: true}, 3},
	} {
		assert.Equal(t, test.want, test.sky.Light(), test.sky)
	}
}

// PH-DRK-16
func TestWorkByTouch(t *testing.T) {
	possible, harder := purple.FeelingForDoors.ByTouch()
	assert.True(t, possible && harder == 1)
	for _, h := range []purple.Handiwork{purple.FindingTraps, purple.NoticingInPassing, purple.ExaminingBySight} {
		possible, _ = h.ByTouch()
		assert.False(t, possible, h)
	}
	possible, harder = purple.PullingLevers.ByTouch()
	assert.True(t, possible && harder == 0)
}

// PH-DRK-18, PH-RND-03: and the System agrees.
func TestLoudness(t *testing.T) {
	d := purple.NewSystem().Darkness()
	for name, want := range map[string]int{
		"brisk walk": d.Walk, "speech": d.Speech, "attack": d.Attack, "door": d.Door, "door forced": d.Force,
		"wall bump": d.Bump, "wall bump in heavy armour": d.BumpHeavy, "call": d.Call,
		"sneaking": 0, "cautious walk": 1, "battering": 25, "bells": 30, "thunder": 40,
	} {
		loud, known := purple.Loudness(name)
		assert.True(t, known, name)
		assert.Equal(t, want, loud, name)
	}
	_, known := purple.Loudness("silence")
	assert.False(t, known)
	assert.True(t, purple.IsNoisy(25, false))
	assert.False(t, purple.IsNoisy(25, true) || purple.IsNoisy(19, false))
	assert.Len(t, purple.Deeds(), 17)
}

// PH-DRK-30
func TestWalkingIntoThings(t *testing.T) {
	assert.Equal(t, 6, purple.StairsDice().Max())
	assert.True(t, purple.EdgeAhead.Felt() && purple.DoorAhead.Felt())
	assert.False(t, purple.TriggerAhead.Felt())
	assert.Equal(t, 3, purple.Fall{Feet: 20}.Dice().Count)
}

// PH-DRK-33
func TestOptions(t *testing.T) {
	host := purple.DefaultOptions()
	core := host
	core.Light = purple.CoreRadii
	kind := purple.FindSource("torch").Under(core)
	assert.Equal(t, [2]int{5, 10}, [2]int{kind.Bright, kind.Low})
	assert.Equal(t, 8, purple.FindSource("torch").Under(host).Bright)
	assert.Equal(t, 4, purple.FindSource("lantern").Under(core).Bright)
	assert.NotEqual(t, host.String(), core.String())
	assert.Equal(t, "light=host wear=steps depthXP=on reactionOffers=on", host.String())
	assert.Nil(t, host.MaySet(core, false))
	assert.Nil(t, host.MaySet(host, true))
	refused(t, "Set when the campaign began. [PH-DRK-33]", host.MaySet(core, true))
	refused(t, "light is host or core. [PH-DRK-33]", host.MaySet(purple.Options{}, false))
	refused(t, "wear is steps or simple. [PH-DRK-33]", purple.Options{Light: "core"}.Check())
}

// PH-MAP-01, PH-DRK-14
func TestDrawingAMap(t *testing.T) {
	assert.Nil(t, purple.MayDraw(purple.Cautious, true, true))
	refused(t, "You must go cautiously to draw. [PH-MAP-01]", purple.MayDraw(purple.Brisk, true, true))
	refused(t, "You have nothing to draw with. [PH-MAP-04]", purple.MayDraw(purple.Cautious, false, true))
	refused(t, "You cannot draw what you cannot see. [PH-DRK-14]", purple.MayDraw(purple.Cautious, true, false))
}

// PH-MAP-02
func TestUnmappedGroundFades(t *testing.T) {
	var a purple.Atlas
	for room := range 5 {
		a = a.Enter(room, false)
	}
	assert.Equal(t, []bool{false, false, true, true, true}, []bool{a.Shows(0), a.Shows(1), a.Shows(2), a.Shows(3), a.Shows(4)})
	a = a.Enter(3, true).Enter(7, false).Enter(8, false).Enter(9, false).Enter(3, false)
	assert.True(t, a.Shows(3))
	assert.False(t, a.Shows(4))
}

// PH-MAP-03, PH-MAP-04
func TestTheMapBurns(t *testing.T) {
	var a purple.Atlas
	for room := range 6 {
		a = a.Enter(room, true)
	}
	a = a.Copy()
	for room := 6; room < 18; room++ {
		a = a.Enter(room, true)
	}
	a = a.Lost()
	assert.Len(t, a.Drawn, 6)
	assert.False(t, purple.ItemSaves(9, 0, purple.AreaAttack.Target(false)))
	assert.True(t, purple.MapSuffers(purple.AreaAttack, true, false) && purple.MapSuffers(purple.Soaking, false, false))
	assert.False(t, purple.MapSuffers(purple.AreaAttack, false, false) || purple.MapSuffers(purple.Soaking, false, true))
	assert.Equal(t, 3, purple.CopyTurns(12))
	assert.Equal(t, 3*purple.Penny, purple.ScribePrice(12))
}
