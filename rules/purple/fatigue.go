package purple

// Lack is what somebody goes without, which tires [PH-FAT-03].
type Lack uint8

// The lacks.
const (
	NoBreath Lack = iota // counted in rounds
	NoWater              // this and the others in days
	NoSleep
	NoMeals
	lacks
)

// lackTable is after how many rounds or days each level of fatigue comes, and
// how many of them a point of Constitution spares [PH-FAT-03, PH-FAT-04].
var lackTable = [lacks]struct {
	levels []int
	grace  int
}{
	NoBreath: {levels: []int{3, 6, 9, 12}, grace: 3},
	NoWater:  {levels: []int{1, 2, 3, 4}, grace: 1},
	NoSleep:  {levels: []int{2, 4, 8}, grace: 1},
	NoMeals:  {levels: []int{2, 10, 20, 30}, grace: 1},
}

// LevelsAfter is the levels of fatigue that a lack has brought after so many
// half-units, two for each round or day of going wholly without and one for
// each of having some. A good Constitution modifier moves all of them later
// [PH-FAT-03, PH-FAT-04, PH-FAT-05].
func (l Lack) LevelsAfter(halves, constitution int) int {
	row := lackTable[l]
	spared := 2 * row.grace * max(constitution, 0)
	n := 0
	for _, at := range row.levels {
		if halves >= 2*at+spared {
			n++
		}
	}
	return n
}

// Supply is how much of what is needed somebody had [PH-FAT-05].
type Supply uint8

// The supplies, by the half-units that they count.
const (
	Enough Supply = iota
	Partial
	Without
)

// SupplyOf is that of what was had of a need: less than a quarter is nothing,
// less than all of it is partial [PH-FAT-05, PH-FOD-09].
func SupplyOf(had, need int) Supply {
	switch {
	case had >= need:
		return Enough
	case 4*had >= need:
		return Partial
	}
	return Without
}

// Fatigue is what tires somebody, by its source. The levels of all sources add
// up [PH-FAT-01].
type Fatigue struct {
	Exposed [lacks]int `json:"exposed"` // half-units of each lack
	Lacking [lacks]int `json:"lacking"` // levels that it brought
	March   int        `json:"march,omitempty"`
	Drained int        `json:"drained,omitempty"`
	Other   int        `json:"other,omitempty"` // grief, nights without rest
}

// Levels is all of them together [PH-FAT-01].
func (f Fatigue) Levels() int { return sum(f.Lacking[:]) + f.March + f.Drained + f.Other }

// After is the fatigue after one more round or day of a lack, with a
// Constitution modifier; Enough changes nothing, see Relieved. Each level comes
// once, when its time is reached [PH-FAT-03, PH-FAT-05].
func (f Fatigue) After(l Lack, s Supply, constitution int) Fatigue {
	before := l.LevelsAfter(f.Exposed[l], constitution)
	f.Exposed[l] += int(s)
	f.Lacking[l] += l.LevelsAfter(f.Exposed[l], constitution) - before
	return f
}

// Relieved is the fatigue after a turn of breathing, which ends all of it, a
// day of full water or food, or a good night: one level of that source less.
// Its exposure ends with its last level [PH-FAT-06].
func (f Fatigue) Relieved(l Lack) Fatigue {
	f.Lacking[l] = max(f.Lacking[l]-1, 0)
	if l == NoBreath {
		f.Lacking[l] = 0
	}
	if f.Lacking[l] == 0 {
		f.Exposed[l] = 0
	}
	return f
}

// Rested is the fatigue after a full day of rest: one level less of forced
// marches, and one of draining [PH-FAT-06].
func (f Fatigue) Rested() Fatigue {
	f.March, f.Drained = max(f.March-1, 0), max(f.Drained-1, 0)
	return f
}

// The levels of fatigue that have a name, and the one that kills [PH-FAT-01].
const (
	heavilyTired = 2
	exhausted    = 3
	deadTired    = 4
)

var fatigueNames = [...]string{"rested", "light fatigue", "heavy fatigue", "exhaustion", "dead of exhaustion"}

// FatigueName is what so many levels are called [PH-FAT-01].
func FatigueName(levels int) string { return fatigueNames[min(max(levels, 0), deadTired)] }

// DiesOfFatigue reports whether so many levels kill: 4 [PH-FAT-01].
func DiesOfFatigue(levels int) bool { return levels >= deadTired }

// SpeedHalvings is how often fatigue halves all movement, before a burden
// counts: Burden.Speed takes it [PH-FAT-01, PH-FAT-02].
func SpeedHalvings(levels int) int {
	return given(levels >= heavilyTired, 1) + given(levels >= exhausted, 1)
}

// TiredHexPoints is the points of a day's travel before a burden counts
// [PH-FAT-02].
func TiredHexPoints(levels int) int { return baseHexPoints >> SpeedHalvings(levels) }

// TiredHitPoints is the maximum and the hit points of somebody under so many
// levels of fatigue: exhaustion halves the maximum, at least 1, and nobody has
// more than that. The maximum comes back with rest, the hit points do not
// [PH-FAT-01].
func TiredHitPoints(hitPoints, most, levels int) (left, limit int) {
	if levels >= exhausted {
		most = max(most/2, 1)
	}
	return min(hitPoints, most), most
}
