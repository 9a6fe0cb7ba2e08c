package purple

import (
	"encoding/json"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// Maker is a Creation in the words that screens know: steps, options, throws and
// a profile. It decides nothing that the Creation does not.
type Maker struct {
	creation *Creation
	heard    *listening
	throws   []rules.Throw
}

// NewMaker begins a hero with the dice of a roller.
func NewMaker(r Roller) *Maker {
	heard := &listening{Roller: r}
	return &Maker{creation: Create(heard), heard: heard}
}

// listening is a roller that remembers the dice that fell.
type listening struct {
	Roller
	fell []fallen
}

// fallen is one die.
type fallen struct {
	purpose     dice.Purpose
	sides, face int
}

// Roll throws a die and remembers it.
func (l *listening) Roll(purpose dice.Purpose, nth, sides int) int {
	face := l.Roller.Roll(purpose, nth, sides)
	l.fell = append(l.fell, fallen{purpose, sides, face})
	return face
}

func choiceOf(p rules.Pick) Choice { return Choice{Do: Verb(p.Do), What: p.What, For: p.For} }

func (c Choice) pick() rules.Pick { return rules.Pick{Do: string(c.Do), What: c.What, For: c.For} }

func (m *Maker) hero() *Character { return &m.creation.hero }

// Finished reports whether the sheet is locked [PH-CRE-01].
func (m *Maker) Finished() bool { return m.creation.Finished() }

// Throws is the dice of the last pick, those of one purpose together.
func (m *Maker) Throws() []rules.Throw { return slices.Clone(m.throws) }

// Choose makes a pick, or refuses it and changes nothing [PH-CRE-01].
func (m *Maker) Choose(p rules.Pick) *rules.Refusal {
	m.heard.fell = nil
	if refused := m.creation.Choose(choiceOf(p)); refused != nil {
		return refused
	}
	m.throws = m.creation.hero.throwsOf(m.heard.fell)
	return nil
}

// MayUndo says why the last pick cannot be taken back, nil if it can
// [PH-CRE-01].
func (m *Maker) MayUndo() *rules.Refusal { return m.creation.MayUndo() }

// Undo takes the last pick back, as far as the last dice [PH-CRE-01].
func (m *Maker) Undo() *rules.Refusal {
	refused := m.creation.Undo()
	if refused == nil {
		m.throws = nil
	}
	return refused
}

// Rest makes all picks that are left by dice [PH-CRE-01].
func (m *Maker) Rest() {
	m.creation.Rest()
	m.throws = nil
}

// Picks is what was picked so far, in order.
func (m *Maker) Picks() []rules.Pick {
	var picks []rules.Pick
	for _, ch := range m.creation.choices {
		picks = append(picks, ch.pick())
	}
	return picks
}

// Profile is the sheet as it is now.
func (m *Maker) Profile() rules.Profile { return m.hero().Profile() }

// Preview is the sheet as it would be after a pick; false if it would be refused
// or dice would fall, which nobody knows beforehand.
func (m *Maker) Preview(p rules.Pick) (rules.Profile, bool) {
	m.heard.fell = nil
	next := m.creation.copy()
	if next.carryOut(choiceOf(p)) != nil || len(m.heard.fell) > 0 {
		return rules.Profile{}, false
	}
	return next.hero.Profile(), true
}

// Sheet is the finished hero as it is kept; nil before.
func (m *Maker) Sheet() json.RawMessage {
	if !m.Finished() {
		return nil
	}
	sheet, err := json.Marshal(m.hero())
	if err != nil {
		panic(err) // plain data of our own
	}
	return sheet
}
