// Package bounce finds how a body that is thrown against a wall moves: where
// it touches, how it is thrown back, and how it finds its feet again. The
// contact comes from resolv; the package knows no rules and draws nothing.
package bounce

import (
	"math"

	"github.com/solarlune/resolv"
)

// Point is a place or a displacement in pixels.
type Point struct{ X, Y float64 }

// Rect is something solid, in pixels.
type Rect struct{ X, Y, W, H float64 }

// Frame is the body at one tick of a slam.
type Frame struct {
	At      Point
	Squash  float64 // 0…1: how far it is pressed flat against what it hit
	Lean    float64 // -1…1: how far it leans into the blow
	Contact bool    // it touches in this very tick
}

// Slam is the whole course of one, a frame a tick; it ends where it began.
type Slam struct {
	Frames []Frame
	Hit    bool  // something was touched at all
	At     Point // where
	Normal Point // unit, away from what was hit
}

// The body and its flight, in pixels and ticks.
const (
	radius   = 5.0
	crouch   = 4   // ticks of drawing back before the leap
	launch   = 1.1 // speed at first
	push     = 0.5 // gained a tick
	longest  = 8   // ticks of leap at most
	substep  = 0.5 // pixels moved between two tests
	bounce   = 0.9 // speed thrown back with at strength 0
	hardness = 0.22
	drag     = 0.78
	space    = 96 // side of the world of one slam
)

// wall tags what stops a body.
var wall = resolv.NewTag("wall")

// Throw is the course of a body that starts at the middle of its tile toward a
// direction (of any length), with a strength of at least 0, among what is
// solid near it, over a number of ticks.
func Throw(from, toward Point, strength, ticks int, solid []Rect) Slam {
	f := flight{origin: from, way: unit(toward), strength: float64(min(strength, 12))}
	f.build(solid)
	f.crouch()
	f.leap()
	f.recoil(ticks)
	return f.slam
}

// flight is a slam in the making; its space has the start in the middle.
type flight struct {
	origin   Point
	way      Point
	strength float64
	body     *resolv.Circle
	velocity Point
	slam     Slam
}

func (f *flight) build(solid []Rect) {
	world := resolv.NewSpace(space, space, 16, 16)
	for _, r := range solid {
		x, y := r.X-f.origin.X+space/2, r.Y-f.origin.Y+space/2
		if x < -space || y < -space || x > 2*space || y > 2*space {
			continue
		}
		shape := resolv.NewRectangleFromTopLeft(x, y, r.W, r.H)
		shape.Tags().Set(wall)
		world.Add(shape)
	}
	f.body = resolv.NewCircle(space/2, space/2, radius)
	world.Add(f.body)
}

// crouch draws the body back before it leaps.
func (f *flight) crouch() {
	for i := range crouch {
		back := 1.5 * float64(i+1) / crouch
		f.frame(Frame{At: add(f.origin, f.way, -back), Lean: -0.5 * float64(i+1) / crouch})
	}
}

// leap moves the body in small steps, so that nothing thin is passed through,
// until it touches.
func (f *flight) leap() {
	for tick := range longest {
		speed := launch + push*float64(tick)
		for left := speed; left > 0; left -= substep {
			step := math.Min(substep, left)
			f.body.Move(f.way.X*step, f.way.Y*step)
			if f.touches() {
				f.frame(Frame{At: f.at(), Squash: f.flatness(), Lean: 1, Contact: true})
				f.frame(Frame{At: f.at(), Squash: f.flatness(), Lean: 1})
				f.bounceOff()
				return
			}
		}
		f.frame(Frame{At: f.at(), Lean: math.Min(1, float64(tick+1)/4)})
	}
}

// touches tests for a contact and keeps the deepest one.
func (f *flight) touches() bool {
	deepest := -1.0
	f.body.IntersectionTest(resolv.IntersectionTestSettings{
		TestAgainst: f.body.SelectTouchingCells(1).FilterShapes().ByTags(wall),
		OnIntersect: func(set resolv.IntersectionSet) bool {
			if depth := set.MTV.Magnitude(); depth > deepest {
				deepest = depth
				contact := middle(set.Intersections)
				f.slam.At = Point{contact.X - space/2 + f.origin.X, contact.Y - space/2 + f.origin.Y}
				f.slam.Normal = f.away(contact)
			}
			return true
		},
	})
	f.slam.Hit = deepest >= 0
	return f.slam.Hit
}

// middle of the points at which two shapes cross: resolv leaves a set's own
// Center at zero.
func middle(crossings []resolv.Intersection) (m Point) {
	for _, c := range crossings {
		m.X += c.Point.X / float64(len(crossings))
		m.Y += c.Point.Y / float64(len(crossings))
	}
	return m
}

// away is the unit vector from a contact to the body.
func (f *flight) away(contact Point) Point {
	p := f.body.Position()
	n := unit(Point{p.X - contact.X, p.Y - contact.Y})
	if n == (Point{}) {
		return Point{-f.way.X, -f.way.Y}
	}
	return n
}

func (f *flight) flatness() float64 { return math.Min(1, 0.45+0.05*f.strength) }

// bounceOff reflects the flight about the contact's normal: a slanting blow
// slides, a straight one throws back.
func (f *flight) bounceOff() {
	n := f.slam.Normal
	dot := f.way.X*n.X + f.way.Y*n.Y
	speed := bounce + hardness*f.strength
	f.velocity = Point{(f.way.X - 2*dot*n.X) * speed, (f.way.Y - 2*dot*n.Y) * speed}
}

// recoil lets the body fly back and brings it home by the last tick.
func (f *flight) recoil(ticks int) {
	start := len(f.slam.Frames)
	for i := start; i < ticks; i++ {
		f.body.Move(f.velocity.X, f.velocity.Y)
		f.velocity = Point{f.velocity.X * drag, f.velocity.Y * drag}
		done := float64(i-start+1) / float64(ticks-start)
		home := smooth(done)
		p := f.at()
		f.frame(Frame{
			At:     Point{p.X + (f.origin.X-p.X)*home, p.Y + (f.origin.Y-p.Y)*home},
			Squash: f.flatness() * math.Max(0, 1-3*done),
			Lean:   -0.6 * (1 - done) * math.Cos(3*math.Pi*done),
		})
	}
}

func (f *flight) at() Point {
	p := f.body.Position()
	return Point{p.X - space/2 + f.origin.X, p.Y - space/2 + f.origin.Y}
}

func (f *flight) frame(fr Frame) { f.slam.Frames = append(f.slam.Frames, fr) }

func add(p, way Point, n float64) Point { return Point{p.X + way.X*n, p.Y + way.Y*n} }

func unit(p Point) Point {
	length := math.Hypot(p.X, p.Y)
	if length == 0 {
		return Point{}
	}
	return Point{p.X / length, p.Y / length}
}

// smooth eases in and out, 0…1.
func smooth(t float64) float64 { return t * t * (3 - 2*t) }
