package create

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/scenes/stage"
	"pitchdark/scenes/ui"
	"pitchdark/sprites"
)

// drawing is a sheet as it is painted down a column.
type drawing struct {
	dst   *ebiten.Image
	box   image.Rectangle // what is left of the column
	now   *rules.Profile
	then  *rules.Profile // as it would be; now, if nothing would change
	tick  int
	spots []spot
}

// drawSheet paints a hero's sheet into a column, as it would be after what the
// cursor is on, with what would change marked. It returns the spots with what
// it added.
func drawSheet(dst *ebiten.Image, box image.Rectangle, now, then *rules.Profile, tick int, spots []spot) []spot {
	if then == nil {
		then = now
	}
	d := &drawing{dst, box, now, then, tick, spots}
	d.portrait()
	d.cells(d.abilities())
	d.cells(d.figures())
	d.hands()
	d.loads()
	d.facts()
	return d.spots
}

// portraitScale is how many pixels of the window a pixel of the figure takes.
func portraitScale() int { return max(ui.Px(4)*min(ui.Now().Percent, 150)/100, 2) }

// portrait paints the figure with the name beside it.
func (d *drawing) portrait() {
	k := portraitScale()
	size := 18 * k
	name := d.then.Name
	if name == "" {
		name = "Nobody yet"
	}
	words := d.box
	words.Min.X += size + ui.Px(10)
	high := max(size, ui.Head.Height(name, words.Dx())+ui.Small.Height(d.then.Title, words.Dx()))
	row := ui.CutTop(&d.box, high+ui.Px(8))
	frame := image.Rect(row.Min.X, row.Min.Y, row.Min.X+size, row.Min.Y+size)
	ui.Fill(d.dst, frame, ui.Ink(ui.Ground))
	ui.Outline(d.dst, frame, max(ui.Px(1), 1), ui.Ink(ui.Edge))
	tick := d.tick
	if ui.Now().Still {
		tick = 0
	}
	sprites.DrawFigure(d.dst, stage.Look(d.then.Kind), frame.Min.X+k, frame.Min.Y+k, k, tick)
	words.Min.Y = row.Min.Y + max((high-ui.Head.Height(name, words.Dx())-ui.Small.Height(d.then.Title, words.Dx()))/2, 0)
	words.Min.Y += ui.Head.Box(d.dst, name, words, ui.AtStart)
	ui.Small.Box(d.dst, d.then.Title, words, ui.AtStart)
}

// cell is a figure in a box of its own.
type cell struct {
	name, value, more string
	change            int // 1 up, −1 down, 0 neither
	tip               string
	rule              rules.RuleID
}

func (d *drawing) abilities() []cell {
	var cells []cell
	for i, a := range d.then.Abilities {
		was := d.now.Abilities[i]
		tip := fmt.Sprintf("%s %d, modifier %s [%s]", a.Name, a.Value, signed(a.Mod), a.Rule)
		if was.Value != a.Value {
			tip = fmt.Sprintf("%s %d becomes %d [%s]", a.Name, was.Value, a.Value, a.Rule)
		}
		cells = append(cells, cell{a.Name, fmt.Sprint(a.Value), signed(a.Mod), sign(a.Value - was.Value), tip, a.Rule})
	}
	return cells
}

func (d *drawing) figures() []cell {
	var cells []cell
	for i, f := range d.then.Figures {
		change := 0
		if i < len(d.now.Figures) {
			change = sign(f.Value - d.now.Figures[i].Value)
		}
		cells = append(cells, cell{name: f.Short, value: valueOf(f), change: change, tip: fmt.Sprintf("%s %s: %s", f.Name, valueOf(f), sources(f)), rule: f.Rule})
	}
	return cells
}

func valueOf(f rules.Figure) string {
	if f.Signed {
		return signed(f.Value)
	}
	return fmt.Sprint(f.Value)
}

// sources is what a figure is made of.
func sources(f rules.Figure) string {
	var parts []string
	for i, p := range f.Parts {
		value := fmt.Sprint(p.Value)
		if i > 0 || f.Signed {
			value = signed(p.Value)
		}
		parts = append(parts, fmt.Sprintf("%s %s [%s]", p.Name, value, p.Rule))
	}
	return strings.Join(parts, ", ")
}

func signed(n int) string {
	switch {
	case n > 0:
		return fmt.Sprintf("+%d", n)
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	}
	return "0"
}

func sign(n int) int { return min(max(n, -1), 1) }

// valueText is how the value of a cell is written.
func valueText() ui.Text { return ui.Text{Font: ui.Bold, Size: 19, Ink: ui.Words} }

// cells paints figures by threes, as far as there is room.
func (d *drawing) cells(cells []cell) {
	high := ui.Small.LineHeight() + valueText().LineHeight() + ui.Px(6)
	for row := range slices.Chunk(cells, 3) {
		if d.box.Dy() < high {
			return
		}
		line := ui.CutTop(&d.box, high)
		for i, c := range row {
			d.cell(image.Rect(line.Min.X+line.Dx()*i/3, line.Min.Y, line.Min.X+line.Dx()*(i+1)/3-ui.Px(4), line.Max.Y-ui.Px(4)), c)
		}
	}
	if len(cells) > 0 {
		ui.CutTop(&d.box, ui.Px(4))
	}
}

// changeInk and changeMark tell a rise from a fall by colour and shape.
func changeInk(change int) ui.Role {
	return [...]ui.Role{ui.Bad, ui.Words, ui.Good}[change+1]
}

func changeMark(change int) string { return [...]string{"▼", "", "▲"}[change+1] }

func (d *drawing) cell(box image.Rectangle, c cell) {
	ui.Fill(d.dst, box, ui.Ink(ui.Raised))
	x, y := box.Min.X+ui.Px(6), box.Min.Y+ui.Px(1)
	ui.Small.Line(d.dst, c.name, x, y, box.Dx()-ui.Px(8))
	y += ui.Small.LineHeight()
	t := valueText().In(changeInk(c.change))
	x += t.Line(d.dst, c.value, x, y, 0) + ui.Px(6)
	down := t.LineHeight() - ui.Body.LineHeight()
	if c.more != "" {
		x += ui.Body.In(ui.Ember).Line(d.dst, c.more, x, y+down, 0) + ui.Px(4)
	}
	if mark := changeMark(c.change); mark != "" && x+ui.Small.Width(mark) <= box.Max.X {
		ui.Small.In(changeInk(c.change)).Line(d.dst, mark, x, y+down+ui.Px(2), 0)
	}
	d.spots = append(d.spots, spot{box, c.tip, c.rule})
}

// hands paints what goes down in which hand, a box for each, with the words
// beside them.
func (d *drawing) hands() {
	if len(d.then.Hands) == 0 {
		return
	}
	size := ui.IconSize() + 2*ui.Px(2)
	words := inHands(d.then.Hands)
	beside := d.box
	beside.Min.X += 2*(size+ui.Px(4)) + ui.Px(4)
	high := max(size, ui.Small.Height(words, beside.Dx()))
	if d.box.Dy() < high {
		return
	}
	row := ui.CutTop(&d.box, high+ui.Px(6))
	for i, g := range d.then.Hands {
		x := row.Min.X + i*(size+ui.Px(4))
		d.grip(image.Rect(x, row.Min.Y, x+size, row.Min.Y+size), g)
	}
	t := ui.Small.In(ui.Words)
	if !slices.Equal(d.now.Hands, d.then.Hands) {
		t.Ink = ui.Flame
	}
	beside.Min.Y = row.Min.Y + max((high-t.Height(words, beside.Dx()))/2, 0)
	t.Box(d.dst, words, image.Rect(beside.Min.X, beside.Min.Y, row.Max.X, row.Max.Y), ui.AtStart)
	d.spots = append(d.spots, spot{row, words + " [PH-WPN-01]", "PH-WPN-01"})
}

// grip paints one hand.
func (d *drawing) grip(box image.Rectangle, g rules.Grip) {
	ui.Fill(d.dst, box, ui.Ink(ui.Ground))
	ui.Outline(d.dst, box, max(ui.Px(1), 1), ui.Ink(ui.Edge))
	if g.Thing != "" {
		thing(g.Thing)(d.dst, image.Rect(box.Min.X+ui.Px(2), box.Min.Y+ui.Px(2), box.Min.X+ui.Px(2)+ui.IconSize(), box.Max.Y))
	}
}

func inHands(hands []rules.Grip) string {
	first, second := hands[0].Name, hands[1].Name
	switch {
	case first == "" && second == "":
		return "Both hands are free"
	case first == second:
		return upper(first) + " in both hands"
	case second == "":
		return upper(first) + ", and a hand free for a light"
	}
	return upper(first) + " and " + second
}

// line is a label with words beside it; false if there is no room.
func (d *drawing) line(label, words string, same bool, rule rules.RuleID) bool {
	t := ui.Small.In(ui.Words)
	if !same {
		t.Ink = ui.Flame
	}
	wide := min(ui.Small.Width("Upbringing")+ui.Px(10), d.box.Dx()/3)
	high := max(t.Height(words, d.box.Dx()-wide), ui.Small.Height(label, wide))
	if d.box.Dy() < high {
		return false
	}
	row := ui.CutTop(&d.box, high+ui.Px(2))
	ui.Small.Box(d.dst, label, image.Rect(row.Min.X, row.Min.Y, row.Min.X+wide, row.Max.Y), ui.AtStart)
	t.Box(d.dst, words, image.Rect(row.Min.X+wide, row.Min.Y, row.Max.X, row.Max.Y), ui.AtStart)
	d.spots = append(d.spots, spot{row, label + ": " + words + " [" + string(rule) + "]", rule})
	return true
}

// facts is the rest of the sheet in words, as far as there is room.
func (d *drawing) facts() {
	more := "More on the whole sheet."
	for i, f := range d.then.Facts {
		last := i == len(d.then.Facts)-1
		room := ui.Small.LineHeight()
		if last {
			room = 0
		}
		d.box.Max.Y -= room
		fits := d.line(f.Label, f.Text, slices.Contains(d.now.Facts, f), f.Rule)
		d.box.Max.Y += room
		if !fits {
			if d.box.Dy() >= ui.Small.LineHeight() {
				ui.Small.Line(d.dst, more, d.box.Min.X, d.box.Min.Y, d.box.Dx())
			}
			return
		}
	}
}
