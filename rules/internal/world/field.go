package world

import (
	"pitchdark/rules/grid"
)

type fieldKey struct {
	level    LevelID
	at       grid.Point
	revision uint32
	valid    bool
}

// Field is the field of view from the creature's tile, whatever it can make
// out there; it is computed anew only when the creature or a door moved.
func (a *Actor) Field(l *Level) *grid.Field {
	key := fieldKey{a.Level, a.At, l.Grid.Revision(), true}
	if a.fieldFor != key {
		l.Grid.See(&a.field, a.At, grid.Unlimited)
		a.fieldFor = key
	}
	return &a.field
}
