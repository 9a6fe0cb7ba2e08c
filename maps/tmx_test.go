package maps_test

import (
	"bytes"
	"compress/gzip"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/klauspost/compress/zstd"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/maps"
	"pitchdark/rules/grid"
)

// tileset has floor 1, wall 2, shallow water 3, a tile 4 with a window on its
// north edge, and a tile 5 that says nothing.
const tileset = `<tileset firstgid="1" name="plain" tilewidth="16" tileheight="16" tilecount="5" columns="5">
<tile id="0" type="floor"/><tile id="1" class="Wall"/>
<tile id="2"><properties><property name="terrain" value="shallow water"/></properties></tile>
<tile id="3" type="floor"><properties><property name="pitchdark:edge-north" value="window"/></properties></tile>
</tileset>`

// room is 5×4 tiles; flips turn the window of tile 4 east, south and west.
var room = []uint32{
	2, 2, 2, 2, 2,
	2, 4, 4 | flipV, 1, 2,
	2, 3, 4 | flipD | flipH, 4 | flipD, 2,
	2, 2, 2, 2, 2,
}

const (
	flipH uint32 = 1 << 31
	flipV uint32 = 1 << 30
	flipD uint32 = 1 << 29
)

const roomText = `level room
name room
theme stone
ambient dark
map
  #####
  #...#
  #~..#
  #####
edge 1,0 S window
edge 2,1 S window
edge 2,2 E window
`

// Tiled swaps axes, then mirrors: north by the diagonal is west, and mirrored east.
func TestFlipsTurnEdges(t *testing.T) {
	l, _ := readTMX(t, wrap(room, "csv", ""))
	for _, c := range []struct {
		at   grid.Point
		side grid.Direction
	}{{grid.Point{X: 1, Y: 1}, grid.North}, {grid.Point{X: 2, Y: 1}, grid.South}, {grid.Point{X: 2, Y: 2}, grid.East}, {grid.Point{X: 3, Y: 2}, grid.West}} {
		assert.Equal(t, grid.Window, l.Grid.Edge(c.at, c.side), "%v %s", c.at, c.side)
	}
}

// document is a finite map of 5×4 tiles around its layers.
func document(layers string) string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="5" height="4" tilewidth="16" tileheight="16" infinite="0">
` + tileset + "\n" + layers + "\n</map>\n"
}

func wrap(gids []uint32, encoding, compression string) string {
	return document(`<layer id="1" name="ground" width="5" height="4">` + data(gids, encoding, compression) + "</layer>")
}

func data(gids []uint32, encoding, compression string) string {
	attrs := ""
	if encoding != "" {
		attrs += fmt.Sprintf(" encoding=%q", encoding)
	}
	if compression != "" {
		attrs += fmt.Sprintf(" compression=%q", compression)
	}
	return "<data" + attrs + ">" + encode(gids, encoding, compression) + "</data>"
}

func encode(gids []uint32, encoding, compression string) string {
	var s strings.Builder
	switch encoding {
	case "":
		for _, n := range gids {
			fmt.Fprintf(&s, "<tile gid=\"%d\"/>\n", n)
		}
		return s.String()
	case "csv":
		for i, n := range gids {
			if i > 0 {
				s.WriteString(",\n")
			}
			fmt.Fprint(&s, n)
		}
		return s.String()
	}
	raw := make([]byte, 0, len(gids)*4)
	for _, n := range gids {
		raw = binary.LittleEndian.AppendUint32(raw, n)
	}
	return "\n   " + base64.StdEncoding.EncodeToString(pack(raw, compression)) + "\n  "
}

func pack(raw []byte, compression string) []byte {
	var out bytes.Buffer
	var w io.WriteCloser
	switch compression {
	case "":
		return raw
	case "gzip":
		w = gzip.NewWriter(&out)
	case "zlib":
		w = zlib.NewWriter(&out)
	case "zstd":
		w, _ = zstd.NewWriter(&out)
	}
	_, _ = w.Write(raw)
	_ = w.Close()
	return out.Bytes()
}

func readTMX(t *testing.T, text string) (*maps.Level, maps.Report) {
	l, report, err := maps.ParseTMX(nil, "room.tmx", []byte(text))
	require.NoError(t, err)
	return l, report
}

// All ways in which Tiled writes a layer give the same level.
func TestEncodingsAndCompressions(t *testing.T) {
	for _, c := range [][2]string{{"", ""}, {"csv", ""}, {"base64", ""}, {"base64", "gzip"}, {"base64", "zlib"}, {"base64", "zstd"}} {
		l, report := readTMX(t, wrap(room, c[0], c[1]))
		assert.Equal(t, roomText, l.Text(), "%v", c)
		assert.Empty(t, report)
		infinite, report := readTMX(t, chunked(c[0], c[1]))
		assert.Equal(t, roomText, infinite.Text(), "infinite, %v", c)
		assert.Empty(t, report)
	}
}

// chunked is the room as an infinite map: its north-west corner at −2,−1,
// over four chunks of 4×4, one of which is empty.
func chunked(encoding, compression string) string {
	var chunks strings.Builder
	for _, at := range []grid.Point{{X: -4, Y: -4}, {X: 0, Y: -4}, {X: -4, Y: 0}, {X: 0, Y: 0}, {X: 40, Y: 40}} {
		gids := make([]uint32, 16)
		for i := range gids {
			x, y := at.X+i%4+2, at.Y+i/4+1
			if x >= 0 && y >= 0 && x < 5 && y < 4 {
				gids[i] = room[y*5+x]
			}
		}
		fmt.Fprintf(&chunks, `<chunk x="%d" y="%d" width="4" height="4">%s</chunk>`, at.X, at.Y, encode(gids, encoding, compression))
	}
	open, _, _ := strings.Cut(data(nil, encoding, compression), ">")
	return `<map orientation="orthogonal" width="30" height="20" tilewidth="16" tileheight="16" infinite="1">` + tileset +
		`<layer id="1" name="ground" width="30" height="20">` + open + ">" + chunks.String() + "</data></layer></map>"
}

// On an infinite map objects move along with the part that is cut out.
func TestObjectsOfAnInfiniteMap(t *testing.T) {
	text := strings.Replace(chunked("csv", ""), "</map>", `<objectgroup id="2"><object id="1" type="item" name="oil" x="-8" y="4"/></objectgroup></map>`, 1)
	l, _ := readTMX(t, text)
	require.Len(t, l.Marks, 1)
	assert.Equal(t, grid.Point{X: 1, Y: 1}, l.Marks[0].At)
}

// The whole of a map that a person might draw, with external tileset and
// template, equals the text map beside it.
func TestConvert(t *testing.T) {
	text, report, err := maps.Convert(os.DirFS("testdata"), "crypt.tmx")
	require.NoError(t, err)
	want, err := os.ReadFile("testdata/crypt.map")
	require.NoError(t, err)
	assert.Equal(t, string(want), text)
	assert.ElementsMatch(t, maps.Report{
		"crypt.tmx:77: object rotation is not used: only the tiles and objects count",
		"crypt.tmx:79: imagelayer is not used: pictures have no place on a level; draw them as tiles",
		"crypt.tsx:3: image is not used: the theme draws the tiles",
		"crypt.tsx:28: animation is not used: it serves Tiled's editor and looks",
		"crypt.tmx:82: object layer notes to self is not used: it is hidden; show it in Tiled to use it",
		"crypt.tmx:2: map property author is not used: it has no meaning here",
		"crypt.tmx:77: object of class weather is not used: its class is none of a mark's kind, zone, slot, an edge or a terrain",
	}, report)
}

// Marks tell where in the TMX they come from.
func TestMarksOfTMXHaveLines(t *testing.T) {
	l, _ := readTMX(t, wrapObjects("<object id=\"1\" type=\"item\" name=\"Oil\" x=\"20\" y=\"20\"/>\n<object id=\"1\" type=\"item\" name=\"Rope\" x=\"20\" y=\"20\"/>"))
	first := lineOf(wrapObjects("<object id"), "<object id")
	assert.Equal(t, []maps.Mark{
		{At: grid.Point{X: 1, Y: 1}, Kind: maps.KindItem, Name: "oil", File: "room.tmx", Line: first},
		{At: grid.Point{X: 1, Y: 1}, Kind: maps.KindItem, Name: "rope", File: "room.tmx", Line: first + 1},
	}, l.Marks)
}

func lineOf(text, part string) int {
	before, _, _ := strings.Cut(text, part)
	return 1 + strings.Count(before, "\n")
}

// wrapObjects is the room with one object layer.
func wrapObjects(objects string) string {
	ground := []uint32{2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2}
	return document(`<layer id="1" name="ground">` + data(ground, "csv", "") + "</layer>\n<objectgroup id=\"2\" name=\"things\">\n" + objects + "\n</objectgroup>")
}

// Each sort of object becomes what the package's text says.
func TestObjects(t *testing.T) {
	prop := func(pairs ...string) string {
		s := "<properties>"
		for i := 0; i < len(pairs); i += 2 {
			s += fmt.Sprintf(`<property name=%q value=%q/>`, pairs[i], pairs[i+1])
		}
		return s + "</properties>"
	}
	object := func(class, rest string) string {
		place, inner, _ := strings.Cut(rest, ">")
		return fmt.Sprintf(`<object id="1" type=%q %s>%s</object>`, class, place, inner)
	}
	for _, c := range []struct{ objects, want string }{
		{object("door", `x="32" y="15" width="16" height="2">`), "edge 2,0 S closed thin door\n"},
		{object("door", `x="31" y="16" width="2" height="32">`+prop("open", "true")), "edge 1,1 E open thin door\nedge 1,2 E open thin door\n"},
		{object("door", `x="24" y="24">`+prop("edge", "W", "locked", "true")), "edge 1,1 W"},
		{object("thin wall", `x="16" y="32">`+`<polyline points="0,0 48,0"/>`), "edge 1,1 S thin wall\nedge 2,1 S thin wall\nedge 3,1 S thin wall\n"},
		{object("window", `x="32" y="16">`+`<polygon points="0,0 16,0 16,16 0,16"/>`), "edge 2,0 S window\nedge 1,1 E window\nedge 2,1 E window\nedge 2,1 S window\n"},
		{object("curtain", `x="32" y="16" width="16" height="16">`), "#.%.#"},
		{object("wall", `x="16" y="16" width="16" height="32">`), "##..#"},
		{object("stairs", `x="24" y="24">`+prop("level", "deeper", "at", "3,4")), "mark 1,1 stairs deeper at=3,4\n"},
		{object("stairs", `x="24" y="24">`+prop("level", "deeper", "at", "3,4", "up", "true")), "#<..#"},
		{object("exit", `x="24" y="24">`), "mark 1,1 exit\n"},
		{object("wind", `x="24" y="24" name="a crack">`+prop("reach", "9")), "mark 1,1 wind \"a crack\" reach=9\n"},
		{object("note", `x="16" y="16" width="16" height="16">`+`<text wrap="1">Cold here.</text>`), "mark 1,1 note text=\"Cold here.\"\n"},
		{object("creature", `x="24" y="24" name="Old Snarl">`+prop("id", "goblin", "Temper", "wary")), "mark 1,1 creature goblin name=\"Old Snarl\" temper=wary\n"},
		{object("", `x="24" y="24" name="Goblin">`+prop("kind", "creature")), "mark 1,1 creature goblin\n"},
		{object("zone", `x="16" y="16" width="48" height="16">`+prop("light", "bright")), "zone 1,1 3,1 bright\n"},
		{object("zone", `x="16" y="16">`+prop("magic", "2", "deep", "true")+`<polygon points="0,0 32,0 32,32"/>`), "zone 1,1 2,2 dark magic=2 deep=true\n"},
		{object("slot", `x="24" y="24">`+prop("lair", "vermin", "depth", "2")), "slot 1,1 lair=vermin depth=2 size=1\n"},
	} {
		l, _ := readTMX(t, wrapObjects(c.objects))
		want := strings.Replace(c.want, "edge 1,1 W", "edge 0,1 E closed thin door\nmark 1,1 door locked=true edge=W\n", 1)
		assert.Contains(t, l.Text(), want, c.objects)
	}
}

// What has no place on a level is told, with file, line and reason.
func TestReport(t *testing.T) {
	for _, c := range []struct{ objects, want string }{
		{`<object id="1" type="creature" name="goblin" x="-20" y="20"/>`, "creature is not used: it lies off the map"},
		{`<object id="1" type="thin wall" x="16" y="16"><polyline points="0,0 32,20"/></object>`, "slanted stretch of thin wall is not used"},
		{`<object id="1" type="thin wall" x="16" y="24"><polyline points="0,0 32,0"/></object>`, "stretch of thin wall is not used: it runs through the middle of tiles"},
		{`<object id="1" type="thin wall" x="0" y="0"><polyline points="0,0 32,0"/></object>`, "edge along the border of the map is not used"},
		{`<object id="1" type="item" name="oil" x="20" y="20" visible="0"/>`, "object oil is not used: it is hidden"},
		{`<object id="1" type="exit" x="20" y="20"><properties><property name="colour" value="red"/></properties></object>`, "property colour of exit is not used"},
		{`<object id="1" type="rubble" x="20" y="20"><ellipse/></object>`, "ellipse is not used: the rectangle around it is taken"},
		{`<object id="1" type="item" name="oil" x="20" y="20"><properties><property name="p" type="class"><properties><property name="a" value="1"/></properties></property></properties></object>`, "property of a class is not used"},
		{`<object id="1" type="wind" x="20" y="20"/></objectgroup><objectgroup id="3" offsetx="5.5"><object id="2" type="wind" x="20" y="20"/>`, "part of a layer's offset is not used"},
		{`<object id="1" x="20" y="20"/><object id="2" x="20" y="20"/>`, "is none of a mark's kind, zone, slot, an edge or a terrain (2 times)"},
	} {
		_, report := readTMX(t, wrapObjects(c.objects))
		require.Len(t, report, 1, c.objects)
		assert.Contains(t, report[0], c.want)
		assert.Regexp(t, `^room\.tmx:\d+: `, report[0])
	}
	gids := append([]uint32(nil), room...)
	gids[7] = 5
	_, report := readTMX(t, wrap(gids, "csv", ""))
	require.Len(t, report, 1)
	assert.Contains(t, report[0], "tile 4 of tileset plain is not used: it has no terrain and is taken as floor")
}

// Layers lie over each other in the order of the document, groups included;
// hidden ones do not count, and offsets move whole tiles.
func TestLayersAndGroups(t *testing.T) {
	one := func(n uint32, at int) string {
		gids := make([]uint32, 20)
		gids[at] = n
		return data(gids, "csv", "")
	}
	l, report := readTMX(t, document(`
<layer id="9" name="ground">`+data(room, "csv", "")+`</layer>
<group id="8" name="outer" offsetx="16"><group id="7" name="inner" offsety="16">
 <layer id="6" name="moved" offsetx="0">`+one(3, 6)+`</layer>
</group>
<properties><property name="terrain" value="rubble"/></properties>
<layer id="12" name="rubble">`+one(5, 7)+`</layer>
</group>
<layer id="5" name="last">`+one(2, 12)+`</layer>
<layer id="4" name="gone" visible="0">`+one(2, 11)+`</layer>
<layer id="3" name="pictures" class="decor">`+one(2, 11)+`</layer>
<group id="2" visible="0"><layer id="1" name="gone too">`+one(2, 11)+`</layer></group>`))
	assert.Contains(t, l.Text(), "  #####\n  #..,#\n  #~#.#\n  #####\n")
	require.Len(t, report, 2)
	assert.Contains(t, report[0], "layer gone is not used: it is hidden")
}

func TestRefusedTMX(t *testing.T) {
	files := fstest.MapFS{
		"bad.tsx":  {Data: []byte("<tileset name=\"bad\">\n<tile id=\"x\"/></tileset>")},
		"deep.tsx": {Data: []byte("<tileset>" + strings.Repeat("<properties>", 40))},
		"tree.tsx": {Data: []byte("<template/>")},
		"huge.tsx": {Data: bytes.Repeat([]byte(" "), maps.MaxFile+1)},
	}
	external := func(source string) string {
		return strings.Replace(wrap(room, "csv", ""), tileset, `<tileset firstgid="1" source="`+source+`"/>`, 1)
	}
	bomb := base64.StdEncoding.EncodeToString(pack(make([]byte, 64<<20), "zlib"))
	plain := wrap(room, "csv", "")
	for _, c := range []struct{ text, want string }{
		{"", "bad.tmx: file: it holds no element"},
		{"<tileset/>", "bad.tmx:1: tileset: a map is wanted here"},
		{"<map orientation=\"orthogonal\"", "bad.tmx:1: xml: unexpected EOF"},
		{"\n<map orientation=\"isometric\"/>", `bad.tmx:2: orientation: "isometric" maps cannot be played here; choose Orthogonal`},
		{`<map orientation="hexagonal"/>`, `bad.tmx:1: orientation: "hexagonal" maps`},
		{`<map orientation="staggered"/>`, `bad.tmx:1: orientation: "staggered" maps`},
		{`<map orientation="orthogonal" width="201" height="4" tilewidth="16" tileheight="16"/>`, `bad.tmx:1: width: it is "201"; give a number from 1 to 200`},
		{`<map orientation="orthogonal" width="20" height="4" tilewidth="0" tileheight="16"/>`, `bad.tmx:1: tilewidth: it is "0"`},
		{`<?xml version="1.0" encoding="latin1"?><map/>`, "bad.tmx:1: xml:"},
		{strings.Replace(plain, "2,\n2", "2,\n", 1), `bad.tmx:27: data: the tiles cannot be read ("\n" is no tile's number)`},
		{strings.Replace(plain, "2,\n2,", "2,", 1), "data: there are 19 tiles and 20 are wanted"},
		{strings.Replace(plain, "2,\n", "2,2,2,2\n,", 1), "data: the tiles cannot be read (more than 20 numbers)"},
		{strings.Replace(plain, "csv", "morse", 1), `data: the encoding "morse" is not known`},
		{strings.Replace(wrap(room, "base64", "gzip"), "gzip", "rar", 1), `data: the tiles cannot be read (the compression "rar" is not known)`},
		{strings.Replace(wrap(room, "base64", "gzip"), "gzip", "zstd", 1), "data: the tiles cannot be read ("},
		{document(`<layer><data encoding="base64" compression="zlib">` + bomb + `</data></layer>`), "data: the tiles cannot be read (more or fewer than 20 tiles)"},
		{document(`<layer name="bare"/>`), `layer: "bare" has no tiles`},
		{document(`<layer width="6" height="4"/>`), "layer: it has 6×4 tiles and the map 5×4"},
		{document(strings.Repeat(`<layer>`+data(room, "csv", "")+`</layer>`, 33)), "layer: the map has more than 32 tile layers"},
		{document(strings.Repeat("<group>", 40)), "group: elements stand more than 32 deep in each other"},
		{document("<x>" + strings.Repeat("<x>", 40)), "x: the file has more than 50000 elements or more than 32 in each other"},
		{document("<objectgroup>" + strings.Repeat("<object/>", 50_001) + "</objectgroup>"), "object: the file has more than 50000 elements"},
		{document(`<objectgroup><object x="1e9"/></objectgroup>`), `object: x is "1e9"; give a number of pixels within a million`},
		{document(`<objectgroup><object><polygon points="0,0 NaN,1"/></object></objectgroup>`), "polygon: points is"},
		{strings.Replace(plain, `firstgid="1"`, `firstgid="9"`, 1), "data: tile number 2 belongs to no tileset"},
		{strings.Replace(plain, `firstgid="1"`, `firstgid="0"`, 1), `tileset: firstgid is "0"`},
		{strings.Replace(plain, "shallow water", "mud", 1), `terrain: "mud" of tile 2 of tileset plain is no terrain`},
		{strings.Replace(plain, "window", "hole", 1), `edge-north: "hole" is no edge`},
		{strings.Replace(plain, tileset, tileset+`<properties><property name="ambient" value="dim"/></properties>`, 1), `bad.tmx:2: ambient: "dim" is no light`},
		{strings.Replace(plain, tileset, tileset+`<properties><property name="void" value="mud"/></properties>`, 1), `bad.tmx:2: void: "mud" is no terrain`},
		{wrapObjects(`<object type="creature" x="20" y="20"/>`), "creature: it has no name"},
		{wrapObjects(`<object type="creature" name="ogre" x="1" y="1"/>`), "creature: nobody can stand at 0,0, which is wall"},
		{wrapObjects(`<object type="zone" x="20" y="20"><properties><property name="light" value="dim"/></properties></object>`), `zone: light is "dim"`},
		{wrapObjects(strings.Repeat(`<object type="item" name="oil" x="20" y="20"/>`, 2001)), "item: the level has more than 2000 marks"},
		{external("none.tsx"), "bad.tmx:3: tileset: none.tsx cannot be read"},
		{external("../up.tsx"), "bad.tmx:3: tileset: ../up.tsx lies outside the folder"},
		{external("huge.tsx"), "bad.tmx:3: tileset: huge.tsx cannot be read (it has more than 4194304 bytes)"},
		{external("bad.tsx"), `bad.tsx:2: tile: id is "x"; give a whole number`},
		{external("deep.tsx"), "deep.tsx:1: properties:"},
		{strings.Replace(chunked("csv", ""), `x="40" y="40"`, `x="4000" y="40"`, 1), ""},
		{strings.Replace(chunked("csv", ""), `x="-4" y="-4"`, `x="-400" y="-4"`, 1), "map: its used part has 401×4 tiles; keep each side to 200"},
		{strings.Replace(chunked("csv", ""), `width="4"`, `width="400"`, 1), `chunk: width is "400"; give a number from 1 to 200`},
		{`<map orientation="orthogonal" tilewidth="16" tileheight="16" infinite="1"/>`, "bad.tmx:1: map: no layer has a tile"},
	} {
		_, _, err := maps.ParseTMX(files, "bad.tmx", []byte(c.text))
		if c.want == "" {
			assert.NoError(t, err)
			continue
		}
		require.Error(t, err, c.want)
		assert.ErrorContains(t, err, c.want)
		var e *maps.Error
		require.ErrorAs(t, err, &e)
		assert.NotContains(t, err.Error(), "\n", "one sentence")
	}
	_, _, err := maps.ParseTMX(nil, "bad.tmx", []byte(external("walls.tsx")))
	assert.ErrorContains(t, err, "bad.tmx:3: tileset: walls.tsx is a file of its own, which cannot be reached here; embed it")
}

// A template that a thousand objects open does not cost a thousand readings.
func TestTemplatesAreLimited(t *testing.T) {
	files := fstest.MapFS{"big.tx": {Data: []byte("<template><object><properties>" + strings.Repeat(`<property name="a" value="`+strings.Repeat("x", 1000)+`"/>`, 1000) + "</properties></object></template>")}}
	_, _, err := maps.ParseTMX(files, "bad.tmx", []byte(wrapObjects(strings.Repeat(`<object template="big.tx"/>`, 1000))))
	assert.ErrorContains(t, err, "its tilesets and templates hold more than")
}

// Tilesets are looked for from the map's own folder on.
func TestExternalTilesetInAnotherFolder(t *testing.T) {
	body := strings.Replace(tileset, `firstgid="1" `, "", 1)
	files := fstest.MapFS{"sets/plain.tsx": {Data: []byte(body)}}
	text := strings.Replace(wrap(room, "csv", ""), tileset, `<tileset firstgid="1" source="../sets/plain.tsx"/>`, 1)
	l, _, err := maps.ParseTMX(files, path.Join("maps", "room.tmx"), []byte(text))
	require.NoError(t, err)
	assert.Equal(t, roomText, l.Text())
}
