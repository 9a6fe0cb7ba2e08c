package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// sheetOfDays adds what the passing of time is to a hero: the hour, how worn its
// things are, what tires it, and what a meal and a rest would do [PH-FAT-01,
// PH-FOD-01, PH-HEA-01, PH-WTR-01].
func (s *System) sheetOfDays(w *world.World, a *world.Actor, sheet *rules.Sheet) {
	u := upkeepOf(a)
	sheet.Clock = minutesAt(w.Round)
	for i, it := range w.Things(a.ID) {
		if it.Wear > 0 && i < len(sheet.Items) {
			sheet.Items[i].State = Condition(it.Wear).String()
		}
	}
	sheet.Tired = toils(w, a, &u)
	sheet.Night = nightOf(w, a, &u)
	sheet.Meal = mealOf(w, a, &u)
	u.felt(w.Round, func(b Bout, _ int) {
		sheet.Conditions = append(sheet.Conditions, b.Kind.String())
	})
}

// toils are what tires a hero, each with the next noon at which another level of
// it comes: one more day of it, if it is lacked wholly from now on [PH-FAT-03,
// PH-FAT-04].
func toils(w *world.World, a *world.Actor, u *Upkeep) []rules.Toil {
	var list []rules.Toil
	f := &u.Fatigue
	constitution := heroOf(a).Mod(Constitution)
	for l := NoWater; l < lacks; l++ {
		if f.Lacking[l] == 0 && f.Exposed[l] == 0 {
			continue
		}
		list = append(list, rules.Toil{Source: lackWords[l], Levels: f.Lacking[l], Due: nextNoon(w.Round) + 24*60*daysUntil(f, l, constitution), Rule: "PH-FAT-03"})
	}
	for _, other := range []rules.Toil{
		{Source: lackWords[NoBreath], Levels: f.Lacking[NoBreath], Rule: "PH-FAT-03"},
		{Source: "forced march", Levels: f.March, Rule: "PH-FAT-06"},
		{Source: "draining", Levels: f.Drained, Rule: "PH-FAT-06"},
		{Source: "other causes", Levels: f.Other, Rule: "PH-FAT-03"},
	} {
		if other.Levels > 0 {
			list = append(list, other)
		}
	}
	return list
}

// mostDays is how far ahead a next level is looked for.
const mostDays = 40

// daysUntil is how many noons pass before the one that brings the next level of a
// lack.
func daysUntil(f *Fatigue, l Lack, constitution int) int {
	now := l.LevelsAfter(f.Exposed[l], constitution)
	for days := range mostDays {
		if l.LevelsAfter(f.Exposed[l]+int(Without)*(days+1), constitution) > now {
			return days
		}
	}
	return mostDays
}

// nextNoon is the next noon, in minutes of the clock.
func nextNoon(round int) int {
	m := minutesAt(round)
	noon := m/(24*60)*24*60 + noonHour*60
	if noon <= m {
		noon += 24 * 60
	}
	return noon
}

// nightOf is what a rest would do where a hero is, as far as it knows the place.
func nightOf(w *world.World, a *world.Actor, u *Upkeep) rules.Night {
	r := restOf(w, a, believedHideout(w, a))
	n := rules.Night{Slept: u.Slept / Hour, Need: sleepNeed / Hour}
	n.Heals = Healed(a.HP, a.MaxHP, r.Night()) - a.HP
	n.Day = Healed(a.HP, a.MaxHP, r.Day()) - a.HP
	if n.Heals == 0 {
		n.Why = whyNot(w, a, r)
	}
	return n
}

// mealOf is what is due to a hero and what it carries to eat.
func mealOf(w *world.World, a *world.Actor, u *Upkeep) rules.Meal {
	m := rules.Meal{Due: u.hungry(), Next: minutesAt(w.Round)}
	for hour := m.Next/60 + 1; ; hour++ {
		if h := hour % hoursOfDay; h == morningHour || h == eveningHour {
			m.Next = hour * 60
			break
		}
	}
	sorts := [...]string{Durable: "durable", Fresh: "fresh", Delicacy: "delicate"}
	for _, l := range ownLarder(w, a) {
		m.Lots = append(m.Lots, rules.Lot{Name: rowOf(l.it).Name, Pounds: l.it.Count, State: Condition(l.it.Wear).String(), Sort: sorts[l.food]})
	}
	return m
}
