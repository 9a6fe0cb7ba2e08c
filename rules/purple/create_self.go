package purple

import (
	"slices"

	"pitchdark/rules"
)

// rollAbilities throws 3d6 six times, in the order of the abilities
// [PH-CHR-01].
func (c *Creation) rollAbilities() {
	faces := throw(c.roller, rollAbilities, 3*int(abilities), 6)
	for a := range c.hero.Scores {
		c.hero.Scores[a] = sum(faces[3*a : 3*a+3])
	}
	c.step = StepSwap
}

// swap exchanges one pair of scores, before the race changes them [PH-CHR-02].
func (c *Creation) swap(ch Choice) *rules.Refusal {
	a, refused := ParseAbility(ch.What)
	if refused != nil {
		return refused
	}
	b, refused := ParseAbility(ch.For)
	if refused != nil {
		return refused
	}
	if a == b {
		return refuse("PH-CHR-02", "Choose two different abilities.")
	}
	c.hero.Scores = c.hero.Scores.Swapped(a, b)
	c.step = StepRace
	return nil
}

func swaps(*Creation) []Option {
	var options []Option
	for _, a := range Abilities() {
		for b := a + 1; b < abilities; b++ {
			options = append(options, option(a.String(), b.String(), "swap "+a.String()+" and "+b.String()))
		}
	}
	return options
}

// pickRace applies what birth gives [PH-RAC-01].
func (c *Creation) pickRace(ch Choice) *rules.Refusal {
	race, refused := FindRace(ch.What)
	if refused != nil {
		return refused
	}
	scores, refused := race.Born(c.hero.Scores, ch.For)
	if refused != nil {
		return refused
	}
	c.hero.Race, c.hero.Scores = race.ID, scores
	c.hero.Languages = slices.Clone(race.Tongues)
	c.step = StepBackground
	return nil
}

func races(*Creation) []Option {
	var options []Option
	for _, r := range raceTable {
		if !r.Chooses {
			options = append(options, option(r.ID, "", r.Name))
			continue
		}
		for _, a := range Abilities() {
			options = append(options, option(r.ID, a.String(), r.Name+", raising "+a.String()))
		}
	}
	return options
}

// rollBackground throws for build, upbringing and progenitor [PH-BKG-01,
// PH-BKG-02].
func (c *Creation) rollBackground() {
	race, _ := FindRace(c.hero.Race)
	body, b := &race.Body, &c.hero.Background
	h := sum(throw(c.roller, "height", body.Inches.Count, body.Inches.Sides))
	b.Inches, b.Pounds = body.Build(h, c.roller.Roll("weight", 0, body.Pounds.Sides))
	b.Upbringing = c.roller.Roll("upbringing", 0, len(upbringingTable))
	b.Progenitor = c.roller.Roll("progenitor", 0, len(progenitorTable))
	c.step = StepClass
}

// pickClass is for life [PH-CLS-01].
func (c *Creation) pickClass(ch Choice) *rules.Refusal {
	class, refused := FindClass(ch.What)
	if refused != nil {
		return refused
	}
	c.hero.Class = class.ID
	c.step = StepSchool
	if len(class.Styles) > 0 {
		c.step = StepStyle
	}
	return nil
}

func classes(*Creation) []Option {
	var options []Option
	for _, row := range classTable {
		options = append(options, option(row.ID, "", row.Name))
	}
	return options
}

// pickStyle is a warrior's [PH-CLS-04].
func (c *Creation) pickStyle(ch Choice) *rules.Refusal {
	if !slices.ContainsFunc(c.hero.class().Styles, func(s Style) bool { return s.ID == ch.What }) {
		return refuse("PH-CLS-04", "A warrior chooses exactly one style.")
	}
	c.hero.Style = ch.What
	c.step = StepInstitution
	return nil
}

func styles(c *Creation) []Option {
	var options []Option
	for _, s := range c.hero.class().Styles {
		options = append(options, option(s.ID, "", s.Name))
	}
	return options
}

// pickSchool is a mage's first, of its choice [PH-CLS-10].
func (c *Creation) pickSchool(ch Choice) *rules.Refusal {
	if !slices.Contains(schoolTable, ch.What) {
		return refuse("PH-CLS-10", "There is no such school.")
	}
	c.hero.Schools = []string{ch.What}
	c.step = StepSchools
	return nil
}

func schools(*Creation) []Option { return words(schoolTable) }

// words makes an option of each word.
func words(list []string) []Option {
	var options []Option
	for _, word := range list {
		options = append(options, option(word, "", word))
	}
	return options
}

// rollSchools draws the others, again where one is held already [PH-CLS-10].
func (c *Creation) rollSchools() {
	for nth := 0; len(c.hero.Schools) < mageSchools; nth++ {
		face := c.roller.Roll(rollSchools, nth, len(schoolTable))
		if school, fresh := SchoolDrawn(face, c.hero.Schools); fresh {
			c.hero.Schools = append(c.hero.Schools, school)
		}
	}
	c.step = StepTrades
}

// trade gives a school up for an ability [PH-CLS-11].
func (c *Creation) trade(ch Choice) *rules.Refusal {
	t := Trade{School: ch.What, For: ch.For}
	if refused := MayTrade(c.hero.Schools, c.hero.Trades, t); refused != nil {
		return refused
	}
	c.hero.Trades = append(c.hero.Trades, t)
	c.hero.Schools = slices.DeleteFunc(c.hero.Schools, func(s string) bool { return s == t.School })
	return nil
}

func trades(c *Creation) []Option {
	var options []Option
	for _, school := range c.hero.Schools {
		for _, ability := range Tradable() {
			options = append(options, option(school, ability, "give up "+school+" to be "+ability))
		}
	}
	return options
}

// rollInstitution throws for what formed the hero [PH-BKG-05].
func (c *Creation) rollInstitution() {
	c.hero.Background.Institution = c.roller.Roll(rollInstitution, 0, len(institutionTable[c.hero.Class]))
	c.step = StepLanguages
}

// rollLanguages throws for further tongues; every mage reads Mithric
// [PH-LNG-01].
func (c *Creation) rollLanguages() {
	if c.hero.Class == mage {
		c.hero.Languages = append(c.hero.Languages, mithric)
	}
	c.tongues = MoreTongues(c.roller.Roll(rollLanguages, 0, 6), c.hero.Class)
	c.step = StepTongues
	if c.tongues == 0 {
		c.step = StepFeats
	}
}

func (c *Creation) learn(ch Choice) *rules.Refusal {
	if refused := MayLearn(c.hero.Languages, ch.What); refused != nil {
		return refused
	}
	c.hero.Languages = append(c.hero.Languages, ch.What)
	if c.tongues--; c.tongues == 0 {
		c.step = StepFeats
	}
	return nil
}

func tongues(*Creation) []Option { return words(tongueTable) }

// pickFeat takes a feat; a familiar throws its hit dice [PH-FEA-01,
// PH-FEA-13].
func (c *Creation) pickFeat(ch Choice) *rules.Refusal {
	if refused := c.hero.TakeFeat(ch.What, ch.For); refused != nil {
		return refused
	}
	if FindFeat(ch.What).Names == NameFamiliar {
		c.hero.Familiar = sum(throw(c.roller, "familiar", FamiliarHitDice, 8))
	}
	if c.hero.FeatsDue() == 0 {
		c.step = StepAge
	}
	return nil
}

func feats(*Creation) []Option {
	var options []Option
	for _, f := range featTable {
		for _, named := range nameable(f.Names) {
			options = append(options, titled(f.ID, f.Name, named))
		}
	}
	return options
}

func titled(id, name, named string) Option {
	if named != "" {
		name += " (" + named + ")"
	}
	return option(id, named, name)
}

// subjects are suggestions for Lore.
var subjects = []string{"tombs", "beasts", "stars", "old crowns", "saints"}

// nameable is what can be named with a feat or skill; one empty word for
// nothing.
func nameable(n Naming) []string {
	var list []string
	switch n {
	case NameAbility:
		for _, a := range Abilities() {
			list = append(list, a.String())
		}
	case NamePatron:
		for _, p := range patronTable {
			list = append(list, p.ID)
		}
	case NameFamiliar:
		for _, f := range familiarTable {
			list = append(list, f.ID)
		}
	case NameTongue:
		list = tongueTable
	case NameSubject:
		list = subjects
	default:
		list = []string{""}
	}
	return list
}

// rollAge throws for age, which says how many skills there are [PH-BKG-06].
func (c *Creation) rollAge() {
	c.hero.Background.AgeDie = c.roller.Roll(rollAge, 0, 12)
	c.step = StepSkills
}

func (c *Creation) pickSkill(ch Choice) *rules.Refusal { return c.hero.TakeSkill(ch.What, ch.For) }

func skills(*Creation) []Option {
	var options []Option
	for _, s := range skillTable {
		for _, named := range nameable(s.Names) {
			o := titled(s.ID, s.Name, named)
			if s.Names == NameSubject {
				o.Words = ForWords
			}
			options = append(options, o)
		}
	}
	return options
}

// done ends a step that can be ended: at least one skill has to be chosen
// first [PH-SKL-01].
func (c *Creation) done(Choice) *rules.Refusal {
	switch c.step {
	case StepSwap:
		c.step = StepRace
	case StepTrades:
		c.step = StepInstitution
	case StepSkills:
		if len(c.hero.Skills) == 0 {
			return refuse("PH-SKL-01", "Choose at least one skill.")
		}
		c.step = StepSilver
	case StepGear:
		c.step = StepName
	}
	return nil
}
