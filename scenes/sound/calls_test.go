package sound

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/rules/grid"
	"pitchdark/rules/tell"
	"pitchdark/scenes/sound/synth"
)

// kindsOf reads the constants of a type from a file of the vocabulary.
func kindsOf(t *testing.T, name, typ string) (words []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	require.NoError(t, err)
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if ident, ok := spec.Type.(*ast.Ident); !ok || ident.Name != typ {
			return true
		}
		for _, value := range spec.Values {
			word, err := strconv.Unquote(value.(*ast.BasicLit).Value)
			require.NoError(t, err)
			words = append(words, word)
		}
		return true
	})
	return words
}

func TestEveryKindOfSoundIsHeardAndWritten(t *testing.T) {
	all := kindsOf(t, "../../rules/view.go", "SoundKind")
	assert.Greater(t, len(all), 25)
	for _, word := range all {
		s := rules.Sound{Kind: rules.SoundKind(word), From: grid.West, Band: rules.Clear}
		name, ok := kinds[s.Kind]
		assert.True(t, ok, "%q is heard as nothing of its own", word)
		assert.True(t, synth.Known(name), "%q", word)
		assert.NotEmpty(t, tell.Sound(s, grid.North, true))
	}
	assert.Len(t, kinds, len(all), "a kind is heard that is none")
}

// silent are the kinds of event that are not heard when they are one's own.
var silent = []rules.Kind{
	rules.Turned, rules.Declared, rules.Met, rules.LostTouch, rules.WasTouched, rules.Answered, rules.Heard, rules.Blinded,
	rules.SeesAgain, rules.CameToLight, rules.StoppedInLight, rules.Found, rules.Contested, rules.Rested, rules.Waited,
	rules.Blocked, rules.Stopped, rules.Saw, rules.LostSight, rules.Began, rules.Ended, rules.Staged, rules.Noted,
}

func TestEveryKindOfEventIsHeardOrSilent(t *testing.T) {
	all := kindsOf(t, "../../rules/event.go", "Kind")
	for _, word := range all {
		_, heard := deeds[rules.Kind(word)]
		assert.NotEqual(t, heard, slices.Contains(silent, rules.Kind(word)), "%q must be heard or silent, and not both", word)
	}
	assert.Len(t, all, len(deeds)+len(silent))
}

func TestEverySoundHasACaption(t *testing.T) {
	for _, n := range synth.Names() {
		assert.NotEmpty(t, captions[n], "%s", n)
	}
	assert.Len(t, captions, len(synth.Names()))
}

// ears are one hero of a crawl that plays by itself.
type ears struct {
	seat   *engine.Seat
	hero   rules.Handle
	before *rules.View
}

// look is a view with what the sounds need of it, that stays as it is.
func (e *ears) look() *rules.View {
	v := *e.seat.View(e.hero)
	v.Sounds = slices.Clone(v.Sounds)
	return &v
}

// What each hero hears in a whole crawl is exactly its sound cues, each once,
// and its own deeds; what others do gives no other sound, seen or not.
func TestACrawlIsHeardAsItWasPerceived(t *testing.T) {
	for _, dungeon := range []string{"dark-room", "cellar", "wind-in-the-shaft"} {
		t.Run(dungeon, func(t *testing.T) {
			atlas, err := maps.Open(dungeon)
			require.NoError(t, err)
			s, err := engine.New(engine.Setup{System: "core", Level: dungeon, Seed: 11, Heroes: []string{"bran", "wren"}, Auto: true}, engine.Options{Atlas: atlas})
			require.NoError(t, err)
			var both []*ears
			for _, h := range s.Party().Heroes() {
				e := &ears{seat: s.Hero(h), hero: h}
				e.seat.Events(h)
				e.before = e.look()
				both = append(both, e)
			}
			cues, deeds := 0, 0
			for range 150 {
				if s.Ended() != "" {
					break
				}
				s.Advance()
				for _, e := range both {
					c, d := e.check(t)
					cues, deeds = cues+c, deeds+d
				}
			}
			assert.Greater(t, cues, 30)
			assert.Greater(t, deeds, 60)
		})
	}
}

// check compares the calls of a step with what the hero perceived.
func (e *ears) check(t *testing.T) (cues, own int) {
	t.Helper()
	b := Beat{Events: e.seat.Events(e.hero), Before: e.before, After: e.look()}
	e.before = b.After
	var want, got []int
	for _, s := range fresh(b) {
		want = append(want, s.Order)
	}
	for i := range b.Events {
		if ev := &b.Events[i]; ev.Kind == rules.Heard {
			want = append(want, ev.Sound.Order)
		}
	}
	mine := map[int]int{}
	for _, c := range Calls(b) {
		assert.True(t, synth.Known(c.Name), "%q", c.Name)
		assert.NotEmpty(t, c.Caption)
		if c.Heard != nil {
			got = append(got, c.Heard.Order)
			continue
		}
		mine[c.Event]++
		ev := &b.Events[c.Event]
		assert.True(t, ev.Who == e.hero || ev.Other == e.hero || ev.Who == 0, "%s of another is heard without a cue", ev.Kind)
	}
	assert.ElementsMatch(t, want, got, "each cue is heard once")
	for i := range b.Events {
		ev := &b.Events[i]
		if ev.Who != e.hero || ev.Kind == rules.FeltAbout || ev.Kind == rules.Recognised {
			continue
		}
		_, loud := deeds[ev.Kind]
		assert.Equal(t, loud, mine[i] == 1, "%s", ev.Kind)
	}
	return len(got), len(mine)
}

func view(blind rules.Blindness, sounds ...rules.Sound) *rules.View {
	return &rules.View{Hero: rules.Sheet{Handle: 1, Kind: "core/wren", Facing: grid.North, Health: 20, MaxHealth: 20}, Blind: blind, Sounds: sounds}
}

func TestWhatIsSeenIsHeardByItsCueOnly(t *testing.T) {
	walks := []rules.Event{
		{Kind: rules.Moved, Who: 100, From: grid.Point{X: 3}, At: grid.Point{X: 4}, Path: []grid.Point{{X: 4}}},
		{Kind: rules.Moved, Who: 100, From: grid.Point{X: 4}, At: grid.Point{X: 5}, Path: []grid.Point{{X: 5}}},
	}
	assert.Empty(t, Calls(Beat{Events: walks, Before: view(0), After: view(0)}), "too far to be heard, or too careful")
	cue := rules.Sound{Order: 4, Kind: rules.SoundPatter, Band: rules.Clear, From: grid.East}
	calls := Calls(Beat{Events: walks, Before: view(0, rules.Sound{Order: 3}), After: view(0, rules.Sound{Order: 3}, cue), Starts: []int{5, 12}})
	require.Len(t, calls, 1)
	assert.Equal(t, synth.Patter, calls[0].Name)
	assert.Equal(t, 5, calls[0].Tick)
	assert.Equal(t, "A quick patter of feet, clear, to the east", calls[0].Caption)
}

func TestBlowsAreHeardByWeaponAndByWhoIsHurt(t *testing.T) {
	after := view(0, rules.Sound{Order: 0, Kind: rules.SoundAttack, Band: rules.Near, From: grid.East})
	after.Tokens = []rules.Token{{Handle: 100, Kind: "core/goblin"}}
	for _, c := range []struct {
		e          rules.Event
		name, with synth.Name
		after      *rules.View
	}{
		{rules.Event{Kind: rules.Struck, Who: 100, Other: 1, Thing: "core/dagger", Amount: 3}, synth.Blade, synth.GruntHi, after},
		{rules.Event{Kind: rules.Missed, Who: 100, Other: 1, Thing: "core/dagger"}, synth.Swish, "", after},
		{rules.Event{Kind: rules.Struck, Who: 1, Other: 100, Thing: "core/bow", Amount: 3}, synth.Bow, synth.Goblin, view(0)},
		{rules.Event{Kind: rules.Struck, Who: 1, Other: 7, Thing: "core/sword", Amount: 3}, synth.Blade, "", view(0)},
		{rules.Event{Kind: rules.Bumped, Who: 1, Thing: "wall", Amount: 6}, synth.ThudHard, synth.GruntHi, view(rules.ByDarkness)},
		{rules.Event{Kind: rules.Bumped, Who: 1, Thing: "closed door"}, synth.ThudWood, "", view(rules.ByDarkness)},
	} {
		if c.name == synth.Bow {
			c.after.Tokens = after.Tokens
		}
		calls := Calls(Beat{Events: []rules.Event{c.e}, Before: view(0), After: c.after})
		require.Len(t, calls, 1, "%s", c.e.Kind)
		assert.Equal(t, c.name, calls[0].Name)
		assert.Equal(t, c.with, calls[0].With)
	}
}

func TestStepsAreHeardByTheGround(t *testing.T) {
	at := grid.Point{X: 2, Y: 2}
	v := view(0)
	v.Theme = "mine"
	assert.Equal(t, synth.StepWood, ground(v, at))
	v.Cells = []rules.Glimpse{{At: at, Terrain: grid.Shallows}}
	assert.Equal(t, synth.StepWater, ground(v, at))
	v = view(rules.ByDarkness)
	v.Trace = []rules.Trace{{At: at, Terrain: grid.Rubble, Walked: true}}
	assert.Equal(t, synth.StepRubble, ground(v, at))
	v.Hero.Items = []rules.Held{{Kind: "core/plate", Where: rules.Worn, Part: rules.Body}}
	calls := Calls(Beat{Events: []rules.Event{{Kind: rules.Moved, Who: 1, At: grid.Point{X: 9}, Path: []grid.Point{{X: 8}, {X: 9}}}}, After: v})
	require.Len(t, calls, 1)
	assert.Equal(t, synth.StepHeavy, calls[0].Name)
	assert.Equal(t, 2, calls[0].Times)
}

func TestRoomsAreAsLargeAsTheyAreKnown(t *testing.T) {
	hall := view(0)
	for x := range 14 {
		for y := range 14 {
			hall.Cells = append(hall.Cells, rules.Glimpse{At: grid.Point{X: x, Y: y}})
		}
	}
	hall.Hero.At = grid.Point{X: 7, Y: 7}
	closet := *hall
	closet.Cells = nil
	for x := range 3 {
		closet.Cells = append(closet.Cells, rules.Glimpse{At: grid.Point{X: 6 + x, Y: 7}})
	}
	assert.Greater(t, roomSize(hall), 0.9)
	assert.Less(t, roomSize(&closet), 0.1)
	hall.Blind = rules.ByDarkness
	assert.InDelta(t, unknown, roomSize(hall), 0.01, "the dark tells nothing of its size")
}
