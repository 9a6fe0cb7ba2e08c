package create

import (
	"fmt"
	"image"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// fall is the dice of the last pick, as they tumble and lie.
type fall struct {
	throws []rules.Throw
	since  int // the tick at which they were thrown
	still  bool
	// The hero before them, which is shown as long as they tumble.
	step    rules.MakingStep
	profile rules.Profile
}

// Times of falling dice, in ticks.
const (
	tumbles  = 24 // of the first die
	between  = 3  // of each further one
	perFace  = 3  // a tumbling die shows another face
	dieUnits = 26 // side of a die, in pixels of the design
)

// thrown are the dice of the last pick: they tumble unless nothing is to move.
func (s *screen) thrown(step rules.MakingStep, profile rules.Profile) fall {
	throws := s.making.Throws()
	still := s.o.Still || s.at.tight || ui.Now().Still || len(throws) == 0
	return fall{throws: throws, since: s.tick, still: still, step: step, profile: profile}
}

// tumble reports whether dice are still falling.
func (s *screen) tumble() bool { return s.fall.settled(s.tick) < s.fall.dice() }

// dice is how many there are.
func (f *fall) dice() int {
	n := 0
	for _, t := range f.throws {
		n += len(t.Faces)
	}
	return n
}

// settled is how many dice lie still at a tick.
func (f *fall) settled(tick int) int {
	gone := (tick - f.since) * ui.Now().Speed / 100
	if f.still || gone >= tumbles+between*f.dice() {
		return f.dice()
	}
	return max(gone-tumbles, 0) / between
}

// falling reports whether dice still tumble; whatever is pressed lets them lie.
func (s *screen) falling(in *scenes.Input) bool {
	switch {
	case !s.tumble():
		return false
	case s.at.tight: // there is no room for dice
		s.fall.still = true
		s.fill()
		s.list.Chosen = s.firstFree()
		return false
	}
	if in.Any() {
		s.fall.still = true
		in.Forget()
	}
	return true
}

// face is what a die shows: its own once it lies, any before.
func (f *fall) face(nth, tick int, t rules.Throw, die int) int {
	if nth < f.settled(tick) {
		return t.Faces[die]
	}
	h := uint32(tick/perFace+1)*2654435761 ^ uint32(nth+1)*40503*2246822519
	return 1 + int(h>>8)%t.Sides
}

// added is what dice showed, in words.
func added(t rules.Throw) string {
	list := make([]string, len(t.Faces))
	for i, face := range t.Faces {
		list[i] = strconv.Itoa(face)
	}
	words := strings.Join(list, ", ")
	if len(list) > 1 && t.Counts {
		words += " make " + strconv.Itoa(t.Sum())
	}
	return words + ": " + t.Means
}

// result is what stands beside dice that lie.
func result(t rules.Throw) string {
	if len(t.Faces) > 1 && t.Counts {
		return fmt.Sprintf("%d (%s)", t.Sum(), t.Means)
	}
	return t.Means
}

func dieSize() int { return ui.Px(dieUnits) * min(ui.Now().Percent, 150) / 100 }

// high is the height of the dice within a width; none at all need none.
func (f *fall) high(width int) int {
	high := 0
	for _, row := range f.rows(width) {
		high += rowHigh(row, width)
	}
	return high
}

// rows are the throws by twos where that fits, else each alone.
func (f *fall) rows(width int) [][]rules.Throw {
	columns := 1
	if fits := func(t rules.Throw) bool { return throwWide(t) <= width/2-ui.Px(12) }; len(f.throws) > 3 && !slices.ContainsFunc(f.throws, func(t rules.Throw) bool { return !fits(t) }) {
		columns = 2
	}
	return slices.Collect(slices.Chunk(f.throws, columns))
}

// nameWide is the width of the names of throws.
func nameWide() int { return ui.Small.Width("Constitution") + ui.Px(10) }

func diceWide(t rules.Throw) int { return len(t.Faces) * (dieSize() + ui.Px(5)) }

func throwWide(t rules.Throw) int {
	return nameWide() + diceWide(t) + ui.Px(6) + ui.Body.Width(result(t))
}

// resultBox is where the result of a throw stands within its row.
func resultBox(t rules.Throw, box image.Rectangle) image.Rectangle {
	box.Min.X += nameWide() + diceWide(t) + ui.Px(6)
	return box
}

func rowHigh(row []rules.Throw, width int) int {
	high := dieSize()
	for _, t := range row {
		box := resultBox(t, image.Rect(0, 0, width/len(row), 1))
		high = max(high, ui.Body.Height(result(t), max(box.Dx(), 1)))
	}
	return high + ui.Px(6)
}

// draw paints the dice into a box.
func (f *fall) draw(dst *ebiten.Image, box image.Rectangle, tick int) {
	nth := 0
	for _, row := range f.rows(box.Dx()) {
		line := ui.CutTop(&box, rowHigh(row, box.Dx()))
		wide := line.Dx() / len(row)
		for i, t := range row {
			part := image.Rect(line.Min.X+i*wide, line.Min.Y, line.Min.X+(i+1)*wide, line.Max.Y)
			f.drawThrow(dst, part, tick, t, nth)
			nth += len(t.Faces)
		}
	}
}

func (f *fall) drawThrow(dst *ebiten.Image, box image.Rectangle, tick int, t rules.Throw, nth int) {
	size := dieSize()
	down := (size - ui.Small.LineHeight()) / 2
	ui.Small.Line(dst, t.Name, box.Min.X, box.Min.Y+down, 0)
	x := box.Min.X + nameWide()
	for i := range t.Faces {
		lies := nth+i < f.settled(tick)
		die(dst, image.Rect(x, box.Min.Y, x+size, box.Min.Y+size), t.Sides, f.face(nth+i, tick, t, i), lies)
		x += size + ui.Px(5)
	}
	if nth+len(t.Faces) <= f.settled(tick) {
		in := resultBox(t, box)
		in.Min.Y += max((size-ui.Body.LineHeight())/2, 0)
		ui.Body.In(ui.Ember).Box(dst, result(t), in, ui.AtStart)
	}
}

// outlines are the shapes of dice by their sides: half the width at each of
// eight heights, in eighths.
var outlines = map[int][8]int{
	6:  {8, 8, 8, 8, 8, 8, 8, 8},
	8:  {1, 3, 5, 7, 8, 6, 4, 2},
	12: {3, 5, 7, 8, 8, 7, 6, 4},
	20: {3, 6, 8, 8, 8, 8, 6, 3},
}

// pips are where a six-sided die has its points, on a grid of three by three.
var pips = [...][]int{{}, {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}}

// die paints one die with its face up.
func die(dst *ebiten.Image, box image.Rectangle, sides, face int, lies bool) {
	ground, ink := ui.Words, ui.Ground
	if !lies {
		ground, ink = ui.Edge, ui.Words
	}
	shape, known := outlines[sides]
	if !known {
		shape = outlines[20]
	}
	for i, half := range shape {
		top, bottom := box.Min.Y+box.Dy()*i/8, box.Min.Y+box.Dy()*(i+1)/8
		middle, wide := (box.Min.X+box.Max.X)/2, box.Dx()*half/16
		ui.Fill(dst, image.Rect(middle-wide, top, middle+wide, bottom), ui.Ink(ground))
	}
	if sides == 6 {
		drawPips(dst, box, face, ink)
		return
	}
	t := ui.Text{Font: ui.Bold, Size: 13, Ink: ink}
	words := strconv.Itoa(face)
	t.Line(dst, words, (box.Min.X+box.Max.X-t.Width(words))/2, (box.Min.Y+box.Max.Y-t.LineHeight())/2, 0)
}

func drawPips(dst *ebiten.Image, box image.Rectangle, face int, ink ui.Role) {
	pip := max(box.Dx()/6, 2)
	for _, at := range pips[face] {
		x := box.Min.X + box.Dx()*(1+at%3*2)/6 + (at%3-1)*-box.Dx()/14 - pip/2
		y := box.Min.Y + box.Dy()*(1+at/3*2)/6 + (at/3-1)*-box.Dy()/14 - pip/2
		ui.Fill(dst, image.Rect(x, y, x+pip, y+pip), ui.Ink(ink))
	}
}
