package purple

import (
	"strconv"

	"pitchdark/rules"
)

// The bounds of Morale [PH-MOR-01].
const (
	staunch   = 1  // never retreats unwillingly
	maxMorale = 20 // flees whenever it can
	shaky     = 12 // from here on a loss by surprise is enough
)

// ParseMorale reads a Morale as the list writes it: 1…20, or – for none, which
// is 0 [PH-MOR-01].
func ParseMorale(text string) (int, *rules.Refusal) {
	if text == "–" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < staunch || n > maxMorale {
		return 0, refuse("PH-MOR-01", "Morale is %d to %d or –.", staunch, maxMorale)
	}
	return n, nil
}

// FightsOnlyCornered reports whether a creature flees as long as it has
// anywhere to go [PH-MOR-01].
func (m *Monster) FightsOnlyCornered() bool { return m.Morale == maxMorale }

// Trial is what tries the spirit of a side, each once a fight [PH-MOR-02].
type Trial uint8

// The trials.
const (
	HalfDown   Trial = iota // half of those it began with, or more, are down
	LastHurt                // its last is at a quarter of its hit points, or less
	AmbushLoss              // of Morale 12 or more, it lost one while surprised
	LeftBlind               // all are Blind by darkness before an enemy that is not [PH-DRK-19]
	trials
)

// Muster is what a side has come to by the end of a round [PH-MOR-02].
type Muster struct {
	Began, Standing int
	HitPoints, Most int  // of its last one
	Morale          int  // of the group; 0: none
	Ambushed        bool // it lost one in the round of surprise
	Blinded         bool // all of it, by darkness, with an enemy in contact who is not
}

// quarter is that of some hit points, rounded down but at least 1
// [PH-MOR-02].
func quarter(hitPoints int) int { return max(hitPoints/4, 1) }

// Trials is what tries the side at the end of this round, those that it has
// been through excepted [PH-MOR-02, PH-DRK-19].
func (s Muster) Trials(been []Trial) []Trial {
	if s.Morale == 0 || s.Standing == 0 {
		return nil
	}
	happened := [trials]bool{
		HalfDown:   s.Standing < s.Began && 2*(s.Began-s.Standing) >= s.Began,
		LastHurt:   s.Standing == 1 && s.HitPoints <= quarter(s.Most),
		AmbushLoss: s.Ambushed && s.Morale >= shaky,
		LeftBlind:  s.Blinded,
	}
	for _, t := range been {
		happened[t] = false
	}
	var due []Trial
	for t := range trials {
		if happened[t] {
			due = append(due, t)
		}
	}
	return due
}

// mostMoraleMod is how far modifiers can go, either way [PH-MOR-02].
const mostMoraleMod = 6

// MoraleMods is what is added to the d20 of a Morale check: fatigue, a captain
// who is heard, and whatever else there is, from −6 to +6 in all [PH-MOR-02].
func MoraleMods(fatigue int, captain bool, other int) []rules.Number {
	mods := number(nil, "fatigue", Tired(fatigue), "PH-MOR-02")
	mods = number(mods, "captain", given(captain, CaptainMorale), "PH-FEA-03")
	mods = number(mods, "circumstances", other, "PH-MOR-02")
	sum := total(mods)
	return number(mods, "at most 6", min(max(sum, -mostMoraleMod), mostMoraleMod)-sum, "PH-MOR-02")
}

// Stands reports whether a side holds: the d20 and what is added are not lower
// than its Morale [PH-MOR-02].
func Stands(face, bonus, morale int) bool { return face+bonus >= morale }

// Flight is what one does whose side lost heart [PH-MOR-03].
type Flight uint8

// The ways out.
const (
	BacksOff   Flight = iota // by fighting withdrawal
	Runs                     // headlong
	Surrenders               // drops its weapons
	TurnsAtBay               // fights on, and checks no more
)

// Breaks is what a creature of a side that lost heart does, with so many hit
// points of its most, cut off or not: it backs off while it has more than half,
// else it runs; cut off, the intelligent give up and the rest fight on
// [PH-MOR-03].
func (m *Monster) Breaks(hitPoints, most int, cutOff bool) Flight {
	switch {
	case cutOff && m.Mind.Intelligent():
		return Surrenders
	case cutOff:
		return TurnsAtBay
	case 2*hitPoints > most:
		return BacksOff
	}
	return Runs
}
