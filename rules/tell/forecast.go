package tell

import (
	"fmt"
	"strings"

	"pitchdark/rules"
)

// Forecast puts what can be told beforehand of a command into sentences: what
// would kill first, then the way and its light, what it costs, the chances, the
// noise and who would hear it, and what else is worth knowing [DK-CMD-01].
func Forecast(f rules.Forecast) []string {
	var lines []string
	add := func(words string) {
		if words != "" {
			lines = append(lines, finish(words))
		}
	}
	add(f.Deadly)
	add(wayAhead(f))
	add(f.Harm)
	for _, c := range f.Chances {
		add(chance(c))
	}
	add(noise(f))
	for _, n := range f.Notes {
		add(n)
	}
	return lines
}

// wayAhead is a walk's length, and the light in which it would end.
func wayAhead(f rules.Forecast) string {
	if len(f.Path) == 0 {
		return ""
	}
	words := "you would go " + plural(len(f.Path), "tile")
	switch {
	case f.Lit:
		return words + " and stand in " + f.Light.String()
	case f.Light > rules.Dark:
		return words + " and stand, as far as you know, in " + f.Light.String()
	}
	return words + "; what light there is you do not know"
}

// chance is one roll with its percentage, its damage and where it comes from:
// "to hit the goblin: 62 %, for 1d8 - 1 (Attack +4, its Defence −3)".
func chance(c rules.Chance) string {
	words := fmt.Sprintf("%s: %d %%", c.Name, c.Percent)
	if c.Not != "" {
		words = c.Name + ": " + c.Not
	}
	if c.Damage != "" {
		words += ", for " + strings.ReplaceAll(c.Damage, " - ", " − ")
	}
	var sources []string
	for _, m := range c.Mods {
		if m.Value != 0 {
			sources = append(sources, strings.TrimPrefix(sign(m.Value, false), " ")+fmt.Sprintf("%d %s%s", max(m.Value, -m.Value), m.Name, cite(m.Rule)))
		}
	}
	if len(sources) > 0 {
		words += " (" + strings.Join(sources, ", ") + ")"
	}
	return words
}

// noise is how far a deed would be heard, and by whom.
func noise(f rules.Forecast) string {
	if f.Noise == 0 {
		return ""
	}
	words := noises[f.Sound]
	if words == "" {
		words = article(string(f.Sound))
	}
	words += ", heard up to " + plural(f.Noise, "tile") + " away"
	var would, might []string
	for _, h := range f.Hearers {
		name := h.Name + " (" + h.Band.String() + ")"
		if h.Perhaps {
			might = append(might, name)
		} else {
			would = append(would, name)
		}
	}
	if len(would) > 0 {
		words += "; " + list(would) + " would hear it"
	}
	if len(might) > 0 {
		words += "; " + list(might) + " might hear it"
	}
	return words
}
