package play

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// Figure is one figure of a thing, and of what it would take the place of.
type Figure struct {
	Name   string
	Value  string
	Other  string // "" if there is nothing to compare it with
	Better int    // above 0 the thing is better in it, below 0 the other
}

// Figures are the figures of a thing that is carried, beside those of what is
// in its place: of a weapon the one in hand or the bare hand, of armour what is
// worn, of a light the one that burns. Against says what that is, "" if the
// thing is compared with nothing.
func (g *Game) Figures(t *Thing) (list []Figure, against string) {
	h := t.Held
	if h == nil {
		return nil, ""
	}
	other := g.rival(h)
	if other != nil {
		against = "the " + other.Name
	}
	switch {
	case h.Weapon:
		if other == nil && h.Where != rules.InHand {
			other, against = &fist, "the "+fist.Name
		}
		list = arms(h, other)
	case h.Part != "":
		if other == nil && h.Where != rules.Worn {
			other, against = &rules.Held{Kind: h.Kind, Part: h.Part}, "nothing"
		}
		list = g.coats(h, other)
	case h.Light:
		list = lamps(h, other)
	}
	return list, against
}

// fist is the bare hand [DK-HST-09].
var fist = rules.Held{Name: "bare hand", Weapon: true, Damage: "1d2", Reach: 1, Hands: 1}

// rival is what a thing would take the place of, nil if there is nothing.
func (g *Game) rival(h *rules.Held) *rules.Held {
	for i := range g.view.Hero.Items {
		o := &g.view.Hero.Items[i]
		switch {
		case o.Item == h.Item:
		case h.Weapon && o.Weapon && o.Where == rules.InHand,
			h.Part != "" && o.Part == h.Part && o.Where == rules.Worn,
			h.Light && !h.Weapon && o.Light && o.Where == rules.InHand:
			return o
		}
	}
	return nil
}

// contrast compares a number; more is better by sign 1, worse by −1.
func contrast(name string, value, other int, compared bool, sign int, words func(int) string) Figure {
	f := Figure{Name: name, Value: words(value)}
	if compared {
		f.Other, f.Better = words(other), sign*(value-other)
	}
	return f
}

func arms(h, o *rules.Held) []Figure {
	compared := o != nil
	if !compared {
		o = &rules.Held{}
	}
	list := []Figure{
		contrast("Damage", twice(h.Damage), twice(o.Damage), compared, 1, func(n int) string {
			return pick(n == twice(h.Damage), h.Damage, o.Damage) + ", " + halves(n) + " on average"
		}),
		contrast("Reach", h.Reach, o.Reach, compared, 1, func(n int) string { return pick(n == 0, "beside you", count(n, "tile")) }),
		contrast("Hands", h.Hands, o.Hands, compared, -1, func(n int) string { return fmt.Sprint(n) }),
	}
	if h.Range > 0 || o.Range > 0 {
		list = append(list, contrast("Range", h.Range, o.Range, compared, 1, func(n int) string { return pick(n == 0, "none", count(n, "tile")) }))
	}
	if h.Load || o.Load {
		list = append(list, Figure{Name: "Loading", Value: loading(h), Other: pick(compared, loading(o), "")})
	}
	return list
}

func loading(h *rules.Held) string { return pick(h.Load, "an action a shot", "none") }

// twice is double the average of dice, exactly: that of 1d8 is 9 halves.
func twice(dice string) int {
	var n, sides, add int
	if strings.HasPrefix(dice, "d") {
		dice = "1" + dice
	}
	if read, _ := fmt.Sscanf(dice, "%dd%d%d", &n, &sides, &add); read < 2 {
		return 0
	}
	return n*(sides+1) + 2*add
}

// halves is half a number in words, "4½".
func halves(n int) string { return fmt.Sprint(n/2) + pick(n%2 == 1, "½", "") }

func (g *Game) coats(h, o *rules.Held) []Figure {
	compared := o != nil
	if !compared {
		o = &rules.Held{}
	}
	var list []Figure
	if h.Armour != 0 || o.Armour != 0 || h.Part == rules.Body {
		list = append(list,
			contrast("Armour", h.Armour, o.Armour, compared, 1, func(n int) string { return fmt.Sprint(n) }),
			contrast("Off a bump", h.Armour, o.Armour, compared, 1, func(n int) string { return count(n, "hit point") }))
	}
	if h.Stealth != 0 || o.Stealth != 0 {
		list = append(list, contrast("Stealth", h.Stealth, o.Stealth, compared, 1, func(n int) string { return pick(n == 0, "as you are", signed(n)) }))
	}
	if h.Move != 0 || o.Move != 0 {
		f := contrast("Move", h.Move, o.Move, compared, 1, func(n int) string { return pick(n == 0, "as you are", "at most "+count(n, "tile")) })
		if h.Move == 0 || o.Move == 0 {
			f.Better = -f.Better // 0 leaves the pace as it is
		}
		list = append(list, f)
	}
	return list
}

func lamps(h, o *rules.Held) []Figure {
	compared := o != nil
	if !compared {
		o = &rules.Held{}
	}
	shine := func(k *rules.Held) string { return fmt.Sprintf("%d tiles bright, %d low", k.Bright, k.Low) }
	list := []Figure{{Name: "Shines", Value: shine(h), Other: pick(compared, shine(o), ""), Better: h.Bright + h.Low - o.Bright - o.Low}}
	if !compared {
		list[0].Better = 0
	}
	if compared && h.Whole > 0 && o.Whole > 0 {
		list = append(list, contrast("Left", h.Left, o.Left, true, 1, tell.Time))
	}
	return list
}

// Change says a figure in one line: what it is, and what it would change.
func (f *Figure) Change() string {
	words := f.Name + ": " + f.Value
	switch {
	case f.Other == "" || f.Other == f.Value:
	default:
		words += " (now " + strings.TrimSuffix(f.Other, " on average") + ")"
	}
	return words
}
