// Package sense says who sees, hears, touches and remembers what. It keeps
// every creature's percepts, sound cues and memory, gives each reader its part
// of an event, and builds views and offers by adding what is perceived. It
// never moves, harms or lights anything.
package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// LightFor is the illumination of a tile as a creature's eyes take it: any low
// light is bright to the low-light immune, everything is to dark vision, but for
// magical darkness that says otherwise [DK-VIS-01, DK-LGT-04].
func LightFor(w *world.World, a *world.Actor, p grid.Point) rules.Light {
	l := w.LevelOf(a)
	level := rules.Light(l.Lit.Level(p))
	if a.Eyes == rules.DarkVision {
		if level == rules.Dark && l.HasDeep() && l.DeepAt(p) {
			return rules.Dark
		}
		return rules.Bright
	}
	return inEyes(a.Eyes, level)
}

// inEyes is a level of light as eyes without dark vision take it.
func inEyes(eyes rules.Vision, level rules.Light) rules.Light {
	switch {
	case eyes == rules.Sightless:
		return rules.Dark
	case eyes == rules.LowLightImmune && level > rules.Dark:
		return rules.Bright
	}
	return level
}

// Tile is how well a creature sees a tile of its own level, and by that who
// stands there [DK-VIS-01].
func Tile(w *world.World, a *world.Actor, p grid.Point) rules.Degree {
	return inLight(GroundLight(w, a, p), a.At, p)
}

// inLight is what light at the target's tile lets one make out from a distance
// [DK-VIS-01].
func inLight(level rules.Light, from, p grid.Point) rules.Degree {
	switch {
	case level >= rules.Bright:
		return rules.Identified
	case level == rules.Dark:
		return rules.Unseen
	case grid.Within(from, p, int(level)):
		return rules.Identified
	}
	return rules.Noticed
}

// Sees is how well a sees b [DK-VIS-01]; one that hid from it is unseen
// [DK-STL-06].
func Sees(w *world.World, a, b *world.Actor) rules.Degree {
	if a.Level != b.Level || b.HiddenFrom(a.ID) || a.Asleep {
		return rules.Unseen
	}
	if Shapes(w, a, b) {
		return rules.Identified
	}
	return Tile(w, a, b.At)
}

// Shapes reports whether a knows b's shape without sight, as some creatures do
// by smell, tremor or echo as far as they are aware of things, if there is a
// way between the two.
func Shapes(w *world.World, a, b *world.Actor) bool {
	if a.Aware == 0 || a.Down || a.Level != b.Level || !grid.Within(a.At, b.At, a.Aware) {
		return false
	}
	_, ok := w.LevelOf(a).Grid.Hear(b.At, a.At, a.Aware)
	return ok
}

// BlindVersus reports whether a does not see b for want of light or of eyes;
// being behind a wall is not that. Whoever is Blind versus another is open to
// its Stealth bonus [DK-VIS-03, DK-BLD-07].
func BlindVersus(w *world.World, a, b *world.Actor) bool {
	return (a.Senses.Blind == rules.ByOtherCause || LightFor(w, a, b.At) == rules.Dark) && !Shapes(w, a, b)
}

// Touching reports whether two creatures are adjacent for contact and touch
// [DK-GRD-07], or pass each other on one tile.
func Touching(w *world.World, a, b *world.Actor) bool {
	return a.Level == b.Level && (a.At == b.At || w.LevelOf(a).Grid.Adjacent(a.At, b.At))
}
