package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/game/display"
	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/crawl"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/settings"
	"pitchdark/scenes/sound"
	"pitchdark/scenes/title"
	"pitchdark/scenes/ui"
)

// program is the game of one window.
type program struct {
	store    keep.Store
	settings keep.Settings
	notice   string // what the title begins with
	fast     bool   // nothing is animated
	input    *scenes.Input
	sounds   *sound.Sounds
	shown    *scenes.Stack
	journal  string   // of the last crawl that was opened
	party    []string // of the roster, who is chosen to go, by path
	lost     error    // what could not be kept
}

// newProgram takes the kept settings into use; broken ones are put aside, and
// the title says so.
func newProgram(fast, mute bool) *program {
	p := &program{store: keep.Open(), fast: fast, sounds: newSounds(fast || mute)}
	settings, err := p.store.Settings()
	if err != nil {
		p.notice = sentence(err)
	}
	p.input = scenes.NewInput(scenes.ReadWindow, nil)
	p.input.Once = fast
	p.use(settings)
	return p
}

// narrate has all that screens say in words written to a file, or out for "-".
func (p *program) narrate(file string, out io.Writer) error {
	switch file {
	case "":
		return nil
	case "-":
		p.input.Narrate(out)
		return nil
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return fmt.Errorf("nothing can be narrated to %s: %w", file, err)
	}
	p.input.Narrate(f)
	return nil
}

// use takes settings into use.
func (p *program) use(s keep.Settings) {
	p.settings = s
	ui.Use(ui.Style{Percent: s.Text, Contrast: s.Contrast, Still: s.Still, Speed: s.Speed})
	p.input.Bindings, p.input.Own = bindings(s), scenes.OwnNamed(s.Deeds)
	p.sounds.Use(sound.Settings(s.Sound))
}

// bindings are the keys of the settings. What the settings do not name, as
// they are older than it, has its usual keys if those are free.
func bindings(s keep.Settings) scenes.Bindings {
	b := scenes.Named(s.Keys)
	for key, intent := range scenes.Defaults() {
		if _, taken := b[key]; !taken && len(s.Keys[intent.String()]) == 0 {
			b[key] = intent
		}
	}
	b.Letters(s.Letters)
	return b
}

// change takes new settings into use and keeps them.
func (p *program) change(s keep.Settings) error {
	was := p.settings.Sound
	p.use(s)
	p.sounds.Sample(sound.Settings(was))
	return p.store.Save(s)
}

// before takes the keys that mean the same on every screen.
func (p *program) before(in *scenes.Input) {
	if _, pressed := in.Pick(func(k scenes.Press) bool { return k.Key == "F11" && k.Intent == scenes.NoIntent }); pressed {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	p.listen(in)
	s := p.settings
	switch _, mute := in.Pick(isMute); {
	case mute:
		s.Sound.Mute = !s.Sound.Mute
	case in.Take(scenes.Bigger):
		s.Text = min(s.Text+ui.TextStep, ui.LargestText)
	case in.Take(scenes.Smaller):
		s.Text = max(s.Text-ui.TextStep, ui.SmallestText)
	default:
		return
	}
	p.note(p.change(s))
}

// note remembers the first thing that could not be kept, for the time when the
// window is gone.
func (p *program) note(err error) {
	if p.lost == nil {
		p.lost = err
	}
}

// title is the title screen.
func (p *program) title() scenes.Scene {
	return title.New(title.Options{
		Dungeons:   maps.Shipped(),
		Not:        func(dungeon string) string { return closed("core", dungeon) },
		Heroes:     shippedHeroes("core"),
		Begin:      p.beginChosen,
		Systems:    p.systems(),
		Largest:    engine.MaxHeroes,
		Best:       p.best,
		Unfinished: p.unfinished,
		Continue:   p.resumeNewest,
		Saves:      p.saves,
		Hall:       p.hall,
		Watch:      p.tales,
		Daily:      func() (string, uint64) { return daily(time.Now()) },
		Seed:       chance,
		Settings:   p.tune,
		Notice:     p.notice,
	})
}

// beginChosen begins what was chosen on the title; heroes that are made are
// those of the roster who were chosen to go.
func (p *program) beginChosen(c title.Choice) (scenes.Scene, error) {
	w := choice{dungeon: c.Dungeon, heroes: c.Heroes, seed: c.Seed, system: c.System}
	if c.System != "" {
		var err error
		if w.sheets, err = p.sheets(c.System); err != nil {
			return nil, err
		}
	}
	return p.begin(w)
}

// tune is the screen of the settings.
func (p *program) tune() scenes.Scene {
	return settings.New(settings.Options{
		Settings: func() keep.Settings { return p.settings },
		Change:   p.change,
		Deeds:    crawl.Deeds(actions()),
		More:     soundRows,
	})
}

// actions are what heroes can do by the rules of any system, each once.
func actions() []rules.Offer {
	var all []rules.Offer
	for _, system := range engine.Systems() {
		offers, err := engine.Actions(system)
		if err != nil {
			panic(err) // the system is the engine's own
		}
		for _, o := range offers {
			if !slices.ContainsFunc(all, func(had rules.Offer) bool { return had.Do == o.Do }) {
				all = append(all, o)
			}
		}
	}
	return all
}

// stack is the window's scenes, the last one shown.
func (p *program) stack(first scenes.Scene, above ...scenes.Scene) *scenes.Stack {
	s := scenes.NewStack(p.input, first, above...)
	s.OnLayout = ui.Fit
	s.Before = p.before
	p.shown = s
	return s
}

// open shows scenes in a window until it is closed, and tells what went wrong.
func (p *program) open(first scenes.Scene, above ...scenes.Scene) error {
	ebiten.SetWindowTitle("Pitchdark")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	if p.fast {
		ebiten.SetVsyncEnabled(false)
		ebiten.SetTPS(ebiten.SyncWithFPS)
	}
	err := ebiten.RunGame(p.stack(first, above...))
	var crash *scenes.Crash
	switch {
	case errors.As(err, &crash):
		return p.crashed(crash)
	case err != nil:
		return fmt.Errorf("the window could not be kept open: %w", err)
	}
	return p.lost
}

// crashed writes a report and says where it lies.
func (p *program) crashed(c *scenes.Crash) error {
	path, err := p.store.Report(keep.Crash{Version: display.Version, Journal: p.journal, Value: c.Value, Stack: c.Stack})
	if err != nil {
		return fmt.Errorf("the game has crashed (%w), and %w", c, err)
	}
	if p.journal == "" {
		return fmt.Errorf("the game has crashed; %s says how", path)
	}
	return fmt.Errorf("the game has crashed; %s says how, and Continue goes on with the crawl, which is safe in %s", path, p.journal)
}
