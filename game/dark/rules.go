package main

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/codex"
)

// rulesCommand shows the rules.
type rulesCommand struct {
	What []string `arg:"" optional:"" help:"A rule (DK-MOV-03), an area (DK-MOV), or words to look for; all areas if left out."`
}

// Help is the long help of the command.
func (*rulesCommand) Help() string {
	return `Examples:

    dark rules                 what areas there are
    dark rules DK-MOV          the rules of one area
    dark rules dk-mov-03       one rule
    dark rules wall damage     the rules in which these words stand`
}

// Run shows rules.
func (c *rulesCommand) Run(p *program) error { return lookUp(p, strings.Join(c.What, " ")) }

// lookUp shows a rule, the rules of an area, or those that hold some words.
func lookUp(p *program, what string) error {
	if what == "" {
		for _, a := range codex.Areas() {
			p.say("%-8s %s (%s)", a.ID, a.Title, count(len(a.Entries), "rule"))
		}
		return nil
	}
	id := strings.ToUpper(what)
	if e, ok := codex.Find(rules.RuleID(id)); ok {
		p.say("%s", strings.TrimRight(codex.Render(e, columns), "\n"))
		return nil
	}
	for _, a := range codex.Areas() {
		if a.ID == id {
			titles(p, a.Entries)
			return nil
		}
	}
	found := codex.Search(what)
	switch len(found) {
	case 0:
		return fmt.Errorf("no rule is called %q and none has these words; the areas are listed by rules or codex alone", what)
	case 1:
		p.say("%s", strings.TrimRight(codex.Render(found[0], columns), "\n"))
	default:
		titles(p, found)
	}
	return nil
}

func titles(p *program, list []codex.Entry) {
	for _, e := range list {
		p.say("%-10s %s", e.ID, e.Title)
	}
}
