// Package keep holds what outlives a program: journals of crawls with what is
// shown of them, pages of the dead, the roster of heroes, settings, and reports
// of crashes, in the folders that the platform has for them. It decides where a
// file lies, who may write to it, and that no file is ever half written where it
// could be whole; it never reads what a journal or a hero's sheet says, and knows
// no window.
package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"
)

// HomeVariable names the environment variable that puts everything into one
// folder of the player's choice.
const HomeVariable = "PITCHDARK_HOME"

// Store is where things are kept.
type Store struct {
	data, config string
	now          func() time.Time
}

// Open finds the folders: those of the platform, or the one that
// PITCHDARK_HOME names. They are made when something is first put there.
func Open() Store {
	if home := os.Getenv(HomeVariable); home != "" {
		return Store{data: home, config: home, now: time.Now}
	}
	return Store{data: filepath.Join(xdg.DataHome, "pitchdark"), config: filepath.Join(xdg.ConfigHome, "pitchdark"), now: time.Now}
}

const (
	journalEnd   = ".journal"
	stampLayout  = "20060102-150405"
	namesPerTime = 100
)

func (s Store) journals() string { return filepath.Join(s.data, "journals") }
func (s Store) ended() string    { return filepath.Join(s.data, "journals", "ended") }
func (s Store) friends() string  { return filepath.Join(s.data, "journals", "friends") }
func (s Store) trash() string    { return filepath.Join(s.data, "journals", "trash") }

// fresh makes a new file named by a word and the time, which no other program
// has taken.
func (s Store) fresh(folder, word, end string) (*os.File, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	stamp := s.now().Format(stampLayout)
	for n := range namesPerTime {
		name := word + "-" + stamp
		if n > 0 {
			name += fmt.Sprintf("-%d", n+1)
		}
		f, err := os.OpenFile(filepath.Join(folder, name+end), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o644)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
	return nil, fmt.Errorf("%s holds too many files of the same second", folder)
}

// replace writes a file whole or not at all: beside its place first.
func replace(path string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".new-*")
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}
