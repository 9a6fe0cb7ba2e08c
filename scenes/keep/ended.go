package keep

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Tale is a journal that can be watched: of a crawl that has ended, or a
// friend's.
type Tale struct {
	Path   string
	At     time.Time // when it was last written
	Friend bool
}

const pageEnd = ".txt"

// Ended are the player's own ended crawls, the last first.
func (s Store) Ended() ([]Tale, error) { return tales(s.ended(), false) }

// Friends are the journals that came from others, the last first.
func (s Store) Friends() ([]Tale, error) { return tales(s.friends(), true) }

func tales(folder string, friend bool) ([]Tale, error) {
	all, err := list(folder)
	var tales []Tale
	for _, f := range all {
		tales = append(tales, Tale{Path: f.path, At: f.at, Friend: friend})
	}
	return tales, err
}

// over reports whether a path is one of an ended or a friend's journal, which
// nobody goes on with.
func (s Store) over(path string) bool {
	folder := filepath.Dir(path)
	return folder == s.ended() || folder == s.friends()
}

// Holds reports whether a path is one of a crawl that waits among the player's
// own.
func (s Store) Holds(path string) bool { return filepath.Dir(path) == s.journals() }

// Import puts a friend's journal to those that can be watched, under its own
// name, and tells where. The same journal twice is kept once.
func (s Store) Import(name string, content []byte) (path string, err error) {
	if err := os.MkdirAll(s.friends(), 0o755); err != nil {
		return "", fmt.Errorf("the journal could not be taken in: %w", err)
	}
	there, err := list(s.friends())
	if err != nil {
		return "", err
	}
	for _, f := range there {
		if old, err := os.ReadFile(f.path); err == nil && bytes.Equal(old, content) {
			return f.path, nil
		}
	}
	name = filepath.Base(filepath.Clean(name))
	name = strings.TrimSuffix(name, filepath.Ext(name)) + journalEnd
	path = s.free(s.friends(), name)
	if err := replace(path, content); err != nil {
		return "", fmt.Errorf("the journal could not be taken in: %w", err)
	}
	return path, nil
}

// PagePath is where the page of a crawl lies: beside its journal.
func PagePath(journal string) string { return beside(journal, pageEnd) }

// WritePage puts the page of a crawl beside its journal, and tells where.
func (s Store) WritePage(journal, page string) (path string, err error) {
	path = PagePath(journal)
	if err := replace(path, []byte(page)); err != nil {
		return "", fmt.Errorf("the page of the crawl could not be written: %w", err)
	}
	return path, nil
}

// Page is the page of a crawl, "" if none was written.
func (s Store) Page(journal string) string {
	text, err := os.ReadFile(PagePath(journal))
	if err != nil {
		return ""
	}
	return string(text)
}

func (s Store) index() string { return filepath.Join(s.ended(), "index.json") }

// Index is what was last kept as the index of the ended crawls, nil if nothing
// was.
func (s Store) Index() ([]byte, error) {
	text, err := os.ReadFile(s.index())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the index of the ended crawls could not be read: %w", err)
	}
	return text, nil
}

// SaveIndex keeps an index of the ended crawls.
func (s Store) SaveIndex(text []byte) error {
	if err := replace(s.index(), text); err != nil {
		return fmt.Errorf("the index of the ended crawls could not be kept: %w", err)
	}
	return nil
}
