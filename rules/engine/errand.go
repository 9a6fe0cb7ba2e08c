package engine

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/mind"
	"pitchdark/rules/tell"
)

// Errand is the next ordinary command of a hero's errand, from that hero's view
// alone, to be given with Do; or nil and in one sentence why the errand ends
// here. It changes nothing but the errand's own Course. Between two commands
// ask Halts, of each hero that perceived something [DK-HST-05, DK-VIS-05].
func (t *Seat) Errand(h rules.Handle, e *rules.Errand) (rules.Command, string) {
	l, v := t.hero(h), t.View(h)
	if l == nil || v == nil {
		return nil, "That hero is not yours to command."
	}
	begun := e.Course.Begun
	fresh := l.notice(v, e.Kind)
	if begun && fresh != "" && e.Kind != rules.Follow {
		return nil, fresh
	}
	if len(v.Asks) == 0 {
		return nil, "It is not " + v.Hero.Name + "'s turn."
	}
	return t.s.mind.Errand(v, e)
}

// lying is a thing that a hero has seen on the ground.
type lying struct {
	level string
	at    grid.Point
	kind  rules.ContentID
}

// notice takes in what lies in sight, and tells what is new of it to one that
// walks; what an explorer takes along by itself is no news to it.
func (l *listener) notice(v *rules.View, kind rules.ErrandKind) string {
	var news []string
	for i := range v.Things {
		t := &v.Things[i]
		thing := lying{v.Level, t.At, t.Kind}
		if slices.Contains(l.things, thing) {
			continue
		}
		l.things = append(l.things, thing)
		if kind != rules.Explore || !mind.Gathers(v, t) {
			news = append(news, tell.Thing(v, t))
		}
	}
	return strings.Join(news, " ")
}

// Halts reports whether any of the events that a hero perceived since its last
// command ends an errand of it or of its companions, and tells the first that
// does in a sentence; v is the hero's view after them [DK-HST-05].
func Halts(v *rules.View, events []rules.Event) (why string, halts bool) {
	for i := range events {
		if e := &events[i]; mind.Halts(v, e) {
			return halt(v, e), true
		}
	}
	return "", false
}

func halt(v *rules.View, e *rules.Event) string {
	if words := tell.For(v).Sentence(*e); words != "" {
		return words
	}
	if who := e.Names.Who; who != "" {
		return strings.ToUpper(who[:1]) + who[1:] + " stirs."
	}
	return "Something stirs."
}
