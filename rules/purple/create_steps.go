package purple

import "pitchdark/rules"

// Step is a stage of creation, in the order in which they come [PH-CRE-01].
type Step uint8

// The steps.
const (
	StepAbilities Step = iota
	StepSwap
	StepRace
	StepBackground
	StepClass
	StepStyle // warriors
	StepSchool
	StepSchools
	StepTrades
	StepInstitution
	StepLanguages
	StepTongues
	StepFeats
	StepAge
	StepSkills
	StepSilver
	StepWeapon
	StepGear
	StepName
	StepMotto
	StepFinished
)

// stepTable is what a step is called and what is said to who would do
// something before it [PH-CRE-01].
var stepTable = [...]struct {
	title string
	first string
	rule  rules.RuleID
}{
	StepAbilities:   {title: "Abilities", first: "First roll your abilities.", rule: "PH-CRE-01"},
	StepSwap:        {title: "One swap", first: "First swap a pair of abilities or leave them.", rule: "PH-CRE-01"},
	StepRace:        {title: "Race", first: "First choose a race.", rule: "PH-CRE-01"},
	StepBackground:  {title: "Background", first: "First roll your background.", rule: "PH-BKG-01"},
	StepClass:       {title: "Class", first: "First choose a class.", rule: "PH-CRE-01"},
	StepStyle:       {title: "Style", first: "A warrior chooses exactly one style.", rule: "PH-CLS-04"},
	StepSchool:      {title: "School", first: "First choose one school.", rule: "PH-CLS-10"},
	StepSchools:     {title: "More schools", first: "First draw your other schools.", rule: "PH-CLS-10"},
	StepTrades:      {title: "Trades", first: "First give up schools or keep them all.", rule: "PH-CLS-11"},
	StepInstitution: {title: "Institution", first: "First roll what formed you.", rule: "PH-BKG-01"},
	StepLanguages:   {title: "Languages", first: "First roll for languages.", rule: "PH-CRE-01"},
	StepTongues:     {title: "Tongues", first: "First choose your tongues.", rule: "PH-CRE-01"},
	StepFeats:       {title: "Feats", first: "First choose your feat.", rule: "PH-CRE-01"},
	StepAge:         {title: "Age", first: "First roll your age.", rule: "PH-CRE-01"},
	StepSkills:      {title: "Skills", first: "First choose your skills.", rule: "PH-CRE-01"},
	StepSilver:      {title: "Silver", first: "First roll your silver.", rule: "PH-CRE-01"},
	StepWeapon:      {title: "Weapon", first: "First choose the weapon that is free.", rule: "PH-CRE-01"},
	StepGear:        {title: "Gear", first: "First finish your gear.", rule: "PH-CRE-01"},
	StepName:        {title: "Name", first: "First choose a name.", rule: "PH-CRE-01"},
	StepMotto:       {title: "Motto", first: "First say why you go.", rule: "PH-CRE-01"},
	StepFinished:    {title: "Finished"},
}

// String is the step's title.
func (s Step) String() string { return stepTable[s].title }

// The dice of creation, by the part that a Roll names.
const (
	rollAbilities   = "abilities"
	rollBackground  = "background"
	rollSchools     = "schools"
	rollInstitution = "institution"
	rollLanguages   = "languages"
	rollAge         = "age"
	rollSilver      = "silver"
)

// deed is a row of what can be done, when, and how.
type deed struct {
	verb    Verb
	what    string // of a Roll alone
	steps   []Step
	late    string // what is said to who would do it too late
	rule    rules.RuleID
	do      func(*Creation, Choice) *rules.Refusal
	options func(*Creation) []Option
}

// deedTable is what can be done in which step, in the order of the steps.
// It is filled by init because the deeds look themselves up in it.
var deedTable []deed

func init() {
	deedTable = []deed{
		roll(rollAbilities, StepAbilities, "The scores are already rolled.", "PH-CHR-01", (*Creation).rollAbilities),
		{verb: Swap, steps: []Step{StepSwap}, late: "You have already swapped one pair.", rule: "PH-CHR-02", do: (*Creation).swap, options: swaps},
		{verb: PickRace, steps: []Step{StepRace}, do: (*Creation).pickRace, options: races},
		roll(rollBackground, StepBackground, "", "", (*Creation).rollBackground),
		{verb: PickClass, steps: []Step{StepClass}, do: (*Creation).pickClass, options: classes},
		{verb: PickStyle, steps: []Step{StepStyle}, late: "A warrior chooses exactly one style.", rule: "PH-CLS-04", do: (*Creation).pickStyle, options: styles},
		{verb: School, steps: []Step{StepSchool}, do: (*Creation).pickSchool, options: schools},
		roll(rollSchools, StepSchools, "", "", (*Creation).rollSchools),
		{verb: GiveUp, steps: []Step{StepTrades}, do: (*Creation).trade, options: trades},
		roll(rollInstitution, StepInstitution, "", "", (*Creation).rollInstitution),
		roll(rollLanguages, StepLanguages, "", "", (*Creation).rollLanguages),
		{verb: Learn, steps: []Step{StepTongues}, do: (*Creation).learn, options: tongues},
		{verb: PickFeat, steps: []Step{StepFeats}, do: (*Creation).pickFeat, options: feats},
		roll(rollAge, StepAge, "", "", (*Creation).rollAge),
		{verb: PickSkill, steps: []Step{StepSkills}, do: (*Creation).pickSkill, options: skills},
		roll(rollSilver, StepSilver, "The silver is already rolled.", "PH-CRE-02", (*Creation).rollSilver),
		{verb: Arm, steps: []Step{StepWeapon}, late: "One weapon is free.", rule: "PH-EQP-01", do: (*Creation).arm, options: weapons},
		{verb: TakePack, steps: []Step{StepGear}, late: "Packs are put together in the shop now.", rule: "PH-PCK-01", do: (*Creation).takePack, options: packs},
		{verb: Take, steps: []Step{StepGear}, do: (*Creation).take, options: kinds},
		{verb: Buy, steps: []Step{StepGear}, do: (*Creation).buy, options: kinds},
		{verb: Move, steps: []Step{StepGear}, do: (*Creation).move, options: moves},
		{verb: Ready, steps: []Step{StepGear}, do: (*Creation).ready, options: carried},
		{verb: Call, steps: []Step{StepName}, do: (*Creation).call, options: names},
		{verb: Vow, steps: []Step{StepMotto}, do: (*Creation).vow, options: mottos},
		{verb: Done, steps: []Step{StepSwap, StepTrades, StepSkills, StepGear}, do: (*Creation).done, options: one},
	}
}

func roll(what string, step Step, late string, rule rules.RuleID, do func(*Creation)) deed {
	return deed{
		verb: Roll, what: what, steps: []Step{step}, late: late, rule: rule,
		do: func(c *Creation, _ Choice) *rules.Refusal {
			do(c)
			return nil
		},
		options: func(*Creation) []Option { return []Option{option(what, "", "roll "+what)} },
	}
}

func findDeed(ch Choice) *deed {
	for i := range deedTable {
		if d := &deedTable[i]; d.verb == ch.Do && (ch.Do != Roll || d.what == ch.What) {
			return d
		}
	}
	return nil
}

func option(what, named, title string) Option {
	return Option{Choice: Choice{What: what, For: named}, Title: title}
}

// one is the option of a deed with nothing to name.
func one(*Creation) []Option { return []Option{option("", "", "go on")} }
