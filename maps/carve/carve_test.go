package carve_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps/carve"
	"pitchdark/rules/grid"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// brief is some brief that can be carried out: any kind, depth and size, stairs
// anywhere, an end above or below or neither.
func brief(seed uint64) carve.Brief {
	r := rand.New(rand.NewPCG(seed, 1))
	b := carve.Brief{
		Kind: carve.Kinds()[seed%3], Seed: seed, Depth: 1 + r.IntN(10),
		Width:  carve.MinWidth + r.IntN(carve.MaxWidth-carve.MinWidth+1),
		Height: carve.MinHeight + r.IntN(carve.MaxHeight-carve.MinHeight+1),
	}
	room := carve.StairRoom
	if r.IntN(4) == 0 {
		room = carve.VaultRoom
	} else {
		b.Down.Level = "below"
	}
	if r.IntN(4) > 0 {
		b.Up.Level = "above"
	}
	for grid.Steps(b.Up.At, b.Down.At) < b.Width/2 {
		b.Up.At = grid.Point{X: carve.StairRoom + r.IntN(b.Width-2*carve.StairRoom), Y: carve.StairRoom + r.IntN(b.Height-2*carve.StairRoom)}
		b.Down.At = grid.Point{X: room + r.IntN(b.Width-2*room), Y: room + r.IntN(b.Height-2*room)}
	}
	return b
}

// Generators keep their promises: every tile can be walked to, without deep
// water or pits, and every key is found before its door; and what Dig itself
// checks is found again by other means.
func TestPromisesOnManySeeds(t *testing.T) {
	seeds := uint64(10_000)
	if testing.Short() {
		seeds = 600
	}
	for seed := range seeds {
		b := brief(seed)
		p, err := carve.Dig(b)
		require.NoError(t, err, "seed %d", seed)
		if why := audit(p, &b); why != "" {
			t.Fatalf("seed %d, %s at depth %d: %s", seed, b.Kind, b.Depth, why)
		}
	}
}

// audit walks over a plot one key at a time, as a plain flood over the tiles.
func audit(p *carve.Plot, b *carve.Brief) string {
	w, h := p.Grid.Width(), p.Grid.Height()
	locked, keys := map[int]string{}, map[int]string{}
	for _, m := range p.Marks {
		at := p.Grid.Index(m.At)
		if key, ok := m.Prop("key"); ok {
			locked[at] = key
		}
		if name, ok := m.Prop("name"); ok {
			keys[at] = name
		}
	}
	seen := make([]bool, w*h)
	held := map[string]bool{}
	for found := true; found; {
		found = false
		clear(seen)
		for stack := []int{p.Grid.Index(p.Up)}; len(stack) > 0; {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			t := p.Grid.At(p.Grid.PointAt(i))
			blocked := t.Has(grid.BlocksMove) && t != grid.ClosedDoor || t == grid.Pit || t == grid.DeepWater
			if seen[i] || blocked || locked[i] != "" && !held[locked[i]] {
				continue
			}
			seen[i] = true
			if key := keys[i]; key != "" && !held[key] {
				held[key], found = true, true
			}
			stack = append(stack, i-1, i+1, i-w, i+w) // the map's edge is wall
		}
	}
	switch {
	case p.Grid.At(p.Up) != grid.StairsUp:
		return "there is no stair up"
	case b.Down.Level != "" && p.Grid.At(p.Down) != grid.StairsDown:
		return "there is no stair down"
	case !seen[p.Grid.Index(p.Down)]:
		return "the lower end cannot be reached"
	}
	for i := range seen {
		at := p.Grid.PointAt(i)
		t := p.Grid.At(at)
		switch {
		case (at.X == 0 || at.Y == 0 || at.X == w-1 || at.Y == h-1) && t != grid.Wall:
			return "the map's edge is open"
		case !seen[i] && (!t.Has(grid.BlocksMove) || t == grid.ClosedDoor) && t != grid.Pit && t != grid.DeepWater:
			return "a " + t.String() + " is cut off"
		}
	}
	return auditStock(p, b, seen)
}

func auditStock(p *carve.Plot, b *carve.Brief, seen []bool) string {
	lairs := map[string]int{}
	taken := map[grid.Point]bool{}
	for _, s := range p.Slots {
		lairs[s.Lair]++
		switch {
		case !seen[p.Grid.Index(s.At)]:
			return "the " + s.Lair + " cannot be reached"
		case s.Size < 1 || s.Size > 6 || s.Depth != b.Depth:
			return "the " + s.Lair + " are not in measure"
		}
		taken[s.At] = true
	}
	prizes, starts := 0, 0
	if b.Down.Level == "" {
		prizes = 1
	}
	for _, m := range p.Marks {
		if m.Kind == "start" {
			starts++
		}
	}
	switch {
	case lairs["prize"] != prizes:
		return "the named thing is not where it should be"
	case (starts == 1) != (b.Up.Level == ""):
		return "the start is not where it should be"
	case lairs["light"] < 2 || lairs["healing"] < 1 || lairs["gear"] < 1 || lairs["treasure"] < 2:
		return "too little is to be found"
	}
	return ""
}

// The same brief gives the same plot; another seed another one.
func TestDigIsDeterministic(t *testing.T) {
	for seed := range uint64(9) {
		b := brief(seed)
		one, err := carve.Dig(b)
		require.NoError(t, err)
		two, err := carve.Dig(b)
		require.NoError(t, err)
		assert.Equal(t, picture(one), picture(two))
		assert.Equal(t, one.Marks, two.Marks)
		assert.Equal(t, one.Slots, two.Slots)
		b.Seed++
		other, err := carve.Dig(b)
		require.NoError(t, err)
		assert.NotEqual(t, picture(one), picture(other))
	}
}

// One level of each kind, as it stands. A change here changes what old seeds
// give, though no journal, which has its levels in itself.
func TestGoldenLevels(t *testing.T) {
	for n, kind := range carve.Kinds() {
		b := brief(uint64(n))
		require.Equal(t, kind, b.Kind)
		p, err := carve.Dig(b)
		require.NoError(t, err)
		file := filepath.Join("testdata", string(kind)+".golden")
		got := p.Name + "\n" + picture(p)
		if *update {
			require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
		}
		want, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, string(want), got)
	}
}

// picture draws a plot: the ground, and over it slots by their first letter
// and marks by a sign.
func picture(p *carve.Plot) string {
	over := map[grid.Point]rune{}
	for _, s := range p.Slots {
		over[s.At] = rune(s.Lair[0]) - 'a' + 'A'
	}
	signs := map[string]rune{"light": '!', "item": '?', "wind": '$', "start": '@'}
	for _, m := range p.Marks {
		if sign, ok := signs[m.Kind]; ok {
			over[m.At] = sign
		}
	}
	var text []rune
	for i := range p.Grid.Width() * p.Grid.Height() {
		at := p.Grid.PointAt(i)
		r := p.Grid.At(at).Rune()
		if sign, ok := over[at]; ok {
			r = sign
		}
		text = append(text, r)
		if at.X == p.Grid.Width()-1 {
			text = append(text, '\n')
		}
	}
	return string(text)
}

// Each refusal says what is wrong with the brief.
func TestDigRefuses(t *testing.T) {
	for _, c := range []struct {
		change func(*carve.Brief)
		want   string
	}{
		{func(b *carve.Brief) { b.Kind = "attic" }, `there is no kind of place "attic"; the kinds are rooms, crypt and caves`},
		{func(b *carve.Brief) { b.Depth = 101 }, "a depth of 101: it is 1 to 100"},
		{func(b *carve.Brief) { b.Width = 20 }, "a level of 20×"},
		{func(b *carve.Brief) { b.Up.At = grid.Point{X: 1, Y: 1} }, "the ends lie at 1,1 and "},
		{func(b *carve.Brief) { b.Down.At = b.Up.At }, "the ends lie at "},
	} {
		b := brief(3)
		c.change(&b)
		_, err := carve.Dig(b)
		assert.ErrorContains(t, err, c.want)
	}
}
