// Command dark is Pitchdark without its window: crawls line by line in the
// terminal, replays, simulations, maps, scenes, light and rules as text. It is
// for screen readers, remote shells, scripts, bug reports and printing. It
// decides no rule, and never imports Ebitengine, so that it runs where there is
// no display.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"
)

// version is the release; `make dist` sets it when linking.
var version = "development"

// commands is the command line.
type commands struct {
	Play     playCommand      `cmd:"" help:"Play a crawl line by line."`
	Replay   replayCommand    `cmd:"" help:"Tell, check or picture what happened in a journal."`
	Simulate simulateCommand  `cmd:"" help:"Play many crawls with heroes that decide for themselves."`
	Render   renderCommand    `cmd:"" help:"Draw a map as a picture."`
	Scenario scenarioCommand  `cmd:"" help:"Run scenes: positions with commands and what is expected of them."`
	Light    lightCommand     `cmd:"" help:"Show how far a light reaches, as text."`
	Rules    rulesCommand     `cmd:"" help:"Read the rules."`
	Map      mapCommand       `cmd:"" help:"Check a map file, convert it to a text map, or dig one out of a seed."`
	Sounds   soundsCommand    `cmd:"" help:"Write every sound of the game as a file, for tuning."`
	Version  kong.VersionFlag `help:"Print the version."`
}

// program is what a command works with.
type program struct {
	in   io.Reader
	out  io.Writer // what was asked for
	err  io.Writer // remarks and progress
	echo bool      // repeat what is read, since nobody sees it typed
}

func main() {
	p := &program{in: os.Stdin, out: os.Stdout, err: os.Stderr, echo: !terminal(os.Stdin)}
	os.Exit(p.run(os.Args[1:]))
}

// terminal reports whether somebody types into a file.
func terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// run carries out a command line and returns the exit code: 0 if all went
// well, 1 if not, 2 if the line itself could not be understood.
func (p *program) run(args []string) int {
	var c commands
	left := false
	parser, err := kong.New(&c,
		kong.Name("dark"),
		kong.Description("Pitchdark without a window: a game about light and darkness, in the terminal."),
		kong.Vars{"version": "dark " + version},
		kong.Writers(p.out, p.err),
		kong.Exit(func(int) { left = true }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
	)
	if err != nil {
		panic(err) // the grammar above is wrong
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	context, err := parser.Parse(args)
	if left {
		return 0 // the help or the version was asked for, and printed
	}
	if err != nil {
		return p.fail(usage(err), 2)
	}
	if err := context.Run(p); err != nil {
		return p.fail(err, 1)
	}
	return 0
}

// usage adds to an error of the command line where to read on.
func usage(err error) error {
	command := "dark"
	var parse *kong.ParseError
	if errors.As(err, &parse) && parse.Context != nil {
		if node := parse.Context.Selected(); node != nil {
			command = node.FullPath()
		}
	}
	return fmt.Errorf("%w; see %s --help", err, command)
}

func (p *program) fail(err error, code int) int {
	fmt.Fprintln(p.err, "dark: "+strings.TrimSuffix(err.Error(), "."))
	return code
}

func (p *program) say(format string, args ...any) { fmt.Fprintf(p.out, format+"\n", args...) }

func (p *program) remark(format string, args ...any) { fmt.Fprintf(p.err, format+"\n", args...) }
