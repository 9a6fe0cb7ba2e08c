package engine_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
)

const twoLevels = `level upper
name Upper
theme stone
ambient dark

map
  #######
  #..#..#
  #.....#
  #..#.>#
  #######

mark 1,2 start facing=E
mark 5,3 stairs lower at=1,1
mark 5,1 creature goblin temper=bold

level lower
name Lower
theme stone
ambient dark

map
  #####
  #<..#
  #...X
  #####

mark 1,1 stairs upper at=5,2
mark 4,2 exit
mark 3,2 creature rat-swarm sleeping=true
`

// upper is the atlas of two small levels.
func upper(t require.TestingT) *maps.Atlas {
	levels, err := maps.Parse("two.map", []byte(twoLevels))
	require.NoError(t, err)
	a, err := maps.NewAtlas(levels...)
	require.NoError(t, err)
	return a
}

// down is a command of one that goes down the stairs when it can and plays at
// random when it cannot, or is down there.
func down(p *player, v *rules.View) rules.Command {
	for _, o := range v.Asks[0].Offers {
		switch {
		case v.Level != "upper" || o.Not != "":
		case o.Do == "stairs":
			return rules.Act{Who: 1, Do: "stairs"}
		case o.Do == "move" && v.Hero.At == grid.Point{X: 1, Y: 2}:
			return rules.Move{Who: 1, Path: []grid.Point{{X: 2, Y: 2}, {X: 3, Y: 2}, {X: 4, Y: 2}, {X: 5, Y: 3}}, Enter: true}
		}
	}
	return p.command(v)
}

// short is the journal of a short game on two levels, with the sums after each
// of its commands.
func short(t testing.TB) (journal []byte, sums map[int]string) {
	var sink bytes.Buffer
	s, err := engine.New(engine.Setup{Level: "two", Seed: 3}, engine.Options{Atlas: upper(t), Sink: &sink})
	require.NoError(t, err)
	seat, p := s.Party(), newPlayer(12)
	for s.Commands() < 24 && seat.Asked() > 0 {
		_ = seat.Do(down(p, seat.View(1)))
	}
	require.NoError(t, s.Err())
	require.Equal(t, 2, strings.Count(sink.String(), `{"level"`), "the hero took the stairs")
	w, _, err := engine.Watch(sink.Bytes(), engine.Options{Atlas: upper(t)})
	require.NoError(t, err)
	sums = map[int]string{0: w.Session().Sum()}
	for w.Step() {
		sums[w.Session().Commands()] = w.Session().Sum()
	}
	return sink.Bytes(), sums
}

// opens checks that a damaged journal opens as the game stood after a whole
// command, and says what is wrong with it in one sentence, or does not open and
// says why not in one.
func opens(t *testing.T, journal []byte, sums map[int]string, what string, n int) {
	t.Helper()
	s, damage, err := engine.Resume(journal, engine.Options{Atlas: upper(t)})
	if err != nil {
		assert.NotContains(t, err.Error(), "\n", "%s %d", what, n)
		return
	}
	require.Equal(t, sums[s.Commands()], s.Sum(), "%s %d: it opens to a game that never was", what, n)
	if damage != nil {
		assert.NotContains(t, damage.Error(), "\n")
		assert.Positive(t, damage.Line)
	} else if s.Commands() < len(sums)-1 {
		assert.True(t, len(journal) == 0 || journal[len(journal)-1] == '\n', "%s %d: nothing says that commands are missing", what, n)
	}
}

// stride is how many bytes lie between those that are tried.
func stride() int {
	if testing.Short() {
		return 23
	}
	return 1
}

// A journal cut at any byte opens up to the cut.
func TestACutJournalOpens(t *testing.T) {
	journal, sums := short(t)
	for n := 0; n < len(journal); n += stride() {
		opens(t, journal[:n], sums, "cut at", n)
	}
	opens(t, journal, sums, "cut at", len(journal))
}

// A journal with any byte changed opens up to the change.
func TestAFlippedJournalOpens(t *testing.T) {
	journal, sums := short(t)
	r := rand.New(rand.NewPCG(1, 2))
	for n := 0; n < len(journal); n += stride() {
		for range 3 {
			bad := bytes.Clone(journal)
			bad[n] ^= 1 << r.IntN(8)
			opens(t, bad, sums, "flipped", n)
		}
	}
}

// Lines after the end, twice over or in the wrong order are damage, not more
// game.
func TestAJournalOfTooMuch(t *testing.T) {
	journal, sums := short(t)
	lines := bytes.SplitAfter(journal, []byte("\n"))
	lines = lines[:len(lines)-1]
	for i := range lines {
		twice := bytes.Join(append(append([][]byte{}, lines[:i+1]...), lines[i:]...), nil)
		opens(t, twice, sums, "line twice", i)
		swapped := append([][]byte{}, lines...)
		swapped[i], swapped[len(lines)-1-i] = swapped[len(lines)-1-i], swapped[i]
		opens(t, bytes.Join(swapped, nil), sums, "lines exchanged", i)
		missing := append(append([][]byte{}, lines[:i]...), lines[i+1:]...)
		opens(t, bytes.Join(missing, nil), sums, "line missing", i)
	}
}

// Commands after the end of the game are damage.
func TestCommandsAfterTheEnd(t *testing.T) {
	s, journal := auto(t, "dark-room", 1, 3000)
	require.NotEmpty(t, s.Ended())
	lines := bytes.SplitAfter(journal, []byte("\n"))
	last := lines[len(lines)-2]
	more := bytes.Replace(last, []byte(`{"n":`+strconv.Itoa(s.Commands())+`,`), []byte(`{"n":`+strconv.Itoa(s.Commands()+1)+`,`), 1)
	require.NotEqual(t, last, more)
	again, damage, err := engine.Resume(append(bytes.Clone(journal), more...), engine.Options{Atlas: open(t, "dark-room")})
	require.NoError(t, err)
	require.NotNil(t, damage)
	assert.Equal(t, s.Sum(), again.Sum())
	assert.Equal(t, len(lines), damage.Line)
}

// full is a disk that has room for so many bytes.
type full struct {
	bytes.Buffer
	room int
}

var errFull = errors.New("no space left on device")

func (f *full) Write(line []byte) (int, error) {
	if f.Len()+len(line) > f.room {
		n, _ := f.Buffer.Write(line[:f.room-f.Len()])
		return n, errFull
	}
	return f.Buffer.Write(line)
}

// When the disk is full, play stops with one sentence, nothing more is
// accepted, and what was written plays up to its last whole line.
func TestAFullDiskStopsPlay(t *testing.T) {
	_, sums := short(t)
	for room := 0; room < 4000; room += 37 {
		disk := &full{room: room}
		s, err := engine.New(engine.Setup{Level: "two", Seed: 3}, engine.Options{Atlas: upper(t), Sink: disk})
		if err != nil {
			require.ErrorIs(t, err, errFull)
			assert.NotContains(t, err.Error(), "\n")
			continue
		}
		seat, p := s.Party(), newPlayer(12)
		for err = nil; seat.Asked() > 0 && s.Err() == nil && s.Commands() < 40; {
			err = seat.Do(down(p, seat.View(1)))
		}
		if s.Err() == nil {
			continue
		}
		require.ErrorIs(t, err, errFull)
		assert.NotContains(t, err.Error(), "\n")
		commands, written := s.Commands(), disk.Len()
		require.ErrorIs(t, seat.Do(rules.Act{Who: 1, Do: "wait"}), errFull)
		assert.False(t, s.Advance())
		assert.Equal(t, commands, s.Commands(), "nothing more is accepted")
		assert.Equal(t, written, disk.Len())
		again, _, err := engine.Resume(disk.Bytes(), engine.Options{Atlas: upper(t)})
		require.NoError(t, err)
		if sum, ok := sums[again.Commands()]; ok {
			assert.Equal(t, sum, again.Sum())
		}
	}
}
