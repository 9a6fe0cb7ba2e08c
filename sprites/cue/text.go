package cue

import (
	"fmt"
	"strings"
)

func (c Walk) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "walk %d", c.Who)
	for i, t := range c.Path {
		if i > 0 {
			b.WriteString(" →")
		}
		fmt.Fprintf(&b, " %s", t)
	}
	fmt.Fprintf(&b, " facing %s", c.Facing)
	if c.Blind {
		b.WriteString(" blind")
	}
	return b.String()
}

func (c Turn) String() string { return fmt.Sprintf("turn %d to %s", c.Who, c.Facing) }

func (c Slam) String() string {
	return fmt.Sprintf("slam %d at %s toward %s, strength %d%s", c.Who, c.At, c.Toward, c.Strength, when(c.Edge, ", edge"))
}

func (c Ripple) String() string {
	from := "from " + c.Way.String()
	switch {
	case c.Known:
		from = "at " + c.Place.String()
	case c.Here:
		from = "here"
	}
	return fmt.Sprintf("ripple %s %s %s %q", c.Kind, c.Band, from, c.Text)
}

func (c Flare) String() string { return fmt.Sprintf("flare %s at %s by %d", c.Kind, c.At, c.Who) }
func (c Puff) String() string  { return fmt.Sprintf("puff %s at %s by %d", c.Kind, c.At, c.Who) }
func (c Gutter) String() string {
	return fmt.Sprintf("gutter at %s by %d, %d left", c.At, c.Who, c.Left)
}

func (c Throw) String() string {
	return fmt.Sprintf("throw %s%s %s → %s", when(c.Lit, "lit "), c.Kind, c.From, c.To)
}

func (c Swing) String() string {
	return fmt.Sprintf("swing %d toward %s%s", c.Who, c.Toward, when(c.Hit, ", hit"))
}

func (c Shot) String() string {
	return fmt.Sprintf("shot %s → %s%s", c.From, c.To, when(c.Hit, ", hit"))
}
func (c Hurt) String() string  { return fmt.Sprintf("hurt %d at %s by %d", c.Who, c.At, c.Amount) }
func (c Dodge) String() string { return fmt.Sprintf("dodge %d at %s", c.Who, c.At) }
func (c Fall) String() string {
	return fmt.Sprintf("fall %d at %s%s", c.Who, c.At, when(c.Dead, ", dead"))
}
func (c Rise) String() string  { return fmt.Sprintf("rise %d at %s", c.Who, c.At) }
func (c Shake) String() string { return fmt.Sprintf("shake %d", c.Strength) }
func (c Grope) String() string {
	return fmt.Sprintf("grope %d toward %s%s", c.Who, c.Toward, when(c.Found, ", found"))
}
func (c Mark) String() string   { return fmt.Sprintf("mark %d at %s", c.Who, c.At) }
func (c Unmark) String() string { return fmt.Sprintf("unmark %d at %s", c.Who, c.At) }
func (c Spark) String() string  { return fmt.Sprintf("spark at %s", c.At) }
func (c Word) String() string {
	return fmt.Sprintf("word %q %s over %d at %s", c.Text, c.Tone, c.Who, c.At)
}
func (c Appear) String() string { return fmt.Sprintf("appear %d at %s", c.Who, c.At) }
func (c Vanish) String() string { return fmt.Sprintf("vanish %d at %s", c.Who, c.At) }
func (c Door) String() string {
	if c.Open {
		return fmt.Sprintf("door at %s opens", c.At)
	}
	return fmt.Sprintf("door at %s closes", c.At)
}
func (c Gust) String() string   { return fmt.Sprintf("gust from %s", c.From) }
func (c GoDark) String() string { return "go dark" + when(c.Flame, ", own flame") }
func (GoLight) String() string  { return "go light" }
func (c Cut) String() string    { return "cut to " + c.Level }

func when(yes bool, s string) string {
	if yes {
		return s
	}
	return ""
}
