package scenario

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
)

const full = `; A comment, and then a scene with one of everything.

scene DK-MOV-03 a blind walker pays
system core
seed 0x2a
ambient 3
map
  #######
  #b..o.#
  #.....#
  #######
edge 3,1 E door closed
edge 1,2 S thin wall
zone 2,1 5
zone 3,2 2,1 magical 2 deep
zone 1,1 bright
door 3,1 locked key=iron
wind 1,1 reach=6 period=2
actor b bran "Bran the Bold" bare hero facing E hp=10 armour 2 vision "dark vision"
actor o goblin wary facing=NW sleeping deaf=false
light torch 5,1 out left=36
light candle b lit
item key 3,1 key=iron
item mail b worn
dice b attack d20 = 17 4
dice * candle struck d6 = 1
do b blind forward 6
do b move E E
do b careful NW
do b act throw light to E tiles 3 item torch
do b act attack at 4,1
do o answer free attack
mind o
rounds 2
refuse DK-MOV-01 b blind forward 0
refuse b turn N [DK-BLD-06]
expect b at 3,1
expect b hp -2
expect b facing E
expect b blind
expect b asked turn
expect b contact 4,1 unknown
expect b contact none
expect b sees o noticed
expect b not felt about
expect b bumped amount 4 of 2 at 3,1 thing "closed thin door" [DK-MOV-03] [DK-MOV-04]
expect b core.something
told b "You walk into a wall."
view b
  ???????
  ?b..???
  ???????
  ???????
levels
  #######
  #BB11+#
  #....9#
  #######

scene DK-MOV-01 another
map
  #b#
actor b bran
`

func TestParseReadsOneOfEverything(t *testing.T) {
	scenes, err := Parse("full.scene", []byte(full))
	require.NoError(t, err)
	require.Len(t, scenes, 2)
	s := scenes[0]
	assert.Equal(t, "full.scene", s.File)
	assert.Equal(t, 3, s.Line)
	assert.Equal(t, "DK-MOV-03", s.Rule)
	assert.Equal(t, "a blind walker pays", s.Title)
	assert.Equal(t, "core", s.System)
	assert.Equal(t, uint64(42), s.Seed)
	assert.Equal(t, Position{
		Map:     "#######\n#b..o.#\n#.....#\n#######\n",
		Actors:  []string{"b bran name=Bran_the_Bold bare hero facing=E hp=10 armour=2 vision=dark_vision", "o goblin temper=wary facing=NW sleeping=true deaf=false"},
		Lights:  []string{"torch 5,1 out left=36", "candle b"},
		Items:   []string{"key 3,1 key=iron", "mail b worn"},
		Edges:   []string{"3,1 E closed thin door", "1,2 S thin wall"},
		Zones:   []string{"2,1 5", "2,1 magical 2 deep", "3,1 magical 2 deep", "2,2 magical 2 deep", "3,2 magical 2 deep", "1,1 101"},
		Doors:   []string{"3,1 locked key=iron"},
		Winds:   []string{"1,1 reach=6 period=2"},
		Ambient: rules.Light(3),
	}, s.Position)
	assert.Equal(t, "another", scenes[1].Title)
	assert.Empty(t, scenes[1].Steps)
}

func TestParseKeepsStepsInOrderWithTheirLines(t *testing.T) {
	scenes, err := Parse("full.scene", []byte(full))
	require.NoError(t, err)
	got := scenes[0].Steps
	lines := strings.Split(full, "\n")
	for _, st := range got {
		assert.True(t, strings.HasPrefix(lines[st.Line-1], st.Verb), "line %d is no %s", st.Line, st.Verb)
	}
	want := []string{
		"dice b attack d20 = 17 4", "dice * candle struck d6 = 1", "do b blind forward 6", "do b walk E E",
		"do b act careful to NW", "do b act throw light to E tiles 3 item torch", "do b act attack at 4,1", "do o answer free attack",
		"mind o", "rounds 2", "refuse DK-MOV-01 b blind forward 0", "refuse DK-BLD-06 b turn N", "expect b at 3,1",
	}
	for i, line := range want {
		assert.Equal(t, line, got[i].Verb+" "+strings.Join(got[i].Words, " "))
	}
	bump := got[len(got)-5]
	assert.Equal(t, []string{"b", "bumped", "amount", "4", "of", "2", "at", "3,1", "thing", "closed thin door", "[DK-MOV-03]", "[DK-MOV-04]"}, bump.Words)
	view := got[len(got)-2]
	assert.Equal(t, []string{"???????", "?b..???", "???????", "???????"}, view.Rows)
}

const small = "scene DK-MOV-01 a test\nmap\n  ####\n  #bo#\n  ####\nactor b bran\nactor o ogre\n"

// Every error tells the line at which it is and what would be right.
func TestErrorsNameTheirLine(t *testing.T) {
	for _, c := range []struct {
		text string
		line int
		why  string
	}{
		{"", 1, "there is no scene"},
		{"map\n", 1, "before the first scene"},
		{"  ###\n", 1, "an indented line"},
		{"scene DK-MOV-01\nmap\n  #\n", 1, "a scene begins with the rule"},
		{"scene DK-MOV-01 x\nsystem core\n", 1, "no map"},
		{"scene DK-MOV-01 x\nmap\nsystem core\n", 2, "no indented row"},
		{"scene DK-MOV-01 x\nmap 3\n  #\n", 2, "below the word"},
		{"scene DK-MOV-01 x\nmap\n  ##\n  #\n", 2, "row 2 has 1 tiles and should have 2"},
		{"scene DK-MOV-01 x\nmap\n  # #\n", 2, "a blank in it"},
		{"scene DK-MOV-01 x\nmap\n  #bb\n", 2, "two of 'b'"},
		{"scene DK-MOV-01 x\nmap\n  #g\n", 2, "the map has g, but no actor"},
		{"scene DK-MOV-01 x\nmap\n  " + strings.Repeat("#", 201) + "\n", 2, "200 is the most"},
		{"scene DK-MOV-01 x\nmap\n" + strings.Repeat("  #\n", 201), 203, "at most 200 rows"},
		{"scene DK-MOV-01 x\nmap\n  #\nmap\n  #\n", 4, "given already"},
		{"scene DK-MOV-01 x\nmap\n  #\nseed 1 2\n", 4, "64 bits"},
		{"scene DK-MOV-01 x\nmap\n  #\nsystem my core\n", 4, "no name of a system"},
		{"scene DK-MOV-01 x\nmap\n  #\nambient 102\n", 4, "low light 1 to 100"},
		{"scene DK-MOV-01 x\nmap\n  #\nlights torch 0,0\n", 4, "no statement \"lights\""},
		{"scene DK-MOV-01 \xff\n", 1, "not text"},
		{"scene DK-MOV-01 \x00\n", 1, "control character"},
		{"scene DK-MOV-01 " + strings.Repeat("x", MaxLine) + "\n", 1, "2000 is the most"},
		{strings.Repeat("scene DK-MOV-01 x\n", MaxScenes+1), MaxScenes + 1, "at most 1000 scenes"},
		{strings.Repeat(" ", MaxBytes+1), 1, "1048576 is the most"},
	} {
		fails(t, c.text, c.line, c.why)
	}
}

func TestErrorsOfThePosition(t *testing.T) {
	for line, why := range map[string]string{
		"actor":                     "a letter and a kind",
		"actor x bran":              "no x on the map",
		"actor bb bran":             "no letter",
		"actor # bran":              "the letter of wall",
		"actor b bran":              "named already",
		"light torch":               "a kind and a place",
		"light torch 4,1":           "neither a tile of the map nor the letter",
		"light torch x":             "neither a tile of the map nor the letter",
		"light Torch b":             "small letters",
		"light torch b left=x":      "left must be a number",
		"light torch b blue":        "not understood",
		"item key b iron":           "not understood",
		"item key b key=":           "not understood",
		"edge 1,1 E":                "the name of an edge",
		"edge 1,1 NE thin wall":     "none of N E S W",
		"edge 1,1 E hedge":          "no edge \"hedge\"",
		"edge 9,1 E thin wall":      "not on the map, which ends at 3,2",
		"zone 1,1":                  "a tile and a light",
		"zone 1,1 magical":          "magical 2",
		"zone 1,1 magical 0":        "at least 1",
		"zone 1,1 magical 2 dep":    "magical 2 deep",
		"zone 1,1 2,9 5":            "not on the map",
		"zone 1,1 2,1 5 6":          "one level of light",
		"zone one 5":                "no tile",
		"door":                      "a tile",
		"door 1,1 shut":             "not understood",
		"wind 1,1 reach=-1":         "must be a number",
		"item \"a b":                "no closing quote",
		"item \"a\"b":               "followed by a blank",
		"item \"\" b":               "empty",
		"actor \"b o\" goblin":      "no letter",
		"item key b \"key=a b\"":    "not understood",
		"zone 1,1 dim":              "dark, bright, or low light",
		"seed 0x10000000000000000":  "64 bits",
		"wind 1":                    "no tile",
		"door 1;1":                  "no tile",
		"light torch b out out=out": "not understood",
	} {
		fails(t, small+line+"\n", 8, why)
	}
	for property, why := range map[string]string{
		"facing":    "wants a value",
		"facing=up": "no direction",
		"facing up": "no direction",
		"hp=":       "wants a value",
		"=3":        "no name",
		"\"a b=3\"": "no name",
	} {
		fails(t, "scene DK-MOV-01 x\nmap\n  b\nactor b bran "+property+"\n", 4, why)
	}
}

func TestErrorsOfSteps(t *testing.T) {
	for line, why := range map[string]string{
		"dice b d20 = 17":                "given as: dice",
		"dice b attack d20 17":           "given as: dice",
		"dice x attack d20 = 17":         "no creature \"x\"",
		"dice b attack d20 = 21":         "cannot fall as \"21\"",
		"dice b attack 2d6 = 7":          "more than one die",
		"dice b attack w6 = 1":           "no d between",
		"do":                             "given as: do",
		"do b":                           "given as: do",
		"do x blind forward 1":           "no creature",
		"do b fly E":                     "nobody can \"fly\"",
		"do b blind forward":             "forward-left 4",
		"do b blind ahead 1":             "eight relative directions",
		"do b blind forward far":         "no number",
		"do b walk":                      "walk E E SE",
		"do b walk E 2":                  "no direction",
		"do b turn":                      "a direction is wanted",
		"do b turn N E":                  "a direction is wanted",
		"do b careful up":                "no direction",
		"do b act":                       "which action",
		"do b act at 1,1":                "which action",
		"do b act attack at 7,1":         "not on the map",
		"do b act attack at":             "wants a value",
		"do b act attack at 1,1 at 1,1":  "given twice",
		"do b act attack at 1,1 hard":    "not understood",
		"do b act identify target x":     "no creature",
		"do b act throw tiles few":       "no number",
		"do b act open to up":            "no direction",
		"mind":                           "given as: mind",
		"mind x":                         "no creature",
		"rounds 0":                       "passes 1 to",
		"rounds":                         "passes 1 to",
		"refuse b blind":                 "given as: refuse",
		"refuse b blind forward 0":       "no ID of a rule",
		"refuse DK-MOV-1 b blind back 1": "no ID of a rule",
		"refuse DK-MOV-01 b":             "given as: refuse",
		"refuse DK-MOV-01 x turn N":      "no creature",
		"expect b":                       "given as: expect",
		"expect x hp 3":                  "no creature",
		"expect b hp":                    "a number of hit points",
		"expect b hp many":               "no number",
		"expect b facing up":             "no direction",
		"expect b blind now":             "too much",
		"expect b asked":                 "asked what",
		"expect b at 9,9":                "not on the map",
		"expect b contact":               "a contact is given as",
		"expect b contact 1,1 maybe":     "a contact is given as",
		"expect b contact 9,1 known":     "not on the map",
		"expect b sees o well":           "sight is given as",
		"expect b sees x noticed":        "no creature",
		"expect b not bumpd":             "no kind of event \"bumpd\"",
		"expect b bumpd":                 "no kind of event \"bumpd\"",
		"expect b bumped amount":         "not understood after an event",
		"expect b bumped amount much":    "no number",
		"expect b bumped at 9,9":         "not on the map",
		"expect b bumped [MOV-03]":       "no ID of a rule",
		"expect b bumped of 2 hard 3":    "not understood after an event",
		"told b":                         "given as: told",
		"told b You walk":                "given as: told",
		"view":                           "given as: view",
		"view x":                         "no creature",
		"view b":                         "it has 0 rows and should have 3",
		"levels b":                       "below the word",
		"levels\n  ####\n  #xB#\n  ####": "the letters of light",
		"levels\n  ####\n  #BB\n  ####":  "row 2 has 3 tiles",
		"rounds 2\nlight torch 1,1":      "the position ends where the first step begins",
	} {
		at := 8
		if strings.Contains(line, "\nlight") {
			at = 9
		}
		fails(t, small+line+"\n", at, why)
	}
	fails(t, small+strings.Repeat("rounds 1\n", MaxSteps+1), 8+MaxSteps, "at most 2000 steps")
}

func fails(t *testing.T, text string, line int, why string) {
	t.Helper()
	scenes, err := Parse("f.scene", []byte(text))
	assert.Nil(t, scenes)
	var e *Error
	if assert.ErrorAs(t, err, &e, "%.200q", text) {
		assert.Equal(t, line, e.Line, "%.200q: %v", text, err)
		assert.Contains(t, e.Error(), why)
		assert.True(t, strings.HasPrefix(e.Error(), fmt.Sprintf("f.scene:%d: ", line)))
	}
}

// Every scene of the house is well formed.
func TestTheScenesOfTheHouseParse(t *testing.T) {
	files, err := filepath.Glob("../*/testdata/*.scene")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		_, err = Parse(file, text)
		assert.NoError(t, err)
	}
}

// What the help shows can be written and played.
func TestHelpShowsAScene(t *testing.T) {
	scenes, err := Parse("help.scene", []byte(Example))
	require.NoError(t, err)
	require.Len(t, scenes, 1)
	assert.NoError(t, Run(scenes[0]))
	for _, verb := range verbs() {
		assert.Regexp(t, regexp.MustCompile(`(?m)^ *`+verb+`\b`), Help, "%s is not in the help", verb)
	}
}

func verbs() []string {
	list := []string{"scene"}
	for verb := range heads {
		list = append(list, verb)
	}
	for verb := range places {
		list = append(list, verb)
	}
	for verb := range steps {
		list = append(list, verb)
	}
	return list
}

// No text makes the parser panic, and what it refuses it refuses by file and
// line.
func FuzzParse(f *testing.F) {
	f.Add(full)
	f.Add(small)
	f.Add(Example)
	f.Add(small + "view b\n\t####\n\t#b?#\n\t####\n")
	f.Add(small + "do b act \"a b\" target o words \"x\"\n")
	f.Add("scene DK-MOV-01 é\nmap\n  #é\nactor é bran \"Ödön\"\n")
	named := regexp.MustCompile(`^f\.scene:([1-9][0-9]*): .`)
	f.Fuzz(func(t *testing.T, text string) {
		scenes, err := Parse("f.scene", []byte(text))
		lines := strings.Count(text, "\n") + 1
		if err != nil {
			var e *Error
			require.True(t, errors.As(err, &e))
			require.Regexp(t, named, err.Error())
			require.LessOrEqual(t, e.Line, lines)
			return
		}
		require.NotEmpty(t, scenes)
		for _, s := range scenes {
			require.NotEmpty(t, Rows(s.Position.Map))
			require.NotEmpty(t, s.Title)
			for _, st := range s.Steps {
				require.Greater(t, st.Line, s.Line)
				require.LessOrEqual(t, st.Line, lines)
				require.NotContains(t, st.Words, "")
			}
		}
	})
}
