package core

import (
	"fmt"
	"strconv"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// creature is a row of the table of creatures [DK-HST-10, DK-HST-14, DK-HST-15].
type creature struct {
	id      string
	name    string
	hp      int
	stats   [stats]int
	move    int
	damage  string
	vision  rules.Vision
	temper  rules.Temper
	habits  rules.Habits
	tread   rules.SoundKind // "" is a plain step
	cry     rules.SoundKind // "" is a plain call
	faction string          // "" are the dwellers, who fight the party
	nose    bool
	hearing int
	big     bool
	carries []rules.ContentID // in hand, lights unlit
	lit     bool              // its light burns from the start
}

// The factions of those who do not say otherwise [DK-HST-06].
const (
	party    = "party"
	dwellers = "dwellers"
	nobodys  = "nobody's" // keeps to itself
)

// scent is how far a keen nose knows who is there, light or no light, in tiles
// [DK-HST-10].
const scent = 6

// stats in order: Attack, Defence, Armour, Stealth, Prs, Initiative.
var creatureTable = []creature{
	{id: "rat-swarm", name: "rat swarm", hp: 6, stats: [stats]int{1, 2, 0, 4, -2, 4}, move: 6, damage: "1d3", nose: true, temper: rules.Timid, tread: rules.SoundScuttle, cry: rules.SoundScreech},
	{id: "goblin", name: "goblin", hp: 8, stats: [stats]int{2, 3, 1, 4, 0, 2}, move: 6, damage: "1d6", vision: rules.LowLightImmune, temper: rules.Wary, habits: rules.Ambushes | rules.Drawn | rules.Calls | rules.Rallies, tread: rules.SoundPatter},
	{id: "hobgoblin-archer", name: "hobgoblin archer", hp: 12, stats: [stats]int{4, 3, 2, 1, 1, 1}, move: 6, damage: fist, temper: rules.Wary, habits: rules.Drawn | rules.Rallies, carries: []rules.ContentID{"core/bow", "core/torch", "core/tinderbox"}},
	{id: "ghoul", name: "ghoul", hp: 16, stats: [stats]int{4, 2, 0, 2, 2, 1}, move: 5, damage: "1d6+1", vision: rules.DarkVision, nose: true, temper: rules.Bold, habits: rules.Hunts, tread: rules.SoundShuffle, cry: rules.SoundMoan},
	{id: "cave-bear", name: "cave bear", hp: 30, stats: [stats]int{6, 2, 2, 0, 3, 0}, move: 7, damage: "1d10", nose: true, temper: rules.Bold, big: true, tread: rules.SoundTread, cry: rules.SoundBellow},
	{id: "cave-fisher", name: "cave-fisher", hp: 14, stats: [stats]int{5, 4, 2, 5, 0, 3}, move: 4, damage: "1d8", vision: rules.Sightless, hearing: 2, temper: rules.Bold, habits: rules.Hunts, tread: rules.SoundClick, cry: rules.SoundScreech},
	{id: "shadow", name: "shadow", hp: 10, stats: [stats]int{4, 5, 0, 8, 4, 4}, move: 6, damage: "1d4", vision: rules.DarkVision, temper: rules.Wary, habits: rules.Ambushes | rules.Douses, tread: rules.SoundRustle, cry: rules.SoundMoan},
	{id: "cultist", name: "cultist", hp: 10, stats: [stats]int{2, 2, 0, 1, 3, 1}, move: 6, damage: "1d6", temper: rules.Timid, habits: rules.Calls | rules.Rallies, carries: []rules.ContentID{"core/candle", "core/tinderbox"}, lit: true},
	{id: "bat", name: "bat", hp: 3, stats: [stats]int{2, 6, 0, 6, -1, 6}, move: 8, damage: "1d2", vision: rules.DarkVision, temper: rules.Timid, tread: rules.SoundWings, cry: rules.SoundScreech},
	{id: "ogre", name: "ogre", hp: 36, stats: [stats]int{6, 1, 2, -2, 2, -1}, move: 6, damage: "2d6", temper: rules.Bold, habits: rules.Drawn, big: true, tread: rules.SoundTread, cry: rules.SoundBellow},

	{id: "blind-crawler", name: "blind crawler", hp: 9, stats: [stats]int{3, 3, 2, 6, -1, 2}, move: 4, damage: "1d6", vision: rules.Sightless, hearing: 2, temper: rules.Bold, habits: rules.Hunts, tread: rules.SoundSlither, cry: rules.SoundScreech},
	{id: "lamp-moths", name: "cloud of lamp-moths", hp: 4, stats: [stats]int{1, 5, 0, 4, -2, 5}, move: 7, damage: "1d2", vision: rules.DarkVision, temper: rules.Bold, habits: rules.Douses, tread: rules.SoundWings, cry: rules.SoundHum},
	{id: "pale-hound", name: "pale hound", hp: 7, stats: [stats]int{3, 3, 0, 2, 0, 4}, move: 8, damage: "1d4", vision: rules.DarkVision, nose: true, hearing: 2, temper: rules.Bold, habits: rules.Hunts | rules.Calls, tread: rules.SoundPatter, cry: rules.SoundHowl},
	{id: "stalker", name: "stalker", hp: 12, stats: [stats]int{5, 3, 0, 7, 1, 4}, move: 7, damage: "1d8", vision: rules.DarkVision, temper: rules.Wary, habits: rules.Ambushes | rules.Shuns, tread: rules.SoundRustle, cry: rules.SoundScreech},
	{id: "gravewarden", name: "gravewarden", hp: 22, stats: [stats]int{5, 4, 2, -2, 3, 0}, move: 4, damage: "1d8", vision: rules.DarkVision, temper: rules.Bold, habits: rules.Guards, tread: rules.SoundClank, cry: rules.SoundMoan},
	{id: "wisp", name: "wisp", hp: 2, stats: [stats]int{0, 8, 0, 4, 2, 6}, move: 7, damage: "1d2", vision: rules.DarkVision, temper: rules.Timid, habits: rules.Lures, tread: rules.SoundHum, cry: rules.SoundHum, faction: nobodys, carries: []rules.ContentID{"core/wisp-glow"}, lit: true},
	{id: "pilgrim", name: "pilgrim", hp: 10, stats: [stats]int{1, 2, 0, 0, 2, 0}, move: 5, damage: fist, temper: rules.Timid, habits: rules.Drawn, faction: nobodys, carries: []rules.ContentID{"core/hurricane-candle", "core/tinderbox", "core/bandage"}, lit: true},
	{id: "lost-miner", name: "lost miner", hp: 14, stats: [stats]int{3, 2, 1, 0, 1, 0}, move: 5, damage: "1d4", temper: rules.Wary, habits: rules.Drawn | rules.Calls | rules.Rallies | rules.Trails, faction: party, carries: []rules.ContentID{"core/candle", "core/tinderbox"}},
}

// hero is a shipped hero; all have the same sum of figures [DK-HST-09].
type hero struct {
	id, name string
	stats    [stats]int
	hand     []rules.ContentID // the torch among them is lit
	worn     rules.ContentID
	pack     []rules.ContentID
}

var heroTable = []hero{
	{id: "bran", name: "Bran", stats: [stats]int{4, 4, 0, 3, 2, 2}, hand: []rules.ContentID{"core/sword", "core/torch"}, worn: "core/leather", pack: standardPack("core/dagger")},
	{id: "ysolde", name: "Ysolde", stats: [stats]int{5, 3, 0, 3, 1, 3}, hand: []rules.ContentID{"core/dagger", "core/torch"}, worn: "core/leather", pack: standardPack("core/bow")},
	{id: "odo", name: "Odo", stats: [stats]int{3, 4, 0, 2, 5, 1}, hand: []rules.ContentID{"core/spear", "core/torch"}, worn: "core/leather", pack: standardPack("core/dagger")},
	{id: "wren", name: "Wren", stats: [stats]int{3, 3, 0, 5, 1, 3}, hand: []rules.ContentID{"core/dagger", "core/torch"}, worn: "core/leather", pack: standardPack("core/sword")},
	{id: "dagna", name: "Dagna", stats: [stats]int{4, 5, 0, 1, 3, 2}, hand: []rules.ContentID{"core/sword", "core/torch"}, worn: "core/leather", pack: standardPack("core/dagger")},
	{id: "ilario", name: "Ilario", stats: [stats]int{4, 3, 0, 3, 4, 1}, hand: []rules.ContentID{"core/sword", "core/torch"}, worn: "core/leather", pack: standardPack("core/crossbow")},
}

const (
	heroHP   = 20
	heroMove = 6
)

// How long a hero's first lights still burn, in rounds: they were not bought
// yesterday [DK-HST-09].
const (
	inHand = 4 * world.RoundsPerTurn // the torch that is lit
	stub   = 3 * world.RoundsPerTurn // the candle in the pack
)

// carried is how long a creature's light still burns at most, in rounds
// [DK-HST-12].
const carried = 3 * world.RoundsPerTurn

func standardPack(second rules.ContentID) []rules.ContentID {
	return []rules.ContentID{second, "core/candle", "core/tinderbox", "core/bandage", "core/bandage"}
}

// Heroes are the names by which Spawn knows the shipped heroes.
func Heroes() []string {
	var ids []string
	for _, h := range heroTable {
		ids = append(ids, h.id)
	}
	return ids
}

func creatureOf(kind rules.ContentID) *creature {
	for i := range creatureTable {
		if "core/"+rules.ContentID(creatureTable[i].id) == kind {
			return &creatureTable[i]
		}
	}
	return nil
}

// Spawn makes a hero or a creature by its name; unknown names and properties
// are an error.
func (s *System) Spawn(w *world.World, sp world.Spawn) (*world.Actor, error) {
	a := &world.Actor{ID: world.ActorID(len(w.Actors)), Slot: sp.Slot, Reach: 1, Faction: dwellers}
	things := s.raw(a, sp.Kind)
	if things == nil {
		return nil, fmt.Errorf("the core host knows no creature or hero named %q", sp.Kind)
	}
	if sp.Name != "" {
		a.Name = sp.Name
	}
	if sp.Slot > 0 {
		a.Faction = party
	}
	a.MaxHP = a.HP
	for _, p := range sp.Props {
		if err := s.set(a, p); err != nil {
			return nil, err
		}
	}
	w.Actors = append(w.Actors, a)
	things(w)
	return a, nil
}

// raw fills in the row of a kind, and returns what gives the creature its
// things; nil if there is no such kind.
func (s *System) raw(a *world.Actor, kind string) func(*world.World) {
	for i := range heroTable {
		h := &heroTable[i]
		if h.id != kind {
			continue
		}
		a.Kind, a.Name, a.HP, a.Move = rules.ContentID("core/"+h.id), h.name, heroHP, heroMove
		a.Stats = append([]int(nil), h.stats[:]...)
		return func(w *world.World) { s.outfit(w, a, h) }
	}
	c := creatureOf(rules.ContentID("core/" + kind))
	if c == nil {
		return nil
	}
	a.Kind, a.Name, a.HP, a.Move = rules.ContentID("core/"+c.id), c.name, c.hp, c.move
	a.Stats = append([]int(nil), c.stats[:]...)
	a.Vision, a.Temper, a.KeenNose, a.Hearing, a.Big = c.vision, c.temper, c.nose, c.hearing, c.big
	a.Habits, a.Tread, a.Cry = c.habits, c.tread, c.cry
	if c.nose {
		a.Aware = scent
	}
	switch c.faction {
	case "":
	case nobodys:
		a.Faction = ""
	default:
		a.Faction = c.faction
	}
	return func(w *world.World) {
		for _, kind := range c.carries {
			it := s.give(w, a, kind, rules.InHand)
			g := s.Gear(kind)
			if g.Light != nil {
				it.Lit, it.Left = c.lit, min(it.Left, carried)
			}
			if w.HandsFull(a.ID) > 2 || g.Light == nil && g.Weapon == nil {
				it.Where = rules.InPack
			}
		}
	}
}

func (s *System) outfit(w *world.World, a *world.Actor, h *hero) {
	for _, kind := range h.hand {
		it := s.give(w, a, kind, rules.InHand)
		if it.Lit = s.Gear(kind).Light != nil; it.Lit {
			it.Left = min(it.Left, inHand)
		}
	}
	s.give(w, a, h.worn, rules.Worn)
	for _, kind := range h.pack {
		if it := s.give(w, a, kind, rules.InPack); it.Left > 0 {
			it.Left = min(it.Left, stub)
		}
	}
}

// give adds a thing to what a creature carries; things that stack do.
func (s *System) give(w *world.World, a *world.Actor, kind rules.ContentID, where rules.Where) *world.Item {
	g := s.Gear(kind)
	if g.Stacks {
		for _, it := range w.Things(a.ID) {
			if it.Kind == kind {
				it.Count++
				return it
			}
		}
	}
	it := world.Item{Kind: kind, Holder: a.ID, Where: where}
	if g.Light != nil {
		it.Left = g.Light.Burns
	}
	return w.Add(it)
}

// set applies one property of a map's or scenario's creature.
func (s *System) set(a *world.Actor, p world.Prop) error {
	n, numberErr := strconv.Atoi(p.Value)
	number := func(into *int, low, high int) error {
		if numberErr != nil || n < low || n > high {
			return fmt.Errorf("%s %q: it must be a number from %d to %d", p.Key, p.Value, low, high)
		}
		*into = n
		return nil
	}
	switch p.Key {
	case "hp":
		if err := number(&a.HP, -9, 999); err != nil {
			return err
		}
		a.MaxHP = max(a.MaxHP, a.HP)
		a.Down = a.HP <= 0
		return nil
	case "max":
		return number(&a.MaxHP, 1, 999)
	case "move":
		return number(&a.Move, 1, 20)
	case "initiative":
		return number(&a.Stats[Initiative], -20, 20)
	case "attack":
		return number(&a.Stats[Attack], -20, 20)
	case "defence":
		return number(&a.Stats[Defence], -20, 20)
	case "armour":
		return number(&a.Stats[Armour], 0, 10)
	case "stealth":
		return number(&a.Stats[Stealth], -20, 20)
	case "prs":
		return number(&a.Stats[Presence], -20, 20)
	case "blinded":
		return number(&a.BlindUntil, 0, 1_000_000)
	}
	return s.setWord(a, p)
}

func (s *System) setWord(a *world.Actor, p world.Prop) error {
	switch p.Key {
	case "name":
		a.Name = p.Value
	case "faction":
		a.Faction = p.Value
	case "facing":
		d, ok := grid.ParseDirection(p.Value)
		if !ok {
			return fmt.Errorf("facing %q: it must be one of N NE E SE S SW W NW", p.Value)
		}
		a.Facing = d
	case "temper":
		temper, ok := rules.ParseTemper(p.Value)
		if !ok {
			return fmt.Errorf("temper %q: it must be bold, wary or timid", p.Value)
		}
		a.Temper = temper
	case "vision":
		for v := rules.NormalVision; v <= rules.Sightless; v++ {
			if v.String() == p.Value {
				a.Vision = v
				return nil
			}
		}
		return fmt.Errorf("vision %q: it must be normal, low-light immune, dark vision or sightless", p.Value)
	case "sleeping":
		a.Asleep = p.Value == "true"
	case "held":
		a.Held = p.Value == "true"
	case "deaf":
		a.Deaf = p.Value == "true"
	case "keen-nose":
		a.KeenNose = p.Value == "true"
	case "guards":
		a.Habits |= rules.Guards
	default:
		return fmt.Errorf("the core host knows no property %q of a creature", p.Key)
	}
	return nil
}
