package scenario_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/scenario"
)

// walker is Bran before a wall, two tiles away, in the dark; the steps begin
// on line 7.
const walker = `scene DK-MOV-03 a blind walker
map
  #####
  #b..#
  #####
actor b bran bare hero facing=E
`

// play plays the one scene of a text.
func play(t *testing.T, text string) error {
	t.Helper()
	scenes, err := scenario.Parse("a.scene", []byte(text))
	require.NoError(t, err)
	require.Len(t, scenes, 1)
	return scenario.Run(scenes[0])
}

// What holds passes, under every symmetry of the square.
func TestRunPasses(t *testing.T) {
	scenes, err := scenario.Parse("a.scene", []byte(walker+`do b blind forward 6
expect b bumped amount 6 of 2 [DK-MOV-03]
expect b at 3,1
expect b hp 14
`))
	require.NoError(t, err)
	for turn := range scenario.Symmetry(8) {
		assert.NoError(t, scenario.RunTurned(scenes[0], turn), "symmetry %d", turn)
	}
}

// What does not hold is reported by file, line and rule, expected beside got,
// with a picture of the truth.
func TestRunFails(t *testing.T) {
	for _, c := range []struct {
		steps string
		line  int
		says  []string
	}{
		{"do b blind forward 2\nexpect b at 2,1", 8, []string{"expected place {2 1}, got {3 1}"}},
		{"do b blind forward 6\nexpect b hp 20", 8, []string{"expected hit points 20, got 14"}},
		{"expect b facing W", 7, []string{"expected facing"}},
		{"expect b sighted", 7, []string{"expected blind false, got true"}},
		{"expect b dead", 7, []string{"expected dead true, got false"}},
		{"expect b contact 2,1 known", 7, []string{"expected a contact at 2,1"}},
		{"expect b asked exchange", 7, []string{"expected to be asked (exchange)"}},
		{"do b blind forward 6\nexpect b bumped amount 5", 8, []string{"expected amount 5, got 6"}},
		{"do b blind forward 6\nexpect b bumped [DK-MOV-09]", 8, []string{"DK-MOV-09", "DK-MOV-03"}},
		{"do b blind forward 2\nexpect b bumped", 8, []string{`expected something "bumped", got`, "moved"}},
		{"do b blind forward 6\nexpect b not bumped", 8, []string{`expected nothing "bumped"`}},
		{"refuse DK-MOV-01 b blind forward 2", 7, []string{"expected a refusal by DK-MOV-01, got none"}},
		{"refuse DK-MOV-02 b blind forward 7", 7, []string{"expected a refusal by DK-MOV-02", "DK-MOV-01"}},
		{"do b blind forward 7", 7, []string{"DK-MOV-01"}},
		{"told b \"Nothing.\"", 7, []string{`expected "Nothing."`}},
		{"view b\n  #####\n  #b..#\n  #####", 7, []string{"expected view", "#b..#", "got", "?b???"}},
		{"levels\n  #####\n  #BBB#\n  #####", 7, []string{"expected light", "#BBB#", "got", "#...#"}},
		{"dice b attack d20 = 3", 0, []string{"attack"}},
	} {
		t.Run(c.steps, func(t *testing.T) {
			err := play(t, walker+c.steps+"\n")
			var fault *scenario.Error
			require.True(t, errors.As(err, &fault), "%v", err)
			assert.Equal(t, "a.scene", fault.File)
			for _, says := range c.says {
				assert.Contains(t, fault.Why, says)
			}
			if c.line == 0 {
				return
			}
			assert.Equal(t, c.line, fault.Line)
			assert.Contains(t, fault.Why, "DK-MOV-03")
			assert.Contains(t, fault.Why, "truth:\n  #####\n  #")
		})
	}
}

// A die that is rolled where dice of that purpose were given, and have run out,
// fails.
func TestDiceRunOut(t *testing.T) {
	text := strings.Replace(walker, "#b..#", "#bo.#", 1) + "actor o ogre\nambient bright\n"
	err := play(t, text+"dice b attack d20 = 20\ndice b defence d20 = 1\ndice b damage d2 = 1\n"+
		"do b act attack at 2,1\ndo b act attack at 2,1\n")
	assert.ErrorContains(t, err, "attack")
	assert.ErrorContains(t, err, "a.scene:13")
}
