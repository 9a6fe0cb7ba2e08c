package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/core"
)

// A system's table has at most one row for an action in a phase: who asks for
// one action finds all that is offered of it [DK-CMD-01].
func TestOneRowForAnAction_DK_CMD_01(t *testing.T) {
	type key struct {
		phase rules.PhaseID
		do    rules.ActionID
	}
	rows := map[key]bool{}
	for _, row := range core.New().Actions() {
		k := key{row.Phase, row.ID}
		require.False(t, rows[k], "%v", k)
		rows[k] = true
	}
	assert.NotEmpty(t, rows)
}
