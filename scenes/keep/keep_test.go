package keep

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func store(t *testing.T) Store {
	t.Setenv(HomeVariable, t.TempDir())
	s := Open()
	s.now = func() time.Time { return time.Date(2031, 2, 3, 4, 5, 6, 0, time.UTC) }
	return s
}

func read(t *testing.T, path string) string {
	t.Helper()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(content)
}

func write(t *testing.T, j *Journal, lines ...string) {
	t.Helper()
	for _, l := range lines {
		n, err := j.Write([]byte(l + "\n"))
		require.NoError(t, err)
		require.Equal(t, len(l)+1, n)
	}
}

func TestThePlatformsFoldersAreUsed(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the folders are named as on Linux here")
	}
	t.Setenv(HomeVariable, "")
	t.Setenv("XDG_DATA_HOME", "/d")
	t.Setenv("XDG_CONFIG_HOME", "/c")
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	s := Open()
	assert.Equal(t, "/d/pitchdark/journals", s.journals())
	assert.Equal(t, "/c/pitchdark/settings.json", s.SettingsPath())
}

func TestALineIsOnDiskWhenItsWriteReturns(t *testing.T) {
	s := store(t)
	j, err := s.Create("cellar")
	require.NoError(t, err)
	assert.Equal(t, "cellar-20310203-040506.journal", filepath.Base(j.Path()))
	write(t, j, `{"pitchdark":1}`, `{"level":"cellar"}`)
	assert.Equal(t, "{\"pitchdark\":1}\n{\"level\":\"cellar\"}\n", read(t, j.Path()))
	require.NoError(t, j.Close())
	require.NoError(t, j.Close())
	_, err = j.Write([]byte("late\n"))
	assert.Error(t, err)
}

func TestTwoCrawlsOfOneSecondHaveTheirOwnJournals(t *testing.T) {
	s := store(t)
	a, err := s.Create("cellar")
	require.NoError(t, err)
	b, err := s.Create("cellar")
	require.NoError(t, err)
	assert.NotEqual(t, a.Path(), b.Path())
	require.NoError(t, errors.Join(a.Close(), b.Close()))
}

// broken is a journal of whole lines and some of a torn end, found again.
func broken(t *testing.T, s Store, end string, lines ...string) *Journal {
	t.Helper()
	j, err := s.Create("cellar")
	require.NoError(t, err)
	write(t, j, lines...)
	_, err = j.Write([]byte(end))
	require.NoError(t, err)
	require.NoError(t, j.Close())
	again, content, err := s.Find(j.Path())
	require.NoError(t, err)
	require.Equal(t, strings.Join(lines, "\n")+"\n"+end, string(content))
	return again
}

func TestAJournalIsGoneOnWith(t *testing.T) {
	j := broken(t, store(t), "", "one", "two")
	write(t, j, "held")
	assert.Equal(t, "one\ntwo\n", read(t, j.Path()), "lines wait")
	require.NoError(t, j.Reopen(-1))
	write(t, j, "three")
	require.NoError(t, j.Close())
	assert.Equal(t, "one\ntwo\nheld\nthree\n", read(t, j.Path()))
}

func TestALineCutShortIsCutOff(t *testing.T) {
	j := broken(t, store(t), "tor", "one", "two")
	require.NoError(t, j.Reopen(2))
	write(t, j, "three")
	require.NoError(t, j.Close())
	assert.Equal(t, "one\ntwo\nthree\n", read(t, j.Path()))
	assert.NoFileExists(t, j.Path()+".damaged")
}

func TestMoreThanThatIsPutAside(t *testing.T) {
	s := store(t)
	j := broken(t, s, "tor", "one", "bad", "worse")
	write(t, j, "held")
	require.NoError(t, j.Reopen(1))
	require.NoError(t, j.Close())
	assert.Equal(t, "one\nheld\n", read(t, j.Path()))
	assert.Equal(t, "one\nbad\nworse\ntor", read(t, j.Path()+".damaged"))
	saves, err := s.Saves()
	require.NoError(t, err)
	require.Len(t, saves, 1)
	assert.Equal(t, j.Path(), saves[0].Path)
}

func TestAJournalOfNoCrawlIsTakenAway(t *testing.T) {
	j, err := store(t).Create("cellar")
	require.NoError(t, err)
	j.Discard()
	assert.NoFileExists(t, j.Path())
}

func TestAfterAFailedWriteNothingMoreIsWritten(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("there is no device that is always full")
	}
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	j := &Journal{path: "/dev/full", file: full}
	_, first := j.Write([]byte("a\n"))
	require.Error(t, first)
	_, again := j.Write([]byte("b\n"))
	assert.Equal(t, first, again)
	assert.Error(t, j.Sync())
	assert.Error(t, j.Close())
}

func TestSettingsAreKept(t *testing.T) {
	s := store(t)
	got, err := s.Settings()
	require.NoError(t, err)
	assert.Equal(t, Defaults(), got)
	want := Settings{Text: 150, Contrast: true, Still: true, Speed: 200, Letters: true, Hints: true, Keys: map[string][]string{"up": {"w"}}}
	require.NoError(t, s.Save(want))
	got, err = s.Settings()
	require.NoError(t, err)
	assert.Equal(t, want, got)
	files, err := os.ReadDir(filepath.Dir(s.SettingsPath()))
	require.NoError(t, err)
	assert.Len(t, files, 1, "nothing lies about")
}

func TestSettingsOutOfBoundsAreBroughtBack(t *testing.T) {
	s := store(t)
	require.NoError(t, os.WriteFile(s.SettingsPath(), []byte(`{"text":9000,"speed":-3,"later":true,"sound":{"all":-7,"voices":400,"captions":true}}`), 0o644))
	got, err := s.Settings()
	require.NoError(t, err)
	sound := Sound{Captions: true, World: 100, Voices: 100, Drone: 70, Menus: 70}
	assert.Equal(t, Settings{Text: 200, Speed: 50, Hints: true, Sound: sound}, got)
}

func TestBrokenSettingsAreReportedAndPutAside(t *testing.T) {
	s := store(t)
	require.NoError(t, os.WriteFile(s.SettingsPath(), []byte(`{"text":1`), 0o644))
	got, err := s.Settings()
	assert.Equal(t, Defaults(), got)
	var broken *Broken
	require.ErrorAs(t, err, &broken)
	assert.Equal(t, `{"text":1`, read(t, broken.Aside))
	assert.Contains(t, err.Error(), broken.Aside)
	_, err = s.Settings()
	assert.NoError(t, err, "it is told once")
}

func TestWhatCannotBeKeptIsAnErrorAndNoHalfFile(t *testing.T) {
	s := store(t)
	require.NoError(t, os.RemoveAll(s.config))
	require.NoError(t, os.WriteFile(s.config, nil, 0o644))
	assert.Error(t, s.Save(Defaults()))
	_, err := s.Create("cellar")
	assert.ErrorContains(t, err, "no journal could be begun")
	_, err = s.Report(Crash{})
	assert.Error(t, err)
}

func TestACrashReportNamesTheJournal(t *testing.T) {
	s := store(t)
	path, err := s.Report(Crash{Version: "1.2", Journal: "/there/x.journal", Value: "index out of range", Stack: []byte("goroutine 1")})
	require.NoError(t, err)
	text := read(t, path)
	for _, part := range []string{"1.2", "/there/x.journal", "index out of range", "goroutine 1", runtime.GOARCH} {
		assert.Contains(t, text, part)
	}
	path, err = s.Report(Crash{})
	require.NoError(t, err)
	assert.Contains(t, read(t, path), "journal  none")
	assert.True(t, strings.HasSuffix(path, "-2.txt"))
}
