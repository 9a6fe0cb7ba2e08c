package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	gomaps "maps"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// arena is the atlas of a place with something of everything.
func arena(t require.TestingT) *maps.Atlas { return coreField.atlas(t) }

func (f *field) atlas(t require.TestingT) *maps.Atlas {
	levels, _, err := maps.Read(os.DirFS("testdata"), f.arena)
	require.NoError(t, err)
	a, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	return a
}

// eventKinds are all kinds of event that the vocabulary names.
func eventKinds(t *testing.T) []string {
	kinds := kindsIn(t, "../event.go")
	require.Greater(t, len(kinds), 40)
	return kinds
}

// ownKinds are the kinds of event that only this system has.
func (f *field) ownKinds(t *testing.T) (kinds []string) {
	files, err := filepath.Glob(filepath.Join("..", f.system, "*.go"))
	require.NoError(t, err)
	for _, file := range files {
		kinds = append(kinds, kindsIn(t, file)...)
	}
	return kinds
}

func kindsIn(t *testing.T, path string) (kinds []string) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	require.NoError(t, err)
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && isKind(spec.Type) && len(spec.Values) > 0 {
			if lit, ok := spec.Values[0].(*ast.BasicLit); ok {
				kind, err := strconv.Unquote(lit.Value)
				require.NoError(t, err)
				kinds = append(kinds, kind)
			}
		}
		return true
	})
	return kinds
}

// isKind reports whether a type is written Kind or rules.Kind.
func isKind(e ast.Expr) bool {
	if of, ok := e.(*ast.SelectorExpr); ok {
		e = of.Sel
	}
	of, ok := e.(*ast.Ident)
	return ok && of.Name == "Kind"
}

// fired is what came up in random play.
type fired map[string]int

func (f fired) missing(t *testing.T, of *field) (missing []string) {
	for _, row := range of.rules.Actions() {
		if key := actionKey(row.Phase, row.ID); f[key] == 0 {
			missing = append(missing, key)
		}
	}
	for _, kind := range append(eventKinds(t), of.ownKinds(t)...) {
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
func (f *field) soak(t *testing.T, seed uint64, steps int, up fired) {
	s, err := engine.New(engine.Setup{System: f.system, Level: "arena", Seed: seed, Heroes: f.heroes}, engine.Options{Atlas: f.atlas(t)})
	require.NoError(t, err)
	seat, master, p := s.Party(), s.Master(), newPlayer(seed)
	gomaps.Copy(p.fond, f.fond)
	w := s.Truth(world.Pass{})
	for range steps {
		h := seat.Asked()
		if h == 0 {
			break
		}
		if p.IntN(12) == 0 {
			_ = master.Do(f.meddle(p, w))
			if h = seat.Asked(); h == 0 {
				break
			}
		}
		v := seat.View(h)
		phase := v.Asks[0].Phase
		c := p.command(v)
		if seat.Do(c) == nil {
			up[actionKey(phase, idOf(c))]++
		}
		require.NoError(t, s.Err(), "seed %d, %+v", seed, c)
		for _, e := range master.Events(0) {
			up["event "+string(e.Kind)]++
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
func (f *field) meddle(p *player, w *world.World) rules.Command {
	who := world.Truth(world.ActorID(p.IntN(len(w.Actors))))
	at := grid.Point{X: 1 + p.IntN(24), Y: 1 + p.IntN(12)}
	if p.IntN(2) == 0 {
		who, at = world.Truth(world.ActorID(p.IntN(6))), f.spots[p.IntN(len(f.spots))]
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
		return rules.Stage{Edit: rules.StageLight, At: at, Name: f.system + "/torch"}
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
			assert.True(t, a.HP > 0 || a.Falls, "%s stands, seed %d, round %d", a.Name, seed, w.Round)
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
// what must always be so is so after every command. SOAK=long plays on. Of a
// system whose games are slow a plain test plays a few only.
func TestSoak(t *testing.T) {
	for i := range fields {
		t.Run(fields[i].system, fields[i].soaks)
	}
}

func (f *field) soaks(t *testing.T) {
	least, most, steps := 20, 300, 600
	switch soak := os.Getenv("SOAK"); {
	case soak == "long":
		least, most, steps = 2000, 4000, 1500
	case soak == "short":
		least = 100
	case testing.Short():
		least, most, steps = 2, 2, 150
	}
	complete := f.slower == 1 // of a slow system not all has come up yet: what is missing is told
	if least, most = 1+least/f.slower, 1+most/f.slower; !complete {
		most = least
	}
	up := fired{}
	for seed := 0; seed < least || seed < most && len(up.missing(t, f)) > 0; seed++ {
		f.soak(t, uint64(seed), steps, up)
		if t.Failed() {
			t.FailNow()
		}
	}
	missing := up.missing(t, f)
	t.Logf("%d actions and events; missing: %v", len(up), missing)
	if complete && !testing.Short() {
		assert.Empty(t, missing, "these never came up")
	}
}
