package purple

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
)

// guideTable is what is said to who stands before a step, and the rule to read.
var guideTable = [...]struct {
	text string
	rule rules.RuleID
}{
	StepAbilities:   {"Three dice fall for each of six abilities, in their order. A score counts by its modifier, and none of them helps to hit.", "PH-CHR-01"},
	StepSwap:        {"Two scores may change places: now, and never again.", "PH-CHR-02"},
	StepRace:        {"Each of the five peoples brings something. None of them sees in the dark.", "PH-RAC-01"},
	StepBackground:  {"The dice tell how tall and heavy you are, how your family lived, and who made you what you are.", "PH-BKG-01"},
	StepClass:       {"You are one of the two for life.", "PH-CLS-01"},
	StepStyle:       {"Every warrior fights in one of two styles.", "PH-CLS-04"},
	StepSchool:      {"Choose one school of magic; three more are drawn. Spells are not played yet: the schools stand on the sheet.", "PH-CLS-10"},
	StepSchools:     {"A d8 for each of three more schools; one that you hold already falls again.", "PH-CLS-10"},
	StepTrades:      {"Up to two schools may be given up, each for an ability.", "PH-CLS-11"},
	StepInstitution: {"A d8 tells who trained you, and with it what you simply know.", "PH-BKG-05"},
	StepLanguages:   {"A d6 tells whether you picked up more tongues than your own: one on a 5, two on a 6.", "PH-LNG-01"},
	StepTongues:     {"Choose what you learnt to speak.", "PH-LNG-01"},
	StepFeats:       {"A feat is what you can do and others cannot.", "PH-FEA-01"},
	StepAge:         {"A d12 tells how old you are, and with it how many skills you have had time for.", "PH-BKG-06"},
	StepSkills:      {"A skill makes narrow tasks easier, or a roll needless.", "PH-SKL-01"},
	StepSilver:      {"Six dice, and ten pence for each point.", "PH-CRE-02"},
	StepWeapon:      {"One weapon is yours for nothing, whatever it would cost, with what it shoots.", "PH-EQP-01"},
	StepGear:        {"Take a quick pack or free things one by one, and spend your silver. Without a light you will grope.", "PH-EQP-02"},
	StepName:        {"Choose a name, or type one.", "PH-CRE-01"},
	StepMotto:       {"Say in a few words why you go down there. Then the sheet is locked.", "PH-CRE-03"},
}

// Steps is all steps of this hero, in order, as far as it is known which there
// are: who is no mage has no schools [PH-CRE-01].
func (m *Maker) Steps() []rules.MakingStep {
	var steps []rules.MakingStep
	now := m.creation.step
	for s := StepAbilities; s < StepFinished; s++ {
		if !m.takes(s) {
			continue
		}
		row := rules.MakingStep{Title: s.String(), Text: guideTable[s].text, Rule: guideTable[s].rule, Done: s < now, Now: s == now}
		if row.Done || row.Now {
			row.Taken = m.taken(s)
		}
		steps = append(steps, row)
	}
	return steps
}

// takes reports whether the hero goes through a step; of one that only some go
// through, not before it is certain.
func (m *Maker) takes(s Step) bool {
	switch s {
	case StepStyle:
		return m.hero().Class == warrior
	case StepSchool, StepSchools, StepTrades:
		return m.hero().Class == mage
	case StepTongues:
		return m.creation.step == s || m.picked(Learn)
	}
	return true
}

func (m *Maker) picked(do Verb) bool {
	return slices.ContainsFunc(m.creation.choices, func(ch Choice) bool { return ch.Do == do })
}

// taken is what came of a step so far, in a few words.
func (m *Maker) taken(s Step) string {
	c := m.hero()
	switch s {
	case StepSwap:
		return m.swapped()
	case StepRace:
		return c.raceName()
	case StepBackground:
		return c.upbringing()
	case StepClass:
		return c.Class
	case StepStyle:
		return c.styleName()
	case StepSchool, StepSchools:
		return strings.Join(c.Schools, ", ")
	case StepTrades:
		return c.tradeWords()
	case StepInstitution:
		return c.institution()
	}
	return m.takenLater(s)
}

func (m *Maker) takenLater(s Step) string {
	c := m.hero()
	switch s {
	case StepLanguages, StepTongues:
		return strings.Join(c.Languages, ", ")
	case StepFeats:
		return c.featWords()
	case StepAge:
		years, _, _ := strings.Cut(c.age(), ",")
		return years
	case StepSkills:
		return c.skillWords()
	case StepSilver:
		return m.silver()
	case StepWeapon:
		return m.armed()
	case StepGear:
		return fmt.Sprintf("%d slots", c.Kit.Slots(OnBody)+c.Kit.Slots(InPack)+c.Kit.Slots(InSack))
	case StepName:
		return c.Name
	case StepMotto:
		return c.Motto
	}
	return ""
}

// swapped is the pair that changed places.
func (m *Maker) swapped() string {
	for _, ch := range m.creation.choices {
		if ch.Do == Swap {
			return ch.What + ", " + ch.For
		}
	}
	return ""
}

func (m *Maker) silver() string {
	if !m.picked(Roll) || m.creation.step <= StepSilver {
		return ""
	}
	return m.hero().Purse.String() + " left"
}

// armed is the free weapon.
func (m *Maker) armed() string {
	for _, ch := range m.creation.choices {
		if ch.Do == Arm {
			return FindItem(rules.ContentID(ch.What)).Name
		}
	}
	return ""
}

func (c *Character) raceName() string {
	race, refused := FindRace(c.Race)
	if refused != nil {
		return ""
	}
	return race.Name
}

func (c *Character) styleName() string {
	class := c.class()
	if class == nil {
		return ""
	}
	for _, s := range class.Styles {
		if s.ID == c.Style {
			return s.Name
		}
	}
	return ""
}
