package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// MaxRounds is where a simulated game ends at the latest.
const MaxRounds = 2000

// Result is how a simulated game went.
type Result struct {
	Seed       uint64 `json:"seed"`
	End        string `json:"end"` // "escaped", "died", "unfinished"
	Rounds     int    `json:"rounds"`
	Commands   int    `json:"commands"`
	Level      string `json:"level"`       // where the first hero was last
	Health     int    `json:"health"`      // of the first hero
	Bumps      int    `json:"bumps"`       // of heroes against walls
	BumpDamage int    `json:"bump_damage"` // hit points lost to walls
	BlindTurns int    `json:"blind_turns"` // turns that heroes began Blind
	Kills      int    `json:"kills"`
	Killer     string `json:"killer,omitempty"` // what felled the first hero
	LightsOut  int    `json:"lights_out"`       // heroes' lights that went out
	Sum        string `json:"sum"`
}

// Simulate plays a whole game with minds leading the heroes; progress, if not
// nil, is called every round, and ends the game when it returns false.
func Simulate(setup Setup, o Options, progress func(round int) bool) (Result, error) {
	setup.Auto = true
	s, err := begin(setup, o, nil)
	if err != nil {
		return Result{}, err
	}
	r := Result{Seed: setup.Seed}
	tally := &tally{r: &r}
	s.seats, s.tally = nil, tally
	round := -1
	for s.w.Round < MaxRounds {
		if s.w.Round != round {
			round = s.w.Round
			if progress != nil && !progress(round) {
				break
			}
		}
		if len(s.asks) > 0 && s.asks[0].Phase == rules.PhaseTurn && s.w.Clock.Opening && s.w.Actors[s.asks[0].Who].Senses.Blind != rules.Sighted {
			r.BlindTurns++
		}
		if !s.Advance() {
			break
		}
	}
	r.End, r.Rounds, r.Commands, r.Sum = s.w.Ended, s.w.Round, s.chain.n, s.Sum()
	if r.End == "" {
		r.End = "unfinished"
	}
	for _, a := range s.w.Actors {
		if a.Slot == 1 {
			r.Level, r.Health = s.w.LevelOf(a).ID, a.HP
		}
	}
	return r, s.broken
}

// tally counts what a simulated game is judged by.
type tally struct{ r *Result }

func (c *tally) take(w *world.World, e world.Event) {
	who, other := w.Actor(e.Who), w.Actor(e.Other)
	hero := who != nil && who.Slot > 0
	switch e.What.Kind {
	case rules.Bumped:
		if hero {
			c.r.Bumps++
			c.r.BumpDamage += e.What.Amount
		}
	case rules.LightOut:
		if hero {
			c.r.LightsOut++
		}
	case rules.Downed, rules.Died:
		switch {
		case hero && who.Slot == 1 && other != nil:
			c.r.Killer = other.Name
		case hero && who.Slot == 1 && c.r.Killer == "":
			c.r.Killer = "the dark"
		case other != nil && other.Slot > 0:
			c.r.Kills++
		}
	}
}
