package play

import (
	"flag"

	_ "pgregory.net/rapid" // has the flag
)

// Properties are tried on the same cases in every run; -rapid.seed tries others.
func init() {
	if err := flag.Set("rapid.seed", "1"); err != nil {
		panic(err)
	}
}
