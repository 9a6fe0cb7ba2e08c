package create

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// Hero is one of the roster.
type Hero struct {
	Path    string
	Profile rules.Profile
	Not     string // why it cannot go, as a sheet that nobody can have
}

// roster is the page of the heroes that were made.
type roster struct {
	o        Options
	heroes   []Hero
	party    []string // who goes, by path
	list     ui.List
	bar      ui.Bar
	notice   string
	said     string
	tick     int
	x, y     int
	spots    []spot
	tip      ui.Tooltip
	question *ui.Question
	leaf     leaf
}

// The buttons.
const (
	along = iota
	makeOne
	oneByDice
	fourByDice
	showSheet
	drop
	goBack
)

// partyByDice is how many a party made by dice has.
const partyByDice = 4

// Roster is the page.
func Roster(o Options) scenes.Scene {
	r := &roster{o: o, bar: ui.Bar{Buttons: []ui.Button{
		along: {Words: "Take along"}, makeOne: {Words: "Make a hero"}, oneByDice: {Words: "Make me one"}, fourByDice: {Words: "Make me a party"},
		showSheet: {Words: "Sheet"}, drop: {Words: "Delete"}, goBack: {Words: "Back"},
	}}}
	r.Resume()
	if len(r.heroes) == 0 {
		r.bar.Focus = makeOne
	}
	return r
}

// Resume lists the heroes anew; who is no longer there does not go.
func (r *roster) Resume() {
	known := len(r.heroes)
	r.heroes, r.notice = r.o.Heroes()
	before := r.o.Party()
	r.party = slices.DeleteFunc(slices.Clone(before), func(path string) bool { return r.find(path) == nil })
	if len(r.party) < len(before) {
		r.o.March(r.party)
	}
	r.list.Chosen = min(r.list.Chosen, max(len(r.heroes)-1, 0))
	if known > 0 && len(r.heroes) > known {
		r.bar.Focus = along
	}
	r.fill()
}

func (r *roster) find(path string) *Hero {
	for i := range r.heroes {
		if r.heroes[i].Path == path && r.heroes[i].Not == "" {
			return &r.heroes[i]
		}
	}
	return nil
}

// orders are the places of a party in its order of march.
var orders = [...]string{"first", "second", "third", "fourth", "fifth", "sixth"}

// fill makes a row for each hero.
func (r *roster) fill() {
	r.list.Rows = r.list.Rows[:0]
	for _, h := range r.heroes {
		row := ui.Row{Words: h.Profile.Name, Note: h.Profile.Title, Side: "stays", Not: h.Not, Icon: being(h.Profile.Kind)}
		if at := slices.Index(r.party, h.Path); at >= 0 {
			row.Side = "goes " + orders[at]
		}
		r.list.Rows = append(r.list.Rows, row)
	}
}

// chosen is the hero under the cursor, nil if there is none.
func (r *roster) chosen() *Hero {
	if r.list.Chosen >= len(r.heroes) {
		return nil
	}
	return &r.heroes[r.list.Chosen]
}

// Update answers list and buttons.
func (r *roster) Update(in *scenes.Input) scenes.Transition {
	r.tick = in.Ticks()
	r.x, r.y = in.Cursor()
	switch {
	case r.question != nil:
		r.answer(in)
		return scenes.Stay()
	case r.leaf.update(in):
		return scenes.Stay()
	}
	r.lay(in.Size())
	in.Tell(&r.said, r.words())
	switch {
	case in.Take(scenes.Back) || in.RightClicked():
		return scenes.Pop()
	case pressed(in, "Delete"):
		return r.take(drop)
	}
	return r.choose(in)
}

func pressed(in *scenes.Input, k scenes.Key) bool {
	_, is := in.Pick(func(p scenes.Press) bool { return p.Key == k })
	return is
}

// choose lets buttons and list answer.
func (r *roster) choose(in *scenes.Input) scenes.Transition {
	r.bar.Buttons[along].Key, r.bar.Buttons[goBack].Key = in.Glyph(scenes.Confirm), in.Glyph(scenes.Back)
	if r.bar.Focus != along {
		r.bar.Buttons[along].Key = ""
	}
	button, took := r.bar.Update(in)
	before := r.list.Chosen
	_, clicked := r.list.Update(in)
	if in.Moved() && !in.Clicked() {
		r.list.Chosen = before // on its way to the buttons the mouse chooses nothing
	}
	switch {
	case took:
		return r.take(button)
	case clicked && before == r.list.Chosen:
		return r.take(along)
	}
	r.point(in)
	return scenes.Stay()
}

// words are who goes, and what went wrong.
func (r *roster) words() string {
	return "The roster. " + r.partyWords() + " " + r.notice
}

// partyWords says who goes.
func (r *roster) partyWords() string {
	var names []string
	for _, path := range r.party {
		if h := r.find(path); h != nil {
			names = append(names, h.Profile.Name)
		}
	}
	switch len(names) {
	case 0:
		return "Nobody is chosen to go yet."
	case 1:
		return names[0] + " goes alone."
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1] + " go."
}

// take does what a button says.
func (r *roster) take(button int) scenes.Transition {
	if not := r.bar.Buttons[button].Not; not != "" {
		r.notice = upper(not) + "."
		return scenes.Stay()
	}
	r.notice = ""
	switch button {
	case along:
		r.toggle(r.chosen().Path)
	case makeOne:
		return scenes.Push(New(r.o))
	case oneByDice:
		return scenes.Push(Random(r.o))
	case fourByDice:
		r.four()
	case showSheet:
		r.leaf.sheet = newSheetPage(r.o, r.chosen().Profile, r.chosen().Path)
	case drop:
		r.question = &ui.Question{
			Title: "Delete this hero?",
			Words: r.chosen().Profile.Name + " leaves the roster. The file goes into the folder trash beside the others, until you empty that by hand.",
			Yes:   "Delete", No: "Keep",
		}
	case goBack:
		return scenes.Pop()
	}
	return scenes.Stay()
}

// toggle takes a hero along, last in the order of march, or leaves it behind.
func (r *roster) toggle(path string) {
	at := slices.Index(r.party, path)
	switch {
	case at >= 0:
		r.party = slices.Delete(slices.Clone(r.party), at, at+1)
	case len(r.party) >= r.o.Largest:
		r.notice = fmt.Sprintf("A party has at most %d heroes: leave one behind first.", r.o.Largest)
	default:
		r.party = append(slices.Clone(r.party), path)
	}
	r.o.March(r.party)
	r.fill()
}

// four makes a party by dice, of different names and callings, and takes it
// along.
func (r *roster) four() {
	var party []string
	var made []rules.Profile
	for len(party) < min(partyByDice, r.o.Largest) {
		m := r.stranger(made)
		path, err := r.o.Keep(m.Profile(), m.Sheet())
		if err != nil {
			r.notice = sentence(err)
			break
		}
		party, made = append(party, path), append(made, m.Profile())
	}
	notice := r.notice
	r.o.March(party)
	r.Resume()
	if notice != "" {
		r.notice = notice
	}
	if len(party) > 0 {
		r.list.Chosen = slices.IndexFunc(r.heroes, func(h Hero) bool { return h.Path == party[0] })
		r.bar.Focus = along
	}
}

// tries is how often a hero who does not fit a party is thrown again.
const tries = 40

// stranger is a hero by dice who fits to some others, as far as may be.
func (r *roster) stranger(others []rules.Profile) engine.Making {
	var m engine.Making
	for range tries {
		m, _ = engine.Create(r.o.System, r.o.Seed())
		m.Rest()
		if fits(m.Profile(), others) {
			break
		}
	}
	return m
}

// fits reports whether a hero has a name of its own and at most one other of
// its calling, which is the last word of its kind.
func fits(p rules.Profile, others []rules.Profile) bool {
	calling := func(p rules.Profile) string { return string(p.Kind[strings.LastIndexByte(string(p.Kind), '-')+1:]) }
	alike := 0
	for _, o := range others {
		if o.Name == p.Name {
			return false
		}
		if calling(o) == calling(p) {
			alike++
		}
	}
	return alike < partyByDice/2
}

// answer deletes a hero, or lets it be.
func (r *roster) answer(in *scenes.Input) {
	reply := r.question.Update(in)
	if reply == ui.Waits {
		return
	}
	r.question = nil
	if reply != ui.Yes {
		return
	}
	path := r.chosen().Path
	to, err := r.o.Drop(path)
	if err != nil {
		r.notice = sentence(err)
		return
	}
	r.o.March(slices.DeleteFunc(slices.Clone(r.party), func(p string) bool { return p == path }))
	r.Resume()
	r.notice = strings.TrimSpace("The file lies in " + to + " now. " + r.notice)
}
