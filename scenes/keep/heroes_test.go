package keep

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHeroesAreKeptAndListed(t *testing.T) {
	s := store(t)
	heroes, damaged, err := s.Heroes()
	require.NoError(t, err)
	assert.Empty(t, heroes, "there is no folder yet")
	assert.Empty(t, damaged)

	sheet := json.RawMessage(`{"name":"Ysolin of the Ford","level":1}`)
	first, err := s.KeepHero("purple", "Ysolin of the Ford", sheet)
	require.NoError(t, err)
	second, err := s.KeepHero("purple", "Ysolin of the Ford", sheet)
	require.NoError(t, err)
	odd, err := s.KeepHero("purple", "../Þ!", sheet)
	require.NoError(t, err)
	assert.Equal(t, "ysolin-of-the-ford.json", filepath.Base(first.Path))
	assert.Equal(t, "ysolin-of-the-ford-2.json", filepath.Base(second.Path))
	assert.Equal(t, "hero.json", filepath.Base(odd.Path))
	assert.Equal(t, s.heroes(), filepath.Dir(odd.Path))

	heroes, damaged, err = s.Heroes()
	require.NoError(t, err)
	assert.Empty(t, damaged)
	require.Len(t, heroes, 3)
	for _, h := range heroes {
		assert.Equal(t, "purple", h.System)
		assert.Equal(t, string(sheet), string(h.Sheet), "to the byte as it was made")
	}
}

func TestADamagedHeroIsToldOfAndPutAside(t *testing.T) {
	s := store(t)
	good, err := s.KeepHero("purple", "Hob", json.RawMessage(`{}`))
	require.NoError(t, err)
	for name, content := range map[string]string{
		"cora.json": `{"format":1,"system":"purple","sheet":{"na`, "dill.json": `{"format":9,"system":"purple","sheet":{}}`, "pim.json": "",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(s.heroes(), name), []byte(content), 0o644))
	}
	require.NoError(t, os.WriteFile(filepath.Join(s.heroes(), "hob.txt"), []byte("a page"), 0o644))

	heroes, damaged, err := s.Heroes()
	require.NoError(t, err)
	require.Len(t, heroes, 1)
	assert.Equal(t, good.Path, heroes[0].Path)
	require.Len(t, damaged, 3)
	assert.Contains(t, damaged[0], "The hero in cora.json was damaged and is now in ")
	assert.FileExists(t, filepath.Join(s.heroes(), "cora.json.broken"))

	_, damaged, err = s.Heroes()
	require.NoError(t, err)
	assert.Empty(t, damaged, "it is told once")
}

func TestAHeroIsDroppedIntoTheTrash(t *testing.T) {
	s := store(t)
	h, err := s.KeepHero("purple", "Hob", json.RawMessage(`{}`))
	require.NoError(t, err)
	page, err := s.WriteSheet(h.Path, "Hob, a halfling\n")
	require.NoError(t, err)
	assert.Equal(t, "Hob, a halfling\n", read(t, page))
	assert.Equal(t, "hob.txt", filepath.Base(page))

	to, err := s.DropHero(h.Path)
	require.NoError(t, err)
	assert.FileExists(t, to)
	assert.NoFileExists(t, h.Path)
	_, err = s.DropHero(h.Path)
	assert.ErrorContains(t, err, "could not be put away")
	_, err = s.DropHero(s.SettingsPath())
	assert.ErrorContains(t, err, "is no hero of the roster")
}
