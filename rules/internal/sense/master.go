package sense

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/world"
)

// Master fills v with the truth of the level where the first hero is, as a
// game master sees it [DK-VIS-05], the record of the round included
// [DK-MOV-06].
func Master(w *world.World, v *rules.View) {
	id := world.LevelID(0)
	for _, a := range w.Actors {
		if a.Slot > 0 {
			id = a.Level
			break
		}
	}
	l := w.Levels[id]
	*v = rules.View{Round: w.Round, Place: l.Name, Level: l.ID, Theme: l.Theme, Light: rules.Bright, Ended: w.Ended}
	for i := range l.Grid.Width() * l.Grid.Height() {
		p := l.Grid.PointAt(i)
		v.Cells = append(v.Cells, rules.Glimpse{
			At: p, Terrain: l.Grid.At(p), East: l.Grid.Edge(p, grid.East), South: l.Grid.Edge(p, grid.South),
			Known: rules.Seen, Light: rules.Light(l.Lit.Level(p)),
		})
	}
	for _, a := range w.Actors {
		if a.Level == id && !a.Gone {
			t := token(a, a, &world.Percept{Degree: rules.Identified, Handle: world.Truth(a.ID)})
			t.Dead, t.Side = a.Dead, rules.Foe
			if a.Slot > 0 {
				t.Side = rules.Friend
			}
			v.Tokens = append(v.Tokens, t)
		}
	}
	for _, it := range w.Items {
		if level, p := w.PlaceOf(it); level == id && !it.Gone {
			masterThing(w, it, p, v)
		}
	}
	for i := range w.Lines {
		if line := &w.Lines[i]; line.Level == id {
			v.Lines = append(v.Lines, rules.Line{Who: world.Truth(line.Who), Tiles: line.Tiles, Facing: line.Facing})
		}
	}
}

func masterThing(w *world.World, it *world.Item, p grid.Point, v *rules.View) {
	g := w.Gear(it)
	if it.Holder == world.Nobody {
		v.Things = append(v.Things, rules.Thing{At: p, Kind: it.Kind, Name: g.Name, Count: it.Count})
	}
	if w.Shines(it) != nil {
		s := rules.Shine{At: p, Kind: it.Kind, Gutters: light.Gutters(it, g)}
		if it.Holder != world.Nobody {
			s.Bearer = world.Truth(it.Holder)
		}
		v.Lights = append(v.Lights, s)
	}
}
