package main

import (
	"fmt"
	"os"

	"pitchdark/rules/scenario"
)

// scenarioCommand runs scenes.
type scenarioCommand struct {
	Files []string `arg:"" help:"Files of scenes (*.scene)." placeholder:"FILE"`
	Quiet bool     `short:"q" help:"Tell only of scenes that fail."`
}

// Help is the grammar of scenes.
func (*scenarioCommand) Help() string {
	return "Example:\n\n    dark scenario rules/core/testdata/*.scene\n\n" + block(scenario.Help)
}

// Run runs every scene of every file, and fails if one of them does.
func (c *scenarioCommand) Run(p *program) error {
	ran, failed := 0, 0
	for _, name := range c.Files {
		text, err := os.ReadFile(name)
		if err != nil {
			return fmt.Errorf("the scenes cannot be read: %w", err)
		}
		scenes, err := scenario.Parse(name, text)
		if err != nil {
			return err
		}
		for _, s := range scenes {
			ran++
			if err := scenario.Run(s); err != nil {
				failed++
				p.say("FAILED %s %s\n%v", s.Rule, s.Title, err)
			} else if !c.Quiet {
				p.say("ok     %s %s", s.Rule, s.Title)
			}
		}
	}
	if failed > 0 {
		return fmt.Errorf("%d of %s failed; what was expected stands above beside what came", failed, count(ran, "scene"))
	}
	p.say("%s passed.", capital(count(ran, "scene")))
	return nil
}
