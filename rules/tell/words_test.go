package tell

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

func TestDirectionsByCompassAndByFacing(t *testing.T) {
	assert.Equal(t, "to the south-west", Direction(grid.SouthWest, grid.North, false))
	for r, want := range []string{
		"ahead", "ahead to the right", "to the right", "behind you to the right",
		"behind you", "behind you to the left", "to the left", "ahead to the left",
	} {
		for facing := grid.North; facing <= grid.NorthWest; facing++ {
			assert.Equal(t, want, Direction(facing.Turn(grid.Relative(r)), facing, true))
		}
		assert.Equal(t, want, Relative(grid.Relative(r)))
	}
}

func TestSounds(t *testing.T) {
	for _, c := range []struct {
		s     rules.Sound
		blind bool
		want  string
	}{
		{rules.Sound{Kind: rules.SoundThud, Band: rules.Clear, From: grid.SouthWest}, true, "A heavy thud, clear, behind you to the left."},
		{rules.Sound{Kind: rules.SoundStep, Band: rules.Faint, From: grid.East}, false, "Footsteps, faint, to the east."},
		{rules.Sound{Kind: rules.SoundCall, Band: rules.Near, From: grid.North, Voice: "Edda"}, true, "A cry, Edda's, near, ahead."},
		{rules.Sound{Kind: rules.SoundTouch, Band: rules.Near, Here: true}, true, "A soft rubbing, near, right here."},
		{rules.Sound{Kind: "organ", Band: rules.Near, From: grid.East}, true, "An organ, near, to the right."},
	} {
		assert.Equal(t, c.want, Sound(c.s, grid.North, c.blind))
	}
}

func TestTimeInWords(t *testing.T) {
	for rounds, want := range map[int]string{
		-1: "0 seconds", 0: "0 seconds", 1: "10 seconds", 6: "1 minute", 120: "20 minutes",
		360: "1 hour", 540: "1 hour 30 minutes", 1440: "4 hours",
	} {
		assert.Equal(t, want, Time(rounds))
	}
}

func TestContentIsNamedByItsID(t *testing.T) {
	assert.Equal(t, "cave bear", Content("core/cave-bear"))
	assert.Equal(t, "torch", Content("torch"))
	assert.Empty(t, Content(""))
}

func TestArticles(t *testing.T) {
	for name, want := range map[string]string{
		"torch": "a torch", "axe": "an axe", "rubble": "rubble", "mail": "a coat of mail", "Bran": "Bran",
		"the goblin": "the goblin", "a shape": "a shape", "": "something", "stairs down": "stairs leading down",
	} {
		assert.Equal(t, want, article(name))
	}
}

func TestLists(t *testing.T) {
	assert.Empty(t, list(nil))
	assert.Equal(t, "a", list([]string{"a"}))
	assert.Equal(t, "a, b and c", list([]string{"a", "b", "c"}))
}

func TestFinishMakesSentences(t *testing.T) {
	for words, want := range map[string]string{"": "", "éclat": "Éclat.", "who?": "Who?", "\xff": "\xff."} {
		assert.Equal(t, want, finish(words))
	}
}

func TestOffersTellTheirCostOrWhyNot(t *testing.T) {
	assert.Equal(t, "Walk (1 action)", Offer(rules.Offer{Title: "Walk", Actions: 1}))
	assert.Equal(t, "Turn (free)", Offer(rules.Offer{Title: "Turn"}))
	assert.Equal(t, "Open a door (not now: no closed door is beside you)", Offer(rules.Offer{Title: "Open a door", Actions: 1, Not: "no closed door is beside you."}))
}

func TestRefusalsNameTheirRule(t *testing.T) {
	refusal := rules.Refuse("DK-BLD-05", "there is no unknown contact")
	assert.Equal(t, "There is no unknown contact. [DK-BLD-05]", Refusal(refusal))
	assert.Equal(t, "There is no unknown contact. [DK-BLD-05]", Refusal(fmt.Errorf("in a replay: %w", refusal)))
	assert.Equal(t, "The disk is full.", Refusal(errors.New("the disk is full")))
	assert.Empty(t, Refusal(nil))
}

func TestWhyNamesDiceSourcesAndTotals(t *testing.T) {
	e := rules.Event{
		Rolls: []rules.Roll{
			{Purpose: "attack", Dice: "d20", Result: 14, Mods: []rules.Number{{Name: "Attack", Value: 3, Rule: "DK-HST-03"}}},
			{Purpose: "defence", Mods: []rules.Number{{Name: "Defence", Value: 4}, {Name: "mud", Value: -1}}},
			{Purpose: "damage", Dice: "1d8", Result: 5, Mods: []rules.Number{{Name: "armour", Value: -2, Rule: "DK-HST-03"}}},
			{Purpose: "potion", Dice: "d8", Result: 6},
			{Purpose: "luck", Mods: []rules.Number{{Name: "curse", Value: -2}}},
		},
		Mods:  []rules.Number{{Name: "tiles intended", Value: 6, Rule: "DK-MOV-03"}, {Name: "armour", Value: -1}},
		Rules: []rules.RuleID{"DK-HST-03", "DK-STL-05"},
	}
	assert.Equal(t, []string{
		"attack, d20: 14 + Attack 3 [DK-HST-03] = 17",
		"defence, no die: Defence 4 − mud 1 = 3",
		"damage, 1d8: 5 − armour 2 [DK-HST-03] = 3",
		"potion, d8: 6",
		"luck, no die: −curse 2 = -2",
		"tiles intended: +6 [DK-MOV-03]",
		"armour: -1",
		"DK-HST-03",
		"DK-STL-05",
	}, Why(e))
}
