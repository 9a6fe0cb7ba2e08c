package crawl

import "image"

// layout is where the parts of the screen lie, in its pixels. The world keeps
// the left, so that nothing covers the figure in its middle.
type layout struct {
	screen image.Rectangle
	world  image.Rectangle
	column image.Rectangle // the hero and the offers
	log    image.Rectangle
	line   int // height of a line of text
	pad    int
}

// linesOfLog are shown while the log is shut.
const linesOfLog = 3

// arrange lays the parts out for a screen and a height of its lines.
func arrange(width, height, line int) layout {
	l := layout{screen: image.Rect(0, 0, width, height), line: line, pad: max(line/2, 4)}
	side := min(max(16*line, 260), width*2/5)
	foot := min(linesOfLog*line+2*l.pad, height/3)
	l.column = image.Rect(width-side, 0, width, height)
	l.log = image.Rect(0, height-foot, width-side, height)
	l.world = image.Rect(0, 0, width-side, height-foot)
	return l
}

// opened is the log when it is opened: over the lower part of the world.
func (l *layout) opened() image.Rectangle {
	r := l.log
	r.Min.Y = l.world.Min.Y + l.world.Dy()/3
	return r
}

// cut takes a strip of the given height off the top of r.
func cut(r *image.Rectangle, height int) image.Rectangle {
	top := *r
	top.Max.Y = min(r.Min.Y+height, r.Max.Y)
	r.Min.Y = top.Max.Y
	return top
}
