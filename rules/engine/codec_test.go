package engine

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// drawCommand is any command that a player or a mind could give.
func drawCommand(t *rapid.T) (string, rules.Command) {
	number := rapid.IntRange(-3, 3)
	point := rapid.Custom(func(t *rapid.T) grid.Point {
		return grid.Point{X: number.Draw(t, "x"), Y: number.Draw(t, "y")}
	})
	who, n := rules.Handle(number.Draw(t, "who")), number.Draw(t, "n")
	text := rapid.OneOf(rapid.SampledFrom([]string{"", "call", "<&>", "\"\\\n", "\xff", "\u2028é"}), rapid.String()).Draw(t, "text")
	to := grid.Direction(rapid.IntRange(0, 9).Draw(t, "to"))
	switch rapid.IntRange(0, 5).Draw(t, "type") {
	case 0:
		path := rapid.OneOf(rapid.Just[[]grid.Point](nil), rapid.SliceOf(point)).Draw(t, "path")
		return "move", rules.Move{Who: who, Path: path, Enter: rapid.Bool().Draw(t, "enter")}
	case 1:
		return "blind move", rules.BlindMove{Who: who, Toward: grid.Relative(to), Tiles: n}
	case 2:
		return "turn", rules.Turn{Who: who, To: to}
	case 3:
		at := rapid.Ptr(point, true).Draw(t, "at")
		return "act", rules.Act{Who: who, Do: rules.ActionID(text), At: at, Target: rules.Handle(n), Item: n, To: to, North: n == 0, Tiles: n, Words: text}
	case 4:
		return "answer", rules.Answer{Who: who, Choose: rules.ActionID(text), To: to, Words: text}
	}
	return "stage", rules.Stage{Edit: rules.StageEdit(text), Who: who, At: point.Draw(t, "at"), To: to, Name: text, Value: n}
}

// A command in a journal is what encoding/json makes of it, after its type.
func TestCommandsAreWrittenAsJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kind, c := drawCommand(t)
		body, err := json.Marshal(c)
		require.NoError(t, err)
		line, err := encode([]byte("before "), c)
		require.NoError(t, err)
		assert.Equal(t, `before {"type":"`+kind+`",`+string(body[1:]), string(line))
	})
}
