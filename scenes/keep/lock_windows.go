package keep

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// beyond is where the locked byte lies: far behind the end, so that the lock
// keeps nobody from reading.
const beyond = 1 << 30

// lock keeps others from an open file. The system lets go of it when the file
// is closed, or its program has crashed.
func lock(f *os.File) error {
	at := &windows.Overlapped{OffsetHigh: beyond}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrPlayed
	}
	return nil // a folder that knows no locks is no reason not to play
}
