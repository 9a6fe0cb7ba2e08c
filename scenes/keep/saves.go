package keep

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Save is a crawl that has not ended.
type Save struct {
	Path   string // of its journal
	Played time.Time
	Card   Card // empty if the crawl was never left in peace
}

// Card is what a list tells of a crawl without playing its journal again: what
// its hero knew when it was left.
type Card struct {
	Place  string `json:"place"`
	Round  int    `json:"round"`
	Health string `json:"health"` // of the heroes, in words
	Light  string `json:"light"`  // by which they stood, in words
}

// The files beside a journal that has not ended.
const (
	cardEnd    = ".card"
	pictureEnd = ".png"
)

// beside is the file of another ending beside a journal.
func beside(journal, end string) string { return strings.TrimSuffix(journal, journalEnd) + end }

func sides(journal string) []string {
	return []string{beside(journal, cardEnd), beside(journal, pictureEnd), beside(journal, pageEnd)}
}

// Saves are the crawls that have not ended, the last played first.
func (s Store) Saves() ([]Save, error) {
	paths, err := list(s.journals())
	if err != nil {
		return nil, err
	}
	var saves []Save
	for _, f := range paths {
		save := Save{Path: f.path, Played: f.at}
		if text, err := os.ReadFile(beside(f.path, cardEnd)); err == nil {
			_ = json.Unmarshal(text, &save.Card) // a broken card is as good as none
		}
		saves = append(saves, save)
	}
	return saves, nil
}

// Picture is what was seen when a crawl was left, nil if there is no picture.
func (s Save) Picture() image.Image {
	f, err := os.Open(beside(s.Path, pictureEnd))
	if err != nil {
		return nil
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		return nil
	}
	return m
}

// Describe puts a card and, if there is one, a picture beside a journal.
func (j *Journal) Describe(c Card, picture image.Image) error {
	text, err := json.Marshal(c)
	if err == nil {
		err = replace(beside(j.path, cardEnd), append(text, '\n'))
	}
	var drawn bytes.Buffer
	if err == nil && picture != nil {
		if err = png.Encode(&drawn, picture); err == nil {
			err = replace(beside(j.path, pictureEnd), drawn.Bytes())
		}
	}
	if err != nil {
		return fmt.Errorf("the crawl is kept, but not its picture: %w", err)
	}
	return nil
}

// Trash puts a crawl that nobody wants to go on with into the folder trash
// beside the journals, and says where it lies then. Nothing is lost until that
// folder is emptied by hand.
func (s Store) Trash(path string) (to string, err error) {
	j, _, err := s.Find(path)
	if err != nil {
		return "", err
	}
	j.Close()
	if err := os.MkdirAll(s.trash(), 0o755); err != nil {
		return "", fmt.Errorf("the crawl could not be put away: %w", err)
	}
	to = s.free(s.trash(), filepath.Base(path))
	if err := os.Rename(path, to); err != nil {
		return "", fmt.Errorf("the crawl could not be put away: %w", err)
	}
	for _, end := range []string{cardEnd, pictureEnd, pageEnd} {
		os.Rename(beside(path, end), beside(to, end)) // it may never have been there
	}
	return to, nil
}

// free is a path in a folder for a file of a name, with a number behind it where
// that is taken.
func (s Store) free(folder, name string) string {
	path, end := filepath.Join(folder, name), filepath.Ext(name)
	for n := 2; ; n++ {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path
		}
		path = filepath.Join(folder, fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, end), n, end))
	}
}

// found is a journal in a folder.
type found struct {
	path string
	at   time.Time // when it was last written
}

// list are the journals in a folder, the last written first.
func list(folder string) ([]found, error) {
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the journals could not be listed: %w", err)
	}
	var all []found
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() || !strings.HasSuffix(e.Name(), journalEnd) || info.Size() == 0 {
			continue
		}
		all = append(all, found{filepath.Join(folder, e.Name()), info.ModTime()})
	}
	slices.SortStableFunc(all, func(a, b found) int {
		if n := b.at.Compare(a.at); n != 0 {
			return n
		}
		return strings.Compare(b.path, a.path)
	})
	return all, nil
}
