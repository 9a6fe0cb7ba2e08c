package main

import (
	"fmt"

	"pitchdark/scenes"
	"pitchdark/scenes/keep"
	"pitchdark/scenes/settings"
	"pitchdark/scenes/sound"
	"pitchdark/scenes/sound/device"
	"pitchdark/scenes/sound/mix"
	"pitchdark/scenes/sound/synth"
)

// newSounds opens the machine's sound device, or none if all is to be silent;
// where there is none to open, that is the same.
func newSounds(silent bool) *sound.Sounds {
	mixer := mix.New()
	if silent {
		return sound.New(mixer, device.Silent().Live)
	}
	return sound.New(mixer, device.Open(synth.Rate, mixer).Live)
}

// isMute is the key that mutes on every screen.
func isMute(k scenes.Press) bool { return k.Key == "Ctrl+m" && k.Intent == scenes.NoIntent }

// listen lets a tick be heard: what goes on by itself, and the menus.
func (p *program) listen(in *scenes.Input) {
	if p.shown == nil {
		return
	}
	if _, crawls := p.shown.Top().(*crawling); !crawls {
		p.click(in)
	}
	p.sounds.Tick()
}

// click answers a press in a menu.
func (p *program) click(in *scenes.Input) {
	for _, press := range in.Presses() {
		switch press.Intent {
		case scenes.Up, scenes.Down, scenes.Left, scenes.Right, scenes.Next, scenes.Previous:
			p.sounds.Menu(synth.Move)
		case scenes.Confirm:
			p.sounds.Menu(synth.Choose)
		case scenes.Back:
			p.sounds.Menu(synth.Back)
		}
	}
	if in.Clicked() {
		p.sounds.Menu(synth.Choose)
	}
}

// soundRows are the settings of what is heard.
func soundRows(k *keep.Settings) []settings.Row {
	set := &k.Sound
	return []settings.Row{
		heard("Sound", "Ctrl+M does the same anywhere.", !set.Mute, func() { set.Mute = !set.Mute }),
		volume("Volume of all", "", &set.All),
		volume("Volume of the world", "Steps, blows, doors.", &set.World),
		volume("Volume of voices", "Calls, speech, cries.", &set.Voices),
		volume("Volume of drone and flame", "It thins as light fails; heart and breath in the dark.", &set.Drone),
		volume("Volume of menus", "", &set.Menus),
		heard("Captions", "What is heard is written beside the world, with where it came from.", set.Captions, func() { set.Captions = !set.Captions }),
	}
}

// heard is a row that is on or off.
func heard(words, note string, on bool, turn func()) settings.Row {
	value := "off"
	if on {
		value = "on"
	}
	return settings.Row{Words: words, Note: note, Value: value, Turn: func(int) { turn() }}
}

// volume is a row of a volume; after the loudest comes silence.
func volume(words, note string, percent *int) settings.Row {
	return settings.Row{Words: words, Note: note, Value: fmt.Sprintf("%d %%", *percent), Turn: func(by int) {
		switch *percent += 10 * by; {
		case *percent > keep.Loudest:
			*percent = 0
		case *percent < 0:
			*percent = keep.Loudest
		}
	}}
}
