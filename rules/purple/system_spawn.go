package purple

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// The factions of those who do not say otherwise.
const (
	party    = "party"
	dwellers = "dwellers"
)

// readyHeroes are the heroes that ship, and readySeeds the seeds of them: quick
// heroes who can stand together, five warriors and a mage [PH-CRE-01].
var (
	readyHeroes = [...]string{"first", "second", "third", "fourth", "fifth", "sixth"}
	readySeeds  = [len(readyHeroes)]uint64{2, 69, 5, 13, 4, 0}
)

// Heroes are the names of the ready heroes.
func (*System) Heroes() []string { return readyHeroes[:] }

// ReadyHero is the ready hero of a name; nil if there is none.
func ReadyHero(name string) *Character {
	for i, have := range readyHeroes {
		if have == name {
			hero := Random(Keyed{Seed: readySeeds[i]}).Hero()
			return &hero
		}
	}
	return nil
}

// heroOf is the sheet of a hero; nil for any other creature. It must not be
// written: change the card.
func heroOf(a *world.Actor) *Character {
	h, _ := a.Own(own(a)).(*Character)
	return h
}

// monsterOf is the row of a monster; nil for a hero.
func monsterOf(a *world.Actor) *Monster {
	m, _ := a.Own(own(a)).(*Monster)
	return m
}

func own(a *world.Actor) func(card []byte) any {
	return func(card []byte) any {
		if len(card) == 0 {
			return FindMonster(strings.TrimPrefix(string(a.Kind), "purple/"))
		}
		h := new(Character)
		if err := json.Unmarshal(card, h); err != nil {
			panic("purple: a card that was checked no longer reads: " + err.Error())
		}
		return h
	}
}

// ReadCharacter reads a hero's sheet and refuses one that no hero can have
// [PH-GEN-07].
func ReadCharacter(sheet []byte) (*Character, error) {
	d := json.NewDecoder(strings.NewReader(string(sheet)))
	d.DisallowUnknownFields()
	h := new(Character)
	if err := d.Decode(h); err != nil {
		return nil, fmt.Errorf("the sheet cannot be read: %w", err)
	}
	if refused := h.Check(); refused != nil {
		return nil, refused
	}
	return h, nil
}

// Spawn makes a hero from its card or one of the ready ones by name, or a
// monster by its name; unknown names and properties are an error.
func (s *System) Spawn(w *world.World, sp world.Spawn) (*world.Actor, error) {
	a := &world.Actor{ID: world.ActorID(len(w.Actors)), Slot: sp.Slot, Reach: 1, Faction: dwellers}
	give := s.embody
	if sp.Slot > 0 {
		a.Faction = party
		give = s.enlist
	}
	things, err := give(w, a, sp)
	if err != nil {
		return nil, err
	}
	if sp.Name != "" {
		a.Name = sp.Name
	}
	a.MaxHP = a.HP
	for _, p := range sp.Props {
		if err := set(a, p); err != nil {
			return nil, err
		}
	}
	w.Actors = append(w.Actors, a)
	for _, it := range things {
		it.Holder = a.ID
		w.Add(it)
	}
	return a, nil
}

// enlist makes a hero of a sheet.
func (s *System) enlist(_ *world.World, a *world.Actor, sp world.Spawn) ([]world.Item, error) {
	h := ReadyHero(sp.Kind)
	if h == nil {
		h = PlainHero(sp.Kind)
	}
	var err error
	if len(sp.Card) > 0 {
		if h, err = ReadCharacter(sp.Card); err != nil {
			return nil, err
		}
	}
	if h == nil {
		return nil, fmt.Errorf("there is no ready hero named %q; there are %s", sp.Kind, strings.Join(readyHeroes[:], ", "))
	}
	for _, p := range sp.Props {
		if err := h.alter(p.Key, p.Value); err != nil {
			return nil, err
		}
	}
	card, err := json.Marshal(h)
	if err != nil {
		return nil, err
	}
	a.SetCard(card)
	a.Kind, a.Name, a.HP = h.Kind(), h.Name, h.MaxHitPoints()
	a.Move = Tiles(h.Burden().Speed(0, false))
	return s.kit(h), nil
}

// kit is what a hero carries into the dungeon: armour worn, weapons and shield
// in hand as far as hands go; what bursts when thrown stays at the belt, so that
// a hand is free for a light.
func (s *System) kit(h *Character) []world.Item {
	var things []world.Item
	hands := 0
	for _, stack := range h.Kit {
		row, g := FindItem(stack.Kind), s.Gear(stack.Kind)
		it := world.Item{Kind: stack.Kind, Count: stack.Count, Wear: int(stack.Condition), Ready: stack.Readied}
		if row.Light != nil {
			it.Left = row.Light.Burns
		}
		switch {
		case row.Armour != nil && row.Armour.Weight != Shield:
			it.Where = rules.Worn
		case stack.Where == OnBody && (isArm(row) && row.Light == nil && row.Splash == nil || row.Armour != nil) && hands+g.Hands <= 2:
			it.Where = rules.InHand
			hands += g.Hands
		}
		things = append(things, apart(it, g)...)
	}
	if n := h.Purse.Coins(); n > 0 {
		things = append(things, world.Item{Kind: penny, Count: int(h.Purse / Penny)})
	}
	return things
}

// apart is a stack of what does not stack, each by itself.
func apart(it world.Item, g *world.Gear) []world.Item {
	if g.Stacks || it.Count <= 1 {
		return []world.Item{it}
	}
	many := make([]world.Item, it.Count)
	for i := range many {
		many[i] = it
		many[i].Count = 1
		if i > 0 && it.Where == rules.InHand {
			many[i].Where = rules.InPack
		}
	}
	return many
}

// kindle lights the first light of every third hero, of those first who have a
// hand free for it; who has none puts its shield away, or its weapon.
func kindle(w *world.World) {
	var heroes []*world.Actor
	for _, a := range w.Actors {
		if a.Slot > 0 {
			heroes = append(heroes, a)
		}
	}
	need := LightsShort(len(heroes), 0, 0)
	for _, spare := range [...]func(*world.Item) bool{
		func(*world.Item) bool { return false },
		func(it *world.Item) bool { return rowOf(it).Armour != nil },
		func(*world.Item) bool { return true },
	} {
		for _, a := range heroes {
			if need > 0 && bears(w, a, spare) {
				need--
			}
		}
	}
}

// bears gives a hero a burning light in hand, if it has one and a hand that is
// free or holds what can be spared.
func bears(w *world.World, a *world.Actor, spare func(*world.Item) bool) bool {
	flame := flameOf(w, a)
	if flame == nil || flame.Lit {
		return false
	}
	if w.HandsFull(a.ID)+w.Gear(flame).Hands > 2 {
		for _, it := range w.Things(a.ID) {
			if it.Where == rules.InHand && spare(it) {
				it.Where = rules.InPack
				break
			}
		}
	}
	if w.HandsFull(a.ID)+w.Gear(flame).Hands > 2 {
		return false
	}
	flame.Where, flame.Lit = rules.InHand, true
	return true
}

// flameOf is the light that a hero would carry: a torch, or else a lantern or a
// candle; nil if it has none.
func flameOf(w *world.World, a *world.Actor) *world.Item {
	for _, want := range [...]rules.ContentID{torch, lantern, candle} {
		for _, it := range w.Things(a.ID) {
			if it.Kind == want {
				return it
			}
		}
	}
	return nil
}

// embody makes a monster by its row; its hit points are rolled in secret
// [PH-MON-03].
func (s *System) embody(w *world.World, a *world.Actor, sp world.Spawn) ([]world.Item, error) {
	m := FindMonster(sp.Kind)
	if m == nil {
		return nil, fmt.Errorf("no such creature as %q [PH-MON-03]", sp.Kind)
	}
	a.Kind, a.Name = rules.ContentID("purple/"+m.ID), m.Name
	a.HP = m.HitPoints(keyedFaces(m.Dice, keyed(w, a, "hit points")))
	a.Move = Tiles(m.Speed)
	m.incarnate(a)
	return nil, nil
}

// keyed is the dice of a creature's own making: they hang on the world's seed
// and its place in the world alone.
func keyed(w *world.World, a *world.Actor, purpose dice.Purpose) func(sides int) int {
	key := dice.Key{Seed: w.Seed, Stream: dice.Combat, Actor: int(a.ID), Purpose: purpose}
	return func(sides int) int {
		n := dice.Roll(key, sides)
		key.Nth++
		return n
	}
}

// set changes a creature by a property from a map.
func set(a *world.Actor, p world.Prop) error {
	switch p.Key {
	case "facing":
		d, ok := grid.ParseDirection(p.Value)
		if !ok {
			return fmt.Errorf("facing %q: it must be one of N, NE, E, SE, S, SW, W, NW", p.Value)
		}
		a.Facing = d
	case "sleeping":
		a.Asleep = p.Value == "true"
	case "faction":
		a.Faction = p.Value
	case "name":
		a.Name = p.Value
	case "initiative": // sides roll it anew each round
	case "hp":
		n, err := strconv.Atoi(p.Value)
		if err != nil || n < 1 {
			return fmt.Errorf("hp %q: it must be a whole number from 1", p.Value)
		}
		a.HP, a.MaxHP = n, n
	default:
		if a.Slot > 0 && sheetWord(p.Key) {
			return nil
		}
		return fmt.Errorf("a creature has no property %q; it may have facing, sleeping, faction, name, hp", p.Key)
	}
	return nil
}
