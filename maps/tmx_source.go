package maps

import (
	"bytes"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"strings"
)

// maxOpened bounds what all tilesets and templates of one map hold together,
// counted each time one is opened: 8 MiB of templates used a thousand times
// are refused.
const maxOpened = 64 << 20 // bytes

// sources is the file system from which the Tiled library loads tilesets and
// templates: it hands them on tidied, within the limits.
type sources struct {
	under  fs.FS
	file   string // the map, for messages
	lines  map[string]int
	notes  *notes
	opened int
	tidied map[string][]byte
}

// Open yields a tileset or template, tidied.
func (s *sources) Open(name string) (fs.File, error) {
	name = path.Clean(filepath.ToSlash(name))
	data, ok := s.tidied[name]
	if !ok {
		raw, err := s.load(name)
		if err != nil {
			return nil, err
		}
		t, err := tidy(name, raw, s.notes, "tileset", "template")
		if err != nil {
			return nil, err
		}
		data = t.result.xml
		if s.tidied == nil {
			s.tidied = map[string][]byte{}
		}
		s.tidied[name] = data
	}
	if s.opened += len(data); s.opened > maxOpened {
		return nil, fault(s.file, s.line(name), "tileset", "its tilesets and templates hold more than %d bytes together; use smaller or fewer ones", maxOpened)
	}
	return loaded{bytes.NewReader(data)}, nil
}

func (s *sources) load(name string) ([]byte, error) {
	if s.under == nil {
		return nil, fault(s.file, s.line(name), "tileset", "%s is a file of its own, which cannot be reached here; embed it in Tiled", name)
	}
	if !fs.ValidPath(name) {
		return nil, fault(s.file, s.line(name), "tileset", "%s lies outside the folder that may be read; move it beside the map", name)
	}
	data, err := readLimited(s.under, name)
	if err != nil {
		return nil, fault(s.file, s.line(name), "tileset", "%s cannot be read (%v); put it where the map looks for it, or embed it in Tiled", name, err)
	}
	return data, nil
}

// line is where the map names a source, 0 if a template does.
func (s *sources) line(name string) int {
	for source, line := range s.lines {
		if strings.HasSuffix(name, path.Base(filepath.ToSlash(source))) {
			return line
		}
	}
	return 0
}

// loaded is an open file that lies in memory.
type loaded struct{ io.Reader }

// Stat is not offered: the library only reads.
func (loaded) Stat() (fs.FileInfo, error) { return nil, fs.ErrInvalid }

// Close does nothing.
func (loaded) Close() error { return nil }

// readLimited reads a file of at most MaxFile bytes; a byte more tells that it
// is too long.
func readLimited(fsys fs.FS, name string) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, MaxFile+1))
	if err == nil && len(data) > MaxFile {
		err = errTooLong
	}
	return data, err
}
