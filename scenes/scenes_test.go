package scenes_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui/screentest"
)

func TestMain(m *testing.M) { screentest.Main(m) }

// probe is a scene that notes what it gets and does what it is told.
type probe struct {
	next    scenes.Transition
	panics  any
	hold    bool
	seen    []scenes.Press
	any     int
	resumed int
	closed  int
	in      *scenes.Input
}

func (p *probe) Update(in *scenes.Input) scenes.Transition {
	p.in = in
	if p.panics != nil {
		panic(p.panics)
	}
	if in.Any() {
		p.any++
	}
	if p.hold {
		in.Hold()
	} else {
		for x, ok := in.Next(); ok; x, ok = in.Next() {
			p.seen = append(p.seen, x)
		}
	}
	t := p.next
	p.next = scenes.Stay()
	return t
}

func (p *probe) Draw(screen *ebiten.Image) {
	if p.panics == "drawing" {
		panic(p.panics)
	}
}
func (p *probe) Resume() { p.resumed++ }
func (p *probe) Close()  { p.closed++ }

func (p *probe) keys() []scenes.Key {
	var keys []scenes.Key
	for _, x := range p.seen {
		keys = append(keys, x.Key)
	}
	return keys
}

func play(t *testing.T, first scenes.Scene) *screentest.Player {
	return screentest.NewPlayer(t, first, 640, 480, 100)
}

func TestScenesComeAndGo(t *testing.T) {
	below, above, other := &probe{}, &probe{}, &probe{}
	p := play(t, below)
	below.next = scenes.Push(above)
	require.NoError(t, p.Wait(1))
	assert.Same(t, above, p.Stack.Top())

	above.next = scenes.Replace(other)
	require.NoError(t, p.Wait(1))
	assert.Same(t, other, p.Stack.Top())
	assert.Equal(t, 1, above.closed)
	assert.Zero(t, below.resumed)

	other.next = scenes.Pop()
	require.NoError(t, p.Wait(1))
	assert.Same(t, below, p.Stack.Top())
	assert.Equal(t, 1, below.resumed)

	below.next = scenes.Pop()
	assert.ErrorIs(t, p.Wait(1), ebiten.Termination)
	assert.Equal(t, 1, below.closed)
}

func TestQuittingClosesEveryScene(t *testing.T) {
	below, above := &probe{}, &probe{}
	p := play(t, below)
	below.next = scenes.Push(above)
	require.NoError(t, p.Wait(1))
	above.next = scenes.Quit()
	assert.ErrorIs(t, p.Wait(1), ebiten.Termination)
	assert.Equal(t, []int{1, 1}, []int{below.closed, above.closed})
}

func TestAPanicEndsTheGameWithItsStackAndClosesTheScenes(t *testing.T) {
	for _, value := range []any{"updating", "drawing"} {
		s := &probe{}
		p := play(t, s)
		require.NoError(t, p.Wait(1))
		s.panics = value
		err := p.Wait(2)
		var crash *scenes.Crash
		require.ErrorAs(t, err, &crash)
		assert.Equal(t, value, crash.Error())
		assert.Contains(t, string(crash.Stack), "probe")
		assert.Equal(t, 1, s.closed)
	}
}

func TestHeldKeysRepeat(t *testing.T) {
	s := &probe{}
	p := play(t, s)
	p.Now.Down = []scenes.Key{"Up"}
	require.NoError(t, p.Wait(60))
	require.Greater(t, len(s.seen), 3)
	assert.Less(t, len(s.seen), 12)
	assert.False(t, s.seen[0].Repeat)
	assert.True(t, s.seen[1].Repeat)
	assert.Equal(t, scenes.Up, s.seen[0].Intent)
	assert.True(t, s.in.Held(scenes.Up))

	p.Now.Down = nil
	require.NoError(t, p.Wait(30))
	n := len(s.seen)
	require.NoError(t, p.Press("Up"))
	assert.Len(t, s.seen, n+1, "a key that was let go begins anew")
}

func TestPressesWaitForASceneThatHoldsThem(t *testing.T) {
	s := &probe{hold: true}
	p := play(t, s)
	require.NoError(t, p.Press("Up", "Left"))
	require.NoError(t, p.Type("4"))
	require.NoError(t, p.Wait(50))
	assert.Empty(t, s.seen)
	s.hold = false
	require.NoError(t, p.Wait(1))
	assert.Equal(t, []scenes.Key{"Up", "Left", "4"}, s.keys())
}

func TestAHeldKeyDoesNotWaitInLine(t *testing.T) {
	s := &probe{hold: true}
	p := play(t, s)
	p.Now.Down = []scenes.Key{"Right"}
	require.NoError(t, p.Wait(200))
	s.hold, p.Now.Down = false, nil
	require.NoError(t, p.Wait(1))
	assert.Len(t, s.seen, 1)
}

func TestPressesNobodyTookAreGoneAtTheNextTick(t *testing.T) {
	s := &idle{}
	p := play(t, s)
	require.NoError(t, p.Press("Return"))
	assert.Equal(t, []int{0, 1, 0}, append([]int{0}, s.waiting...))
}

type idle struct{ waiting []int }

func (s *idle) Update(in *scenes.Input) scenes.Transition {
	s.waiting = append(s.waiting, len(in.Presses()))
	return scenes.Stay()
}
func (s *idle) Draw(*ebiten.Image) {}

func TestAPressDoesNotReachTheNextScene(t *testing.T) {
	below, above := &probe{hold: true}, &probe{}
	p := play(t, below)
	require.NoError(t, p.Press("Return"))
	below.next = scenes.Push(above)
	require.NoError(t, p.Wait(3))
	assert.Empty(t, above.seen)
}

func TestCharactersKeysAndPadsMeanTheSame(t *testing.T) {
	for key, want := range map[scenes.Key]scenes.Intent{
		"KP9": scenes.UpRight, "StickDownLeft": scenes.DownLeft, "PadA": scenes.Confirm, "Escape": scenes.Back,
		"Shift+Tab": scenes.Previous, "Ctrl++": scenes.Bigger, "F12": scenes.NoIntent,
	} {
		s := &probe{}
		require.NoError(t, play(t, s).Press(key))
		require.Len(t, s.seen, 1, key)
		assert.Equal(t, want, s.seen[0].Intent, key)
		assert.Zero(t, s.seen[0].Rune)
	}
	s := &probe{}
	p := play(t, s)
	p.Stack.Input.Bindings.Letters(true)
	require.NoError(t, p.Type("y7 "))
	require.Len(t, s.seen, 3)
	assert.Equal(t, scenes.Press{Key: "y", Intent: scenes.UpLeft, Rune: 'y'}, s.seen[0])
	n, ok := s.seen[1].Digit()
	assert.True(t, ok)
	assert.Equal(t, 7, n)
	assert.Equal(t, scenes.Press{Key: "Space", Intent: scenes.Skip, Rune: ' '}, s.seen[2])
}

func TestTheDeviceInUseNamesItsKeys(t *testing.T) {
	s := &probe{}
	p := play(t, s)
	require.NoError(t, p.Press("Up"))
	assert.Equal(t, scenes.Keyboard, s.in.Device())
	assert.Equal(t, "Enter", s.in.Glyph(scenes.Confirm))
	assert.Equal(t, "↑", s.in.Glyph(scenes.Up))
	s.in.Bindings.Bind(scenes.Up, "w")
	assert.Equal(t, "↑", s.in.Glyph(scenes.Up), "the usual key has its place")
	require.NoError(t, p.Press("PadB"))
	assert.Equal(t, scenes.Pad, s.in.Device())
	assert.Equal(t, "(A)", s.in.Glyph(scenes.Confirm))
	p.Now.X = 30
	require.NoError(t, p.Wait(1))
	assert.Equal(t, scenes.Mouse, s.in.Device())
	assert.Equal(t, "Enter", s.in.Glyph(scenes.Confirm))
}

func TestTheOwnerSeesTheInputFirst(t *testing.T) {
	s := &probe{}
	p := play(t, s)
	p.Stack.Before = func(in *scenes.Input) { in.Take(scenes.Bigger) }
	require.NoError(t, p.Press("Ctrl++", "Up"))
	assert.Equal(t, []scenes.Key{"Up"}, s.keys())
}

func TestKeysHaveNamesThatCanBeRead(t *testing.T) {
	for key, want := range map[scenes.Key]string{
		"Return": "Enter", "Shift+Up": "Shift+↑", "Ctrl++": "Ctrl++", "Ctrl+KP-": "Ctrl+keypad -", "KP8": "keypad 8",
		"a": "a", "StickUpLeft": "stick up-left", "PadL2": "(LT)",
	} {
		assert.Equal(t, want, key.Label())
	}
}

func TestKeysAreRebound(t *testing.T) {
	b := scenes.Defaults()
	_, was := b.Bind(scenes.Confirm, "e")
	assert.False(t, was)
	lost, was := b.Bind(scenes.Confirm, "Space")
	assert.True(t, was)
	assert.Equal(t, scenes.Skip, lost)
	assert.Equal(t, []scenes.Key{"PadA", "Return", "Space", "e"}, b.Keys(scenes.Confirm))
	assert.Equal(t, b, scenes.Named(b.Names()))
	b.Letters(true)
	assert.Equal(t, scenes.UpLeft, b.Of("y"))
	b.Letters(false)
	assert.Equal(t, scenes.NoIntent, b.Of("y"))
	for i := scenes.Up; i < scenes.NoIntent; i++ {
		found, ok := scenes.ParseIntent(i.String())
		assert.True(t, ok)
		assert.Equal(t, i, found)
		assert.NotEmpty(t, scenes.Defaults().Keys(i), i)
	}
	_, ok := scenes.ParseIntent("nothing")
	assert.False(t, ok)
}

func TestClicksAreToldOnce(t *testing.T) {
	s := &probe{}
	p := play(t, s)
	p.Now.Left = true
	require.NoError(t, p.Wait(5))
	assert.Equal(t, 1, s.any)
	assert.True(t, s.in.Holding())
	assert.Equal(t, scenes.Mouse, s.in.Device())
}

func TestReadingInputAllocatesNothingInSteadyState(t *testing.T) {
	in := scenes.NewInput(func(s *scenes.State) { s.Down = append(s.Down, "Up", "PadA") }, scenes.Defaults())
	stack := scenes.NewStack(in, &idle{waiting: make([]int, 0, 1000)})
	assert.Zero(t, testing.AllocsPerRun(200, func() { _ = stack.Update() }))
}
