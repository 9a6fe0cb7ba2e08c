package purple

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Camping, and what a camper does.
const (
	Camp rules.ActionID = "camp"

	conditionCamps = "in camp" // N is the rounds slept so far, four times, and the way; By called the camp

	taskSleeps = "sleeping"
	taskWatch  = "keeping watch"
	taskRests  = "resting in camp"
)

// The kinds of event of a camp.
const (
	Camped     rules.Kind = "purple.camp" // Who made camp, took the watch, lay down, or woke the others (Text)
	RestHealed rules.Kind = "purple.heal" // Who has Amount hit points back by Text; 0: none, and why
)

// The ways to camp: a night with watches by turns, a night with all asleep, and
// a day and night of rest.
const (
	withWatches = "a night, with watches"
	allAsleep   = "a night, all asleep"
	wholeDay    = "a day and a night"
)

// ways are the ways to camp by their numbers.
var ways = [...]string{allAsleep, withWatches, wholeDay}

// wayOf is the way of a camp, and rounds what its camper has slept.
func wayOf(c *world.Condition) (way string, slept int) { return ways[c.N%4], c.N / 4 }

// nightRounds is how long a night in camp is: eight hours, or as much longer as
// fewer than four who share the watches need to sleep six each [PH-HEA-01,
// PH-FAT-03].
func nightRounds(campers int, watches bool) int {
	if !watches || campers < 2 {
		return 8 * Hour
	}
	return max(8*Hour, sleepNeed*campers/(campers-1))
}

// camping is the condition of a camper, nil for any other.
func camping(a *world.Actor) *world.Condition { return a.Is(conditionCamps) }

// campers are the heroes of the camp of one.
func campersOf(w *world.World, by world.ActorID) []*world.Actor {
	var all []*world.Actor
	for _, a := range w.Actors {
		if c := camping(a); c != nil && c.By == by {
			all = append(all, a)
		}
	}
	return all
}

// joining are the heroes that would camp with one: those near it that could do
// anything.
func joining(w *world.World, a *world.Actor) []*world.Actor {
	var all []*world.Actor
	for _, b := range w.Actors {
		if b.Slot > 0 && b.Level == a.Level && able(b) && near(a.At, b.At, campTiles) && b.Task == "" {
			all = append(all, b)
		}
	}
	return all
}

// offerCamp is open to a hero outside an encounter, who chooses how to camp.
// There are watches only where two can take turns.
func (s *System) offerCamp(w *world.World, a *world.Actor) world.Offering {
	if o := offerQuiet(w, a); o.Hide {
		return o
	}
	p := rules.Param{Kind: rules.ParamWords}
	if len(joining(w, a)) > 1 {
		p.Choices = append(p.Choices, rules.Choice{Text: withWatches})
	}
	p.Choices = append(p.Choices, rules.Choice{Text: allAsleep}, rules.Choice{Text: wholeDay})
	return world.Offering{Params: []rules.Param{p}}
}

// doCamp makes camp with those who are near. Lights in hand are put out: a fire
// burns on.
func (s *System) doCamp(t *world.Turn, a *world.Actor, d *world.Deed) {
	w := t.W
	all := joining(w, a)
	rounds := nightRounds(len(all), d.Words == withWatches)
	if d.Words == wholeDay {
		rounds = hoursOfDay * Hour
	}
	t.Tell(a, rules.Event{Kind: Camped, Text: d.Words, Amount: rounds / Hour, Rules: []rules.RuleID{"PH-HEA-01"}})
	for _, b := range all {
		b.Conditions = append(b.Conditions, world.Condition{Kind: conditionCamps, N: slices.Index(ways[:], d.Words), By: a.ID})
		for _, it := range w.Things(b.ID) {
			light.Out(t, it, light.ByHand, "PH-LIT-02")
		}
		b.Task, b.TaskLeft, b.TaskSince = taskRests, rounds, w.Round
	}
	sense.Refresh(t)
	s.lieDown(t, all)
	for _, b := range all {
		acquaint(b, all)
		b.Senses.Alarm = 0
	}
}

// sleepsNow reports whether the n-th of so many campers sleeps: with watches all
// but the one whose turn it is; in a day of rest so for the last eight hours.
func sleepsNow(way string, n, campers, passed, left int) bool {
	switch {
	case way == allAsleep:
		return true
	case way == wholeDay && left > 8*Hour:
		return false
	case way == wholeDay:
		if passed = 8*Hour - left; campers == 1 {
			return true
		}
	}
	return passed*campers/max(passed+left, 1) != n
}

// lieDown lets each camper sleep or wake as its watch says.
func (s *System) lieDown(t *world.Turn, all []*world.Actor) {
	woken := false
	for i, a := range all {
		way, _ := wayOf(camping(a))
		sleeps := sleepsNow(way, i, len(all), t.W.Round-a.TaskSince, a.TaskLeft)
		if sleeps == a.Asleep && a.Task != taskRests {
			continue
		}
		e := rules.Event{Kind: Camped, Rules: []rules.RuleID{"PH-RND-02"}}
		switch {
		case sleeps:
			a.Task, e.Text = taskSleeps, "lies down"
		case way == wholeDay && a.TaskLeft > 8*Hour:
			continue
		default:
			a.Task, e.Text = taskWatch, "takes the watch"
			woken = woken || a.Asleep
		}
		a.Asleep = sleeps
		t.Private(a, world.Nobody, e)
	}
	if !woken {
		return
	}
	sense.Refresh(t)
	for _, a := range all {
		acquaint(a, all)
		if !a.Asleep && !menaced(t.W, a) {
			a.Senses.Alarm = 0 // it knows the others' places
		}
	}
}

// acquaint lets a camper that is up know those beside it for the others of its
// camp, in the dark too.
func acquaint(a *world.Actor, all []*world.Actor) {
	for _, b := range all {
		if b != a && !a.Asleep {
			sense.Identify(a, b)
		}
	}
}

// camp goes on with every camp at the end of a round: sleep is counted, watches
// change, what stirs a watch or wakes a sleeper ends it, and so does its time.
func (s *System) camp(t *world.Turn) {
	done := map[world.ActorID]bool{}
	for _, a := range t.W.Actors {
		c := camping(a)
		if c == nil || done[c.By] {
			continue
		}
		done[c.By] = true
		s.campOn(t, campersOf(t.W, c.By))
	}
}

func (s *System) campOn(t *world.Turn, all []*world.Actor) {
	for _, a := range all {
		if !a.Stands() || a.Task == "" || stirred(a) {
			s.rouse(t, a)
			return
		}
		if a.Asleep {
			camping(a).N += 4
		}
		a.TaskLeft--
	}
	if all[0].TaskLeft <= 0 {
		s.breakCamp(t, all, true)
		return
	}
	s.lieDown(t, all)
}

// stirred reports whether a camper is awake who should sleep, or perceives
// something.
func stirred(a *world.Actor) bool {
	return !a.Asleep && (a.Task == taskSleeps || a.Senses.Alarm > 0)
}

// rouse ends a camp before its time: who was awake wakes the others, by its
// voice if they are not beside it.
func (s *System) rouse(t *world.Turn, by *world.Actor) {
	c := camping(by)
	if c == nil {
		return
	}
	all := campersOf(t.W, c.By)
	t.Tell(by, rules.Event{Kind: Camped, Text: "wakes the others", Rules: []rules.RuleID{"PH-HEA-01"}})
	if by.Stands() && len(all) > 1 {
		sense.MakeNoise(t, sense.Noise{Maker: by, Level: by.Level, At: by.At, Loud: darkness.Speech, Kind: rules.SoundSpeech, Voice: true})
	}
	s.breakCamp(t, all, false)
	for _, a := range all {
		if near(a.At, by.At, 1) {
			sense.Rouse(t, a)
		}
	}
}

// breakCamp ends a camp: what was slept counts, and a rest that nothing has
// broken heals [PH-HEA-01, PH-HEA-02, PH-FAT-06]. One whom the noise did not wake
// sleeps on.
func (s *System) breakCamp(t *world.Turn, all []*world.Actor, whole bool) {
	for _, a := range all {
		c := camping(a)
		way, slept := wayOf(c)
		day := way == wholeDay
		lapse(a, conditionCamps)
		a.Task, a.TaskLeft = "", 0
		if whole {
			a.Asleep = false
		}
		if !a.In() {
			continue
		}
		keepUp(a, func(u *Upkeep) { u.Slept += slept })
		s.heal(t, a, day, whole)
		if day && whole {
			s.tire(t, a, "a day of rest", Fatigue.Rested)
		}
	}
	sense.Refresh(t)
	for _, a := range all {
		acquaint(a, all)
		if !menaced(t.W, a) && whole {
			a.Senses.Alarm = 0
		}
	}
}

// restOf is what a rest in the place where a hero is would be worth
// [PH-HEA-01].
func restOf(w *world.World, a *world.Actor, h Hiding) Rest {
	bed := false
	for _, it := range w.Things(a.ID) {
		bed = bed || it.Kind == bedroll && Condition(it.Wear) < Ruined
	}
	u := upkeepOf(a)
	return Rest{Level: heroOf(a).Level, Safe: SleepsWell(h, bed), Sated: u.sated(w.Round), Rotting: a.Is(string(StatusRotting)) != nil}
}

// heal gives back what a night or a day of rest gives, and tells why it is
// nothing [PH-HEA-01, PH-HEA-02].
func (s *System) heal(t *world.Turn, a *world.Actor, day, whole bool) {
	r := restOf(t.W, a, s.hideout(t.W, a.Level))
	r.Interrupted = !whole
	amount := r.Night()
	if day {
		amount = r.Day()
	}
	healed := Healed(a.HP, a.MaxHP, amount) - a.HP
	a.HP += healed
	e := rules.Event{Kind: RestHealed, Amount: healed, Text: "a night's rest", Rules: []rules.RuleID{"PH-HEA-01", "PH-HEA-02"}}
	if day {
		e.Text = "a day's rest"
	}
	if healed == 0 {
		e.Text = whyNot(t.W, a, r)
	}
	t.Private(a, world.Nobody, e)
}

// whyNot says why a rest heals nothing.
func whyNot(w *world.World, a *world.Actor, r Rest) string {
	switch {
	case a.HP >= a.MaxHP:
		return "nothing is left to heal"
	case r.Rotting:
		return "what rots does not heal by itself"
	case r.Interrupted:
		return "the rest was broken"
	case !r.Safe && !restOf(w, a, Hiding{Spiked: true}).Safe:
		return "there is no bedroll"
	}
	return "no door keeps this place hidden"
}

// dozes reports whether a creature keeps to its place while all heroes of its
// level camp: it has perceived nothing of them, and who wanders by is the
// referee's to say [PH-RND-01].
func dozes(w *world.World, a *world.Actor) bool {
	if a.Slot > 0 || a.Is(conditionWanders) != nil || len(a.Senses.Percepts) > 0 || a.Senses.Alarm > 0 && w.Round-a.Senses.Alarm < warningRounds {
		return false
	}
	camped := false
	for _, b := range w.Actors {
		if b.Slot == 0 || b.Level != a.Level || !b.Stands() {
			continue
		}
		if camping(b) == nil {
			return false
		}
		camped = true
	}
	return camped
}

// stirs is the slot of a camper, whose rest the camp itself counts: one that
// something wakes, or that keeps watch and perceives something, wakes the others
// and can act.
func (s *System) stirs(t *world.Turn, a *world.Actor) bool {
	if !stirred(a) {
		return false
	}
	s.rouse(t, a)
	return true
}
