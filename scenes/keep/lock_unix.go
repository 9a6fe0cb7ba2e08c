//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package keep

import (
	"errors"
	"os"
	"syscall"
)

// lock keeps others from an open file. The system lets go of it when the file
// is closed, or its program has crashed.
func lock(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return ErrPlayed
	}
	return nil // a folder that knows no locks is no reason not to play
}
