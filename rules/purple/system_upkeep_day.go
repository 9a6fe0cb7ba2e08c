package purple

import (
	"encoding/json"

	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// The clock of a day. Play begins at eight in the morning; meals are due at six
// and at eighteen o'clock, and at noon the day before is reckoned up
// [PH-GEN-03, PH-FOD-01].
const (
	startHour   = 8
	morningHour = 6
	noonHour    = 12
	eveningHour = 18
	hoursOfDay  = 24
)

// sleepNeed is the rounds of sleep that a day needs, six hours [PH-FAT-03].
const sleepNeed = 6 * Hour

// The kinds of event of the day.
const (
	MealDue      rules.Kind = "purple.meal due" // Amount pounds of food are due for Who; Text is which meal
	FatigueMoved rules.Kind = "purple.fatigue"  // Who has Amount levels of fatigue, after Of, by Thing
)

// minutesAt is the minutes since the midnight before play began.
func minutesAt(round int) int { return startHour*60 + round/6 }

// hourAt is the hour of the day that begins with a round, false within one.
func hourAt(round int) (hour int, begins bool) {
	m := startHour*Hour + round
	return m / Hour % hoursOfDay, m%Hour == 0
}

// amend changes a hero's sheet.
func amend(a *world.Actor, change func(*Character)) {
	h := heroOf(a).clone()
	change(&h)
	card, err := json.Marshal(&h)
	if err != nil {
		panic("purple: a sheet cannot be written: " + err.Error()) // it has plain data only
	}
	a.SetCard(card)
}

// keepUp changes what the days have done to a hero.
func keepUp(a *world.Actor, change func(*Upkeep)) {
	amend(a, func(h *Character) {
		if h.Upkeep == nil {
			h.Upkeep = new(Upkeep)
		}
		change(h.Upkeep)
	})
}

// upkeepOf is what the days have done to a creature, nothing for any but heroes.
func upkeepOf(a *world.Actor) Upkeep {
	if h := heroOf(a); h != nil {
		return h.upkeep()
	}
	return Upkeep{}
}

// tired is the levels of fatigue under which a creature fights and moves: those
// that it has, and heavy fatigue for one that belongs in bed [PH-FAT-01,
// PH-FOD-08].
func tired(w *world.World, a *world.Actor) int {
	u := upkeepOf(a)
	if levels := u.Fatigue.Levels(); !u.abed(w.Round) {
		return levels
	}
	return max(u.Fatigue.Levels(), heavilyTired)
}

// bedridden reports whether a meal keeps a hero in bed, outside a fight
// [PH-FOD-08].
func bedridden(w *world.World, a *world.Actor) bool {
	u := upkeepOf(a)
	return w.Clock.Phase == Exploring && u.abed(w.Round)
}

// day is what the hours bring.
func (s *System) day(t *world.Turn) {
	s.toil(t.W)
	hour, begins := hourAt(t.W.Round)
	if !begins {
		return
	}
	switch hour {
	case morningHour:
		s.mealsDue(t, "morning meal")
		s.wearOut(t)
	case noonHour:
		s.reckon(t)
	case eveningHour:
		s.mealsDue(t, "evening meal")
	}
	for _, a := range t.W.Actors {
		if u := upkeepOf(a); len(u.Bouts) > 0 {
			keepUp(a, func(u *Upkeep) { u.digested(t.W.Round) })
		}
	}
}

// toil counts as labour the half-day of each hero that is on its feet and not in
// camp [PH-FOD-01].
func (s *System) toil(w *world.World) {
	for _, a := range w.Actors {
		if a.Slot > 0 && a.Stands() && camping(a) == nil {
			labours(a, Labour)
		}
	}
}

// labours notes a heavier activity of the half-day [PH-FOD-01].
func labours(a *world.Actor, work Activity) {
	if h := heroOf(a); h != nil && h.upkeep().Work < work {
		keepUp(a, func(u *Upkeep) { u.Work = work })
	}
}

// mealsDue ends a half-day: its food is due [PH-FOD-01].
func (s *System) mealsDue(t *world.Turn, which string) {
	for _, a := range t.W.Actors {
		if a.Slot == 0 || !a.In() {
			continue
		}
		keepUp(a, func(u *Upkeep) {
			if !u.Skips {
				u.Owed += FoodFor(u.Work)
			}
			u.Skips, u.Work = false, Resting
		})
		if u := upkeepOf(a); u.hungry() > 0 {
			t.Private(a, world.Nobody, rules.Event{Kind: MealDue, Amount: u.hungry(), Text: which, Rules: []rules.RuleID{"PH-FOD-01"}})
		}
	}
}

// reckon tells at noon what each hero had of food, water and sleep since the noon
// before. A waterskin is filled on the way and holds a day's water
// [PH-FAT-03, PH-FAT-05, PH-FAT-06, PH-FOD-09, PH-WLD-25].
func (s *System) reckon(t *world.Turn) {
	if t.W.Round < hoursOfDay*Hour/2 {
		return // the first noon comes before a day is over
	}
	for _, a := range t.W.Actors {
		if a.Slot == 0 || !a.In() {
			continue
		}
		u := upkeepOf(a)
		water := Without
		for _, it := range t.W.Things(a.ID) {
			if it.Kind == waterskin && Condition(it.Wear) < Ruined {
				water = Enough
			}
		}
		keepUp(a, func(u *Upkeep) { u.Owed, u.Eaten, u.Slept = 0, 0, 0 })
		s.lack(t, a, NoMeals, SupplyOf(u.Eaten, u.Owed))
		s.lack(t, a, NoWater, water)
		s.lack(t, a, NoSleep, SupplyOf(u.Slept, sleepNeed))
		if a.In() && a.Is(string(StatusFever)) != nil {
			s.tire(t, a, "fever", func(f Fatigue) Fatigue { f.Other++; return f })
		}
	}
}

// lackWords are what a hero lacks.
var lackWords = [...]string{NoBreath: "no breath", NoWater: "thirst", NoSleep: "no sleep", NoMeals: "hunger"}

// lack is one more round of no breath, or day of what else can be lacked; of
// enough it takes a level away [PH-FAT-03, PH-FAT-05, PH-FAT-06].
func (s *System) lack(t *world.Turn, a *world.Actor, l Lack, supply Supply) {
	if !a.In() {
		return
	}
	s.tire(t, a, lackWords[l], func(f Fatigue) Fatigue {
		if supply == Enough {
			return f.Relieved(l)
		}
		return f.After(l, supply, heroOf(a).Mod(Constitution))
	})
}

// tire changes a hero's fatigue, with what follows: exhaustion halves its hit
// points, and a fourth level kills [PH-FAT-01].
func (s *System) tire(t *world.Turn, a *world.Actor, by string, change func(Fatigue) Fatigue) {
	had := upkeepOf(a).Fatigue
	now := change(had)
	if now == had {
		return
	}
	before, after := had.Levels(), now.Levels()
	keepUp(a, func(u *Upkeep) {
		u.Fatigue = now
		switch {
		case after >= exhausted && u.Whole == 0:
			u.Whole = a.MaxHP
			a.HP, a.MaxHP = TiredHitPoints(a.HP, a.MaxHP, after)
		case after < exhausted && u.Whole > 0:
			a.MaxHP, u.Whole = u.Whole, 0
		}
	})
	if before == after {
		return
	}
	t.Tell(a, rules.Event{Kind: FatigueMoved, Amount: after, Of: before, Thing: by, Text: FatigueName(after), Rules: []rules.RuleID{"PH-FAT-01", "PH-FAT-03"}})
	if DiesOfFatigue(after) {
		s.die(t, a, world.Nobody, "PH-FAT-01")
	}
}
