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
	id, first := world.LevelID(0), (*world.Actor)(nil)
	for _, a := range w.Actors {
		if a.Slot > 0 {
			id, first = a.Level, a
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
			t.Dead, t.Side = a.Dead, sideOf(first, a)
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

// sideOf is on which side somebody is of the first hero, who may be nobody:
// then whoever is of no faction is neutral, and of the party's a friend
// [DK-HST-06].
func sideOf(first, a *world.Actor) rules.Side {
	switch {
	case a.Slot > 0:
		return rules.Friend
	case first != nil:
		return first.SideOf(a)
	case a.Faction == "party":
		return rules.Friend
	case a.Faction == "":
		return rules.Neutral
	}
	return rules.Foe
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
