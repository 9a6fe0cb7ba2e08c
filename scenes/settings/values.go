package settings

import (
	"fmt"

	"pitchdark/scenes"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/ui"
)

func turning(value string) string { return "‹ " + value + " ›" }

func (s *screen) values() []entry {
	list := []entry{
		s.number("Size of text", "", func(k *keep.Settings) *int { return &k.Text }, ui.TextStep, ui.SmallestText, ui.LargestText),
		s.onOff("Reduced motion", "No flicker, no shaking, no gliding.", func(k *keep.Settings) *bool { return &k.Still }),
		s.onOff("High contrast", "Brighter words on blacker ground, and marks on friends and foes.", func(k *keep.Settings) *bool { return &k.Contrast }),
		s.number("Speed of animation", "Any key ends what is being shown.", func(k *keep.Settings) *int { return &k.Speed }, 50, 50, 400),
	}
	set := s.o.Settings()
	if s.o.More != nil {
		for _, r := range s.o.More(&set) {
			list = append(list, entry{
				row: ui.Row{Words: r.Words, Side: turning(r.Value), Note: r.Note},
				turn: func(by int) {
					r.Turn(by)
					s.change(set)
				},
			})
		}
	}
	return append(list,
		s.onOff("Letters point", "h j k l y u b n walk; what these did is then done by others.", func(k *keep.Settings) *bool { return &k.Letters }),
		s.onOff("Hints", "A word of help when a thing first happens; turned off and on, they begin anew.", func(k *keep.Settings) *bool {
			k.Given = nil
			return &k.Hints
		}),
		entry{row: ui.Row{Words: "Keys and buttons", Note: "What each key and each button of a pad does."}, take: func() scenes.Transition {
			s.open(true)
			return scenes.Stay()
		}},
		entry{row: ui.Row{Words: "Back"}, take: scenes.Pop},
	)
}

// keysRow is where the page of keys is opened.
func (s *screen) keysRow() int { return len(s.values()) - 2 }

// number is an entry for one of the settings that goes by steps; after the
// largest value comes the smallest.
func (s *screen) number(words, note string, value func(*keep.Settings) *int, step, low, high int) entry {
	set := s.o.Settings()
	v := value(&set)
	return entry{
		row: ui.Row{Words: words, Side: turning(fmt.Sprintf("%d %%", *v)), Note: note},
		turn: func(by int) {
			*v += by * step
			switch {
			case *v > high:
				*v = low
			case *v < low:
				*v = high
			}
			s.change(set)
		},
	}
}

// onOff is an entry for one of the settings that is on or off.
func (s *screen) onOff(words, note string, value func(*keep.Settings) *bool) entry {
	set := s.o.Settings()
	v := value(&set)
	state := "off"
	if *v {
		state = "on"
	}
	return entry{
		row: ui.Row{Words: words, Side: turning(state), Note: note},
		turn: func(int) {
			*v = !*v
			s.change(set)
		},
	}
}
