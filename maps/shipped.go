package maps

import (
	"embed"
	"fmt"
	"path"
	"strings"
)

//go:embed dungeons/*.map
var dungeons embed.FS

// shippedTable are the dungeons that come with the game, in the order in which
// they are offered. The files of those that are drawn bear their IDs.
var shippedTable = []string{"cellar", "long-hall", "wind-in-the-shaft", "drowned-crypt", "dark-room", endless, "toll"}

// Shipped are the IDs of the dungeons that come with the game.
func Shipped() []string { return append([]string(nil), shippedTable...) }

// Title is the name of a shipped dungeon; of any other it is the ID.
func Title(id string) string {
	if id == endless {
		return "The Endless Stair"
	}
	levels, err := Load(id)
	if err != nil {
		return id
	}
	return levels[0].Name
}

// Load reads a shipped dungeon that is drawn by hand: its levels, the one where
// it begins first. One that is dug for each game is opened instead.
func Load(id string) ([]*Level, error) {
	if id == endless {
		return nil, fmt.Errorf("the levels of %q are dug anew for every game; open it, and ask for each with a seed", id)
	}
	for _, known := range shippedTable {
		if known == id {
			levels, _, err := Read(dungeons, path.Join("dungeons", id+".map"))
			return levels, err
		}
	}
	return nil, fmt.Errorf("there is no dungeon %q; the shipped ones are %s", id, strings.Join(shippedTable, ", "))
}

// Open makes the atlas of a shipped dungeon.
func Open(id string) (*Atlas, error) {
	if id == endless {
		return &Atlas{dug: true}, nil
	}
	levels, err := Load(id)
	if err != nil {
		return nil, err
	}
	return NewAtlas(levels...)
}
