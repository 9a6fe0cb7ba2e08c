package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// Trap is a row of the list of traps; what it does not do is zero
// [PH-TRP-06].
type Trap struct {
	ID, Name string
	Level    int        // of the dungeon on which it is first met
	Passive  Difficulty // to find it in passing; 0: never
	Active   Difficulty // to find it by a search
	Plain    bool       // a search finds it without a roll: it can be seen
	OnLock   bool       // on a lock or chest, not in the floor
	Breaks   bool       // may break the pole that finds it
	Fall     int        // feet that one falls; the dice are those of Fall
	Climb    Difficulty // to get out again
	Hoist    int        // feet that one is pulled up

	Darts  dice.Dice // how many attacks it makes, each with Attack; zero: none
	Attack int       // added to each attack
	Dice   dice.Dice // of damage: of each attack that hits, of a save that fails, or on top of the fall
	Save   *TrapSave // nil: no save

	Status Status    // of whoever failed the save; "": none
	Lasts  dice.Dice // how long, in Unit rounds
	Unit   int

	Wide, Long int  // tiles; 0 is 1
	Burst      int  // tiles about it
	Blocks     bool // the way, afterwards
	Shuts      bool // doors nearby
	Loud       int  // loudness; 0: none of its own
	Fragile    bool // what is fragile and readied saves as in an area attack
	Contents   bool // those of the chest save

	Snuffs  Draught
	Dark    int       // strength of the magical darkness
	Delay   dice.Dice // rounds in which to leave or jam it
	Jamming int       // spikes that jam it in that time
}

// TrapSave is what a trap must be saved against.
type TrapSave struct {
	Against Threat
	Dodge   bool // by Dexterity, whatever Against says
	Half    bool // of the damage is taken by whoever saves
}

// Target is what the save must come to [PH-TRP-06].
func (s TrapSave) Target() Difficulty {
	if s.Dodge {
		return Hard
	}
	return s.Against.Target()
}

// TrapMods is what the hero adds to that save [PH-TRP-06, PH-SAV-01].
func (c *Character) TrapMods(s TrapSave) []rules.Number {
	if !s.Dodge {
		return c.SaveMods(s.Against, nil)
	}
	mods := number(nil, "save bonus", c.SaveBonus(), "PH-SAV-01")
	return number(mods, Dexterity.String(), c.Mod(Dexterity), "PH-TRP-06")
}

// Draught is on how many faces of a d6 a trap puts out each sort of light
// [PH-TRP-06].
type Draught struct{ Candles, Torches, Lamps int }

// Find is how a trap is looked for [PH-TRP-01].
type Find struct {
	Search bool // a search of its square, of a turn; else in passing
	Blind  bool
}

// Difficulty is the secret Perception check that finds the trap; one that can
// be seen needs none, and what is never noticed in passing is refused, as is a
// search without sight [PH-TRP-01, PH-DRK-16].
func (t *Trap) Difficulty(f Find) (Difficulty, *rules.Refusal) {
	switch {
	case f.Blind:
		return 0, refuse("PH-DRK-16", "You cannot see to look for traps.")
	case f.Search && t.Plain:
		return 0, nil
	case f.Search:
		return t.Active, nil
	case t.Passive == 0:
		return 0, refuse("PH-TRP-01", "Search for it.")
	}
	return t.Passive, nil
}

// trapTiles is how near a trigger must be for the one check of a cautious
// party.
const trapTiles = 2

// TriggerDue reports whether the party makes its secret check for a trigger
// that has come so near: once for each, at a cautious pace, with sight
// [PH-TRP-02, PH-EXP-02].
func TriggerDue(p Pace, tiles int, checked, blind bool) bool {
	return p == Cautious && tiles <= trapTiles && !checked && !blind
}

// wornTrigger is the faces of a d6 on which a worn trigger still acts.
const wornTrigger = 4

// Trips reports whether a trigger acts on who comes onto it: always, or by a d6
// if it is worn; not on what flies, nor on who knows of it and steps aside
// [PH-TRP-03].
func Trips(worn bool, face int, flies, avoids bool) bool {
	return !flies && !avoids && (!worn || Within(face, wornTrigger))
}

const (
	poleTrips  = 2 // faces of a d6
	poleBreaks = 1
)

// MayProbe refuses to go ahead with a pole at another than a cautious pace, or
// without both hands for it [PH-TRP-04].
func MayProbe(p Pace, hands int) *rules.Refusal {
	switch {
	case p != Cautious:
		return refuse("PH-TRP-04", "Poles need a slow step.")
	case hands < 2:
		return refuse("PH-TRP-04", "A pole needs both hands.")
	}
	return nil
}

// PoleTrips reports whether by a d6 the pole sets a trigger off ahead of its
// bearer, with nobody hurt [PH-TRP-04].
func PoleTrips(face int) bool { return Within(face, poleTrips) }

// BreaksPole reports whether by another d6 it breaks in the trap: only in pits
// and blades [PH-TRP-04].
func (t *Trap) BreaksPole(face int) bool { return t.Breaks && Within(face, poleBreaks) }

// MayJam refuses to jam a trap that one does not know of, or without a spike
// and a hammer. Jamming takes a turn [PH-TRP-05].
func MayJam(known, spike, hammer bool) *rules.Refusal {
	switch {
	case !known:
		return refuse("PH-TRP-05", "You know of no trap there.")
	case !spike || !hammer:
		return refuse("PH-TRP-05", "You need a spike and a hammer.")
	}
	return nil
}

// jamSlip is by how much a failed check springs the trap.
const jamSlip = 5

// Jam is how a Hard check of Dexterity to jam a trap came out: a failure by 5
// or more springs it [PH-TRP-05].
func Jam(face, bonus int) (jammed, springs bool) {
	short := int(Hard) - face - bonus
	return short <= 0, short >= jamSlip
}

// Traps is every trap, in the order of the list.
func Traps() []Trap { return append([]Trap(nil), trapTable...) }

// FindTrap looks a trap up; nil if there is none of that ID.
func FindTrap(id string) *Trap {
	for i := range trapTable {
		if trapTable[i].ID == id {
			return &trapTable[i]
		}
	}
	return nil
}
