package purple

// Rest is what a night or a day of it heals by [PH-HEA-01].
type Rest struct {
	Level       int
	Safe        bool // and comfortable: see SleepsWell
	Interrupted bool // by a fight, labour or travel
	Sated       bool // [PH-FOD-08]
	AtHome      bool // in the terrain of its Fieldcraft
	Rotting     bool // does not heal by itself [PH-MON-03]
}

// fieldRest is what Fieldcraft adds to a day of rest in its own terrain.
const fieldRest = 2

// monthOfRest is the days that heal everything.
const monthOfRest = 30

func (r Rest) heals() bool { return r.Safe && !r.Interrupted && !r.Rotting }

// Night is the hit points of a night [PH-HEA-01].
func (r Rest) Night() int { return given(r.heals(), 1) }

// Day is those of a whole day, its night included: as many as the level, twice
// that if sated, and 2 more with Fieldcraft at home [PH-HEA-01].
func (r Rest) Day() int {
	if !r.heals() {
		return 0
	}
	return r.Level + given(r.Sated, r.Level) + given(r.AtHome, fieldRest)
}

// Days is the hit points after so many days of such rest, from some of the
// most: thirty days heal everything, and nothing heals beyond the most
// [PH-HEA-01, PH-HEA-02].
func (r Rest) Days(hitPoints, most, days int) int {
	if r.heals() && days >= monthOfRest {
		return most
	}
	return Healed(hitPoints, most, days*r.Day())
}

// Healed is some hit points after healing, never above the most
// [PH-HEA-02].
func Healed(hitPoints, most, amount int) int { return max(min(hitPoints+amount, most), hitPoints) }

// SleepsWell reports whether a place in a dungeon counts as safe and
// comfortable: an exceptional hiding place, with a bedroll [PH-HEA-01].
func SleepsWell(h Hiding, bedroll bool) bool { return h.Exceptional() && bedroll }
