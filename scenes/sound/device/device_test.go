package device

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// silence is a source that never ends.
type silence struct{}

func (silence) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// Whether or not this machine has a device, opening it neither fails nor waits,
// and a second one is silent.
func TestOpeningNeverFails(t *testing.T) {
	began := time.Now()
	d := Open(44_100, silence{})
	second := Open(44_100, silence{})
	assert.Less(t, time.Since(began), 5*time.Second)
	_ = d.Live()
	assert.False(t, second.Live())
	assert.False(t, Silent().Live())
}
