package play

import (
	"fmt"
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
)

// Place is where a thing of the page is.
type Place uint8

// The places.
const (
	InHands Place = iota // in hand
	OnBody               // worn
	InPack               // carried in the pack
	InPurse              // carried besides the pack
	Lies                 // under the hero's feet
	Far                  // elsewhere, seen
)

// Thing is one thing that the hero carries or knows to lie somewhere, or an
// empty place for one.
type Thing struct {
	Place Place
	Empty string // what the place is for, if nothing is there
	Kind  rules.ContentID
	Name  string
	Count int
	Held  *rules.Held // of a carried one
	Item  int         // its number, for commands
	At    grid.Point  // where it lies, if it is not carried
	Grope bool        // not known: whatever lies underfoot, for one that is Blind
}

// Things are what the page shows: two hands, the parts of the body, a pack with
// its empty places, what lies here, and what is seen elsewhere, nearest first.
func (g *Game) Things() []Thing {
	var all []Thing
	all = append(all, g.inHand()...)
	all = append(all, g.worn()...)
	all = append(all, g.packed()...)
	all = append(all, g.underfoot()...)
	return append(all, g.inSight()...)
}

func held(h *rules.Held, p Place) Thing {
	return Thing{Place: p, Kind: h.Kind, Name: h.Name, Count: h.Count, Held: h, Item: h.Item}
}

// carried are the things of the hero that are somewhere.
func (g *Game) carried(where rules.Where, p Place) []Thing {
	var list []Thing
	for i := range g.view.Hero.Items {
		if h := &g.view.Hero.Items[i]; h.Where == where {
			list = append(list, held(h, p))
		}
	}
	return list
}

// inHand are the things in hand; of hands that hold nothing, empty places.
func (g *Game) inHand() []Thing {
	list := g.carried(rules.InHand, InHands)
	full := 0
	for _, t := range list {
		full += t.Held.Hands
	}
	for ; full < 2; full++ {
		list = append(list, Thing{Place: InHands, Empty: "empty hand"})
	}
	return list
}

// parts are the parts of the body in their order, by what they are for.
var parts = [...]struct {
	part rules.Part
	is   string
}{{rules.Body, "no armour"}, {rules.Shoulder, "no cloak"}, {rules.Finger, "no ring"}}

func (g *Game) worn() []Thing {
	worn := g.carried(rules.Worn, OnBody)
	var list []Thing
	for _, p := range parts {
		n := len(list)
		for _, t := range worn {
			if t.Held.Part == p.part {
				list = append(list, t)
			}
		}
		if len(list) == n {
			list = append(list, Thing{Place: OnBody, Empty: p.is})
		}
	}
	for _, t := range worn {
		if t.Held.Part == "" {
			list = append(list, t)
		}
	}
	return list
}

// packed is the pack with its empty places, and then what fills none of them.
func (g *Game) packed() []Thing {
	var list, purse []Thing
	for _, t := range g.carried(rules.InPack, InPack) {
		if t.Held.Purse {
			t.Place = InPurse
			purse = append(purse, t)
		} else {
			list = append(list, t)
		}
	}
	for len(list) < g.view.Hero.Room {
		list = append(list, Thing{Place: InPack, Empty: "empty"})
	}
	return append(list, purse...)
}

// underfoot is what is known to lie here; one that is Blind and has not felt
// about can grope [DK-BLD-01].
func (g *Game) underfoot() []Thing {
	var list []Thing
	for i := range g.view.Things {
		if t := &g.view.Things[i]; t.At == g.view.Hero.At && t.Item > 0 {
			list = append(list, Thing{Place: Lies, Kind: t.Kind, Name: t.Name, Count: t.Count, Item: t.Item, At: t.At})
		}
	}
	if len(list) == 0 && g.gropes() {
		return []Thing{{Place: Lies, Name: "whatever lies here", Count: 1, At: g.view.Hero.At, Grope: true}}
	}
	if len(list) == 0 {
		return []Thing{{Place: Lies, Empty: "nothing lies here"}}
	}
	return list
}

// gropes reports whether what lies underfoot is not known.
func (g *Game) gropes() bool {
	if g.view.Blind == rules.Sighted {
		return false
	}
	return !slices.ContainsFunc(g.view.Trace, func(t rules.Trace) bool {
		return t.At == g.view.Hero.At && !t.Walked && !t.IsEdge
	})
}

func (g *Game) inSight() []Thing {
	at := g.view.Hero.At
	var list []Thing
	for i := range g.view.Things {
		if t := &g.view.Things[i]; t.At != at && t.Item > 0 {
			list = append(list, Thing{Place: Far, Kind: t.Kind, Name: t.Name, Count: t.Count, Item: t.Item, At: t.At})
		}
	}
	slices.SortStableFunc(list, func(a, b Thing) int { return grid.Distance(at, a.At) - grid.Distance(at, b.At) })
	return list
}

// Title is the thing's name with its number.
func (t *Thing) Title() string {
	switch {
	case t.Empty != "":
		return t.Empty
	case t.Count > 1:
		return fmt.Sprintf("%s ×%d", t.Name, t.Count)
	}
	return t.Name
}

// Burning is what a light says of itself: how much is left of it in hundredths,
// in words, and exactly.
type Burning struct {
	Part  int
	Words string
	Exact string
	Lit   bool
	Alarm bool // it gutters
}

// BurningOf is how a light stands; ok is false for what is none, or burns for
// ever.
func BurningOf(h *rules.Held) (b Burning, ok bool) {
	if h == nil || !h.Light || h.Whole == 0 {
		return Burning{}, false
	}
	b = Burning{Part: h.Left * 100 / h.Whole, Lit: h.Lit, Alarm: h.Lit && h.Gutters}
	left := "about " + tell.Time(h.Left)
	if h.Left < 6 {
		left = tell.Time(h.Left)
	}
	switch {
	case h.Left == 0:
		b.Words = "burnt out"
	case b.Alarm:
		b.Words = "gutters: " + left
	case h.Lit && h.Shuttered:
		b.Words = "shuttered, " + left
	case h.Lit:
		b.Words = "burns, " + left
	default:
		b.Words = "unlit, " + left
	}
	b.Exact = fmt.Sprintf("%s of %d left", count(h.Left, "round"), h.Whole)
	return b, true
}

// Note is a few words about a thing besides its name.
func (g *Game) Note(t *Thing) string {
	note := g.plainNote(t)
	if h := t.Held; h != nil {
		note = joined(note, h.State)
		if h.Ready {
			note = joined(note, "readied")
		}
	}
	return note
}

// joined are the parts of a note that there are.
func joined(note, more string) string {
	if note == "" || more == "" {
		return note + more
	}
	return note + ", " + more
}

func (g *Game) plainNote(t *Thing) string {
	if b, ok := BurningOf(t.Held); ok {
		return b.Words
	}
	switch h := t.Held; {
	case t.Grope:
		return "not felt yet"
	case t.Place == Far:
		return g.whereabouts(t.At)
	case h == nil:
		return ""
	case h.Load && h.Loaded:
		return "loaded"
	case h.Load:
		return "not loaded"
	case h.Weapon:
		return h.Damage
	case h.Armour > 0:
		return fmt.Sprintf("armour %d", h.Armour)
	case h.Stealth != 0:
		return "Stealth " + signed(h.Stealth)
	case h.Worth > 1 && h.Count > 1:
		return fmt.Sprintf("worth %d each", h.Worth)
	case h.Worth > 1:
		return fmt.Sprintf("worth %d", h.Worth)
	}
	return ""
}

// whereabouts says where a tile lies from the hero.
func (g *Game) whereabouts(at grid.Point) string {
	h := &g.view.Hero
	way := tell.Direction(grid.Nearest(at.Sub(h.At)), h.Facing, g.view.Blind != rules.Sighted)
	return count(grid.Distance(h.At, at), "tile") + " " + way
}

// signed is a number with its sign, the true minus.
func signed(n int) string {
	return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1)
}
