package engine_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/maps"
	"pitchdark/maps/mapstest"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/purple"
)

// half is one half of a dungeon: the other is beyond solid rock.
func half(seed uint64) *maps.Level {
	if seed%2 == 0 {
		return mapstest.Rooms(seed, 26, 16)
	}
	return mapstest.Cave(seed, 26, 16)
}

// people keeps so many of a level's creatures and makes them of all kinds,
// at odds with one another.
func people(l *maps.Level, seed uint64, most int) { coreField.people(l, seed, most) }

func (f *field) people(l *maps.Level, seed uint64, most int) {
	r := rand.New(rand.NewPCG(seed, 3))
	kept := l.Marks[:0]
	for _, m := range l.Marks {
		if m.Kind == maps.KindCreature {
			if most--; most < 0 {
				continue
			}
			m.Name = f.kinds[r.IntN(len(f.kinds))]
			m.Props = []maps.Prop{{Key: "faction", Value: []string{"red", "blue"}[r.IntN(2)]}}
			if r.IntN(4) == 0 {
				m.Props = append(m.Props, maps.Prop{Key: "sleeping", Value: "true"})
			}
		}
		kept = append(kept, m)
	}
	l.Marks = kept
}

// joined is a level of two halves with solid rock between them; heroes start in
// the left one.
func joined(t require.TestingT, left, right *maps.Level) *maps.Atlas {
	wide := left.Grid.Width()
	g, err := grid.New(wide+right.Grid.Width(), left.Grid.Height())
	require.NoError(t, err)
	out := &maps.Level{ID: "pair", Name: "Pair", Theme: "stone", Grid: g, Zones: left.Zones, Marks: left.Marks}
	for x, part := range []*grid.Grid{left.Grid, right.Grid} {
		by := grid.Point{X: x * wide}
		for i := range part.Width() * part.Height() {
			p := part.PointAt(i)
			g.Set(p.Add(by), part.At(p))
		}
		for i := range part.Width() * part.Height() {
			p := part.PointAt(i)
			for _, d := range []grid.Direction{grid.East, grid.South} {
				if e := part.Edge(p, d); e != grid.NoEdge {
					require.NoError(t, g.SetEdge(p.Add(by), d, e))
				}
			}
		}
	}
	for _, m := range right.Marks {
		if m.Kind != maps.KindStart {
			m.At.X += wide
			out.Marks = append(out.Marks, m)
		}
	}
	for _, slot := range right.Slots {
		slot.At.X += wide
		out.Slots = append(out.Slots, slot)
	}
	for _, z := range right.Zones {
		z.Area.From.X += wide
		z.Area.To.X += wide
		out.Zones = append(out.Zones, z)
	}
	a, err := maps.NewAtlas(out)
	require.NoError(t, err)
	return a
}

// same compares two values and shows what differs. A list that is empty and one
// that is none are the same: views reuse their room.
func same(t require.TestingT, a, b any, what string, n int) {
	if reflect.DeepEqual(a, b) {
		return
	}
	emptied(reflect.ValueOf(a))
	emptied(reflect.ValueOf(b))
	if !reflect.DeepEqual(a, b) {
		require.Equal(t, a, b, "%s, after command %d", what, n)
	}
}

// emptied makes none of every empty list in a value.
func emptied(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			emptied(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			emptied(v.Field(i))
		}
	case reflect.Slice:
		if v.Len() == 0 && v.CanSet() {
			v.SetZero()
		}
		for i := range v.Len() {
			emptied(v.Index(i))
		}
	}
}

// strangers reports whether something happened that is a matter of the whole
// level: wanderers came, from where and with what dice is theirs to say, or
// those who live there raised the alarm [PH-RND-01, PH-RND-02].
func strangers(events []rules.Event) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool {
		return e.Kind == purple.EncounterChecked && e.Amount > 0 || e.Kind == purple.AlarmRaised
	})
}

// hasty is a player who begins nothing that goes on for a turn or more: in that
// time both worlds hear enough to look alike again.
func (f *field) hasty(seed uint64) *player {
	p := newPlayer(seed)
	p.shun = map[rules.ActionID]bool{}
	for _, a := range f.rules.Actions() {
		p.shun[a.ID] = a.Rounds >= purple.Turn
	}
	return p
}

// Two dungeons that are alike on the heroes' side of solid rock, and differ in
// everything beyond it, are the same to the heroes: views with all asks and
// offers, events with all dice, forecasts, refusals, command by command, however
// many dice fall in secret [DK-VIS-05, PH-GEN-06].
func TestNothingComesThroughRock(t *testing.T) {
	for i := range fields {
		t.Run(fields[i].system, fields[i].nothingComesThroughRock)
	}
}

func (f *field) nothingComesThroughRock(t *testing.T) {
	steps := 60
	if testing.Short() {
		steps = 12
	}
	compared := 0
	rapid.Check(t, func(t *rapid.T) {
		near := rapid.Uint64().Draw(t, "near")
		far := rapid.Uint64().Draw(t, "far")
		seed := rapid.Uint64().Draw(t, "seed")
		party := f.heroes[:1+rapid.IntRange(0, 1).Draw(t, "party")]
		var seats, masters [2]*engine.Seat
		for i := range seats {
			left, right := half(near), half(far+uint64(i))
			f.people(left, near, 2)
			f.people(right, far+uint64(i), 5*i)
			s, err := engine.New(engine.Setup{System: f.system, Level: "pair", Seed: seed, Heroes: party}, engine.Options{Atlas: joined(t, left, right)})
			require.NoError(t, err)
			seats[i], masters[i] = s.Party(), s.Master()
		}
		p := newPlayer(seed)
		for n := range steps {
			if strangers(masters[0].Events(0)) || strangers(masters[1].Events(0)) {
				return
			}
			for _, h := range seats[0].Heroes() {
				same(t, seats[0].Events(h), seats[1].Events(h), "events", n)
				same(t, seats[0].View(h), seats[1].View(h), "view", n)
			}
			asked := seats[0].Asked()
			same(t, asked, seats[1].Asked(), "whose decision it is", n)
			if asked == 0 {
				return
			}
			compared++
			course := sameCourses(t, seats[0], seats[1], asked, n)
			c := p.command(seats[0].View(asked))
			errand := course != nil && n%2 == 0
			if errand {
				c = course
			}
			same(t, seats[0].Forecast(c), seats[1].Forecast(c), "forecasts", n)
			refused := seats[0].Do(c)
			same(t, refused, seats[1].Do(c), "refusals", n)
			require.False(t, errand && refused != nil, "an errand's command was refused: %+v: %v", c, refused)
		}
	})
	require.Greater(t, compared, 4*steps, "hardly anything was compared")
}

// lurker is a level with few lights, and, if there is to be one, somebody in it
// who carries none.
func (f *field) lurker(t *rapid.T, seed uint64, lit bool, there bool, kind string, spot int, props []maps.Prop) *maps.Atlas {
	l := mapstest.Rooms(seed, 40, 24)
	if seed%2 == 0 {
		l = mapstest.Cave(seed, 40, 24)
	}
	f.people(l, seed, 0)
	lights, kept := 2, l.Marks[:0]
	for _, m := range l.Marks {
		if m.Kind == maps.KindLight {
			if lights--; lights < 0 {
				continue
			}
		}
		if m.Kind == maps.KindStart && !lit {
			m.Props = append(m.Props, maps.Prop{Key: "lit", Value: "nothing"})
		}
		kept = append(kept, m)
	}
	l.Marks, l.Slots = kept, nil
	if there {
		var free []grid.Point
		for i := range l.Grid.Width() * l.Grid.Height() {
			if p := l.Grid.PointAt(i); l.Grid.At(p) == grid.Floor && p != l.Starts()[0] {
				free = append(free, p)
			}
		}
		l.Marks = append(l.Marks, maps.Mark{At: free[spot%len(free)], Kind: maps.KindCreature, Name: kind, Props: props})
	}
	a, err := maps.NewAtlas(l)
	require.NoError(t, err)
	return a
}

// noticed reports whether the hero could tell a world with a lurker from one
// without it: by what it perceived or did to it, by a sound, by a door or a
// light that is not alike in the two, or because wanderers came.
func noticed(with, without *engine.Session, master *engine.Seat, lurker world.ActorID) bool {
	a, b := with.Truth(world.Pass{}), without.Truth(world.Pass{})
	hero, other := a.Actors[0], b.Actors[0]
	events := master.Events(0)
	if strangers(events) {
		return true
	}
	for _, e := range events {
		who, _ := world.OfTruth(e.Who)
		whom, _ := world.OfTruth(e.Other)
		if e.Who != 0 && e.Other != 0 && (who == 0 && whom == lurker || who == lurker && whom == 0) {
			return true
		}
	}
	if hero.Senses.Met != other.Senses.Met || hero.Senses.Heard != other.Senses.Heard {
		return true
	}
	g, h := a.Levels[0].Grid, b.Levels[0].Grid
	for i := range g.Width() * g.Height() {
		p := g.PointAt(i)
		if g.At(p) != h.At(p) || a.Levels[0].Lit.Level(p) != b.Levels[0].Lit.Level(p) {
			return true
		}
	}
	return false
}

// A dungeon with somebody silent in the dark, asleep or about, and one without
// are the same to the hero until it could tell [DK-VIS-05].
func TestNobodyIsBetrayed(t *testing.T) {
	for i := range fields {
		t.Run(fields[i].system, fields[i].nobodyIsBetrayed)
	}
}

func (f *field) nobodyIsBetrayed(t *testing.T) {
	steps := 60
	if testing.Short() {
		steps = 12
	}
	compared := 0
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		lit := rapid.Bool().Draw(t, "lit")
		kind := rapid.SampledFrom(append(f.lurkers, f.kinds...)).Draw(t, "kind")
		spot := rapid.IntRange(0, 900).Draw(t, "spot")
		var props []maps.Prop
		if rapid.Bool().Draw(t, "sleeping") {
			props = append(props, maps.Prop{Key: "sleeping", Value: "true"})
		}
		var s [2]*engine.Session
		var seats [2]*engine.Seat
		for i := range s {
			var err error
			s[i], err = engine.New(engine.Setup{System: f.system, Level: "lurker", Seed: seed, Heroes: f.heroes[:1]}, engine.Options{Atlas: f.lurker(t, seed, lit, i == 0, kind, spot, props)})
			require.NoError(t, err)
			seats[i] = s[i].Party()
		}
		master := s[0].Master()
		p := f.hasty(seed)
		for n := range steps {
			if noticed(s[0], s[1], master, 1) {
				return
			}
			compared++
			same(t, seats[0].Events(1), seats[1].Events(1), "events", n)
			same(t, seats[0].View(1), seats[1].View(1), "view", n)
			if seats[0].Asked() == 0 {
				return
			}
			sameCourses(t, seats[0], seats[1], 1, n)
			c := p.command(seats[0].View(1))
			same(t, seats[0].Forecast(c), seats[1].Forecast(c), "forecasts", n)
			same(t, seats[0].Do(c), seats[1].Do(c), "refusals", n)
		}
	})
	t.Logf("%d states compared", compared)
	require.Greater(t, compared, 2*steps, "hardly anything was compared")
}
