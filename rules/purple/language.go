package purple

import (
	"slices"

	"pitchdark/rules"
)

const (
	common  = "Common"
	mithric = "Mithric" // the language of magic
)

// tongueTable is what can be learnt besides one's own tongue [PH-LNG-01].
var tongueTable = []string{
	"Dwarvish", "Elvish", "Halfling", "Goblin", "Orcish", "Gnoll", "Draconic", "Giant", "Lizard", "Sylvan",
	"Old Imperial", "Thieves' sign",
}

// Tongues is what can be learnt besides one's own tongue.
func Tongues() []string { return append([]string(nil), tongueTable...) }

// MoreTongues is how many tongues of choice a d6 gives, with the one that
// every mage has besides Mithric [PH-LNG-01].
func MoreTongues(face int, class string) int {
	n := max(face-4, 0)
	if class == mage {
		n++
	}
	return n
}

// MayLearn refuses a tongue that is known, or that there is not [PH-LNG-01].
func MayLearn(known []string, tongue string) *rules.Refusal {
	switch {
	case slices.Contains(known, tongue):
		return refuse("PH-LNG-01", "You already speak that.")
	case !slices.Contains(tongueTable, tongue):
		return refuse("PH-LNG-01", "No one teaches that tongue.")
	}
	return nil
}

// SharedTongue is the first of one's tongues that others understand; without
// one there is no bargaining [PH-LNG-02].
func SharedTongue(own, others []string) (string, *rules.Refusal) {
	for _, tongue := range own {
		if slices.Contains(others, tongue) {
			return tongue, nil
		}
	}
	return "", refuse("PH-LNG-02", "You share no language.")
}
