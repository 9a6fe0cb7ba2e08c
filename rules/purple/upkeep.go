package purple

import (
	"slices"

	"pitchdark/rules"
)

// Upkeep is what the days have done to a hero: what tires it, what it owes its
// belly, and what its last meals did.
type Upkeep struct {
	Fatigue Fatigue  `json:"fatigue"`
	Whole   int      `json:"whole,omitempty"` // the maximum hit points that exhaustion has halved
	Work    Activity `json:"work,omitempty"`  // the heaviest of this half-day
	Owed    int      `json:"owed,omitempty"`  // pounds of food due since noon
	Eaten   int      `json:"eaten,omitempty"` // pounds eaten since noon
	Slept   int      `json:"slept,omitempty"` // rounds slept since noon
	Skips   bool     `json:"skips,omitempty"` // the next meal is neither eaten nor needed
	Bouts   []Spell  `json:"bouts,omitempty"`
}

// Spell is an aftermath of a meal, and the round in which it was eaten.
type Spell struct {
	Bout
	At int `json:"at"`
}

// upkeep is what the days have done to the hero so far; it must not be written.
func (c *Character) upkeep() Upkeep {
	if c.Upkeep == nil {
		return Upkeep{}
	}
	return *c.Upkeep
}

// clone shares nothing with the other.
func (u *Upkeep) clone() *Upkeep {
	if u == nil {
		return nil
	}
	d := *u
	d.Bouts = slices.Clone(u.Bouts)
	return &d
}

// hungry is the pounds of food that are due and not eaten.
func (u *Upkeep) hungry() int { return max(u.Owed-u.Eaten, 0) }

// felt are the aftermaths that are felt in a round, with the hours since their
// meals [PH-FOD-08].
func (u *Upkeep) felt(round int, yield func(b Bout, hour int)) {
	for _, s := range u.Bouts {
		if hour := (round - s.At) / Hour; s.on(hour) {
			yield(s.Bout, hour)
		}
	}
}

// abed reports whether an aftermath keeps the hero in bed [PH-FOD-08].
func (u *Upkeep) abed(round int) bool {
	return slices.ContainsFunc(u.Bouts, func(s Spell) bool { return s.Abed((round - s.At) / Hour) })
}

// sated reports whether a meal makes this day's rest heal more [PH-FOD-08].
func (u *Upkeep) sated(round int) bool {
	return slices.ContainsFunc(u.Bouts, func(s Spell) bool { return s.Kind == Sated && (round-s.At)/Hour < hoursOfDay })
}

// eats adds an aftermath; one of its kind is only renewed [PH-FOD-08].
func (u *Upkeep) eats(s Spell) {
	u.Bouts = slices.DeleteFunc(u.Bouts, func(had Spell) bool { return had.Kind == s.Kind })
	u.Bouts = append(u.Bouts, s)
	u.Skips = u.Skips || s.SkipsMeal()
}

// digested forgets the aftermaths that are over.
func (u *Upkeep) digested(round int) {
	u.Bouts = slices.DeleteFunc(u.Bouts, func(s Spell) bool { return (round-s.At)/Hour >= max(s.Until, hoursOfDay) })
}

// checkMods is what meals and fatigue add to a check of an ability [PH-FOD-08,
// PH-CHK-04].
func (u *Upkeep) checkMods(a Ability, round int) []rules.Number {
	mods := number(nil, "fatigue", Tired(u.Fatigue.Levels()), "PH-CHK-04")
	u.felt(round, func(b Bout, hour int) { mods = append(mods, b.CheckMods(a, hour)...) })
	return mods
}

// saveMods is what meals add to a save that an ability helps; fatigue adds
// nothing [PH-FOD-08, PH-FAT-01].
func (u *Upkeep) saveMods(a Ability, round int) []rules.Number {
	var mods []rules.Number
	u.felt(round, func(b Bout, hour int) { mods = append(mods, b.SaveMods(a, hour)...) })
	return mods
}
