package codex_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
)

func TestGatherCountsOnlyEvidence(t *testing.T) {
	var list strings.Builder
	for n := range listed + 1 {
		fmt.Fprintf(&list, "// XX-LST-%02d\n", n)
	}
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	found, err := gather(fstest.MapFS{
		"rules/a.go":                    file("// Walks [XX-AAA-01, XX-AAA-02]."),
		"rules/a_test.go":               file("// XX-AAA-01"),
		"rules/core/testdata/one.scene": file("scene XX-AAA-03 a walker"),
		"rules/core/testdata/b.go":      file("// XX-BBB-01"),
		"rules/codex/c.go":              file("// XX-CCC-01"),
		".cache/d.go":                   file("// XX-DDD-01"),
		"notes.md":                      file("XX-EEE-01"),
		"rules/f.go":                    file("// XX-FFF-1, XX-FFF-001, AXX-FFF-01"),
		"rules/list.go":                 file(list.String()),
	})
	require.NoError(t, err)
	assert.Equal(t, map[rules.RuleID]bool{"XX-AAA-01": true, "XX-AAA-02": true}, found.code)
	assert.Equal(t, map[rules.RuleID]bool{"XX-AAA-01": true, "XX-AAA-03": true}, found.tests)
}
