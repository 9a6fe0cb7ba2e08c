package main

import (
	"bufio"
	"encoding/json"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// crawl leaves a journal of a crawl in the Cellar that goes on, far from all
// its creatures.
func crawl(t *testing.T) string {
	t.Helper()
	inTemp(t)
	good(t, strings.Repeat("move e\nend\n", 3), "play", "cellar", "--seed", "42", "--journal", "j.jsonl")
	return "j.jsonl"
}

// escape leaves a journal of a crawl that has ended.
func escape(t *testing.T) string {
	t.Helper()
	inTemp(t)
	out := good(t, "move se s e 4\nmove e 2\nend\nleave\n", "play", closetHere(t), "--seed", "1", "--journal", "j.jsonl")
	require.Contains(t, out, "escaped")
	return "j.jsonl"
}

// nextDoor is a cell from which one neither sees nor hears a fight behind its
// wall.
const nextDoor = `level cell
ambient bright
map
  ########
  #..#..X#
  ########
mark 1,1 start
mark 4,1 creature goblin faction=warren hp=99
mark 5,1 creature ogre faction=hill
`

// While a crawl goes on, a replay shows no more than its hero perceived;
// --spoil shows the truth and says so.
func TestReplayOfARunningCrawlKeepsItsSecrets(t *testing.T) {
	inTemp(t)
	write(t, "cell.map", nextDoor)
	good(t, strings.Repeat("end\n", 3), "play", "cell.map", "--seed", "42", "--journal", "j.jsonl")
	for _, how := range []string{"", "--text", "--json"} {
		args := strings.Fields("replay j.jsonl " + how)
		o := dark("", args...)
		assert.Equal(t, 0, o.code)
		assert.NotContains(t, o.out, "oblin", how)
		assert.NotContains(t, o.out, "truth", how)
		assert.NotContains(t, o.err, "Spoiled")

		spoilt := dark("", append(args, "--spoil")...)
		assert.Equal(t, 0, spoilt.code)
		assert.Contains(t, spoilt.out, "oblin", how)
		assert.Contains(t, spoilt.err, "Spoiled", how)
	}
}

func TestReplayOfAnEndedCrawlShowsTheTruth(t *testing.T) {
	j := escape(t)
	out := good(t, "", "replay", j)
	assert.Contains(t, out, "  Bran leaves")
	assert.Contains(t, out, "It ended after 1 round: escaped.")
	record := good(t, "", "replay", j, "--text")
	assert.Contains(t, record, "  truth    Bran leaves")
	assert.Contains(t, record, "  Bran     You leave")
	assert.Contains(t, record, "| Bran believes")
}

func TestReplayVerifies(t *testing.T) {
	j := crawl(t)
	assert.Contains(t, good(t, "", "replay", j, "--verify"), "is whole")
	text := read(t, j)
	write(t, j, text[:len(text)-9])
	o := dark("", "replay", j, "--verify")
	assert.Equal(t, 1, o.code)
	assert.Contains(t, o.err, "damaged from line")
	assert.Equal(t, 1, strings.Count(o.err, "\n"))
}

func TestReplayAsLines(t *testing.T) {
	j := escape(t)
	lines := bufio.NewScanner(strings.NewReader(good(t, "", "replay", j, "--json")))
	seen := map[string]bool{}
	var last map[string]any
	for lines.Scan() {
		last = nil
		require.NoError(t, json.Unmarshal(lines.Bytes(), &last))
		if who, ok := last["for"].(string); ok {
			seen[who] = true
		}
	}
	assert.Equal(t, map[string]bool{"truth": true, "Bran": true}, seen)
	assert.Equal(t, map[string]any{"end": "escaped", "rounds": 1.0}, last)
}

// A picture for every round; the film has as many, all of one size.
func TestReplayInPictures(t *testing.T) {
	j := crawl(t)
	assert.Contains(t, good(t, "", "replay", j, "--png", "rounds"), "4 pictures")
	files, err := filepath.Glob("rounds/*.png")
	require.NoError(t, err)
	require.Len(t, files, 4)
	hero := width(t, files[3])
	good(t, "", "replay", j, "--png", "truth", "--spoil")
	assert.Less(t, hero, width(t, "truth/round-0003.png"), "the hero knows less of the Cellar than there is")

	good(t, "", "replay", j, "--gif", "j.gif")
	f, err := os.Open("j.gif")
	require.NoError(t, err)
	defer f.Close()
	film, err := gif.DecodeAll(f)
	require.NoError(t, err)
	require.Len(t, film.Image, 4)
	for _, still := range film.Image {
		assert.Equal(t, film.Image[0].Bounds(), still.Bounds())
	}
}

func width(t *testing.T, name string) int {
	t.Helper()
	f, err := os.Open(name)
	require.NoError(t, err)
	defer f.Close()
	picture, err := png.DecodeConfig(f)
	require.NoError(t, err)
	return picture.Width
}

// A fight in full darkness under Purple Hack is a dual record: the truth and its
// phases beside what each hero believes, who sees nothing [PH-CMB-15, DK-VIS-04].
func TestRecordOfAFightInTheDarkUnderPurpleHack(t *testing.T) {
	if testing.Short() {
		t.Skip("the journal is held to its outcomes by make test")
	}
	record := good(t, "", "replay", "../../rules/engine/testdata/purple-dark.journal", "--text")
	for _, said := range []string{
		"(purple)", "  Human    Darkness closes over you: you are blind.", "  truth    Human sets out blind", "  Human    You set out blind",
		"| Human believes", "| Dwarf believes", "#..D....g.#", "  truth    The goblin", "It ended after",
	} {
		assert.Contains(t, record, said)
	}
	assert.Regexp(t, `  truth    Round \d+ begins with what each declares`, record)
	for _, line := range strings.Split(record, "\n") {
		if _, believed, maps := strings.Cut(line, "|"); maps {
			assert.NotContains(t, believed, "g", "a blind hero sees a goblin: %s", line)
		}
	}
}
