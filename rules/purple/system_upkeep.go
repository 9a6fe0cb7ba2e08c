package purple

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// The kinds of event of the passing of time.
const (
	EncounterChecked rules.Kind = "purple.encounter" // in secret: who wanders was rolled for; Amount 1: Thing come, at At
	Reacted          rules.Kind = "purple.reaction"  // in secret: how those who came take it that heroes are there (Text)
	WasNoisy         rules.Kind = "purple.noisy"     // Who made a noise that will have been heard far off
	AlarmRaised      rules.Kind = "purple.alert"     // in secret: those who live on a level have raised the alarm
)

// clause is a refusal's sentence as offers have it: without its capital and its
// full stop.
func clause(r *rules.Refusal) string {
	why := strings.TrimSuffix(r.Why, ".")
	return strings.ToLower(why[:1]) + why[1:]
}

// upkeep is what the passing of a round brings with it besides the fight: noise
// that draws, those who wander, the hours of the day. The round that just ended
// was one of exploring if quiet.
func (s *System) upkeep(t *world.Turn, quiet bool) {
	for id := range t.W.Levels {
		s.stay(t, world.LevelID(id), quiet)
	}
	s.camp(t)
	s.day(t)
}
