package purple

import (
	"slices"

	"pitchdark/rules"
)

// Random makes a whole hero by the dice of a roller: the quick hero, who takes
// what fits and wears the best armour that the silver buys [PH-CRE-01].
func Random(r Roller) *Creation {
	c := Create(r)
	c.Rest()
	return c
}

// Rest makes all choices that are left as a quick hero does [PH-CRE-01].
func (c *Creation) Rest() {
	q := &quick{Creation: c}
	for !q.Finished() {
		if q.step == StepGear {
			q.outfit()
			continue
		}
		q.choose(q.Options())
	}
}

// quick makes the choices of a random hero, a die for each.
type quick struct {
	*Creation
	nth int
}

func (q *quick) face(sides int) int {
	q.nth++
	return q.roller.Roll("quick", q.nth, sides)
}

// choose takes one of the options. The scores stay as they fell, and two times
// in three a mage keeps its schools; other steps end when nothing is left.
func (q *quick) choose(options []Option) {
	last := options[len(options)-1]
	switch {
	case q.step == StepSwap, q.step == StepTrades && q.face(3) > 1:
		q.Choose(last.Choice)
		return
	case last.Do == Done && len(options) > 1:
		options = options[:len(options)-1]
	}
	q.Choose(q.oneOf(options))
}

// oneOf draws what is chosen first, and what is named with it second.
func (q *quick) oneOf(options []Option) Choice {
	var whats []string
	for _, o := range options {
		if !slices.Contains(whats, o.What) {
			whats = append(whats, o.What)
		}
	}
	what := whats[q.face(len(whats))-1]
	options = slices.DeleteFunc(options, func(o Option) bool { return o.What != what })
	return options[q.face(len(options))-1].Choice
}

// outfit takes a pack, if there is no light yet, and a lock-picker's tools, the best suit and shield
// that are affordable and no burden, and readies the weapon.
func (q *quick) outfit() {
	lit := q.hero.Kit.Any(func(_ Stack, it *Item) bool { return it.Light != nil })
	if packs := q.offered(findDeed(Choice{Do: TakePack})); !lit && len(packs) > 0 {
		q.choose(packs)
	}
	if q.hero.HasSkill(lockpicking) {
		q.Choose(Choice{Do: Buy, What: string(picks)})
	}
	q.buyBest(func(a *Armour) bool { return a.Weight <= q.heaviest() })
	if q.handFree() && q.hero.Class == warrior {
		q.buyBest(func(a *Armour) bool { return a.Weight == Shield })
	}
	q.readyArms()
	q.Choose(Choice{Do: Done})
}

// heaviest is the armour in which the hero is still what it is: none for a
// mage, who would not cast in it, and light for a Battlemage [PH-CLS-12].
func (q *quick) heaviest() Weight {
	switch {
	case q.hero.Class == warrior:
		return Heavy
	case q.hero.Traded(battlemage):
		return Light
	}
	return Unarmoured
}

// handFree reports whether the hero's weapon leaves a hand for a shield.
func (q *quick) handFree() bool {
	return !q.hero.Kit.Any(func(_ Stack, it *Item) bool { return isArm(it) && it.hands() > 1 })
}

// buyBest buys the armour that gives the highest class without a burden.
func (q *quick) buyBest(sort func(*Armour) bool) {
	best := (*Creation)(nil)
	for i := range armourTable {
		it := &armourTable[i]
		if !sort(it.Armour) {
			continue
		}
		with := q.copy()
		if with.Choose(Choice{Do: Buy, What: string(it.Kind)}) != nil || with.hero.Burden().Level() > 0 {
			continue
		}
		if best == nil || with.hero.ArmourClass() > best.hero.ArmourClass() {
			best = with
		}
	}
	if best != nil {
		*q.Creation = *best
	}
}

// readyArms readies the weapon and what it shoots.
func (q *quick) readyArms() {
	var arms []rules.ContentID
	for _, s := range q.hero.Kit {
		it := FindItem(s.Kind)
		if s.Where == OnBody && it.Armour == nil && it.Kind != backpack {
			arms = append(arms, s.Kind)
		}
	}
	for _, kind := range arms {
		q.Choose(Choice{Do: Ready, What: string(kind)})
	}
}
