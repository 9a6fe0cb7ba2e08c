package engine_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
)

// given plays a crawl for a while and gives it up.
func given(t *testing.T) (*engine.Session, []byte) {
	t.Helper()
	var journal bytes.Buffer
	s, err := engine.New(engine.Setup{Level: "cellar", Seed: 3, Auto: true}, engine.Options{Atlas: open(t, "cellar"), Sink: &journal})
	require.NoError(t, err)
	for range 12 {
		require.True(t, s.Advance())
	}
	require.NoError(t, s.GiveUp())
	return s, journal.Bytes()
}

// A crawl that is given up is over for good, and its journal says so
// [DK-HST-04].
func TestAGivenUpCrawlIsOver(t *testing.T) {
	s, journal := given(t)
	assert.Equal(t, engine.GaveUp, s.Ended())
	assert.False(t, s.Advance())
	var refusal *rules.Refusal
	require.ErrorAs(t, s.GiveUp(), &refusal)
	require.ErrorAs(t, s.Party().Do(rules.Turn{Who: 1}), &refusal)
	assert.Equal(t, 1, bytes.Count(journal, []byte(`{"end":"gave up","sum":"`+s.Sum())))
	events := s.Party().Events(1)
	assert.Equal(t, rules.Ended, events[len(events)-1].Kind)

	again, damage, err := engine.Resume(journal, engine.Options{Atlas: open(t, "cellar"), Verify: true})
	require.NoError(t, err)
	require.Nil(t, damage)
	assert.Equal(t, s.Sum(), again.Sum())
	assert.Equal(t, engine.GaveUp, again.Ended())
}

func TestAGivenUpCrawlIsWatchedToItsEnd(t *testing.T) {
	s, journal := given(t)
	p, damage, err := engine.Watch(journal, engine.Options{Atlas: open(t, "cellar")})
	require.NoError(t, err)
	require.Nil(t, damage)
	steps := 0
	for p.Step() {
		steps++
	}
	assert.Equal(t, p.Len(), steps)
	assert.Equal(t, s.Commands()+1, steps)
	assert.Equal(t, s.Sum(), p.Session().Sum())
	assert.Equal(t, engine.GaveUp, p.Session().Ended())
}

func TestAWrongEndIsDamage(t *testing.T) {
	s, journal := given(t)
	whole := bytes.LastIndexByte(journal[:len(journal)-1], '\n') + 1
	for name, end := range map[string]string{
		"another sum": `{"end":"gave up","sum":"0000000000000000"}` + "\n",
		"another end": `{"end":"escaped","sum":"` + s.Sum() + `"}` + "\n",
		"more in it":  `{"end":"gave up","sum":"` + s.Sum() + `","prize":1}` + "\n",
	} {
		bad := append(bytes.Clone(journal[:whole]), end...)
		again, damage, err := engine.Resume(bad, engine.Options{Atlas: open(t, "cellar")})
		require.NoError(t, err, name)
		require.NotNil(t, damage, name)
		assert.Equal(t, bytes.Count(bad, []byte("\n")), damage.Line, name)
		assert.Empty(t, again.Ended(), name)
		assert.Equal(t, s.Commands(), again.Commands(), name)
	}
	_, damage, err := engine.Resume(append(bytes.Clone(journal), journal[whole:]...), engine.Options{Atlas: open(t, "cellar")})
	require.NoError(t, err)
	require.ErrorContains(t, damage, "the game was over before it")
}
