package create

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/rules"
	"pitchdark/rules/codex"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// places are where the parts of the page stand; those without room are empty.
type places struct {
	title, steps, text, dice, list, centre, sheet, notice, rule image.Rectangle
	tight                                                       bool // the step is told within the list
}

// spot is something on the page that has a rule behind it.
type spot struct {
	box  image.Rectangle
	tip  string
	rule rules.RuleID
}

// heading is how the page's name is written.
func heading() ui.Text {
	return ui.Text{Font: ui.SmallCaps, Size: 26 * min(ui.Now().Percent, 150) / ui.Now().Percent, Ink: ui.Ember}
}

// em is the measure of the columns, which grow with the words.
func em() int { return ui.Body.LineHeight() }

// lay places the parts for a screen and makes buttons and list fit.
func (s *screen) lay(in *scenes.Input) {
	s.label(in)
	tight := s.at.tight
	s.at = s.places(in.Size())
	if s.at.tight != tight {
		chosen := s.chosenPick()
		s.fill()
		s.list.Chosen = s.firstFree()
		s.find(chosen)
	}
	s.list.Box = s.at.list
}

// label makes the buttons say what they do now.
func (s *screen) label(in *scenes.Input) {
	b := s.bar.Buttons
	b[takeIt].Key, b[undo].Key, b[readRule].Key, b[leave].Key = in.Glyph(scenes.Confirm), "Backspace", in.Glyph(scenes.Why), in.Glyph(scenes.Back)
	if in.Device() == scenes.Pad {
		b[undo].Key = in.Glyph(scenes.Things)
	}
	b[takeIt].Words, b[takeIt].Not, b[undo].Not, b[rest].Not = "Choose", "", "", ""
	b[rest].Words = "The rest by dice"
	if len(s.making.Picks()) == 0 {
		b[rest].Words = "All by dice"
	}
	if refused := s.making.MayUndo(); refused != nil {
		b[undo].Not = lower(strings.TrimSuffix(refused.Why, "."))
	}
	if s.making.Finished() {
		b[rest].Not = "the sheet is locked"
	}
	if o := s.chosen(); o != nil && o.Rolls {
		b[takeIt].Words = "Roll the dice"
	} else if o != nil && o.Not != nil {
		b[takeIt].Not = lower(strings.TrimSuffix(o.Not.Why, "."))
	}
}

func lower(words string) string { return strings.ToLower(words[:1]) + words[1:] }

// places divides a screen.
func (s *screen) places(width, height int) places {
	var p places
	rest := image.Rect(ui.Px(20), ui.Px(12), width-ui.Px(20), height-ui.Px(12))
	p.title = ui.CutTop(&rest, heading().LineHeight()+ui.Px(6))
	s.bar.Lay(ui.CutBottom(&rest, s.bar.Height(rest.Dx())))
	rest.Max.Y -= ui.Px(6)
	p.rule = ui.CutBottom(&rest, ruleHigh())
	if s.notice != "" {
		p.notice = ui.CutBottom(&rest, ui.Small.Height(s.notice, rest.Dx())+ui.Px(4))
	}
	rest.Max.Y -= ui.Px(6)
	gap := ui.Px(12)
	if rest.Dx() >= em()*31 {
		p.sheet = rest
		p.sheet.Min.X = rest.Max.X - max(em()*15, rest.Dx()*28/100)
		rest.Max.X = p.sheet.Min.X - gap
	}
	if rest.Dx() >= em()*30 {
		p.steps = rest
		p.steps.Max.X = rest.Min.X + em()*12
		rest.Min.X = p.steps.Max.X + gap
	}
	s.divide(&p, rest)
	return p
}

// ruleHigh is the height of what is said of the rule: two lines in a panel.
func ruleHigh() int { return 2*ui.Small.LineHeight() + 2*ui.Px(6) }

// divide places what stands in the middle: what the step is about, the dice and
// the list.
func (s *screen) divide(p *places, box image.Rectangle) {
	p.centre = box
	in := ui.Inside(box)
	step := s.step()
	text := ui.Head.LineHeight() + ui.Px(6) + ui.Body.Height(step.Text, in.Dx()) + ui.Px(8)
	dice := s.fall.high(in.Dx())
	if dice > 0 {
		dice += ui.Px(8)
	}
	if in.Dy()-text-dice < 6*em() {
		p.tight, p.list = true, in
		return
	}
	p.text = ui.CutTop(&in, text)
	p.dice = ui.CutTop(&in, dice)
	p.list = in
}

// Draw paints the page.
func (s *screen) Draw(dst *ebiten.Image) {
	if s.leaf.draw(dst) {
		return
	}
	dst.Fill(ui.Ink(ui.Ground))
	s.spots = s.spots[:0]
	s.drawTitle(dst)
	s.drawSteps(dst)
	s.drawCentre(dst)
	s.drawSheet(dst)
	ui.Small.In(ui.Flame).Box(dst, s.notice, s.at.notice, ui.AtStart)
	s.drawRule(dst)
	s.bar.Draw(dst)
	if s.leaf.question != nil {
		s.leaf.question.Draw(dst)
		return
	}
	s.tip.Draw(dst, s.x, s.y)
}

func (s *screen) drawSheet(dst *ebiten.Image) {
	if s.at.sheet.Empty() {
		return
	}
	ui.Panel(dst, s.at.sheet)
	now, then := &s.profile, s.preview
	if s.tumble() {
		now, then = &s.fall.profile, nil
	}
	s.spots = drawSheet(dst, ui.Inside(s.at.sheet), now, then, s.tick, s.spots)
}

func (s *screen) drawTitle(dst *ebiten.Image) {
	t, box := heading(), s.at.title
	wide := t.Line(dst, "A new hero", box.Min.X, box.Min.Y, 0)
	done, all := 0, len(s.steps)
	for _, step := range s.steps {
		if step.Done {
			done++
		}
	}
	words := fmt.Sprintf("%s, step %d of %d", s.o.Name, min(done+1, all), all)
	if s.making.Finished() {
		words = s.o.Name + ", finished"
	}
	if room := box.Dx() - wide - ui.Px(16); ui.Small.Width(words) <= room {
		down := (t.LineHeight() - ui.Small.LineHeight()) * 2 / 3
		ui.Small.Line(dst, words, box.Max.X-ui.Small.Width(words), box.Min.Y+down, 0)
	}
}

func (s *screen) drawCentre(dst *ebiten.Image) {
	ui.Panel(dst, s.at.centre)
	if !s.at.tight {
		step, box := s.step(), s.at.text
		ui.Head.Line(dst, step.Title, box.Min.X, box.Min.Y, box.Dx())
		box.Min.Y += ui.Head.LineHeight() + ui.Px(6)
		ui.Body.Box(dst, step.Text, box, ui.AtStart)
		s.fall.draw(dst, s.at.dice, s.tick)
		if s.tumble() {
			ui.Small.Box(dst, "Any key lets the dice lie.", s.at.list, ui.AtStart)
			return
		}
	}
	s.list.Draw(dst)
}

// drawRule says what the rule at hand says, as much as there is room for; the
// whole is one key or click away.
func (s *screen) drawRule(dst *ebiten.Image) {
	box := s.at.rule
	ui.Panel(dst, box)
	id := s.rule()
	e, _ := codex.Find(id)
	in := image.Rect(box.Min.X+ui.Px(10), box.Min.Y+ui.Px(6), box.Max.X-ui.Px(10), box.Max.Y-ui.Px(6))
	wide := ui.KeyCap(dst, string(id), in.Min.X, in.Min.Y, 0, ui.Small.In(ui.Ember))
	s.spots = append(s.spots, spot{box, "Click to read the whole rule.", id})
	in.Min.X += wide + ui.Px(10)
	ui.Small.In(ui.Words).Box(dst, opening(e, in), in, ui.AtStart)
}

// opening is the rule's title and as much of its text as fits.
func opening(e codex.Entry, box image.Rectangle) string {
	words := []string{e.Title + "."}
	for _, b := range e.Blocks {
		if b.Kind == codex.Example {
			break
		}
		words = append(words, b.Text)
	}
	whole, t := strings.Join(words, " "), ui.Small
	lines, room := t.Wrap(whole, box.Dx()), max(box.Dy()/t.LineHeight(), 1)
	if len(lines) <= room {
		return whole
	}
	last := lines[room-1]
	for last != "" && t.Width(last+" …") > box.Dx() {
		last = last[:max(strings.LastIndexByte(last, ' '), 0)]
	}
	return strings.Join(append(slices.Clone(lines[:room-1]), last), " ") + " …"
}

// point shows and opens the rule of what the mouse is over.
func (s *screen) point(in *scenes.Input) {
	for _, sp := range s.spots {
		if image.Pt(s.x, s.y).In(sp.box) {
			s.tip.Point(sp.tip)
			if in.Clicked() {
				s.read(sp.rule)
			}
			return
		}
	}
	s.tip.Point("")
}
