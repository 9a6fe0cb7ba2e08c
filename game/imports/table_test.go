package imports

import (
	"slices"
	"strings"
)

// A row says what the packages of some folders may import of ours, on direct imports. Folders without a row fail.
type row struct {
	folders []string // "x" is the package alone, "x/..." it and all below it
	may     []string // in the same form; what lies in the row's own folder may always be imported
}

var (
	vocabulary = []string{"rules", "rules/grid"}
	truth      = append([]string{"rules/dice", "rules/internal/world"}, vocabulary...)
	helpers    = []string{"scenes/ui/...", "scenes/sound/...", "scenes/keep/..."}
	pure       = []string{"scenes/direct/...", "scenes/stage/...", "scenes/paper/..."}
	words      = append([]string{"rules/codex", "rules/tell"}, vocabulary...)
	everything = []string{"scenes/...", "sprites/...", "rules/...", "maps/...", "assets"}
	drawing    = []string{"assets", "sprites/..."}
)

// table is the house's. The compiler adds one thing by itself: rules/internal is hidden from all outside rules.
var table = []row{
	{folders: []string{"rules/grid/..."}},
	{folders: []string{"rules"}, may: []string{"rules/grid"}},
	{folders: []string{"rules/dice/...", "rules/codex/...", "rules/tell/..."}, may: vocabulary},
	{folders: []string{"rules/internal/world/..."}, may: join(vocabulary, "rules/dice")},
	{folders: []string{"rules/internal/light/..."}, may: truth},
	{folders: []string{"rules/internal/sense/..."}, may: join(truth, "rules/internal/light")},
	{folders: []string{"rules/internal/blind/..."}, may: join(truth, "rules/internal/light", "rules/internal/sense")},
	{
		folders: []string{"rules/core/...", "rules/purple/...", "rules/suits/...", "rules/horizon/..."},
		may:     join(truth, "rules/internal/light", "rules/internal/sense", "rules/internal/blind"),
	},
	{folders: []string{"rules/mind/..."}, may: join(vocabulary, "rules/dice")},
	{folders: []string{"rules/engine/...", "rules/scenario/...", "rules/tabletest/..."}, may: []string{"rules/..."}},

	{folders: []string{"maps/..."}, may: []string{"rules/grid"}},
	{folders: []string{"assets/..."}},
	{folders: []string{"sprites/cue/..."}, may: []string{"assets"}},
	{folders: []string{"sprites/..."}, may: []string{"assets", "sprites/cue"}},

	{folders: pure, may: join(vocabulary, "sprites/cue", "assets")},
	{folders: []string{"scenes"}, may: join(drawing, words...)},
	{folders: helpers, may: append(join(drawing, "scenes"), words...)},
	{folders: []string{"scenes/morgue/..."}, may: join(words, "rules/engine", "scenes/paper")},
	{folders: []string{"scenes/wire/..."}, may: append(join(drawing, "scenes", "rules/engine"), words...)},
	{
		folders: []string{
			"scenes/title/...", "scenes/create/...", "scenes/crawl/...", "scenes/end/...", "scenes/town/...", "scenes/wilds/...",
			"scenes/table/...", "scenes/learn/...", "scenes/theatre/...", "scenes/gallery/...", "scenes/codex/...", "scenes/settings/...",
			"scenes/saves/...", "scenes/hall/...",
		},
		may: slices.Concat(helpers, pure, drawing, words,
			[]string{"scenes", "scenes/wire/...", "scenes/morgue", "rules/engine", "rules/scenario", "maps/..."}),
	},

	{folders: []string{"game/display", "game/imports"}},
	{folders: []string{"game"}, may: join(everything, "game/display")},
	{folders: []string{"game/dark/..."}, may: everything}, // game/display ends a program that has no display
}

// withoutEbiten are the folders that must build and run where there is neither a window nor a C compiler.
var withoutEbiten = append([]string{"rules/...", "maps/...", "game/dark/...", "game/display", "sprites/cue/...", "scenes/keep/...", "scenes/morgue/...", "scenes/sound", "scenes/sound/mix/...", "scenes/sound/synth/..."}, pure...)

func join(list []string, more ...string) []string { return slices.Concat(list, more) }

// covers reports whether folder is one that pattern stands for.
func covers(pattern, folder string) bool {
	root, below := strings.CutSuffix(pattern, "/...")
	return folder == root || below && strings.HasPrefix(folder, root+"/")
}

func anyCovers(patterns []string, folder string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return covers(p, folder) })
}

// rowFor finds the row and the pattern of it that fits folder most closely.
func rowFor(folder string) (found row, pattern string, ok bool) {
	for _, r := range table {
		for _, p := range r.folders {
			if covers(p, folder) && len(p) > len(pattern) {
				found, pattern, ok = r, p, true
			}
		}
	}
	return found, pattern, ok
}

// permitted reports whether the package in folder may import the one in target; both are paths inside the module.
func permitted(folder, target string) bool {
	r, pattern, ok := rowFor(folder)
	if !ok {
		return false
	}
	own := strings.HasSuffix(pattern, "/...") && covers(pattern, target) && sameRow(pattern, target)
	return own || anyCovers(r.may, target)
}

// sameRow keeps a folder's liberty with its own subfolders from reaching one that has a row to itself.
func sameRow(pattern, target string) bool {
	_, closest, _ := rowFor(target)
	return closest == pattern
}
