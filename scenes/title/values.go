package title

import (
	"fmt"
	"strconv"
	"strings"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// longestSeed is that of 64 bits in any notation that is read.
const longestSeed = 20

func (s *screen) seedShown() string {
	switch {
	case s.daily:
		return "of the day"
	case s.seed == "":
		return "by chance"
	}
	return s.seed
}

func (s *screen) seedNote() string {
	if s.daily {
		day, seed := s.o.Daily()
		return fmt.Sprintf("Of %s, the same for everybody: %d.", day, seed)
	}
	return "Type a number for a game that can be had again, or take that of the day."
}

// turnSeed goes from a seed by chance to that of the day, and back; a typed one
// is forgotten.
func (s *screen) turnSeed(int) {
	if s.seed != "" {
		s.seed = ""
		return
	}
	s.daily = !s.daily
}

// typed takes what is typed for the seed: digits anywhere on the page, and
// letters of hexadecimal numbers once it begins with 0x.
func (s *screen) typed(in *scenes.Input) {
	if s.page != play {
		return
	}
	for {
		p, ok := in.Pick(func(p scenes.Press) bool { return p.Key == "Backspace" || s.seedRune(p.Rune) })
		switch {
		case !ok:
			return
		case p.Key == "Backspace":
			s.seed = s.seed[:max(len(s.seed)-1, 0)]
		case len(s.seed) < longestSeed:
			s.seed += strings.ToLower(string(p.Rune))
		}
		s.daily = false
		s.chooseSeed()
	}
}

func (s *screen) seedRune(r rune) bool {
	switch {
	case r >= '0' && r <= '9':
		return true
	case r == 'x' || r == 'X':
		return s.seed == "0"
	}
	return strings.HasPrefix(s.seed, "0x") && strings.ContainsRune("abcdefABCDEF", r)
}

// chooseSeed shows that the seed is what is being typed.
func (s *screen) chooseSeed() { s.list.Chosen = s.fromEnd(1) }

// fromEnd counts rows from the page's last, before what pads have besides.
func (s *screen) fromEnd(n int) int {
	if s.pad {
		n++
	}
	return len(s.entries) - n
}

// digitEntry writes the seed without a keyboard, a digit at a time.
func (s *screen) digitEntry() entry {
	return entry{
		row:  ui.Row{Words: "Next digit", Side: turning(strconv.Itoa(s.digit)), Note: "Left and right choose a digit, confirming adds it to the seed; left on the seed itself clears it."},
		turn: func(by int) { s.digit = (s.digit + 10 + by) % 10 },
		take: func() scenes.Transition {
			if len(s.seed) < longestSeed {
				s.seed += strconv.Itoa(s.digit)
				s.daily = false
			}
			return scenes.Stay()
		},
	}
}

// begin begins a crawl as the page has it.
func (s *screen) begin(dungeon string) scenes.Transition {
	seed, err := s.seedWanted()
	if err != nil {
		s.notice = "The seed is too large: it may have 64 bits."
		return scenes.Stay()
	}
	if s.system == 0 {
		return s.follow(s.o.Begin(Choice{Dungeon: dungeon, Heroes: s.party, Seed: seed}))
	}
	if len(s.members) == 0 {
		s.notice = "Nobody is chosen to go yet: make heroes on the roster, and take one to six of them along."
		s.list.Chosen = s.fromEnd(3)
		return scenes.Stay()
	}
	return s.follow(s.o.Begin(Choice{Dungeon: dungeon, Seed: seed, System: s.o.Systems[s.system-1].ID}))
}

func (s *screen) seedWanted() (uint64, error) {
	switch {
	case s.daily:
		_, seed := s.o.Daily()
		return seed, nil
	case s.seed == "" || s.seed == "0x":
		return s.o.Seed(), nil
	case strings.HasPrefix(s.seed, "0x"):
		return strconv.ParseUint(s.seed[2:], 16, 64)
	}
	return strconv.ParseUint(s.seed, 10, 64)
}
