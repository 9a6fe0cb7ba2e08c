package tell

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// Every kind of event has a sentence or is silent on purpose.
func TestEveryKindIsTold(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../event.go", nil, 0)
	require.NoError(t, err)
	kinds := 0
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return true
		}
		lit, ok := spec.Values[0].(*ast.BasicLit)
		if !ok {
			return true
		}
		word, err := strconv.Unquote(lit.Value)
		require.NoError(t, err)
		kinds++
		_, told := sentences[rules.Kind(word)]
		assert.True(t, told != slices.Contains(silent, rules.Kind(word)), "%q must have a sentence or be silent, and not both", word)
		return true
	})
	assert.Greater(t, kinds, 40)
}

func TestSentences(t *testing.T) {
	you := Teller{Hero: 1, Facing: grid.North, Blind: true}
	goblin := rules.Names{Who: "the goblin", Other: "Bran"}
	for _, c := range []struct {
		e    rules.Event
		want string
	}{
		{rules.Event{Kind: rules.Bumped, Who: 1, Thing: "wall", Of: 2, Amount: 4}, "You walk into a wall after 2 tiles: 4 damage."},
		{rules.Event{Kind: rules.Bumped, Who: 100, Names: goblin, Thing: "pillar", Amount: 6}, "The goblin walks into a pillar, hard: 6 damage."},
		{rules.Event{Kind: rules.Crossed, Who: 1, Other: 101, Names: rules.Names{Other: "someone"}}, "You run into someone!"},
		{rules.Event{Kind: rules.Struck, Who: 100, Other: 1, Names: goblin, Thing: "core/sword", Amount: 3}, "The goblin hits you with a sword: 3 damage."},
		{rules.Event{Kind: rules.Declared, Who: 1, Amount: 1, Facing: grid.SouthWest}, "You set out blind behind you to the left, 1 tile."},
		{rules.Event{Kind: rules.Heard, Who: 1, Sound: &rules.Sound{Kind: rules.SoundThud, Band: rules.Clear, From: grid.SouthWest}}, "A heavy thud, clear, behind you to the left."},
		{rules.Event{Kind: rules.LightGutter, Who: 1, Thing: "core/torch", Amount: 36}, "Your torch gutters: 6 minutes left."},
		{rules.Event{Kind: rules.Began, Amount: 3}, ""},
		{rules.Event{Kind: rules.Missed}, "Someone misses someone."},
	} {
		assert.Equal(t, c.want, you.Sentence(c.e))
	}
}

func TestWhyNamesDiceAndSources(t *testing.T) {
	e := rules.Event{
		Rolls: []rules.Roll{{Purpose: "attack", Dice: "d20", Result: 14, Mods: []rules.Number{{Name: "Attack", Value: 3}}}, {Purpose: "defence", Mods: []rules.Number{{Name: "Defence", Value: 4}}}},
		Rules: []rules.RuleID{"DK-HST-03"},
	}
	assert.Equal(t, []string{"attack: d20 14 + Attack 3 = 17", "defence: no die + Defence 4 = 4", "DK-HST-03"}, Why(e))
}

func TestTime(t *testing.T) {
	assert.Equal(t, "10 seconds", Time(1))
	assert.Equal(t, "1 minute", Time(6))
	assert.Equal(t, "20 minutes", Time(120))
	assert.Equal(t, "4 hours", Time(1440))
	assert.Equal(t, "1 hour 30 minutes", Time(540))
}

func TestRefusal(t *testing.T) {
	assert.Equal(t, "There is no unknown contact. [DK-BLD-05]", Refusal(rules.Refuse("DK-BLD-05", "there is no unknown contact")))
}
