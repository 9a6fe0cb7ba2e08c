package main

import (
	"slices"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// fill reads one parameter from the first words; ok is false if they do not
// give it.
func (o *order) fill(p *rules.Param, words []string) (rest []string, ok bool) {
	switch p.Kind {
	case rules.ParamPath:
		var way []grid.Direction
		way, rest, ok = steps(words)
		o.path = along(o.view.Hero.At, way)
	case rules.ParamRelative:
		o.toward, rest, ok = relative(words)
	case rules.ParamTiles:
		o.act.Tiles, rest, ok = number(words)
		if ok && len(rest) > 0 && (rest[0] == "tiles" || rest[0] == "tile") {
			rest = rest[1:]
		}
	case rules.ParamDirection:
		o.act.To, rest, ok = o.facing(words)
		o.act.North = ok && o.offer.Optional && o.act.To == grid.North
		ok = ok && (len(p.Directions) == 0 || slices.Contains(p.Directions, o.act.To))
	case rules.ParamTile:
		o.act.At, rest, ok = o.tile(p, words)
	case rules.ParamTarget:
		var choice rules.Choice
		choice, rest, ok = pick(p.Choices, words)
		o.act.Target = rules.Handle(choice.Value)
	case rules.ParamItem:
		o.act.Item, rest, ok = o.item(p, words)
	case rules.ParamWords:
		o.act.Words, rest, ok = o.words(p, words)
	}
	if ok {
		o.ready[o.index(p)] = true
	}
	return rest, ok
}

func along(at grid.Point, way []grid.Direction) []grid.Point {
	var path []grid.Point
	for _, d := range way {
		at = at.Add(d.Delta())
		path = append(path, at)
	}
	return path
}

// facing reads a direction either by the compass or by the hero's facing.
func (o *order) facing(words []string) (grid.Direction, []string, bool) {
	if d, rest, ok := direction(words); ok {
		return d, rest, true
	}
	r, rest, ok := relative(words)
	return o.view.Hero.Facing.Turn(r), rest, ok
}

// tile reads one of the tiles offered: by its number in the list, as X,Y, or
// by the direction in which it lies beside the hero.
func (o *order) tile(p *rules.Param, words []string) (*grid.Point, []string, bool) {
	if len(words) == 0 {
		return nil, words, false
	}
	if n, rest, ok := number(words); ok && n >= 1 && n <= len(p.Points) {
		return &p.Points[n-1], rest, true
	}
	offered := func(at grid.Point) bool { return len(p.Points) == 0 || slices.Contains(p.Points, at) }
	if x, y, ok := strings.Cut(words[0], ","); ok {
		at := grid.Point{}
		var errX, errY error
		at.X, errX = strconv.Atoi(x)
		at.Y, errY = strconv.Atoi(y)
		return &at, words[1:], errX == nil && errY == nil && offered(at)
	}
	if words[0] == "here" {
		return &o.view.Hero.At, words[1:], offered(o.view.Hero.At)
	}
	d, rest, ok := o.facing(words)
	at := o.view.Hero.At.Add(d.Delta())
	return &at, rest, ok && offered(at)
}

func (o *order) item(p *rules.Param, words []string) (int, []string, bool) {
	if len(p.Choices) == 0 {
		return number(words)
	}
	choice, rest, ok := pick(p.Choices, words)
	return choice.Value, rest, ok
}

func (o *order) words(p *rules.Param, words []string) (string, []string, bool) {
	if len(p.Choices) == 0 {
		return strings.Join(words, " "), nil, len(words) > 0
	}
	choice, rest, ok := pick(p.Choices, words)
	return choice.Text, rest, ok
}

// pick finds a choice by its number in the list, by its text, or by words that
// only one of them has.
func pick(choices []rules.Choice, words []string) (rules.Choice, []string, bool) {
	if n, rest, ok := number(words); ok && n >= 1 && n <= len(choices) {
		return choices[n-1], rest, true
	}
	for n := len(words); n > 0; n-- {
		text := strings.ToLower(strings.Join(words[:n], " "))
		var holding []rules.Choice
		for _, c := range choices {
			if strings.ToLower(c.Text) == text {
				return c, words[n:], true
			}
			if strings.Contains(" "+strings.ToLower(c.Text)+" ", " "+text+" ") {
				holding = append(holding, c)
			}
		}
		if len(holding) == 1 {
			return holding[0], words[n:], true
		}
	}
	return rules.Choice{}, words, false
}
