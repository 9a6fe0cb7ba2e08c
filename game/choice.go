package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/tell"
)

// choice is the crawl that a player wants.
type choice struct {
	dungeon string
	heroes  []string
	seed    uint64
	system  string            // "core" or "" for the plain one
	sheets  []json.RawMessage // of heroes that were made, in place of heroes
}

// chance is a seed that nobody chose.
func chance() uint64 { return rand.Uint64() }

// daily is the seed of a day: the same for everybody whose clock shows that day
// in universal time. It is the first 8 bytes, the highest first, of the SHA-256
// of "pitchdark daily 2026-01-31".
func daily(now time.Time) (day string, seed uint64) {
	day = now.UTC().Format(time.DateOnly)
	sum := sha256.Sum256([]byte("pitchdark daily " + day))
	return day, binary.BigEndian.Uint64(sum[:8])
}

// choice is what the command line asks for: the first dungeon, the usual hero
// and a seed by chance where it leaves them out.
func (c *playCommand) choice() (choice, error) {
	w := choice{dungeon: c.Level, heroes: c.Hero, seed: chance(), system: c.system}
	shipped := maps.Shipped()
	if w.dungeon == "" {
		w.dungeon = shipped[0]
	}
	if !slices.Contains(shipped, w.dungeon) {
		return w, fmt.Errorf("there is no dungeon %q; the dungeons are %s (a map file of your own is played by dark play FILE)",
			w.dungeon, strings.Join(shipped, ", "))
	}
	if c.Seed != nil {
		w.seed = uint64(*c.Seed)
	}
	w.system = cmp.Or(w.system, atlasOf(w.dungeon).Rules(), engine.Systems()[0])
	return w, known(w.system, w.heroes)
}

// known makes sure that heroes are some that a system has ready, each once.
func known(system string, heroes []string) error {
	there := shippedHeroes(system)
	for i, name := range heroes {
		heroes[i] = strings.ToLower(name)
		if !slices.Contains(there, heroes[i]) {
			return fmt.Errorf("there is no hero %q; the heroes are %s", name, strings.Join(there, ", "))
		}
		if slices.Contains(heroes[:i], heroes[i]) {
			return fmt.Errorf("the hero %s is named twice; each can go once", heroes[i])
		}
	}
	return nil
}

// shippedHeroes are those that a system has ready.
func shippedHeroes(system string) []string {
	names, err := engine.Heroes(system)
	if err != nil {
		panic(err) // the system is the engine's own
	}
	return names
}

// placeNames are the names of dungeons that were asked for, by ID.
var placeNames = map[string]string{}

// placeName is the name of a dungeon, or its ID where it is none that ships.
func placeName(dungeon string) string {
	if _, known := placeNames[dungeon]; !known {
		placeNames[dungeon] = maps.Title(dungeon)
	}
	return placeNames[dungeon]
}

// crawlName says which crawl a journal holds: where, and who goes.
func crawlName(s engine.Setup) string {
	names := make([]string, len(s.Heroes))
	for i, h := range s.Heroes {
		name := tell.Content(rules.ContentID(s.System + "/" + h))
		names[i] = strings.ToUpper(name[:1]) + name[1:]
	}
	names = append(names, heroNames(s)...)
	return placeName(s.Level) + ", with " + strings.Join(names, ", ")
}

// seed is a game's seed: 64 bits, in decimal or hexadecimal.
type seed uint64

// UnmarshalText reads "42" or "0x2a".
func (s *seed) UnmarshalText(text []byte) error {
	digits, base := strings.ToLower(string(text)), 10
	if hex, ok := strings.CutPrefix(digits, "0x"); ok {
		digits, base = hex, 16
	}
	n, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		return fmt.Errorf("a seed is a whole number of 64 bits, or 0x and up to 16 hexadecimal digits, not %q", text)
	}
	*s = seed(n)
	return nil
}
