package tell

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

var update = flag.Bool("update", false, "write the golden texts again")

// golden compares a text with the kept one.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

func TestSentencesAreAsKept(t *testing.T) {
	for i, r := range readers {
		var b strings.Builder
		fmt.Fprintf(&b, "%s\n\n", r.name)
		for _, d := range deeds {
			line := r.teller.Sentence(d.as(r))
			if line == "" {
				line = "-"
			}
			fmt.Fprintf(&b, "%-16s %s\n", d.e.Kind, line)
		}
		golden(t, fmt.Sprintf("sentences-%d", i+1), b.String())
	}
}

func TestTheGoldenTextHasEveryKind(t *testing.T) {
	have := map[string]bool{}
	for _, d := range deeds {
		have[string(d.e.Kind)] = true
	}
	for _, kind := range kindsOf(t, "../event.go", "Kind") {
		assert.True(t, have[kind], kind)
	}
}

var wrong = regexp.MustCompile(`(?i)you's|\b(you|are) (is|has|[a-z]+s (you|him))\b|\byou (stands|hits|misses|walks|sees|loses|finds|knows)\b|someone are|  | [.,:!]|\bnull\b|%!`)

// Whatever an event holds or lacks, a sentence begins with a capital, ends with
// a stop and is grammatical.
func TestSentencesAreSentences(t *testing.T) {
	for _, kind := range kindsOf(t, "../event.go", "Kind") {
		for _, r := range readers {
			check(t, r.teller.Sentence(rules.Event{Kind: rules.Kind(kind)}))
			check(t, r.teller.Sentence(rules.Event{Kind: rules.Kind(kind), Who: r.who, Other: r.other, Names: r.names}))
		}
	}
	for _, d := range deeds {
		for _, r := range readers {
			check(t, r.teller.Sentence(d.as(r)))
		}
	}
}

func check(t *testing.T, line string) {
	t.Helper()
	if line == "" {
		return
	}
	assert.Regexp(t, `^[A-Z]`, line)
	assert.Regexp(t, `[.!?”]$`, line)
	assert.NotRegexp(t, wrong, line)
}

// A sentence says nothing that its reader was not given: neither another name
// than the event's, nor a tile's place, nor anything of fields that its kind
// does not use.
func TestSentencesTellOnlyWhatTheEventHolds(t *testing.T) {
	nobody := readers[len(readers)-1]
	for _, d := range deeds {
		e := d.as(nobody)
		line := nobody.teller.Sentence(e)
		if e.Text == "" {
			assert.NotRegexp(t, "Bran|Edda|goblin|shape", line)
		}
		moved := e
		shift := grid.Point{X: 40, Y: 50}
		moved.At, moved.From = e.At.Add(shift), e.From.Add(shift)
		moved.Rules = []rules.RuleID{"DK-STL-01"}
		assert.Equal(t, line, nobody.teller.Sentence(moved), "the same elsewhere")
	}
}

func TestAnUnknownKindHasNoSentence(t *testing.T) {
	assert.Empty(t, Teller{Hero: 1}.Sentence(rules.Event{Kind: "core.something", Who: 1}))
}

func TestFollowTurnsWithTheHero(t *testing.T) {
	teller := Teller{Hero: 1, Facing: grid.North}
	for _, e := range []rules.Event{
		{Kind: rules.Blinded, Who: 1, Thing: "darkness"},
		{Kind: rules.Turned, Who: 1, Facing: grid.East},
		{Kind: rules.Turned, Who: 100, Facing: grid.West},
	} {
		teller.Follow(e)
	}
	assert.Equal(t, Teller{Hero: 1, Facing: grid.East, Blind: true}, teller)
	teller.Follow(rules.Event{Kind: rules.SeesAgain, Who: 1})
	assert.False(t, teller.Blind)
	master := Teller{}
	master.Follow(rules.Event{Kind: rules.Turned, Facing: grid.South})
	assert.Equal(t, Teller{}, master, "an event of nobody turns nobody")
}

func TestWalksAreDrawnTogether(t *testing.T) {
	step := func(who rules.Handle, name string, x int) rules.Event {
		to := grid.Point{X: x + 1, Y: 2}
		return rules.Event{Kind: rules.Moved, Who: who, From: grid.Point{X: x, Y: 2}, At: to, Path: []grid.Point{to}, Facing: grid.East, Names: rules.Names{Who: name}}
	}
	events := []rules.Event{
		step(1, "Bran", 1), step(1, "Bran", 2), step(100, "the goblin", 7), step(100, "the goblin", 8), step(100, "the goblin", 9),
		{Kind: rules.Gust},
		step(1, "Bran", 3), step(1, "Bran", 8),
	}
	merged := Walks(events)
	var lines []string
	for _, e := range merged {
		if line := (Teller{Hero: 1}).Sentence(e); line != "" {
			lines = append(lines, line)
		}
	}
	assert.Equal(t, []string{"You walk 2 tiles to the east.", "The goblin walks 3 tiles to the east.", "A gust of wind blows."}, lines)
	assert.Len(t, merged, 5, "a gust and a jump part walks")
	assert.Len(t, events[0].Path, 1, "the given events stay as they are")
}

func TestWhoComesBackAtOnceWasNotLost(t *testing.T) {
	named := func(kind rules.Kind, name string) rules.Event {
		return rules.Event{Kind: kind, Who: 1, Names: rules.Names{Other: name}}
	}
	saw, lost := named(rules.Saw, "the goblin"), named(rules.LostSight, "the goblin")
	rat, step := named(rules.Saw, "the rat"), rules.Event{Kind: rules.Moved, Who: 2}
	assert.Equal(t, []rules.Event{saw, step, rat, step, step}, Calmed([]rules.Event{saw, step, lost, rat, step, saw, step}))
	assert.Equal(t, []rules.Event{saw, lost}, Calmed([]rules.Event{saw, lost, saw, lost}))
	assert.Equal(t, []rules.Event{saw, saw}, Calmed([]rules.Event{saw, saw}), "two of a kind")
	assert.Equal(t, []rules.Event{lost, rat}, Calmed([]rules.Event{lost, rat}), "another one")
}
