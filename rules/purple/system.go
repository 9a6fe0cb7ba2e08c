package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// System plays by Purple Hack. It holds nothing but tables.
type System struct {
	actions []world.Action
	gear    []world.Gear
	rows    map[rules.ContentID]*world.Gear
}

// NewSystem makes the system.
func NewSystem() *System {
	s := &System{gear: GearTable(), rows: map[rules.ContentID]*world.Gear{}}
	for i := range s.gear {
		s.rows[s.gear[i].Kind] = &s.gear[i]
	}
	s.actions = s.table()
	return s
}

// Name is "purple".
func (*System) Name() string { return "purple" }

// Darkness are the figures in which the system differs about the dark
// [PH-DRK-18].
func (*System) Darkness() *world.Darkness { return &darkness }

var darkness = world.Darkness{
	Step: 4, Walk: 3, Speech: 10, Touch: 2, Voice: 10, Call: 25,
	Bump: 20, BumpHeavy: 25, Attack: 15, Door: 8, Force: 20, Stumble: 4,
	DouseActions: 3, TraceRounds: 2,
}

// Gear is the row of a kind of thing, or nil.
func (s *System) Gear(kind rules.ContentID) *world.Gear { return s.rows[kind] }

// GearTable is every kind of thing.
func (s *System) GearTable() []world.Gear { return s.gear }

// Actions is the table of what can be done.
func (s *System) Actions() []world.Action { return s.actions }

// Vision is a creature's eyes: those of its kind [PH-DRK-22].
func (*System) Vision(_ *world.World, a *world.Actor) rules.Vision { return a.Vision }

// Allowance is the tiles that a move may go now: combat speed, more at a run,
// half in a withdrawal [PH-CMB-31, PH-CMB-40, PH-CMB-42, PH-DRK-02].
func (s *System) Allowance(w *world.World, a *world.Actor) int {
	feet := speed(w, a)
	switch {
	case feet == 0 || a.Is(conditionProne) != nil || a.Is(conditionPit) != nil:
		return 0
	case a.Doing.Mode == Run:
		return RunTiles(feet, trained(a, "running"))
	case a.Doing.Mode == Withdraw:
		return SlowTiles(feet)
	}
	return MoveTiles(feet)
}

// Price is two tiles of the allowance on difficult ground [PH-CMB-32]. A Blind
// mover faces the way it goes and pays nothing for walking backwards
// [PH-DRK-02].
func (*System) Price(w *world.World, a *world.Actor, to grid.Point, _ bool) int {
	if w.LevelOf(a).Grid.At(to).Has(grid.Difficult) {
		return 2
	}
	return 1
}

// Halts stops a sighted walker on the first tile beside an enemy that locks it;
// not one that withdraws or flees before its way is over. One of which it knows
// nothing lets it pass and does not give itself away [PH-CMB-38, DK-VIS-05].
func (s *System) Halts(t *world.Turn, a *world.Actor) rules.Refusal {
	w := t.W
	if r := s.drawMover(t, a); r.Why != "" {
		return r
	}
	if a.Doing.Mode == Withdraw || a.Doing.Mode == Flee {
		return rules.Refusal{}
	}
	if b := locker(w, a); b != nil && a.Perceives(b.ID) != nil {
		return rules.Refusal{Rule: "PH-CMB-38", Why: sense.Name(w, a, b) + " bars your way"}
	}
	return rules.Refusal{}
}

// Bump is the damage of a wall: tiles intended less what the armour takes off,
// at least none [PH-DRK-07]. Whoever feels ahead with its action takes none
// [PH-DRK-30].
func (s *System) Bump(w *world.World, a *world.Actor, tiles int, careful bool) (int, []rules.Number) {
	if careful {
		return 0, []rules.Number{{Name: "felt ahead", Value: -tiles, Rule: "PH-DRK-30"}}
	}
	reduction := padding(w, a)
	var mods []rules.Number
	if reduction > 0 {
		mods = []rules.Number{{Name: "armour", Value: -reduction, Rule: "PH-DRK-07"}}
	}
	return max(0, tiles-reduction), mods
}

// padding is what a creature's armour or hide takes off a bump [PH-DRK-07].
func padding(w *world.World, a *world.Actor) int {
	if m := monsterOf(a); m != nil {
		return m.BumpReduction()
	}
	body, _ := worn(w, a)
	return body.BumpReduction()
}

// worn is the armour and the shield that a creature wears [PH-ARM-03].
func worn(w *world.World, a *world.Actor) (body, shield *Armour) {
	w.Carried(a.ID, func(it *world.Item) bool {
		row := FindItem(it.Kind)
		switch {
		case row == nil || row.Armour == nil || it.Where == rules.InPack:
		case row.Armour.Weight == Shield:
			shield = row.Armour
		case it.Where == rules.Worn:
			body = row.Armour
		}
		return true
	})
	return body, shield
}

// speed is a creature's combat speed in feet a round [PH-ENC-06, PH-MON-01].
func speed(w *world.World, a *world.Actor) int {
	if m := monsterOf(a); m != nil {
		return m.Speed
	}
	if h := heroOf(a); h != nil {
		return burden(w, a, h).Speed(SpeedHalvings(tired(w, a)), false)
	}
	return baseSpeed
}

// burden is what weighs a hero down now [PH-ENC-05].
func burden(w *world.World, a *world.Actor, h *Character) Burden {
	kit, coins := kitOf(w, a)
	return kit.Burden(h.Mod(Strength), coins, 0)
}

// kitOf is what a creature carries, as the rules of burdens reckon it: worn
// things and those in hand are about the person, the rest is in the backpack if
// there is one.
func kitOf(w *world.World, a *world.Actor) (Kit, int) {
	var kit Kit
	coins, packed := 0, false
	for _, it := range w.Things(a.ID) {
		packed = packed || it.Kind == backpack
	}
	for _, it := range w.Things(a.ID) {
		where := OnBody
		switch {
		case w.Gear(it).Purse:
			coins += it.Count
			continue
		case it.Where == rules.InPack && packed && it.Kind != backpack && !it.Ready:
			where = InPack
		}
		kit = append(kit, Stack{Kind: it.Kind, Count: it.Count, Where: where, Readied: it.Ready, Condition: Condition(it.Wear)})
	}
	return kit, coins
}

func trained(a *world.Actor, skill string) bool {
	h := heroOf(a)
	return h != nil && h.HasSkill(skill)
}
