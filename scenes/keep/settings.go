package keep

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Settings are what a player chose once and for all.
type Settings struct {
	Text     int                 `json:"text"`            // size, 75…200 per cent
	Contrast bool                `json:"contrast"`        // high contrast
	Still    bool                `json:"still"`           // reduced motion: no flicker, no shaking
	Speed    int                 `json:"speed"`           // of animation, 50…400 per cent
	Letters  bool                `json:"letters"`         // h j k l y u b n point
	Hints    bool                `json:"hints"`           // words of help at first occasions
	Given    []string            `json:"given,omitempty"` // the IDs of those given so far
	Sound    Sound               `json:"sound"`
	Keys     map[string][]string `json:"keys,omitempty"`
	Deeds    map[string][]string `json:"deeds,omitempty"` // keys of what single screens do
}

// Sound is how loud what is: volumes of 0…100 per cent.
type Sound struct {
	Mute     bool `json:"mute"`     // nothing is heard
	Captions bool `json:"captions"` // what is heard is written, too
	All      int  `json:"all"`
	World    int  `json:"world"`  // steps, blows, doors
	Voices   int  `json:"voices"` // calls and grunts
	Drone    int  `json:"drone"`  // the drone, flames, heart and breath
	Menus    int  `json:"menus"`
}

// Bounds of the settings, in per cent.
const (
	minText, maxText   = 75, 200
	minSpeed, maxSpeed = 50, 400
)

// Loudest is the largest volume, in per cent.
const Loudest = 100

// Defaults are the settings to begin with.
func Defaults() Settings {
	return Settings{Text: 100, Speed: 100, Hints: true, Sound: Sound{All: 80, World: 100, Voices: 100, Drone: 70, Menus: 70}}
}

// Broken says that the settings could not be read, and what became of them.
type Broken struct {
	Path  string
	Aside string // where the broken file was put, "" if it stayed
	Err   error
}

// Error is the sentence.
func (b *Broken) Error() string {
	if b.Aside == "" {
		return fmt.Sprintf("the settings in %s cannot be read, so the usual ones are in use: %v", b.Path, b.Err)
	}
	return fmt.Sprintf("the settings in %s were broken and are now in %s; the usual ones are in use: %v", b.Path, b.Aside, b.Err)
}

// Unwrap is the cause.
func (b *Broken) Unwrap() error { return b.Err }

// SettingsPath is where the settings lie.
func (s Store) SettingsPath() string { return filepath.Join(s.config, "settings.json") }

// Settings are those kept, brought within their bounds, or the defaults. A
// file that is broken is put aside, and a *Broken tells so.
func (s Store) Settings() (Settings, error) {
	path := s.SettingsPath()
	content, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Defaults(), nil
	}
	if err != nil {
		return Defaults(), &Broken{Path: path, Err: err}
	}
	kept := Defaults()
	if err := json.Unmarshal(content, &kept); err != nil {
		return Defaults(), putAside(path, err)
	}
	return kept.bounded(), nil
}

// Save keeps the settings, whole or not at all.
func (s Store) Save(settings Settings) error {
	content, err := json.MarshalIndent(settings.bounded(), "", "  ")
	if err == nil {
		err = replace(s.SettingsPath(), append(content, '\n'))
	}
	if err != nil {
		return fmt.Errorf("the settings could not be kept: %w", err)
	}
	return nil
}

func putAside(path string, cause error) *Broken {
	aside := path + ".broken"
	if err := os.Rename(path, aside); err != nil {
		return &Broken{Path: path, Err: errors.Join(cause, err)}
	}
	return &Broken{Path: path, Aside: aside, Err: cause}
}

func (s Settings) bounded() Settings {
	s.Text = min(max(s.Text, minText), maxText)
	s.Speed = min(max(s.Speed, minSpeed), maxSpeed)
	for _, v := range []*int{&s.Sound.All, &s.Sound.World, &s.Sound.Voices, &s.Sound.Drone, &s.Sound.Menus} {
		*v = min(max(*v, 0), Loudest)
	}
	return s
}
