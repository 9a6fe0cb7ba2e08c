package mind_test

import (
	"strings"
	"testing"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/mind"
)

// steady is a roller whose dice always show the same share of their sides.
type steady int

func (s steady) Roll(_ string, sides int) int { return min(int(s), sides) }

// chamber is a small room with a foe at the far end, around a table.
const chamber = `
	############
	#@.........#
	#..........#
	#...TTTT...#
	#...TTTT.F.#
	#..........#
	############`

func benchmark(b *testing.B, p position, decide func(*mind.Mind, *rules.View, mind.Roller) rules.Command, roll steady) {
	var m mind.Mind
	decide(&m, p.View, roll)
	b.ReportAllocs()
	for b.Loop() {
		decide(&m, p.View, roll)
	}
}

func BenchmarkBlindTable(b *testing.B) {
	benchmark(b, inDark(b, rules.Wary).felt(grid.East, 2), (*mind.Mind).Decide, 3)
}

func BenchmarkBlindCue(b *testing.B) {
	p := inDark(b, rules.Bold).hears(grid.North, rules.Clear, rules.SoundThud)
	benchmark(b, p, (*mind.Mind).Decide, 3)
}

func BenchmarkUnaware(b *testing.B) { benchmark(b, room(b, "..@.."), (*mind.Mind).Decide, 2) }

func BenchmarkHunt(b *testing.B) { benchmark(b, room(b, chamber), (*mind.Mind).Decide, 2) }

func BenchmarkFlee(b *testing.B) {
	p := room(b, chamber)
	p.Hero.Temper = rules.Timid
	benchmark(b, p, (*mind.Mind).Decide, 2)
}

func BenchmarkDelve(b *testing.B) { benchmark(b, hero(b, chamber), (*mind.Mind).Delve, 2) }

func BenchmarkExploreKnownLevel(b *testing.B) {
	p := hero(b, strings.ReplaceAll(rooms, "L", "+"))
	benchmark(b, p, (*mind.Mind).Delve, 1)
}
