// Package mix puts sounds together into what the two ears hear: each at its
// place, the room's answer, what goes on by itself, and a limit that is never
// passed. It decides how a place sounds, not what is to be heard. It opens no
// device: whoever owns one reads from it.
package mix

import (
	"encoding/binary"
	"math"
	"sync"

	"pitchdark/scenes/sound/synth"
)

// Voices is how many sounds are heard at once; one more takes the place of the
// softest, and of the oldest among those.
const Voices = 32

const (
	block   = 256 // samples that are mixed at a time
	waiting = 256 // sounds that may wait for their moment
	fading  = 8   // sounds that are cut off, and fade for a moment
	ramp    = 1.0 / (0.004 * synth.Rate)
)

// Voice is one sound to be heard.
type Voice struct {
	Wave  []float32
	Kind  synth.Kind
	Delay int // samples from now
	Place Place
}

// Volumes are the loudness of all and of each kind, 0…1.
type Volumes struct {
	Master float64
	Kind   [synth.Kinds]float64
}

// Mixer mixes. All its methods may be called at any time, from anywhere.
type Mixer struct {
	lock    sync.Mutex
	queue   []Voice // those that wait
	sounds  [Voices + fading]sound
	count   uint64 // sounds begun
	beds    [Beds]bed
	room    room
	limit   limiter
	volumes Volumes
	left    [block]float32
	right   [block]float32
	send    [block]float32
}

// New is a mixer at full volume, in no room.
func New() *Mixer {
	m := &Mixer{queue: make([]Voice, 0, waiting), volumes: Volumes{Master: 1}}
	for k := range m.volumes.Kind {
		m.volumes.Kind[k] = 1
	}
	m.room.set(0)
	return m
}

// Play lets a sound be heard.
func (m *Mixer) Play(v Voice) {
	m.lock.Lock()
	defer m.lock.Unlock()
	if len(v.Wave) > 0 && len(m.queue) < waiting {
		m.queue = append(m.queue, v)
	}
}

// Hurry brings the sounds that wait forward, one close after the other: what
// they belong to has been cut short, but not what is heard of it.
func (m *Mixer) Hurry() {
	m.lock.Lock()
	defer m.lock.Unlock()
	const apart = synth.Rate * 6 / 100
	for i := range m.queue {
		m.queue[i].Delay = min(m.queue[i].Delay, i*apart)
	}
}

// Hush ends all sounds but those that go on by themselves.
func (m *Mixer) Hush() {
	m.lock.Lock()
	defer m.lock.Unlock()
	m.queue = m.queue[:0]
	for i := range m.sounds {
		m.sounds[i].leaving = true
	}
}

// SetVolumes sets the volumes.
func (m *Mixer) SetVolumes(v Volumes) {
	m.lock.Lock()
	defer m.lock.Unlock()
	m.volumes = v
}

// SetRoom sets how large the room is that answers: 0 is none at all, 1 a hall.
func (m *Mixer) SetRoom(size float64) {
	m.lock.Lock()
	defer m.lock.Unlock()
	m.room.set(size)
}

// SetBed sets how loud one of those goes on that go on by themselves; it goes
// there slowly.
func (m *Mixer) SetBed(i int, wave []float32, gain float64) {
	m.lock.Lock()
	defer m.lock.Unlock()
	if wave != nil {
		m.beds[i].wave = wave
	}
	m.beds[i].aim = float32(gain)
}

// Active is how many sounds are heard now.
func (m *Mixer) Active() int {
	m.lock.Lock()
	defer m.lock.Unlock()
	n := 0
	for i := range m.sounds {
		if m.sounds[i].wave != nil && !m.sounds[i].leaving {
			n++
		}
	}
	return n
}

// frame is the bytes of one sample for each ear.
const frame = 8

// Read gives the next samples, as 32-bit floats, left and right in turn. It
// never fails and never ends.
func (m *Mixer) Read(p []byte) (int, error) {
	m.lock.Lock()
	defer m.lock.Unlock()
	done := 0
	for len(p)-done >= frame {
		n := min((len(p)-done)/frame, block)
		m.next(n)
		for i := range n {
			binary.LittleEndian.PutUint32(p[done:], math.Float32bits(m.left[i]))
			binary.LittleEndian.PutUint32(p[done+4:], math.Float32bits(m.right[i]))
			done += frame
		}
	}
	return done, nil
}

// next mixes n samples into left and right.
func (m *Mixer) next(n int) {
	clear(m.left[:n])
	clear(m.right[:n])
	clear(m.send[:n])
	m.due(n)
	for i := range m.sounds {
		if s := &m.sounds[i]; s.wave != nil {
			s.mix(m.left[:n], m.right[:n], m.send[:n], float32(m.volumes.Kind[s.kind]))
		}
	}
	m.room.mix(m.send[:n], m.left[:n], m.right[:n])
	for i := range m.beds {
		m.beds[i].mix(m.left[:n], m.right[:n], float32(m.volumes.Kind[synth.Drone]))
	}
	m.limit.mix(m.left[:n], m.right[:n], float32(m.volumes.Master))
}

// due begins the sounds whose moment lies within the next n samples.
func (m *Mixer) due(n int) {
	kept := m.queue[:0]
	for i := range m.queue {
		v := m.queue[i]
		if v.Delay >= n {
			v.Delay -= n
			kept = append(kept, v)
			continue
		}
		m.begin(&v)
	}
	m.queue = kept
}

// begin gives a sound a place among those that are heard.
func (m *Mixer) begin(v *Voice) {
	m.count++
	free, softest, heard := -1, -1, 0
	for i := range m.sounds {
		s := &m.sounds[i]
		switch {
		case s.wave == nil:
			free = i
		case s.leaving:
		default:
			heard++
			if softest < 0 || s.softer(&m.sounds[softest]) {
				softest = i
			}
		}
	}
	if heard >= Voices {
		if float32(v.Place.Gain) < m.sounds[softest].gain {
			return
		}
		m.sounds[softest].leaving = true
	}
	if free < 0 {
		free = softest
	}
	if free >= 0 {
		m.sounds[free].start(v, m.count)
	}
}
