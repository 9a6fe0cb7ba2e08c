package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// would tells what can be known beforehand of a command typed in one line;
// nothing is done.
func (t *table) would(v *rules.View, words []string) error {
	if len(words) == 0 {
		return errors.New("would what? Put a whole command after it, as: would move e 3")
	}
	o, err := newOrder(v, t.menu.numbers, words)
	if err != nil {
		return err
	}
	if p := o.missing(); p != nil && !o.offer.Optional {
		return fmt.Errorf("say all of it in one line: would %s", form(o.offer))
	}
	f := t.seat.Forecast(o.command())
	if f.Deadly != "" {
		t.p.say("Deadly!")
	}
	lines := tell.Forecast(f)
	if len(lines) == 0 {
		lines = []string{"There is nothing about it that you could know beforehand."}
	}
	for _, line := range lines {
		t.p.say("%s", line)
	}
	t.cite(f.Rules)
	return nil
}

// lookAt tells all that is known of one tile, named as X,Y or by the way to it.
func (t *table) lookAt(v *rules.View, words []string) error {
	at, err := tileAt(v, words)
	if err != nil {
		return err
	}
	var ids []rules.RuleID
	for _, line := range tell.LookAt(v, at, t.seat.Lore) {
		t.p.say("%s", line.Text)
		ids = append(ids, line.Rules...)
	}
	t.cite(ids)
	return nil
}

// cite lists rules once each, in order.
func (t *table) cite(ids []rules.RuleID) {
	var names []string
	seen := map[rules.RuleID]bool{}
	for _, id := range ids {
		if !seen[id] {
			seen[id] = true
			names = append(names, string(id))
		}
	}
	if len(names) > 0 {
		t.p.say("    %s", strings.Join(names, " "))
	}
}

// tileAt reads a tile: X,Y, here, or directions from where the hero stands.
func tileAt(v *rules.View, words []string) (grid.Point, error) {
	if x, y, ok := strings.Cut(words[0], ","); ok && len(words) == 1 {
		column, errX := strconv.Atoi(x)
		row, errY := strconv.Atoi(y)
		if errX == nil && errY == nil {
			return grid.Point{X: column, Y: row}, nil
		}
	}
	if words[0] == "here" && len(words) == 1 {
		return v.Hero.At, nil
	}
	if way, rest, ok := steps(words); ok && len(rest) == 0 {
		path := along(v.Hero.At, way)
		return path[len(path)-1], nil
	}
	if r, rest, ok := relative(words); ok {
		n := 1
		if times, more, counted := number(rest); counted && times > 0 {
			n, rest = times, more
		}
		if len(rest) == 0 {
			return v.Hero.At.Add(v.Hero.Facing.Turn(r).Delta().Scale(n)), nil
		}
	}
	return grid.Point{}, fmt.Errorf("“%s” is no tile; say look X,Y, look here, or look with directions, as: look e 3 n", strings.Join(words, " "))
}
