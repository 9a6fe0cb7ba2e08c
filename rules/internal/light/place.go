// Package light keeps the illumination of every level: which sources shine,
// what they reach, how they burn down, gutter and go out. It decides how light
// a tile is; it never decides who sees it.
package light

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// account is one level's illumination, with what each item was last known to
// shine.
type account struct {
	*Map
	shining []shining // by item ID
}

type shining struct {
	at   grid.Point
	kind *world.LightKind // nil: it gave no light
}

// Update brings a level's illumination up to date with its grid and with the
// items that shine on it [DK-LGT-03].
func Update(w *world.World, id world.LevelID) {
	l := w.Levels[id]
	a, ok := l.Lit.(*account)
	if !ok {
		a = open(l)
		l.Lit = a
	}
	for _, p := range l.Changed {
		a.GridChanged(p)
	}
	l.Changed = l.Changed[:0]
	for len(a.shining) < len(w.Items) {
		a.shining = append(a.shining, shining{})
	}
	for _, it := range w.Items {
		a.follow(w, id, it)
	}
}

func open(l *world.Level) *account {
	m := NewMap(l.Grid)
	m.SetAmbient(uint8(l.Ambient))
	for _, z := range l.Zones {
		m.AddZone(Zone{Tiles: z.Tiles, Level: uint8(z.Ambient), Magical: z.Magical})
	}
	l.Changed = l.Changed[:0]
	return &account{Map: m}
}

// follow tells the map what an item shines now, if that changed.
func (a *account) follow(w *world.World, id world.LevelID, it *world.Item) {
	var now shining
	if kind := w.Shines(it); kind != nil {
		if level, at := w.PlaceOf(it); level == id {
			now = shining{at, kind}
		}
	}
	was := &a.shining[it.ID]
	switch {
	case *was == now:
		return
	case was.kind == now.kind:
		a.Move(it.ID, now.at)
	default:
		if was.kind != nil {
			a.Remove(it.ID)
		}
		if now.kind != nil {
			a.Add(Source{ID: it.ID, At: now.at, Rings: Rings(now.kind), Magical: now.kind.Magic})
		}
	}
	*was = now
}

// Rings are the disks of a light: bright out to one radius, low light out to
// another, both from the source [DK-LGT-02].
func Rings(k *world.LightKind) []Ring {
	var r []Ring
	if k.Bright > 0 {
		r = append(r, Ring{Radius: k.Bright, Level: uint8(rules.Bright)})
	}
	if k.Low > k.Bright {
		r = append(r, Ring{Radius: k.Low, Level: uint8(k.Level)})
	}
	return r
}
