package engine_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/scenario"
	"pitchdark/rules/tabletest"
)

var (
	oddNumbers = []int{0, 1, -1, 2, 3, 7, 99, 100, 101, 1_000_000, 1_000_001, math.MaxInt32, math.MinInt32}
	oddActions = []rules.ActionID{
		"", "move", "blind move", "turn", "attack", "free attack", "sneak attack", "shoot", "throw", "identify", "light", "douse",
		"drop", "throw light", "open", "take", "ready", "use", "bandage", "end", "words", "strike", "hold", "go on", "meet", "face", "grow", "leave", "stairs", "fly",
	}
	oddWords = []string{"", "touch", "voice", "smell", "known", "call", "Attack", "\xff\xfe", strings.Repeat("x", 300), "\u2028<&>"}
)

// odd makes a command that is likely to be malformed.
func odd(r *rand.Rand) rules.Command {
	number := func() int { return oddNumbers[r.IntN(len(oddNumbers))] }
	who := rules.Handle(number())
	if r.IntN(2) == 0 {
		who = 1
	}
	point := grid.Point{X: number(), Y: number()}
	to := grid.Direction(r.IntN(300))
	words := oddWords[r.IntN(len(oddWords))]
	switch r.IntN(10) {
	case 0:
		path := make([]grid.Point, r.IntN(9))
		for i := range path {
			path[i] = grid.Point{X: number(), Y: number()}
		}
		return rules.Move{Who: who, Path: path, Enter: r.IntN(2) == 0}
	case 1:
		return rules.BlindMove{Who: who, Toward: grid.Relative(r.IntN(300)), Tiles: number()}
	case 2:
		return rules.Turn{Who: who, To: to}
	case 3:
		return rules.Answer{Who: who, Choose: oddActions[r.IntN(len(oddActions))], To: to, Words: words}
	case 4:
		return rules.Stage{Edit: []rules.StageEdit{"", rules.StagePlace, rules.StageSheet, rules.StageZone}[r.IntN(4)], Who: who, At: point, Value: number()}
	case 5:
		return []rules.Command{nil, (*rules.Move)(nil), (*rules.Act)(nil), &rules.Act{Who: 1, Do: "wait"}, &rules.BlindMove{Who: 1, Tiles: 1}}[r.IntN(5)]
	}
	act := rules.Act{Who: who, Do: oddActions[r.IntN(len(oddActions))], Target: rules.Handle(number()), Item: number(), To: to, Tiles: number(), Words: words}
	if r.IntN(2) == 0 {
		act.At = &point
	}
	return act
}

// state is everything that a refused command must leave as it is.
type state struct {
	digest uint64
	sum    string
	view   rules.View
	lines  int
}

func stateOf(s *engine.Session, seat *engine.Seat, sink *lines) state {
	v := *seat.View(1)
	return state{s.Truth(world.Pass{}).Digest(), s.Sum(), v, len(*sink)}
}

// lines is a sink that keeps a journal's lines.
type lines [][]byte

func (l *lines) Write(line []byte) (int, error) {
	*l = append(*l, append([]byte(nil), line...))
	return len(line), nil
}

// Commands out of all bounds, at seats of a hero, of nobody and of a game
// master, at random moments of play: a refused one changes nothing, and is
// refused by a rule in a sentence [DK-CMD-01].
func TestRefusedCommandsChangeNothing(t *testing.T) {
	moments := 150
	if testing.Short() {
		moments = 30
	}
	for _, dungeon := range []string{"cellar", "dark-room"} {
		var sink lines
		s, err := engine.New(engine.Setup{Level: dungeon, Seed: 5}, engine.Options{Atlas: open(t, dungeon), Sink: &sink})
		require.NoError(t, err)
		seat, other := s.Party(), s.Hero(4)
		p, refusals := newPlayer(5), 0
		for range moments {
			seat.Events(1)
			for range 40 {
				c := odd(p.Rand)
				before := stateOf(s, s.Party(), &sink)
				to := seat
				if p.IntN(4) == 0 {
					to = other
				}
				err := to.Do(c)
				if err == nil {
					break
				}
				refusals++
				var refusal *rules.Refusal
				require.ErrorAs(t, err, &refusal, "%#v", c)
				require.NotEmpty(t, refusal.Rule, "%#v", c)
				require.NotEmpty(t, refusal.Why, "%#v", c)
				require.Equal(t, before, stateOf(s, s.Party(), &sink), "%#v", c)
				require.Empty(t, seat.Events(1), "%#v", c)
			}
			if seat.Asked() == 0 {
				break
			}
			_ = seat.Do(p.command(seat.View(1)))
			require.NoError(t, s.Err())
		}
		assert.Greater(t, refusals, 400, dungeon)
		replayed(t, s, dungeon, sink)
	}
}

// replayed checks that a journal's replay ends where its game does.
func replayed(t *testing.T, s *engine.Session, dungeon string, sink lines) {
	t.Helper()
	again, damage, err := engine.Resume(join(sink), engine.Options{Atlas: open(t, dungeon)})
	require.NoError(t, err)
	require.Nil(t, damage)
	require.Equal(t, s.Sum(), again.Sum())
}

func join(sink lines) []byte {
	var all []byte
	for _, line := range sink {
		all = append(all, line...)
	}
	return all
}

// The refusals that the core owes at least, each by its rule [DK-CMD-04].
func TestRefusalsOfTheCore(t *testing.T) {
	at := func(x, y int) *grid.Point { return &grid.Point{X: x, Y: y} }
	tabletest.Play(t, "DK-CMD-04", scenario.Position{
		Map:    "#######\n#b..o.#\n#######",
		Actors: []string{"b bran bare hero facing=E", "o ogre vision=normal"},
		Lights: []string{"torch b out"},
		Items:  []string{"bow b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-MOV-01", rules.BlindMove{Toward: grid.Forward})
		b.Refused("DK-MOV-01", rules.BlindMove{Toward: grid.Forward, Tiles: 7})
		b.Refused("DK-MOV-01", rules.Move{Path: []grid.Point{{X: 2, Y: 1}}})
		b.Refused("DK-BLD-04", rules.Act{Do: "shoot", Target: 100})
		b.Refused("DK-BLD-02", rules.Act{Do: "attack", At: at(4, 1)})
		b.Refused("DK-BLD-05", rules.Act{Do: "identify", Target: 100, Words: "touch"})
		b.Refused("DK-MOV-08", rules.Answer{Choose: "nothing"})
		b.Refused("DK-LGT-08", rules.Act{Do: "light", Item: 1})
		b.Act("wait")
		b.Act("wait")
		b.Refused("DK-HST-02", rules.Act{Do: "wait"})
		b.Act("end")
		table.Wait('o')
		var refusal *rules.Refusal
		require.ErrorAs(t, table.S.Party().Do(rules.Act{Who: 1, Do: "wait"}), &refusal)
		assert.Equal(t, rules.RuleID("DK-HST-02"), refusal.Rule, "not its turn")
		require.ErrorAs(t, table.S.Party().Do(rules.Stage{Edit: rules.StageClock, Value: 1}), &refusal)
		assert.Equal(t, rules.RuleID("DK-VIS-05"), refusal.Rule, "not a game master's")
		require.ErrorAs(t, table.S.Party().Do(rules.Act{Who: 2, Do: "wait"}), &refusal)
		assert.Equal(t, rules.RuleID("DK-VIS-05"), refusal.Rule, "not its own")
	})
	tabletest.Play(t, "DK-CMD-04", scenario.Position{
		Map:    "####\n#bo#\n####",
		Actors: []string{"b bran bare hero facing=E blinded=9", "o ogre bare"},
		Items:  []string{"bow b"},
	}, func(table *tabletest.Table) {
		b := table.Seat('b')
		b.Refused("DK-BLD-01", rules.Act{Do: "shoot", Target: 100})
		b.Act("free attack", rules.Act{At: at(2, 1)})
		b.Refused("DK-STL-02", rules.Act{Do: "free attack", At: at(2, 1)})
	})
	tabletest.Play(t, "DK-CMD-04", scenario.Position{
		Map:    "####\n#b.#\n####",
		Actors: []string{"b bran bare hero facing=E"},
		Lights: []string{"torch b out"}, Items: []string{"great-sword b", "tinderbox b pack"},
	}, func(table *tabletest.Table) {
		table.W.Things(0)[0].Where = rules.InPack
		table.Seat('b').Refused("DK-LGT-08", rules.Act{Do: "light", Item: 1})
	})
}
