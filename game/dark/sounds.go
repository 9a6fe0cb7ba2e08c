package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"pitchdark/scenes/sound/synth"
)

// soundsCommand writes every sound of the game as a file.
type soundsCommand struct {
	Output string `short:"o" required:"" placeholder:"DIR" help:"The folder for the files, one for each variant of a sound; it is made if it is not there."`
	Only   string `placeholder:"PREFIX" help:"Only sounds whose names begin so, as step or voice/howl."`
}

// Help tells what the files are.
func (*soundsCommand) Help() string {
	return "The files are WAV, mono, 16 bits, 44.1 kHz, as loud beside each other as the game plays them near by. " +
		"A name such as thud/wood becomes thud-wood-1.wav, thud-wood-2.wav and so on. The same program always writes the same files."
}

// Run writes them.
func (c *soundsCommand) Run(p *program) error {
	if err := os.MkdirAll(c.Output, 0o755); err != nil {
		return fmt.Errorf("the folder for the sounds cannot be made: %w", err)
	}
	count := 0
	for _, n := range synth.Names() {
		if !strings.HasPrefix(string(n), c.Only) {
			continue
		}
		for v := range synth.Variants(n) {
			if err := writeSound(filepath.Join(c.Output, soundFile(n, v)), synth.Make(n, v)); err != nil {
				return err
			}
			count++
		}
	}
	if count == 0 {
		return fmt.Errorf("no sound has a name that begins with %q", c.Only)
	}
	p.say("%d files are in %s", count, c.Output)
	return nil
}

// soundFile is the file's name of a sound's variant, counted from 1.
func soundFile(n synth.Name, variant int) string {
	words := strings.NewReplacer("/", "-", ", ", "-", " ", "-").Replace(string(n))
	return fmt.Sprintf("%s-%d.wav", words, variant+1)
}

func writeSound(path string, samples []float32) error {
	f, err := os.Create(path)
	if err == nil {
		err = synth.WriteWave(f, samples)
	}
	if f != nil {
		if closed := f.Close(); err == nil {
			err = closed
		}
	}
	if err != nil {
		return fmt.Errorf("a sound could not be written: %w", err)
	}
	return nil
}
