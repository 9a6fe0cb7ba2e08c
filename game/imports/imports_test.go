package imports

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryImportIsInTheTable(t *testing.T) {
	for _, s := range sources(t) {
		if s.test { // tests may be clients of what tests them
			continue
		}
		_, _, known := rowFor(s.folder)
		assert.True(t, known, "%s: the folder %s has no place in the house", s.name, s.folder)
		for spec, target := range s.imports {
			if folder, ok := ours(target); ok && known {
				assert.True(t, permitted(s.folder, folder), "%s: %s may not import %s", s.at(spec), s.folder, folder)
			}
		}
	}
}

func TestRulesAreDeterministic(t *testing.T) {
	for _, s := range sources(t) {
		if !s.test && covers("rules/...", s.folder) {
			assert.Empty(t, impurities(s))
		}
	}
}

// Tiled measures its objects in fractions of pixels, so the files that read them (maps/tmx_….go) must; all else in maps
// counts in whole tiles.
func TestMapsAreMadeOfIntegers(t *testing.T) {
	for _, s := range sources(t) {
		if !s.test && covers("maps/...", s.folder) && !strings.HasPrefix(s.name, "maps/tmx_") {
			assert.Empty(t, floats(s))
		}
	}
}

// Tests count here: a test that reaches Ebitengine could not run without a display either.
func TestNothingReachesEbitenThatMayNot(t *testing.T) {
	list := exec.Command("go", "list", "-e", "-test", "-f", `{{.ImportPath}} {{join .Deps " "}}`, "./...")
	list.Dir = root
	var errs bytes.Buffer
	list.Stderr = &errs
	out, err := list.Output()
	require.NoError(t, err, errs.String())
	reaches := 0
	for line := range strings.Lines(string(out)) {
		name, deps, _ := strings.Cut(strings.TrimSpace(line), " ")
		if !strings.Contains(deps, "github.com/hajimehoshi/ebiten/") {
			continue
		}
		reaches++
		folder, _ := ours(strings.TrimSuffix(strings.TrimSuffix(strings.Fields(name)[0], ".test"), "_test"))
		assert.False(t, anyCovers(withoutEbiten, folder), "%s reaches Ebitengine", name)
	}
	assert.Positive(t, reaches, "the listing shows no package with Ebitengine at all: it has stopped telling")
}

func TestTheTableItself(t *testing.T) {
	for _, c := range []struct {
		folder, target string
		want           bool
	}{
		{"rules/grid", "rules", false},
		{"rules", "rules/grid", true},
		{"rules/internal/light", "rules/internal/sense", false},
		{"rules/internal/sense", "rules/internal/light", true},
		{"rules/core", "rules/internal/blind", true},
		{"rules/core", "rules/purple", false},
		{"rules/mind", "rules/internal/world", false},
		{"rules/engine", "rules/core", true},
		{"maps", "rules/grid", true},
		{"maps", "rules", false},
		{"maps/tiled", "maps", true},
		{"sprites", "sprites/camera", true},
		{"sprites", "rules", false},
		{"sprites/cue", "sprites", false},
		{"scenes/direct", "sprites/cue", true},
		{"scenes/direct", "sprites", false},
		{"scenes/crawl", "rules/engine", true},
		{"scenes/crawl", "scenes/table", false},
		{"scenes/ui", "rules/engine", false},
		{"scenes/wire", "rules/engine", true},
		{"scenes/lobby", "rules", false},
		{"game", "scenes/crawl", true},
		{"game", "game/display", true},
		{"game/display", "rules", false},
		{"game/dark", "game/display", false},
		{"game/dark", "rules/engine", true},
		{"rules", "game", false},
	} {
		t.Run(c.folder+" imports "+c.target, func(t *testing.T) {
			assert.Equal(t, c.want, permitted(c.folder, c.target))
		})
	}
}

func TestImpuritiesAreFound(t *testing.T) {
	for text, want := range map[string]string{
		"import \"time\"":                            "imports time",
		"import \"os/exec\"":                         "imports os/exec",
		"import \"math/rand\"":                       "imports math/rand",
		"import . \"strings\"":                       "hides where names come from",
		"import r \"math/rand/v2\"\nvar n=r.IntN(6)": "random source: r.IntN",
		"import \"math\"\nvar n=int(math.Pi)":        "computes with floats: math.Pi",
		"var n float64":                              "float64",
		"var n=int(2.0)":                             "the literal 2.0",
		"func f(){go f()}":                           "starts a goroutine",
	} {
		found := impurities(parse(t, "rules/x.go", "package rules\n"+text))
		if assert.Len(t, found, 1, text) {
			assert.Contains(t, found[0], want)
			assert.Contains(t, found[0], fmt.Sprintf("rules/x.go:%d", strings.Count(text, "\n")+2))
		}
	}
	clean := "package rules\nimport (\"math\"; \"math/bits\"; \"math/rand/v2\"; _ \"embed\")\n" +
		"var n, m, p = math.MaxInt32, bits.Len(3), rand.New(rand.NewPCG(1, 2))"
	assert.Empty(t, impurities(parse(t, "rules/x.go", clean)))
}
