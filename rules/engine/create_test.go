package engine_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/codex"
	"pitchdark/rules/engine"
)

func create(t *testing.T, seed uint64) engine.Making {
	t.Helper()
	m, err := engine.Create("purple", seed)
	require.NoError(t, err)
	return m
}

// The same seed and picks make the same hero [PH-CRE-01].
func TestTheSamePicksMakeTheSameHero_PH_CRE_01(t *testing.T) {
	for seed := range uint64(12) {
		m := create(t, seed)
		m.Rest()
		require.True(t, m.Finished())
		again := create(t, seed)
		for _, p := range m.Picks() {
			require.Nil(t, again.Choose(p), "%v", p)
		}
		assert.Equal(t, m.Sheet(), again.Sheet())
		assert.Equal(t, m.Profile(), again.Profile())
	}
}

func TestAPlainHeroIsNotMade(t *testing.T) {
	_, err := engine.Create("core", 1)
	assert.EqualError(t, err, `the system "core" makes no heroes: those that it has are ready`)
	assert.False(t, engine.Makes("core"))
	assert.True(t, engine.Makes("purple"))
}

// What every step offers can be picked, has a rule that the book has, and words.
func TestEveryStepGuides(t *testing.T) {
	for seed := range uint64(24) {
		m := create(t, seed)
		for n := 0; !m.Finished(); n++ {
			require.Less(t, n, 80)
			options := m.Options()
			require.NotEmpty(t, options)
			for _, o := range options {
				guided(t, o)
			}
			for _, s := range m.Steps() {
				book(t, s.Rule)
				assert.NotEmpty(t, s.Text)
			}
			next := int(seed) + n
			if n > 40 {
				next = 0 // enough gear
			}
			require.Nil(t, m.Choose(freeOf(options, next).Pick))
			for _, f := range m.Throws() {
				book(t, f.Rule)
				assert.NotEmpty(t, f.Means, f.Name)
			}
			checkProfile(t, m.Profile())
		}
		_, err := engine.CheckSheet("purple", m.Sheet())
		assert.NoError(t, err)
	}
}

func guided(t *testing.T, o rules.MakingOption) {
	t.Helper()
	book(t, o.Rule)
	assert.NotEmpty(t, o.Title)
	first, _ := utf8.DecodeRuneInString(o.Title)
	assert.False(t, unicode.IsLower(first), o.Title)
	assert.True(t, utf8.ValidString(o.Text), o.Text)
	assert.NotContains(t, o.Text, "d0", "nobody rolls a die without sides")
	if o.Not != nil {
		book(t, o.Not.Rule)
	}
}

func freeOf(options []rules.MakingOption, n int) rules.MakingOption {
	var free []rules.MakingOption
	for _, o := range options {
		if o.Not == nil {
			free = append(free, o)
		}
	}
	return free[n%len(free)]
}

func book(t *testing.T, id rules.RuleID) {
	t.Helper()
	_, found := codex.Find(id)
	assert.True(t, found, id)
}

// Every figure of a sheet has its rule, and is the sum of its parts [PH-CHR-06].
func checkProfile(t *testing.T, p rules.Profile) {
	t.Helper()
	for _, f := range p.Figures {
		book(t, f.Rule)
		sum := 0
		for _, part := range f.Parts {
			book(t, part.Rule)
			sum += part.Value
		}
		assert.Equal(t, f.Value, sum, f.Name)
	}
	for _, a := range p.Abilities {
		book(t, a.Rule)
	}
	for _, l := range p.Loads {
		book(t, l.Rule)
	}
	for _, f := range p.Facts {
		book(t, f.Rule)
		assert.NotEmpty(t, f.Text)
	}
	for line := range strings.Lines(p.Page) {
		assert.LessOrEqual(t, utf8.RuneCountInString(strings.TrimSuffix(line, "\n")), 80)
	}
}

// Nobody learns from a preview how dice will fall [PH-CRE-01].
func TestAPreviewShowsNoDice_PH_CRE_01(t *testing.T) {
	m := create(t, 7)
	_, known := m.Preview(m.Options()[0].Pick)
	assert.False(t, known, "dice would fall")
	require.Nil(t, m.Choose(m.Options()[0].Pick))
	before := m.Profile()
	swap := m.Options()[1].Pick
	after, known := m.Preview(swap)
	require.True(t, known)
	assert.Equal(t, before, m.Profile(), "a preview changes nothing")
	require.Nil(t, m.Choose(swap))
	assert.Equal(t, after, m.Profile())
	assert.Empty(t, m.Throws())
}

// Dice that have fallen stay; all else can be taken back [PH-CRE-01, PH-GEN-07].
func TestUndoGoesBackToTheDice_PH_CRE_01(t *testing.T) {
	m := create(t, 3)
	assert.Equal(t, "Nothing is chosen yet.", m.Undo().Why)
	require.Nil(t, m.Choose(m.Options()[0].Pick))
	assert.Len(t, m.Throws(), 6)
	assert.Equal(t, "Dice that have fallen are not taken back.", m.Undo().Why)
	rolled := m.Profile()
	require.Nil(t, m.Choose(m.Options()[2].Pick))
	require.Nil(t, m.Undo())
	assert.Equal(t, rolled, m.Profile())
	m.Rest()
	assert.Equal(t, "The sheet is locked.", m.Undo().Why)
	assert.Empty(t, m.Options())
}

// What a new hero cannot pay for is there, and says why [PH-GEN-02].
func TestWhatIsTooDearSaysSo_PH_GEN_02(t *testing.T) {
	m := create(t, 5)
	for now(m).Title != "Gear" {
		require.Nil(t, m.Choose(freeOf(m.Options(), 0).Pick))
	}
	dear := 0
	for _, o := range m.Options() {
		if o.Not != nil && o.Not.Rule == "PH-GEN-02" {
			dear++
			assert.Contains(t, o.Not.Why, "this costs")
		}
	}
	assert.Positive(t, dear)
	before := m.Profile()
	refused := m.Choose(rules.Pick{Do: "buy", What: "purple/torch"})
	require.NotNil(t, refused)
	assert.Equal(t, "That is not sold to new heroes; basic gear is free. [PH-EQP-02]", refused.Error())
	assert.Equal(t, before, m.Profile())
}

func now(m engine.Making) rules.MakingStep {
	for _, s := range m.Steps() {
		if s.Now {
			return s
		}
	}
	return rules.MakingStep{}
}

func TestABrokenSheetIsRefusedInASentence(t *testing.T) {
	m := create(t, 9)
	assert.Nil(t, m.Sheet(), "it is not finished")
	m.Rest()
	whole := string(m.Sheet())
	for bad, want := range map[string]string{
		whole[:len(whole)/2]: "the sheet cannot be read: unexpected EOF",
		`{"luck":3}`:         `the sheet cannot be read: json: unknown field "luck"`,
		strings.Replace(whole, `"level":1,`, `"level":21,`, 1): "Level must be 1 to 20. [PH-GEN-08]",
		`{}`: "A name has 1 to 40 letters. [PH-CRE-01]",
	} {
		_, err := engine.CheckSheet("purple", json.RawMessage(bad))
		assert.ErrorContains(t, err, want)
	}
	_, err := engine.CheckSheet("core", m.Sheet())
	assert.Error(t, err)
}

// Whatever single thing of a sheet is changed, the sheet is refused in a
// sentence or is one that can be shown.
func TestADamagedSheetNeverHarms(t *testing.T) {
	m := create(t, 11)
	m.Rest()
	var sheet any
	require.NoError(t, json.Unmarshal(m.Sheet(), &sheet))
	tried := 0
	spoil(sheet, func() {
		damaged, err := json.Marshal(sheet)
		require.NoError(t, err)
		tried++
		if _, err := engine.CheckSheet("purple", damaged); err != nil {
			assert.NotContains(t, err.Error(), "\n")
		}
	})
	assert.Greater(t, tried, 300)
}

// spoil puts bad values in the place of every value of a JSON tree, one at a
// time.
func spoil(tree any, try func()) {
	bad := []any{-1, 0, 999999, "x", "", nil, []any{}, map[string]any{}, true}
	put := func(was any, set func(any)) {
		for _, v := range bad {
			set(v)
			try()
		}
		set(was)
		spoil(was, try)
	}
	switch tree := tree.(type) {
	case map[string]any:
		for k, was := range tree {
			put(was, func(v any) { tree[k] = v })
		}
	case []any:
		for i, was := range tree {
			put(was, func(v any) { tree[i] = v })
		}
	}
}
