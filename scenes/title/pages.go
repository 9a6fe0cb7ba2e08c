package title

import (
	"strings"

	"pitchdark/maps"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// page is one of the menu's.
type page uint8

// The pages.
const (
	main page = iota
	play
)

func (p page) title() string {
	return [...]string{"Pitchdark", "Play a dungeon"}[p]
}

func (p page) entries(s *screen) []entry {
	if p == play {
		return s.playEntries()
	}
	return s.mainEntries()
}

// entry is one row of a page and what it does: when it is taken, and when left
// and right change its value.
type entry struct {
	row  ui.Row
	take func() scenes.Transition
	turn func(by int)
}

// choose takes an entry; one that only has a value goes to the next.
func (e entry) choose() scenes.Transition {
	switch {
	case e.take != nil:
		return e.take()
	case e.turn != nil:
		e.turn(1)
	}
	return scenes.Stay()
}

// to is what turns to a page.
func (s *screen) to(p page) func() scenes.Transition {
	return func() scenes.Transition {
		s.notice = ""
		s.open(p)
		return scenes.Stay()
	}
}

func (s *screen) mainEntries() []entry {
	return []entry{
		{row: ui.Row{Words: "Play a dungeon", Large: true}, take: s.to(play)},
		{
			row:  ui.Row{Words: "Continue", Large: true, Note: s.what, Not: s.not},
			take: func() scenes.Transition { return s.follow(s.o.Continue()) },
		},
		{row: ui.Row{Words: "Crawls that wait", Large: true}, take: s.over(s.o.Saves)},
		{row: ui.Row{Words: "The hall of the dead", Large: true}, take: s.over(s.o.Hall)},
		{row: ui.Row{Words: "Watch a journal", Large: true}, take: s.over(s.o.Watch)},
		{row: ui.Row{Words: "Settings", Large: true}, take: s.over(s.o.Settings)},
		{row: ui.Row{Words: "Quit", Large: true}, take: scenes.Quit},
	}
}

// over is what lays another screen over this one.
func (s *screen) over(screen func() scenes.Scene) func() scenes.Transition {
	return func() scenes.Transition {
		s.notice = ""
		return scenes.Push(screen())
	}
}

// dungeonNotes say in a line what awaits in a shipped dungeon.
var dungeonNotes = map[string]string{
	"cellar":            "Eight rooms, one torch, and a way out: the place to begin.",
	"long-hall":         "A colonnade, a bow, and archers who see whatever is lit.",
	"wind-in-the-shaft": "A shaft that breathes, a torch that is nearly done, and candles.",
	"drowned-crypt":     "Four levels under a church, and less light at every stair: an evening.",
	"dark-room":         "One black room full of others who are listening.",
	"endless":           "Eight levels down, new in every game: fetch what lies at the bottom.",
	"toll":              "Three levels, four heroes, a night: whoever goes down has to pay.",
}

func (s *screen) playEntries() []entry {
	list := []entry{{row: ui.Row{Words: "Begin in", Head: true}}}
	for _, id := range s.o.Dungeons {
		note := dungeonNotes[id]
		if best := s.best[id]; best != "" {
			note += " " + best
		}
		list = append(list, entry{
			row:  ui.Row{Words: dungeonName(id), Note: note, Not: s.notBy(id)},
			take: func() scenes.Transition { return s.begin(id) },
		})
	}
	list = append(append(list, s.whoEntries()...),
		entry{row: ui.Row{Words: "By the seed", Head: true}},
		entry{
			row:  ui.Row{Words: "Seed", Side: turning(s.seedShown()), Note: s.seedNote()},
			turn: s.turnSeed,
		},
	)
	if s.pad {
		list = append(list, s.digitEntry())
	}
	return list
}

// dungeonNames are read from their maps once.
var dungeonNames = map[string]string{}

func dungeonName(id string) string {
	if _, ok := dungeonNames[id]; !ok {
		dungeonNames[id] = maps.Title(id)
	}
	return dungeonNames[id]
}

func turning(value string) string { return "‹ " + value + " ›" }

func capital(words string) string { return strings.ToUpper(words[:1]) + words[1:] }
