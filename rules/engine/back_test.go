package engine_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules/engine"
)

// A table's game goes back, and goes on from there; its journal plays to the
// same end.
func TestGoingBack(t *testing.T) {
	var journal bytes.Buffer
	o := engine.Options{Atlas: open(t, "cellar"), Sink: &journal}
	s, err := engine.New(engine.Setup{Level: "cellar", Seed: 5, Auto: true, Table: true}, o)
	require.NoError(t, err)
	var sums []string
	for range 12 {
		sums = append(sums, s.Sum())
		require.True(t, s.Advance())
	}
	commands := s.Commands()
	_, err = engine.Back(journal.Bytes(), commands+1, o)
	require.ErrorContains(t, err, "cannot go back")

	o.Atlas = open(t, "cellar")
	back, err := engine.Back(bytes.Clone(journal.Bytes()), 4, o)
	require.NoError(t, err)
	assert.Equal(t, 4, back.Commands())
	assert.Contains(t, sums, back.Sum())
	for range 3 {
		require.True(t, back.Advance())
	}
	again, damage, err := engine.Resume(journal.Bytes(), engine.Options{Atlas: open(t, "cellar")})
	require.NoError(t, err)
	require.Nil(t, damage)
	assert.Equal(t, back.Sum(), again.Sum())
}

// What is done in a crawl is done.
func TestCrawlsDoNotGoBack(t *testing.T) {
	_, journal := auto(t, "cellar", 5, 3)
	_, err := engine.Back(journal, 1, engine.Options{Atlas: open(t, "cellar")})
	assert.ErrorContains(t, err, "what is done in a crawl is done")
}
