package main

import (
	"bytes"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"pitchdark/scenes/ui/screentest"
)

// screen is a virtual display on which the window program is played.
type screen struct {
	*screentest.Display
	t *testing.T
}

func newScreen(t *testing.T) *screen {
	t.Helper()
	return &screen{screentest.NewDisplay(t), t}
}

// game starts the window program on the display.
func (d *screen) game(home string, args ...string) *running {
	d.t.Helper()
	return d.start(home, "1", args...)
}

// start starts the test program as something else, as its TestMain knows it.
func (d *screen) start(home, as string, args ...string) *running {
	d.t.Helper()
	r := &running{c: exec.Command(os.Args[0], args...)}
	r.c.Env = append(d.Environment(), asProgram+"="+as, "PITCHDARK_HOME="+home)
	r.c.Stderr = &r.errs
	require.NoError(d.t, r.c.Start())
	d.t.Cleanup(r.kill)
	return r
}

// ends waits until the program is gone by itself, and returns its exit code.
func (r *running) ends() int {
	end := time.AfterFunc(screentest.Patience, func() { r.c.Process.Kill() })
	defer end.Stop()
	r.c.Wait() // a failure shows in the code
	r.gone = true
	return r.c.ProcessState.ExitCode()
}

// running is the window program under way.
type running struct {
	c    *exec.Cmd
	errs bytes.Buffer
	gone bool
}

// kill ends it at once, as a crash of the machine would.
func (r *running) kill() {
	if !r.gone {
		r.gone = true
		r.c.Process.Kill()
		r.c.Wait() // it was killed: that is no error here
	}
}
