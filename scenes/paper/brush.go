package paper

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// brush draws smooth shapes and words onto a picture.
type brush struct {
	m      *image.RGBA
	raster *vector.Rasterizer
	tiny   font.Face
	small  font.Face
	bold   font.Face
}

func newBrush(w, h int, size float64) (*brush, error) {
	b := &brush{m: image.NewRGBA(image.Rect(0, 0, w, h)), raster: vector.NewRasterizer(w, h)}
	var err error
	if b.tiny, err = face(goregular.TTF, size*0.62); err != nil {
		return nil, err
	}
	if b.small, err = face(goregular.TTF, size); err != nil {
		return nil, err
	}
	b.bold, err = face(gobold.TTF, size)
	return b, err
}

func face(ttf []byte, size float64) (font.Face, error) {
	f, err := opentype.Parse(ttf)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingFull})
}

func (b *brush) fill(x0, y0, x1, y1 float64, c color.Color) {
	r := image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1)))
	draw.Draw(b.m, r, image.NewUniform(c), image.Point{}, draw.Over)
}

// shape fills a polygon; the rasterizer covers its bounds alone.
func (b *brush) shape(c color.Color, points ...[2]float64) {
	r := around(points).Intersect(b.m.Bounds())
	if r.Empty() {
		return
	}
	b.raster.Reset(r.Dx(), r.Dy())
	for i, p := range points {
		x, y := float32(p[0])-float32(r.Min.X), float32(p[1])-float32(r.Min.Y)
		if i == 0 {
			b.raster.MoveTo(x, y)
			continue
		}
		b.raster.LineTo(x, y)
	}
	b.raster.ClosePath()
	b.raster.Draw(b.m, r, image.NewUniform(c), image.Point{})
}

// around is the smallest rectangle of whole pixels about points.
func around(points [][2]float64) (r image.Rectangle) {
	for _, p := range points {
		x, y := int(math.Floor(p[0])), int(math.Floor(p[1]))
		r = r.Union(image.Rect(x, y, x+1, y+1))
	}
	return r
}

// line draws a straight stroke of a width in pixels.
func (b *brush) line(x0, y0, x1, y1, width float64, c color.Color) {
	length := math.Hypot(x1-x0, y1-y0)
	if length == 0 {
		return
	}
	nx, ny := (y0-y1)/length*width/2, (x1-x0)/length*width/2
	b.shape(c, [2]float64{x0 + nx, y0 + ny}, [2]float64{x1 + nx, y1 + ny}, [2]float64{x1 - nx, y1 - ny}, [2]float64{x0 - nx, y0 - ny})
}

// dash draws a stroke in pieces: on pixels drawn, then off pixels left out.
func (b *brush) dash(x0, y0, x1, y1, width, on, off float64, c color.Color) {
	length := math.Hypot(x1-x0, y1-y0)
	for at := 0.0; at < length; at += on + off {
		p, q := at/length, math.Min(at+on, length)/length
		b.line(x0+(x1-x0)*p, y0+(y1-y0)*p, x0+(x1-x0)*q, y0+(y1-y0)*q, width, c)
	}
}

func (b *brush) disk(x, y, radius float64, c color.Color) { b.shape(c, circle(x, y, radius)...) }

// ring draws a circle's outline.
func (b *brush) ring(x, y, radius, width float64, c color.Color) {
	points := circle(x, y, radius)
	for i := range points {
		p, q := points[i], points[(i+1)%len(points)]
		b.line(p[0], p[1], q[0], q[1], width, c)
	}
}

func circle(x, y, radius float64) (points [][2]float64) {
	const n = 28
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		points = append(points, [2]float64{x + cos*radius, y + sin*radius})
	}
	return points
}

// word writes text with its middle at x, y.
func (b *brush) word(text string, x, y float64, f font.Face, c color.Color) {
	width := font.MeasureString(f, text)
	b.write(text, x-float64(width)/128, y, f, c)
}

// write writes text from x on, its capitals' middle at y.
func (b *brush) write(text string, x, y float64, f font.Face, c color.Color) {
	rise := float64(f.Metrics().CapHeight) / 64
	d := font.Drawer{Dst: b.m, Src: image.NewUniform(c), Face: f, Dot: fixed.Point26_6{
		X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(math.Round(y+rise/2) * 64),
	}}
	d.DrawString(text)
}
