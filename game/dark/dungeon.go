package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pitchdark/maps"
	"pitchdark/rules/engine"
)

// levels are those of a shipped dungeon by its ID, or of a map file. The seed
// is for a dungeon that is dug anew for every game.
func levels(name string, seed uint64) ([]*maps.Level, maps.Report, error) {
	if slices.Contains(maps.Shipped(), name) {
		list, err := shipped(name, seed)
		return list, nil, err
	}
	if _, err := os.Stat(name); err != nil && !strings.ContainsAny(name, `./\`) {
		return nil, nil, fmt.Errorf("there is no dungeon and no map file %q; the dungeons are %s", name, strings.Join(maps.Shipped(), ", "))
	}
	folder, base := ".", filepath.ToSlash(filepath.Clean(name))
	if !filepath.IsLocal(name) {
		folder, base = filepath.Split(name)
		if folder == "" {
			folder = "."
		}
	}
	list, report, err := maps.Read(os.DirFS(folder), base)
	var fault *maps.Error
	if errors.As(err, &fault) && fault.File == base {
		fault.File = name
	}
	return list, report, err
}

func shipped(id string, seed uint64) ([]*maps.Level, error) {
	a, err := maps.Open(id)
	if err != nil {
		return nil, err
	}
	var list []*maps.Level
	for _, id := range a.IDs() {
		l, err := a.Level(id, seed)
		if err != nil {
			return nil, err
		}
		list = append(list, l)
	}
	return list, nil
}

// atlas binds the levels of a dungeon or a map file together; id is what a
// journal calls it.
func atlas(name string) (a *maps.Atlas, id string, err error) {
	if slices.Contains(maps.Shipped(), name) {
		a, err = maps.Open(name)
		return a, name, err
	}
	list, _, err := levels(name, 0)
	if err != nil {
		return nil, "", err
	}
	if a, err = maps.NewAtlas(list...); err != nil {
		return nil, "", err
	}
	return a, a.First(), nil
}

// atlasOf is the atlas of a journal's dungeon. A dungeon that is not shipped
// has none; the levels that were entered stand in the journal itself.
func atlasOf(id string) *maps.Atlas {
	if a, err := maps.Open(id); err == nil {
		return a
	}
	return &maps.Atlas{}
}

// firstFor is the first dungeon that is made for a rule system, or else the
// first of all.
func firstFor(system string) string {
	for _, id := range maps.Shipped() {
		if a, err := maps.Open(id); err == nil && system != "" && a.Rules() == system {
			return id
		}
	}
	return maps.Shipped()[0]
}

// ruledBy is the rule system that is played: as named, else that for which the
// dungeon is made, else the plain one.
func ruledBy(named string, a *maps.Atlas) string {
	return cmp.Or(named, a.Rules(), engine.Systems()[0])
}

// party is who goes, by the names that the system knows.
func party(system string, names []string) ([]string, error) {
	known, err := engine.Heroes(system)
	if err != nil {
		return nil, err
	}
	var heroes []string
	for _, n := range names {
		n = strings.ToLower(n)
		if !slices.Contains(known, n) {
			return nil, fmt.Errorf("there is no hero %q; the heroes are %s", n, strings.Join(known, ", "))
		}
		if slices.Contains(heroes, n) {
			return nil, fmt.Errorf("the hero %s is named twice; each can go once", n)
		}
		heroes = append(heroes, n)
	}
	if len(heroes) > engine.MaxHeroes {
		return nil, fmt.Errorf("a party has at most %d heroes, not %d", engine.MaxHeroes, len(heroes))
	}
	return heroes, nil
}
