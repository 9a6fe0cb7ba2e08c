package maps

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

var errTooLong = fmt.Errorf("it has more than %d bytes", MaxFile)

// Read reads the levels of a map file, whatever its format. Tiled's external
// tilesets and templates are looked for in the same file system. Errors are of
// type *Error.
func Read(fsys fs.FS, name string) ([]*Level, Report, error) {
	data, err := readLimited(fsys, name)
	switch {
	case errors.Is(err, errTooLong):
		return nil, nil, fault(name, 0, "file", "%v; make the map smaller or split it", err)
	case err != nil:
		return nil, nil, fault(name, 0, "file", "it cannot be read (%v); check its name and your rights", err)
	}
	return ReadData(fsys, name, data)
}

// ReadData is Read for a file whose content is at hand; fsys may be nil if no
// other file is needed. TMX is known by its name or by its first sign, <.
func ReadData(fsys fs.FS, name string, data []byte) ([]*Level, Report, error) {
	content := bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\ufeff")))
	switch extension := strings.ToLower(path.Ext(name)); {
	case extension == ".tmj" || extension == ".json":
		return nil, nil, fault(name, 0, "file", "Tiled's JSON is not read here; save the map as .tmx in Tiled")
	case extension == ".tmx" || bytes.HasPrefix(content, []byte("<")):
		level, report, err := ParseTMX(fsys, name, data)
		if err != nil {
			return nil, report, err
		}
		return []*Level{level}, report, nil
	}
	levels, err := Parse(name, data)
	return levels, nil, err
}

// Convert reads a map file and writes it as a text map.
func Convert(fsys fs.FS, name string) (text string, report Report, err error) {
	levels, report, err := Read(fsys, name)
	if err != nil {
		return "", report, err
	}
	return Text(levels), report, nil
}
