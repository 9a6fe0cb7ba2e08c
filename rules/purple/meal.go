package purple

import "pitchdark/rules"

// Sensation is how a meal was [PH-FOD-07].
type Sensation uint8

// The sensations, the poorest first.
const (
	Grub Sensation = iota
	Nosh
	Tasty
	Delicious
	Piquant
)

var sensationNames = [...]string{"grub", "nosh", "tasty", "delicious", "piquant"}

// String is the sensation's English name.
func (s Sensation) String() string { return sensationNames[s] }

// sensationTable is the sensation of durable, fresh and delicate food out of
// each kitchen [PH-FOD-07].
var sensationTable = [...][3]Sensation{
	ColdCamp:     {Grub, Nosh, Tasty},
	Campfire:     {Grub, Tasty, Delicious},
	Scullery:     {Nosh, Tasty, Delicious},
	Guestkitchen: {Tasty, Delicious, Piquant},
	NobleKitchen: {Delicious, Piquant, Piquant},
}

// SensationOf is how food of a quality is out of a kitchen; the quality is
// Durable, Fresh or Delicacy [PH-FOD-07].
func SensationOf(k Kitchen, quality Food) Sensation { return sensationTable[k][quality-Durable] }

// Aftermath is what a meal does to whoever ate it [PH-FOD-08].
type Aftermath uint8

// The aftermaths, the worst first.
const (
	Unaffected Aftermath = iota
	Diarrhea
	Vomiting
	Miserable
	Tiredness
	Grumpy
	Sated
	Happy
)

var aftermathNames = [...]string{"", "diarrhea", "vomiting", "miserable", "tired", "grumpy", "sated", "happy"}

// String is the aftermath's English name, "" for none.
func (a Aftermath) String() string { return aftermathNames[a] }

// aftermathTable is what each sensation does by the sum of 3d6, from 3 to 10,
// for 11 to 16, and from 17 on [PH-FOD-08].
var aftermathTable = [...][10]Aftermath{
	Grub:      {Diarrhea, Diarrhea, Vomiting, Vomiting, Miserable, Tiredness, Grumpy},
	Nosh:      {Diarrhea, Vomiting, Miserable, Tiredness, Grumpy},
	Tasty:     {Miserable, Tiredness, Grumpy},
	Delicious: {Grumpy, 9: Sated},
	Piquant:   {6: Sated, 7: Sated, 8: Sated, 9: Happy},
}

// Aftermath is what the meal does by the sum of 3d6 [PH-FOD-08].
func (s Sensation) Aftermath(sum int) Aftermath {
	column := sum - 3
	switch {
	case sum >= 17:
		column = 9
	case sum >= 11:
		column = 8
	}
	return aftermathTable[s][column]
}

// Bout is an aftermath in somebody, in hours after the meal [PH-FOD-08].
type Bout struct {
	Kind  Aftermath `json:"kind"`
	From  int       `json:"from"`
	Until int       `json:"until"`
}

// bedRest is the hours that diarrhea keeps one in bed.
const bedRest = 4

// lasting is the hours of each aftermath; vomiting has dice of its own.
var lasting = [...]int{Diarrhea: 24, Miserable: 8, Tiredness: 8, Grumpy: 6, Sated: 8, Happy: 24}

// NewBout is an aftermath with its hours. Vomiting comes by two d4, thrown in
// secret: one hour more than the first after the meal, for as many as the
// second [PH-FOD-08].
func NewBout(kind Aftermath, delay, hours int) Bout {
	if kind == Vomiting {
		return Bout{Kind: kind, From: delay + 1, Until: delay + 1 + hours}
	}
	return Bout{Kind: kind, Until: lasting[kind]}
}

// on reports whether it is felt so many hours after the meal.
func (b Bout) on(hour int) bool { return hour >= b.From && hour < b.Until }

// belly is what an upset belly takes off Strength and Constitution at an hour.
func (b Bout) belly(hour int) int {
	switch {
	case b.Kind == Vomiting, b.Kind == Diarrhea && hour >= 8:
		return -1
	case b.Kind == Diarrhea && hour >= bedRest:
		return -2
	case b.Kind == Diarrhea:
		return -3
	}
	return 0
}

func bodily(a Ability) bool { return a == Strength || a == Constitution }

// CheckMods is what it adds to a check of an ability, so many hours after the
// meal [PH-FOD-08].
func (b Bout) CheckMods(a Ability, hour int) []rules.Number {
	if !b.on(hour) {
		return nil
	}
	n := 0
	switch {
	case bodily(a):
		n = b.belly(hour)
	case b.Kind == Grumpy && a == Willpower, b.Kind == Tiredness && a == Arcana:
		n = -1
	case b.Kind == Sated && a == Perception:
		n = 1
	}
	return number(nil, b.Kind.String(), n-given(b.Kind == Miserable, 1), "PH-FOD-08")
}

// SaveMods is what it adds to a save that an ability helps [PH-FOD-08].
func (b Bout) SaveMods(a Ability, hour int) []rules.Number {
	if !b.on(hour) {
		return nil
	}
	n := given(b.Kind == Happy, 1)
	if bodily(a) {
		n += b.belly(hour)
	}
	return number(nil, b.Kind.String(), n, "PH-FOD-08")
}

// Abed reports whether it keeps one in bed at that hour [PH-FOD-08].
func (b Bout) Abed(hour int) bool { return b.Kind == Diarrhea && hour < bedRest }

// SkipsMeal reports whether the next meal is neither eaten nor needed
// [PH-FOD-08].
func (b Bout) SkipsMeal() bool { return b.Kind == Diarrhea }

// Heals is the hit points that it heals at once [PH-FOD-08].
func (b Bout) Heals() int { return given(b.Kind == Happy, 1) }
