package theatre

import (
	"image"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/scenes"
	"pitchdark/scenes/ui"
)

// Tale is a journal that can be watched, in words.
type Tale struct {
	Path  string
	Title string
	Note  string
	Side  string
	Not   string // why it cannot be watched
}

// ShelfOptions are what the shelf needs of its owner.
type ShelfOptions struct {
	List  func() ([]Tale, error)
	Watch func(path string) (scenes.Scene, error)
	// Import takes in a friend's journal and says in a sentence what became of
	// it.
	Import func(name string, content []byte) (string, error)
	// Read reads the file of a path that was typed.
	Read    func(path string) ([]byte, error)
	Dropped func() fs.FS // files dropped on the window in this tick, nil if none were
}

// shelf is the page of the journals that can be watched.
type shelf struct {
	o      ShelfOptions
	tales  []Tale
	list   ui.List
	bar    ui.Bar
	typing bool
	path   string
	notice string
	said   string
}

// The buttons of the shelf.
const (
	watch = iota
	takeIn
	off
)

// NewShelf is the page of the journals that can be watched.
func NewShelf(o ShelfOptions) scenes.Scene {
	s := &shelf{o: o, bar: ui.Bar{Buttons: []ui.Button{watch: {Words: "Watch"}, takeIn: {Words: "Take in a journal"}, off: {Words: "Back"}}}}
	s.Resume()
	return s
}

// Resume lists the journals anew.
func (s *shelf) Resume() {
	tales, err := s.o.List()
	if err != nil {
		s.notice = err.Error()
	}
	s.tales = tales
	s.list.Rows = s.list.Rows[:0]
	for _, t := range tales {
		s.list.Rows = append(s.list.Rows, ui.Row{Words: t.Title, Note: t.Note, Side: t.Side, Not: t.Not})
	}
}

// Update answers list, buttons, typing, and files that are dropped.
func (s *shelf) Update(in *scenes.Input) scenes.Transition {
	s.lay(in.Size())
	in.Tell(&s.said, "Watch a journal. "+s.words())
	if files := s.o.Dropped(); files != nil {
		s.drop(files)
	}
	if s.typing {
		s.typePath(in)
		return scenes.Stay()
	}
	if in.Take(scenes.Back) || in.RightClicked() {
		return scenes.Pop()
	}
	button, took := s.bar.Update(in)
	before := s.list.Chosen
	_, clicked := s.list.Update(in)
	if in.Moved() && !in.Clicked() {
		s.list.Chosen = before // on its way to the buttons the mouse chooses nothing
	}
	switch {
	case took:
		return s.take(button)
	case clicked && before == s.list.Chosen:
		return s.take(watch)
	}
	return scenes.Stay()
}

func (s *shelf) take(button int) scenes.Transition {
	s.notice = ""
	switch button {
	case off:
		return scenes.Pop()
	case takeIn:
		s.typing, s.path = true, ""
	case watch:
		if len(s.tales) == 0 {
			break
		}
		to, err := s.o.Watch(s.tales[s.list.Chosen].Path)
		if err != nil {
			s.notice = err.Error()
			break
		}
		return scenes.Push(to)
	}
	return scenes.Stay()
}

// drop takes in the files that were dropped on the window.
func (s *shelf) drop(files fs.FS) {
	err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := fs.ReadFile(files, path)
		if err != nil {
			return err
		}
		return s.bring(path, content)
	})
	if err != nil {
		s.notice = err.Error()
	}
}

// bring takes in one journal.
func (s *shelf) bring(name string, content []byte) error {
	words, err := s.o.Import(name, content)
	if err != nil {
		return err
	}
	s.Resume()
	s.notice = words
	return nil
}

// typePath takes the path of a journal, a character at a time.
func (s *shelf) typePath(in *scenes.Input) {
	for {
		p, ok := in.Next()
		switch {
		case !ok:
			return
		case p.Key == "Backspace" && s.path != "":
			letters := []rune(s.path)
			s.path = string(letters[:len(letters)-1])
		case p.Rune != 0:
			s.path += string(p.Rune)
		case p.Intent == scenes.Back:
			s.typing = false
		case p.Intent == scenes.Confirm:
			s.typing = false
			content, err := s.o.Read(s.path)
			if err == nil {
				err = s.bring(s.path, content)
			}
			if err != nil {
				s.notice = err.Error()
			}
		}
	}
}

// shelfPlaces are where the parts of the shelf stand.
type shelfPlaces struct{ title, hint, list, notice image.Rectangle }

const shelfHint = "Journals of crawls that have ended, and those of friends. Drop a friend's journal on this window, or take it in by its path: it is checked, and kept apart from your own."

func (s *shelf) lay(width, height int) shelfPlaces {
	margin := ui.Px(40)
	rest := image.Rect(margin, ui.Px(28), width-margin, height-ui.Px(24))
	var p shelfPlaces
	p.title = ui.CutTop(&rest, ui.Title.LineHeight()+ui.Px(4))
	p.hint = ui.CutTop(&rest, ui.Small.Height(shelfHint, rest.Dx())+ui.Px(10))
	s.bar.Lay(ui.CutBottom(&rest, s.bar.Height(rest.Dx())))
	if words := s.words(); words != "" {
		p.notice = ui.CutBottom(&rest, min(ui.Body.Height(words, rest.Dx())+ui.Px(12), rest.Dy()/2))
	}
	rest.Max.Y -= ui.Px(12)
	p.list = rest
	s.list.Box = rest
	return p
}

// words are what is being typed, or what became of it.
func (s *shelf) words() string {
	if s.typing {
		return "Path of the journal, and Enter: " + s.path + "_"
	}
	return s.notice
}

// Draw paints the shelf.
func (s *shelf) Draw(dst *ebiten.Image) {
	dst.Fill(ui.Ink(ui.Ground))
	b := dst.Bounds()
	p := s.lay(b.Dx(), b.Dy())
	ui.Title.Line(dst, "Watch a journal", p.title.Min.X, p.title.Min.Y, p.title.Dx())
	ui.Small.Box(dst, shelfHint, p.hint, ui.AtStart)
	s.list.Draw(dst)
	if len(s.tales) == 0 {
		ui.Quiet.Box(dst, "There is none yet.", p.list, ui.AtStart)
	}
	ui.Body.Box(dst, s.words(), p.notice, ui.AtStart)
	s.bar.Draw(dst)
}
