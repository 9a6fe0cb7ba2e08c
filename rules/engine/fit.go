package engine

import (
	"fmt"
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// offers lists everything that a creature could do in answer to an ask, as far
// as it can know [DK-CMD-01]; heroes get the rows that nobody else thinks of.
func offers(w *world.World, a *world.Actor, phase rules.PhaseID, heroes bool, into []rules.Offer) []rules.Offer {
	rows := w.System().Actions()
	for i := range rows {
		if row := &rows[i]; row.Phase == phase && (heroes || !row.Heroes) {
			into = list(w, a, row, into)
		}
	}
	return into
}

// list adds what a row offers, unless that is nothing.
func list(w *world.World, a *world.Actor, row *world.Action, into []rules.Offer) []rules.Offer {
	o := offering(w, a, row)
	if o.Hide {
		return into
	}
	offer := rules.Offer{
		Do: row.ID, Title: row.Title, Key: row.Key, Actions: row.Actions, Senses: row.Senses, Rule: row.Rule, Params: o.Params, Optional: o.Missing,
	}
	if o.Title != "" {
		offer.Title = o.Title
	}
	if o.Free {
		offer.Actions = 0
	}
	if o.Not.Why != "" {
		offer.Not, offer.Rule, offer.Spent = o.Not.Why, o.Not.Rule, o.Spent
	}
	return append(into, offer)
}

// offering is a row's offering, greyed if no action is left for it. Whatever
// does not name the rule that forbids it is forbidden by the row's.
func offering(w *world.World, a *world.Actor, row *world.Action) world.Offering {
	o := row.Offer(w, a)
	if o.Not.Why != "" && o.Not.Rule == "" {
		o.Not.Rule = row.Rule
	}
	if !o.Hide && o.Not.Why == "" && !o.Free && row.Phase == rules.PhaseTurn && row.Actions > w.Clock.Left {
		o.Not = rules.Refusal{Rule: "DK-HST-02", Why: "you have no action left this turn"}
		o.Spent = true
	}
	return o
}

// named is what a command asks for, whatever its type.
type named struct {
	do     rules.ActionID
	answer bool
	act    rules.Act
	path   []grid.Point
	enter  bool
	toward *grid.Relative
}

func name(c rules.Command) named {
	switch c := c.(type) {
	case rules.Move:
		return named{do: "move", path: c.Path, enter: c.Enter}
	case rules.BlindMove:
		return named{do: "blind move", act: rules.Act{Tiles: c.Tiles}, toward: &c.Toward}
	case rules.Turn:
		return named{do: "turn", act: rules.Act{To: c.To}}
	case rules.Act:
		return named{do: c.Do, act: c}
	case rules.Answer:
		return named{do: c.Choose, answer: true, act: rules.Act{At: c.At, To: c.To, Words: c.Words}}
	}
	return named{}
}

// fit finds the row that a command asks for and resolves its names, or says
// why it is refused. It changes nothing [DK-CMD-01, DK-CMD-04].
func fit(w *world.World, a *world.Actor, phase rules.PhaseID, c rules.Command) (*world.Action, *world.Deed, error) {
	n := name(c)
	interrupted := phase != rules.PhaseTurn
	switch {
	case n.do == "":
		return nil, nil, rules.Refuse("DK-CMD-01", "that is no command that a creature can be given")
	case n.answer && !interrupted:
		return nil, nil, rules.Refuse("DK-MOV-08", "nothing was asked that you could answer")
	case interrupted && !n.answer:
		return nil, nil, rules.Refuse("DK-MOV-08", "something else must be answered first")
	}
	table := w.System().Actions()
	for i := range table {
		row := &table[i]
		if row.ID != n.do || row.Phase != phase {
			continue
		}
		if act, ok := c.(rules.Act); ok && (row.ID == "move" || row.ID == "blind move" || row.ID == "turn") {
			return nil, nil, rules.Refuse(row.Rule, fmt.Sprintf("%q is a command of its own, not an act", act.Do))
		}
		o := offering(w, a, row)
		switch {
		case o.Hide:
			return nil, nil, rules.Refuse(row.Rule, "you cannot do that here")
		case o.Not.Why != "":
			return nil, nil, &o.Not
		}
		d, refusal := deed(w, a, row, &o, &n)
		if refusal != nil {
			return nil, nil, refusal
		}
		d.Free, d.Rule = o.Free, row.Rule
		return row, d, nil
	}
	return nil, nil, rules.Refuse("DK-CMD-01", fmt.Sprintf("nobody can %q now", n.do))
}

// deed resolves a command's parameters against those that were offered.
func deed(w *world.World, a *world.Actor, row *world.Action, o *world.Offering, n *named) (*world.Deed, *rules.Refusal) {
	d := &world.Deed{Words: n.act.Words, Tiles: n.act.Tiles, Item: n.act.Item, To: n.act.To, Path: n.path, Enter: n.enter}
	d.HasTo = !o.Missing || d.To != grid.North || n.act.North
	if n.toward != nil {
		if *n.toward > grid.ForwardLeft {
			return nil, rules.Refuse(row.Rule, "there are eight directions, from forward to forward-left")
		}
		d.To = a.Facing.Turn(*n.toward)
	}
	if d.To > grid.NorthWest {
		return nil, rules.Refuse(row.Rule, "there are eight directions, from north to north-west")
	}
	for i := range o.Params {
		if r := param(w, a, row, &o.Params[i], n, d); r != nil && !(o.Missing && empty(&o.Params[i], n)) {
			return nil, r
		}
	}
	return d, nil
}

// empty reports whether a command says nothing of a parameter.
func empty(p *rules.Param, n *named) bool {
	switch p.Kind {
	case rules.ParamItem:
		return n.act.Item == 0
	case rules.ParamTile:
		return n.act.At == nil
	case rules.ParamTarget:
		return n.act.Target == 0
	case rules.ParamTiles:
		return n.act.Tiles == 0
	case rules.ParamWords:
		return n.act.Words == ""
	}
	return false
}

func param(w *world.World, a *world.Actor, row *world.Action, p *rules.Param, n *named, d *world.Deed) *rules.Refusal {
	switch p.Kind {
	case rules.ParamPath:
		return path(w, a, row, p, d)
	case rules.ParamTiles:
		if d.Tiles < p.Min || d.Tiles > p.Max {
			return rules.Refuse(row.Rule, fmt.Sprintf("the distance must be %d to %d tiles, not %d", p.Min, p.Max, d.Tiles))
		}
	case rules.ParamDirection:
		if len(p.Directions) > 0 && !holds(p.Directions, d.To) {
			return rules.Refuse(row.Rule, "there is nothing "+d.To.String()+" of you to do that with")
		}
	case rules.ParamTile:
		if n.act.At != nil {
			if i := slices.IndexFunc(p.Barred, func(b rules.Bar) bool { return b.At == *n.act.At }); i >= 0 {
				return rules.Refuse(p.Barred[i].Rule, p.Barred[i].Not)
			}
		}
		if n.act.At == nil || len(p.Points) > 0 && !holds(p.Points, *n.act.At) {
			return rules.Refuse(row.Rule, "that tile is not within your reach")
		}
		d.At, d.HasAt = *n.act.At, true
	case rules.ParamTarget:
		return target(w, a, row, p, n, d)
	case rules.ParamItem:
		return thing(row, p, d.Item)
	case rules.ParamWords:
		return words(row, p, d)
	}
	return nil
}

// thing refuses a thing that was not offered, by its own reason if it has one.
func thing(row *world.Action, p *rules.Param, n int) *rules.Refusal {
	for _, b := range p.Barred {
		if b.Value == n {
			return rules.Refuse(b.Rule, b.Not)
		}
	}
	switch {
	case len(p.Choices) > 0 && !offered(p, n):
		return rules.Refuse(row.Rule, "you cannot do that with that thing")
	case len(p.Choices) == 0 && (n < p.Min || n > p.Max):
		return rules.Refuse(row.Rule, "there is no such thing here that you know of")
	}
	return nil
}

func holds[T comparable](list []T, x T) bool {
	for _, y := range list {
		if x == y {
			return true
		}
	}
	return false
}

func offered(p *rules.Param, value int) bool {
	for _, c := range p.Choices {
		if c.Value == value {
			return true
		}
	}
	return false
}

func target(w *world.World, a *world.Actor, row *world.Action, p *rules.Param, n *named, d *world.Deed) *rules.Refusal {
	if !offered(p, int(n.act.Target)) {
		return rules.Refuse(row.Rule, "you perceive nobody by that name whom you could do it to")
	}
	d.Handle = n.act.Target
	d.Target = sense.Target(w, a, n.act.Target)
	if d.Target == nil {
		return rules.Refuse(row.Rule, "you perceive nobody by that name")
	}
	return nil
}

func words(row *world.Action, p *rules.Param, d *world.Deed) *rules.Refusal {
	if len(p.Choices) == 0 {
		return nil
	}
	all := ""
	for i, c := range p.Choices {
		if c.Text == d.Words {
			return nil
		}
		if i > 0 {
			all += ", "
		}
		all += c.Text
	}
	return rules.Refuse(row.Rule, fmt.Sprintf("%q is not among the choices: %s", d.Words, all))
}

// path holds a sighted walk to its length and to neighbouring tiles, and its
// first step to what the walker knows; what it learns on the way stops it there
// [DK-MOV-12].
func path(w *world.World, a *world.Actor, row *world.Action, p *rules.Param, d *world.Deed) *rules.Refusal {
	if len(d.Path) < 1 || len(d.Path) > p.Max {
		return rules.Refuse(row.Rule, fmt.Sprintf("a walk goes 1 to %d tiles now, not %d", p.Max, len(d.Path)))
	}
	at := a.At
	for _, q := range d.Path {
		if grid.Steps(at, q) != 1 {
			return rules.Refuse("DK-GRD-04", fmt.Sprintf("%d,%d is no neighbour of %d,%d", q.X, q.Y, at.X, at.Y))
		}
		at = q
	}
	if bar := p.Broken(a.At, d.Path); bar != nil {
		return rules.Refuse(bar.Rule, bar.Not)
	}
	first := d.Path[0]
	g := w.LevelOf(a).Grid
	if sense.GroundLight(w, a, first) == rules.Dark {
		return rules.Refuse("DK-MOV-12", "you cannot see that tile; declare a blind move to go there")
	}
	if blocks, n := w.Step(a, grid.Nearest(first.Sub(a.At))); n > 0 && known(w, a, blocks[:n]) {
		return rules.Refuse("DK-GRD-04", "the way is barred by "+barrier(g, blocks[:n]))
	}
	for i := range a.Senses.Percepts {
		q := &a.Senses.Percepts[i]
		friend := q.Known && a.SideOf(w.Actors[q.Who]) == rules.Friend // who may let one pass
		if q.At == first && !w.Actors[q.Who].Down && !(friend && len(d.Path) > 1) {
			return rules.Refuse("DK-MOV-12", "somebody stands there")
		}
	}
	return nil
}

// known reports whether a walker sees all that bars its step; what it does not
// see it must try.
func known(w *world.World, a *world.Actor, blocks []grid.Block) bool {
	for _, b := range blocks {
		if sense.GroundLight(w, a, b.At) == rules.Dark && (!b.Edge || sense.GroundLight(w, a, b.At.Add(b.Toward.Delta())) == rules.Dark) {
			return false
		}
	}
	return true
}

func barrier(g *grid.Grid, blocks []grid.Block) string {
	switch {
	case len(blocks) == 2:
		return "a closed corner"
	case blocks[0].Edge:
		return "a " + g.Edge(blocks[0].At, blocks[0].Toward).String()
	}
	switch t := g.At(blocks[0].At); t {
	case grid.Furniture, grid.Heap, grid.DeepWater:
		return t.String()
	default:
		return "a " + t.String()
	}
}
