package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	dungeons "pitchdark/maps"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
)

// mapCommand works on map files.
type mapCommand struct {
	Check   checkCommand   `cmd:"" help:"Tell what the game makes of a map, and what is wrong with it."`
	Convert convertCommand `cmd:"" help:"Write a map as a text map."`
	Make    makeCommand    `cmd:"" help:"Dig a map out of a seed, and write it as a text map."`
}

type checkCommand struct {
	In     string `arg:"" help:"A map file (text or Tiled's TMX), or a dungeon." placeholder:"IN"`
	Seed   seed   `help:"The seed of a dungeon that is dug anew for every game." placeholder:"N"`
	System string `help:"The rules whose names the map uses; if left out, those that it is made for, else core."`
}

// Help is the long help of the command.
func (*checkCommand) Help() string {
	return `Examples:

    dark map check my.tmx
    dark map check cellar
    dark map check endless --seed 7`
}

// Run reads a map, and lays every level out for play.
func (c *checkCommand) Run(p *program) error {
	list, report, err := levels(c.In, uint64(c.Seed))
	if err != nil {
		return err
	}
	for _, l := range list {
		describe(p, l)
	}
	for _, line := range report {
		p.say("Not used: %s", line)
	}
	whole, err := dungeons.NewAtlas(list...)
	if err != nil {
		return err
	}
	c.System = ruledBy(c.System, whole)
	for _, l := range list {
		_, err := engine.New(engine.Setup{System: c.System, Level: l.ID}, engine.Options{Atlas: alone{whole, l.ID}})
		if err != nil {
			return err
		}
	}
	p.say("%s can be played, and %s knows every name in it.", c.In, c.System)
	return nil
}

// describe tells what a level holds.
func describe(p *program, l *dungeons.Level) {
	p.say("%s, “%s”: %d by %d tiles, ambient %s, theme %s.", l.ID, l.Name, l.Grid.Width(), l.Grid.Height(), l.Ambient, l.Theme)
	kinds := map[dungeons.Kind]int{}
	for _, m := range l.Marks {
		kinds[m.Kind]++
	}
	var words []string
	for _, k := range slices.Sorted(maps.Keys(kinds)) {
		words = append(words, fmt.Sprintf("%s %d", k, kinds[k]))
	}
	words = append(words, fmt.Sprintf("zones %d", len(l.Zones)), fmt.Sprintf("slots %d", len(l.Slots)))
	p.say("  Marks: %s.", strings.Join(words, ", "))
	for _, e := range l.Exits() {
		where := "out of the dungeon"
		if !e.Out() {
			where = fmt.Sprintf("to %d,%d of level %s", e.Arrive.X, e.Arrive.Y, e.Level)
		}
		p.say("  The way at %d,%d leads %s.", e.At.X, e.At.Y, where)
	}
}

// alone is an atlas that begins at any of its levels.
type alone struct {
	*dungeons.Atlas
	id string
}

// First is the level itself.
func (a alone) First() string { return a.id }

// Plan is the level with a start, on its first stairs, if it has none.
func (a alone) Plan(id string, seed uint64) (*grid.Plan, error) {
	p, err := a.Atlas.Plan(id, seed)
	if err != nil || slices.ContainsFunc(p.Marks, func(m grid.PlanMark) bool { return m.Kind == "start" }) {
		return p, err
	}
	start := grid.PlanMark{Kind: "start"}
	if i := slices.IndexFunc(p.Marks, func(m grid.PlanMark) bool { return m.Kind == "stairs" }); i >= 0 {
		start.At = p.Marks[i].At
	}
	p.Marks = append(p.Marks, start)
	return p, nil
}

type convertCommand struct {
	In   string `arg:"" help:"A map file (text or Tiled's TMX), or a dungeon." placeholder:"IN"`
	Seed seed   `help:"The seed of a dungeon that is dug anew for every game." placeholder:"N"`
	Out  string `short:"o" help:"The text map to write; - is the terminal." required:"" placeholder:"OUT"`
}

// Help is the long help of the command.
func (*convertCommand) Help() string {
	return `Examples:

    dark map convert my.tmx -o my.map
    dark map convert cellar -o -`
}

// Run converts a map.
func (c *convertCommand) Run(p *program) error {
	list, report, err := levels(c.In, uint64(c.Seed))
	if err != nil {
		return err
	}
	for _, line := range report {
		p.remark("Not used: %s", line)
	}
	if same(c.In, c.Out) {
		return errors.New("the map would be written over the file that it is read from; give another name with -o")
	}
	return writeLevels(p, list, c.Out)
}

// writeLevels writes a text map to a file, or with - to the terminal.
func writeLevels(p *program, list []*dungeons.Level, name string) error {
	text := dungeons.Text(list)
	if name == "-" {
		_, err := fmt.Fprint(p.out, text)
		return err
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		return fmt.Errorf("the map cannot be written: %w", err)
	}
	p.say("%s written to %s.", capital(count(len(list), "level")), name)
	return nil
}

func same(a, b string) bool {
	one, errOne := os.Stat(a)
	other, errOther := os.Stat(b)
	return errOne == nil && errOther == nil && os.SameFile(one, other) || filepath.Clean(a) == filepath.Clean(b)
}
