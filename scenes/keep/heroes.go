package keep

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Hero is one of the roster: made once, to be taken into any crawl.
type Hero struct {
	Path   string
	System string
	Sheet  json.RawMessage // which only the system can read
}

const (
	heroEnd    = ".json"
	heroFormat = 1
)

// heroFile is a hero on disk.
type heroFile struct {
	Format int             `json:"format"`
	System string          `json:"system"`
	Sheet  json.RawMessage `json:"sheet"`
}

func (s Store) heroes() string { return filepath.Join(s.data, "heroes") }

// KeepHero puts a new hero into the roster, whole or not at all, in a file of
// its own that is named after it.
func (s Store) KeepHero(system, name string, sheet json.RawMessage) (Hero, error) {
	content, err := json.MarshalIndent(heroFile{heroFormat, system, sheet}, "", "  ")
	if err != nil {
		return Hero{}, fmt.Errorf("the hero could not be kept: %w", err)
	}
	path := s.free(s.heroes(), fileName(name)+heroEnd)
	if err := replace(path, append(content, '\n')); err != nil {
		return Hero{}, fmt.Errorf("the hero could not be kept: %w", err)
	}
	return Hero{path, system, sheet}, nil
}

// fileName is a name as any disk takes it.
func fileName(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	if name = strings.Trim(b.String(), "-"); name == "" {
		return "hero"
	}
	return name
}

// Heroes are those of the roster, by name. A file that is damaged is put aside,
// and told of: one sentence each.
func (s Store) Heroes() (heroes []Hero, damaged []string, err error) {
	entries, err := os.ReadDir(s.heroes())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, fmt.Errorf("the heroes could not be listed: %w", err)
	}
	for _, e := range entries {
		if !e.Type().IsRegular() || !strings.HasSuffix(e.Name(), heroEnd) {
			continue
		}
		path := filepath.Join(s.heroes(), e.Name())
		h, err := readHero(path)
		if err != nil {
			damaged = append(damaged, asideHero(path, err))
			continue
		}
		heroes = append(heroes, h)
	}
	return heroes, damaged, nil
}

func readHero(path string) (Hero, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return Hero{}, err
	}
	var f heroFile
	if err := json.Unmarshal(content, &f); err != nil {
		return Hero{}, err
	}
	if f.Format != heroFormat || f.System == "" || len(f.Sheet) == 0 {
		return Hero{}, fmt.Errorf("it is no hero of format %d", heroFormat)
	}
	var sheet bytes.Buffer
	if err := json.Compact(&sheet, f.Sheet); err != nil {
		return Hero{}, err
	}
	return Hero{path, f.System, sheet.Bytes()}, nil
}

func asideHero(path string, cause error) string {
	b := putAside(path, cause)
	if b.Aside == "" {
		return fmt.Sprintf("The hero in %s cannot be read: %v.", path, b.Err)
	}
	return fmt.Sprintf("The hero in %s was damaged and is now in %s: %v.", filepath.Base(path), b.Aside, b.Err)
}

// WriteSheet puts a hero's page beside its file, and tells where.
func (s Store) WriteSheet(hero, page string) (path string, err error) {
	path = strings.TrimSuffix(hero, heroEnd) + pageEnd
	if err := replace(path, []byte(page)); err != nil {
		return "", fmt.Errorf("the sheet could not be written: %w", err)
	}
	return path, nil
}

// DropHero takes a hero off the roster: its file goes into the folder trash
// beside the others, until that is emptied by hand.
func (s Store) DropHero(path string) (to string, err error) {
	if filepath.Dir(path) != s.heroes() {
		return "", fmt.Errorf("%s is no hero of the roster", path)
	}
	trash := filepath.Join(s.heroes(), "trash")
	if err := os.MkdirAll(trash, 0o755); err != nil {
		return "", fmt.Errorf("the hero could not be put away: %w", err)
	}
	to = s.free(trash, filepath.Base(path))
	if err := os.Rename(path, to); err != nil {
		return "", fmt.Errorf("the hero could not be put away: %w", err)
	}
	return to, nil
}
