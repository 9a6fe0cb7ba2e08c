package title

import (
	"maps"
	"strings"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

func (s *screen) keysEntries() []entry {
	list := make([]entry, 0, scenes.NoIntent+2)
	for i := scenes.Up; i < scenes.NoIntent; i++ {
		list = append(list, entry{
			row: ui.Row{Words: capital(i.String()), Note: s.keysOf(i)},
			take: func() scenes.Transition {
				s.asking, s.asked, s.notice = true, i, ""
				return scenes.Stay()
			},
		})
	}
	return append(list,
		entry{row: ui.Row{Words: "The usual keys again"}, take: s.usualKeys},
		entry{row: ui.Row{Words: "Back"}, take: s.to(settings)},
	)
}

func capital(words string) string { return strings.ToUpper(words[:1]) + words[1:] }

// keysOf are the keys of an intent in one line.
func (s *screen) keysOf(i scenes.Intent) string {
	if s.asking && s.asked == i {
		return "Press a key…"
	}
	var labels []string
	for _, k := range s.keys.Keys(i) {
		labels = append(labels, k.Label())
	}
	return strings.Join(labels, ", ")
}

// catch binds the next key that is pressed, and says what that key no longer
// means. The last key of anything stays where it is.
func (s *screen) catch(in *scenes.Input) {
	s.hint = s.hints(in)
	p, ok := in.Next()
	if !ok {
		s.asking = s.asking && !in.Clicked()
		return
	}
	s.asking = false
	if p.Intent == scenes.Back && s.asked != scenes.Back {
		return
	}
	b := maps.Clone(s.keys)
	lost, was := b.Bind(s.asked, p.Key)
	if was && len(b.Keys(lost)) == 0 {
		s.notice = p.Key.Label() + " is the only key for “" + lost.String() + "”: give that another one first."
		return
	}
	s.rebind(b)
	if was && s.notice == "" {
		s.notice = p.Key.Label() + " no longer means “" + lost.String() + "”."
	}
}

func (s *screen) usualKeys() scenes.Transition {
	s.notice = ""
	b := scenes.Defaults()
	b.Letters(s.o.Settings().Letters)
	s.rebind(b)
	return scenes.Stay()
}

func (s *screen) rebind(b scenes.Bindings) {
	set := s.o.Settings()
	set.Keys = b.Names()
	s.change(set)
}
