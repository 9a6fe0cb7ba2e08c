package screentest

import (
	"bufio"
	"image"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
)

// Patience is how long a slow machine may take to do one thing.
const Patience = time.Minute

// Display is a virtual display of a test's own, on which no other program can
// come before the game, with the hands that play there. Every key, click and
// release waits until the window says that it has read it, however long that takes.
type Display struct {
	t      *testing.T
	name   string
	conn   *xgb.Conn
	root   xproto.Window
	window xproto.Window
	at     image.Point // the window's corner
	keys   map[xproto.Keysym]stroke
	wm     xproto.Atom
	ping   xproto.Atom
	sent   uint32
	pongs  chan uint32
}

// stroke is a key as the hardware has it.
type stroke struct {
	code  xproto.Keycode
	shift bool
}

// NewDisplay opens a display; where there is none to be had the test is skipped.
func NewDisplay(t *testing.T) *Display {
	t.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("there is no Xvfb here to open windows on")
	}
	d := &Display{t: t, name: serve(t), pongs: make(chan uint32, 1)}
	xgb.Logger.SetOutput(io.Discard) // it tells of every display without a lock
	var err error
	d.conn, err = xgb.NewConnDisplay(d.name)
	require.NoError(t, err)
	t.Cleanup(d.conn.Close)
	require.NoError(t, xtest.Init(d.conn))
	d.root = xproto.Setup(d.conn).DefaultScreen(d.conn).Root
	d.wm, d.ping = d.atom("WM_PROTOCOLS"), d.atom("_NET_WM_PING")
	d.read()
	off := xproto.ChangeKeyboardControlChecked(d.conn, xproto.KbAutoRepeatMode, []uint32{xproto.AutoRepeatModeOff})
	require.NoError(t, off.Check())
	listen := xproto.ChangeWindowAttributesChecked(d.conn, d.root, xproto.CwEventMask, []uint32{xproto.EventMaskSubstructureNotify})
	require.NoError(t, listen.Check())
	go d.listen()
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
	t.Cleanup(func() { _ = x.Process.Kill(); _ = x.Wait() })
	require.NoError(t, to.Close())
	number, err := bufio.NewReader(from).ReadString('\n')
	require.NoError(t, err)
	return ":" + strings.TrimSpace(number)
}

func (d *Display) atom(name string) xproto.Atom {
	a, err := xproto.InternAtom(d.conn, false, uint16(len(name)), name).Reply()
	require.NoError(d.t, err)
	return a.Atom
}

// read learns which stroke stands for what.
func (d *Display) read() {
	setup := xproto.Setup(d.conn)
	low := setup.MinKeycode
	m, err := xproto.GetKeyboardMapping(d.conn, low, byte(setup.MaxKeycode-low+1)).Reply()
	require.NoError(d.t, err)
	d.keys = map[xproto.Keysym]stroke{}
	each := int(m.KeysymsPerKeycode)
	for i, sym := range m.Keysyms {
		s := stroke{low + xproto.Keycode(i/each), i%each == 1}
		if _, known := d.keys[sym]; !known && i%each < 2 {
			d.keys[sym] = s
		}
	}
}

// listen takes in what the window answers.
func (d *Display) listen() {
	for {
		e, err := d.conn.WaitForEvent()
		if e == nil && err == nil {
			return
		}
		if m, ok := e.(xproto.ClientMessageEvent); ok && m.Type == d.wm {
			d.pongs <- m.Data.Data32[1]
		}
	}
}

// Environment is that of a program that is to open its window here.
func (d *Display) Environment() []string { return append(os.Environ(), "DISPLAY="+d.name) }

// Until waits for something, doing another thing meanwhile, if that is not nil.
func (d *Display) Until(what string, is func() bool, meanwhile func()) {
	d.t.Helper()
	for end := time.Now().Add(Patience); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			require.Fail(d.t, "nothing came of it", what)
		}
		if meanwhile != nil {
			meanwhile()
		}
	}
}

// Opened waits until the game shows its window and plays: it is this that the
// hands play from now on.
func (d *Display) Opened() {
	d.t.Helper()
	d.Until("a window", d.find, nil)
	at, err := xproto.TranslateCoordinates(d.conn, d.window, d.root, 0, 0).Reply()
	require.NoError(d.t, err)
	d.at = image.Pt(int(at.DstX), int(at.DstY))
	d.Until("a picture in the window", d.drawn, nil)
	d.Sync()
	d.Sync()
}

func (d *Display) find() bool {
	tree, err := xproto.QueryTree(d.conn, d.root).Reply()
	require.NoError(d.t, err)
	for _, w := range tree.Children {
		a, err := xproto.GetWindowAttributes(d.conn, w).Reply()
		g, err2 := xproto.GetGeometry(d.conn, xproto.Drawable(w)).Reply()
		if err == nil && err2 == nil && a.MapState == xproto.MapStateViewable && g.Width > 300 {
			d.window = w
			return true
		}
	}
	return false
}

// drawn reports whether anything stands in the window: it reads keys before it
// draws, but its game takes them only when it does.
func (d *Display) drawn() bool {
	m, err := xproto.GetImage(d.conn, xproto.ImageFormatZPixmap, xproto.Drawable(d.window), 0, 0, 640, 400, 1<<32-1).Reply()
	if err != nil {
		return false
	}
	for _, b := range m.Data {
		if b != m.Data[0] && b != 0 && b != 0xff {
			return true
		}
	}
	return false
}

// Sync waits until the window has read all that was done before. What is done
// after it comes in another tick.
func (d *Display) Sync() {
	d.t.Helper()
	d.sent++
	d.send(d.ping, d.sent)
	for late := time.After(Patience); ; {
		select {
		case pong := <-d.pongs:
			if pong == d.sent {
				return
			}
		case <-late:
			require.Fail(d.t, "the window does not answer")
		}
	}
}

func (d *Display) send(protocol xproto.Atom, n uint32) {
	e := xproto.ClientMessageEvent{
		Format: 32, Window: d.window, Type: d.wm,
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(protocol), n, uint32(d.window), 0, 0}),
	}
	require.NoError(d.t, xproto.SendEventChecked(d.conn, false, d.window, xproto.EventMaskNoEvent, string(e.Bytes())).Check())
}

// settle waits until what was done has been read, and a tick has seen it.
func (d *Display) settle() {
	d.t.Helper()
	d.Sync()
	time.Sleep(held)
	d.Sync()
}

// held is as long as a quick hand would hold a key.
const held = 30 * time.Millisecond

// Close asks the window to close, as its frame's button does.
func (d *Display) Close() { d.send(d.atom("WM_DELETE_WINDOW"), 0) }

// symbols are X's numbers of the keys that type nothing.
var symbols = map[scenes.Key]xproto.Keysym{
	"Return": 0xff0d, "Escape": 0xff1b, "Space": ' ', "Home": 0xff50, "Left": 0xff51, "Up": 0xff52, "Right": 0xff53,
	"Down": 0xff54, "PageUp": 0xff55, "PageDown": 0xff56, "End": 0xff57,
}

// Press presses keys one after another.
func (d *Display) Press(keys ...scenes.Key) {
	d.t.Helper()
	for _, k := range keys {
		sym, named := symbols[k]
		if !named {
			sym = xproto.Keysym([]rune(k)[0])
		}
		s, known := d.keys[sym]
		require.True(d.t, known, "no key %q", k)
		shift := d.keys[0xffe1].code
		if s.shift {
			d.fake(xproto.KeyPress, byte(shift))
		}
		d.fake(xproto.KeyPress, byte(s.code))
		d.settle()
		d.fake(xproto.KeyRelease, byte(s.code))
		if s.shift {
			d.fake(xproto.KeyRelease, byte(shift))
		}
		d.settle()
	}
}

// Point moves the mouse to a place in the window.
func (d *Display) Point(at image.Point) {
	at = at.Add(d.at)
	require.NoError(d.t, xtest.FakeInputChecked(d.conn, xproto.MotionNotify, 0, 0, d.root, int16(at.X), int16(at.Y), 0).Check())
	d.settle() // it is drawn with the mouse there
}

// Click moves the mouse and clicks.
func (d *Display) Click(at image.Point) { d.button(at, 1) }

// Wheel moves the mouse and turns its wheel by a notch, up or down.
func (d *Display) Wheel(at image.Point, up bool) {
	if up {
		d.button(at, 4)
		return
	}
	d.button(at, 5)
}

func (d *Display) button(at image.Point, n byte) {
	d.Point(at)
	d.fake(xproto.ButtonPress, n)
	d.settle()
	d.fake(xproto.ButtonRelease, n)
	d.settle()
}

func (d *Display) fake(kind, detail byte) {
	require.NoError(d.t, xtest.FakeInputChecked(d.conn, kind, detail, 0, d.root, 0, 0, 0).Check())
}
