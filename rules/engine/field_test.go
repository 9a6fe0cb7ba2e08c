package engine_test

import (
	"pitchdark/rules"
	"pitchdark/rules/core"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/purple"
)

// field is with whom a system's games are played in tests.
type field struct {
	system  string
	rules   world.System
	heroes  []string
	kinds   []string               // creatures of dug levels
	lurkers []string               // and those beside them that may lurk in the dark
	slower  int                    // how much slower a game is than core's
	arena   string                 // the map with something of everything
	fond    map[rules.ActionID]int // what a random player there likes more than else
	spots   []grid.Point           // where a game master likes to put people
}

// coreField comes first in fields.
var coreField = &fields[0]

var fields = [...]field{
	{
		system: "core", rules: core.New(), heroes: core.Heroes(), slower: 1,
		kinds:   []string{"rat-swarm", "goblin", "hobgoblin-archer", "ghoul", "cave-fisher", "shadow", "cultist", "bat", "ogre"},
		lurkers: []string{"stalker", "pale-hound", "gravewarden", "blind-crawler"},
		arena:   "soak.map",
		fond: map[rules.ActionID]int{
			"shoot": 40, "throw": 6, "identify": 9, "shutter": 9, "unlock": 9, "load": 9, "use": 9, "take": 9, "ready": 4, "hide": 4, "stairs": 40,
			"leave": 9, "sneak attack": 9, "bandage": 9, "douse": 6, "light": 4, "close": 6, "rest": 2,
		},
		spots: []grid.Point{{X: 22, Y: 9}, {X: 6, Y: 2}, {X: 3, Y: 6}, {X: 4, Y: 7}, {X: 6, Y: 7}, {X: 5, Y: 6}, {X: 9, Y: 6}, {X: 9, Y: 2}, {X: 2, Y: 11}, {X: 1, Y: 12}},
	},
	{
		system: "purple", rules: purple.NewSystem(), heroes: purple.NewSystem().Heroes(), slower: 10,
		kinds:   []string{"giant-rat", "goblin", "bandit", "ghoul", "crab-spider", "shadow", "cultist", "bat-swarm", "ogre", "skeleton", "zombie"},
		lurkers: []string{"gloom-hound", "darkstalker", "cave-crawler", "green-slime", "fire-beetle", "wight"},
		arena:   "soak-purple.map",
		fond: map[rules.ActionID]int{
			"shoot": 40, "throw": 6, "identify": 9, "shutter": 9, "unlock": 9, "load": 9, "take": 9, "ready": 4, "hide": 4, "stairs": 20,
			"leave": 2, "sneak attack": 9, "bandage": 20, "douse": 6, "light": 4, "close": 6, "rest": 2, "grapple": 9, "drag": 9, "charge": 20,
			"set": 9, "withdraw": 9, "flee": 4, "guard": 2, "hold fire": 9, "stand up": 20,
		},
		spots: []grid.Point{{X: 22, Y: 9}, {X: 6, Y: 2}, {X: 3, Y: 6}, {X: 4, Y: 7}, {X: 6, Y: 7}, {X: 5, Y: 6}, {X: 9, Y: 6}, {X: 9, Y: 2}, {X: 2, Y: 11}, {X: 1, Y: 12}},
	},
}
