package purple

import (
	"cmp"
	"fmt"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// Meals.
const (
	Eat      rules.ActionID = "eat"
	Cook     rules.ActionID = "cook"
	Share    rules.ActionID = "share"
	Spices   rules.ActionID = "season"
	MakeFire rules.ActionID = "make a fire"

	conditionSeasoned = "at a spiced meal" // the next meal is spiced

	alike = "everybody alike"
)

// The kinds of event of a meal.
const (
	Ate         rules.Kind = "purple.meal"        // Who ate Amount pounds: Text is how it was, Thing of what quality
	MealTold    rules.Kind = "purple.meal effect" // Who feels Text after it
	MealShort   rules.Kind = "purple.meal short"  // Who had Amount pounds of Of
	Fired       rules.Kind = "purple.fire"        // Who made a fire of Text
	mealTiles              = 2                    // how near a fire one cooks
	fireTorches            = 4                    // as much wood as a fire takes [PH-FOD-05]
)

// lot is a thing that can be eaten.
type lot struct {
	it   *world.Item
	food Food
}

// diners are the heroes near one that could eat with it and to whom food is due.
func diners(w *world.World, a *world.Actor) []*world.Actor {
	var all []*world.Actor
	for _, b := range joining(w, a) {
		if u := upkeepOf(b); u.hungry() > 0 {
			all = append(all, b)
		}
	}
	return all
}

// larder is all food of the heroes near one that has not gone bad, in the order
// in which it is eaten [PH-FOD-04].
func larder(w *world.World, a *world.Actor) []lot {
	var lots []lot
	for _, b := range joining(w, a) {
		for _, l := range ownLarder(w, b) {
			if Condition(l.it.Wear).MayEat() == nil {
				lots = append(lots, l)
			}
		}
	}
	bySpoilage(lots)
	return lots
}

// ownLarder is all food that a hero carries, in the order in which it is eaten.
func ownLarder(w *world.World, a *world.Actor) []lot {
	var lots []lot
	for _, it := range w.Things(a.ID) {
		if row := rowOf(it); row != nil && edible(row) {
			lots = append(lots, lot{it, row.Food})
		}
	}
	bySpoilage(lots)
	return lots
}

// bySpoilage puts first what spoils by itself, of that the worst, and then of the
// rest the most worn [PH-FOD-04].
func bySpoilage(lots []lot) {
	slices.SortStableFunc(lots, func(a, b lot) int {
		return cmp.Or(cmp.Compare(given(a.food == Durable, 1), given(b.food == Durable, 1)), cmp.Compare(b.it.Wear, a.it.Wear))
	})
}

func edible(row *Item) bool { return row.Food >= Durable && row.Food <= Delicacy }

func pounds(lots []lot) int {
	n := 0
	for _, l := range lots {
		n += l.it.Count
	}
	return n
}

func needOf(all []*world.Actor) int {
	n := 0
	for _, a := range all {
		u := upkeepOf(a)
		n += u.hungry()
	}
	return n
}

// mealActions are the rows of eating.
func (s *System) mealActions() []world.Action {
	row := func(id rules.ActionID, title string, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		return s.timed(world.Action{
			ID: id, Phase: rules.PhaseTurn, Title: title, Senses: rules.Touch, Rule: rule, Heroes: true, Rounds: Turn,
			Gives: "a meal shared by all who are near and to whom food is due", Offer: offer, Do: do,
		}, inMelee)
	}
	season := row(Spices, "Put spice to the next meal", "PH-FOD-03", s.offerSeason, s.doSeason)
	season.Rounds, season.Gives, season.Actions = 0, "", 0
	fire := row(MakeFire, "Make a fire", "PH-FOD-05", s.offerFire, s.doFire)
	fire.Gives = "a fire to cook at and to see by, for eight hours; its light and smell are noticed"
	camp := row(Camp, "Make camp", "PH-HEA-01", s.offerCamp, s.doCamp)
	camp.Rounds, camp.Gives = 8*Hour, "sleep, and what a night's or a day's rest heals here"
	return []world.Action{
		row(Eat, "Eat a cold meal", "PH-FOD-01", s.offerMeal(false), s.doMeal(false)),
		row(Cook, "Cook a meal at the fire", "PH-FOD-05", s.offerMeal(true), s.doMeal(true)),
		row(Share, "Share out what food there is", "PH-FOD-09", s.offerShare, s.doMeal(false)),
		season, fire, camp,
	}
}

// offerMeal is open when food is due to somebody near and there is enough for
// all; which lot is eaten first may be chosen [PH-FOD-01, PH-FOD-04, PH-FOD-05,
// PH-FOD-09].
func (s *System) offerMeal(hot bool) func(*world.World, *world.Actor) world.Offering {
	return func(w *world.World, a *world.Actor) world.Offering {
		if o := offerQuiet(w, a); o.Hide {
			return o
		}
		all, lots := diners(w, a), larder(w, a)
		p := rules.Param{Kind: rules.ParamItem}
		for i, it := range w.Things(a.ID) {
			row := rowOf(it)
			if row == nil || !edible(row) {
				continue
			}
			if refused := Condition(it.Wear).MayEat(); refused != nil {
				p.Barred = append(p.Barred, rules.Bar{Value: i + 1, Rule: refused.Rule, Not: clause(refused)})
				continue
			}
			p.Choices = append(p.Choices, rules.Choice{Value: i + 1, Text: "the " + lotWords(it) + " first"})
		}
		o := world.Offering{Missing: true, Params: []rules.Param{p}}
		cold := MayCook(fireNear(w, a))
		switch short := MayServe(pounds(lots), needOf(all), false); {
		case len(all) == 0:
			o.Not = rules.Refusal{Rule: "PH-FOD-01", Why: "nothing is due yet: " + nextMeal(w.Round)}
		case len(lots) == 0 && len(p.Barred) > 0:
			o.Not = rules.Refusal{Rule: p.Barred[0].Rule, Why: p.Barred[0].Not}
		case len(lots) == 0:
			o.Not = rules.Refusal{Rule: "PH-FOD-09", Why: "you have nothing to eat"}
		case hot && cold != nil:
			o.Not = rules.Refusal{Rule: cold.Rule, Why: clause(cold)}
		case short != nil:
			o.Not = rules.Refusal{Rule: short.Rule, Why: clause(short)}
		}
		return o
	}
}

// nextMeal says when food is due next.
func nextMeal(round int) string {
	hour, _ := hourAt(round)
	if hour >= morningHour && hour < eveningHour {
		return fmt.Sprintf("the evening meal is at %d o'clock", eveningHour)
	}
	return fmt.Sprintf("the morning meal is at %d o'clock", morningHour)
}

func lotWords(it *world.Item) string {
	words := rowOf(it).Name
	if it.Wear > 0 {
		words = Condition(it.Wear).String() + " " + words
	}
	if it.Count > 1 {
		words += fmt.Sprintf(", %d lb", it.Count)
	}
	return words
}

// offerShare is open when there is less than is due: the player says who eats
// [PH-FOD-09].
func (s *System) offerShare(w *world.World, a *world.Actor) world.Offering {
	all, lots := diners(w, a), larder(w, a)
	if o := offerQuiet(w, a); o.Hide || len(all) == 0 || len(lots) == 0 || pounds(lots) >= needOf(all) {
		return hidden
	}
	p := rules.Param{Kind: rules.ParamWords, Choices: []rules.Choice{{Text: alike}}}
	for _, b := range all {
		if len(all) > 1 {
			p.Choices = append(p.Choices, rules.Choice{Text: b.Name + " first"})
		}
	}
	return world.Offering{Params: []rules.Param{p}}
}

// doMeal serves a meal to all who are near; it takes a turn [PH-EXP-03,
// PH-FOD-06, PH-FOD-07, PH-FOD-08].
func (s *System) doMeal(hot bool) func(*world.Turn, *world.Actor, *world.Deed) {
	return func(t *world.Turn, a *world.Actor, d *world.Deed) {
		w := t.W
		all, lots := diners(w, a), larder(w, a)
		if first := w.Thing(a.ID, d.Item); first != nil {
			slices.SortStableFunc(lots, func(x, y lot) int { return given(y.it == first, 1) - given(x.it == first, 1) })
		}
		shares := portions(all, pounds(lots), d.Words)
		kitchen := CampKitchen(hot, false)
		sensation, quality := s.dish(t, a, lots, sum(shares), kitchen)
		for i, b := range all {
			if shares[i] > 0 {
				s.dine(t, b, shares[i], sensation, quality)
			}
		}
		for _, b := range joining(w, a) {
			blind.Begin(w, b, "eating", Turn)
		}
		sense.Refresh(t)
	}
}

// portions is how much each gets: all that is due, or of less equal shares, or
// one its fill before the others [PH-FOD-09].
func portions(all []*world.Actor, have int, words string) []int {
	shares := make([]int, len(all))
	take := func(i, n int) {
		u := upkeepOf(all[i])
		n = min(n, have, u.hungry()-shares[i])
		shares[i] += n
		have -= n
	}
	for i, b := range all {
		if words == b.Name+" first" {
			take(i, have)
		}
	}
	for had := -1; have > 0 && had != have; {
		had = have
		for i := range all {
			take(i, 1)
		}
	}
	return shares
}

// dish takes so many pounds from the lots and says what became of them
// [PH-FOD-03, PH-FOD-06, PH-FOD-07].
func (s *System) dish(t *world.Turn, a *world.Actor, lots []lot, n int, k Kitchen) (Sensation, Food) {
	spiced := lapse(a, conditionSeasoned)
	of := map[Food]int{}
	for _, l := range lots {
		for n > 0 && !l.it.Gone {
			food := l.food
			if spiced {
				food = food.Spiced()
			}
			of[food]++
			n--
			t.W.Spend(l.it)
		}
	}
	quality := MealQuality(of[Durable], of[Fresh], of[Delicacy])
	return SensationOf(k, quality), quality
}

var qualityNames = [...]string{Durable: "durable food", Fresh: "fresh food", Delicacy: "delicacies"}

// dine is one eater's meal: 3d6 in the open say what it does [PH-FOD-08].
func (s *System) dine(t *world.Turn, a *world.Actor, n int, how Sensation, quality Food) {
	w := t.W
	u := upkeepOf(a)
	if due := u.hungry(); n < due {
		t.Private(a, world.Nobody, rules.Event{Kind: MealShort, Amount: n, Of: due, Rules: []rules.RuleID{"PH-FOD-09"}})
	}
	t.Tell(a, rules.Event{Kind: Ate, Amount: n, Text: how.String(), Thing: qualityNames[quality], Rules: []rules.RuleID{"PH-FOD-06", "PH-FOD-07"}})
	own := &world.Turn{W: w, Actor: a.ID, Decision: w.Round, Listener: t.Listener, Forcer: t.Forcer}
	roll := rules.Roll{Who: world.Truth(a.ID), Purpose: "food", Dice: "3d6", Result: own.Throw(dice.Mishap, "food", cast(3, 6))}
	after := how.Aftermath(roll.Result)
	keepUp(a, func(u *Upkeep) {
		u.Eaten += n
		if after != Unaffected {
			u.eats(Spell{NewBout(after, own.Roll(dice.Mishap, "vomiting after", 4), own.Roll(dice.Mishap, "vomiting for", 4)), w.Round})
		}
	})
	told := rules.Event{Kind: MealTold, Text: after.String(), Rolls: []rules.Roll{roll}, Rules: []rules.RuleID{"PH-FOD-08"}}
	if after == Vomiting {
		told.Text = "" // it comes some hours later
	}
	t.Private(a, world.Nobody, told)
	if (Bout{Kind: after}).Heals() > 0 {
		a.HP = Healed(a.HP, a.MaxHP, 1)
	}
}

// offerSeason is open to one that carries spice while fresh food is there
// [PH-FOD-03].
func (s *System) offerSeason(w *world.World, a *world.Actor) world.Offering {
	spice, fresh := spiceOf(w, a), false
	for _, l := range larder(w, a) {
		fresh = fresh || l.food == Fresh
	}
	if o := offerQuiet(w, a); o.Hide || spice == nil || a.Is(conditionSeasoned) != nil || !fresh {
		return hidden
	}
	if refused := MaySpice(Condition(spice.Wear)); refused != nil {
		return world.Offering{Not: rules.Refusal{Rule: refused.Rule, Why: clause(refused)}}
	}
	return world.Offering{}
}

// spiceOf is the least worn spice of a hero, nil if it has none.
func spiceOf(w *world.World, a *world.Actor) *world.Item {
	var best *world.Item
	for _, it := range w.Things(a.ID) {
		if row := rowOf(it); row != nil && row.Food == Spice && (best == nil || it.Wear < best.Wear) {
			best = it
		}
	}
	return best
}

// doSeason uses the spice, a step of its wear for each six eaters [PH-FOD-03].
func (s *System) doSeason(t *world.Turn, a *world.Actor, _ *world.Deed) {
	spice := spiceOf(t.W, a)
	for range SpiceUses(max(len(diners(t.W, a)), 1)) {
		s.decay(t, a, spice, SpiceUsed)
	}
	a.Conditions = append(a.Conditions, world.Condition{Kind: conditionSeasoned, Until: t.W.Round + Turn, By: world.Nobody})
}

// fireNear reports whether a fire burns at which one could cook.
func fireNear(w *world.World, a *world.Actor) bool {
	for _, it := range w.Items {
		if it.Kind == campfire && it.Lit && !it.Gone && it.Level == a.Level && near(it.At, a.At, mealTiles) && sense.Tile(w, a, it.At) > rules.Unseen {
			return true
		}
	}
	return false
}

// fuel is what a hero could make a fire of: a flask of oil, or four torches.
func fuel(w *world.World, a *world.Actor) []rules.Choice {
	var choices []rules.Choice
	flasks, torches := 0, 0
	for _, it := range w.Things(a.ID) {
		switch {
		case it.Kind == oil:
			flasks += it.Count
		case it.Kind == torch && it.Left == torchLight.Burns:
			torches += it.Count
		}
	}
	if flasks > 0 {
		choices = append(choices, rules.Choice{Text: "a flask of oil"})
	}
	if torches >= fireTorches {
		choices = append(choices, rules.Choice{Text: "four torches"})
	}
	return choices
}

// offerFire needs a flame and something to burn [PH-FOD-05, PH-LIT-01,
// PH-WLD-24].
func (s *System) offerFire(w *world.World, a *world.Actor) world.Offering {
	if o := offerQuiet(w, a); o.Hide {
		return o
	}
	flame := false
	for _, it := range w.Things(a.ID) {
		flame = flame || it.Kind == tinderbox || it.Lit
	}
	o := world.Offering{Params: []rules.Param{{Kind: rules.ParamWords, Choices: fuel(w, a)}}}
	switch refused := MayLight(flame); {
	case refused != nil:
		o.Not = rules.Refusal{Rule: refused.Rule, Why: clause(refused)}
	case len(o.Params[0].Choices) == 0:
		o.Not = rules.Refusal{Rule: "PH-WLD-24", Why: "there is no wood here: a fire takes a flask of oil or four whole torches"}
	case fireNear(w, a):
		o.Not = rules.Refusal{Rule: "PH-FOD-05", Why: "a fire burns here already"}
	}
	return o
}

// The longer acts of making a fire, by what it is made of.
const (
	taskOil  = "making a fire of oil"
	taskWood = "making a fire of torches"
)

// doFire begins to make a fire where one stands; it takes a turn [PH-FOD-05,
// PH-WLD-24].
func (s *System) doFire(t *world.Turn, a *world.Actor, d *world.Deed) {
	task := taskOil
	if d.Words == "four torches" {
		task = taskWood
	}
	blind.Begin(t.W, a, task, Turn)
}

// fireMade lets the fire burn, if what it was to be made of is still there.
func (s *System) fireMade(t *world.Turn, a *world.Actor, task string) {
	w := t.W
	kind, need, words := oil, 1, "a flask of oil"
	if task == taskWood {
		kind, need, words = torch, fireTorches, "four torches"
	}
	if !slices.ContainsFunc(fuel(w, a), func(c rules.Choice) bool { return c.Text == words }) {
		return
	}
	for _, it := range w.Things(a.ID) {
		for need > 0 && it.Kind == kind && !it.Gone && (kind == oil || it.Left == torchLight.Burns) {
			w.Spend(it)
			need--
		}
	}
	w.Add(world.Item{Kind: campfire, Holder: world.Nobody, Level: a.Level, At: a.At, Fixed: true, Lit: true, Left: campfireLight.Burns})
	t.Tell(a, rules.Event{Kind: Fired, Text: words, Rules: []rules.RuleID{"PH-FOD-05", "PH-WLD-24"}})
	sense.Refresh(t)
}
