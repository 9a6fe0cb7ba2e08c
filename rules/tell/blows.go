package tell

import (
	"fmt"
	"slices"

	"pitchdark/rules"
)

// The damage from which a hit is told as a hard one, and up to which as a
// scratch.
const (
	heavy   = 8
	scratch = 1
)

func struck(v *voice) string {
	verb, third, how := "hit", "hits", ""
	switch {
	case v.Amount >= heavy:
		how = " hard"
	case v.Amount <= scratch:
		verb, third = "scratch", "scratches"
	}
	return fmt.Sprintf("%s %s%s%s: %d damage", v.does(verb, third), v.other(), how, v.with(), v.Amount)
}

// The margins of a miss at which it was close, and wide.
const (
	narrow = 0
	wide   = 10
)

func missed(v *voice) string {
	words := v.pick("miss", "misses")
	switch by, known := margin(v.Rolls); {
	case known && by == narrow:
		words = "just " + words
	case known && by >= wide:
		return v.who() + " " + words + " " + v.other() + " by far" + v.with()
	}
	return v.who() + " " + words + " " + v.other() + v.with()
}

// margin is by how much a defence held, if both totals are in the event.
func margin(rolls []rules.Roll) (int, bool) {
	attack, defence := -1, -1
	for i, r := range rolls {
		switch r.Purpose {
		case "attack":
			attack = i
		case "defence":
			defence = i
		}
	}
	if attack < 0 || defence < 0 {
		return 0, false
	}
	return rolls[defence].Total() - rolls[attack].Total(), true
}

func struckEmpty(v *voice) string { return v.does("strike", "strikes") + " at nothing" + v.with() }

func downed(v *voice) string {
	return v.does("fall", "falls") + " and " + v.pick("lie", "lies") + " still"
}

// sank tells one's own count only; of companions, that they bleed; of all others
// nothing, for that they lie was told.
func sank(v *voice) string {
	if v.to.Hero != 0 && !v.me() && !slices.Contains(v.to.Party, v.Who) {
		return ""
	}
	if v.me() && v.Amount < 0 {
		return fmt.Sprintf("you bleed: %d hit points below zero", -v.Amount)
	}
	return v.does("bleed", "bleeds")
}

func died(v *voice) string { return v.does("die", "dies") }

func woke(v *voice) string { return v.does("wake", "wakes") }
