package purple

import (
	"slices"

	"pitchdark/rules"
)

// experienceTable is the points that each level needs in all [PH-XPL-05].
var experienceTable = [MaxLevel]int{
	0, 2000, 4000, 8000, 16000, 32000, 64000, 120000, 240000, 360000,
	480000, 600000, 720000, 840000, 960000, 1080000, 1200000, 1320000, 1440000, 1560000,
}

// PointsFor is the experience that a level 1…20 needs in all [PH-XPL-05].
func PointsFor(level int) int { return experienceTable[level-1] }

// LevelFor is the level that so much experience is enough for [PH-XPL-05].
func LevelFor(points int) int {
	level, found := slices.BinarySearch(experienceTable[:], points)
	if found {
		level++
	}
	return level
}

// The shares of a treasure [PH-XPL-01].
const (
	heroShare     = 2
	retainerShare = 1
)

// Shares is what each hero and each retainer gets of a treasure, and what
// stays in the common purse. A farthing of one's own share is a point of
// experience; what is left gives none, nor does killing [PH-XPL-01, PH-XPL-07].
func Shares(total Money, heroes, retainers int) (hero, retainer, left Money, refused *rules.Refusal) {
	parts := Money(heroShare*heroes + retainerShare*retainers)
	if heroes < 0 || retainers < 0 || parts == 0 {
		return 0, 0, total, refuse("PH-XPL-01", "The shares must cover the whole.")
	}
	each := total / parts
	return heroShare * each, retainerShare * each, total % parts, nil
}

// Survey counts the new rooms and hexes of one adventure [PH-XPL-02].
type Survey struct {
	Found int `json:"found"`
}

const (
	roomPoints  = 10
	plainRooms  = 5 // that give no more than the first
	halfForHelp = 2
)

// Explore counts one more new room or hex that was mapped and is the
// experience that it gives to everybody: 10, and from the sixth on 10 more each
// time. depth is the level of the dungeon or the hexes from civilisation, by
// which it is multiplied; 1 if the option is off [PH-XPL-02, PH-XPL-03].
func (s *Survey) Explore(depth int) int {
	s.Found++
	return roomPoints * max(s.Found-plainRooms+1, 1) * max(depth, 1)
}

// ForRetainers is what a retainer gets of a hero's experience for exploring
// [PH-XPL-02].
func ForRetainers(points int) int { return points / halfForHelp }

// Return sets the count back: a night in town does [PH-XPL-04].
func (s *Survey) Return() { s.Found = 0 }

// Rise raises a hero by all the levels that its experience is enough for, one
// after the other, with a hit die for each level up to the ninth. It returns
// the levels gained [PH-XPL-06].
func (c *Character) Rise(r Roller) []int {
	var gained []int
	for c.Level < LevelFor(c.Experience) {
		c.Level++
		if c.Level <= hitDice {
			c.Faces = append(c.Faces, r.Roll("level", c.Level, c.HitDie()))
		}
		gained = append(gained, c.Level)
	}
	return gained
}
