// Package display decides one thing, before anything else of the game is set up: whether there is a screen to open a
// window on. Ebitengine panics in its own initialisation when there is none, ahead of main and of every flag; so this
// package asks first, in its init, and ends the program with a sentence, or with the help where that was asked for.
// It never opens a window and never imports anything but os.
//
// That it comes first is certain, not luck. Go initialises, of all packages whose imports are done, the one whose
// path sorts first. This package waits for os alone, so it follows os at once, before any package whose path sorts
// behind it; and Ebitengine's window code needs packages that both wait for os and sort behind it (runtime/debug is
// one). A test holds this on a real program.
package display

// Version is the release the program says it is; `make dist` sets it when linking.
var Version = "development"

// Help is what `pitchdark --help` prints, with or without a display.
const Help = `Pitchdark: walk a dungeon by torchlight, and on in the dark when the light is gone.

Usage:
  pitchdark                 open the title screen
  pitchdark play [DUNGEON]  go straight into a crawl: cellar, long-hall, wind-in-the-shaft, drowned-crypt, endless or dark-room
  pitchdark continue        go on with the newest crawl that has not ended
  pitchdark watch JOURNAL   watch a journal: a file, or the name of one that is kept
  pitchdark gallery         show all that the game draws, page by page

Flags:
  --seed N                  the seed of the crawl, decimal or 0x hexadecimal; the same seed and deeds give the same game
  --hero NAME               who goes; again for a party of up to six
  --system NAME             the rules to play by: core or purple
  --no-audio                open no sound device
  --narrate FILE            write all in words to a file, - for the terminal; F5 then says all there is
  --test-speed              animate nothing and hold no ticks back, for tests
  --help                    print this
  --version                 print the version

Examples:
  pitchdark play cellar --seed 42
  pitchdark play dark-room --hero wren --hero bran
  DISPLAY=:0 pitchdark      open the window on a screen named by hand
  PITCHDARK_HOME=./here pitchdark   keep journals, settings and crash reports in one folder

Everything that needs no window is in the program dark: see dark --help.
`

// Without is the sentence for a machine that has no display; it names the program that needs none.
const Without = "pitchdark: there is no display to open a window on (DISPLAY is not set); " +
	"the program dark plays without one, see dark --help.\n"

// Plain answers the flags that need no window: the text for --help or --version, if args (without the program's name)
// hold one of them.
func Plain(args []string) (text string, asked bool) {
	for _, arg := range args {
		switch arg {
		case "--help", "-help", "-h":
			return Help, true
		case "--version", "-version":
			return "pitchdark " + Version + "\n", true
		}
	}
	return "", false
}
