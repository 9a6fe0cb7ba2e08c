package maps_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"pitchdark/maps"
	"pitchdark/maps/mapstest"
	"pitchdark/rules/grid"
)

// bare is a level without the file and lines that it carries.
func bare(l *maps.Level) *maps.Level {
	c := l.Clone()
	c.File, c.Line = "", 0
	for i := range c.Zones {
		c.Zones[i].File, c.Zones[i].Line = "", 0
	}
	for i := range c.Slots {
		c.Slots[i].File, c.Slots[i].Line = "", 0
	}
	for i := range c.Marks {
		c.Marks[i].File, c.Marks[i].Line = "", 0
		if len(c.Marks[i].Props) == 0 {
			c.Marks[i].Props = nil
		}
	}
	return c
}

// equal compares two levels in all but where they were read.
func equal(t require.TestingT, want, got *maps.Level) {
	a, b := bare(want), bare(got)
	require.Equal(t, a.Grid.Width(), b.Grid.Width())
	require.Equal(t, a.Grid.Height(), b.Grid.Height())
	for i := range a.Grid.Width() * a.Grid.Height() {
		p := a.Grid.PointAt(i)
		require.Equal(t, a.Grid.At(p), b.Grid.At(p), "terrain at %v", p)
		for _, d := range []grid.Direction{grid.East, grid.South} {
			require.Equal(t, a.Grid.Edge(p, d), b.Grid.Edge(p, d), "edge %s of %v", d, p)
		}
	}
	a.Grid, b.Grid = nil, nil
	require.Equal(t, a, b)
}

func parse(t require.TestingT, text string) *maps.Level {
	levels, err := maps.Parse("test.map", []byte(text))
	require.NoError(t, err)
	require.Len(t, levels, 1)
	return levels[0]
}

func TestTextMap(t *testing.T) {
	levels, err := maps.Parse("two.map", []byte(`; a comment
level upper
name The Upper Cellar
theme brick
ambient 7
legend g creature goblin temper=wary
legend f on "shallow water" item oil
map
	######
	#.g.f#
	#>..+#
	######
edge 1,1 E window
edge 1,2 E door
zone 1,1 2,2 dark magic=3 deep=true
zone 3,1 3,1 bright
slot 2,2 lair=vermin depth=2 size=4
mark 1,1 start hero facing=NE lit=torch
mark 1,2 stairs lower at=1,0
mark 4,2 door locked=true key="the old key"
mark 3,1 note "A title" text="Two\nlines, \"quoted\"" radius=2
mark 1,2 door edge=E jammed=true

level lower
map
  <.X
`))
	require.NoError(t, err)
	require.Len(t, levels, 2)
	upper, lower := levels[0], levels[1]
	assert.Equal(t, "The Upper Cellar", upper.Name)
	assert.Equal(t, maps.Light(7), upper.Ambient)
	assert.Equal(t, grid.Floor, upper.Grid.At(grid.Point{X: 2, Y: 1}))
	assert.Equal(t, grid.Shallows, upper.Grid.At(grid.Point{X: 4, Y: 1}))
	assert.Equal(t, grid.Window, upper.Grid.Edge(grid.Point{X: 2, Y: 1}, grid.West))
	assert.Equal(t, maps.Mark{At: grid.Point{X: 2, Y: 1}, Kind: maps.KindCreature, Name: "goblin", Props: []maps.Prop{{Key: "temper", Value: "wary"}}, File: "two.map", Line: 10}, upper.Marks[0])
	assert.Equal(t, []grid.Point{{X: 1, Y: 1}}, upper.Starts())
	assert.Equal(t, []maps.Exit{{At: grid.Point{X: 1, Y: 2}, Level: "lower", Arrive: grid.Point{X: 1}}}, upper.Exits())
	text, _ := upper.Marks[5].Prop("text")
	assert.Equal(t, "Two\nlines, \"quoted\"", text)
	assert.True(t, upper.Zones[0].Deep)
	assert.Equal(t, 3, upper.Zones[0].Magic)
	assert.Equal(t, "lower", lower.Name)
	assert.Equal(t, []maps.Exit{{At: grid.Point{X: 2}}}, lower.Exits())
	assert.True(t, lower.Exits()[0].Out())

	again, err := maps.Parse("again.map", []byte(maps.Text(levels)))
	require.NoError(t, err)
	equal(t, upper, again[0])
	equal(t, lower, again[1])
}

// What Text writes, Parse reads back, and writes the same again.
func TestRoundTripOfGeneratedMaps(t *testing.T) {
	for seed := range uint64(30) {
		for _, l := range []*maps.Level{mapstest.Rooms(seed, 40, 25), mapstest.Cave(seed, 30, 30)} {
			require.NoError(t, l.Check())
			got := parse(t, l.Text())
			equal(t, l, got)
			assert.Equal(t, l.Text(), got.Text())
		}
	}
}

// Any terrain, any edges and any strings come through.
func TestRoundTripOfAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := anyLevel(t)
		if l.Check() != nil {
			t.Skip("not well formed")
		}
		equal(t, l, parse(t, l.Text()))
	})
}

func anyLevel(t *rapid.T) *maps.Level {
	w, h := rapid.IntRange(1, 12).Draw(t, "width"), rapid.IntRange(1, 12).Draw(t, "height")
	g, err := grid.New(w, h)
	require.NoError(t, err)
	anywhere := rapid.Custom(func(t *rapid.T) grid.Point {
		return grid.Point{X: rapid.IntRange(0, w-1).Draw(t, "x"), Y: rapid.IntRange(0, h-1).Draw(t, "y")}
	})
	for i := range w * h {
		g.Set(g.PointAt(i), grid.Terrain(rapid.IntRange(0, int(grid.Exit)).Draw(t, "terrain")))
	}
	for range rapid.IntRange(0, 10).Draw(t, "edges") {
		_ = g.SetEdge(anywhere.Draw(t, "at"), grid.Direction(rapid.IntRange(0, 7).Draw(t, "side")), grid.Edge(rapid.IntRange(0, 6).Draw(t, "edge")))
	}
	l := &maps.Level{ID: rapid.StringMatching(`[a-z0-9][a-z0-9-]{0,9}`).Draw(t, "id"), Name: name(t), Theme: "x", Grid: g, Ambient: maps.Light(rapid.IntRange(0, 101).Draw(t, "ambient"))}
	for range rapid.IntRange(0, 8).Draw(t, "marks") {
		m := maps.Mark{At: anywhere.Draw(t, "at"), Kind: rapid.SampledFrom([]maps.Kind{maps.KindItem, maps.KindLight, maps.KindNote}).Draw(t, "kind"), Name: name(t)}
		if m.Kind == maps.KindNote {
			m.Props = []maps.Prop{{Key: "text", Value: rapid.String().Draw(t, "text")}}
		} else if rapid.Bool().Draw(t, "prop") {
			m.Props = []maps.Prop{{Key: "a-1", Value: rapid.String().Draw(t, "value")}, {Key: "b", Value: ""}}
		}
		l.Marks = append(l.Marks, m)
	}
	return l
}

func name(t *rapid.T) string {
	return rapid.OneOf(rapid.String(), rapid.StringMatching(`[A-Za-z="; ]{1,12}`)).Filter(func(s string) bool {
		return strings.TrimSpace(s) == s && s != ""
	}).Draw(t, "name")
}

const tiny = "level a\nmap\n  ...\n  .#.\n"

// Each refusal names the file, the line and the field, and says what to do.
func TestTextErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "bad.map: level: the file holds no level; begin it with level and an ID"},
		{"name x\n", `bad.map:1: file: "name" stands before any level; begin with level and an ID`},
		{"level A\nmap\n  .\n", `bad.map:1: level: "A" is no ID`},
		{tiny + "level a\n", "bad.map:5: level: a is there already, in line 1"},
		{tiny + "name\n", `bad.map:1: name: "" is no name`},
		{tiny + "theme Two Words\n", `bad.map:1: theme: "Two Words" is no theme`},
		{tiny + "theme x\ntheme y\n", "bad.map:6: theme: it is given already, in line 5; keep one"},
		{tiny + "ambient 101\n", `bad.map:5: ambient: "101" is no light; write dark, a number from 1 to 100, or bright`},
		{"level a\n", "bad.map:1: map: level a has no map"},
		{"level a\n  ...\n", "bad.map:2: map: an indented line is a row of a map, but no map is open"},
		{"level a\nmap ..\n", `bad.map:2: map: ".." follows it`},
		{"level a\nmap\n  ...\n  ..\n", "bad.map:4: map: the row has 2 tiles and the first one 3"},
		{"level a\nmap\n  .?.\n", `bad.map:3: map: the letter '?' at 1,0 means nothing`},
		{"level a\nmap\n  " + strings.Repeat(".", 201) + "\n", "bad.map:3: map: the row has 201 tiles, more than 200"},
		{"level a\nmap\n" + strings.Repeat("  .\n", 201), "bad.map:203: map: it has more than 200 rows"},
		{tiny + "frob 1\n", "bad.map:5: frob: no statement begins so"},
		{tiny + "legend g\n", "bad.map:5: legend: write one letter"},
		{tiny + "legend # item oil\n", "bad.map:5: legend: the letter # is wall; choose another"},
		{tiny + "legend g item oil\n", "bad.map:5: legend: no tile of the map bears its letter"},
		{tiny + "legend g on mud item oil\n", `bad.map:5: legend: "mud" is no terrain`},
		{tiny + "legend g on\n", "bad.map:5: legend: no terrain follows on"},
		{tiny + "legend g item oil\nlegend g item oil\n", "bad.map:6: legend: the letter g has a legend already, in line 5"},
		{tiny + "edge 0,0 N window\n", "bad.map:5: edge: the north side of 0,0 does not lie between two tiles"},
		{tiny + "edge 0,0 NE window\n", `bad.map:5: edge: "NE" is no side of a tile; write N, E, S or W`},
		{tiny + "edge 0,0 E hole\n", `bad.map:5: edge: "hole" is no edge`},
		{tiny + "edge 0,0\n", "bad.map:5: edge: write a point, one of N, E, S, W"},
		{tiny + "edge 0;0 E window\n", `bad.map:5: edge: "0;0" is no point; write X,Y`},
		{tiny + "zone 1,1 0,0 dark\n", "bad.map:5: zone: 1,1 0,0 is no rectangle on this map of 3×2 tiles"},
		{tiny + "zone 0,0 1,1\n", "bad.map:5: zone: it has no light"},
		{tiny + "zone 0,0 1,1 dim\n", `bad.map:5: zone: "dim" is no light`},
		{tiny + "zone 0,0 1,1 9 magic=2\n", "bad.map:5: zone: magical darkness holds its tiles at dark"},
		{tiny + "zone 0,0 1,1 dark deep=true\n", "bad.map:5: zone: only magical darkness is deep"},
		{tiny + "zone 0,0 1,1 dark magic=0\n", `bad.map:5: zone: magic is "0"; write a number from 1 to 100`},
		{tiny + "zone 0,0 1,1 dark colour=red\n", "bad.map:5: zone: colour=red is not known here"},
		{tiny + "slot 9,9 lair=x depth=1 size=1\n", "bad.map:5: slot: 9,9 lies outside the map of 3×2 tiles"},
		{tiny + "slot 0,0 lair=x depth=1\n", "bad.map:5: slot: its depth is 1 and its size 0"},
		{tiny + "slot 0,0 depth=1 size=1\n", `bad.map:5: slot: "" is no lair`},
		{tiny + "slot 0,0 lair=x depth=no\n", `bad.map:5: slot: depth is "no"`},
		{tiny + "mark 0,0\n", "bad.map:5: mark: no kind of mark is given; write one of creature, light, item"},
		{tiny + "mark 0,0 snare\n", `bad.map:5: mark: "snare" is no kind of mark`},
		{tiny + "mark 0,0 trap\n", "bad.map:5: trap: it has no name; say which trap it is"},
		{tiny + "mark 5,0 item oil\n", "bad.map:5: item: 5,0 lies outside the map"},
		{tiny + "mark 0,0 item\n", "bad.map:5: item: it has no name"},
		{tiny + "mark 0,0 item oil flask\n", `bad.map:5: mark: "flask" stands alone; write key=value`},
		{tiny + "mark 0,0 item oil a=1 a=2\n", "bad.map:5: item: a is given twice; keep one"},
		{tiny + "mark 0,0 item \"oil\n", "bad.map:5: mark: a quote is not closed"},
		{tiny + "mark 0,0 item a\"b\n", "bad.map:5: mark: a quote is not closed"},
		{tiny + "mark 0,0 item oil x=\"\\x00\"\n", "bad.map:5: item: the value of x must be UTF-8 text"},
		{tiny + "mark 1,1 creature goblin\n", "bad.map:5: creature: nobody can stand at 1,1, which is wall"},
		{tiny + "mark 0,0 creature goblin\nmark 0,0 start\n", "bad.map:6: start: there is a creature at 0,0 already"},
		{tiny + "mark 0,0 creature goblin facing=up\n", `bad.map:5: creature: facing is "up"; write one of N, NE`},
		{tiny + "mark 0,0 door\n", "bad.map:5: door: the tile at 0,0 is floor; make it closed door or open door"},
		{tiny + "mark 0,0 door edge=E\n", "bad.map:5: door: there is nothing on the east edge of 0,0"},
		{tiny + "mark 0,0 door colour=red\n", "bad.map:5: door: a door has no property colour; write one of locked, jammed, key, edge"},
		{tiny + "mark 0,0 wind reach=0\n", `bad.map:5: wind: reach is "0"; write a number from 1 to 200`},
		{tiny + "mark 0,0 note\n", "bad.map:5: note: it lacks text"},
		{tiny + "mark 0,0 exit\n", "bad.map:5: exit: the tile at 0,0 is floor; make it way out or stairs up or stairs down"},
		{tiny + "mark 0,0 stairs b\n", "bad.map:5: stairs: it lacks at; give a point such as 3,4"},
		{tiny + "mark 0,0 stairs b at=1,1\n", "bad.map:5: stairs: the tile at 0,0 is floor; make it stairs up or stairs down"},
		{tiny + "mark 0,0 item \xff\n", "bad.map:5: file: the line is not UTF-8"},
		{tiny + strings.Repeat("mark 0,0 item oil\n", 2001), "bad.map:2005: mark: the level has more than 2000 marks"},
		{tiny + strings.Repeat("zone 0,0 0,0 1\n", 201), "bad.map:205: zone: the level has more than 200 zones"},
		{tiny + "mark 0,0 item oil" + strings.Repeat(" a=1", 33) + "\n", "bad.map:5: mark: it has 33 properties; keep to 32"},
		{strings.Repeat(" ", maps.MaxFile+1), "bad.map: file: it has 4194305 bytes; keep a map to 4194304"},
	} {
		levels, err := maps.Parse("bad.map", []byte(c.text))
		require.Error(t, err, c.want)
		assert.Nil(t, levels)
		assert.Truef(t, strings.HasPrefix(err.Error(), c.want), "want %s\ngot  %s", c.want, err)
		assert.NotContains(t, err.Error(), "\n", "one sentence")
		var e *maps.Error
		require.ErrorAs(t, err, &e)
	}
}

// A number of letters fills a map only up to the limit of marks.
func TestLegendsAreLimited(t *testing.T) {
	_, err := maps.Parse("bad.map", []byte("level a\nlegend o item oil\nmap\n"+strings.Repeat("  "+strings.Repeat("o", 100)+"\n", 21)))
	assert.ErrorContains(t, err, "bad.map:24: map: the level has more than 2000 marks")
}

func TestReadKnowsTheFormat(t *testing.T) {
	dir := os.DirFS("testdata")
	for _, name := range []string{"crypt.tmx", "crypt.map"} {
		levels, _, err := maps.Read(dir, name)
		require.NoError(t, err)
		assert.Equal(t, "The Crypt", levels[0].Name, name)
	}
	_, _, err := maps.Read(dir, "none.map")
	assert.ErrorContains(t, err, "none.map: file: it cannot be read")
	_, _, err = maps.ReadData(nil, "x.tmj", []byte("{}"))
	assert.EqualError(t, err, "x.tmj: file: Tiled's JSON is not read here; save the map as .tmx in Tiled")
	_, _, err = maps.ReadData(nil, "unnamed", []byte("\ufeff <map/>"))
	assert.ErrorContains(t, err, "unnamed:1: orientation:")
}

// A level may be made for one rule system only; its name is a word.
func TestALevelNamesItsRules(t *testing.T) {
	levels, err := maps.Parse("a.map", []byte("level a\nrules purple\nmap\n  ...\n"))
	require.NoError(t, err)
	assert.Equal(t, "purple", levels[0].Rules)
	assert.Contains(t, levels[0].Text(), "\nrules purple\n")
	assert.Equal(t, "purple", levels[0].Plan().Rules)
	_, err = maps.Parse("a.map", []byte("level a\nrules Purple Hack\nmap\n  ...\n"))
	assert.EqualError(t, err, `a.map:1: rules: "Purple Hack" is no rule system; write lower-case letters, digits and hyphens, at most 64, or leave the line out`)
}
