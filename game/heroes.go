package main

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/create"
	"pitchdark/scenes/title"
)

// made is a rule system whose heroes are made and kept on the roster.
type made struct{ id, name, note string }

// systemsMade are those that can be offered.
var systemsMade = []made{
	{"purple", "Purple Hack", "Heroes of your own making: classes, feats, silver and gear."},
}

// systems are the rule systems besides the plain one that can be played.
func (p *program) systems() []title.System {
	var list []title.System
	for _, m := range systemsMade {
		if !slices.Contains(engine.Systems(), m.id) {
			continue
		}
		list = append(list, title.System{
			ID: m.id, Name: m.name, Note: m.note,
			Party: func() []title.Member { return p.members(m.id) }, March: p.marchMembers,
			Roster: func() scenes.Scene { return p.roster(m) },
			Not:    func(dungeon string) string { return closed(m.id, dungeon) },
		})
	}
	return list
}

// closed says why a dungeon cannot be played by the rules of a system: it may
// be made for others, and what lives and lies there has to be in its tables. It
// is found out once.
func closed(system, dungeon string) string {
	key := system + " " + dungeon
	if _, known := closedTo[key]; !known {
		closedTo[key] = ""
		var other *engine.MadeForError
		switch _, err := engine.New(engine.Setup{System: system, Level: dungeon}, engine.Options{Atlas: atlasOf(dungeon)}); {
		case errors.As(err, &other):
			closedTo[key] = "Made for " + systemName(other.Rules) + ": choose its rules."
		case err != nil:
			closedTo[key] = "Not by the rules of " + systemName(system) + ": they do not know all that is there."
		}
	}
	return closedTo[key]
}

// systemName is a rule system's name as the title has it.
func systemName(id string) string {
	for _, m := range systemsMade {
		if m.id == id {
			return m.name
		}
	}
	return title.Plain
}

// closedTo is why dungeons cannot be played, by system and dungeon.
var closedTo = map[string]string{}

// roster is the page of the heroes of a system.
func (p *program) roster(m made) scenes.Scene {
	return create.Roster(create.Options{
		System: m.id, Name: m.name, Seed: chance, Largest: engine.MaxHeroes, Still: p.fast,
		Heroes: func() ([]create.Hero, string) { return p.heroes(m.id) },
		Keep: func(h rules.Profile, sheet json.RawMessage) (string, error) {
			kept, err := p.store.KeepHero(m.id, h.Name, sheet)
			return kept.Path, err
		},
		Write: p.writeSheet,
		Copy:  copiedPage,
		Drop:  p.store.DropHero,
		Party: func() []string { return p.party }, March: func(paths []string) { p.party = paths },
	})
}

// heroes are those of a system on the roster, and what is wrong with it.
func (p *program) heroes(system string) (list []create.Hero, trouble string) {
	kept, damaged, err := p.store.Heroes()
	if err != nil {
		damaged = append(damaged, sentence(err))
	}
	for _, h := range kept {
		if h.System != system {
			continue
		}
		hero := create.Hero{Path: h.Path}
		if hero.Profile, err = engine.CheckSheet(system, h.Sheet); err != nil {
			hero.Profile.Name, hero.Not = filepath.Base(h.Path), sentence(err)
		}
		list = append(list, hero)
	}
	return list, strings.Join(damaged, " ")
}

// members are those who are chosen to go, as far as they are still there.
func (p *program) members(system string) []title.Member {
	list, _ := p.heroes(system)
	var members []title.Member
	for _, path := range p.party {
		if i := slices.IndexFunc(list, func(h create.Hero) bool { return h.Path == path && h.Not == "" }); i >= 0 {
			h := list[i]
			members = append(members, title.Member{Path: path, Name: h.Profile.Name, Title: h.Profile.Title, Kind: h.Profile.Kind})
		}
	}
	return members
}

func (p *program) marchMembers(members []title.Member) {
	p.party = nil
	for _, m := range members {
		p.party = append(p.party, m.Path)
	}
}

// sheets are those of who is chosen to go.
func (p *program) sheets(system string) ([]json.RawMessage, error) {
	kept, _, err := p.store.Heroes()
	if err != nil {
		return nil, err
	}
	var sheets []json.RawMessage
	for _, path := range p.party {
		for _, h := range kept {
			if h.Path != path || h.System != system {
				continue
			}
			if _, err := engine.CheckSheet(system, h.Sheet); err != nil {
				return nil, err
			}
			sheets = append(sheets, h.Sheet)
		}
	}
	if len(sheets) == 0 {
		return nil, errors.New("nobody is chosen to go; the roster has the heroes")
	}
	return sheets, nil
}

// writeSheet writes the page of a hero beside its file and says where.
func (p *program) writeSheet(hero, page string) string {
	path, err := p.store.WriteSheet(hero, page)
	if err != nil {
		return sentence(err)
	}
	return "The sheet is " + path
}

// heroNames are those of the heroes whose sheets a journal has.
func heroNames(s engine.Setup) []string {
	var names []string
	for _, sheet := range s.Sheets {
		name := "somebody"
		if profile, err := engine.CheckSheet(s.System, sheet); err == nil {
			name = profile.Name
		}
		names = append(names, name)
	}
	return names
}
