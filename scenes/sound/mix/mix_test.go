package mix

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes/sound/synth"
)

// hear mixes some seconds, as floats for each ear.
func hear(m *Mixer, seconds float64) (left, right []float64) {
	p := make([]byte, int(seconds*synth.Rate)*frame)
	for at := 0; at < len(p); {
		n, _ := m.Read(p[at:min(at+1000*frame, len(p))])
		at += n
	}
	for i := 0; i < len(p); i += frame {
		left = append(left, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:]))))
		right = append(right, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i+4:]))))
	}
	return left, right
}

func power(s []float64) (sum float64) {
	for _, x := range s {
		sum += x * x
	}
	return sum
}

// high is the power of what changes fast.
func high(s []float64) (sum float64) {
	for i := 1; i < len(s); i++ {
		sum += (s[i] - s[i-1]) * (s[i] - s[i-1])
	}
	return sum
}

func peak(s []float64) (most float64) {
	for _, x := range s {
		most = max(most, math.Abs(x))
	}
	return most
}

// first is the first sample that is not silence.
func first(s []float64) int {
	for i, x := range s {
		if math.Abs(x) > 1e-4 {
			return i
		}
	}
	return len(s)
}

// click is a sound with all frequencies in it.
func click() []float32 {
	w := make([]float32, 2000)
	w[0], w[1] = 0.5, -0.5
	c := uint32(7)
	for i := 2; i < len(w); i++ {
		c = c*1664525 + 1013904223
		w[i] = (float32(c>>8)/(1<<24) - 0.5) * float32(len(w)-i) / float32(len(w))
	}
	return w
}

func alone(p Place) (left, right []float64) {
	m := New()
	m.limit.volume = 1
	m.Play(Voice{Wave: click(), Place: p})
	return hear(m, 0.1)
}

func TestSidesAreWhereTheyBelong(t *testing.T) {
	for eighths, sign := range []float64{0, 1, 1, 1, 0, -1, -1, -1} {
		left, right := alone(Toward(eighths, true))
		more := power(right) - power(left)
		switch sign {
		case 0:
			assert.InDelta(t, 0, more, 1e-6, "%d", eighths)
			assert.Equal(t, first(left), first(right))
		default:
			assert.Positive(t, more*sign, "%d", eighths)
			assert.Positive(t, float64(first(left)-first(right))*sign, "the far ear hears it later")
			assert.LessOrEqual(t, math.Abs(float64(first(left)-first(right))), 0.0007*synth.Rate)
		}
	}
}

func TestPowerStaysTheSameAllRound(t *testing.T) {
	left, right := alone(Toward(0, false))
	ahead := power(left) + power(right)
	for _, eighths := range []int{1, 2, 6, 7} {
		left, right := alone(Toward(eighths, false))
		assert.InDelta(t, 1, (power(left)+power(right))/ahead, 0.25, "%d", eighths)
	}
}

func TestWhatIsBehindIsDuller(t *testing.T) {
	ahead, _ := alone(Toward(0, true))
	behind, _ := alone(Toward(4, true))
	onMap, _ := alone(Toward(4, false))
	assert.Less(t, high(behind)/power(behind), 0.5*high(ahead)/power(ahead))
	assert.Equal(t, ahead, onMap, "on a map south is not behind")
}

func TestMufflingTakesTheHighPartsAway(t *testing.T) {
	last := math.Inf(1)
	for _, cut := range []float64{0, 4500, 1100} {
		left, _ := alone(Place{Gain: 1, Cut: cut})
		sharp := high(left) / power(left)
		assert.Less(t, sharp, last)
		last = sharp
	}
	assert.Less(t, last, 0.06)
}

func TestThirtyTwoVoicesDoNotClip(t *testing.T) {
	m := New()
	m.SetRoom(1)
	wave := synth.Make(synth.ThudHard, 0)
	for i := range 2 * Voices {
		m.Play(Voice{Wave: wave, Place: Toward(i, true)})
	}
	left, right := hear(m, 2)
	assert.Less(t, peak(left), 1.0)
	assert.Less(t, peak(right), 1.0)
	assert.Greater(t, peak(left), 0.3)
}

func TestTheSoftestAndOldestGiveWay(t *testing.T) {
	m := New()
	long := make([]float32, synth.Rate)
	play := func(gain float64, n int) {
		for range n {
			m.Play(Voice{Wave: long, Place: Place{Gain: gain}})
		}
		hear(m, 0.01)
	}
	play(0.5, 1)
	play(0.9, Voices-1)
	require.Equal(t, Voices, m.Active())
	play(0.2, 1)
	assert.Equal(t, Voices, m.Active())
	soft := func() (n int) {
		for i := range m.sounds {
			if s := &m.sounds[i]; s.wave != nil && !s.leaving && s.gain < 0.6 {
				n++
			}
		}
		return n
	}
	assert.Equal(t, 1, soft(), "a softer one is not let in")
	play(0.9, 1)
	assert.Equal(t, Voices, m.Active())
	assert.Zero(t, soft(), "the softest went")
}

func TestSoundsWaitForTheirMoment(t *testing.T) {
	m := New()
	m.limit.volume = 1
	m.Play(Voice{Wave: click(), Delay: 5000, Place: Place{Gain: 1}})
	left, _ := hear(m, 0.2)
	assert.InDelta(t, 5000, first(left), 3)
	m.Play(Voice{Wave: click(), Delay: 50_000, Place: Place{Gain: 1}})
	m.Hurry()
	left, _ = hear(m, 0.1)
	assert.Less(t, first(left), 10)
}

func TestHushAndVolumes(t *testing.T) {
	m := New()
	m.limit.volume = 1
	m.Play(Voice{Wave: synth.Make(synth.Howl, 0), Kind: synth.Voices, Place: Place{Gain: 1}})
	hear(m, 0.2)
	m.Hush()
	hear(m, 0.05)
	left, _ := hear(m, 0.2)
	assert.Zero(t, peak(left))
	m.SetVolumes(Volumes{Master: 1}) // no kind is heard
	m.Play(Voice{Wave: click(), Place: Place{Gain: 1}})
	left, _ = hear(m, 0.1)
	assert.Zero(t, peak(left))
}

func TestLargeRoomsAnswerLonger(t *testing.T) {
	tail := func(size float64) float64 {
		m := New()
		m.SetRoom(size)
		hear(m, 1)
		m.Play(Voice{Wave: click(), Place: Place{Gain: 1, Room: 1}})
		left, right := hear(m, 1)
		return power(left[synth.Rate/4:]) + power(right[synth.Rate/4:])
	}
	none, small, large := tail(0), tail(0.3), tail(1)
	assert.Less(t, none, 1e-6)
	assert.Less(t, small, large/4)
}

func TestBedsGoOnAndFade(t *testing.T) {
	m := New()
	m.SetBed(2, synth.Make(synth.DroneMid, 0), 1)
	hear(m, 2)
	left, right := hear(m, 1)
	assert.Greater(t, power(left), 1e-3)
	assert.NotEqual(t, left, right, "it is wide")
	m.SetBed(2, nil, 0)
	hear(m, 5)
	left, _ = hear(m, 0.5)
	assert.Less(t, peak(left), 1e-4)
}

func TestMixingIsDeterministic(t *testing.T) {
	mixed := func() []float64 {
		m := New()
		m.SetRoom(0.5)
		for i := range 8 {
			m.Play(Voice{Wave: synth.Make(synth.StepStone, i), Delay: i * 3000, Place: Toward(i, true)})
		}
		left, right := hear(m, 0.7)
		return append(left, right...)
	}
	assert.Equal(t, mixed(), mixed())
}

func TestMixingAllocatesNothing(t *testing.T) {
	m := New()
	m.SetRoom(0.5)
	p := make([]byte, 2048*frame)
	wave := synth.Make(synth.Howl, 0)
	assert.Zero(t, testing.AllocsPerRun(50, func() {
		m.Play(Voice{Wave: wave, Place: Place{Gain: 1}})
		_, _ = m.Read(p)
	}))
}

func BenchmarkMix32(b *testing.B) {
	m := New()
	m.SetRoom(0.7)
	for i := range Beds {
		m.SetBed(i, synth.Make(synth.DroneMid, 0), 0.5)
	}
	wave := make([]float32, synth.Rate*1000)
	for i := range Voices {
		m.Play(Voice{Wave: wave, Place: Toward(i, true)})
	}
	p := make([]byte, synth.Rate/10*frame) // a tenth of a second
	b.ReportAllocs()
	for b.Loop() {
		_, _ = m.Read(p)
	}
	perSecond := float64(b.Elapsed()) / float64(b.N) * 10 / 1e9
	b.ReportMetric(100*perSecond, "%core")
}
