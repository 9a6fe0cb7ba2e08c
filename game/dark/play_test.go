package main

import (
	_ "embed"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/scenes/keep"
)

//go:embed testdata/closet.map
var closetText string

// A whole session, as it stands on the screen.
func TestSession(t *testing.T) {
	golden, err := filepath.Abs("testdata/session.golden")
	require.NoError(t, err)
	typed := read(t, "testdata/session.in")
	inTemp(t)
	got := good(t, typed, "play", closetHere(t), "--seed", "0x2a", "--journal", "closet.jsonl")
	if *update {
		write(t, golden, got)
	}
	assert.Equal(t, read(t, golden), got)
}

// A crawl that is left and gone on with is the same as one played in one go.
func TestResumeGoesOnExactly(t *testing.T) {
	inTemp(t)
	first, second := "move e 3\nend\nblind f 2\n", "end ne\nmove s\nend\n"
	good(t, first+second, "play", "--seed", "7", "--journal", "whole.jsonl")
	good(t, first, "play", "--seed", "7", "--journal", "parts.jsonl")
	out := good(t, second, "play", "--resume", "parts.jsonl")
	assert.Contains(t, out, "Going on after")
	assert.Equal(t, read(t, "whole.jsonl"), read(t, "parts.jsonl"))
}

// What has been told is on disk already: the line of a command is written
// before its outcome.
func TestJournalIsWrittenFirst(t *testing.T) {
	inTemp(t)
	p := &program{in: strings.NewReader("end\nend\n"), echo: true, err: &strings.Builder{}}
	p.out = watcher(func(told string) {
		if strings.Contains(told, "Round 1.") {
			assert.Contains(t, read(t, "j.jsonl"), `"n":1`)
		}
		if strings.Contains(told, "Round 2.") {
			assert.Contains(t, read(t, "j.jsonl"), `"n":2`)
		}
	})
	require.Equal(t, 0, p.run([]string{"play", closetHere(t), "--seed", "1", "--journal", "j.jsonl"}))
}

// watcher is told all that is written.
type watcher func(string)

func (w watcher) Write(b []byte) (int, error) {
	w(string(b))
	return len(b), nil
}

// closetHere puts the closet into the working folder.
func closetHere(t testing.TB) string {
	t.Helper()
	write(t, "closet.map", closetText)
	return "closet.map"
}

// Of a damaged journal everything before the damage is played on; the damaged
// file is kept, and what is gone on with is whole again.
func TestDamagedJournalOpensUpToTheDamage(t *testing.T) {
	inTemp(t)
	room := closetHere(t)
	good(t, strings.Repeat("end\n", 9), "play", room, "--seed", "5", "--journal", "whole.jsonl")
	whole := read(t, "whole.jsonl")
	lines := strings.SplitAfter(whole, "\n")
	require.Len(t, lines, 12, "a header, a level, nine commands and the empty rest")
	flipped := []byte(whole)
	flipped[len(strings.Join(lines[:6], ""))+30] ^= 1
	for _, c := range []struct {
		name, text string
		commands   int
		line       string
		kept       bool
	}{
		{"cut", whole[:len(whole)-20], 8, "line 11", false},
		{"flipped", string(flipped), 4, "line 7", true},
		{"a line lost", strings.Join(append(append([]string{}, lines[:5]...), lines[6:]...), ""), 3, "line 6", true},
		{"rubbish", whole + "rubbish\n", 9, "line 12", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			os.Remove("hurt.jsonl.damaged-1")
			write(t, "hurt.jsonl", c.text)
			out := good(t, "end\n", "play", "--resume", "hurt.jsonl")
			first, rest, _ := strings.Cut(out, "\n")
			assert.Contains(t, first, c.line)
			assert.Contains(t, rest, "Going on after "+count(c.commands, "command"))
			assert.Equal(t, c.kept, fileIs(t, "hurt.jsonl.damaged-1", c.text))
			assert.Contains(t, good(t, "", "replay", "hurt.jsonl", "--verify"), count(c.commands+1, "command"))
		})
	}
}

// A journal cut at any byte opens with all whole commands, or says in one
// sentence that there is nothing to open.
func TestJournalCutAnywhere(t *testing.T) {
	inTemp(t)
	good(t, "end\nend\nend\n", "play", closetHere(t), "--seed", "5", "--journal", "whole.jsonl")
	whole := read(t, "whole.jsonl")
	began := regexp.MustCompile(`(?m)^\{"level".*\n`).FindStringIndex(whole)[1]
	step := 1
	if testing.Short() {
		step = 23
	}
	for cut := 0; cut < len(whole); cut += step {
		write(t, "cut.jsonl", whole[:cut])
		o := dark("", "play", "--resume", "cut.jsonl")
		if cut < began {
			require.Equal(t, 1, o.code, cut)
			require.Equal(t, 1, strings.Count(o.err, "\n"), o.err)
			continue
		}
		require.Equal(t, 0, o.code, "cut at %d: %s", cut, o.err)
		require.Contains(t, o.out, "Going on after "+count(strings.Count(whole[began:cut], "\n"), "command"))
	}
}

func fileIs(t *testing.T, name, text string) bool {
	t.Helper()
	if _, err := os.Stat(name); err != nil {
		return false
	}
	return assert.Equal(t, text, read(t, name))
}

// full is a disk on which there is room for so many lines.
type full struct{ room int }

func (f *full) Write(b []byte) (int, error) {
	if f.room--; f.room < 0 {
		return 0, &os.PathError{Op: "write", Path: "j.jsonl", Err: os.ErrInvalid}
	}
	return len(b), nil
}
func (*full) Sync() error  { return nil }
func (*full) Close() error { return nil }

// A disk that is full stops play with one sentence; nothing is told of what
// could not be saved.
func TestFullDiskStopsPlay(t *testing.T) {
	levels, err := maps.Parse("closet.map", []byte(closetText))
	require.NoError(t, err)
	atlas, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	var out strings.Builder
	p := &program{in: strings.NewReader("end\nend\nend\nend\n"), out: &out, echo: true}
	j := &journal{name: "j.jsonl", file: &full{room: 4}}
	s, err := engine.New(engine.Setup{Level: "closet"}, engine.Options{Atlas: atlas, Sink: j})
	require.NoError(t, err)
	err = newTable(p, s, j).play()
	require.ErrorContains(t, err, "the journal could not be written, so play stops here")
	assert.NotContains(t, err.Error(), "\n")
	assert.Contains(t, out.String(), "Round 2.")
	assert.NotContains(t, out.String(), "Round 3.")
}

func TestFullDiskBeforePlay(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("there is no /dev/full here")
	}
	o := dark("", "play", "--journal", "/dev/full")
	assert.Equal(t, 1, o.code)
	assert.Contains(t, o.err, "could not be written")
	assert.FileExists(t, "/dev/full")
}

// Without --journal a crawl is kept among the player's own files, each in its
// own, where the window finds it too.
func TestJournalOfItsOwn(t *testing.T) {
	t.Setenv(keep.HomeVariable, t.TempDir())
	room := closet(t)
	first := savedIn(t, good(t, "end\n", "play", room, "--seed", "3"))
	second := savedIn(t, good(t, "end\n", "play", room, "--seed", "3"))
	assert.NotEqual(t, first, second)
	assert.Equal(t, read(t, first), read(t, second))
	saves, err := keep.Open().Saves()
	require.NoError(t, err)
	require.Len(t, saves, 2)
	assert.Contains(t, []string{first, second}, saves[0].Path)

	j, _, err := keep.Open().Find(first)
	require.NoError(t, err)
	o := dark("", "play", "--resume", first)
	assert.Equal(t, 1, o.code)
	assert.Contains(t, o.err, "open in another window or terminal")
	require.NoError(t, j.Close())
	assert.Contains(t, good(t, "end\n", "play", "--resume", first), "Going on after")
}

func savedIn(t *testing.T, out string) string {
	t.Helper()
	found := regexp.MustCompile(`saved in (\S+\.journal)`).FindStringSubmatch(out)
	require.Len(t, found, 2, out)
	return found[1]
}

// A crawl that is over is put to the ended ones, with its page, and is not gone
// on with.
func TestDeathIsFinal(t *testing.T) {
	t.Setenv(keep.HomeVariable, t.TempDir())
	inTemp(t)
	write(t, "door.map", "level door\nambient bright\nmap\n  ######\n  X....#\n  ######\nmark 1,1 start facing=W\nmark 0,1 exit \"the door\"\n")
	out := good(t, "move w\nleave\n", "play", "door.map", "--seed", "3")
	require.Contains(t, out, "The crawl is over (escaped)")
	ended, err := keep.Open().Ended()
	require.NoError(t, err)
	require.Len(t, ended, 1)
	page := read(t, keep.PagePath(ended[0].Path))
	assert.Contains(t, page, "Bran came out alive")
	assert.Equal(t, page, good(t, "", "replay", ended[0].Path, "--morgue"))
	o := dark("", "play", "--resume", ended[0].Path)
	assert.Equal(t, 1, o.code)
	assert.Contains(t, o.err, "what is done is done")
}

// A party is asked one after another, and each hero is told its own.
func TestParty(t *testing.T) {
	inTemp(t)
	out := good(t, strings.Repeat("end\n", 8), "play", "dark-room", "--seed", "1", "--hero", "odo", "--hero", "wren", "--journal", "j.jsonl")
	assert.Contains(t, out, "Odo> end")
	assert.Contains(t, out, "Wren> end")
	assert.Contains(t, out, "Odo: ")
	assert.Contains(t, out, "Wren: ")
}

// A hero goes on by itself until something new is perceived, and others follow
// [DK-HST-05].
func TestCourses(t *testing.T) {
	inTemp(t)
	out := good(t, "again\nexplore\nagain\ntravel 3,24\ntravel 99\nfollow on\nrest\ntravel up\n", "play", "--seed", "3", "--journal", "alone.jsonl")
	for _, line := range []string{
		"There is nothing yet to do again.", "Pillars march off into the black", "You take a torch.", "You are there.",
		"Travel where?", "There is nobody to follow you.", "You need no rest.", "You know of no stairs up yet.",
	} {
		assert.Contains(t, out, line)
	}
	out = good(t, "follow on\nexplore\nfollow off\nfollow\n", "play", "--seed", "3", "--hero", "bran", "--hero", "wren", "--journal", "two.jsonl")
	assert.Contains(t, out, "The others follow")
	assert.Contains(t, out, "Each goes their own way.")
	assert.Contains(t, out, "Follow on, or follow off.")
}

// What interrupts a move is asked of whom it concerns, with its own numbers.
func TestInterruptionsAreAsked(t *testing.T) {
	inTemp(t)
	write(t, "two.map", "level two\nambient dark\nmap\n  ######\n  #....#\n  ######\nmark 1,1 start facing=E\nmark 3,1 start facing=W\n")
	out := good(t, "blind f 3\nblind f 3\nwords\n1\n3\n", "play", "two.map", "--seed", "3", "--hero", "bran", "--hero", "odo", "--journal", "j.jsonl")
	_, asked, _ := strings.Cut(out, "run into someone!")
	assert.Equal(t, 2, strings.Count(asked, "You have run into someone. What do you do?"), "each of the two is asked, once")
	assert.Contains(t, asked, "  2  Speak (free): words HOW")
	assert.Contains(t, asked, "“blind f 3” is nothing that can be done now")
	assert.Contains(t, asked, "How? 1: known; 2: call.")
	assert.Equal(t, 2, strings.Count(read(t, "j.jsonl"), `"type":"answer"`))
	assert.Contains(t, good(t, "", "replay", "j.jsonl", "--verify"), "is whole")
}

// The demonstration crawl shows what the game is about; where a change of the
// rules or the map makes it another, choose another demoSeed.
func TestDemo(t *testing.T) {
	inTemp(t)
	out := good(t, "", "play", "--demo")
	assert.Contains(t, out, "you are blind")
	assert.Contains(t, out, "Escaped after")
	assert.Contains(t, out, "./pitchdark-demo.png")
	assert.Regexp(t, `(?m)^Round \d+$`, out)
	assert.True(t, strings.HasPrefix(read(t, "pitchdark-demo.png"), "\x89PNG"))
	assert.Equal(t, out, good(t, "", "play", "--demo"), "the same every time")
}
