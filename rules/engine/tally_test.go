package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// What felled the hero is told from what happened: whoever struck the blow, a
// wall, or nothing but the dark; who comes round was not felled.
func TestWhatFelledTheHero(t *testing.T) {
	system, err := systemOf("core")
	require.NoError(t, err)
	w := world.New(system, 1)
	g, err := grid.New(3, 3)
	require.NoError(t, err)
	w.Levels = append(w.Levels, &world.Level{ID: "cell", Grid: g, Depth: 1})
	require.NoError(t, heroes(w, &Setup{Heroes: []string{"bran"}}))
	_, err = system.Spawn(w, world.Spawn{Kind: "rat-swarm"})
	require.NoError(t, err)
	const hero, rats = world.ActorID(0), world.ActorID(1)
	event := func(kind rules.Kind, who, other world.ActorID, amount int) world.Event {
		return world.Event{Who: who, Other: other, To: world.Nobody, What: rules.Event{Kind: kind, Amount: amount}}
	}
	tests := []struct {
		killer string
		events []world.Event
	}{
		{"", []world.Event{event(rules.Struck, rats, hero, 3)}},
		{"rat swarm", []world.Event{event(rules.Bumped, hero, world.Nobody, 4), event(rules.Struck, rats, hero, 3), event(rules.Downed, hero, rats, 0)}},
		{"rat swarm", []world.Event{event(rules.Downed, hero, rats, 0), event(rules.Sank, hero, world.Nobody, 0), event(rules.Died, hero, world.Nobody, 0)}},
		{"a wall", []world.Event{event(rules.Struck, rats, hero, 3), event(rules.Bumped, hero, world.Nobody, 4), event(rules.Downed, hero, world.Nobody, 0)}},
		{"the dark", []world.Event{event(rules.Bumped, hero, world.Nobody, 0), event(rules.Downed, hero, world.Nobody, 0)}},
		{"", []world.Event{event(rules.Downed, hero, rats, 0), event(rules.Woke, hero, world.Nobody, 0)}},
	}
	for _, test := range tests {
		c := newTally(w)
		for _, e := range test.events {
			c.take(w, e)
		}
		assert.Equal(t, test.killer, c.r.Killer, "%+v", test.events)
	}
	c := newTally(w)
	assert.Equal(t, []Visit{{Level: "cell", Depth: 1, Health: 20, Light: 240 + 180}}, c.r.Levels)
	c.take(w, event(rules.Began, world.Nobody, world.Nobody, 1))
	assert.Equal(t, 1, c.r.Burnt, "the torch in hand")
	assert.Equal(t, 1, c.r.Levels[0].Rounds)
	c.take(w, event(rules.Died, hero, rats, 0))
	assert.Equal(t, 420, c.r.LightLeft, "what the dead had")
	assert.Equal(t, "rat swarm", c.r.Killer)
	assert.Zero(t, c.r.RanOut, "it carried light to the end")
}

// The level on which a hero first has no light is noted once.
func TestWhereLightRanOut(t *testing.T) {
	system, err := systemOf("core")
	require.NoError(t, err)
	w := world.New(system, 1)
	g, err := grid.New(3, 3)
	require.NoError(t, err)
	w.Levels = append(w.Levels, &world.Level{ID: "cell", Grid: g, Depth: 1})
	require.NoError(t, heroes(w, &Setup{Heroes: []string{"bran"}}))
	began := world.Event{Who: world.Nobody, Other: world.Nobody, To: world.Nobody, What: rules.Event{Kind: rules.Began}}
	c := newTally(w)
	c.take(w, began)
	assert.Zero(t, c.r.RanOut, "a torch and a candle")
	for _, it := range w.Things(0) {
		it.Left = 0
	}
	c.take(w, began)
	assert.Equal(t, 1, c.r.RanOut)
	c.r.Deepest = 2
	c.take(w, began)
	assert.Equal(t, 1, c.r.RanOut, "the first time counts")
}

// The figures of whole games fit together.
func TestResultsFitTogether(t *testing.T) {
	atlas, err := maps.Open("cellar")
	require.NoError(t, err)
	seeds := uint64(30)
	if testing.Short() {
		seeds = 8
	}
	for seed := range seeds {
		r, err := Simulate(Setup{Level: "cellar", Seed: seed}, Options{Atlas: atlas}, nil)
		require.NoError(t, err)
		spent := 0
		for _, v := range r.Levels {
			spent += v.Rounds
		}
		assert.LessOrEqual(t, spent, r.Rounds, "seed %d", seed)
		assert.LessOrEqual(t, r.InLight+r.InDark+r.Blind, spent, "seed %d", seed)
		assert.Equal(t, 1, r.Deepest)
		assert.Equal(t, r.End == "died", r.Killer != "", "seed %d: %s by %q", seed, r.End, r.Killer)
		assert.Positive(t, r.Burnt, "seed %d", seed)
		assert.False(t, r.Taken || r.Prize)
	}
}
