package main

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// asProgram is set where this test program is to be the program itself.
const asProgram = "PITCHDARK_TEST_AS_DARK"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(m.Run())
}

// A program that is killed at any moment has lost at most the command in
// flight: all that it asked for the next command after is in its journal, which
// goes on. Every tenth journal is a new one; the others are gone on with.
func TestKilledPlayLosesNothing(t *testing.T) {
	kills := 100
	if testing.Short() {
		kills = 10
	}
	folder, room := t.TempDir(), closet(t)
	moments := rand.New(rand.NewPCG(1, 2))
	begun, cut := 0, 0
	for i := range kills {
		args := []string{"play", room, "--resume", journalOf(folder, i)}
		before, playable := commandsIn(t, journalOf(folder, i))
		if !playable {
			os.Remove(journalOf(folder, i))
			args = []string{"play", room, "--seed", "1", "--journal", journalOf(folder, i)}
		}
		told := killed(t, args, i%4 > 0, time.Duration(moments.IntN(15_000))*time.Microsecond)
		asked := strings.Count(told, "\n> ")
		after, _ := commandsIn(t, journalOf(folder, i))
		assert.GreaterOrEqual(t, after-before, asked-1, "told of a command that is not in the journal")
		assert.LessOrEqual(t, after-before, asked, "a command is in the journal that was not asked for")
		if asked > 0 {
			begun++
			cut += after - before - asked + 1
		}
	}
	assert.GreaterOrEqual(t, begun, kills*2/3, "hardly any program came to play before it was killed")
	t.Logf("%d programs killed, %d in play, %d of them between saving a command and asking for the next", kills, begun, cut)
	for i := 0; i < kills; i += 10 {
		if _, playable := commandsIn(t, journalOf(folder, i)); playable {
			good(t, "end\n", "play", "--resume", journalOf(folder, i))
			assert.Contains(t, good(t, "", "replay", journalOf(folder, i), "--verify"), "is whole")
		}
	}
}

// journalOf is the same file for ten programs in a row.
func journalOf(folder string, i int) string {
	return filepath.Join(folder, fmt.Sprintf("%d.jsonl", i/10))
}

// commandsIn is how many commands a journal holds, and whether it is begun.
func commandsIn(t *testing.T, name string) (n int, playable bool) {
	t.Helper()
	data, err := os.ReadFile(name)
	if os.IsNotExist(err) {
		return 0, false
	}
	require.NoError(t, err)
	return bytes.Count(data, []byte(`{"n":`)), bytes.Contains(data, []byte(`{"level"`))
}

// killed starts the program, types on and on, kills it a while after its start
// or after it first asks for a command, and returns all that it said.
func killed(t *testing.T, args []string, inPlay bool, after time.Duration) string {
	t.Helper()
	c := exec.Command(os.Args[0], args...)
	c.Env = append(os.Environ(), asProgram+"=1")
	told := &listening{asked: make(chan struct{})}
	c.Stdout = told
	typing, err := c.StdinPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	go typeOn(typing)
	if inPlay {
		select {
		case <-told.asked:
		case <-time.After(time.Minute):
			t.Error("the program asks for nothing")
		}
	}
	time.Sleep(after)
	require.NoError(t, c.Process.Kill())
	c.Wait() // it was killed: that is no error here
	return told.said.String()
}

func typeOn(to io.Writer) {
	for {
		if _, err := io.WriteString(to, "end\n"); err != nil {
			return
		}
		time.Sleep(500 * time.Microsecond)
	}
}

// listening keeps what a program says, and tells when it first asks.
type listening struct {
	said  bytes.Buffer
	asked chan struct{}
	done  bool
}

func (l *listening) Write(b []byte) (int, error) {
	l.said.Write(b)
	if !l.done && strings.Contains(l.said.String(), "\n> ") {
		l.done = true
		close(l.asked)
	}
	return len(b), nil
}
