package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/scenes"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/screentest"
)

// asProgram is set where this test program is to be the program itself.
const asProgram = "PITCHDARK_TEST_AS_WINDOW"

func TestMain(m *testing.M) {
	switch os.Getenv(asProgram) {
	case "":
	case "crash":
		fmt.Fprintln(os.Stderr, newProgram(true, true).open(crashing{}))
		os.Exit(1)
	default:
		os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
	}
	screentest.Main(m)
}

// crashing is a scene that does so at once.
type crashing struct{}

func (crashing) Update(*scenes.Input) scenes.Transition { panic("a wall too many") }
func (crashing) Draw(*ebiten.Image)                     {}

// home gives a test a folder of its own for all that is kept.
func home(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	t.Setenv(keep.HomeVariable, folder)
	return folder
}

// sit opens the title in a window that a test plays.
func sit(t *testing.T) (*program, *screentest.Player) {
	t.Helper()
	p := newProgram(true, true)
	w := screentest.NewPlayer(t, p.title(), 640, 400, 100)
	p.input = w.Stack.Input
	p.use(p.settings)
	w.Stack.Before = p.before
	require.NoError(t, w.Wait(1))
	return p, w
}

// enter begins the Cellar with a seed, at the title.
func enter(t *testing.T, w *screentest.Player) *crawling {
	t.Helper()
	require.NoError(t, w.Press("Return"))
	require.NoError(t, w.Type("7"))
	require.NoError(t, w.Press("Down", "Return"))
	c := crawlOf(t, w)
	require.EqualValues(t, 7, c.session.Seed())
	return c
}

// crawlOf is the crawl that a window shows.
func crawlOf(t *testing.T, w *screentest.Player) *crawling {
	t.Helper()
	c, ok := w.Stack.Top().(*crawling)
	require.True(t, ok, "%T", w.Stack.Top())
	return c
}

func TestACrawlThatIsLeftIsGoneOnWithExactly(t *testing.T) {
	home(t)
	_, w := sit(t)
	c := enter(t, w)
	begun := c.session.Commands()
	require.NoError(t, w.Press("Right", "Right"))
	require.Equal(t, begun+2, c.session.Commands())
	sum, seen := c.session.Sum(), *c.session.Party().View(1)
	require.NoError(t, w.Press("Escape", "Up", "Up", "Return"))
	require.NotEqual(t, scenes.Scene(c), w.Stack.Top())

	require.NoError(t, w.Press("Down", "Return"))
	again := crawlOf(t, w)
	assert.NotSame(t, c, again)
	assert.Equal(t, sum, again.session.Sum())
	assert.Equal(t, seen, *again.session.Party().View(1))
	require.NoError(t, w.Press("Left"))
	assert.Equal(t, begun+3, again.session.Commands())
	assert.Equal(t, begun+3, commandsIn(t, again.journal.Path()))
}

func TestClosingTheWindowKeepsTheCrawl(t *testing.T) {
	home(t)
	p, w := sit(t)
	c := enter(t, w)
	require.NoError(t, w.Press("Right"))
	w.Stack.Close()
	require.NoError(t, p.lost)

	next, err := newProgram(true, true).resumeNewest()
	require.NoError(t, err)
	assert.Equal(t, c.session.Sum(), next.(*crawling).session.Sum())
}

func TestACrawlThatIsOverIsPutAwayAndCanBeHadAgain(t *testing.T) {
	folder := home(t)
	p, w := sit(t)
	c := enter(t, w)
	begun := c.session.Commands()
	for c.session.Advance() {
	}
	require.NotEmpty(t, c.session.Ended())
	require.NoError(t, w.Wait(3))
	require.NotEqual(t, scenes.Scene(c), w.Stack.Top(), "the end page follows")
	assert.Equal(t, filepath.Join(folder, "journals", "ended"), filepath.Dir(c.journal.Path()))
	_, not := p.unfinished()
	assert.Equal(t, "No crawl is under way.", not)

	require.NoError(t, w.Press("Right", "Return"))
	again := crawlOf(t, w)
	assert.Equal(t, c.session.Setup(), again.session.Setup())
	assert.Equal(t, begun, again.session.Commands())
}

func TestADamagedJournalOpensUpToTheDamage(t *testing.T) {
	home(t)
	p, w := sit(t)
	c := enter(t, w)
	begun := c.session.Commands()
	require.NoError(t, w.Press("Right", "Right", "Right"))
	path := c.journal.Path()
	w.Stack.Close()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	whole := bytes.LastIndexByte(content[:len(content)-1], '\n') + 1
	require.NoError(t, os.WriteFile(path, content[:len(content)-9], 0o644))

	s, err := p.resumeNewest()
	require.NoError(t, err)
	again := s.(*crawling)
	assert.Equal(t, begun+2, again.session.Commands())
	assert.Contains(t, again.notice, fmt.Sprintf("The journal is damaged from line %d on", begun+5))
	require.NoError(t, again.put())
	kept, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(content[:whole]), string(kept))
}

func TestAJournalOfNoGameSaysWhyItCannotBeGoneOnWith(t *testing.T) {
	folder := home(t)
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "journals"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "journals", "x.journal"), []byte("no game\n"), 0o644))
	p, w := sit(t)
	_, not := p.unfinished()
	assert.Contains(t, not, "Line 1 is no journal's header")
	top := w.Stack.Top()
	require.NoError(t, w.Press("Down", "Return"))
	assert.Equal(t, top, w.Stack.Top())
	_, err := p.resumeNewest()
	assert.Error(t, err)
}

func TestACrawlIsNotBegunWhereNoJournalCanBe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	t.Setenv(keep.HomeVariable, file)
	_, err := newProgram(true, true).begin(choice{dungeon: "cellar"})
	assert.ErrorContains(t, err, "no journal could be begun")
}

func TestTextGrowsOnEveryScreenAndIsKept(t *testing.T) {
	home(t)
	p, w := sit(t)
	require.NoError(t, w.Press("Ctrl++"))
	assert.Equal(t, 125, ui.Now().Percent)
	require.NoError(t, w.Press("Up", "Up", "Return", "Down", "Return"))
	kept, err := p.store.Settings()
	require.NoError(t, err)
	assert.Equal(t, 125, kept.Text, "the title knows of it")
	assert.True(t, kept.Still)
	for range 9 {
		require.NoError(t, w.Press("Ctrl+-"))
	}
	assert.Equal(t, ui.SmallestText, ui.Now().Percent)
}

func TestBrokenSettingsAreToldAndPutAside(t *testing.T) {
	folder := home(t)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "settings.json"), []byte("{"), 0o644))
	p := newProgram(true, true)
	assert.Contains(t, p.notice, "were broken")
	assert.Equal(t, keep.Defaults(), p.settings)
	assert.FileExists(t, filepath.Join(folder, "settings.json.broken"))
}

func TestOldSettingsLeaveNothingWithoutAKey(t *testing.T) {
	b := bindings(keep.Settings{Keys: map[string][]string{"confirm": {"e"}, "why": {"Space"}}})
	assert.Equal(t, []scenes.Key{"e"}, b.Keys(scenes.Confirm))
	assert.Equal(t, scenes.Why, b.Of("Space"), "what was chosen is not taken away")
	assert.NotEmpty(t, b.Keys(scenes.Up))
	assert.Equal(t, scenes.NoIntent, b.Of("h"))
	assert.Equal(t, scenes.Left, bindings(keep.Settings{Letters: true}).Of("h"))
}

func TestACrashIsReportedWithItsJournal(t *testing.T) {
	folder := home(t)
	p := newProgram(true, true)
	s, err := p.begin(choice{dungeon: "cellar"})
	require.NoError(t, err)
	journal := s.(*crawling).journal.Path()
	err = p.crashed(&scenes.Crash{Value: "no such tile", Stack: []byte("where it was")})
	assert.ErrorContains(t, err, journal)
	reports, globbed := filepath.Glob(filepath.Join(folder, "crashes", "*.txt"))
	require.NoError(t, globbed)
	require.Len(t, reports, 1)
	assert.ErrorContains(t, err, reports[0])
	report, err := os.ReadFile(reports[0])
	require.NoError(t, err)
	for _, part := range []string{journal, "no such tile", "where it was"} {
		assert.Contains(t, string(report), part)
	}
}

func TestTheCommandLineSaysWhatIsWrong(t *testing.T) {
	home(t)
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"play", "nowhere"}, 1, `there is no dungeon "nowhere"; the dungeons are cellar, long-hall, wind-in-the-shaft, drowned-crypt, dark-room`},
		{[]string{"play", "--hero", "nobody"}, 1, `there is no hero "nobody"; the heroes are bran,`},
		{[]string{"play", "--hero", "bran", "--hero", "Bran"}, 1, "named twice"},
		{[]string{"--system", "purple", "play", "--hero", "bran"}, 1, `there is no hero "bran"; the heroes are first,`},
		{[]string{"play", "--seed", "-1"}, 2, "pitchdark --help"},
		{[]string{"play", "--seed", "0x10000000000000000"}, 2, "a seed is a whole number of 64 bits"},
		{[]string{"--system", "chess"}, 2, "core"},
		{[]string{"sing"}, 2, "pitchdark --help"},
	} {
		var out, errs bytes.Buffer
		assert.Equal(t, c.code, run(c.args, &out, &errs), c.args)
		assert.Contains(t, errs.String(), c.says)
		assert.Equal(t, 1, bytes.Count(errs.Bytes(), []byte("\n")), errs.String())
		assert.Empty(t, out.String())
	}
}

func TestTheCommandLineChoosesTheCrawl(t *testing.T) {
	for _, c := range []struct {
		args []string
		want choice
	}{
		{[]string{"play", "--seed", "0xFFFFFFFFFFFFFFFF"}, choice{dungeon: maps.Shipped()[0], seed: 1<<64 - 1, system: "core"}},
		{[]string{"play", "dark-room", "--seed", "42", "--hero", "Wren", "--hero", "bran"}, choice{dungeon: "dark-room", heroes: []string{"wren", "bran"}, seed: 42, system: "core"}},
		{[]string{"--test-speed", "--no-audio", "play", "--seed=010", "--system", "core"}, choice{dungeon: "cellar", seed: 10, system: "core"}},
		{[]string{"play", "toll", "--seed=3", "--hero", "second"}, choice{dungeon: "toll", heroes: []string{"second"}, seed: 3, system: "purple"}},
		{[]string{"--system", "purple", "play", "endless", "--seed=3", "--hero", "second"}, choice{dungeon: "endless", heroes: []string{"second"}, seed: 3, system: "purple"}},
	} {
		_, line, err := parse(c.args)
		require.NoError(t, err)
		got, err := line.Play.choice()
		require.NoError(t, err)
		assert.Equal(t, c.want, got)
	}
	_, line, err := parse([]string{"--test-speed"})
	require.NoError(t, err)
	assert.True(t, line.TestSpeed)
}

// commandsIn is how many commands a journal holds.
func commandsIn(t *testing.T, path string) int {
	t.Helper()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	n := 0
	for line := range bytes.Lines(content) {
		var command struct {
			N  int
			Do json.RawMessage
		}
		if json.Unmarshal(line, &command) == nil && command.Do != nil {
			n = command.N
		}
	}
	return n
}
