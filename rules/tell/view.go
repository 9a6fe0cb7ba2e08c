package tell

import (
	"fmt"
	"strings"

	"pitchdark/rules"
)

// View describes a whole view in sentences, for those who cannot see it: where
// the hero is and how it fares, its lights, the ground about it, whom it sees,
// feels and hears, what lies about, and what it is asked [DK-VIS-04].
func View(v *rules.View) []string {
	t := For(v)
	lines := append([]string{standing(v)}, hero(v)...)
	if v.Ended != "" {
		return lines
	}
	lines = append(lines, lights(&v.Hero)...)
	lines = append(lines, party(t, v)...)
	if v.Blind == rules.Sighted {
		lines = append(lines, about(v))
	} else {
		lines = append(lines, trace(t, v)...)
	}
	lines = append(lines, figures(t, v)...)
	lines = append(lines, contacts(t, v)...)
	lines = append(lines, lost(t, v)...)
	lines = append(lines, sounds(t, v)...)
	lines = append(lines, lying(t, v)...)
	return append(lines, asks(v)...)
}

// standing is where the hero is, as far as it can tell.
func standing(v *rules.View) string {
	if v.Ended != "" {
		return finish(ended(&voice{Event: rules.Event{Text: v.Ended}}))
	}
	words := fmt.Sprintf("Round %d. ", v.Round)
	switch v.Blind {
	case rules.ByDarkness:
		words += "You stand in absolute darkness"
	case rules.ByOtherCause:
		words += "You can see nothing at all"
	default:
		words += orElse(v.Place, "You stand") + ", in " + v.Light.String()
	}
	return fmt.Sprintf("%s. You face %s.", words, v.Hero.Facing)
}

// hero is how the hero fares, and what it has left of its turn.
func hero(v *rules.View) []string {
	s := &v.Hero
	lines := []string{fmt.Sprintf("Health %d of %d%s.", s.Health, s.MaxHealth, state(s))}
	if s.Turn {
		words := "it is your turn: " + plural(s.Actions, "action") + " left"
		if s.Left > 0 {
			words += ", " + plural(s.Left, "tile") + " of a walk left"
		}
		lines = append(lines, finish(words))
	}
	if s.Clock > 0 {
		lines = append(lines, finish(hours(s)))
	}
	if hands := held(s); len(hands) > 0 {
		lines = append(lines, finish("in hand: "+list(hands)))
	}
	return lines
}

// state is what else is the matter with a hero.
func state(s *rules.Sheet) string {
	var words []string
	switch {
	case s.Dead:
		words = append(words, "dead")
	case s.Down:
		words = append(words, "down")
	}
	if s.Hidden {
		words = append(words, "hidden")
	}
	words = append(words, s.Conditions...)
	if len(words) == 0 {
		return ""
	}
	return ", " + strings.Join(words, ", ")
}

func held(s *rules.Sheet) []string {
	var names []string
	for i := range s.Items {
		if s.Items[i].Where == rules.InHand {
			names = append(names, article(s.Items[i].Name))
		}
	}
	return names
}

// lights are the hero's own: those that burn, each with its time, and those
// that could.
func lights(s *rules.Sheet) []string {
	var lines, dark []string
	for i := range s.Items {
		h := &s.Items[i]
		switch {
		case h.Lit:
			lines = append(lines, burning(h))
		case h.Light:
			dark = append(dark, article(h.Name))
		}
	}
	if len(dark) > 0 {
		lines = append(lines, finish("you carry unlit: "+list(dark)))
	}
	return lines
}

func burning(h *rules.Held) string {
	words := "your " + h.Name + " burns"
	if h.Gutters {
		words = "your " + h.Name + " gutters"
	}
	if h.Shuttered {
		words += " behind its shutter"
	}
	if h.Whole > 0 {
		words += ": " + Time(h.Left) + " left"
	}
	return finish(words)
}

// party tells of the seat's other heroes what this one knows of them.
func party(t Teller, v *rules.View) []string {
	var lines []string
	for i := range v.Party {
		s := &v.Party[i]
		if s.MaxHealth == 0 {
			lines = append(lines, finish("you do not know where "+s.Name+" is"))
			continue
		}
		lines = append(lines, fmt.Sprintf("%s: health %d of %d%s, %s.", s.Name, s.Health, s.MaxHealth, state(s), t.where(v.Hero.At, s.At)))
	}
	return lines
}

// asks are the questions that wait for an answer, but for one's own turn.
func asks(v *rules.View) []string {
	var lines []string
	for _, a := range v.Asks {
		if a.Phase != rules.PhaseTurn && a.Text != "" {
			lines = append(lines, finish(a.Text))
		}
	}
	return lines
}
