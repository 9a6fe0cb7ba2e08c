package maps

import (
	"bytes"
	"compress/gzip"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"

	"github.com/klauspost/compress/zstd"

	"pitchdark/rules/grid"
)

// turnedHex is a bit of a tile's number that means something on hexagons only.
const (
	turnedHex = 0x10000000
	flips     = 0xe0000000
)

// tileLayer is a layer's tiles as blocks: one for a finite map, one for each
// chunk of an infinite one.
type tileLayer struct {
	name    string
	hasData bool
	blocks  []block
}

type block struct {
	at            grid.Point
	width, height int
	gids          []uint32
}

// head reads the map's own attributes, refuses what cannot be played, and
// writes nothing: the map's size is known only at the end.
func (t *tidier) head(v xml.StartElement) *Error {
	if o := attribute(v, "orientation"); o != "orthogonal" {
		return t.wrong("orientation", "%q maps cannot be played here; choose Orthogonal in Tiled's map properties", o)
	}
	h := mapHead{line: t.line(), infinite: attribute(v, "infinite") == "1"}
	for _, size := range []struct {
		to   *int
		name string
		most int
	}{{&h.width, "width", grid.MaxSide}, {&h.height, "height", grid.MaxSide}, {&h.tileWidth, "tilewidth", 4096}, {&h.tileHeight, "tileheight", 4096}} {
		if h.infinite && size.most == grid.MaxSide {
			continue // such a map's size is that of its tiles
		}
		n, err := strconv.Atoi(attribute(v, size.name))
		if err != nil || n < 1 || n > size.most {
			return t.wrong(size.name, "it is %q; give a number from 1 to %d", attribute(v, size.name), size.most)
		}
		*size.to = n
	}
	t.result.head = h
	return nil
}

// layerSize holds a finite layer to the map's size.
func (t *tidier) layerSize(v xml.StartElement) *Error {
	h := t.result.head
	w, high := attribute(v, "width"), attribute(v, "height")
	if !h.infinite && (w != "" && w != strconv.Itoa(h.width) || high != "" && high != strconv.Itoa(h.height)) {
		return t.wrong("layer", "it has %s×%s tiles and the map %d×%d; resize the map in Tiled", w, high, h.width, h.height)
	}
	return nil
}

// data reads a layer's tiles, whatever their encoding, and leaves a place for
// them in the copy.
func (t *tidier) data(v xml.StartElement) *Error {
	if t.layer.hasData {
		return t.wrong("data", "the layer has tiles twice; save the file again in Tiled")
	}
	t.layer.hasData = true
	read := t.finite
	if t.result.head.infinite {
		read = t.chunks
	}
	if e := read(attribute(v, "encoding"), attribute(v, "compression")); e != nil {
		return e
	}
	t.pieces = append(t.pieces, piece{bytes.Clone(t.out.Bytes()), t.layer})
	t.out.Reset()
	return nil
}

func (t *tidier) finite(encoding, compression string) *Error {
	return t.block(&block{width: t.result.head.width, height: t.result.head.height}, encoding, compression)
}

func (t *tidier) chunks(encoding, compression string) *Error {
	for {
		token, err := t.in.Token()
		if err != nil {
			return t.syntax(err)
		}
		switch v := token.(type) {
		case xml.EndElement:
			return nil
		case xml.CharData:
			if len(bytes.TrimSpace(v)) > 0 {
				return t.wrong("data", "an infinite map's tiles come in chunks; save the file again in Tiled")
			}
		case xml.StartElement:
			b, e := t.chunk(v)
			if e != nil {
				return e
			}
			if e := t.block(b, encoding, compression); e != nil {
				return e
			}
		}
	}
}

func (t *tidier) chunk(v xml.StartElement) (*block, *Error) {
	if t.elements++; v.Name.Local != "chunk" || t.elements > maxElements {
		return nil, t.wrong(v.Name.Local, "an infinite map's tiles come in at most %d chunks; save the file again in Tiled", maxElements)
	}
	b := &block{}
	for _, n := range []struct {
		to        *int
		name      string
		low, high int
	}{{&b.at.X, "x", -1e6, 1e6}, {&b.at.Y, "y", -1e6, 1e6}, {&b.width, "width", 1, grid.MaxSide}, {&b.height, "height", 1, grid.MaxSide}} {
		value, err := strconv.Atoi(attribute(v, n.name))
		if err != nil || value < n.low || value > n.high {
			return nil, t.wrong("chunk", "%s is %q; give a number from %d to %d", n.name, attribute(v, n.name), n.low, n.high)
		}
		*n.to = value
	}
	return b, nil
}

// block reads the tiles up to the end of the open element.
func (t *tidier) block(b *block, encoding, compression string) *Error {
	want := b.width * b.height
	if t.decoded += want; t.decoded > maxLayers*grid.MaxSide*grid.MaxSide {
		return t.wrong("data", "the map has more than %d tiles over all layers; merge layers", maxLayers*grid.MaxSide*grid.MaxSide)
	}
	var text bytes.Buffer
	for {
		token, err := t.in.Token()
		if err != nil {
			return t.syntax(err)
		}
		switch v := token.(type) {
		case xml.CharData:
			text.Write(v)
		case xml.StartElement:
			if e := t.tileElement(v, b, encoding, want); e != nil {
				return e
			}
		case xml.EndElement:
			return t.endBlock(b, text.Bytes(), encoding, compression)
		}
	}
}

// tileElement reads <tile gid="…"/>, the XML encoding.
func (t *tidier) tileElement(v xml.StartElement, b *block, encoding string, want int) *Error {
	if v.Name.Local != "tile" || encoding != "" {
		return t.wrong("data", "a %s has no place here; save the file again in Tiled", v.Name.Local)
	}
	value := attribute(v, "gid")
	if value == "" {
		value = "0"
	}
	n, err := strconv.ParseUint(value, 10, 32)
	if err != nil || len(b.gids) == want {
		return t.wrong("tile", "its gid is %q, or there are more than %d tiles; save the file again in Tiled", value, want)
	}
	b.gids = append(b.gids, uint32(n))
	return t.skip()
}

func (t *tidier) endBlock(b *block, text []byte, encoding, compression string) *Error {
	var err error
	switch encoding {
	case "":
	case "csv":
		b.gids, err = fromCSV(text, b.width*b.height)
	case "base64":
		b.gids, err = fromBase64(text, compression, b.width*b.height)
	default:
		return t.wrong("data", "the encoding %q is not known; choose CSV or Base64 in Tiled's map properties", encoding)
	}
	if err != nil {
		return t.wrong("data", "the tiles cannot be read (%v); save the file again in Tiled", err)
	}
	if len(b.gids) != b.width*b.height {
		return t.wrong("data", "there are %d tiles and %d are wanted; save the file again in Tiled", len(b.gids), b.width*b.height)
	}
	for i, n := range b.gids {
		b.gids[i] = n &^ turnedHex
		if n &^= flips | turnedHex; n != 0 && (t.firstGID == 0 || n < t.firstGID) {
			return t.wrong("data", "tile number %d belongs to no tileset; add the tileset that it is from", n)
		}
	}
	t.layer.blocks = append(t.layer.blocks, *b)
	return nil
}

func fromCSV(text []byte, want int) ([]uint32, error) {
	gids := make([]uint32, 0, want)
	for field := range bytes.SplitSeq(bytes.TrimSpace(text), []byte{','}) {
		if len(gids) == want {
			return nil, fmt.Errorf("more than %d numbers", want)
		}
		n, err := strconv.ParseUint(string(bytes.TrimSpace(field)), 10, 32)
		if err != nil {
			return nil, fmt.Errorf("%.20q is no tile's number", field)
		}
		gids = append(gids, uint32(n))
	}
	return gids, nil
}

// fromBase64 never unpacks more than the wanted number of tiles.
func fromBase64(text []byte, compression string, want int) ([]uint32, error) {
	packed := base64.NewDecoder(base64.StdEncoding, bytes.NewReader(bytes.TrimSpace(text)))
	reader, err := unpack(packed, compression)
	if err != nil {
		return nil, err
	}
	raw, err := io.ReadAll(io.LimitReader(reader, int64(want)*4+1))
	if err != nil {
		return nil, err
	}
	if len(raw) != want*4 {
		return nil, fmt.Errorf("more or fewer than %d tiles", want)
	}
	gids := make([]uint32, want)
	for i := range gids {
		gids[i] = binary.LittleEndian.Uint32(raw[i*4:])
	}
	return gids, nil
}

func unpack(r io.Reader, compression string) (io.Reader, error) {
	switch compression {
	case "":
		return r, nil
	case "gzip":
		return gzip.NewReader(r)
	case "zlib":
		return zlib.NewReader(r)
	case "zstd":
		return unzstd(r)
	}
	return nil, fmt.Errorf("the compression %q is not known", compression)
}

// unzstd decodes on the caller's goroutine with a bounded window.
func unzstd(r io.Reader) (io.Reader, error) {
	d, err := zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(16<<20), zstd.WithDecoderMaxWindow(8<<20))
	if err != nil {
		return nil, err
	}
	return d, nil
}

// endLayer refuses a layer without tiles, which the library would stumble over.
func (t *tidier) endLayer() *Error {
	if !t.layer.hasData {
		return t.wrong("layer", "%q has no tiles; save the file again in Tiled", t.layer.name)
	}
	return nil
}
