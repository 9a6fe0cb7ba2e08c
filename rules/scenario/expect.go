package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

func number(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil {
		return 0, fmt.Errorf("%q is no number", word)
	}
	return n, nil
}

func direction(word string) (grid.Direction, error) {
	d, ok := grid.ParseDirection(word)
	if !ok {
		return 0, fmt.Errorf("%q is no direction; N NE E SE S SW W NW are", word)
	}
	return d, nil
}

// command reads what a creature does, in the drawn map's tiles and directions:
// "blind forward 6", "walk E E", "turn N", "act open to E", "answer stop".
func (r *run) command(id world.ActorID, words []string) (rules.Command, error) {
	a := r.w.Actors[id]
	who := sense.Self(a)
	if len(words) == 0 {
		return nil, fmt.Errorf("do what?")
	}
	rest := words[1:]
	switch words[0] {
	case "blind":
		if len(rest) != 2 {
			return nil, fmt.Errorf("a blind move is given as: blind forward-left 4")
		}
		toward, ok := grid.ParseRelative(rest[0])
		if !ok {
			return nil, fmt.Errorf("%q is none of the eight relative directions", rest[0])
		}
		n, err := number(rest[1])
		return rules.BlindMove{Who: who, Toward: r.frame.Relative(toward), Tiles: n}, err
	case "walk":
		return r.walk(a, rest)
	case "turn":
		if len(rest) != 1 {
			return nil, fmt.Errorf("a turn is given as: turn NE")
		}
		d, err := direction(rest[0])
		return rules.Turn{Who: who, To: r.frame.Direction(d)}, err
	case "act", "answer":
		return r.act(id, who, words[0], rest)
	}
	return nil, fmt.Errorf("there is no command %q; blind, walk, turn, act and answer are", words[0])
}

func (r *run) walk(a *world.Actor, words []string) (rules.Command, error) {
	at := a.At
	c := rules.Move{Who: sense.Self(a)}
	for _, word := range words {
		d, err := direction(word)
		if err != nil {
			return nil, err
		}
		at = at.Add(r.frame.Direction(d).Delta())
		c.Path = append(c.Path, at)
	}
	return c, nil
}

func (r *run) act(id world.ActorID, who rules.Handle, verb string, words []string) (rules.Command, error) {
	keys := []string{"at", "target", "item", "to", "tiles", "words"}
	name := []string{}
	for len(words) > 0 && !slices.Contains(keys, words[0]) {
		name, words = append(name, words[0]), words[1:]
	}
	c := rules.Act{Who: who, Do: rules.ActionID(strings.Join(name, " "))}
	for ; len(words) >= 2; words = words[2:] {
		if err := r.param(id, &c, words[0], words[1]); err != nil {
			return nil, err
		}
	}
	if len(words) != 0 {
		return nil, fmt.Errorf("%q wants a value", words[0])
	}
	if verb == "answer" {
		return rules.Answer{Who: who, Choose: c.Do, At: c.At, To: c.To, Words: c.Words}, nil
	}
	return c, nil
}

func (r *run) param(id world.ActorID, c *rules.Act, key, value string) error {
	var err error
	switch key {
	case "at":
		var p grid.Point
		p, err = r.point(value)
		c.At = &p
	case "target":
		var other world.ActorID
		_, other, err = r.actor(value)
		if err != nil {
			return err
		}
		p := r.w.Actors[id].Perceives(other)
		if p == nil {
			return fmt.Errorf("it does not perceive %s", value)
		}
		c.Target = sense.HandleFor(r.w.Actors[id], r.w.Actors[other], p)
	case "item":
		for i, it := range r.w.Things(id) {
			if g := r.w.Gear(it); strings.HasSuffix(string(it.Kind), "/"+value) || g.Name == value {
				c.Item = i + 1
				return nil
			}
		}
		c.Item, err = number(value)
	case "to":
		c.To, err = direction(value)
		c.To = r.frame.Direction(c.To)
		c.North = c.To == grid.North
	case "tiles":
		c.Tiles, err = number(value)
	case "words":
		c.Words = value
	default:
		return fmt.Errorf("there is no parameter %q", key)
	}
	return err
}

func (r *run) point(word string) (grid.Point, error) {
	return (&layout{frame: r.frame}).point(word)
}

// expect reads what must hold of a creature now.
func (r *run) expect(letter rune, id world.ActorID, words []string) error {
	a := r.w.Actors[id]
	if len(words) == 0 {
		return fmt.Errorf("expect what?")
	}
	arg := strings.Join(words[1:], " ")
	switch words[0] {
	case "at":
		p, err := r.point(arg)
		if err != nil {
			return err
		}
		return r.same("place", r.frame.Back(p), r.frame.Back(a.At))
	case "hp":
		n, err := number(arg)
		if err != nil {
			return err
		}
		return r.same("hit points", n, a.HP)
	case "facing":
		d, err := direction(arg)
		if err != nil {
			return err
		}
		return r.same("facing", r.frame.Direction(d), a.Facing)
	case "blind", "sighted":
		return r.same("blind", words[0] == "blind", a.Senses.Blind != rules.Sighted)
	case "down":
		return r.same("down", true, a.Down)
	case "dead":
		return r.same("dead", true, a.Dead)
	case "asked":
		return r.asked(id, arg)
	case "contact":
		return r.contact(id, words[1:])
	case "sees":
		return r.sees(a, words[1:])
	case "not":
		for _, e := range r.events(letter, id) {
			if string(e.Kind) == arg {
				return fmt.Errorf("expected nothing %q, got %+v", arg, e)
			}
		}
		return nil
	}
	return r.event(letter, id, words)
}

func (r *run) same(what string, want, got any) error {
	if want != got {
		return fmt.Errorf("expected %s %v, got %v", what, want, got)
	}
	return nil
}

func (r *run) asked(id world.ActorID, phase string) error {
	for _, ask := range r.s.Open(world.Pass{}) {
		if ask.Who == id && string(ask.Phase) == phase {
			return nil
		}
	}
	return fmt.Errorf("expected to be asked (%s), got %+v", phase, r.s.Open(world.Pass{}))
}

// contact reads "3,1 known", "3,1 unknown" or "none".
func (r *run) contact(id world.ActorID, words []string) error {
	contacts := r.s.Eyes(world.Pass{}, id).Contacts
	if len(words) == 1 && words[0] == "none" {
		return r.same("contacts", 0, len(contacts))
	}
	if len(words) != 2 {
		return fmt.Errorf("a contact is given as: contact 3,1 known")
	}
	p, err := r.point(words[0])
	if err != nil {
		return err
	}
	for _, c := range contacts {
		if c.At == p {
			return r.same("contact known", words[1] == "known", c.Known)
		}
	}
	return fmt.Errorf("expected a contact at %s, got %+v", words[0], contacts)
}

// sees reads "g identified", "g noticed" or "g unseen".
func (r *run) sees(a *world.Actor, words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("sight is given as: sees g noticed")
	}
	_, other, err := r.actor(words[0])
	if err != nil {
		return err
	}
	return r.same("sight", words[1], sense.Sees(r.w, a, r.w.Actors[other]).String())
}

// event reads "bumped amount 4 of 2 at 3,1 [DK-MOV-03]": the next event of that
// kind that reached the creature, with those fields.
func (r *run) event(letter rune, id world.ActorID, words []string) error {
	fields := []string{"amount", "of", "at", "thing", "text"}
	kind := []string{}
	for len(words) > 0 && !slices.Contains(fields, words[0]) && !strings.HasPrefix(words[0], "[") {
		kind, words = append(kind, words[0]), words[1:]
	}
	events := r.events(letter, id)
	for i, e := range events {
		if string(e.Kind) == strings.Join(kind, " ") {
			r.heard[letter] = events[i+1:]
			return r.fields(e, words)
		}
	}
	return fmt.Errorf("expected something %q, got %s", strings.Join(kind, " "), kindsOf(events))
}

func kindsOf(events []rules.Event) string {
	var kinds []string
	for _, e := range events {
		kinds = append(kinds, string(e.Kind))
	}
	return strings.Join(kinds, ", ")
}

func (r *run) fields(e rules.Event, words []string) error {
	for len(words) > 0 {
		if id, ok := strings.CutPrefix(words[0], "["); ok {
			id = strings.TrimSuffix(id, "]")
			if !slices.Contains(e.Rules, rules.RuleID(id)) {
				return fmt.Errorf("expected the event to name %s, it names %v", id, e.Rules)
			}
			words = words[1:]
			continue
		}
		if len(words) < 2 {
			return fmt.Errorf("%q wants a value", words[0])
		}
		if err := r.field(e, words[0], words[1]); err != nil {
			return err
		}
		words = words[2:]
	}
	return nil
}

func (r *run) field(e rules.Event, key, value string) error {
	switch key {
	case "amount", "of":
		n, err := number(value)
		if err != nil {
			return err
		}
		got := e.Amount
		if key == "of" {
			got = e.Of
		}
		return r.same(key, n, got)
	case "at":
		p, err := r.point(value)
		if err != nil {
			return err
		}
		return r.same("place of the event", r.frame.Back(p), r.frame.Back(e.At))
	case "thing":
		return r.same("thing", value, e.Thing)
	}
	return r.same("text", value, e.Text)
}

// view draws what a creature knows of the ground and of others: ? is what it
// does not know, ! an unknown contact, & a shape.
func (r *run) view(letter rune, id world.ActorID, want []string) error {
	got := make([][]rune, r.frame.height)
	for y := range got {
		got[y] = []rune(strings.Repeat("?", r.frame.width))
	}
	put := func(p grid.Point, c rune) {
		if p = r.frame.Back(p); p.Y >= 0 && p.Y < len(got) && p.X >= 0 && p.X < len(got[p.Y]) {
			got[p.Y][p.X] = c
		}
	}
	v := r.s.Eyes(world.Pass{}, id)
	for _, c := range v.Cells {
		put(c.At, c.Terrain.Rune())
	}
	for _, c := range v.Trace {
		if !c.IsEdge {
			put(c.At, c.Terrain.Rune())
		}
	}
	a := r.w.Actors[id]
	for i := range a.Senses.Percepts {
		switch p := &a.Senses.Percepts[i]; {
		case p.Known:
			put(p.At, r.names[p.Who])
		case p.Contact:
			put(p.At, '!')
		default:
			put(p.At, '&')
		}
	}
	put(a.At, letter)
	return r.rows("view", want, got)
}

func (r *run) rows(what string, want []string, got [][]rune) error {
	var rows []string
	for _, row := range got {
		rows = append(rows, string(row))
	}
	if slices.Equal(want, rows) {
		return nil
	}
	return fmt.Errorf("expected %s\n  %s\ngot\n  %s", what, strings.Join(want, "\n  "), strings.Join(rows, "\n  "))
}

// levels draws the light of every tile: B bright, 1 to 9 low light, + more than
// 9, . dark, # what blocks sight.
func (r *run) levels(want []string) error {
	l := r.w.Levels[0]
	got := make([][]rune, r.frame.height)
	for y := range got {
		for x := range r.frame.width {
			got[y] = append(got[y], level(l, r.frame.Point(grid.Point{X: x, Y: y})))
		}
	}
	return r.rows("light", want, got)
}

func level(l *world.Level, p grid.Point) rune {
	n := rules.Light(l.Lit.Level(p))
	switch {
	case l.Grid.At(p).Has(grid.BlocksSight):
		return '#'
	case n >= rules.Bright:
		return 'B'
	case n == rules.Dark:
		return '.'
	case n > 9:
		return '+'
	}
	return rune('0' + n)
}
