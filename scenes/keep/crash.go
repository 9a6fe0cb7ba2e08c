package keep

import (
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
)

// Crash is what is known of a crash.
type Crash struct {
	Version string
	Journal string // path of the crawl under way, "" if there was none
	Value   any    // of the panic
	Stack   []byte
}

// text is the report.
func (c Crash) text() string {
	journal := c.Journal
	if journal == "" {
		journal = "none"
	}
	var b strings.Builder
	fmt.Fprintln(&b, "Pitchdark has crashed. Send this file and the journal to its makers; the journal is the whole game,")
	fmt.Fprintln(&b, "and Continue on the title goes on with it.")
	fmt.Fprintf(&b, "\nversion  %s, %s/%s, %s\n", c.Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
	fmt.Fprintf(&b, "journal  %s\n", journal)
	fmt.Fprintf(&b, "panic    %v\n\n%s", c.Value, c.Stack)
	return b.String()
}

// Report writes a crash's report and tells where.
func (s Store) Report(c Crash) (path string, err error) {
	f, err := s.fresh(filepath.Join(s.data, "crashes"), "crash", ".txt")
	if err != nil {
		return "", fmt.Errorf("no crash report could be written: %w", err)
	}
	_, err = f.WriteString(c.text())
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		return "", fmt.Errorf("the crash report could not be written: %w", err)
	}
	return f.Name(), nil
}
