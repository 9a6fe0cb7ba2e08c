package crawl

import (
	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl/play"
)

// Deeds are what is done in a crawl by a key of its own: the courses, and the
// actions of a system. What is confirmed is not among them, nor is what stairs
// and ways out offer, which have the keys of the courses there.
func Deeds(actions []rules.Offer) []scenes.Deed {
	var deeds []scenes.Deed
	for _, c := range play.Courses() {
		deeds = append(deeds, deed(c.Do, c.Title, c.Key))
	}
	for _, a := range actions {
		switch {
		case a.Do == "leave", a.Do == "stairs", play.Key(a.Key) == play.Enter:
		default:
			deeds = append(deeds, deed(a.Do, a.Title, play.Key(a.Key)))
		}
	}
	return deeds
}

func deed(do rules.ActionID, words string, usual play.Key) scenes.Deed {
	return scenes.Deed{ID: string(do), Words: words, Usual: scenes.Key(usual), Else: scenes.Key(play.Else(usual))}
}
