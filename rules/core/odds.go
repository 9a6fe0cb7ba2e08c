package core

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/world"
)

// unknownKind is why a chance against somebody cannot be told.
const unknownKind = "you do not know what it is"

// Odds is the chance of a roll by the roller's own sheet and the table of
// creatures: 1d20 and what is added to it against 1d20 and what the other adds,
// in percent rounded down [DK-HST-03, DK-STL-03, DK-HST-08].
func (s *System) Odds(own *rules.Sheet, a world.Attempt) rules.Chance {
	switch a.Roll {
	case world.RollForce:
		return force(own)
	case world.RollContest:
		return contest(own, a)
	}
	return toHit(own, a)
}

// force is the chance of a door: the total must come to the target.
func force(own *rules.Sheet) rules.Chance {
	c := rules.Chance{Rule: "DK-HST-08", Mods: []rules.Number{figure(own.Stats, Attack, "DK-HST-08")}}
	c.Percent = alone(total(c.Mods) - forceTarget + 1)
	return c
}

// toHit is the chance of a blow or a shot, with the damage of a hit. One under
// the Stealth bonus does not roll its die [DK-STL-05].
func toHit(own *rules.Sheet, a world.Attempt) rules.Chance {
	c := rules.Chance{Rule: "DK-HST-03", Damage: notation(own.Kind, a.Weapon), Mods: []rules.Number{figure(own.Stats, Attack, "DK-HST-03")}}
	c.Mods = append(c.Mods, a.Own...)
	theirs := figures(a)
	if theirs == nil {
		c.Mods, c.Not = append(c.Mods, off("", a.Theirs...)...), unknownKind
		return c
	}
	c.Mods = append(append(c.Mods, off("its ", figure(theirs, Defence, "DK-HST-03"))...), off("", a.Theirs...)...)
	if armour := theirs[Armour].Value; armour > 0 {
		c.Damage = fmt.Sprintf("%s - %d", c.Damage, armour)
	}
	if a.Stealth {
		c.Rule, c.Percent = "DK-STL-05", alone(total(c.Mods))
		return c
	}
	c.Percent = dice.Opposed(total(c.Mods))
	return c
}

// contest is the chance of an opposed stealth roll; ties go to the other
// [DK-STL-03].
func contest(own *rules.Sheet, a world.Attempt) rules.Chance {
	c := rules.Chance{Rule: "DK-STL-03", Mods: append([]rules.Number{figure(own.Stats, Stealth, "DK-STL-03"), figure(own.Stats, Presence, "DK-STL-03")}, a.Own...)}
	theirs := figures(a)
	if theirs == nil {
		c.Not = unknownKind
		return c
	}
	c.Mods = append(c.Mods, off("its ", figure(theirs, Stealth, "DK-STL-03"), figure(theirs, Presence, "DK-STL-03"))...)
	c.Percent = dice.Opposed(total(c.Mods))
	return c
}

// figures are those of the other of an attempt: its own if they are known, else
// its kind's in the table; nil if neither is.
func figures(a world.Attempt) []rules.Number {
	if a.Other != nil && len(a.Other.Stats) == stats {
		return a.Other.Stats
	}
	if c := creatureOf(a.Against); c != nil {
		return printed(c)
	}
	return nil
}

// figure is one of a list of figures as a modifier by a rule.
func figure(list []rules.Number, which int, rule rules.RuleID) rules.Number {
	if which >= len(list) {
		return rules.Number{Name: statNames[which], Rule: rule}
	}
	return rules.Number{Name: statNames[which], Value: list[which].Value, Rule: rule}
}

// off turns what the other adds into what that takes off one's own.
func off(whose string, theirs ...rules.Number) []rules.Number {
	var mods []rules.Number
	for _, n := range theirs {
		mods = append(mods, rules.Number{Name: whose + n.Name, Value: -n.Value, Rule: n.Rule})
	}
	return mods
}

func total(mods []rules.Number) int {
	sum := 0
	for _, m := range mods {
		sum += m.Value
	}
	return sum
}

// alone is in how many of 100 throws a d20, with an edge added, is above 0.
func alone(edge int) int { return 5 * min(max(20+min(edge, 0), 0), 20) }
