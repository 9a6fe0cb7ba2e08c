package title

import (
	"fmt"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/tell"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

func partyHead(size int) string {
	switch size {
	case 0:
		return "With, nobody yet"
	case 1:
		return "With, alone"
	}
	return fmt.Sprintf("With, a party of %d", size)
}

// whoEntries is by which rules is played, and with whom.
func (s *screen) whoEntries() []entry {
	var list []entry
	if len(s.o.Systems) > 0 {
		list = append(list, entry{row: ui.Row{Words: "By the rules of", Head: true}}, s.systemEntry())
	}
	if s.system > 0 {
		return append(list, s.rosterEntries()...)
	}
	list = append(list, entry{row: ui.Row{Words: partyHead(len(s.party)), Head: true}})
	for _, name := range s.o.Heroes {
		list = append(list, s.heroEntry(name))
	}
	return list
}

// places are those of a party in order of march.
var places = [...]string{"first", "second", "third", "fourth", "fifth", "sixth"}

// heroEntry is a hero that can be taken along or left behind; left and right
// move it in the order of march.
func (s *screen) heroEntry(name string) entry {
	row := ui.Row{Words: capital(tell.Content(rules.ContentID("core/" + name))), Side: "stays"}
	at := slices.Index(s.party, name)
	if at >= 0 {
		row.Side = turning(places[at])
	}
	return entry{
		row: row,
		take: func() scenes.Transition {
			s.toggle(name)
			return scenes.Stay()
		},
		turn: func(by int) { s.march(name, by) },
	}
}

// toggle takes a hero along, or leaves it behind.
func (s *screen) toggle(name string) {
	s.notice = ""
	at := slices.Index(s.party, name)
	switch {
	case at >= 0 && len(s.party) == 1:
		s.notice = "Somebody has to go."
	case at >= 0:
		s.party = slices.Delete(slices.Clone(s.party), at, at+1)
	case len(s.party) >= s.o.Largest:
		s.notice = fmt.Sprintf("A party has at most %d heroes: leave one behind first.", s.o.Largest)
	default:
		s.party = append(slices.Clone(s.party), name)
	}
}

// march moves a hero forward or back in the order; one that stays is taken
// along.
func (s *screen) march(name string, by int) {
	at := slices.Index(s.party, name)
	if at < 0 {
		s.toggle(name)
		return
	}
	s.notice = ""
	if to := at + by; to >= 0 && to < len(s.party) {
		s.party = slices.Clone(s.party)
		s.party[at], s.party[to] = s.party[to], s.party[at]
	}
}
