package main

import (
	"errors"
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/tell"
)

// lightCommand shows how lights spread.
type lightCommand struct {
	Kind   string `arg:"" optional:"" help:"The kind of light, such as torch."`
	All    bool   `help:"Every light of the system."`
	System string `help:"The rules to play by." default:"core"`
}

// Help is the long help of the command.
func (*lightCommand) Help() string {
	return `The letters are LS, the source; BL, bright light; L1, L2 and so on, low light and how far a shape is known in it; AD, absolute darkness.

Examples:

    dark light torch
    dark light --all`
}

// Run shows the spread of one light or of all [DK-LGT-09].
func (c *lightCommand) Run(p *program) error {
	if c.All == (c.Kind != "") {
		return errors.New("name one kind of light, or give --all")
	}
	return spreads(p, c.System, c.Kind)
}

// spreads shows how a kind of light spreads, all kinds if it is empty.
func spreads(p *program, system, kind string) error {
	known, err := engine.Lights(system)
	if err != nil {
		return err
	}
	var names []string
	shown := false
	for _, id := range known {
		name := string(id)[strings.Index(string(id), "/")+1:]
		names = append(names, name)
		if kind != "" && !strings.EqualFold(kind, name) && !strings.EqualFold(kind, string(id)) {
			continue
		}
		if shown {
			p.say("")
		}
		shown = true
		if err := spread(p, system, id); err != nil {
			return err
		}
	}
	if !shown {
		return fmt.Errorf("there is no light %q in %s; the lights are %s", kind, system, strings.Join(names, ", "))
	}
	return nil
}

func spread(p *program, system string, id rules.ContentID) error {
	cells, err := engine.Spread(system, id)
	if err != nil {
		return err
	}
	wide := 2
	for _, row := range cells {
		for _, cell := range row {
			wide = max(wide, len(cell))
		}
	}
	p.say("%s (LS the source, BL bright light, L1 and up low light, AD absolute darkness)", capital(tell.Content(id)))
	for _, row := range cells {
		var b strings.Builder
		for _, cell := range row {
			fmt.Fprintf(&b, " %-*s", wide, cell)
		}
		p.say("%s", strings.TrimRight(b.String(), " "))
	}
	return nil
}
