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
// they are offered. Their files bear their IDs.
var shippedTable = []string{"cellar", "long-hall", "wind-in-the-shaft", "dark-room"}

// Shipped are the IDs of the dungeons that come with the game.
func Shipped() []string { return append([]string(nil), shippedTable...) }

// Load reads a shipped dungeon: its levels, the one where it begins first.
func Load(id string) ([]*Level, error) {
	for _, known := range shippedTable {
		if known == id {
			levels, _, err := Read(dungeons, path.Join("dungeons", id+".map"))
			return levels, err
		}
	}
	return nil, fmt.Errorf("there is no dungeon %q; the shipped ones are %s", id, strings.Join(shippedTable, ", "))
}
