package tell

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Line is one sentence with the rules that it rests on.
type Line struct {
	Text  string
	Rules []rules.RuleID
}

// Looker tells what the printed tables say of a kind; false where they say
// nothing.
type Looker func(rules.ContentID) (rules.Lore, bool)

// LookAt tells all that a view knows of one tile: what the ground is and how
// that is known, in what light it lies and where that comes from, how well one
// would make out who stands there and why, who does, and what lies there
// [DK-VIS-01, DK-VIS-04].
func LookAt(v *rules.View, at grid.Point, lore Looker) []Line {
	l := look{v: v, at: at, to: For(v), lore: lore}
	l.ground()
	l.light()
	l.seeing()
	l.people()
	l.things()
	l.traces()
	return l.lines
}

// look is a look at one tile.
type look struct {
	v     *rules.View
	at    grid.Point
	to    Teller
	lore  Looker
	lines []Line
}

func (l *look) say(words string, ids ...rules.RuleID) {
	l.lines = append(l.lines, Line{finish(words), ids})
}

// cell is the tile's glimpse, or nil.
func (l *look) cell() *rules.Glimpse {
	for i := range l.v.Cells {
		if l.v.Cells[i].At == l.at {
			return &l.v.Cells[i]
		}
	}
	return nil
}

// ground is what the tile is, and how that is known.
func (l *look) ground() {
	where := l.to.where(l.v.Hero.At, l.at)
	c := l.cell()
	switch {
	case c == nil && l.touched() != nil:
		l.say(where+": "+article(l.touched().Terrain.String())+", by touch", "DK-VIS-04", "DK-MOV-14")
	case c == nil && l.at == l.v.Hero.At:
		l.say("here, where you stand: you cannot see what is underfoot", "DK-VIS-04")
	case c == nil:
		l.say(where+": you know nothing of that tile", "DK-VIS-04")
	case c.Known == rules.Remembered:
		l.say(where+": "+article(c.Terrain.String())+", as you remember it; you do not see it now", "DK-VIS-04")
	default:
		l.say(where+": "+article(c.Terrain.String()), "DK-VIS-04")
	}
	if c != nil {
		l.edges(c)
		l.passing(c)
	}
}

// touched is the last thing felt of the tile itself, or nil.
func (l *look) touched() *rules.Trace {
	for i := len(l.v.Trace) - 1; i >= 0; i-- {
		if t := &l.v.Trace[i]; t.At == l.at && !t.IsEdge {
			return t
		}
	}
	return nil
}

// edges are what stands on the tile's sides, as far as it is known with it.
func (l *look) edges(c *rules.Glimpse) {
	var sides []string
	for _, side := range [...]struct {
		edge grid.Edge
		name string
	}{{c.East, "east"}, {c.South, "south"}, {c.West, "west"}, {c.North, "north"}} {
		if side.edge != grid.NoEdge {
			sides = append(sides, article(side.edge.String())+" on its "+side.name+" side")
		}
	}
	if len(sides) > 0 {
		l.say("it has "+list(sides), "DK-GRD-06")
	}
}

// passing is what the ground stops.
func (l *look) passing(c *rules.Glimpse) {
	var stops []string
	for _, stop := range [...]struct {
		flag grid.Flags
		name string
	}{{grid.BlocksMove, "movement"}, {grid.BlocksSight, "sight and light"}, {grid.BlocksSound, "sound"}} {
		if c.Terrain.Has(stop.flag) {
			stops = append(stops, stop.name)
		}
	}
	switch {
	case len(stops) > 0 && c.Terrain.Has(grid.MufflesSound):
		l.say("it stops "+list(stops)+", and muffles sound", "DK-GRD-01", "DK-SND-02")
	case len(stops) > 0:
		l.say("it stops "+list(stops), "DK-GRD-01")
	case c.Terrain.Has(grid.Brink):
		l.say("you stop before it unless you mean to go in; blind, you would not", "DK-GRD-01")
	}
}

// light is the light on the tile now, and which light that one sees may give it.
func (l *look) light() {
	c := l.cell()
	switch {
	case l.v.Blind == rules.ByOtherCause:
		l.say("you can see nothing at all, so you do not know its light", "DK-VIS-02")
		return
	case l.at == l.v.Hero.At:
		l.say("you stand in "+l.v.Light.String()+l.source(), "DK-LGT-01", "DK-LGT-03")
		return
	case c == nil || c.Known != rules.Seen:
		l.say("you do not see it: it lies in darkness, or something is between", "DK-VIS-01", "DK-GRD-05")
		return
	}
	switch words := "it lies in " + c.Light.String(); {
	case l.v.Hero.Vision == rules.DarkVision:
		l.say("to your eyes it is bright, whatever light is there", "DK-VIS-01")
	case l.v.Hero.Vision == rules.LowLightImmune:
		l.say("there is light enough there to be bright to your eyes"+l.source(), "DK-VIS-01")
	default:
		l.say(words+l.source(), "DK-LGT-01", "DK-LGT-03")
	}
}

// source names the nearest light that is seen to burn, with how far it is from
// the tile; light whose source is not seen is only said to be there.
func (l *look) source() string {
	light := l.v.Light
	if c := l.cell(); c != nil && l.at != l.v.Hero.At {
		light = c.Light
	}
	if light == rules.Dark {
		return ""
	}
	best := -1
	for i := range l.v.Lights {
		if best < 0 || grid.Distance(l.at, l.v.Lights[i].At) < grid.Distance(l.at, l.v.Lights[best].At) {
			best = i
		}
	}
	if best < 0 {
		return "; what gives it that you do not see"
	}
	s := &l.v.Lights[best]
	name := article(Content(s.Kind))
	if s.Bearer == l.v.Hero.Handle {
		name = "your " + Content(s.Kind)
	}
	if s.At == l.at {
		return "; " + name + " burns on it"
	}
	return fmt.Sprintf("; the nearest light that you see, %s, is %s from it", name, plural(grid.Distance(l.at, s.At), "tile"))
}

// seeing is how well one makes out who stands on the tile, and by which rule.
func (l *look) seeing() {
	c := l.cell()
	if l.at == l.v.Hero.At || c == nil || c.Known != rules.Seen || c.Terrain.Has(grid.BlocksMove) {
		return
	}
	away := grid.Distance(l.v.Hero.At, l.at)
	n := int(c.Light)
	switch {
	case c.Light >= rules.Bright:
		l.say("in bright light you make out whoever stands there, from any distance", "DK-VIS-01")
	case away <= n:
		l.say(fmt.Sprintf("from %s you make out whoever stands there: low light %d is enough up to %s", plural(away, "tile"), n, plural(n, "tile")), "DK-VIS-01")
	default:
		l.say(fmt.Sprintf("from %s you would notice a shape there and no more: in low light %d you make somebody out up to %s", plural(away, "tile"), n, plural(n, "tile")), "DK-VIS-01", "DK-LGT-01")
		l.shooting(away, n)
	}
}

// shooting is what the distance takes off a shot there.
func (l *look) shooting(away, n int) {
	if past := away - 2*n; past > 0 {
		l.say(fmt.Sprintf("a shot there is at %d less: that far it is past twice the light", past), "DK-LOW-02")
	} else {
		l.say("a shot there is not hindered by the light", "DK-LOW-01")
	}
}

// things are what lies on the tile or burns there.
func (l *look) things() {
	for _, th := range l.v.Things {
		if th.At != l.at || l.v.Flame(&th) != nil {
			continue
		}
		words := article(th.Name) + " lies there"
		if th.Count > 1 {
			words += fmt.Sprintf(", %d in all", th.Count)
		}
		l.say(words, "DK-VIS-01")
	}
	for _, s := range l.v.Lights {
		if s.At == l.at && s.Bearer == 0 {
			verb := " burns there"
			if s.Gutters {
				verb = " gutters there: it is in the last tenth of its time"
			}
			l.say(article(Content(s.Kind))+verb, "DK-LGT-05", "DK-LGT-07")
		}
	}
}

// traces are what one walked, felt and last knew of there.
func (l *look) traces() {
	for i := len(l.v.Trace) - 1; i >= 0; i-- {
		if t := &l.v.Trace[i]; t.At == l.at {
			how := "you felt it "
			switch {
			case t.IsEdge:
				how = "you felt " + article(t.Edge.String()) + " on its " + t.Toward.String() + " side "
			case t.Walked:
				how = "you walked there "
			}
			l.say(how+age(l.v.Round-t.Round), "DK-VIS-04")
			break
		}
	}
	for _, k := range l.v.Lost {
		if k.At == l.at {
			name := "someone"
			if k.Name != "" {
				name = article(k.Name)
			}
			l.say("you last knew of "+name+" there "+age(l.v.Round-k.Round), "DK-VIS-04")
		}
	}
}

// figuresIn is a list of figures in words, "Attack 2, Defence 3".
func figuresIn(list []rules.Number) string {
	var words []string
	for _, n := range list {
		words = append(words, fmt.Sprintf("%s %s", n.Name, minus(n.Value)))
	}
	return strings.Join(words, ", ")
}

func minus(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprint(n)
}
