package main

import (
	"errors"

	dungeons "pitchdark/maps"
)

// makeCommand digs a map.
type makeCommand struct {
	Kind  string `arg:"" help:"What to dig: rooms, crypt or caves, one level by itself; or endless, all levels of the endless crawl." placeholder:"KIND"`
	Seed  seed   `help:"The seed; the same one digs the same map. 0 if left out." placeholder:"N"`
	Depth int    `help:"How deep and so how dangerous the level is, 1 to 100; 1 if left out." placeholder:"N"`
	Out   string `short:"o" help:"The text map to write; - is the terminal." default:"-" placeholder:"OUT"`
}

// Help is the long help of the command.
func (*makeCommand) Help() string {
	return `A level by itself has a start, a way out beside it, and the named thing at its other end. What a system puts into it from its own tables stands there as slots.

Examples:

    dark map make caves --seed 7 --depth 3
    dark map make crypt --seed 7 -o crypt.map
    dark map make endless --seed 0x2a -o endless.map`
}

// Run digs and writes.
func (c *makeCommand) Run(p *program) error {
	if c.Kind == "endless" {
		if c.Depth != 0 {
			return errors.New("the endless crawl has levels of all its depths; leave out --depth, or dig one level of another kind")
		}
		list, err := shipped(c.Kind, uint64(c.Seed))
		if err != nil {
			return err
		}
		return writeLevels(p, list, c.Out)
	}
	if c.Depth == 0 {
		c.Depth = 1
	}
	l, err := dungeons.Dig(c.Kind, uint64(c.Seed), c.Depth)
	if err != nil {
		return err
	}
	return writeLevels(p, []*dungeons.Level{l}, c.Out)
}
