package title

import (
	"pitchdark/rules"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// The plain system, as it is offered.
const (
	Plain     = "Plain"
	plainNote = "Six heroes who are ready, and nothing to prepare."
)

// systemEntry is the rules that are played by; left and right change them.
func (s *screen) systemEntry() entry {
	name, note := Plain, plainNote
	if s.system > 0 {
		o := s.o.Systems[s.system-1]
		name, note = o.Name, o.Note
	}
	return entry{row: ui.Row{Words: name, Side: turning("other rules"), Note: note}, turn: s.turnSystem}
}

func (s *screen) turnSystem(by int) {
	n := len(s.o.Systems) + 1
	s.notice, s.system = "", (s.system+by+n)%n
	s.gather()
}

// gather asks who goes by the rules that are chosen.
func (s *screen) gather() {
	s.members = nil
	if s.system > 0 {
		s.members = s.o.Systems[s.system-1].Party()
	}
}

// notBy is why a dungeon cannot be played by the rules that are chosen.
func (s *screen) notBy(dungeon string) string {
	if s.system > 0 {
		return s.o.Systems[s.system-1].Not(dungeon)
	}
	if s.o.Not == nil {
		return ""
	}
	return s.o.Not(dungeon)
}

// rosterEntries is who goes, whom left and right move in the order of march,
// and the roster.
func (s *screen) rosterEntries() []entry {
	list := []entry{{row: ui.Row{Words: partyHead(len(s.members)), Head: true}}}
	for i, m := range s.members {
		list = append(list, entry{
			row:  ui.Row{Words: m.Name, Note: m.Title, Side: turning(places[i])},
			take: s.toRoster,
			turn: func(by int) { s.marchMember(i, by) },
		})
	}
	return append(list, entry{row: ui.Row{Words: "The roster", Note: "Make heroes, and choose who goes."}, take: s.toRoster})
}

func (s *screen) toRoster() scenes.Transition {
	s.notice = ""
	return scenes.Push(s.o.Systems[s.system-1].Roster())
}

// marchMember moves one forward or back in the order; the cursor goes along.
func (s *screen) marchMember(at, by int) {
	to := at + by
	if to < 0 || to >= len(s.members) {
		return
	}
	s.members[at], s.members[to] = s.members[to], s.members[at]
	s.o.Systems[s.system-1].March(s.members)
	s.list.Chosen += by
}

// kinds are those who go, for their portraits.
func (s *screen) kinds() []rules.ContentID {
	var kinds []rules.ContentID
	if s.system == 0 {
		for _, name := range s.party {
			kinds = append(kinds, rules.ContentID("core/"+name))
		}
		return kinds
	}
	for _, m := range s.members {
		kinds = append(kinds, m.Kind)
	}
	return kinds
}
