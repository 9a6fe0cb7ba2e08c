package maps_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"pitchdark/maps"
)

// Whatever the text, a level comes of it that is well formed and can be
// written and read again, or an error that names the file.
func FuzzText(f *testing.F) {
	for _, name := range []string{"testdata/crypt.map", "dungeons/cellar.map", "dungeons/dark-room.map"} {
		text, err := os.ReadFile(name)
		require.NoError(f, err)
		f.Add(text)
	}
	f.Add([]byte(tiny + "legend g on curtain item oil a=\"\\u00e9\"\nzone 0,0 1,1 dark magic=1 deep=true\nslot 0,0 lair=x depth=1 size=1\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		levels, err := maps.Parse("fuzz.map", text)
		if err != nil {
			require.True(t, strings.HasPrefix(err.Error(), "fuzz.map:"), err)
			return
		}
		again, err := maps.Parse("again.map", []byte(maps.Text(levels)))
		require.NoError(t, err)
		require.Len(t, again, len(levels))
		for i := range levels {
			require.NoError(t, levels[i].Check())
			equal(t, levels[i], again[i])
		}
	})
}

// Whatever the TMX, a level comes of it that our own text holds, or an error
// that names a file.
func FuzzTMX(f *testing.F) {
	crypt, err := os.ReadFile("testdata/crypt.tmx")
	require.NoError(f, err)
	f.Add(crypt)
	f.Add([]byte(wrap(room, "", "")))
	f.Add([]byte(wrap(room, "base64", "gzip")))
	f.Add([]byte(wrap(room, "base64", "zstd")))
	f.Add([]byte(chunked("csv", "")))
	f.Add([]byte(wrapObjects(`<object type="thin wall" x="16" y="16"><polygon points="0,0 16,0 16,16"/></object><object type="door" x="16" y="16" width="2" height="16"><properties><property name="locked">true</property></properties></object>`)))
	files := os.DirFS("testdata")
	f.Fuzz(func(t *testing.T, text []byte) {
		level, _, err := maps.ParseTMX(files, "fuzz.tmx", text)
		if err != nil {
			require.Regexp(t, `^[^:]+:`, err.Error())
			return
		}
		equal(t, level, parse(t, level.Text()))
	})
}
