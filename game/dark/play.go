package main

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"pitchdark/rules/engine"
)

// playCommand plays a crawl, or shows one.
type playCommand struct {
	Level   string   `arg:"" optional:"" help:"A dungeon that comes with the game (cellar, long-hall, wind-in-the-shaft, drowned-crypt, dark-room, endless, toll), or a map file; the cellar if left out."`
	Seed    *seed    `help:"The seed, decimal or 0x hexadecimal, 64 bits; the same seed and deeds give the same game." placeholder:"N"`
	System  string   `help:"The rules to play by; if left out, those that the dungeon is made for, else core."`
	Hero    []string `help:"Who goes, up to six names; the first of the system if left out." placeholder:"NAME"`
	Journal string   `help:"The file that every command is saved in; a new one among your own files if left out." placeholder:"FILE"`
	Resume  string   `help:"Go on with the crawl of this journal." placeholder:"FILE"`
	Demo    bool     `help:"Watch a hero that decides for itself; leaves ./pitchdark-demo.png."`
}

// Help is the long help of the command.
func (*playCommand) Help() string {
	return `Narration comes in sentences, with what can be done as a numbered list. Choose by number, and be asked for the rest; or type all in one line. Every command is saved before its outcome is told: killing the program loses nothing.

Examples:

    dark play                          the Cellar, with a new seed
    dark play dark-room --seed 0x2a --hero bran --hero wren
    dark play my.tmx --journal my.jsonl
    dark play --resume my.jsonl        go on where it stopped
    dark play --demo                   watch one

In play:

    move e e se            walk, by compass
    blind forward-left 4   walk without sight, by your facing
    attack 1               at the first that was offered
    end ne                 end the turn, facing north-east
    would move e 3         what you can know of it beforehand; nothing is done
    look e 3               what is known of one tile, and why; also look 12,7
    travel 12,7 · explore  go on until something new is perceived
    rest, search, again, follow on
    look, map, why, offers, codex DK-MOV-03, help, quit`
}

// Run plays.
func (c *playCommand) Run(p *program) error {
	switch {
	case c.Demo && (c.Resume != "" || c.Level != "" || c.Journal != "" || len(c.Hero) > 0):
		return errors.New("--demo plays a crawl of its own; leave out the level, --hero, --journal and --resume")
	case c.Demo:
		return demo(p, c.Seed)
	case c.Resume != "" && (c.Seed != nil || c.Journal != "" || len(c.Hero) > 0):
		return errors.New("--resume goes on with a journal as it is; leave out --seed, --hero and --journal")
	case c.Resume != "":
		return c.resume(p)
	}
	return c.begin(p)
}

func (c *playCommand) begin(p *program) error {
	if c.Level == "" {
		c.Level = firstFor(c.System)
	}
	atlas, id, err := atlas(c.Level)
	if err != nil {
		return err
	}
	c.System = ruledBy(c.System, atlas)
	heroes, err := party(c.System, c.Hero)
	if err != nil {
		return err
	}
	setup := engine.Setup{System: c.System, Level: id, Heroes: heroes, Seed: rand.Uint64()}
	if c.Seed != nil {
		setup.Seed = uint64(*c.Seed)
	}
	j, err := c.file(id)
	if err != nil {
		return err
	}
	s, err := engine.New(setup, engine.Options{Atlas: atlas, Sink: j})
	if err != nil {
		j.discard()
		return err
	}
	p.say("Seed %#x. Every command is saved in %s.", setup.Seed, j.name)
	return newTable(p, s, j).play()
}

// file is the new journal: where the player wants it, or among the others.
func (c *playCommand) file(dungeon string) (*journal, error) {
	if c.Journal != "" {
		return create(c.Journal)
	}
	return begin(dungeon)
}

// resume goes on with a journal. Its lines are held back until what is damaged
// has been cut off.
func (c *playCommand) resume(p *program) error {
	j, data, setup, err := find(c.Resume)
	if err != nil {
		return err
	}
	defer j.kept.Close()
	if setup.Auto {
		return fmt.Errorf("%s is a crawl of heroes that decide for themselves; watch it with dark replay %s", c.Resume, c.Resume)
	}
	dungeon := atlasOf(setup.Level)
	if c.Level != "" {
		if dungeon, _, err = atlas(c.Level); err != nil {
			return err
		}
	}
	s, damage, err := engine.Resume(data, engine.Options{Atlas: dungeon, Sink: j})
	if err != nil {
		return fmt.Errorf("%s: %w", c.Resume, err)
	}
	kept, err := j.reopen(data, damage)
	if err != nil {
		return err
	}
	if damage != nil {
		p.say("%s.", capital(damage.Error()))
	}
	if kept != "" {
		p.say("The file as it was is kept as %s.", kept)
	}
	p.say("Going on after %s, in round %d. Every command is saved in %s.", count(s.Commands(), "command"), s.Rounds(), c.Resume)
	t := newTable(p, s, j)
	t.forget()
	return t.play()
}
