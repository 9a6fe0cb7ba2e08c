package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// arena is the atlas of a place with something of everything.
func arena(t require.TestingT) *maps.Atlas {
	levels, _, err := maps.Read(os.DirFS("testdata"), "soak.map")
	require.NoError(t, err)
	a, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	return a
}

// eventKinds are all kinds of event that the vocabulary names.
func eventKinds(t *testing.T) []string {
	file, err := parser.ParseFile(token.NewFileSet(), "../event.go", nil, 0)
	require.NoError(t, err)
	var kinds []string
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok {
			if of, ok := spec.Type.(*ast.Ident); ok && of.Name == "Kind" {
				kind, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
				require.NoError(t, err)
				kinds = append(kinds, kind)
			}
		}
		return true
	})
	require.Greater(t, len(kinds), 40)
	return kinds
}

// fired is what came up in random play.
type fired map[string]int

func (f fired) missing(t *testing.T) (missing []string) {
	for _, row := range core.New().Actions() {
		if key := actionKey(row.Phase, row.ID); f[key] == 0 {
			missing = append(missing, key)
		}
	}
	for _, kind := range eventKinds(t) {
		if f["event "+kind] == 0 {
			missing = append(missing, "event "+kind)
		}
	}
	return missing
}

func actionKey(phase rules.PhaseID, id rules.ActionID) string {
	return "action " + string(phase) + " " + string(id)
}

// soak plays one game at random, with a game master's hand in it now and then,
// and holds every step to what must always be so.
func soak(t *testing.T, seed uint64, steps int, f fired) {
	s, err := engine.New(engine.Setup{Level: "arena", Seed: seed, Heroes: core.Heroes()}, engine.Options{Atlas: arena(t)})
	require.NoError(t, err)
	seat, master, p := s.Party(), s.Master(), newPlayer(seed)
	for do, n := range map[rules.ActionID]int{
		"shoot": 40, "throw": 6, "identify": 9, "shutter": 9, "unlock": 9, "load": 9, "use": 9, "take": 9, "ready": 4, "hide": 4, "stairs": 40,
		"leave": 9, "sneak attack": 9, "bandage": 9, "douse": 6, "light": 4, "close": 6, "rest": 2,
	} {
		p.fond[do] = n
	}
	w := s.Truth(world.Pass{})
	for range steps {
		h := seat.Asked()
		if h == 0 {
			break
		}
		if p.IntN(12) == 0 {
			_ = master.Do(meddle(p, w))
			if h = seat.Asked(); h == 0 {
				break
			}
		}
		v := seat.View(h)
		phase := v.Asks[0].Phase
		c := p.command(v)
		if seat.Do(c) == nil {
			f[actionKey(phase, idOf(c))]++
		}
		require.NoError(t, s.Err(), "seed %d, %+v", seed, c)
		for _, e := range master.Events(0) {
			f["event "+string(e.Kind)]++
		}
		whole(t, w, seed)
	}
}

func idOf(c rules.Command) rules.ActionID {
	switch c := c.(type) {
	case rules.Move:
		return "move"
	case rules.BlindMove:
		return "blind move"
	case rules.Turn:
		return "turn"
	case rules.Act:
		return c.Do
	case rules.Answer:
		return c.Choose
	}
	return ""
}

// meddle is a game master's edit: time flies, or somebody is hurt or healed.
func meddle(p *player, w *world.World) rules.Command {
	who := world.Truth(world.ActorID(p.IntN(len(w.Actors))))
	at := grid.Point{X: 1 + p.IntN(24), Y: 1 + p.IntN(12)}
	if p.IntN(2) == 0 {
		spots := []grid.Point{{X: 22, Y: 9}, {X: 6, Y: 2}, {X: 3, Y: 6}, {X: 4, Y: 7}, {X: 6, Y: 7}, {X: 5, Y: 6}, {X: 9, Y: 6}, {X: 9, Y: 2}, {X: 2, Y: 11}, {X: 1, Y: 12}}
		who, at = world.Truth(world.ActorID(p.IntN(6))), spots[p.IntN(len(spots))]
		if p.IntN(2) == 0 {
			return rules.Stage{Edit: rules.StagePlace, Who: who, At: at}
		}
		return rules.Stage{Edit: rules.StageSheet, Who: who, Name: "hp", Value: 40}
	}
	switch p.IntN(6) {
	case 0:
		return rules.Stage{Edit: rules.StageClock, Value: p.IntN(200)}
	case 1:
		return rules.Stage{Edit: rules.StageSheet, Who: who, Name: "hp", Value: p.IntN(30) - 5}
	case 2:
		return rules.Stage{Edit: rules.StageLight, At: at, Name: "core/torch"}
	case 3:
		return rules.Stage{Edit: rules.StagePlace, Who: who, At: at}
	case 4:
		return rules.Stage{Edit: rules.StageZone, At: at, Value: p.IntN(102)}
	}
	return rules.Stage{Edit: rules.StageDoor, At: grid.Point{X: 7, Y: 2}, Value: p.IntN(2)}
}

// whole holds a world to what must be so between any two commands.
func whole(t *testing.T, w *world.World, seed uint64) {
	t.Helper()
	walking := len(w.Frames) > 0
	at := map[[3]int]string{}
	for _, a := range w.Actors {
		assert.LessOrEqual(t, a.HP, a.MaxHP, "%s, seed %d", a.Name, seed)
		assert.LessOrEqual(t, w.HandsFull(a.ID), 2, "hands of %s, seed %d, round %d", a.Name, seed, w.Round)
		if a.Stands() {
			assert.Positive(t, a.HP, "%s stands, seed %d, round %d", a.Name, seed, w.Round)
			assert.False(t, w.LevelOf(a).Grid.At(a.At).Has(grid.BlocksMove), "%s in a wall at %v, seed %d", a.Name, a.At, seed)
			key := [3]int{int(a.Level), a.At.X, a.At.Y}
			assert.True(t, at[key] == "" || walking, "%s and %s both at %v, seed %d, round %d", at[key], a.Name, a.At, seed, w.Round)
			at[key] = a.Name
		}
		handles := map[rules.Handle]bool{}
		for _, q := range a.Senses.Percepts {
			assert.False(t, handles[q.Handle], "two percepts of %s have handle %d, seed %d", a.Name, q.Handle, seed)
			handles[q.Handle] = true
		}
	}
	for _, it := range w.Items {
		assert.False(t, it.Lit && it.Gone, "a %s that is gone burns", it.Kind)
		assert.GreaterOrEqual(t, it.Left, 0)
	}
	sameLight(t, w, seed)
	assert.Equal(t, w.Digest(), w.Digest())
}

// sameLight compares every level's light with one computed from nothing.
func sameLight(t *testing.T, w *world.World, seed uint64) {
	for id, l := range w.Levels {
		fresh := *w
		level := *l
		level.Lit, level.Changed = nil, nil
		fresh.Levels = append([]*world.Level(nil), w.Levels...)
		fresh.Levels[id] = &level
		light.Update(&fresh, world.LevelID(id))
		for i := range l.Grid.Width() * l.Grid.Height() {
			p := l.Grid.PointAt(i)
			if l.Lit.Level(p) != level.Lit.Level(p) {
				assert.Equal(t, level.Lit.Level(p), l.Lit.Level(p), "light of %s at %v, seed %d, round %d", l.ID, p, seed, w.Round)
				return
			}
		}
	}
}

// Random legal play until every action and every kind of event has come up;
// what must always be so is so after every command. SOAK=long plays on.
func TestSoak(t *testing.T) {
	least, most, steps := 20, 300, 600
	switch soak := os.Getenv("SOAK"); {
	case soak == "long":
		least, most, steps = 2000, 4000, 1500
	case soak == "short":
		least = 100
	case testing.Short():
		least, most, steps = 2, 2, 150
	}
	f := fired{}
	for seed := 0; seed < least || seed < most && len(f.missing(t)) > 0; seed++ {
		soak(t, uint64(seed), steps, f)
		if t.Failed() {
			t.FailNow()
		}
	}
	missing := f.missing(t)
	t.Logf("%d actions and events; missing: %v", len(f), missing)
	if !testing.Short() {
		assert.Empty(t, missing, "these never came up")
	}
}
