package main

import (
	"fmt"
	"image"
	"image/color/palette"
	"image/draw"
	"image/gif"
	"os"
	"path/filepath"

	"pitchdark/rules"
	"pitchdark/scenes/direct"
	"pitchdark/scenes/paper"
)

const (
	filmTile  = 12 // pixels
	filmDelay = 60 // hundredths of a second a round
)

// frame is how a round ended before one pair of eyes.
type frame struct {
	round int
	view  *rules.View
}

// rounds plays the journal and hands on the end of every round, with the ways
// walked in it [DK-MOV-06]. Of several heroes the first is shown.
func (r *reel) rounds(show func(frame) error) error {
	e := r.eyes[0]
	round, lines := 0, []rules.Line{}
	end := func() error {
		v := *e.seat.View(e.hero)
		v.Lines = lines
		return show(frame{round, &v})
	}
	for going := true; going; going = r.player.Step() {
		for _, event := range e.seat.Events(e.hero) {
			if event.Kind == rules.Began && event.Amount != round {
				if err := end(); err != nil {
					return err
				}
				round, lines = event.Amount, nil
			}
			lines = direct.Trail(lines, &event)
		}
	}
	return end()
}

// pictures draws every round into a folder.
func (r *reel) pictures(p *program, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("the folder for the pictures cannot be made: %w", err)
	}
	n := 0
	steps := newProgress(p.err, "rounds", uint64(r.total)+1)
	err := r.rounds(func(f frame) error {
		n++
		steps.done(uint64(n))
		title := fmt.Sprintf("%s, round %d", f.view.Place, f.round)
		picture := paper.Map(f.view, paper.Options{Title: title, Legend: true, Record: true})
		return writePNG(filepath.Join(folder, fmt.Sprintf("round-%04d.png", f.round)), picture)
	})
	if err != nil {
		return err
	}
	p.say("%s in %s.", capital(count(n, "picture")), folder)
	return nil
}

// film draws all rounds as one moving picture. Ground that comes into a hero's
// view later does not move what is there already.
func (r *reel) film(p *program, name string) error {
	var all image.Rectangle
	if err := r.rounds(func(f frame) error { all = all.Union(extent(f.view)); return nil }); err != nil {
		return err
	}
	if err := r.rewind(); err != nil {
		return err
	}
	moving := &gif.GIF{}
	steps := newProgress(p.err, "rounds", uint64(r.total)+1)
	err := r.rounds(func(f frame) error {
		steps.done(uint64(len(moving.Image)))
		moving.Image = append(moving.Image, still(f.view, all))
		moving.Delay = append(moving.Delay, filmDelay)
		return nil
	})
	if err != nil {
		return err
	}
	out, err := os.Create(name)
	if err != nil {
		return fmt.Errorf("the moving picture cannot be written: %w", err)
	}
	defer out.Close()
	if err := gif.EncodeAll(out, moving); err != nil {
		return fmt.Errorf("the moving picture cannot be written: %w", err)
	}
	p.say("%s in %s.", capital(count(len(moving.Image), "round")), name)
	return out.Sync()
}

// extent are the tiles that a picture of a view covers.
func extent(v *rules.View) image.Rectangle {
	from, to, ok := paper.Extent(v)
	if !ok {
		return image.Rectangle{}
	}
	return image.Rect(from.X, from.Y, to.X+1, to.Y+1)
}

// still draws one round where it lies in the whole.
func still(v *rules.View, all image.Rectangle) *image.Paletted {
	picture := paper.Map(v, paper.Options{Tile: filmTile, Record: true})
	border := picture.Bounds().Dy() - extent(v).Dy()*filmTile
	frame := image.NewPaletted(image.Rect(0, 0, all.Dx()*filmTile+border, all.Dy()*filmTile+border), palette.Plan9)
	draw.Draw(frame, frame.Bounds(), image.NewUniform(picture.At(0, 0)), image.Point{}, draw.Src)
	at := extent(v).Min.Sub(all.Min).Mul(filmTile)
	draw.Draw(frame, picture.Bounds().Add(at), picture, image.Point{}, draw.Src)
	return frame
}
