package main

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
	"github.com/stretchr/testify/require"
)

// screen is a virtual display of this test's own, on which no other program
// can come before the game, and the hands that press keys and click there.
type screen struct {
	t     *testing.T
	name  string
	conn  *xgb.Conn
	codes map[xproto.Keysym]xproto.Keycode
}

func newScreen(t *testing.T) *screen {
	t.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("there is no Xvfb here to open windows on")
	}
	d := &screen{t: t, name: serve(t)}
	var err error
	xgb.Logger.SetOutput(bufio.NewWriter(&bytes.Buffer{})) // it tells of every display without a lock
	d.conn, err = xgb.NewConnDisplay(d.name)
	require.NoError(t, err)
	t.Cleanup(d.conn.Close)
	require.NoError(t, xtest.Init(d.conn))
	d.read()
	return d
}

// serve starts a display and returns its name.
func serve(t *testing.T) string {
	t.Helper()
	from, to, err := os.Pipe()
	require.NoError(t, err)
	defer from.Close()
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{to}
	require.NoError(t, x.Start())
	t.Cleanup(func() { x.Process.Kill(); x.Wait() })
	to.Close()
	number, err := bufio.NewReader(from).ReadString('\n')
	require.NoError(t, err)
	return ":" + strings.TrimSpace(number)
}

// read learns which key stands for what.
func (d *screen) read() {
	setup := xproto.Setup(d.conn)
	low := setup.MinKeycode
	m, err := xproto.GetKeyboardMapping(d.conn, low, byte(setup.MaxKeycode-low+1)).Reply()
	require.NoError(d.t, err)
	d.codes = map[xproto.Keysym]xproto.Keycode{}
	for i, sym := range m.Keysyms {
		code := low + xproto.Keycode(i/int(m.KeysymsPerKeycode))
		if _, known := d.codes[sym]; !known && i%int(m.KeysymsPerKeycode) == 0 {
			d.codes[sym] = code
		}
	}
}

// The keys that the tests press, by X's numbers.
const (
	keyReturn xproto.Keysym = 0xff0d
	keyLeft   xproto.Keysym = 0xff51
	keyRight  xproto.Keysym = 0xff53
)

// held is long enough for a slow machine to see a key go down.
const held = 30 * time.Millisecond

// press presses keys, one after another.
func (d *screen) press(keys ...xproto.Keysym) {
	for _, k := range keys {
		d.fake(xproto.KeyPress, byte(d.codes[k]), 0, 0)
		time.Sleep(held)
		d.fake(xproto.KeyRelease, byte(d.codes[k]), 0, 0)
		time.Sleep(held)
	}
}

// click moves the mouse and clicks.
func (d *screen) click(x, y int16) {
	d.fake(xproto.MotionNotify, 0, x, y)
	time.Sleep(held)
	d.fake(xproto.ButtonPress, 1, 0, 0)
	time.Sleep(held)
	d.fake(xproto.ButtonRelease, 1, 0, 0)
	time.Sleep(held)
}

func (d *screen) fake(kind, detail byte, x, y int16) {
	root := xproto.Setup(d.conn).DefaultScreen(d.conn).Root
	require.NoError(d.t, xtest.FakeInputChecked(d.conn, kind, detail, 0, root, x, y, 0).Check())
}

// close asks a window to close, as its frame's button does.
func (d *screen) close(w xproto.Window) {
	e := xproto.ClientMessageEvent{
		Format: 32, Window: w, Type: d.atom("WM_PROTOCOLS"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(d.atom("WM_DELETE_WINDOW")), 0, 0, 0, 0}),
	}
	require.NoError(d.t, xproto.SendEventChecked(d.conn, false, w, xproto.EventMaskNoEvent, string(e.Bytes())).Check())
}

func (d *screen) atom(name string) xproto.Atom {
	a, err := xproto.InternAtom(d.conn, false, uint16(len(name)), name).Reply()
	require.NoError(d.t, err)
	return a.Atom
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
	r.c.Env = append(os.Environ(), asProgram+"="+as, "DISPLAY="+d.name, "PITCHDARK_HOME="+home)
	r.c.Stderr = &r.errs
	require.NoError(d.t, r.c.Start())
	d.t.Cleanup(r.kill)
	return r
}

// ends waits until the program is gone by itself, and returns its exit code.
func (r *running) ends() int {
	end := time.AfterFunc(patience, func() { r.c.Process.Kill() })
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
