package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"pitchdark/rules/engine"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/morgue"
)

// file is what a journal is written to.
type file interface {
	io.Writer
	Sync() error
	Close() error
}

// journal is a crawl's file on disk. Every line is one plain write, done before
// anything is told of it, so that a crash at any moment loses no more than the
// command in flight.
type journal struct {
	name string
	file file
	held []byte        // lines that wait while the file is not yet open
	kept *keep.Journal // nil for a file that was named by hand and is new
}

// Write takes one line of the journal.
func (j *journal) Write(line []byte) (int, error) {
	if j.file == nil {
		j.held = append(j.held, line...)
		return len(line), nil
	}
	n, err := j.file.Write(line)
	if err == nil && bytes.HasPrefix(line, []byte(`{"level"`)) {
		err = j.sync()
	}
	return n, err
}

// sync waits until the disk has everything; a device has nothing to wait for.
func (j *journal) sync() error {
	if err := j.file.Sync(); err != nil && !errors.Is(err, fs.ErrInvalid) && !device(j.name) {
		return err
	}
	return nil
}

// start opens the file and writes what was held back.
func (j *journal) start(flags int) error {
	if j.kept != nil {
		if err := j.kept.Reopen(-1); err != nil {
			return err
		}
		j.file = j.kept
	} else {
		f, err := os.OpenFile(j.name, flags, 0o644)
		if err != nil {
			return err
		}
		j.file = f
	}
	held := j.held
	j.held = nil
	if len(held) == 0 {
		return nil
	}
	_, err := j.file.Write(held)
	return err
}

// close ends the writing safely.
func (j *journal) close() error {
	if j.file == nil {
		return nil
	}
	if err := errors.Join(j.sync(), j.file.Close()); err != nil {
		return fmt.Errorf("the journal %s could not be saved whole: %w", j.name, err)
	}
	return nil
}

func device(name string) bool {
	info, err := os.Stat(name)
	return err == nil && !info.Mode().IsRegular()
}

// create begins a new journal; one that is there already is not touched.
func create(name string) (*journal, error) {
	flags := os.O_WRONLY | os.O_CREATE | os.O_EXCL
	if device(name) {
		flags = os.O_WRONLY
	}
	j := &journal{name: name}
	err := j.start(flags)
	switch {
	case errors.Is(err, fs.ErrExist):
		return nil, fmt.Errorf("the journal %s is there already; go on with it by --resume %s, or name another", name, name)
	case err != nil:
		return nil, fmt.Errorf("the journal cannot be begun: %w; name a place that can be written to with --journal", err)
	}
	return j, nil
}

// discard takes away a journal of a game that did not begin.
func (j *journal) discard() {
	j.file.Close()
	if !device(j.name) {
		os.Remove(j.name)
	}
}

// begin begins a new journal among the player's own, where the window finds it
// too.
func begin(dungeon string) (*journal, error) {
	kept, err := keep.Open().Create(dungeon)
	if err != nil {
		return nil, fmt.Errorf("%w; name a file with --journal", err)
	}
	return &journal{name: kept.Path(), file: kept, kept: kept}, nil
}

// find reads a journal that is to be gone on with, and keeps others from it.
func find(name string) (*journal, []byte, engine.Setup, error) {
	kept, data, err := keep.Open().Find(name)
	if err != nil {
		return nil, nil, engine.Setup{}, err
	}
	setup, err := engine.Header(data)
	if err != nil {
		return nil, nil, engine.Setup{}, errors.Join(fmt.Errorf("%s: %w", name, err), kept.Close())
	}
	return &journal{name: name, kept: kept}, data, setup, nil
}

// bury puts the journal of a crawl that is over to the ended ones, if it is
// among the player's own, and its page beside it. It says where they lie.
func (j *journal) bury() (page string, err error) {
	store := keep.Open()
	if j.kept == nil || !store.Holds(j.name) {
		return "", nil
	}
	if err := j.kept.End(); err != nil {
		return "", err
	}
	j.name = j.kept.Path()
	data, setup, err := readJournal(j.name)
	if err != nil {
		return "", err
	}
	a, err := morgue.Read(data, filepath.Base(j.name), atlasOf(setup.Level))
	if err != nil {
		return "", err
	}
	return store.WritePage(j.name, a.Text())
}

// reopen goes on with a journal that was read into data. What is damaged is
// cut off; unless it is only a last line that was cut short, the whole file is
// kept beside it first.
func (j *journal) reopen(data []byte, damage *engine.Damage) (kept string, err error) {
	if damage != nil {
		whole := lineStart(data, damage.Line)
		if bytes.IndexByte(data[whole:], '\n') >= 0 {
			if kept, err = aside(j.name, data); err != nil {
				return "", fmt.Errorf("the damaged journal could not be kept, so nothing was changed: %w", err)
			}
		}
		if err := os.Truncate(j.name, int64(whole)); err != nil {
			return "", fmt.Errorf("the damage could not be cut off the journal: %w", err)
		}
	}
	if err := j.start(os.O_WRONLY | os.O_APPEND); err != nil {
		return "", fmt.Errorf("the journal cannot be gone on with: %w", err)
	}
	return kept, nil
}

// aside writes a damaged journal beside itself, over none that was kept before.
func aside(name string, data []byte) (kept string, err error) {
	for n := 1; ; n++ {
		kept = fmt.Sprintf("%s.damaged-%d", name, n)
		f, err := os.OpenFile(kept, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(data)
		return kept, errors.Join(err, f.Sync(), f.Close())
	}
}

// lineStart is where a line, counted from 1, begins.
func lineStart(data []byte, line int) int {
	at := 0
	for ; line > 1; line-- {
		n := bytes.IndexByte(data[at:], '\n')
		if n < 0 {
			return len(data)
		}
		at += n + 1
	}
	return at
}

// readJournal reads a journal's file.
func readJournal(name string) ([]byte, engine.Setup, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, engine.Setup{}, fmt.Errorf("the journal cannot be read: %w", err)
	}
	setup, err := engine.Header(data)
	if err != nil {
		return nil, engine.Setup{}, fmt.Errorf("%s: %w", name, err)
	}
	return data, setup, nil
}
