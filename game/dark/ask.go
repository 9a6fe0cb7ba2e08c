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
		words = "Which way?" + choices(ways())
	case rules.ParamTiles:
		words = fmt.Sprintf("How far? %d to %d tiles.", p.Min, p.Max)
	case rules.ParamDirection:
		words = "Which direction?" + choices(o.directions(p.Directions))
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

// ways are the eight relative directions.
func ways() []rules.Choice {
	var list []rules.Choice
	for r := grid.Forward; r <= grid.ForwardLeft; r++ {
		list = append(list, rules.Choice{Value: int(r), Text: r.String()})
	}
	return list
}

// directions are those offered, all eight if none is named: by the compass for
// one that sees, relative to the facing for the Blind.
func (o *order) directions(offered []grid.Direction) []rules.Choice {
	if len(offered) == 0 {
		for d := grid.North; d <= grid.NorthWest; d++ {
			offered = append(offered, d)
		}
	}
	var list []rules.Choice
	for _, d := range offered {
		text := d.String()
		if o.view.Blind != rules.Sighted {
			text = o.view.Hero.Facing.Toward(d).String()
		}
		list = append(list, rules.Choice{Value: int(d), Text: text})
	}
	return list
}

// reply fills a parameter from the answer to its question, where directions
// may be given by their numbers in the list too.
func (o *order) reply(p *rules.Param, words []string) bool {
	list := ways()
	if p.Kind == rules.ParamDirection {
		list = o.directions(p.Directions)
	}
	if n, rest, ok := number(words); ok && len(rest) == 0 && n >= 1 && n <= len(list) && (p.Kind == rules.ParamDirection || p.Kind == rules.ParamRelative) {
		words = []string{list[n-1].Text}
	}
	rest, ok := o.fill(p, words)
	ok = ok && (p.Kind != rules.ParamTiles || o.act.Tiles >= p.Min && o.act.Tiles <= p.Max)
	o.ready[o.index(p)] = ok && len(rest) == 0
	return o.ready[o.index(p)]
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
