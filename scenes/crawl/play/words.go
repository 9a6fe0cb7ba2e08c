package play

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// soundWords are a sound without its direction, which the ring shows.
func soundWords(s *rules.Sound, facing grid.Direction) string {
	words := strings.TrimSuffix(tell.Sound(*s, facing, true), ".")
	words = strings.TrimSuffix(words, ", right here")
	return strings.TrimSuffix(words, ", "+tell.Direction(s.From, facing, true))
}

// Flame is a light that the hero carries and that burns.
type Flame struct {
	Name    string
	Left    string // how long, in words; empty if for ever
	Part    int    // of what it had, in hundredths
	Gutters bool
	Shut    bool
}

// FlameOf is the light that a hero goes by: the one with the longest life of
// those that burn.
func FlameOf(h *rules.Sheet) (Flame, bool) {
	var best *rules.Held
	for i := range h.Items {
		it := &h.Items[i]
		if it.Lit && (best == nil || best.Shuttered && !it.Shuttered || best.Shuttered == it.Shuttered && it.Left > best.Left) {
			best = it
		}
	}
	if best == nil {
		return Flame{}, false
	}
	f := Flame{Name: best.Name, Part: 100, Gutters: best.Gutters, Shut: best.Shuttered}
	if best.Whole > 0 {
		f.Left, f.Part = tell.Time(best.Left), best.Left*100/best.Whole
	}
	return f, true
}

// Warning is the banner about a light of the hero's that is about to die, ""
// if none is.
func Warning(v *rules.View) string {
	for i := range v.Hero.Items {
		if it := &v.Hero.Items[i]; it.Lit && it.Gutters {
			return fmt.Sprintf("Your %s gutters: %s left", it.Name, tell.Time(it.Left))
		}
	}
	return ""
}

// Light is how a hero's own tile is lit, in words.
func LightWords(v *rules.View) string {
	switch v.Blind {
	case rules.ByDarkness:
		return "absolute darkness"
	case rules.ByOtherCause:
		return "blinded"
	}
	return v.Light.String()
}

// Price says what the declared walk would cost at a wall: the damage is as
// many tiles as were intended with the whole action, less armour [DK-MOV-03,
// DK-MOV-12].
func Price(h *rules.Sheet, tiles int) string {
	intended := tiles
	if h.Left > 0 {
		intended += h.Allowance - h.Left
	}
	words := fmt.Sprintf("%s: a wall would cost %d", count(tiles, "tile"), intended)
	if h.BumpCost > 0 {
		words += fmt.Sprintf(", your %s takes %d", coat(h), min(h.BumpCost, intended))
	}
	return words
}

// coat names what a hero wears.
func coat(h *rules.Sheet) string {
	for i := range h.Items {
		if h.Items[i].Where == rules.Worn {
			return h.Items[i].Name
		}
	}
	return "armour"
}

// Cost is what an offer costs, in words.
func Cost(o *rules.Offer) string {
	if o.Actions == 0 {
		return "free"
	}
	return count(o.Actions, "action")
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// capital begins a text with a capital letter.
func capital(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
