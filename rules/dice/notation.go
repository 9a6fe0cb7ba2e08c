package dice

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Bounds of what Parse accepts.
const (
	MaxCount = 100 // dice in one throw
	MinSides = 2   // sides of a die
	MaxSides = 1000
	MaxAdd   = 1000 // added or taken away
)

// Dice is a throw of Count dice of Sides sides each, with Add added to their
// sum. The zero value throws nothing and comes to 0.
type Dice struct{ Count, Sides, Add int }

// Parse reads dice notation: "2d6+3", "1d8-1", "d20" for one die. Count is
// 1…100, sides 2…1000, the addition −1000…1000. Spaces are not allowed; the
// letter is a small d.
func Parse(text string) (Dice, error) {
	d, err := parse(text)
	if err != nil {
		return Dice{}, fmt.Errorf("dice %q: %w", text, err)
	}
	return d, nil
}

func parse(text string) (d Dice, err error) {
	count, rest, found := strings.Cut(text, "d")
	if !found {
		return Dice{}, errors.New("no d between count and sides, as in 2d6")
	}
	d.Count = 1
	if count != "" {
		if d.Count, err = number("count", count, 1, MaxCount); err != nil {
			return Dice{}, err
		}
	}
	sides := rest
	if at := strings.IndexAny(rest, "+-"); at >= 0 {
		sides = rest[:at]
		if d.Add, err = number("addition", rest[at+1:], 0, MaxAdd); err != nil {
			return Dice{}, err
		}
		if rest[at] == '-' {
			d.Add = -d.Add
		}
	}
	d.Sides, err = number("sides", sides, MinSides, MaxSides)
	return d, err
}

// number reads plain decimal digits between two bounds.
func number(what, digits string, low, high int) (int, error) {
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return 0, fmt.Errorf("%s %q is not a whole number", what, digits)
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%s %s is not in %d…%d", what, digits, low, high)
	}
	return n, nil
}

// String is the shortest notation: "d20", "2d6+3". Parse reads it back.
func (d Dice) String() string {
	text := "d" + strconv.Itoa(d.Sides)
	if d.Count != 1 {
		text = strconv.Itoa(d.Count) + text
	}
	if d.Add != 0 {
		text += fmt.Sprintf("%+d", d.Add)
	}
	return text
}

// Min is the lowest that the throw can come to.
func (d Dice) Min() int { return d.Count + d.Add }

// Max is the highest that the throw can come to.
func (d Dice) Max() int { return d.Count*d.Sides + d.Add }

// Roll throws the dice and adds Add. The first die has the key as given; each
// further one the next Nth, so the throw uses up Nth…Nth+Count−1.
func (d Dice) Roll(k Key) int {
	total := d.Add
	for range d.Count {
		total += Roll(k, d.Sides)
		k.Nth++
	}
	return total
}
