package purple

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The conditions of those who wander.
const (
	conditionWanders  = "wandering"
	conditionForewarn = "forewarned" // noise has drawn it: nobody surprises it [PH-RND-03]
)

// turnRoller throws by the dice of a Turn, which count for themselves.
type turnRoller struct {
	*world.Turn
	stream dice.Stream
}

func (r turnRoller) Roll(purpose dice.Purpose, _, sides int) int {
	return r.Turn.Roll(r.stream, purpose, sides)
}

// come brings those who wander by onto a level: by the table of its depth, as
// far off as two sides meet, where no hero has a view of them. They know the
// ways of the place, and theirs leads past where the heroes are now [PH-RND-04,
// PH-RND-05, PH-CMB-04].
func (s *System) come(t *world.Turn, id world.LevelID, noisy bool, e *rules.Event) {
	w := t.W
	bands := Wander(turnRoller{t, dice.Encounter}, w.Levels[id].Depth)
	tiles := t.Throw(dice.Encounter, "distance", UnderGround.MeetingDice())
	start, toward, ok := s.wayHere(w, id, UnderGround.MeetingTiles(tiles))
	if !ok {
		e.Text = "no way leads here"
		return
	}
	e.Amount, e.At, e.Rules = 1, start, append(e.Rules, "PH-RND-05")
	e.Thing = bandWords(bands)
	torches, places := Torches(bands), s.unseen(w, id, world.Open(w, id, start, true))
	for _, band := range bands {
		reaction := s.react(t, id, band.Monster)
		for range min(band.Count, len(places)) {
			a, err := s.Spawn(w, world.Spawn{Kind: band.Monster})
			if err != nil {
				panic("purple: the table of wanderers has an unknown kind: " + err.Error()) // a table test reads them all
			}
			a.Level, a.At, places = id, places[0], places[1:]
			a.Facing = grid.Nearest(toward.Sub(a.At))
			s.sendOn(w, a, toward, reaction, noisy)
			if torches > 0 && torchFolk[band.Monster] {
				torches--
				w.Add(world.Item{Kind: torch, Holder: a.ID, Where: rules.InHand, Lit: true, Left: torchLight.Burns})
			}
		}
	}
	sense.Refresh(t)
}

func bandWords(bands []Band) string {
	var names []string
	for _, b := range bands {
		names = append(names, fmt.Sprintf("%d × %s", b.Count, FindMonster(b.Monster).Name))
	}
	return strings.Join(names, ", ")
}

// sendOn sets a wanderer on its way past a place.
func (s *System) sendOn(w *world.World, a *world.Actor, toward grid.Point, r Reaction, noisy bool) {
	a.Post, a.Habits = toward, a.Habits|rules.Guards
	if r >= Uncertain {
		a.Faction, a.Temper = "", rules.Wary
	}
	a.Conditions = append(a.Conditions, world.Condition{Kind: conditionWanders, By: world.Nobody})
	if noisy {
		a.Conditions = append(a.Conditions, world.Condition{Kind: conditionForewarn, By: world.Nobody})
	}
	sense.Dwell(w, a)
}

// react is how a kind of those who wander takes it that heroes are in its home,
// rolled in secret: what has no mind for it attacks. One that is Good and would
// attack rolls anew [PH-RND-04, PH-CMB-05].
func (s *System) react(t *world.Turn, id world.LevelID, monster string) Reaction {
	m := FindMonster(monster)
	if !m.Parleys() {
		return Hostile
	}
	return s.reaction(t, id, m, m.WanderMods(true), "PH-RND-04", "PH-CMB-05")
}

// wayHere is the tile from which somebody can come to the heroes over about so
// many tiles, where none of them has a view of it, and the tile of the hero to
// whom that way leads; false if there is none.
func (s *System) wayHere(w *world.World, id world.LevelID, tiles int) (from, to grid.Point, ok bool) {
	g := w.Levels[id].Grid
	type step struct {
		at, to grid.Point
		way    int
	}
	var queue []step
	seen := map[grid.Point]bool{}
	for _, a := range w.Actors {
		if a.Slot > 0 && a.In() && a.Level == id && !seen[a.At] {
			seen[a.At] = true
			queue = append(queue, step{a.At, a.At, 0})
		}
	}
	best := -1
	for head := 0; head < len(queue); head++ {
		q := queue[head]
		if off := abs(q.way - tiles); q.way >= nearest && (best < 0 || off < best) && s.fits(w, id, q.at) {
			from, to, best, ok = q.at, q.to, off, true
		}
		for d := grid.North; d <= grid.NorthWest; d++ {
			p := q.at.Add(d.Delta())
			if !seen[p] && g.Contains(p) && (g.Passable(q.at, d) || g.At(p) == grid.ClosedDoor && !barred(w, id, p)) {
				seen[p] = true
				queue = append(queue, step{p, q.to, q.way + 1})
			}
		}
	}
	return from, to, ok
}

// nearest is how many tiles of walking lie at least between heroes and those who
// come upon them.
const nearest = 4

func abs(n int) int { return max(n, -n) }

func barred(w *world.World, id world.LevelID, p grid.Point) bool {
	door := w.Levels[id].DoorAt(p, false, grid.North)
	return door != nil && (door.Locked || door.Jammed)
}

// fits reports whether somebody could stand on a tile of whom no hero has a view.
func (s *System) fits(w *world.World, id world.LevelID, p grid.Point) bool {
	g := w.Levels[id].Grid
	return g.At(p).Flags()&(grid.BlocksMove|grid.Brink) == 0 && g.At(p) != grid.Exit && w.Standing(id, p, world.Nobody) == nil && !inView(w, id, p)
}

func inView(w *world.World, id world.LevelID, p grid.Point) bool {
	for _, a := range w.Actors {
		if a.Slot > 0 && a.In() && a.Level == id && a.Field(w.Levels[id]).Has(p) {
			return true
		}
	}
	return false
}

// unseen are those of some tiles of which no hero has a view.
func (s *System) unseen(w *world.World, id world.LevelID, tiles []grid.Point) []grid.Point {
	var free []grid.Point
	for _, p := range tiles {
		if !inView(w, id, p) {
			free = append(free, p)
		}
	}
	return free
}
