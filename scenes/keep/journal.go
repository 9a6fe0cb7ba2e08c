package keep

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Journal is a crawl's journal on disk. It takes one line a write, and gives
// each to the system in one piece before it returns. While it is open no other
// program goes on with the same crawl.
type Journal struct {
	path  string
	store Store
	file  *os.File
	waits bool   // lines wait for Reopen
	held  []byte // those that wait
	err   error
	shut  bool
}

// ErrPlayed says that a crawl is open elsewhere.
var ErrPlayed = errors.New("this crawl is open in another window or terminal; leave it there first")

// Create begins the journal of a crawl in a dungeon.
func (s Store) Create(dungeon string) (*Journal, error) {
	f, err := s.fresh(s.journals(), dungeon, journalEnd)
	if err != nil {
		return nil, fmt.Errorf("no journal could be begun: %w", err)
	}
	if err := lock(f); err != nil {
		f.Close()
		return nil, fmt.Errorf("no journal could be begun: %w", err)
	}
	return &Journal{path: f.Name(), store: s, file: f}, nil
}

// Discard takes away a journal of a crawl that never began.
func (j *Journal) Discard() {
	j.Close()
	os.Remove(j.path)
}

// Find reads a journal that is to be gone on with, and keeps others from it.
// Lines written to it wait until Reopen says how much of it is whole.
func (s Store) Find(path string) (*Journal, []byte, error) {
	if s.over(path) {
		return nil, nil, fmt.Errorf("the crawl of %s is over, and what is done is done: it can be watched, not gone on with", filepath.Base(path))
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return nil, nil, fmt.Errorf("the journal could not be opened: %w", err)
	}
	if err := lock(f); err != nil {
		f.Close()
		return nil, nil, err
	}
	content, err := io.ReadAll(f)
	if err != nil {
		f.Close()
		return nil, nil, fmt.Errorf("the journal could not be read: %w", err)
	}
	return &Journal{path: path, store: s, file: f, waits: true}, content, nil
}

// Reopen goes on with a journal after its first lines that are whole (fewer
// than none: after all of them). What follows is cut off; if that is more than
// one line cut short, a copy of the file as it was is put beside it first.
func (j *Journal) Reopen(whole int) error {
	if whole >= 0 {
		if err := j.cut(whole); err != nil {
			return fmt.Errorf("the damaged end of the journal could not be put aside: %w", err)
		}
	}
	held := j.held
	j.waits, j.held = false, nil
	if len(held) == 0 {
		return nil
	}
	_, err := j.Write(held)
	return err
}

func (j *Journal) cut(whole int) error {
	content, err := os.ReadFile(j.path)
	if err != nil {
		return err
	}
	end := 0
	for range whole {
		n := bytes.IndexByte(content[end:], '\n')
		if n < 0 {
			return nil
		}
		end += n + 1
	}
	if end == len(content) {
		return nil
	}
	if bytes.IndexByte(content[end:], '\n') >= 0 {
		if err := replace(j.path+".damaged", content); err != nil {
			return err
		}
	}
	return os.Truncate(j.path, int64(end))
}

// Path is where the journal lies.
func (j *Journal) Path() string { return j.path }

// Write appends one line in one piece. After an error nothing more is written:
// what followed would stand on a torn line.
func (j *Journal) Write(line []byte) (int, error) {
	switch {
	case j.err != nil:
		return 0, j.err
	case j.waits:
		j.held = append(j.held, line...)
		return len(line), nil
	}
	n, err := j.file.Write(line)
	if err == nil && bytes.HasPrefix(line, []byte(`{"level"`)) {
		err = j.file.Sync()
	}
	j.err = err
	return n, err
}

// Sync has the system put all lines on the disk itself.
func (j *Journal) Sync() error {
	if j.err != nil {
		return j.err
	}
	return j.file.Sync()
}

// Close puts all lines on the disk and lets go of the file. Closing again does
// nothing.
func (j *Journal) Close() error {
	if j.shut {
		return nil
	}
	j.shut = true
	err := errors.Join(j.err, j.file.Sync(), j.file.Close())
	if j.err == nil {
		j.err = os.ErrClosed
	}
	if err != nil {
		return fmt.Errorf("the journal %s could not be saved whole: %w", j.path, err)
	}
	return nil
}

// End closes the journal of a crawl that is over and moves it to the ended
// ones, so that nobody goes on with it. What was kept for going on goes.
func (j *Journal) End() error {
	if err := j.Close(); err != nil {
		return err
	}
	if j.store.over(j.path) {
		return nil
	}
	if err := os.MkdirAll(j.store.ended(), 0o755); err != nil {
		return fmt.Errorf("the ended journal could not be moved: %w", err)
	}
	to := j.store.free(j.store.ended(), filepath.Base(j.path))
	if err := os.Rename(j.path, to); err != nil {
		return fmt.Errorf("the ended journal could not be moved: %w", err)
	}
	for _, side := range sides(j.path) {
		os.Remove(side) // it may never have been there
	}
	j.path = to
	return nil
}
