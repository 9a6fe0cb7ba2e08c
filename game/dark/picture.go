package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/scenes/paper"
)

// renderCommand draws a map.
type renderCommand struct {
	Map    string `arg:"" help:"A map file (text or Tiled's TMX), or a dungeon." placeholder:"MAP"`
	Out    string `short:"o" help:"The picture to write, a PNG." required:"" placeholder:"PNG"`
	Level  string `help:"Which level of several; the first if left out." placeholder:"ID"`
	Seed   seed   `help:"The seed of a dungeon that is dug anew for every game." placeholder:"N"`
	Lit    bool   `help:"In the light in which play begins there, instead of plain."`
	System string `help:"The rules by which it is lit." default:"core"`
	Tile   int    `help:"A tile's side in pixels, 8 to 96." default:"24"`
	Grid   bool   `help:"Thin lines between the tiles."`
	Levels bool   `help:"The level of light in each tile."`
	Grey   bool   `help:"Without colour."`
	Legend bool   `help:"What the letters mean." default:"true" negatable:""`
}

// Help is the long help of the command.
func (*renderCommand) Help() string {
	return `Examples:

    dark render cellar -o cellar.png
    dark render my.tmx -o my.png --grid --grey --tile 48
    dark render cellar -o light.png --lit --levels
    dark render endless --seed 7 --level deep-3 -o deep.png`
}

// Run draws one level.
func (c *renderCommand) Run(p *program) error {
	if c.Tile < 8 || c.Tile > 96 {
		return fmt.Errorf("a tile's side is 8 to 96 pixels, not %d", c.Tile)
	}
	list, _, err := levels(c.Map, uint64(c.Seed))
	if err != nil {
		return err
	}
	level := list[0]
	if c.Level != "" {
		if level, err = levelOf(list, c.Level); err != nil {
			return err
		}
	}
	v := drawn(level)
	if c.Lit {
		if v, err = c.lit(list, level); err != nil {
			return err
		}
	}
	picture := paper.Map(v, paper.Options{Tile: c.Tile, Title: level.Name, Grid: c.Grid, Levels: c.Levels, Grey: c.Grey, Legend: c.Legend})
	if err := writePNG(c.Out, picture); err != nil {
		return err
	}
	p.say("%s is drawn in %s.", level.Name, c.Out)
	return nil
}

func levelOf(list []*maps.Level, id string) (*maps.Level, error) {
	for _, l := range list {
		if l.ID == id {
			return l, nil
		}
	}
	return nil, fmt.Errorf("there is no level %q on the map; it begins with %s", id, list[0].ID)
}

func (c *renderCommand) lit(list []*maps.Level, level *maps.Level) (*rules.View, error) {
	whole, err := maps.NewAtlas(list...)
	if err != nil {
		return nil, err
	}
	s, err := engine.New(engine.Setup{System: c.System, Level: level.ID, Seed: uint64(c.Seed)}, engine.Options{Atlas: alone{whole, level.ID}})
	if err != nil {
		return nil, err
	}
	return s.Master().View(0), nil
}

// drawn is a level as one who has the map sees it, in plain light.
func drawn(l *maps.Level) *rules.View {
	v := &rules.View{Place: l.Name, Level: l.ID, Theme: l.Theme, Light: rules.Bright}
	for i := range l.Grid.Width() * l.Grid.Height() {
		at := l.Grid.PointAt(i)
		v.Cells = append(v.Cells, rules.Glimpse{
			At: at, Terrain: l.Grid.At(at), East: l.Grid.Edge(at, grid.East), South: l.Grid.Edge(at, grid.South),
			Known: rules.Seen, Light: rules.Bright,
		})
	}
	for i, m := range l.Marks {
		kind := rules.ContentID(m.Name)
		switch m.Kind {
		case maps.KindCreature:
			v.Tokens = append(v.Tokens, rules.Token{Handle: rules.FirstMet + rules.Handle(i), At: m.At, Degree: rules.Identified, Kind: kind, Name: m.Name})
		case maps.KindStart:
			v.Tokens = append(v.Tokens, rules.Token{Handle: rules.FirstMet + rules.Handle(i), At: m.At, Degree: rules.Identified, Name: "start", Side: rules.Friend})
		case maps.KindLight:
			v.Lights = append(v.Lights, rules.Shine{At: m.At, Kind: kind})
		case maps.KindItem:
			v.Things = append(v.Things, rules.Thing{At: m.At, Kind: kind, Name: m.Name, Count: 1})
		}
	}
	return v
}

func writePNG(name string, picture image.Image) error {
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		return fmt.Errorf("the picture %s cannot be made: %w", name, err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		return fmt.Errorf("the picture cannot be written: %w", err)
	}
	return nil
}
