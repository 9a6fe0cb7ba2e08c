// Command pitchdark is the game in a window. It wires screens, rules and what
// is kept on disk together, and decides nothing itself.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"

	"pitchdark/game/display"
	"pitchdark/scenes"
	"pitchdark/scenes/gallery"
)

// commands is the command line.
type commands struct {
	Title    titleCommand    `cmd:"" default:"1" hidden:""`
	Play     playCommand     `cmd:""`
	Continue continueCommand `cmd:""`
	Watch    watchCommand    `cmd:""`
	Gallery  galleryCommand  `cmd:""`

	TestSpeed bool   `help:"Nothing is animated, and ticks are not held back."`
	NoAudio   bool   `help:"Open no sound device."`
	Narrate   string `help:"Write all in words to this file, - for the terminal." placeholder:"FILE"`
	System    string `enum:",core,purple" default:""`
}

// titleCommand opens the title screen.
type titleCommand struct{}

// playCommand goes straight into a crawl.
type playCommand struct {
	Level string   `arg:"" optional:""`
	Seed  *seed    `placeholder:"N"`
	Hero  []string `placeholder:"NAME"`

	system string
}

// continueCommand goes on with the newest crawl that has not ended.
type continueCommand struct{}

// watchCommand shows a journal on the stage.
type watchCommand struct {
	File string `arg:""`
}

// galleryCommand shows all that can be drawn.
type galleryCommand struct{}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run carries out a command line and returns the exit code: 0 if all went
// well, 1 if not, 2 if the line itself could not be understood.
func run(args []string, out, errs io.Writer) int {
	if text, asked := display.Plain(args); asked {
		fmt.Fprint(out, text)
		return 0
	}
	context, c, err := parse(args)
	if err != nil {
		fmt.Fprintf(errs, "pitchdark: %v; see pitchdark --help\n", err)
		return 2
	}
	p := newProgram(c.TestSpeed, c.NoAudio)
	if err := p.narrate(c.Narrate, out); err != nil {
		fmt.Fprintf(errs, "pitchdark: %v.\n", err)
		return 1
	}
	if err := context.Run(p); err != nil {
		fmt.Fprintf(errs, "pitchdark: %s.\n", strings.TrimSuffix(err.Error(), "."))
		return 1
	}
	return 0
}

func parse(args []string) (*kong.Context, *commands, error) {
	c := &commands{}
	parser, err := kong.New(c, kong.Name("pitchdark"), kong.NoDefaultHelp())
	if err != nil {
		panic(err) // the grammar above is wrong
	}
	context, err := parser.Parse(args)
	c.Play.system = c.System
	return context, c, err
}

// Run opens the title screen.
func (*titleCommand) Run(p *program) error { return p.open(p.title()) }

// Run goes straight into a crawl; the title lies below it.
func (c *playCommand) Run(p *program) error {
	choice, err := c.choice()
	if err != nil {
		return err
	}
	return p.into(p.begin(choice))
}

// Run goes on with a crawl; the title lies below it.
func (*continueCommand) Run(p *program) error { return p.into(p.resumeNewest()) }

// Run shows a journal; the title lies below it. A name alone is looked for among
// the player's own ended crawls and friends' journals, too.
func (c *watchCommand) Run(p *program) error { return p.into(p.watch(p.find(c.File))) }

// Run opens the gallery.
func (*galleryCommand) Run(p *program) error { return p.open(gallery.New()) }

// into opens a crawl if there is one.
func (p *program) into(crawl scenes.Scene, err error) error {
	if err != nil {
		return err
	}
	return p.open(p.title(), crawl)
}
