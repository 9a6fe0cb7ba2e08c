package ui_test

import (
	"flag"
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

func TestMain(m *testing.M) { screentest.Main(m) }

const long = "A heavy thud, clear, behind you to the left; then a dragging, as of something much heavier than it ought to be."

// styled sets a style for one test.
func styled(t *testing.T, percent int) {
	t.Cleanup(func() { ui.Use(ui.Style{}); ui.Fit(1280, 720) })
	ui.Fit(1280, 720)
	ui.Use(ui.Style{Percent: percent})
}

func TestWrappedWordsStayWithinTheirWidth(t *testing.T) {
	for _, percent := range []int{75, 100, 150, 200} {
		styled(t, percent)
		for width := 40; width < 500; width += 23 {
			var words []string
			for _, line := range ui.Body.Wrap(long, width) {
				assert.LessOrEqual(t, ui.Body.Width(line), width, line)
				words = append(words, line)
			}
			assert.Equal(t, strings.ReplaceAll(long, " ", ""), strings.ReplaceAll(strings.Join(words, ""), " ", ""))
		}
	}
}

func TestAWordTooLongForItsLineIsBroken(t *testing.T) {
	styled(t, 100)
	lines := ui.Body.Wrap("/home/somebody/.local/share/pitchdark/journals/2031-01-01", 120)
	assert.Greater(t, len(lines), 2)
	for _, line := range lines {
		assert.LessOrEqual(t, ui.Body.Width(line), 120)
	}
}

func TestParagraphsKeepTheirLines(t *testing.T) {
	styled(t, 100)
	assert.Equal(t, []string{"one", "", "two"}, ui.Body.Wrap("one\n\ntwo", 300))
}

func TestCutWordsEndInAnEllipsisAndFit(t *testing.T) {
	styled(t, 100)
	cut := ui.Body.Elide(long, 120)
	assert.True(t, strings.HasSuffix(cut, "…"))
	assert.LessOrEqual(t, ui.Body.Width(cut), 120)
	assert.Equal(t, "short", ui.Body.Elide("short", 120))
}

func TestFitsTellsWhatTheBoxHolds(t *testing.T) {
	styled(t, 100)
	line := ui.Body.LineHeight()
	assert.True(t, ui.Body.Fits("two lines\nof words", image.Rect(0, 0, 200, 2*line)))
	assert.False(t, ui.Body.Fits("two lines\nof words", image.Rect(0, 0, 200, 2*line-1)))
	assert.False(t, ui.Body.Fits("W", image.Rect(0, 0, 3, 200)))
}

func TestTextGrowsWithItsSizeAndTheScreen(t *testing.T) {
	styled(t, 100)
	plain := ui.Body.Width(long)
	ui.Use(ui.Style{Percent: 200})
	assert.InDelta(t, 2*plain, ui.Body.Width(long), float64(plain)/20)
	ui.Use(ui.Style{Percent: 1000})
	assert.Equal(t, ui.LargestText, ui.Now().Percent)
	ui.Use(ui.Style{})
	ui.Fit(2560, 1440)
	assert.Greater(t, ui.Body.Width(long), plain)
	assert.Equal(t, 15, ui.Px(10))
}

func TestBoxesAreNeverLeft(t *testing.T) {
	styled(t, 200)
	dst := ebiten.NewImage(400, 300)
	defer dst.Deallocate()
	box := image.Rect(100, 80, 300, 160)
	ui.Body.Box(dst, long, box, ui.AtMiddle)
	assert.True(t, painted(dst).In(box.Inset(-2)), "%v", painted(dst))
	assert.False(t, painted(dst).Empty())
}

// painted is the smallest box around all that is not clear.
func painted(m *ebiten.Image) image.Rectangle {
	w, h := m.Bounds().Dx(), m.Bounds().Dy()
	pix := make([]byte, 4*w*h)
	m.ReadPixels(pix)
	var box image.Rectangle
	for i := 3; i < len(pix); i += 4 {
		if pix[i] != 0 {
			box = box.Union(image.Rect(i/4%w, i/4/w, i/4%w+1, i/4/w+1))
		}
	}
	return box
}

// desk is a scene with a list.
type desk struct {
	list ui.List
	took []int
}

func (d *desk) Update(in *scenes.Input) scenes.Transition {
	if row, ok := d.list.Update(in); ok {
		d.took = append(d.took, row)
	}
	return scenes.Stay()
}

func (d *desk) Draw(screen *ebiten.Image) {
	ui.Fill(screen, screen.Bounds(), ui.Ink(ui.Ground))
	ui.Panel(screen, d.list.Box.Inset(-ui.Px(8)))
	d.list.Draw(screen)
}

func rows() []ui.Row {
	return []ui.Row{
		{Words: "Move", Head: true},
		{Words: "Walk", Key: "w", Side: "1 action", Note: "Six tiles over ground that you can see."},
		{Words: "Shoot", Key: "s", Side: "1 action", Not: "You hold no bow."},
		{Words: "Feel about", Key: "f"},
		{Words: "Things", Head: true},
		{Words: "Light a torch", Key: "l", Side: "2 actions"},
	}
}

func newDesk() *desk {
	return &desk{list: ui.List{Box: image.Rect(40, 40, 360, 400), Rows: rows()}}
}

func center(r image.Rectangle) image.Point { return r.Min.Add(r.Max).Div(2) }

func TestListsAreWalkedByKeys(t *testing.T) {
	d := newDesk()
	p := screentest.NewPlayer(t, d, 640, 480, 100)
	require.NoError(t, p.Wait(1))
	assert.Equal(t, 1, d.list.Chosen, "a heading is passed over")
	require.NoError(t, p.Press("Return", "Down", "Return", "Down", "Down", "PadA", "Down", "Up", "Up", "StickUp", "StickUp", "Return"))
	assert.Equal(t, []int{1, 5, 1}, d.took, "a greyed row is looked at, not taken")
}

func TestListsAreClicked(t *testing.T) {
	d := newDesk()
	p := screentest.NewPlayer(t, d, 640, 480, 100)
	require.NoError(t, p.Point(center(d.list.RowBox(3))))
	require.NoError(t, p.Point(center(d.list.RowBox(5))))
	assert.Equal(t, 5, d.list.Chosen, "the mouse chooses")
	require.NoError(t, p.Click(center(d.list.RowBox(5))))
	require.NoError(t, p.Click(center(d.list.RowBox(2))))
	require.NoError(t, p.Click(center(d.list.RowBox(0))))
	assert.Equal(t, []int{5}, d.took)
}

func TestLongListsScrollToWhatIsChosen(t *testing.T) {
	d := newDesk()
	d.list.Rows = nil
	for i := range 40 {
		d.list.Rows = append(d.list.Rows, ui.Row{Words: fmt.Sprintf("Row %d", i), Note: "with a note"})
	}
	p := screentest.NewPlayer(t, d, 640, 480, 200)
	require.NoError(t, p.Wait(1))
	for i := range 41 {
		assert.True(t, d.list.RowBox(i%40).In(d.list.Box), "row %d", i%40)
		require.NoError(t, p.Press("Down"))
	}
	p.Now.Wheel = -3
	require.NoError(t, p.Point(center(d.list.Box)))
	p.Now.Wheel = 0
	assert.False(t, d.list.RowBox(0).In(d.list.Box), "the wheel turns it")
	require.NoError(t, p.Press("PageDown", "PageDown"))
	assert.True(t, d.list.RowBox(d.list.Chosen).In(d.list.Box))
}

func TestAPlainListIsOnlyScrolled(t *testing.T) {
	d := newDesk()
	for range 30 {
		d.list.Rows = append(d.list.Rows, ui.Row{Words: "More to read"})
	}
	d.list.Plain = true
	p := screentest.NewPlayer(t, d, 640, 480, 100)
	require.NoError(t, p.Press("Return", "Down", "Down", "Return"))
	assert.False(t, d.list.RowBox(0).In(d.list.Box))
	require.NoError(t, p.Press("PageDown", "PageDown", "PageDown", "PageDown", "PageDown"))
	assert.True(t, d.list.RowBox(len(d.list.Rows)-1).In(d.list.Box))
	require.NoError(t, p.Click(center(d.list.Box)))
	assert.Empty(t, d.took)
}

func TestAnEmptyListTakesNothing(t *testing.T) {
	d := &desk{list: ui.List{Box: image.Rect(0, 0, 100, 100)}}
	p := screentest.NewPlayer(t, d, 640, 480, 100)
	require.NoError(t, p.Press("Down", "Return"))
	assert.Empty(t, d.took)
}

func TestAListShowsItsKeysPricesAndReasons(t *testing.T) {
	for _, percent := range []int{100, 200} {
		d := newDesk()
		p := screentest.NewPlayer(t, d, 400, 440, percent)
		require.NoError(t, p.Press("Down", "Down"))
		screentest.Golden(t, fmt.Sprintf("list-%d", percent), p.Shot(), *update)
	}
}

func TestButtonsAreClickedUnlessTheyAreGreyed(t *testing.T) {
	styled(t, 100)
	b := &ui.Button{Words: "Begin", Key: "Enter", Box: image.Rect(20, 20, 160, 50)}
	s := &pressed{button: b}
	p := screentest.NewPlayer(t, s, 320, 240, 100)
	require.NoError(t, p.Click(image.Pt(30, 30)))
	require.NoError(t, p.Click(image.Pt(200, 30)))
	b.Not = "There is nothing to begin."
	require.NoError(t, p.Click(image.Pt(30, 30)))
	assert.Equal(t, 1, s.times)
	w, h := b.Size()
	assert.Greater(t, w, ui.Body.Width("Begin"))
	assert.GreaterOrEqual(t, h, ui.Body.LineHeight())
}

type pressed struct {
	button *ui.Button
	times  int
}

func (s *pressed) Update(in *scenes.Input) scenes.Transition {
	if s.button.Update(in) {
		s.times++
	}
	return scenes.Stay()
}
func (s *pressed) Draw(screen *ebiten.Image) { s.button.Draw(screen) }

func TestTipsStayOnTheScreen(t *testing.T) {
	styled(t, 200)
	screen := image.Rect(0, 0, 1280, 720)
	for _, at := range []image.Point{{5, 5}, {1270, 5}, {5, 715}, {1279, 719}, {640, 360}} {
		box := ui.TipBox(long, at.X, at.Y, screen)
		assert.True(t, box.In(screen), "%v for %v", box, at)
		assert.False(t, at.In(box), "it does not cover what it is about")
	}
}

func TestTipsWaitForTheMouseToRest(t *testing.T) {
	styled(t, 100)
	dst := ebiten.NewImage(300, 200)
	defer dst.Deallocate()
	var tip ui.Tooltip
	tip.Point("a torch")
	tip.Draw(dst, 10, 10)
	assert.True(t, painted(dst).Empty())
	for range 60 {
		tip.Point("a torch")
	}
	tip.Draw(dst, 10, 10)
	assert.False(t, painted(dst).Empty())
}

func TestAMeterIsAsFullAsItsValue(t *testing.T) {
	styled(t, 100)
	dst := ebiten.NewImage(102, 12)
	defer dst.Deallocate()
	for _, c := range []struct{ value, want int }{{0, 0}, {5, 50}, {10, 100}, {20, 100}} {
		ui.Meter(dst, image.Rect(0, 0, 102, 12), c.value, 10, ui.Bad)
		full := 0
		for x := 1; x < 101; x++ {
			if dst.At(x, 6) == ui.Ink(ui.Bad) {
				full++
			}
		}
		assert.InDelta(t, c.want, full, 1)
	}
}

func TestDrawingAllocatesLittleInSteadyState(t *testing.T) {
	d := newDesk()
	p := screentest.NewPlayer(t, d, 640, 480, 100)
	require.NoError(t, p.Wait(3))
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		for _, row := range d.list.Rows {
			ui.Body.Width(row.Words)
			ui.Body.Wrap(row.Note, 200)
			ui.Body.Elide(row.Note, 90)
		}
		d.list.Height()
	}))

	// Ebitengine keeps two things for each change of texture until the frame is over.
	dst := ebiten.NewImage(640, 480)
	defer dst.Deallocate()
	d.Draw(dst)
	assert.LessOrEqual(t, testing.AllocsPerRun(100, func() { d.Draw(dst) }), 6.0)
}

func TestHighContrastIsHigher(t *testing.T) {
	styled(t, 100)
	shine := func(r ui.Role) int { c := ui.Ink(r); return int(c.R) + int(c.G) + int(c.B) }
	gap := func() int { return shine(ui.Faint) - shine(ui.Face) }
	plain := gap()
	ui.Use(ui.Style{Contrast: true})
	assert.Greater(t, gap(), plain)
}
