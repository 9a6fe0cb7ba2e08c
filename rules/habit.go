package rules

// Habits is the set of what a creature is wont to do beyond its temper: the
// rows of a system's table of creatures name them, and its mind lives by them
// [DK-HST-14].
type Habits uint16

// The habits.
const (
	Ambushes Habits = 1 << iota // waits in the dark beyond a light until prey comes near, turns away or loses its light
	Shuns                       // steps back out of a light that falls on it, rather than fight there
	Drawn                       // in the dark it makes for any lit place that it sees
	Douses                      // puts out lights before it fights
	Calls                       // calls its own when it first sees a foe, and comes when they call
	Rallies                     // runs to its own when afraid, and takes heart beside them
	Hunts                       // goes after any sound, however faint, and casts about where it ended
	Guards                      // keeps to its post
	Lures                       // hovers in sight of strangers, and out of their reach
	Trails                      // walks along with those of its own side
)

// Has reports whether all of some habits are in the set.
func (h Habits) Has(some Habits) bool { return h&some == some }
