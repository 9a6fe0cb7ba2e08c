package main

import (
	"encoding/json"
	"fmt"

	"pitchdark/rules/engine"
	"pitchdark/rules/mind"
)

// simulateCommand plays many crawls.
type simulateCommand struct {
	System string   `help:"The rules to play by; if left out, those that the dungeon is made for, else core."`
	Level  string   `help:"A dungeon, or a map file; the cellar if left out." placeholder:"LEVEL"`
	Seeds  span     `help:"The seeds from A on, B not included." placeholder:"A:B" required:""`
	Hero   []string `help:"Who goes, up to six names." placeholder:"NAME"`
	Light  string   `help:"How they keep their light: careful, always or never." default:"careful" enum:"careful,always,never"`
	Shard  shard    `help:"Only this part of the seeds, from 1/N to N/N." placeholder:"I/N"`
	JSON   bool     `name:"json" help:"One JSON line a seed, and no account of all."`
	Brief  bool     `help:"Only the account of all crawls."`
}

// Help is the long help of the command.
func (*simulateCommand) Help() string {
	return `The heroes decide for themselves. A crawl ends with their death, with the way out, or after 2,000 rounds for each level that they entered. The careful burn a light where they need one and rest in the dark; the others burn one all the time, or none. At the end stands an account of all: who came how deep, what felled them, and how their light lasted. The lines come in the order of the seeds; those of several parts, put one after another, are those of the whole.

Examples:

    dark simulate --seeds 0:100
    dark simulate --seeds 0:1000 --brief
    dark simulate --level dark-room --seeds 0x10:0x20 --hero bran --hero odo --json
    dark simulate --level endless --seeds 0:200 --light always --brief
    dark simulate --seeds 0:1000 --shard 2/4 --json > part2.jsonl`
}

// Run plays the seeds in order.
func (c *simulateCommand) Run(p *program) error {
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
	keeping, ok := mind.ParseKeeping(c.Light)
	if !ok {
		return fmt.Errorf("--light %q: it must be careful, always or never", c.Light)
	}
	part := c.Shard.cut(c.Seeds)
	steps := newProgress(p.err, "seeds", part.to-part.from)
	var all account
	for n := part.from; n < part.to; n++ {
		going := func(int) bool { steps.done(n - part.from); return true }
		r, err := engine.Simulate(engine.Setup{System: c.System, Level: id, Seed: n, Heroes: heroes, Light: keeping}, engine.Options{Atlas: atlas}, going)
		if err != nil {
			return err
		}
		if err := c.report(p, &r); err != nil {
			return err
		}
		all = append(all, r)
	}
	if !c.JSON && len(all) > 0 {
		all.tell(p)
	}
	return nil
}

func (c *simulateCommand) report(p *program, r *engine.Result) error {
	switch {
	case c.JSON:
		return json.NewEncoder(p.out).Encode(r)
	case c.Brief:
		return nil
	}
	killer := ""
	if r.Killer != "" {
		killer = " by " + r.Killer
	}
	p.say("%#x: %s%s after %s; health %d, %s for %d, %s begun blind, %s.", r.Seed, r.End, killer, count(r.Rounds, "round"),
		r.Health, count(r.Bumps, "bump"), r.BumpDamage, count(r.BlindTurns, "turn"), count(r.Kills, "kill"))
	return nil
}
