package purple_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/purple"
)

// PH-GEN-07: a damaged sheet is refused with what is wrong.
func TestCheckingASheet(t *testing.T) {
	whole := func() purple.Character {
		for seed := uint64(0); ; seed++ {
			c := purple.Random(purple.Keyed{Seed: seed})
			hero := c.Hero()
			if hero.Class == "warrior" {
				return hero
			}
		}
	}
	good := whole()
	require.Nil(t, good.Check())
	tests := map[string]func(*purple.Character){
		"A name has 1 to 40 letters. [PH-CRE-01]":                                       func(c *purple.Character) { c.Name = " " },
		"An ability score must be 2 to 19. [PH-CHR-04]":                                 func(c *purple.Character) { c.Scores[3] = 20 },
		"Unknown race. [PH-RAC-01]":                                                     func(c *purple.Character) { c.Race = "" },
		"Unknown class. [PH-CLS-01]":                                                    func(c *purple.Character) { c.Class = "thief" },
		"A warrior chooses exactly one style. [PH-CLS-04]":                              func(c *purple.Character) { c.Style = "" },
		"Only a warrior has a style. [PH-CLS-04]":                                       func(c *purple.Character) { c.Class = "mage" },
		"Only a mage has schools. [PH-CLS-10]":                                          func(c *purple.Character) { c.Schools = []string{"Illusion"} },
		"Level must be 1 to 20. [PH-GEN-08]":                                            func(c *purple.Character) { c.Level = 21 },
		"Level 3 has 2 hit dice besides the first. [PH-CLS-03]":                         func(c *purple.Character) { c.Level = 3 },
		"A hit die shows 1 to 8. [PH-CLS-03]":                                           func(c *purple.Character) { c.Level, c.Faces, c.Feats = 2, []int{9}, nil },
		"Amounts are whole numbers from 0. [PH-GEN-07]":                                 func(c *purple.Character) { c.Purse = -1 },
		"Height and weight are at least 1. [PH-BKG-02]":                                 func(c *purple.Character) { c.Background.Pounds = 0 },
		"Choose 1 to 12. [PH-BKG-03]":                                                   func(c *purple.Character) { c.Background.Upbringing = 13 },
		"Choose 1 to 12. [PH-BKG-06]":                                                   func(c *purple.Character) { c.Background.AgeDie = 0 },
		"That is a feat too many. [PH-FEA-01]":                                          func(c *purple.Character) { c.Feats = append(c.Feats, c.Feats...) },
		"That is a mage feat. [PH-FEA-01]":                                              func(c *purple.Character) { c.Feats = []purple.FeatTaken{{Feat: "quickcast", Level: 1}} },
		"There is no such feat. [PH-FEA-01]":                                            func(c *purple.Character) { c.Feats = []purple.FeatTaken{{Feat: "flight", Level: 1}} },
		"A feat came at a level from 1 to 1. [PH-FEA-01]":                               func(c *purple.Character) { c.Feats = []purple.FeatTaken{{Feat: "tough", Level: 2}} },
		"Such a skill cannot be taken. [PH-SKL-02]":                                     func(c *purple.Character) { c.Skills = []purple.SkillTaken{{Skill: "investigation"}} },
		"No such item. [PH-ENC-01]":                                                     func(c *purple.Character) { c.Kit = purple.Kit{{Kind: "core/torch", Count: 1}} },
		"A thing is one or more, in a place and a condition that there is. [PH-ENC-01]": func(c *purple.Character) { c.Kit = purple.Kit{{Kind: "purple/torch"}} },
	}
	for want, damage := range tests {
		hero := whole()
		damage(&hero)
		refused(t, want, hero.Check())
	}
}

// Whatever legal choices are made, in whatever order, the hero passes its
// check, its things are where they fit, and its purse is not overdrawn.
func TestAnyPathOfOffersMakesALegalHero(t *testing.T) {
	for seed := range uint64(20) {
		r := purple.Keyed{Seed: seed, Hero: 9}
		c := purple.Create(r)
		for n := 0; !c.Finished(); n++ {
			options := c.Options()
			require.NotEmpty(t, options)
			next := options[r.Roll("path", n, len(options))-1].Choice
			if c.Step() == purple.StepGear && n > 40 {
				next = purple.Choice{Do: purple.Done}
			}
			choose(t, c, next)
		}
		hero := c.Hero()
		assert.Nil(t, hero.Check(), seed)
		assert.Nil(t, hero.Kit.Fits(purple.InPack, hero.Mod(purple.Strength)))
		assert.Nil(t, hero.Kit.Fits(purple.InSack, hero.Mod(purple.Strength)))
		assert.NotEmpty(t, hero.Sheet())
	}
}

// Whatever the words, a choice is carried out or refused.
func TestNonsenseIsRefused(t *testing.T) {
	verbs := []purple.Verb{
		purple.Roll, purple.Swap, purple.PickRace, purple.PickClass, purple.PickStyle, purple.School, purple.GiveUp, purple.Learn,
		purple.PickFeat, purple.PickSkill, purple.Arm, purple.Take, purple.Buy, purple.TakePack, purple.Move, purple.Ready, "",
	}
	for _, class := range []string{"warrior", "mage"} {
		for step := purple.StepAbilities; step <= purple.StepMotto; step++ {
			c := until(t, step, class)
			before := c.Hero()
			for _, verb := range verbs {
				assert.NotNil(t, c.Choose(purple.Choice{Do: verb, What: "nonsense", For: "nonsense"}), "%s %s", step, verb)
				assert.NotNil(t, c.Choose(purple.Choice{Do: verb}), "%s %s", step, verb)
			}
			assert.Equal(t, before, c.Hero())
		}
	}
}

func TestPlacesAndConditionsAsText(t *testing.T) {
	stack := purple.Stack{Kind: "purple/sword", Count: 1, Where: purple.InSack, Condition: purple.Shabby}
	text, err := json.Marshal(stack)
	require.NoError(t, err)
	assert.JSONEq(t, `{"kind":"purple/sword","count":1,"where":"sack","condition":"shabby"}`, string(text))
	var back purple.Stack
	require.NoError(t, json.Unmarshal(text, &back))
	assert.Equal(t, stack, back)
	assert.ErrorContains(t, json.Unmarshal([]byte(`{"where":"hat"}`), &back), `"hat" is no place of a carried thing`)
	assert.ErrorContains(t, json.Unmarshal([]byte(`{"condition":"mint"}`), &back), `"mint" is no condition of a thing`)
}
