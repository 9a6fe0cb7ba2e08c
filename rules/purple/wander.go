package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// What is added to the d6 of an encounter check [PH-RND-03, PH-FOD-05].
const (
	noisyCheck = -4
	smokyCheck = -1
)

// EncounterMods is what the party has brought on itself since the last check:
// noise, and a cooking fire [PH-RND-03, PH-FOD-05].
func EncounterMods(noisy, fire bool) []rules.Number {
	mods := number(nil, "noise", given(noisy, noisyCheck), "PH-RND-03")
	return number(mods, "cooking fire", given(fire, smokyCheck), "PH-FOD-05")
}

// Encounters reports whether the secret d6 at the end of a turn that is due
// brings somebody: 1 or less with what is added [PH-RND-01].
func Encounters(face, bonus int) bool { return face+bonus <= 1 }

// Watch is how a part of a dungeon is guarded [PH-RND-02].
type Watch struct {
	Rate      int  // turns between checks that the place itself names; 0: none
	Organised bool // defenders under one command
	Alarm     bool // raised among them
}

// Every is the turns from one check to the next: the place's own rate, else 1
// with the alarm raised among organised defenders, 2 without an alarm, 3 where
// nobody is organised [PH-RND-02].
func (w Watch) Every() int {
	switch {
	case w.Rate > 0:
		return w.Rate
	case !w.Organised:
		return 3
	case !w.Alarm:
		return 2
	}
	return 1
}

// Due reports whether a check falls at the end of a turn, counted from 1 on
// entering [PH-RND-02].
func (w Watch) Due(turn int) bool { return turn%w.Every() == 0 }

// passedOver is the faces of a d6 on which those who wander pass an exceptional
// hiding place by.
const passedOver = 4

// Hiding is where a party lies low [PH-RND-02].
type Hiding struct {
	Secret bool // a secret room
	Spiked bool // every door of it spiked from within
}

// Exceptional reports whether it is better than most [PH-RND-02].
func (h Hiding) Exceptional() bool { return h.Secret || h.Spiked }

// PassedOver reports whether by a d6 an encounter does not find it: never a
// common one [PH-RND-02].
func (h Hiding) PassedOver(face int) bool { return h.Exceptional() && Within(face, passedOver) }

// homeReaction is what their own dungeon takes off the reaction of those who
// wander in it.
const homeReaction = -1

// WanderMods is what is added to the reaction of a creature that was met by
// chance, in its own dungeon or elsewhere [PH-RND-04].
func (m *Monster) WanderMods(home bool) []rules.Number {
	return number(m.ReactionMods(), "at home", given(home, homeReaction), "PH-RND-04")
}

// Band is creatures of one kind that come together.
type Band struct {
	Monster string // its ID
	Count   int
}

// Wander is who comes by on a level of the dungeon from 1 on: a d12 on the
// table of the level, from the fifth down on that of the fifth with one more of
// each kind for each level below it. A 12 sends to another level's table; who
// was sent from the fifth back to the fourth takes an 11 for a 12
// [PH-RND-05].
func Wander(r Roller, level int) []Band {
	w := &wanderer{thrower: thrower{roller: r, purpose: "wanderers"}, extra: max(level-deepestTable, 0)}
	w.meet(min(max(level, 1), deepestTable), false)
	return w.met
}

type wanderer struct {
	thrower
	extra int
	met   []Band
}

// meet throws on the table of a level; back says that it was sent back from
// the deepest.
func (w *wanderer) meet(level int, back bool) {
	rows := wanderTable[level-1]
	face := w.face(len(rows) + 1)
	switch {
	case face <= len(rows):
	case back:
		face = len(rows)
	case level < deepestTable:
		w.meet(level+1, false)
		return
	default:
		w.meet(level-1, true)
		w.meet(level-1, true)
		return
	}
	for _, p := range rows[face-1] {
		w.met = append(w.met, Band{Monster: p.monster, Count: w.sum(p.number) + w.extra})
	}
}

// torchFolk carry lights of their own.
var torchFolk = map[string]bool{"bandit": true, "cultist": true, "berserker": true, "evil-mage": true}

// Torches is how many lit torches a party of such bands carries: people one for
// each three of them, begun threes too; others none [PH-RND-05].
func Torches(bands []Band) int {
	people := 0
	for _, b := range bands {
		if torchFolk[b.Monster] {
			people += b.Count
		}
	}
	return (people + membersPerLight - 1) / membersPerLight
}

// pack is a kind and how many of it come.
type pack struct {
	monster string
	number  dice.Dice
}

func some(monster string, number dice.Dice) []pack { return []pack{{monster, number}} }
