package keep

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// left makes a journal that was last played on a day, and leaves it.
func left(t *testing.T, s Store, word string, day int) string {
	t.Helper()
	j, err := s.Create(word)
	require.NoError(t, err)
	write(t, j, "{}")
	require.NoError(t, j.Close())
	at := time.Date(2031, 1, day, 0, 0, 0, 0, time.UTC)
	require.NoError(t, os.Chtimes(j.Path(), at, at))
	return j.Path()
}

func paths(t *testing.T, s Store) (all []string) {
	t.Helper()
	saves, err := s.Saves()
	require.NoError(t, err)
	for _, save := range saves {
		all = append(all, save.Path)
	}
	return all
}

func TestSavesAreListedTheLastPlayedFirst(t *testing.T) {
	s := store(t)
	assert.Empty(t, paths(t, s))
	a, b, c := left(t, s, "a", 5), left(t, s, "b", 9), left(t, s, "c", 7)
	empty, err := s.Create("nothing")
	require.NoError(t, err)
	require.NoError(t, empty.Close())
	assert.Equal(t, []string{b, c, a}, paths(t, s))

	j, _, err := s.Find(b)
	require.NoError(t, err)
	require.NoError(t, j.End())
	require.NoError(t, j.End(), "ending twice changes nothing")
	assert.Equal(t, "{}\n", read(t, j.Path()))
	assert.Equal(t, []string{c, a}, paths(t, s))
	ended, err := s.Ended()
	require.NoError(t, err)
	require.Len(t, ended, 1)
	assert.Equal(t, j.Path(), ended[0].Path)
}

func TestAnEndedCrawlNeverTakesThePlaceOfAnother(t *testing.T) {
	s := store(t)
	for range 3 {
		j, _, err := s.Find(left(t, s, "a", 1))
		require.NoError(t, err)
		require.NoError(t, j.End())
	}
	ended, err := s.Ended()
	require.NoError(t, err)
	assert.Len(t, ended, 3)
}

func TestWhatIsOverIsNotGoneOnWith(t *testing.T) {
	s := store(t)
	j, _, err := s.Find(left(t, s, "a", 1))
	require.NoError(t, err)
	require.NoError(t, j.End())
	_, _, err = s.Find(j.Path())
	assert.ErrorContains(t, err, "what is done is done")
}

func TestACrawlIsPlayedInOnePlaceAtATime(t *testing.T) {
	s := store(t)
	first, err := s.Create("cellar")
	require.NoError(t, err)
	write(t, first, "one")
	_, _, err = s.Find(first.Path())
	require.ErrorIs(t, err, ErrPlayed)
	_, err = s.Trash(first.Path())
	require.ErrorIs(t, err, ErrPlayed)
	require.NoError(t, first.Close())

	again, content, err := s.Find(first.Path())
	require.NoError(t, err)
	assert.Equal(t, "one\n", string(content))
	_, _, err = s.Find(first.Path())
	require.ErrorIs(t, err, ErrPlayed)
	require.NoError(t, again.file.Close(), "as the system does when a program crashes")
	last, _, err := s.Find(first.Path())
	require.NoError(t, err)
	require.NoError(t, last.Close())
}

func TestACrawlIsDescribedUntilItIsOver(t *testing.T) {
	s := store(t)
	path := left(t, s, "a", 1)
	saves, err := s.Saves()
	require.NoError(t, err)
	assert.Equal(t, Card{}, saves[0].Card)
	assert.Nil(t, saves[0].Picture())

	j, _, err := s.Find(path)
	require.NoError(t, err)
	card := Card{Place: "The Cellar", Round: 7, Health: "Bran 12 of 20", Light: "torch, 5 minutes"}
	require.NoError(t, j.Describe(card, image.NewRGBA(image.Rect(0, 0, 8, 5))))
	saves, err = s.Saves()
	require.NoError(t, err)
	require.Len(t, saves, 1, "what lies beside a journal is none")
	assert.Equal(t, card, saves[0].Card)
	assert.Equal(t, image.Rect(0, 0, 8, 5), saves[0].Picture().Bounds())

	require.NoError(t, os.WriteFile(beside(path, cardEnd), []byte("{"), 0o644))
	require.NoError(t, os.WriteFile(beside(path, pictureEnd), nil, 0o644))
	saves, err = s.Saves()
	require.NoError(t, err)
	assert.Equal(t, Card{}, saves[0].Card)
	assert.Nil(t, saves[0].Picture())

	require.NoError(t, j.End())
	for _, side := range sides(path) {
		assert.NoFileExists(t, side)
	}
}

func TestTheTrashKeepsWhatIsThrownAway(t *testing.T) {
	s := store(t)
	for n := range 2 {
		path := left(t, s, "a", 1)
		j, _, err := s.Find(path)
		require.NoError(t, err)
		require.NoError(t, j.Describe(Card{Round: n}, nil))
		require.NoError(t, j.Close())
		to, err := s.Trash(path)
		require.NoError(t, err)
		assert.NoFileExists(t, path)
		assert.NoFileExists(t, beside(path, cardEnd))
		assert.Equal(t, "{}\n", read(t, to))
		assert.Contains(t, read(t, beside(to, cardEnd)), fmt.Sprintf(`"round":%d`, n))
	}
	assert.Empty(t, paths(t, s))
	kept, err := filepath.Glob(filepath.Join(s.trash(), "*.journal"))
	require.NoError(t, err)
	assert.Len(t, kept, 2)
}

func TestAFriendsJournalIsTakenInOnce(t *testing.T) {
	s := store(t)
	a, err := s.Import("../../etc/deep.jsonl", []byte("one\n"))
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(s.friends(), "deep.journal"), a)
	again, err := s.Import("other.journal", []byte("one\n"))
	require.NoError(t, err)
	assert.Equal(t, a, again)
	b, err := s.Import("deep.journal", []byte("two\n"))
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(s.friends(), "deep-2.journal"), b)
	assert.Equal(t, "one\n", read(t, a))
	tales, err := s.Friends()
	require.NoError(t, err)
	require.Len(t, tales, 2)
	assert.True(t, tales[0].Friend)
	_, _, err = s.Find(a)
	assert.Error(t, err, "a friend's crawl is not gone on with")
}

func TestPagesAndTheIndexAreKeptWhole(t *testing.T) {
	s := store(t)
	j, _, err := s.Find(left(t, s, "a", 1))
	require.NoError(t, err)
	require.NoError(t, j.End())
	assert.Empty(t, s.Page(j.Path()))
	path, err := s.WritePage(j.Path(), "Here lies Bran.\n")
	require.NoError(t, err)
	assert.Equal(t, beside(j.Path(), ".txt"), path)
	assert.Equal(t, "Here lies Bran.\n", s.Page(j.Path()))

	index, err := s.Index()
	require.NoError(t, err)
	assert.Nil(t, index)
	require.NoError(t, s.SaveIndex([]byte("[]")))
	require.NoError(t, s.SaveIndex([]byte("[1]")))
	index, err = s.Index()
	require.NoError(t, err)
	assert.Equal(t, "[1]", string(index))
	files, err := os.ReadDir(s.ended())
	require.NoError(t, err)
	assert.Len(t, files, 3, "nothing half written lies about")
}
