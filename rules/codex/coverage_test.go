package codex_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/codex"
)

// listed is the number of different rules above which a file is a list of
// rules, and no evidence that any of them is kept.
const listed = 40

var ruleName = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]{2,4}-[0-9]{2}\b`)

// evidence holds the rules that the repository's code and its tests cite.
type evidence struct{ code, tests map[rules.RuleID]bool }

// gather reads every Go file and scene below a root; what stands in
// rules/codex, in testdata (scenes excepted) or in hidden folders does not
// count.
func gather(root fs.FS) (evidence, error) {
	found := evidence{map[rules.RuleID]bool{}, map[rules.RuleID]bool{}}
	err := fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (name == "rules/codex" || name != "." && strings.HasPrefix(entry.Name(), ".")):
			return fs.SkipDir
		case entry.IsDir():
			return nil
		}
		kept := found.place(name)
		if kept == nil {
			return nil
		}
		text, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		if cited := citations(string(text)); len(cited) <= listed {
			for id := range cited {
				kept[id] = true
			}
		}
		return nil
	})
	return found, err
}

// place is the set to which a file's citations go, nil for none.
func (e evidence) place(name string) map[rules.RuleID]bool {
	switch {
	case path.Ext(name) == ".scene":
		return e.tests
	case path.Ext(name) != ".go", strings.Contains("/"+name, "/testdata/"):
		return nil
	case strings.HasSuffix(name, "_test.go"):
		return e.tests
	}
	return e.code
}

func citations(text string) map[rules.RuleID]bool {
	cited := map[rules.RuleID]bool{}
	for _, name := range ruleName.FindAllString(text, -1) {
		cited[rules.RuleID(name)] = true
	}
	return cited
}

// Every rule of the book is cited by code and by a test or scene. notYet lists
// those that still wait; a rule that has both must leave it.
func TestEveryRuleHasCodeAndTest(t *testing.T) {
	found, err := gather(os.DirFS("../.."))
	require.NoError(t, err)
	waiting := 0
	for _, e := range codex.All() {
		covered := found.code[e.ID] && found.tests[e.ID]
		switch {
		case notYet[e.ID]:
			waiting++
			assert.False(t, covered, "%s has code and test now: strike it from notYet", e.ID)
		case !found.code[e.ID]:
			assert.Fail(t, "rule without code", "no code cites %s, %s", e.ID, e.Title)
		case !found.tests[e.ID]:
			assert.Fail(t, "rule without test", "no test or scene cites %s, %s", e.ID, e.Title)
		}
	}
	assert.Len(t, notYet, waiting, "notYet lists a rule that is not in the book")
}
