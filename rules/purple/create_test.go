package purple_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/dice"
	"pitchdark/rules/purple"
)

// fall is the faces of one purpose, by their number.
type fall struct {
	purpose dice.Purpose
	faces   []int
}

// loadedDice fall as given where they are, and by seed 1 where not.
type loadedDice struct{ falls []fall }

func loaded(falls ...fall) purple.Roller { return loadedDice{falls} }

func (l loadedDice) Roll(purpose dice.Purpose, nth, sides int) int {
	for _, f := range l.falls {
		if f.purpose == purpose {
			return f.faces[nth]
		}
	}
	return purple.Keyed{Seed: 1}.Roll(purpose, nth, sides)
}

func choose(t *testing.T, c *purple.Creation, choices ...purple.Choice) {
	t.Helper()
	for _, ch := range choices {
		if refusal := c.Choose(ch); refusal != nil {
			t.Fatalf("%+v: %s", ch, refusal.Error())
		}
	}
}

// until begins a hero of even scores and goes on to a step by choices that
// matter little.
func until(t *testing.T, step purple.Step, class string, falls ...fall) *purple.Creation {
	t.Helper()
	even := fall{"abilities", []int{3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4}}
	c := purple.Create(loaded(append(falls, even)...))
	goOn(t, c, step, class)
	return c
}

func goOn(t *testing.T, c *purple.Creation, step purple.Step, class string) {
	t.Helper()
	for c.Step() < step {
		options := c.Options()
		require.NotEmpty(t, options, c.Step())
		next := options[0].Choice
		switch {
		case c.Step() == purple.StepClass:
			next = purple.Choice{Do: purple.PickClass, What: class}
		case c.Step() == purple.StepSwap, c.Step() == purple.StepTrades, c.Step() == purple.StepGear, c.Step() == purple.StepSkills && len(c.Hero().Skills) > 0:
			next = purple.Choice{Do: purple.Done}
		}
		choose(t, c, next)
	}
}

// arm goes on to the gear.
func arm(t *testing.T, c *purple.Creation) {
	t.Helper()
	goOn(t, c, purple.StepGear, "")
}

// PH-CHR-01
func TestRollingAbilities(t *testing.T) {
	c := purple.Create(loaded(fall{"abilities", []int{5, 3, 4, 6, 6, 2, 1, 2, 4, 3, 3, 3, 6, 5, 5, 2, 6, 3}}))
	choose(t, c, purple.Choice{Do: purple.Roll, What: "abilities"})
	assert.Equal(t, purple.Scores{12, 14, 7, 9, 16, 11}, c.Hero().Scores)
	refused(t, "The scores are already rolled. [PH-CHR-01]", c.Choose(purple.Choice{Do: purple.Roll, What: "abilities"}))
}

// PH-CHR-02
func TestOneSwap(t *testing.T) {
	c := purple.Create(loaded(fall{"abilities", []int{5, 3, 4, 6, 6, 2, 1, 2, 4, 3, 3, 3, 6, 5, 5, 2, 6, 3}}))
	swap := purple.Choice{Do: purple.Swap, What: "Constitution", For: "Willpower"}
	choose(t, c, purple.Choice{Do: purple.Roll, What: "abilities"})
	refused(t, "Choose two different abilities. [PH-CHR-02]", c.Choose(purple.Choice{Do: purple.Swap, What: "Arcana", For: "Arcana"}))
	refused(t, "No such ability. [PH-CHR-05]", c.Choose(purple.Choice{Do: purple.Swap, What: "Arcana", For: "Luck"}))
	choose(t, c, swap)
	assert.Equal(t, purple.Scores{12, 14, 16, 9, 7, 11}, c.Hero().Scores)
	refused(t, "You have already swapped one pair. [PH-CHR-02]", c.Choose(swap))
	assert.Nil(t, c.Undo())
	assert.Equal(t, purple.Scores{12, 14, 7, 9, 16, 11}, c.Hero().Scores)
	choose(t, c, purple.Choice{Do: purple.Done}, purple.Choice{Do: purple.PickRace, What: "half-elf"})
	refused(t, "You have already swapped one pair. [PH-CHR-02]", c.Choose(swap))
}

// PH-BKG-01
func TestBackgroundIsRolledInParts(t *testing.T) {
	c := until(t, purple.StepBackground, "warrior", fall{"upbringing", []int{5}}, fall{"progenitor", []int{13}}, fall{"height", []int{4, 5}}, fall{"weight", []int{10}}, fall{"institution", []int{4}})
	refused(t, "First roll your background. [PH-BKG-01]", c.Choose(purple.Choice{Do: purple.PickClass, What: "warrior"}))
	choose(t, c, purple.Choice{Do: purple.Roll, What: "background"})
	assert.Equal(t, purple.Background{Inches: 67, Pounds: 154, Upbringing: 5, Progenitor: 13}, c.Hero().Background)
	refused(t, "First choose a class. [PH-CRE-01]", c.Choose(purple.Choice{Do: purple.Roll, What: "institution"}))
	goOn(t, c, purple.StepLanguages, "warrior")
	assert.Equal(t, 4, c.Hero().Background.Institution)
}

// PH-CRE-01, PH-GEN-07: what comes too early or too late is refused, and
// nothing changes, not even the next die.
func TestOrderOfCreation(t *testing.T) {
	c := until(t, purple.StepAge, "warrior")
	before, options := c.Hero(), c.Options()
	refused(t, "First roll your age. [PH-CRE-01]", c.Choose(purple.Choice{Do: purple.PickSkill, What: "stealth"}))
	refused(t, "That is settled already. [PH-CRE-01]", c.Choose(purple.Choice{Do: purple.PickClass, What: "mage"}))
	refused(t, "No such command. [PH-GEN-07]", c.Choose(purple.Choice{Do: "dance"}))
	refused(t, "No such command. [PH-GEN-07]", c.Choose(purple.Choice{Do: purple.Roll, What: "luck"}))
	assert.Equal(t, before, c.Hero())
	assert.Equal(t, options, c.Options())
	choose(t, c, purple.Choice{Do: purple.Roll, What: "age"})
	calm := until(t, purple.StepSkills, "warrior")
	assert.Equal(t, calm.Hero(), c.Hero())

	early := purple.Create(loaded())
	refused(t, "First roll your abilities. [PH-CRE-01]", early.Choose(purple.Choice{Do: purple.PickRace, What: "elf"}))
	feat := until(t, purple.StepFeats, "mage")
	refused(t, "First choose your feat. [PH-CRE-01]", feat.Choose(purple.Choice{Do: purple.Roll, What: "age"}))
	skills := until(t, purple.StepSkills, "mage")
	refused(t, "Choose at least one skill. [PH-SKL-01]", skills.Choose(purple.Choice{Do: purple.Done}))
}

// PH-CRE-01: the same dice and choices make the same hero; going back makes
// the choices before anew.
func TestRerunAndUndo(t *testing.T) {
	for seed := range uint64(8) {
		r := purple.Keyed{Seed: seed}
		whole := purple.Random(r)
		again, n, refusal := purple.Rerun(r, whole.Choices())
		require.Nil(t, refusal)
		assert.Equal(t, len(whole.Choices()), n)
		assert.Equal(t, whole.Hero(), again.Hero())
		refused(t, "The sheet is locked. [PH-CRE-01]", again.Undo())

		part, _, _ := purple.Rerun(r, whole.Choices()[:n-2])
		shorter := part.Hero()
		choose(t, part, whole.Choices()[n-2])
		assert.NotEqual(t, shorter, part.Hero())
		assert.Nil(t, part.Undo())
		assert.Equal(t, shorter, part.Hero())
		assert.Equal(t, whole.Choices()[:n-2], part.Choices())
	}
	c := purple.Create(loaded())
	refused(t, "Nothing is chosen yet. [PH-CRE-01]", c.Undo())
	choose(t, c, purple.Choice{Do: purple.Roll, What: "abilities"})
	refused(t, "Dice that have fallen are not taken back. [PH-CRE-01]", c.Undo())
	_, at, refusal := purple.Rerun(loaded(), []purple.Choice{{Do: purple.Roll, What: "abilities"}, {Do: purple.Done}, {Do: purple.PickRace, What: "orc"}})
	assert.Equal(t, 2, at)
	refused(t, "Unknown race. [PH-RAC-01]", refusal)
}

// Every option that is offered is carried out, whatever was chosen before.
func TestOffersAreNeverRefused(t *testing.T) {
	for seed := range uint64(12) {
		whole := purple.Random(purple.Keyed{Seed: seed})
		c := purple.Create(purple.Keyed{Seed: seed})
		for _, ch := range whole.Choices() {
			seen := map[purple.Choice]bool{}
			for _, o := range c.Options() {
				assert.NotEmpty(t, o.Title)
				assert.False(t, seen[o.Choice], "%+v twice", o.Choice)
				seen[o.Choice] = true
			}
			assert.True(t, seen[ch], "%+v is not offered", ch)
			choose(t, c, ch)
		}
		assert.Empty(t, c.Options())
	}
}

// PH-CRE-02
func TestStartingSilver(t *testing.T) {
	c := until(t, purple.StepSilver, "warrior", fall{"silver", []int{3, 4, 2, 6, 1, 5}})
	choose(t, c, purple.Choice{Do: purple.Roll, What: "silver"})
	assert.Equal(t, 210*purple.Penny, c.Hero().Purse)
	refused(t, "The silver is already rolled. [PH-CRE-02]", c.Choose(purple.Choice{Do: purple.Roll, What: "silver"}))
}

// PH-EQP-02, PH-EQP-01, PH-PCK-01: gear of a hero with 210 d.
func TestGearOfANewHero(t *testing.T) {
	c := until(t, purple.StepWeapon, "warrior", fall{"silver", []int{3, 4, 2, 6, 1, 5}})
	refused(t, "Only a weapon is free. [PH-EQP-01]", c.Choose(purple.Choice{Do: purple.Arm, What: "purple/acid"}))
	choose(t, c, purple.Choice{Do: purple.Arm, What: "purple/heavy-crossbow"})
	refused(t, "One weapon is free. [PH-EQP-01]", c.Choose(purple.Choice{Do: purple.Arm, What: "purple/dagger"}))
	for range 8 {
		choose(t, c, purple.Choice{Do: purple.Take, What: "purple/torch"})
	}
	refused(t, "At most 8 of this are free. [PH-EQP-02]", c.Choose(purple.Choice{Do: purple.Take, What: "purple/torch"}))
	refused(t, "That is not free. [PH-EQP-02]", c.Choose(purple.Choice{Do: purple.Take, What: "purple/tent"}))
	refused(t, "You have 21 g., this costs 28 g. [PH-GEN-02]", c.Choose(purple.Choice{Do: purple.Buy, What: "purple/chainmail"}))
	choose(t, c, purple.Choice{Do: purple.Buy, What: "purple/leather"})
	refused(t, "You wear armour already. [PH-ARM-01]", c.Choose(purple.Choice{Do: purple.Buy, What: "purple/leather"}))
	hero := c.Hero()
	assert.Equal(t, 130*purple.Penny, hero.Purse)
	assert.Equal(t, 12, hero.ArmourClass())
	assert.Zero(t, hero.Burden().Over)
	refused(t, "Choose one tool for this pack. [PH-PCK-01]", c.Choose(purple.Choice{Do: purple.TakePack, What: "delver"}))
	choose(t, c, purple.Choice{Do: purple.TakePack, What: "delver", For: "purple/shovel"})
	before := c.Hero()
	refused(t, "That is more than you can carry unburdened. [PH-EQP-02]", c.Choose(purple.Choice{Do: purple.TakePack, What: "scholar"}))
	assert.Equal(t, before, c.Hero(), "a refused pack costs nothing")
	choose(t, c, purple.Choice{Do: purple.Done})
	refused(t, "Packs are put together in the shop now. [PH-PCK-01]", c.Choose(purple.Choice{Do: purple.TakePack, What: "gygax"}))
}

// PH-ENC-02: a sack is filled in hand and not put away full.
func TestMovingGear(t *testing.T) {
	c := until(t, purple.StepGear, "warrior")
	choose(t, c, purple.Choice{Do: purple.Take, What: "purple/sack"}, purple.Choice{Do: purple.Take, What: "purple/chalk"})
	refused(t, "You hold no sack. [PH-ENC-02]", c.Choose(purple.Choice{Do: purple.Move, What: "purple/chalk", For: "sack"}))
	choose(t, c, purple.Choice{Do: purple.Move, What: "purple/sack", For: "body"}, purple.Choice{Do: purple.Move, What: "purple/chalk", For: "sack"})
	hero := c.Hero()
	assert.Equal(t, 1, hero.Kit.Slots(purple.InSack))
	refused(t, "Empty the sack first. [PH-ENC-02]", c.Choose(purple.Choice{Do: purple.Move, What: "purple/sack", For: "backpack"}))
	refused(t, "It holds the rest. [PH-ENC-02]", c.Choose(purple.Choice{Do: purple.Move, What: "purple/sack", For: "sack"}))
	refused(t, "You have none to move there. [PH-ENC-02]", c.Choose(purple.Choice{Do: purple.Move, What: "purple/tent", For: "body"}))
	refused(t, "Things are on the body, in the backpack or in the sack. [PH-ENC-02]", c.Choose(purple.Choice{Do: purple.Move, What: "purple/chalk", For: "cart"}))
	choose(t, c, purple.Choice{Do: purple.Move, What: "purple/chalk", For: "body"}, purple.Choice{Do: purple.Ready, What: "purple/chalk"})
	assert.Contains(t, c.Hero().Kit, purple.Stack{Kind: "purple/chalk", Count: 1, Readied: true})
}

// PH-CRE-03
func TestMotivation(t *testing.T) {
	c := until(t, purple.StepName, "mage")
	refused(t, "A name needs at least one letter. [PH-CRE-01]", c.Choose(purple.Choice{Do: purple.Call, What: "  "}))
	refused(t, "A name has at most 40 letters. [PH-CRE-01]", c.Choose(purple.Choice{Do: purple.Call, What: strings.Repeat("a", 41)}))
	choose(t, c, purple.Choice{Do: purple.Call, What: "Ilse"})
	refused(t, "A motivation needs at least one word. [PH-CRE-03]", c.Choose(purple.Choice{Do: purple.Vow}))
	refused(t, "A motivation has at most 120 letters. [PH-CRE-03]", c.Choose(purple.Choice{Do: purple.Vow, What: strings.Repeat("é", 121)}))
	choose(t, c, purple.Choice{Do: purple.Vow, What: "Take revenge"})
	assert.True(t, c.Finished())
	assert.Equal(t, "Take revenge", c.Hero().Motto)
}

// PH-CRE-04
func TestReminders(t *testing.T) {
	hero := fighter()
	hero.Background.AgeDie = 1
	assert.Nil(t, hero.TakeSkill("lockpicking", ""))
	assert.Equal(t, []string{"You wear no armour.", "You pick locks and own no picks.", "You carry no light.", "Nothing is readied."}, hero.Reminders())
	hero.Kit = purple.Kit{{Kind: "purple/leather", Count: 1}, {Kind: "purple/thieves-picks", Count: 1}, {Kind: "purple/candle", Count: 1, Readied: true}}
	assert.Empty(t, hero.Reminders())
	caster := scholar()
	assert.Contains(t, caster.Reminders(), "You own no book for your spells.")
}

// Random heroes are legal, carry a light and are not burdened; a sheet comes
// back from its text as it was; no line is too long.
func TestRandomHeroes(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(150) {
		c := purple.Random(purple.Keyed{Seed: seed, Hero: 2})
		require.True(t, c.Finished())
		hero := c.Hero()
		seen[hero.Race]++
		seen[hero.Class]++
		assert.Zero(t, hero.Burden().Level(), seed)
		assert.Nil(t, hero.Kit.Fits(purple.InPack, hero.Mod(purple.Strength)))
		assert.NotContains(t, hero.Reminders(), "You carry no light.")
		assert.NotContains(t, hero.Reminders(), "Nothing is readied.")
		for line := range strings.Lines(hero.Sheet()) {
			assert.LessOrEqual(t, len([]rune(strings.TrimSuffix(line, "\n"))), 80, line)
		}
		text, err := json.Marshal(hero)
		require.NoError(t, err)
		var back purple.Character
		require.NoError(t, json.Unmarshal(text, &back))
		assert.Equal(t, hero.Sheet(), back.Sheet())
	}
	for _, what := range []string{"human", "dwarf", "elf", "half-elf", "halfling", "warrior", "mage"} {
		assert.Greater(t, seen[what], 15, what)
	}
}

// The dice of creation have a stream of their own [PH-GEN-05].
func TestKeyedRoller(t *testing.T) {
	r := purple.Keyed{Seed: 7, Hero: 3}
	assert.Equal(t, dice.Roll(dice.Key{Seed: 7, Stream: dice.Creation, Actor: 3, Purpose: "age"}, 12), r.Roll("age", 0, 12))
	assert.Equal(t, r.Roll("age", 4, 12), r.Roll("age", 4, 12))
}

func TestSheet(t *testing.T) {
	hero := purple.Character{
		Name: "Rurik", Race: "dwarf", Class: "warrior", Style: "smiter", Level: 1, Motto: "I gave my word",
		Scores:     purple.Scores{13, 8, 16, 10, 9, 12},
		Background: purple.Background{Inches: 50, Pounds: 150, Upbringing: 5, Progenitor: 13, Institution: 4, AgeDie: 7},
		Languages:  []string{"Common", "Dwarvish"},
		Feats:      []purple.FeatTaken{{Feat: "conditioning", For: "Strength", Level: 1}},
		Skills:     []purple.SkillTaken{{Skill: "lore", For: "tombs"}, {Skill: "stealth"}},
		Purse:      93,
		Kit: purple.Kit{
			{Kind: "purple/chainmail", Count: 1},
			{Kind: "purple/sword", Count: 1, Readied: true, Condition: purple.Worn},
			{Kind: "purple/torch", Count: 5, Where: purple.InPack},
			{Kind: "purple/hemp-rope", Count: 1, Where: purple.InPack},
			{Kind: "purple/lantern", Count: 1, Where: purple.InPack},
			{Kind: "purple/oil", Count: 2, Where: purple.InPack},
		},
	}
	assert.Equal(t, `Rurik, dwarf warrior of level 1, Smiter

HP 10   AC 14   Attack +1   Checks 0   Saves 0
Speed 40 feet   Encumbrance 0   Experience 0

Strength     13 +1   Dexterity     8 −1   Constitution 16 +2
Perception   10  0   Willpower     9  0   Arcana       12  0

Tongues   Common, Dwarvish
Feats     Conditioning (Strength)
Skills    Lore (tombs), Stealth
From      mining town; smith (horseshoe nail); border scouts
Build     4′2″, 150 lb, 63 years, adult
Purse     2 g. 3 d. 1 f.
Body      chainmail, sword (worn)*
Backpack  torch ×5, hemp rope, lantern, oil flask ×2

“I gave my word”
`, hero.Sheet())
}
