package engine

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/light"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// stage carries out a game master's edit of the world.
func (s *Session) stage(t *Seat, c rules.Stage) error {
	if t.master == nil {
		return rules.Refuse("DK-VIS-05", "only a game master may change the world itself")
	}
	if r := whole(c); r != nil {
		return r
	}
	if err := checkEdit(s.w, c); err != nil {
		return err
	}
	s.edit(c)
	s.run()
	return s.broken
}

// edit writes an edit into the journal and makes it.
func (s *Session) edit(c rules.Stage) {
	s.turn.Reset(world.Nobody, s.chain.n)
	s.chain.command(world.Nobody, c, nil)
	edit(&s.turn, c)
	s.turn.Emit(world.Event{Who: world.Nobody, Other: world.Nobody, To: world.Nobody, What: rules.Event{
		Kind: rules.Staged, At: c.At, Thing: string(c.Edit), Text: c.Name, Amount: c.Value, Rules: []rules.RuleID{"DK-BLD-01"},
	}})
	sense.Refresh(&s.turn)
}

// checkEdit refuses an edit that cannot be made, naming what is wrong with it.
func checkEdit(w *world.World, c rules.Stage) error {
	g := w.Levels[0].Grid
	refuse := func(why string, args ...any) error { return rules.Refuse("DK-BLD-01", fmt.Sprintf(why, args...)) }
	if c.Edit != rules.StageSheet && c.Edit != rules.StageClock && c.Edit != rules.StageOutcome && !g.Contains(c.At) {
		return refuse("%d,%d lies off the map", c.At.X, c.At.Y)
	}
	known := true
	switch c.Edit {
	case rules.StagePlace, rules.StageSheet:
		id, ok := world.OfTruth(c.Who)
		if !ok || w.Actor(id) == nil {
			return refuse("there is no creature with that handle")
		}
		if c.Edit == rules.StageSheet {
			return checkSheet(w, w.Actor(id), c, refuse)
		}
		if c.To > grid.NorthWest || g.At(c.At).Has(grid.BlocksMove) || w.Standing(0, c.At, id) != nil {
			return refuse("nobody can be put there, facing that way")
		}
	case rules.StageTerrain:
		var terrain grid.Terrain
		terrain, known = grid.ParseTerrain(c.Name)
		if terrain.Has(grid.BlocksMove) && (w.Standing(0, c.At, world.Nobody) != nil || w.Body(0, c.At) != nil) {
			return refuse("somebody is there")
		}
	case rules.StageEdge:
		_, known = grid.ParseEdge(c.Name)
		if c.To > grid.NorthWest || c.To.Diagonal() || !g.Contains(c.At.Add(c.To.Delta())) {
			return refuse("an edge lies between two orthogonally adjacent tiles of the map")
		}
	case rules.StageLight:
		gear := w.System().Gear(rules.ContentID(c.Name))
		known = gear != nil && gear.Light != nil
	case rules.StageDoor:
		if w.Levels[0].DoorAt(c.At, false, 0) == nil {
			return refuse("there is no lock at %d,%d", c.At.X, c.At.Y)
		}
	case rules.StageZone:
		if c.Value < 0 || c.Value > int(rules.Bright) {
			return refuse("a light level must be 0 to %d, not %d", rules.Bright, c.Value)
		}
	case rules.StageClock:
		if c.Value < 0 || c.Value > 100_000 {
			return refuse("the rounds that pass must be 0 to 100000, not %d", c.Value)
		}
	case rules.StageOutcome:
	default:
		return refuse("there is no edit %q", c.Edit)
	}
	if !known {
		return refuse("%q is not known", c.Name)
	}
	return nil
}

// checkSheet holds an edit of a sheet to the figures of one that is in play.
func checkSheet(w *world.World, a *world.Actor, c rules.Stage, refuse func(string, ...any) error) error {
	switch {
	case c.Name != "hp":
		return refuse("%q is no figure that can be set; hp is", c.Name)
	case !a.In():
		return refuse("that creature is no longer in play")
	case c.Value < -9 || c.Value > 999:
		return refuse("hit points must be -9 to 999, not %d", c.Value)
	case c.Value > 0 && a.Down && w.Standing(a.Level, a.At, a.ID) != nil:
		return refuse("somebody stands over it")
	}
	return nil
}

func edit(t *world.Turn, c rules.Stage) {
	w := t.W
	l := w.Levels[0]
	switch c.Edit {
	case rules.StagePlace:
		id, _ := world.OfTruth(c.Who)
		a := w.Actors[id]
		a.Level, a.At, a.Facing = 0, c.At, c.To
	case rules.StageSheet:
		id, _ := world.OfTruth(c.Who)
		a := w.Actors[id]
		a.HP, a.MaxHP, a.Down = c.Value, max(a.MaxHP, c.Value), c.Value <= 0
	case rules.StageTerrain:
		terrain, _ := grid.ParseTerrain(c.Name)
		w.SetTerrain(0, c.At, terrain)
	case rules.StageEdge:
		e, _ := grid.ParseEdge(c.Name)
		_ = w.SetEdge(0, c.At, c.To, e) // checked before
	case rules.StageLight:
		kind := rules.ContentID(c.Name)
		w.Add(world.Item{Kind: kind, Holder: world.Nobody, At: c.At, Lit: true, Left: w.System().Gear(kind).Light.Burns})
	case rules.StageDoor:
		l.DoorAt(c.At, false, 0).Locked = c.Value != 0
	case rules.StageZone:
		l.Zones = append(l.Zones, world.Zone{Tiles: []grid.Point{c.At}, Ambient: rules.Light(c.Value)})
		l.Lit = nil
		for _, a := range w.Actors {
			a.Glanced, a.Learnt = world.Glance{}, world.Glance{}
		}
	case rules.StageClock:
		for _, it := range w.Items {
			if g := w.Gear(it); it.Lit && !it.Gone && g.Light.Burns > 0 {
				light.BurnDown(t, it, g, c.Value)
			}
		}
	}
}
