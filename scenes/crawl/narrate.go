package crawl

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
	"pitchdark/scenes/crawl/play"
)

// told is what was said last of each part of the screen, so that only what
// changes is said.
type told struct {
	hero   rules.Handle
	lines  map[rules.Handle]int      // of each hero's log
	sights map[rules.Handle][]string // of each hero's view
	parts  map[string]string
}

// narrate says what is new on the screen, once it stands still, for those who do
// not see it: the log, what the hero perceives, and what is asked.
func (s *screen) narrate() {
	if !s.in.Narrated() || s.busy() {
		return
	}
	t := &s.said
	if t.parts == nil {
		*t = told{lines: map[rules.Handle]int{}, sights: map[rules.Handle][]string{}, parts: map[string]string{}}
	}
	v := s.game.View()
	if h := v.Hero.Handle; h != t.hero {
		t.hero = h
		s.in.Say(v.Hero.Name + ".")
	}
	s.sayLog(v.Hero.Handle)
	if s.game.Ask() != nil && !s.game.Bound() {
		fresh, all := tell.News(v, t.sights[t.hero])
		t.sights[t.hero] = all
		s.in.Say(fresh...)
	}
	s.sayParts()
}

func (s *screen) sayLog(h rules.Handle) {
	lines := s.game.Log().Lines
	for _, l := range lines[min(s.said.lines[h], len(lines)):] {
		s.in.Say(l.Words())
	}
	s.said.lines[h] = len(lines)
}

// sayParts says those parts of the screen that wait for the player.
func (s *screen) sayParts() {
	s.say("notice", s.game.Notice())
	if h := s.game.Hint(); h != nil {
		s.say("hint", "Hint: "+h.Words)
	}
	s.say("question", s.questionWords())
	s.say("dial", s.dialWords())
	s.say("cursor", s.cursorWords())
	s.say("thing", s.thingWords())
	if s.looking {
		s.say("look", strings.Join(s.lookLines(), " "))
	}
	if s.menu > 0 {
		s.say("menu", menuWords[s.menu-1]+".")
	} else {
		s.said.parts["menu"] = ""
	}
}

// say says one part of the screen if it says something else than before.
func (s *screen) say(part, words string) {
	if s.said.parts[part] != words {
		s.said.parts[part] = words
		s.in.Say(words)
	}
}

func (s *screen) questionWords() string {
	q, ok := s.asked()
	if !ok {
		return ""
	}
	words := q.text
	for _, a := range q.answers {
		words += fmt.Sprintf(" %s: %s.", a.key, a.words)
		if a.not != "" {
			words += " Not now: " + a.not + "."
		}
	}
	return words
}

// dialWords is how the ring of a blind hero is set.
func (s *screen) dialWords() string {
	p := s.game.Pick()
	if p == nil || p.Want() != play.Dial || !p.Aimed {
		return ""
	}
	h := &s.game.View().Hero
	words := grid.Relative(h.Facing.Toward(p.To)).String() + ", " + play.Price(h, p.Tiles)
	if !s.blind() {
		words = p.To.String() + ", " + plural(p.Tiles, "tile")
	}
	return titled(words)
}

// cursorWords is the entry under the cursor of a pad.
func (s *screen) cursorWords() string {
	entries := s.game.Entries()
	if s.cursor == 0 || s.cursor > len(entries) {
		return ""
	}
	return tip(&entries[s.cursor-1])
}

// thingWords is the chosen thing on the page of things: where it is, and what.
func (s *screen) thingWords() string {
	t := &s.things
	if !t.open || t.chosen >= len(t.list) {
		return ""
	}
	thing := &t.list[t.chosen]
	words := s.heading(thing.Place) + ": " + thing.Name + thing.Empty
	if thing.Count > 1 {
		words += fmt.Sprintf(" ×%d", thing.Count)
	}
	return words + "."
}

// describe says all that there is: what the hero perceives, and what can be done
// by which key.
func (s *screen) describe() {
	s.in.Say(tell.Sights(s.game.View())...)
	for _, e := range s.game.Entries() {
		words := e.Title
		if e.Key != "" {
			words = string(label(e.Key)) + ": " + words
		}
		if e.Cost != "" {
			words += ", " + e.Cost
		}
		if e.Not != "" {
			words += ". Not now: " + e.Not
		}
		s.in.Say(words)
	}
	s.in.Say(s.questionWords(), s.dialWords())
}
