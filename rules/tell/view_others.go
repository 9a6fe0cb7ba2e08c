package tell

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// figures are those whom the hero sees, the nearest first.
func figures(t Teller, v *rules.View) []string {
	tokens := slices.Clone(v.Tokens)
	slices.SortStableFunc(tokens, func(a, b rules.Token) int {
		return grid.Distance(v.Hero.At, a.At) - grid.Distance(v.Hero.At, b.At)
	})
	var lines []string
	for i := range tokens {
		k := &tokens[i]
		lines = append(lines, finish("you see "+figure(k)+", "+t.where(v.Hero.At, k.At)+walked(t, v, k.Handle)))
	}
	return lines
}

// figure is somebody seen: a shape tells only its size and that it lies.
func figure(k *rules.Token) string {
	var words []string
	switch {
	case k.Degree == rules.Identified && k.Name != "":
		words = append(words, article(k.Name))
	case k.Big:
		words = append(words, "a big shape")
	default:
		words = append(words, "a shape")
	}
	if s := side(k.Side); s != "" && !k.Dead && !k.Handle.Own() {
		words = append(words, s)
	}
	switch {
	case k.Dead:
		words = append(words, "dead")
	case k.Down:
		words = append(words, "down")
	case k.Asleep:
		words = append(words, "asleep")
	case k.Health >= rules.Hurt:
		words = append(words, k.Health.String())
	}
	return strings.Join(words, ", ")
}

func side(s rules.Side) string {
	switch s {
	case rules.Friend:
		return "a friend"
	case rules.Neutral:
		return "neutral"
	case rules.Foe:
		return "a foe"
	}
	return ""
}

// walked is how far somebody was seen to walk this round.
func walked(t Teller, v *rules.View, h rules.Handle) string {
	for _, l := range v.Lines {
		if l.Who != h || h == 0 || len(l.Tiles) < 2 {
			continue
		}
		from, to := l.Tiles[0], l.Tiles[len(l.Tiles)-1]
		words := "; it walked " + plural(len(l.Tiles)-1, "tile")
		if from != to {
			words += " " + Direction(grid.Nearest(to.Sub(from)), t.Facing, t.Blind)
		}
		return words
	}
	return ""
}

// contacts are those whom the hero feels beside it.
func contacts(t Teller, v *rules.View) []string {
	var lines []string
	for _, c := range v.Contacts {
		name := "someone"
		if c.Known && c.Name != "" {
			name = article(c.Name)
			if s := side(c.Side); s != "" && !c.Handle.Own() {
				name += ", " + s + ","
			}
		}
		lines = append(lines, finish(name+" is beside you, "+t.where(v.Hero.At, c.At)))
	}
	return lines
}

// lost are those whom the hero perceived a short while ago.
func lost(t Teller, v *rules.View) []string {
	var lines []string
	for _, l := range v.Lost {
		name := "someone"
		if l.Name != "" {
			name = article(l.Name)
		}
		lines = append(lines, finish("you last knew of "+name+" "+t.where(v.Hero.At, l.At)+", "+age(v.Round-l.Round)))
	}
	return lines
}

// sounds are what the hero has in its ears, the latest last.
func sounds(t Teller, v *rules.View) []string {
	var lines []string
	for _, s := range v.Sounds {
		heard := strings.TrimSuffix(Sound(s, t.Facing, t.Blind), ".")
		lines = append(lines, finish(heard+", "+age(v.Round-s.Round)))
	}
	return lines
}

// age is how many rounds ago something was.
func age(rounds int) string {
	switch {
	case rounds <= 0:
		return "this round"
	case rounds == 1:
		return "a round ago"
	}
	return fmt.Sprintf("%d rounds ago", rounds)
}
