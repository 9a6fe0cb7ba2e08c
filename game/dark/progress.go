package main

import (
	"fmt"
	"io"
	"time"
)

// progress tells of long work, on one line every two seconds; short work is
// done in silence.
type progress struct {
	to   io.Writer
	what string // "seeds"
	all  uint64
	next time.Time
}

const patience = 2 * time.Second

func newProgress(to io.Writer, what string, all uint64) *progress {
	return &progress{to, what, all, time.Now().Add(patience)}
}

// done tells how much is done, if it is time to.
func (p *progress) done(n uint64) {
	if now := time.Now(); now.After(p.next) {
		p.next = now.Add(patience)
		fmt.Fprintf(p.to, "%d of %d %s done\n", n, p.all, p.what)
	}
}
