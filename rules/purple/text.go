package purple

import (
	"fmt"
	"slices"
)

// MarshalText is the place's name.
func (w Where) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads the name of a place.
func (w *Where) UnmarshalText(text []byte) error {
	at := slices.Index(whereNames[:], string(text))
	if at < 0 {
		return fmt.Errorf("%q is no place of a carried thing", text)
	}
	*w = Where(at)
	return nil
}

// MarshalText is the condition's name.
func (c Condition) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the name of a condition.
func (c *Condition) UnmarshalText(text []byte) error {
	at := slices.Index(conditionNames[:], string(text))
	if at < 0 {
		return fmt.Errorf("%q is no condition of a thing", text)
	}
	*c = Condition(at)
	return nil
}
