// Package device lets what is mixed be heard: it opens the machine's sound
// device and reads from the mixer. It decides nothing. Where there is no device,
// or it fails, there is silence, and never an error.
package device

import (
	"io"
	"sync/atomic"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Device is a sound device, or none.
type Device struct {
	live   atomic.Bool
	player *oto.Player
}

// Silent is no device at all.
func Silent() *Device { return &Device{} }

// The delay between the mixer and the ear.
const (
	latency = 40 * time.Millisecond
	ahead   = 2 * 2048 * 8 // bytes that are read before they are played
)

// Open opens the machine's device for stereo 32-bit floats from a source. It
// does not wait: the device is live once it is there, if it ever is.
func Open(rate int, source io.Reader) *Device {
	d := &Device{}
	quiet()
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: latency,
	})
	if err != nil {
		return d
	}
	go func() {
		<-ready
		if context.Err() != nil {
			return
		}
		d.player = context.NewPlayer(source)
		d.player.SetBufferSize(ahead)
		d.player.Play()
		d.live.Store(true)
	}()
	return d
}

// Live reports whether the device is there, so that what is mixed is heard.
func (d *Device) Live() bool { return d.live.Load() }
