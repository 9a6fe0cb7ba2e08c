package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// MaxRounds is how many rounds for each level that was entered a simulated
// game may take.
const MaxRounds = 2000

// Result is how a simulated game went. What it says of a hero is the first
// one's; what is carried is that of all heroes, of the dead what they had.
type Result struct {
	Seed       uint64  `json:"seed"`
	End        string  `json:"end"` // "escaped", "died", "unfinished"
	Rounds     int     `json:"rounds"`
	Commands   int     `json:"commands"`
	Level      string  `json:"level"`       // where the hero was last
	Deepest    int     `json:"deepest"`     // depth of the deepest level entered
	Health     int     `json:"health"`      // at the end
	Bumps      int     `json:"bumps"`       // of heroes against walls
	BumpDamage int     `json:"bump_damage"` // hit points lost to walls
	BlindTurns int     `json:"blind_turns"` // turns that heroes began Blind
	Kills      int     `json:"kills"`
	Killer     string  `json:"killer,omitempty"` // what felled the hero: a kind of creature, "a wall", "the dark"
	LightsOut  int     `json:"lights_out"`       // heroes' lights that went out
	LightLeft  int     `json:"light_left"`       // rounds that the lights carried at the end would still burn
	RanOut     int     `json:"ran_out"`          // deepest level entered when the first hero first carried no light; 0 if it never came to that
	Burnt      int     `json:"burnt"`            // rounds that lights burnt in heroes' hands, each light for itself
	InLight    int     `json:"in_light"`         // rounds on the feet and sighted on a lit tile
	InDark     int     `json:"in_dark"`          // and on a dark one, by dark vision
	Blind      int     `json:"blind"`            // and Blind
	Taken      bool    `json:"taken"`            // the prize was taken
	Prize      bool    `json:"prize"`            // and brought out
	Worth      int     `json:"worth"`            // of the treasure carried at the end, in coins
	Levels     []Visit `json:"levels"`           // in the order in which they were entered
	Sum        string  `json:"sum"`
}

// Visit is how a hero fared on one level.
type Visit struct {
	Level  string `json:"level"`
	Depth  int    `json:"depth"`
	Rounds int    `json:"rounds"` // spent there, all visits together
	Health int    `json:"health"` // as it first came
	Light  int    `json:"light"`  // rounds of light carried as it first came
}

// Simulate plays a whole game with minds leading the heroes; progress, if not
// nil, is called every round, and ends the game when it returns false.
func Simulate(setup Setup, o Options, progress func(round int) bool) (Result, error) {
	setup.Auto = true
	s, err := begin(setup, o, nil)
	if err != nil {
		return Result{}, err
	}
	c := newTally(s.w)
	s.seats, s.tally = nil, c
	round := -1
	for s.w.Round < MaxRounds*max(1, len(s.w.Levels)) {
		if s.w.Round != round {
			round = s.w.Round
			if progress != nil && !progress(round) {
				break
			}
		}
		if len(s.asks) > 0 && s.asks[0].Phase == rules.PhaseTurn && s.w.Clock.Opening && s.w.Actors[s.asks[0].Who].Senses.Blind != rules.Sighted {
			c.r.BlindTurns++
		}
		if !s.Advance() {
			break
		}
	}
	return c.close(s), s.broken
}

// close completes the result of a game that is over.
func (c *tally) close(s *Session) Result {
	r, w := &c.r, s.w
	r.Seed, r.End, r.Rounds, r.Commands, r.Sum = s.setup.Seed, w.Ended, w.Round, s.chain.n, s.Sum()
	if r.End == "" {
		r.End = "unfinished"
	}
	for _, a := range w.Actors {
		if a.Slot > 0 && !a.Dead {
			c.carried(w, a)
		}
		if a.Slot == 1 {
			r.Level, r.Health = w.LevelOf(a).ID, a.HP
			if a.Gone {
				r.Killer = ""
			}
		}
	}
	r.Taken = w.Awake > 0
	return *r
}

// first is the first hero.
func first(w *world.World) *world.Actor {
	for _, a := range w.Actors {
		if a.Slot == 1 {
			return a
		}
	}
	return nil
}
