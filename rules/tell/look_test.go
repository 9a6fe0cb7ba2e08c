package tell

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

func goblins(id rules.ContentID) (rules.Lore, bool) {
	return rules.Lore{
		Name: "goblin", Words: "A thief. It is shy.", Health: 8, Move: 6, Damage: "1d6", Vision: rules.LowLightImmune, Hearing: 1,
		Figures: []rules.Number{{Name: "Attack", Value: 2}, {Name: "Prs", Value: -1}}, Rule: "DK-HST-10",
	}, id == "core/goblin"
}

func looked(v *rules.View, at grid.Point) string {
	var lines []string
	for _, l := range LookAt(v, at, goblins) {
		lines = append(lines, l.Text)
	}
	return strings.Join(lines, "\n")
}

// One sees how well it sees somebody in low light, and why [DK-VIS-01,
// DK-LOW-02].
func TestLookIntoLowLight(t *testing.T) {
	v := inLight()
	v.Cells[5].Light = 1 // 1,1, two tiles from Bran
	v.Tokens = []rules.Token{{Handle: 101, At: v.Cells[5].At, Degree: rules.Noticed}}
	v.Lights = []rules.Shine{{At: grid.Point{X: 3, Y: 2}, Kind: "core/torch", Bearer: 1}}
	got := looked(v, v.Cells[5].At)
	assert.Contains(t, got, "It lies in low light 1; the nearest light that you see, your torch, is 2 tiles from it.")
	assert.Contains(t, got, "From 2 tiles you would notice a shape there and no more: in low light 1 you make somebody out up to 1 tile.")
	assert.Contains(t, got, "Who or what it is you cannot make out in that light.")
	assert.NotContains(t, got, "goblin")
}

// Of one that is identified one knows its kind's printed figures, and which way
// it looks [DK-HST-10].
func TestLookAtAGoblin(t *testing.T) {
	v := inLight()
	v.Tokens = []rules.Token{{Handle: 100, At: grid.Point{X: 1, Y: 2}, Degree: rules.Identified, Kind: "core/goblin", Name: "goblin", Side: rules.Foe, Facing: grid.East}}
	got := looked(v, grid.Point{X: 1, Y: 2})
	assert.Contains(t, got, "It faces you, which does not matter to what it sees: light does.")
	assert.Contains(t, got, "A thief. It is shy.")
	assert.Contains(t, got, "Its kind: 8 hit points unhurt, Attack 2, Prs −1, moves 6 tiles, damage 1d6.")
	assert.Contains(t, got, "Any low light is bright to its eyes.")
}

// What is not known is said to be so, and what is remembered is told from what
// is seen [DK-VIS-04].
func TestLookAtWhatIsNotSeen(t *testing.T) {
	v := inLight()
	assert.Contains(t, looked(v, grid.Point{X: 9, Y: 9}), "you know nothing of that tile")
	v.Cells[5].Known, v.Cells[5].Light = rules.Remembered, 0
	assert.Contains(t, looked(v, v.Cells[5].At), "as you remember it; you do not see it now")
	blind := &rules.View{Hero: bran(), Blind: rules.ByDarkness, Round: 12, Trace: []rules.Trace{{At: grid.Point{X: 4, Y: 2}, Round: 11, Terrain: grid.Wall}}}
	blind.Contacts = []rules.Contact{{Handle: 100, At: grid.Point{X: 2, Y: 2}}}
	assert.Contains(t, looked(blind, grid.Point{X: 4, Y: 2}), "a wall, by touch")
	assert.Contains(t, looked(blind, grid.Point{X: 2, Y: 2}), "you hear breath and feel a body, and do not know whose")
}

// A forecast in words puts what would kill first, and the sources beside every
// chance [DK-CMD-01].
func TestForecastInWords(t *testing.T) {
	got := Forecast(rules.Forecast{
		Path: make([]grid.Point, 3), Light: 2, Lit: true, Noise: 15, Sound: rules.SoundAttack, Harm: "It hurts.",
		Deadly: "You would go down.", Notes: []string{"Mind the gap."},
		Hearers: []rules.Hearer{{Name: "the goblin", Band: rules.Near}, {Name: "somebody", Band: rules.Faint, Perhaps: true}},
		Chances: []rules.Chance{
			{Name: "to hit the goblin", Percent: 52, Damage: "1d8 - 1", Mods: []rules.Number{{Name: "Attack", Value: 4, Rule: "DK-HST-03"}, {Name: "its Defence", Value: -3, Rule: "DK-HST-03"}, {Name: "nothing"}}},
			{Name: "to hit a shape", Not: "you do not know what it is"},
		},
	})
	assert.Equal(t, []string{
		"You would go down.",
		"You would go 3 tiles and stand in low light 2.",
		"It hurts.",
		"To hit the goblin: 52 %, for 1d8 − 1 (+ 4 Attack [DK-HST-03], − 3 its Defence [DK-HST-03]).",
		"To hit a shape: you do not know what it is.",
		"The sound of a blow, heard up to 15 tiles away; the goblin (near) would hear it; somebody (faint) might hear it.",
		"Mind the gap.",
	}, got)
	assert.Empty(t, Forecast(rules.Forecast{}))
}
