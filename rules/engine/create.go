package engine

import (
	"encoding/json"
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// Making is a hero of some system in the making: what has to be done now, what
// can be picked and what came of it, in words that mean nothing to a screen but
// to be shown. The same seed and picks make the same hero.
type Making interface {
	// Steps are the stages in order, those done and those to come.
	Steps() []rules.MakingStep
	// Options are what can be picked next, and what cannot with its reason; none
	// once the hero is finished.
	Options() []rules.MakingOption
	// Choose makes a pick, or refuses it and changes nothing, not even a die.
	Choose(rules.Pick) *rules.Refusal
	// MayUndo says why the last pick cannot be taken back, nil if it can.
	MayUndo() *rules.Refusal
	// Undo takes the last pick back, as far as the last dice.
	Undo() *rules.Refusal
	// Rest makes all picks that are left by dice.
	Rest()
	// Throws are the dice of the last pick.
	Throws() []rules.Throw
	// Picks are all so far, in order.
	Picks() []rules.Pick
	// Profile is the sheet as it is now.
	Profile() rules.Profile
	// Preview is the sheet as it would be after a pick; false where dice would
	// fall or the pick be refused.
	Preview(rules.Pick) (rules.Profile, bool)
	// Finished reports whether the sheet is locked.
	Finished() bool
	// Sheet is the finished hero for Setup.Sheets and the disk; nil before.
	Sheet() json.RawMessage
}

// maker is how a system makes heroes and reads their sheets.
type maker struct {
	system string
	begin  func(seed uint64) Making
	read   func(sheet []byte) (rules.Profile, error)
}

// makers are the systems whose heroes are made and not ready from the first.
var makers = [...]maker{
	{system: "purple", begin: makePurple, read: readPurple},
}

func makerOf(system string) (*maker, error) {
	for i := range makers {
		if makers[i].system == system {
			return &makers[i], nil
		}
	}
	return nil, fmt.Errorf("the system %q makes no heroes: those that it has are ready", system)
}

// Makes reports whether heroes of a system are made, and kept as sheets.
func Makes(system string) bool {
	_, err := makerOf(system)
	return err == nil
}

// Create begins a hero of a system with the dice of a seed. A system with ready
// heroes alone, as core is, has none to make and says so.
func Create(system string, seed uint64) (Making, error) {
	m, err := makerOf(system)
	if err != nil {
		return nil, err
	}
	return m.begin(seed), nil
}

// CheckSheet reads a hero's sheet, as Making gives it, and says what is wrong
// with one that no hero of the system can have.
func CheckSheet(system string, sheet json.RawMessage) (rules.Profile, error) {
	m, err := makerOf(system)
	if err != nil {
		return rules.Profile{}, err
	}
	return m.read(sheet)
}

func makePurple(seed uint64) Making { return purple.NewMaker(purple.Keyed{Seed: seed}) }

func readPurple(sheet []byte) (rules.Profile, error) {
	hero, err := purple.ReadCharacter(sheet)
	if err != nil {
		return rules.Profile{}, err
	}
	return hero.Profile(), nil
}
