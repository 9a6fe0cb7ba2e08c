package crawl

import (
	"testing"
	"time"
)

// devices are what a player can have in hand.
var devices = []struct {
	name string
	with func(*fingers) hand
}{
	{"keys", byKeys}, {"mouse", byMouse}, {"pad", byPad},
}

// trips are what is played whole; of the Drowned Crypt the first level.
var trips = []trip{
	{dungeon: "cellar"},
	{dungeon: "dark-room", dark: true, rounds: 5},
	{dungeon: "long-hall", heroes: []string{"bran", "ysolde", "odo", "wren"}, from: 11},
	{dungeon: "drowned-crypt", heroes: []string{"bran", "ysolde", "odo"}},
}

// Every device alone is enough to play: each brings a hero through.
func TestEachDeviceAlonePlaysThrough(t *testing.T) {
	for _, on := range trips {
		if testing.Short() && on.heroes != nil {
			continue // a whole party takes long
		}
		seed := on.from
		for _, device := range devices {
			t.Run(on.dungeon+" by "+device.name, func(t *testing.T) {
				began := time.Now()
				d := survivor(t, on, seed, device.with)
				tally := d.s.game.Tally()
				seed = tally.Seed
				t.Logf("seed %d: %d gestures, %d commands, %d rounds, %v", tally.Seed, len(d.did), tally.Commands, tally.Rounds, time.Since(began))
			})
		}
	}
}
