package purple

import "pitchdark/rules"

// NoticeTimes is how often a Perception modifier counts when one hero alone
// tries to notice something: twice, a bad one once. A party together averages
// them: see Together. Such checks are always secret [PH-PER-01].
func NoticeTimes(modifier int) int { return 1 + given(modifier > 0, 1) }

// NoticeMods is what the hero alone adds to a Perception check [PH-PER-01].
func (c *Character) NoticeMods(fatigue int) []rules.Number {
	return c.CheckMods(Task{Ability: Perception, Times: NoticeTimes(c.Mod(Perception)), Fatigue: fatigue})
}

// Feature is something that one deed finds without a roll [PH-PER-02].
type Feature struct{ On, Deed string }

// FoundBy reports whether doing that to that thing finds it [PH-PER-02].
func (f Feature) FoundBy(deed, on string) bool { return f.Deed == deed && f.On == on }

// Attention is how well somebody listens [PH-SNK-01].
type Attention uint8

// The attentions.
const (
	Busy Attention = iota // or asleep
	AtEase
	OnWatch
)

// Sneak is one attempt to pass unheard [PH-SNK-01, PH-SNK-02, PH-SNK-03].
type Sneak struct {
	Against  Attention
	Watchful bool // the undead and constructs: see Monster.Watchful
	Feet     int  // a round
	Speed    int  // the combat speed in feet
	Armour   int  // see Armour.SneakSteps
	Stealth  bool // the skill
	Other    int  // levels: padding, boots
}

// hasteFeet is the feet beyond a quarter of the speed for each level.
const hasteFeet = 10

// Difficulty is the secret Dexterity check: Moderate against the busy, Daunting
// at ease, Hard on watch; a level harder against what is ever watchful, in
// medium or heavy armour, and for each 10 feet, begun ones too, beyond a
// quarter of the speed; a level easier with Stealth. For a party its clumsiest
// checks: see Clumsiest [PH-SNK-01, PH-SNK-02, PH-SNK-03].
func (s Sneak) Difficulty() Difficulty {
	haste := max(s.Feet-HalfFeet(HalfFeet(s.Speed)), 0)
	steps := (haste + hasteFeet - 1) / hasteFeet
	return Moderate.Shifted(int(s.Against) + given(s.Watchful, 1) + s.Armour + steps + ShiftOf(0, -given(s.Stealth, 1), s.Other))
}

// Slip is what a watcher hears of somebody who sneaks [PH-SNK-01].
type Slip uint8

// The slips.
const (
	Silent    Slip = iota
	FaintSlip      // a faint sound: the watcher turns
	ClearSlip      // a clear one
)

// clearSlip is by how much a check fails that is heard clearly.
const clearSlip = 5

// Slips is how the check came out: a failure by 5 or more is heard clearly, any
// other faintly; neither tells where one is [PH-SNK-01].
func Slips(face, bonus int, d Difficulty) Slip {
	switch short := int(d) - face - bonus; {
	case short <= 0:
		return Silent
	case short < clearSlip:
		return FaintSlip
	}
	return ClearSlip
}

// SneaksInVain reports whether even success is worth nothing: with an open
// light toward what sees [PH-SNK-03].
func SneaksInVain(openLight, seeing bool) bool { return openLight && seeing }
