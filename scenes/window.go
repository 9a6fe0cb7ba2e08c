package scenes

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// silent are the keys that type no character.
var silent = map[ebiten.Key]Key{
	ebiten.KeyArrowUp: "Up", ebiten.KeyArrowDown: "Down", ebiten.KeyArrowLeft: "Left", ebiten.KeyArrowRight: "Right",
	ebiten.KeyPageUp: "PageUp", ebiten.KeyPageDown: "PageDown", ebiten.KeyHome: "Home", ebiten.KeyEnd: "End",
	ebiten.KeyEnter: "Return", ebiten.KeyNumpadEnter: "Return", ebiten.KeyEscape: "Escape", ebiten.KeyTab: "Tab",
	ebiten.KeyBackspace: "Backspace", ebiten.KeyDelete: "Delete", ebiten.KeyInsert: "Insert",
	ebiten.KeyF1: "F1", ebiten.KeyF2: "F2", ebiten.KeyF3: "F3", ebiten.KeyF4: "F4", ebiten.KeyF5: "F5", ebiten.KeyF6: "F6",
	ebiten.KeyF7: "F7", ebiten.KeyF8: "F8", ebiten.KeyF9: "F9", ebiten.KeyF10: "F10", ebiten.KeyF11: "F11", ebiten.KeyF12: "F12",
	ebiten.KeyNumpad0: "KP0", ebiten.KeyNumpad1: "KP1", ebiten.KeyNumpad2: "KP2", ebiten.KeyNumpad3: "KP3", ebiten.KeyNumpad4: "KP4",
	ebiten.KeyNumpad5: "KP5", ebiten.KeyNumpad6: "KP6", ebiten.KeyNumpad7: "KP7", ebiten.KeyNumpad8: "KP8", ebiten.KeyNumpad9: "KP9",
}

// chords are the keys that type something, and are told only while Ctrl is
// held, when they type nothing.
var chords = map[ebiten.Key]Key{
	ebiten.KeyEqual: "=", ebiten.KeyMinus: "-", ebiten.KeyNumpadAdd: "KP+", ebiten.KeyNumpadSubtract: "KP-",
}

func init() {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		chords[k] = Key(rune('a' + k - ebiten.KeyA))
	}
}

// buttons are those of a standard pad.
var buttons = [...]struct {
	button ebiten.StandardGamepadButton
	key    Key
}{
	{ebiten.StandardGamepadButtonLeftTop, "PadUp"},
	{ebiten.StandardGamepadButtonLeftBottom, "PadDown"},
	{ebiten.StandardGamepadButtonLeftLeft, "PadLeft"},
	{ebiten.StandardGamepadButtonLeftRight, "PadRight"},
	{ebiten.StandardGamepadButtonRightBottom, "PadA"},
	{ebiten.StandardGamepadButtonRightRight, "PadB"},
	{ebiten.StandardGamepadButtonRightLeft, "PadX"},
	{ebiten.StandardGamepadButtonRightTop, "PadY"},
	{ebiten.StandardGamepadButtonFrontTopLeft, "PadL"},
	{ebiten.StandardGamepadButtonFrontTopRight, "PadR"},
	{ebiten.StandardGamepadButtonFrontBottomLeft, "PadL2"},
	{ebiten.StandardGamepadButtonFrontBottomRight, "PadR2"},
	{ebiten.StandardGamepadButtonCenterLeft, "PadSelect"},
	{ebiten.StandardGamepadButtonCenterRight, "PadStart"},
	{ebiten.StandardGamepadButtonLeftStick, "PadL3"},
	{ebiten.StandardGamepadButtonRightStick, "PadR3"},
}

var sticks = [8]Key{
	"StickUp", "StickUpRight", "StickRight", "StickDownRight", "StickDown", "StickDownLeft", "StickLeft", "StickUpLeft",
}

// second are the ways of the right stick.
var second = [4]Key{"Stick2Up", "Stick2Right", "Stick2Down", "Stick2Left"}

// window holds what reading the window needs from tick to tick.
var window struct {
	keys    []ebiten.Key
	pads    []ebiten.GamepadID
	fingers []ebiten.TouchID
	apart   float64 // two fingers, 0 if there are not two
}

// ReadWindow reads the devices of the window.
func ReadWindow(s *State) {
	s.X, s.Y = ebiten.CursorPosition()
	s.Left = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	s.Right = ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	_, s.Wheel = ebiten.Wheel()
	readTouch(s)
	s.Typed = ebiten.AppendInputChars(s.Typed)
	readKeys(s)
	window.pads = ebiten.AppendGamepadIDs(window.pads[:0])
	for _, id := range window.pads {
		readPad(s, id)
	}
}

// pinch is by how many pixels two fingers part for a notch of the wheel.
const pinch = 60

// readTouch makes a finger the mouse, and two that part or meet its wheel.
func readTouch(s *State) {
	window.fingers = ebiten.AppendTouchIDs(window.fingers[:0])
	was := window.apart
	window.apart = 0
	switch len(window.fingers) {
	case 0:
	case 1:
		s.X, s.Y = ebiten.TouchPosition(window.fingers[0])
		s.Left = true
	default:
		x, y := ebiten.TouchPosition(window.fingers[0])
		x2, y2 := ebiten.TouchPosition(window.fingers[1])
		s.X, s.Y = (x+x2)/2, (y+y2)/2
		s.Wheel, window.apart = pinched(was, math.Hypot(float64(x-x2), float64(y-y2)))
	}
}

// pinched is the notches of two fingers that were so far apart and now are, and
// from where the next are counted.
func pinched(was, now float64) (notches, from float64) {
	switch {
	case was == 0:
		return 0, now
	case now-was >= pinch:
		return 1, now
	case was-now >= pinch:
		return -1, now
	}
	return 0, was
}

func readKeys(s *State) {
	ctrl, shift := ebiten.IsKeyPressed(ebiten.KeyControl), ebiten.IsKeyPressed(ebiten.KeyShift)
	window.keys = appendPressed(window.keys[:0])
	for _, code := range window.keys {
		k, ok := silent[code]
		if !ok && ctrl {
			k, ok = chords[code]
		}
		if !ok {
			continue
		}
		if code >= ebiten.KeyNumpad0 && code <= ebiten.KeyNumpad9 {
			s.Typed = without(s.Typed, '0'+rune(code-ebiten.KeyNumpad0))
		}
		s.Down = append(s.Down, chord(k, ctrl, shift))
	}
}

func appendPressed(keys []ebiten.Key) []ebiten.Key {
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		if ebiten.IsKeyPressed(k) {
			keys = append(keys, k)
		}
	}
	return keys
}

// without drops a character that a key of the number block typed besides.
func without(typed []rune, r rune) []rune {
	return slices.DeleteFunc(typed, func(t rune) bool { return t == r })
}

func chord(k Key, ctrl, shift bool) Key {
	switch {
	case ctrl && shift:
		return "Ctrl+Shift+" + k
	case ctrl:
		return "Ctrl+" + k
	case shift:
		return "Shift+" + k
	}
	return k
}

func readPad(s *State, id ebiten.GamepadID) {
	if !ebiten.IsStandardGamepadLayoutAvailable(id) {
		return
	}
	for _, b := range buttons {
		if ebiten.IsStandardGamepadButtonPressed(id, b.button) {
			s.Down = append(s.Down, b.key)
		}
	}
	x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
	y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
	if d, ok := tilt(x, y); ok {
		s.Down = append(s.Down, sticks[d])
	}
	x = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickHorizontal)
	y = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical)
	if d, ok := tilt(x, y); ok && d%2 == 0 {
		s.Down = append(s.Down, second[d/2])
	}
}

// tilt is the direction of a stick, clockwise from up, if it is pushed more
// than half way.
func tilt(x, y float64) (int, bool) {
	if x*x+y*y < 0.3 {
		return 0, false
	}
	const steep = 2.414 // tan 67.5°
	ax, ay := max(x, -x), max(y, -y)
	switch {
	case ay > ax*steep:
		return pick(y < 0, 0, 4), true
	case ax > ay*steep:
		return pick(x > 0, 2, 6), true
	case x > 0:
		return pick(y < 0, 1, 3), true
	}
	return pick(y < 0, 7, 5), true
}

func pick(first bool, a, b int) int {
	if first {
		return a
	}
	return b
}
