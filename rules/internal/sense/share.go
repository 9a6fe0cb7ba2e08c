package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// Share lets a hero and its companions within speech tell each other what they
// remember of the level: all that one of them knows and the other does not. Both
// must stand, hear and not be Blind; of a tile that both remember each keeps its
// own memory [DK-VIS-04].
func Share(w *world.World, a *world.Actor) {
	for _, b := range w.Actors {
		if b.Slot > 0 && !told(a, b) && talk(w, a, b) {
			exchange(w, a, b)
		}
	}
}

// told reports whether two have told each other all, so that it does not matter
// whether they could.
func told(a, b *world.Actor) bool {
	mine, theirs := remembered(a), remembered(b)
	if a.Level != b.Level || mine == nil || theirs == nil {
		return false
	}
	t := telling(a, b.ID)
	return t.Mine == mine.Hash && t.Theirs == theirs.Hash
}

// talk reports whether two heroes are companions within speech of each other.
func talk(w *world.World, a, b *world.Actor) bool {
	if a.ID == b.ID || a.Slot == 0 || b.Slot == 0 || a.Level != b.Level || !speaks(a) || !speaks(b) {
		return false
	}
	reach := w.System().Darkness().Voice
	_, ok := w.LevelOf(a).Grid.Hear(a.At, b.At, reach)
	return ok
}

func speaks(a *world.Actor) bool {
	return a.Stands() && !a.Asleep && !a.Deaf && a.Senses.Blind == rules.Sighted
}

// exchange brings two memories together.
func exchange(w *world.World, a, b *world.Actor) {
	mine, theirs := memory(w, a), memory(w, b)
	width := w.LevelOf(a).Grid.Width()
	mine.Take(theirs, width)
	theirs.Take(mine, width)
	t := telling(a, b.ID)
	t.Mine, t.Theirs = mine.Hash, theirs.Hash
}

func telling(a *world.Actor, with world.ActorID) *world.Telling {
	for i := range a.Told {
		if a.Told[i].With == with {
			return &a.Told[i]
		}
	}
	a.Told = append(a.Told, world.Telling{With: with})
	return &a.Told[len(a.Told)-1]
}
