package settings

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// binding is what keys are bound to: an intent, which means the same on all
// screens, or the deed of one.
type binding struct {
	intent scenes.Intent
	deed   *scenes.Deed // nil: an intent
}

func (b *binding) words() string {
	if b.deed != nil {
		return b.deed.Words
	}
	return capital(b.intent.String())
}

func capital(words string) string {
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}

func quoted(words string) string { return "“" + words + "”" }

// keysOf are the keys of a binding.
func (s *screen) keysOf(b *binding) []scenes.Key {
	if b.deed != nil {
		return s.in.Own.Keys(*b.deed, s.in.Bindings)
	}
	return s.in.Bindings.Keys(b.intent)
}

// bindings are the entries of the page of keys.
func (s *screen) bindings() []entry {
	list := []entry{{row: ui.Row{Words: "On every screen", Head: true, Columns: []string{"Keyboard", "Pad"}}}}
	for i := scenes.Up; i < scenes.NoIntent; i++ {
		list = append(list, s.binding(&binding{intent: i}))
	}
	if len(s.o.Deeds) > 0 {
		list = append(list, entry{row: ui.Row{Words: "In a crawl", Head: true, Columns: []string{"Keyboard", "Pad"}}})
	}
	for i := range s.o.Deeds {
		list = append(list, s.binding(&binding{intent: scenes.NoIntent, deed: &s.o.Deeds[i]}))
	}
	return append(list,
		entry{row: ui.Row{Words: "All the usual keys again"}, take: s.usual},
		entry{row: ui.Row{Words: "Back"}, take: s.back},
	)
}

func (s *screen) binding(b *binding) entry {
	var keys, buttons []string
	for _, k := range s.keysOf(b) {
		if k.Pad() {
			buttons = append(buttons, k.Label())
		} else {
			keys = append(keys, k.Label())
		}
	}
	if len(keys) == 0 {
		keys = []string{"–"}
	}
	if len(buttons) == 0 && b.deed != nil {
		buttons = []string{"by the list"}
	}
	return entry{
		row: ui.Row{Words: b.words(), Columns: []string{strings.Join(keys, ", "), strings.Join(buttons, ", ")}, Note: s.clash(b)},
		take: func() scenes.Transition {
			s.asking, s.notice = true, ""
			s.hint = s.hints()
			return scenes.Stay()
		},
		bind: b,
	}
}

// clash tells what is the matter with the keys of a binding: which it has lost,
// and which do something else as well.
func (s *screen) clash(b *binding) string {
	if words := s.lost[b.words()]; words != "" {
		return words
	}
	if b.deed == nil {
		return ""
	}
	for _, k := range s.keysOf(b) {
		if i := s.in.Bindings.Of(k); i != scenes.NoIntent {
			return k.Label() + " means " + quoted(i.String()) + " first."
		}
		for i := range s.o.Deeds {
			if other := &s.o.Deeds[i]; other.ID != b.deed.ID && slices.Contains(s.in.Own.Keys(*other, s.in.Bindings), k) {
				return k.Label() + " is that of " + quoted(other.Words) + ", too."
			}
		}
	}
	return ""
}

// catch binds the next key that is pressed. The last key of what every screen
// needs stays where it is.
func (s *screen) catch() {
	p, ok := s.in.Next()
	if !ok {
		s.asking = s.asking && !s.in.Clicked()
		return
	}
	s.asking = false
	e := s.chosen()
	if e == nil || e.bind == nil || p.Intent == scenes.Back && e.bind.intent != scenes.Back {
		return
	}
	s.bind(e.bind, p.Key)
}

// keyset is what is bound while it is being changed.
type keyset struct {
	b    scenes.Bindings
	own  scenes.Own
	lost map[string]string
}

func (s *screen) keyset() keyset {
	k := keyset{maps.Clone(s.in.Bindings), maps.Clone(s.in.Own), map[string]string{}}
	if k.own == nil {
		k.own = scenes.Own{}
	}
	return k
}

// give lets a binding have a key. What had it has it no longer, unless it is the
// last key of what every screen needs: then not says so.
func (s *screen) give(set *keyset, b *binding, k scenes.Key) (not string) {
	if had := set.b.Of(k); had != scenes.NoIntent && had != b.intent {
		if !set.b.Unbind(had, k) {
			return k.Label() + " is the only key for " + quoted(had.String()) + ": give that another one first."
		}
		set.lost[capital(had.String())] = k.Label() + " now means " + quoted(b.words()) + "."
	}
	but := ""
	if b.deed != nil {
		but = b.deed.ID
	}
	for _, d := range set.own.Yield(k, but, s.o.Deeds, set.b) {
		set.lost[d.Words] = k.Label() + " now means " + quoted(b.words()) + "."
	}
	if b.deed != nil {
		set.own.Bind(*b.deed, k, set.b)
	} else {
		set.b.Bind(b.intent, k)
	}
	return ""
}

func (s *screen) bind(b *binding, k scenes.Key) {
	set := s.keyset()
	if not := s.give(&set, b, k); not != "" {
		s.notice = not
		return
	}
	s.keep(b, set)
}

// keep takes the changed keys of a binding into use, and tells what has lost one.
func (s *screen) keep(b *binding, set keyset) {
	kept := s.o.Settings()
	kept.Keys, kept.Deeds = set.b.Names(), set.own.Names()
	s.change(kept)
	if s.lost == nil {
		s.lost = map[string]string{}
	}
	delete(s.lost, b.words())
	maps.Copy(s.lost, set.lost)
	for _, words := range slices.Sorted(maps.Keys(set.lost)) {
		s.notice = strings.TrimSpace(s.notice + " " + quoted(words) + " has lost a key: " + set.lost[words])
	}
}

// reset gives a binding its usual keys again, and no others.
func (s *screen) reset(b *binding) {
	set := s.keyset()
	if b.deed != nil {
		delete(set.own, b.deed.ID)
		for _, k := range set.own.Keys(*b.deed, set.b) {
			if s.notice = s.give(&set, b, k); s.notice != "" {
				return
			}
		}
		delete(set.own, b.deed.ID)
		s.keep(b, set)
		return
	}
	usual := scenes.Defaults()
	for _, k := range usual.Keys(b.intent) {
		if s.notice = s.give(&set, b, k); s.notice != "" {
			return
		}
	}
	for _, k := range set.b.Keys(b.intent) {
		if usual.Of(k) != b.intent {
			set.b.Unbind(b.intent, k)
		}
	}
	s.keep(b, set)
}

// usual gives everything its usual keys again.
func (s *screen) usual() scenes.Transition {
	kept := s.o.Settings()
	kept.Keys, kept.Deeds = nil, nil
	s.lost = nil
	s.change(kept)
	return scenes.Stay()
}
