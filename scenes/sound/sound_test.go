package sound

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/sound/mix"
	"pitchdark/scenes/sound/synth"
)

// rig is sounds with a device that only counts the power at each ear.
type rig struct {
	*Sounds
	mixer *mix.Mixer
}

func newRig(live bool) rig {
	m := mix.New()
	return rig{New(m, func() bool { return live }), m}
}

// hear reads some seconds from the mixer.
func (r rig) hear(seconds float64) (left, right float64) {
	p := make([]byte, int(seconds*synth.Rate)*8)
	n, _ := r.mixer.Read(p)
	for i := 0; i < n; i += 8 {
		l := float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:])))
		h := float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i+4:])))
		left, right = left+l*l, right+h*h
	}
	return left, right
}

func heardFrom(from grid.Direction, band rules.Band) Beat {
	s := rules.Sound{From: from, Band: band, Kind: rules.SoundThud}
	return Beat{Events: []rules.Event{{Kind: rules.Heard, Who: 1, Sound: &s}}, After: view(rules.ByDarkness)}
}

// A Blind player can point at the source: by the hero's own facing.
func TestBlindOnePointsByFacing(t *testing.T) {
	for facing, right := range map[grid.Direction]bool{grid.North: true, grid.South: false} {
		r := newRig(true)
		b := heardFrom(grid.East, rules.Near)
		b.After.Hero.Facing = facing
		r.Beat(b)
		l, h := r.hear(1)
		assert.Equal(t, right, h > l, "facing %s", facing)
	}
	r := newRig(true)
	b := heardFrom(grid.East, rules.Near)
	b.After.Hero.Facing, b.After.Blind = grid.South, rules.Sighted
	r.Beat(b)
	l, h := r.hear(1)
	assert.Greater(t, h, l, "one that sees hears by the map")
}

func TestBandsAreToldByStrength(t *testing.T) {
	last := math.Inf(1)
	for _, band := range []rules.Band{rules.Near, rules.Clear, rules.Faint} {
		r := newRig(true)
		r.Beat(heardFrom(grid.North, band))
		l, _ := r.hear(1)
		assert.Less(t, l, last/2.5, "%s", band)
		last = l
	}
	faint := placeOf(&rules.Sound{Band: rules.Faint}, view(0))
	assert.Positive(t, faint.Cut)
	assert.Zero(t, placeOf(&rules.Sound{Band: rules.Near}, view(0)).Cut)
}

func TestMuteAndNoDeviceAreSilent(t *testing.T) {
	r := newRig(false)
	r.Crawl(view(rules.ByDarkness))
	r.Beat(heardFrom(grid.East, rules.Near))
	for range 300 {
		r.Tick()
	}
	l, h := r.hear(1)
	assert.Less(t, l+h, 1e-20)

	r = newRig(true)
	set := r.set
	set.Mute = true
	r.Use(set)
	r.hear(0.5)
	r.Beat(heardFrom(grid.East, rules.Near))
	l, h = r.hear(1)
	assert.Less(t, l+h, 1e-6)
}

func TestTheDroneThinsAsLightFails(t *testing.T) {
	level := func(v *rules.View) float64 {
		r := newRig(true)
		r.Crawl(v)
		r.hear(2)
		l, _ := r.hear(2)
		return l
	}
	bright := view(0)
	bright.Light = rules.Bright
	low := view(0)
	low.Light = 3
	dark := view(rules.ByDarkness)
	assert.Greater(t, level(bright), 2*level(low))
	assert.Greater(t, level(low), 2*level(dark))
}

func TestInTheDarkTheHeartIsHeardUnderSilence(t *testing.T) {
	r := newRig(true)
	r.filled = true
	r.Crawl(view(rules.ByDarkness))
	played := r.plays
	for range 600 {
		r.Tick()
	}
	beats := r.plays - played
	assert.InDelta(t, 600/resting+600/inAndOut, beats, 3)

	r.about.beat, r.about.breath = r.tick, r.tick
	r.heard = r.tick + 600
	played = r.plays
	for range 600 {
		r.Tick()
	}
	assert.Equal(t, played, r.plays, "it gives way to sounds")
}

func TestFlamesOfOnesOwn(t *testing.T) {
	torch, candle := flames(&rules.Sheet{Items: []rules.Held{
		{Kind: "core/torch", Lit: true, Gutters: true}, {Kind: "core/lantern", Lit: true, Shuttered: true},
	}})
	assert.InDelta(t, 0.5, torch, 0)
	assert.Zero(t, candle)
}

func TestCaptionsComeWithTheirSoundsAndGo(t *testing.T) {
	r := newRig(false) // captions need no device
	b := heardFrom(grid.East, rules.Clear)
	b.Starts = []int{30}
	r.Beat(b)
	assert.Empty(t, r.Captions(), "not wanted")
	set := r.set
	set.Captions = true
	r.Use(set)
	r.Beat(b)
	r.Beat(b)
	assert.Empty(t, r.Captions(), "not yet")
	r.Hurry()
	require.Equal(t, []string{"A heavy thud, clear, to the right"}, r.Captions())
	for range stays {
		r.Tick()
	}
	assert.Empty(t, r.Captions())
	r.Beat(Beat{Events: []rules.Event{{Kind: rules.Bumped, Who: 1, Thing: "wall", Amount: 9}}, After: view(rules.ByDarkness)})
	assert.Equal(t, []string{"You hit the wall hard"}, r.Captions())
	r.Crawl(view(0))
	r.Title()
	assert.Empty(t, r.Captions())
}

func TestShownFasterIsHeardSooner(t *testing.T) {
	b := Beat{Speed: 200}
	assert.Equal(t, 10, b.ticks(20))
	b.Speed = 0
	assert.Equal(t, 20, b.ticks(20))
}
