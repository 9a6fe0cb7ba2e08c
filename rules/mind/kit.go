package mind

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// drink drinks a potion when half the hit points are gone [DK-HST-07].
func (m *Mind) drink() rules.Command {
	hero := &m.view.Hero
	if hero.Health*2 > hero.MaxHealth {
		return nil
	}
	return m.use("potion")
}

// tend bandages a companion that lies bleeding beside the hero, or goes to one
// that lies elsewhere [DK-HST-04].
func (m *Mind) tend() rules.Command {
	if !m.carries("bandage") {
		return nil
	}
	hero := &m.view.Hero
	for i := range m.view.Party {
		p := &m.view.Party[i]
		if !p.Down || p.Dead || slices.Contains(p.Conditions, "bandaged") {
			continue
		}
		to := grid.Nearest(p.At.Sub(hero.At))
		if grid.Steps(hero.At, p.At) <= 1 {
			if c := m.try(doBandage, wish{target: p.Handle, aims: true, at: p.At, faces: true, to: to}); c != nil {
				return c
			}
		} else if m.view.Blind == rules.Sighted {
			if c := m.goTo(p.At); c != nil {
				return c
			}
		}
	}
	return nil
}

func (m *Mind) carries(thing string) bool {
	return slices.ContainsFunc(m.view.Hero.Items, func(h rules.Held) bool {
		return strings.Contains(string(h.Kind), thing)
	})
}

// use uses a carried thing of a kind on oneself.
func (m *Mind) use(thing string) rules.Command {
	hero := &m.view.Hero
	for i := range hero.Items {
		h := &hero.Items[i]
		if !strings.Contains(string(h.Kind), thing) {
			continue
		}
		if c := m.try(doUse, wish{item: h.Item, target: hero.Handle, aims: true, at: hero.At}); c != nil {
			return c
		}
	}
	return nil
}

// burnsLong is how many rounds of burning are enough to light nothing else.
const burnsLong = 3

// keepLight sees to it that a light burns: in the dark, or while its last one is
// about to die, a hero opens a shutter or lights the next source [DK-LGT-07,
// DK-LGT-08]. Where a light burns in its hand and shows nothing, no other would
// either [DK-LGT-04].
func (m *Mind) keepLight() rules.Command {
	lit, blind := m.carriesLit(), m.view.Blind == rules.ByDarkness
	dying := lit && !m.carriesLasting() && m.view.Blind == rules.Sighted
	if m.Light == Never || !dying && (!blind || lit) {
		return nil
	}
	return m.first(lightHabits[:])
}

// lightHabits are the ways to come to light, best first.
var lightHabits = [...]habit{
	(*Mind).unshutter,
	(*Mind).lightNext,
	(*Mind).refill,
	(*Mind).freeHand,
	(*Mind).drinkSight,
}

// carriesLasting reports whether a light burns that will last.
func (m *Mind) carriesLasting() bool {
	for i := range m.view.Hero.Items {
		if h := &m.view.Hero.Items[i]; h.Lit && !h.Shuttered && (h.Left > burnsLong || h.Whole == 0) {
			return true
		}
	}
	return false
}

// unshutter opens a lantern that burns behind its shutter.
func (m *Mind) unshutter() rules.Command {
	for i := range m.view.Hero.Items {
		if h := &m.view.Hero.Items[i]; h.Lit && h.Shuttered {
			return m.try(doShutter, wish{item: h.Item})
		}
	}
	return nil
}

// drinkSight drinks a draught of dark vision when no light is left.
func (m *Mind) drinkSight() rules.Command {
	if m.view.Blind != rules.ByDarkness || m.carriesLit() {
		return nil
	}
	return m.use("draught")
}

// refill pours oil into a lamp or lantern that has burnt dry.
func (m *Mind) refill() rules.Command {
	if m.view.Blind != rules.ByDarkness {
		return nil
	}
	return m.use("oil")
}

// freeHand lets go of what keeps a blind hero from lighting a source that it
// has: it drops a burnt-out light, or puts away what takes most hands.
func (m *Mind) freeHand() rules.Command {
	if m.view.Blind != rules.ByDarkness || m.can(doLight) || !m.hasUnlit() {
		return nil
	}
	var most *rules.Held
	hands := 0
	for i := range m.view.Hero.Items {
		h := &m.view.Hero.Items[i]
		if h.Where != rules.InHand {
			continue
		}
		if h.Light && !h.Lit && h.Whole > 0 && h.Left == 0 {
			return m.try(doDrop, wish{item: h.Item})
		}
		hands += h.Hands
		if most == nil || h.Hands > most.Hands {
			most = h
		}
	}
	if hands < bothHands {
		return nil // it is not for want of a hand
	}
	return m.try(doReady, wish{item: most.Item})
}

// bothHands is how many hands a hero has.
const bothHands = 2

func (m *Mind) hasUnlit() bool {
	for i := range m.view.Hero.Items {
		if h := &m.view.Hero.Items[i]; h.Light && !h.Lit && (h.Left > 0 || h.Whole == 0) {
			return true
		}
	}
	return false
}

// arms are the weapons that leave a hand for the light, best first.
var arms = [...]string{"sword", "spear", "dagger"}

// worth is how good a weapon for one hand is, higher is better; 0 for all
// others.
func worth(h *rules.Held) int {
	if h.Hands > 1 {
		return 0
	}
	for i, arm := range arms {
		if strings.HasSuffix(string(h.Kind), arm) {
			return len(arms) - i
		}
	}
	return 0
}

// arm takes a better weapon for one hand from the pack in hand; if no hand is
// free it puts the worse one away first. A weapon for two hands it leaves in
// hand: its bearer chose it.
func (m *Mind) arm() rules.Command {
	var best, held *rules.Held
	for i := range m.view.Hero.Items {
		h := &m.view.Hero.Items[i]
		switch {
		case !h.Weapon:
		case h.Where == rules.InHand && h.Hands > 1:
			return nil
		case h.Where == rules.InHand && (held == nil || worth(h) > worth(held)):
			held = h
		case h.Where == rules.InPack && worth(h) > 0 && (best == nil || worth(h) > worth(best)):
			best = h
		}
	}
	if best == nil || held != nil && worth(held) >= worth(best) {
		return nil
	}
	if c := m.try(doReady, wish{item: best.Item}); c != nil || held == nil {
		return c
	}
	return m.try(doReady, wish{item: held.Item})
}

// wear puts on a ring or a cloak where none is worn, and armour that is better
// than what is worn: by two hit points or more if it hinders.
func (m *Mind) wear() rules.Command {
	for i := range m.view.Hero.Items {
		h := &m.view.Hero.Items[i]
		if h.Where != rules.InPack || h.Part == "" || !m.betters(h) {
			continue
		}
		if c := m.try(doReady, wish{item: h.Item}); c != nil {
			return c
		}
	}
	return nil
}

// betters reports whether a thing is better worn than what is worn in its place.
func (m *Mind) betters(h *rules.Held) bool {
	for i := range m.view.Hero.Items {
		if on := &m.view.Hero.Items[i]; on.Where == rules.Worn && on.Part == h.Part {
			return h.Armour > on.Armour && (h.Move == 0 || h.Armour >= on.Armour+2)
		}
	}
	return true
}

// finds are words in the kinds of things that a hero picks up.
var finds = [...]string{
	"torch", "candle", "lantern", "lamp", "oil", "tinderbox", "bandage", "potion", "draught", "ring", "cloak", "key", "sword", "mail", "plate",
}

func useful(kind rules.ContentID) bool {
	for _, word := range finds {
		if strings.Contains(string(kind), word) {
			return true
		}
	}
	return false
}

// pick takes what the hero wants from its own tile.
func (m *Mind) pick() rules.Command {
	if !m.can(doTake) {
		return nil
	}
	for i := range m.view.Things {
		t := &m.view.Things[i]
		if t.At != m.view.Hero.At || !m.wants(t) {
			continue
		}
		if c := m.try(doTake, wish{item: t.Item}); c != nil {
			return c
		}
	}
	return nil
}
