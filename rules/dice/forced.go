package dice

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Die is one forced die: the next die of that purpose that Who rolls falls as
// Value.
type Die struct {
	Who     string  `json:"who,omitempty"` // the roller's label; "" for anybody
	Purpose Purpose `json:"purpose"`
	Sides   int     `json:"sides"`
	Value   int     `json:"value"` // 1…Sides
}

// String is the die as scenarios write it: "o mind d20 = 17".
func (d Die) String() string {
	text := fmt.Sprintf("%s d%d = %d", d.Purpose, d.Sides, d.Value)
	if d.Who != "" {
		text = d.Who + " " + text
	}
	return text
}

// Forced is a queue of forced dice. While it holds any die of a purpose, or
// ever did, every roll of that purpose must come from it. The zero value and a
// nil queue force nothing.
type Forced struct {
	left  []Die
	given []Purpose // every purpose that was ever forced
}

// Add puts a die at the end of the queue. A die without a purpose or with a
// value that it cannot show is an error.
func (f *Forced) Add(d Die) error {
	switch {
	case d.Purpose == "":
		return fmt.Errorf("forced die d%d = %d has no purpose", d.Sides, d.Value)
	case d.Value < 1 || d.Value > d.Sides:
		return fmt.Errorf("forced die %s: not in 1…%d", d, d.Sides)
	}
	f.left = append(f.left, d)
	if !slices.Contains(f.given, d.Purpose) {
		f.given = append(f.given, d.Purpose)
	}
	return nil
}

// Take removes the first die in the queue that is meant for this roller and
// purpose and returns its value and true. It returns false if the purpose is
// not forced and the die should be rolled. It is an error if the purpose is
// forced but no die is left for this roller, or if the die that comes next has
// other sides.
func (f *Forced) Take(who string, purpose Purpose, sides int) (int, bool, error) {
	if f == nil || !slices.Contains(f.given, purpose) {
		return 0, false, nil
	}
	at := slices.IndexFunc(f.left, func(d Die) bool {
		return d.Purpose == purpose && (d.Who == "" || d.Who == who)
	})
	if at < 0 {
		return 0, false, fmt.Errorf("%s rolls d%d for %s: no forced die is left for it", who, sides, purpose)
	}
	next := f.left[at]
	if next.Sides != sides {
		return 0, false, fmt.Errorf("%s rolls d%d for %s: the forced die is %s", who, sides, purpose, next)
	}
	f.left = slices.Delete(f.left, at, at+1)
	return next.Value, true, nil
}

// Unused is an error that names every die still in the queue, nil if none is.
func (f *Forced) Unused() error {
	if f == nil || len(f.left) == 0 {
		return nil
	}
	names := make([]string, len(f.left))
	for i, d := range f.left {
		names[i] = d.String()
	}
	return errors.New("forced dice not used: " + strings.Join(names, "; "))
}
