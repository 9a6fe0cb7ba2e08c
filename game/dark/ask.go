package main

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// blanks are how a form shows each kind of parameter.
var blanks = map[rules.ParamKind]string{
	rules.ParamPath: "DIRECTIONS", rules.ParamRelative: "WAY", rules.ParamTiles: "TILES", rules.ParamDirection: "DIRECTION",
	rules.ParamTile: "WHERE", rules.ParamTarget: "WHOM", rules.ParamItem: "WHAT", rules.ParamWords: "HOW",
}

// form is how an offer is typed in one line: "blind move WAY TILES".
func form(o *rules.Offer) string {
	words := []string{string(o.Do)}
	for _, p := range o.Params {
		blank := blanks[p.Kind]
		if o.Optional {
			blank = "[" + blank + "]"
		}
		words = append(words, blank)
	}
	return strings.Join(words, " ")
}

// question asks for one parameter, with what it may be.
func (o *order) question(p *rules.Param) string {
	words := ""
	switch p.Kind {
	case rules.ParamPath:
		words = fmt.Sprintf("Which way? Directions such as e e se, or e 2 se; at most %s.", count(p.Max, "tile"))
	case rules.ParamRelative:
		words = "Which way? forward, forward-right, right, back-right, backward, back-left, left or forward-left."
	case rules.ParamTiles:
		words = fmt.Sprintf("How far? %d to %d tiles.", p.Min, p.Max)
	case rules.ParamDirection:
		words = "Which direction? " + o.directions(p.Directions) + "."
	case rules.ParamTile:
		words = "Where?" + o.tiles(p.Points)
	case rules.ParamTarget:
		words = "Whom?" + choices(p.Choices)
	case rules.ParamItem:
		words = "What?" + choices(p.Choices)
	case rules.ParamWords:
		words = "How?" + choices(p.Choices)
	}
	if o.offer.Optional {
		words += " An empty line leaves it open."
	}
	return words
}

// directions lists directions: by the compass for one that sees, relative to
// the facing for the Blind.
func (o *order) directions(list []grid.Direction) string {
	if len(list) == 0 {
		list = []grid.Direction{0, 1, 2, 3, 4, 5, 6, 7}
	}
	var words []string
	for i := range list {
		if o.view.Blind == rules.Sighted {
			words = append(words, list[i].String())
		} else {
			words = append(words, o.view.Hero.Facing.Toward(list[i]).String())
		}
	}
	return strings.Join(words, ", ")
}

// tiles lists tiles by number, with where they lie and who is there.
func (o *order) tiles(points []grid.Point) string {
	if len(points) == 0 {
		return " A direction, or X,Y."
	}
	words := ""
	for i, at := range points {
		words += fmt.Sprintf(" %d: %s;", i+1, o.place(at))
	}
	return strings.TrimSuffix(words, ";") + "."
}

func (o *order) place(at grid.Point) string {
	here, v := o.view.Hero.At, o.view
	words := "here"
	if at != here {
		words = tell.Direction(grid.Nearest(at.Sub(here)), v.Hero.Facing, v.Blind != rules.Sighted)
		if n := grid.Distance(here, at); n > 1 {
			words = count(n, "tile") + " " + words
		}
	}
	for i := range v.Tokens {
		if t := &v.Tokens[i]; t.At == at && t.Handle != v.Hero.Handle {
			return words + " (" + orElse(t.Name, "a shape") + ")"
		}
	}
	for _, c := range v.Contacts {
		if c.At == at {
			return words + " (" + orElse(c.Name, "someone") + ")"
		}
	}
	return words
}

func orElse(name, otherwise string) string {
	if name == "" {
		return otherwise
	}
	return name
}

func choices(list []rules.Choice) string {
	words := ""
	for i, c := range list {
		words += fmt.Sprintf(" %d: %s;", i+1, c.Text)
	}
	if words == "" {
		return ""
	}
	return strings.TrimSuffix(words, ";") + "."
}
