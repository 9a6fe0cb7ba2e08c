package purple

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
)

// Options is what can be picked next, the way on first, with what follows from
// each; what a hero might well want but cannot have now says why [PH-CRE-01,
// PH-GEN-07].
func (m *Maker) Options() []rules.MakingOption {
	c := m.creation
	var options []rules.MakingOption
	for i := range deedTable {
		row := &deedTable[i]
		if !slices.Contains(row.steps, c.step) {
			continue
		}
		for _, o := range row.options(c) {
			o.Do = row.verb
			if shown, worth := c.shown(o); worth {
				options = append(options, shown)
			}
		}
	}
	slices.SortStableFunc(options, func(a, b rules.MakingOption) int { return order(a) - order(b) })
	return options
}

// order is the place of an option's group in the list.
func order(o rules.MakingOption) int {
	if Verb(o.Do) == Done {
		return -1
	}
	return max(slices.Index(groups[:], o.Group), 0)
}

// The groups of gear, in the order in which they are listed.
var groups = [...]string{
	"", groupPacks, groupArmour, groupFree, groupArms, groupGoods, groupReady, groupMove,
}

const (
	groupPacks  = "Quick packs"
	groupArmour = "Armour and shields"
	groupFree   = "Free gear"
	groupArms   = "Weapons"
	groupGoods  = "Other goods"
	groupReady  = "Keep at hand"
	groupMove   = "Put elsewhere"
)

// shown is an option with its words; false if it is refused and nobody needs to
// know.
func (c *Creation) shown(o Option) (rules.MakingOption, bool) {
	after := c.copy()
	refused := after.carryOut(o.Choice)
	if refused != nil && !c.wanted(o.Choice, refused) {
		return rules.MakingOption{}, false
	}
	shown := rules.MakingOption{
		Pick: o.pick(), Title: capital(o.Title), Own: rules.OwnWords(o.Words), Rule: guideTable[c.step].rule, Not: refused,
		Rolls: o.Do == Roll,
	}
	if put, known := wordTable[o.Do]; known {
		put(c, o.Choice, after, &shown)
	}
	if FindItem(rules.ContentID(o.What)) != nil {
		shown.Thing = rules.ContentID(o.What)
	}
	return shown, true
}

// wanted reports whether a refused choice is worth telling: what is too dear or
// too heavy, or one too many.
func (c *Creation) wanted(ch Choice, refused *rules.Refusal) bool {
	it := FindItem(rules.ContentID(ch.What))
	switch ch.Do {
	case Arm:
		return refused.Rule != "PH-EQP-01"
	case TakePack:
		return true
	case Take:
		return it.Basic
	case Buy:
		return it.Price > 0 && !it.Coin
	}
	return false
}

// wordTable finds the words of an option, by what it does: a title, what
// follows from it, its group and its rule.
var wordTable = map[Verb]func(c *Creation, ch Choice, after *Creation, o *rules.MakingOption){
	Roll: func(c *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
		row := rollWords[ch.What]
		o.Title, o.Text = row.title, row.text
	},
	Swap:      wordsOfSwap,
	PickRace:  wordsOfRace,
	PickClass: wordsOfClass,
	PickStyle: func(_ *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
		row := styleWords[ch.What]
		o.Text, o.Rule = row.text, row.rule
	},
	GiveUp:    wordsOfTrade,
	PickFeat:  wordsOfFeat,
	PickSkill: wordsOfSkill,
	Arm: func(_ *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
		it := FindItem(rules.ContentID(ch.What))
		o.Text, o.Rule, o.Group = it.Words(), it.rule(), "Shot or thrown"
		if it.Melee != nil {
			o.Group = "In the hand"
		}
	},
	TakePack: wordsOfPack,
	Take: func(c *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
		it := FindItem(rules.ContentID(ch.What))
		o.Group, o.Text, o.Rule, o.Side = groupFree, it.Words(), it.rule(), c.owned(it, "free")
	},
	Buy: func(c *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
		it := FindItem(rules.ContentID(ch.What))
		o.Group, o.Text, o.Rule, o.Side = it.group(), it.Words(), it.rule(), c.owned(it, it.Price.String())
	},
	Move: func(_ *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
		o.Group, o.Rule = groupMove, "PH-ENC-02"
	},
	Ready: func(_ *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
		o.Group, o.Rule, o.Text = groupReady, "PH-RDY-01", "Drawn in no time, but first to suffer in a blast."
	},
	Done: func(c *Creation, _ Choice, _ *Creation, o *rules.MakingOption) { o.Title = doneWords[c.step] },
}

// rollWords is what each roll is called and which dice it takes.
var rollWords = map[string]struct{ title, text string }{
	rollAbilities:   {"Roll the six abilities", "3d6 each, as they fall."},
	rollBackground:  {"Roll where you come from", "Dice by race for height and weight, a d12 for the family, a d20 for the progenitor."},
	rollSchools:     {"Draw three schools", "A d8 each."},
	rollInstitution: {"Roll who trained you", "A d8."},
	rollLanguages:   {"Roll for tongues", "A d6."},
	rollAge:         {"Roll your age", "A d12: 1–4 one skill, 5–8 two, 9–12 three."},
	rollSilver:      {"Roll your silver", "6d6."},
}

var doneWords = map[Step]string{
	StepSwap: "Leave the scores as they fell", StepTrades: "Keep the schools", StepSkills: "No more skills", StepGear: "The gear is complete",
}

// change is a score before and after, with its modifier.
func change(a Ability, before, after Scores) string {
	return fmt.Sprintf("%s %d (%s) becomes %d (%s)", a, before[a], signed(before.Mod(a)), after[a], signed(after.Mod(a)))
}

func changes(before, after Scores) string {
	var list []string
	for _, a := range Abilities() {
		if before[a] != after[a] {
			list = append(list, change(a, before, after))
		}
	}
	return sentence(strings.Join(list, ", "))
}

func sentence(words string) string {
	if words == "" {
		return ""
	}
	return capital(words) + "."
}

func wordsOfSwap(c *Creation, ch Choice, after *Creation, o *rules.MakingOption) {
	o.Title, o.Text = ch.What+" with "+ch.For, cmp.Or(changes(c.hero.Scores, after.hero.Scores), "They are the same.")
}

// raceWords is what birth gives besides scores, in a few words.
var raceWords = map[string]string{
	"human":    "Speaks Common.",
	"dwarf":    "Tough against poison, always gets a fire going; wields no large weapon.",
	"elf":      "Nine times in ten untouched by magical sleep and charm; ghouls do not paralyse it.",
	"half-elf": "Three times in ten untouched by magical sleep and charm.",
	"halfling": "+1 with missiles, hard to hit for the large; wields no large weapon.",
}

func wordsOfRace(c *Creation, ch Choice, after *Creation, o *rules.MakingOption) {
	race, _ := FindRace(ch.What)
	o.Rule, o.Being = race.Rule, being(race.ID, warrior)
	o.Text = strings.TrimSpace(changes(c.hero.Scores, after.hero.Scores) + " " + raceWords[race.ID])
}

var classWords = map[string]struct {
	text string
	rule rules.RuleID
}{
	warrior: {"8 hit points, any arms and armour, +1 to attack at every level, and a style.", "PH-CLS-04"},
	mage:    {"6 hit points and four schools of magic. Spells are not played yet: a mage goes down with wits and a weapon.", "PH-CLS-10"},
}

func wordsOfClass(c *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
	o.Text, o.Rule, o.Being = classWords[ch.What].text, classWords[ch.What].rule, being(c.hero.Race, ch.What)
}

// styleWords is the styles and the abilities of mages in a few words.
var styleWords = map[string]struct {
	text string
	rule rules.RuleID
}{
	hordeslayer: {"Whoever it kills earns it another attack at once.", "PH-CLS-07"},
	smiter:      {"Once in an encounter a hit does twice its dice.", "PH-CLS-08"},
	battlemage:  {"Attacks as a warrior does, and casts in light armour.", "PH-CLS-12"},
	focused:     {"One more feat, a mage's.", "PH-CLS-13"},
}

func wordsOfTrade(_ *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
	o.Title, o.Group = capital(ch.For), "Give up "+ch.What
	o.Text, o.Rule = styleWords[ch.For].text, styleWords[ch.For].rule
}

func wordsOfFeat(c *Creation, ch Choice, after *Creation, o *rules.MakingOption) {
	row := FindFeat(ch.What)
	o.Rule, o.Group = row.Rule, "For both classes"
	if row.Class != "" {
		o.Group = "For " + row.Class + "s"
	}
	switch row.Names {
	case NameFamiliar:
		o.Text = capital("sees: "+FindFamiliar(ch.For).Sees) + ". Gives: " + FindFamiliar(ch.For).Power + "."
	case NamePatron:
		p := FindPatron(ch.For)
		o.Title = row.Name + " of " + p.Name
		o.Text = "Against " + strings.Join(p.Opposed, " and ") + ". Once a day: " + p.Power + "."
	default:
		o.Text = changes(c.hero.Scores, after.hero.Scores)
	}
}

func wordsOfSkill(_ *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
	row, _ := FindSkill(ch.What)
	o.Text, o.Rule = sentence(row.Effect), "PH-SKL-04"
}

func wordsOfPack(_ *Creation, ch Choice, _ *Creation, o *rules.MakingOption) {
	p := FindPack(ch.What)
	o.Group, o.Rule, o.Side = groupPacks, "PH-PCK-01", "free"
	if p.Price > 0 {
		o.Side = p.Price.String()
	}
	var list []string
	for _, s := range p.Contents {
		list = append(list, s.words())
	}
	o.Text = sentence(strings.Join(list, ", "))
}
