package grid

// windowReach is the largest radius for which the window is enough, with one
// column more on each side for walls; windowCentre is then the viewer's place
// in it.
const (
	windowReach  = 30
	windowCentre = windowReach + 1
)

// reach is what a radius leaves of the window, some rows from the viewer: the
// columns that a line to a tile in the disk may touch on its way there or
// beyond, and the tiles in the disk themselves.
type reach struct {
	low, high int
	inside    uint64
}

// disks are the reaches of each radius by rows from the viewer, one row more
// than the radius; everywhere is the whole window in every row.
var (
	disks = func() (ds [windowReach + 1][]reach) {
		for r := range ds {
			d := disk{radius: r}
			ds[r] = make([]reach, r+2)
			for k := range ds[r] {
				was := d.half + 1 // lines come through the row before
				w := d.reach(k)
				ds[r][k] = reach{windowCentre - was, windowCentre + was, span(windowCentre-w, windowCentre+w)}
			}
		}
		return ds
	}()
	everywhere = func() []reach {
		all := make([]reach, MaxSide+1)
		for k := range all {
			all[k] = reach{0, 63, ^uint64(0)}
		}
		return all
	}()
)

// disk walks down the rows of a round disk.
type disk struct {
	radius int // tiles
	half   int // of the latest row
}

// reach is half the disk's width k rows from its centre, −1 beyond it
// [DK-GRD-03].
func (d *disk) reach(k int) int {
	square := d.radius*d.radius + d.radius - k*k
	if square < 0 {
		d.half = -1
		return -1
	}
	for (d.half+1)*(d.half+1) <= square {
		d.half++
	}
	for d.half*d.half > square {
		d.half--
	}
	return d.half
}

// cut leaves of f only the round disk of the radius, if there is one.
func (s *sweep) cut(f *Field) {
	if s.radius < 0 {
		return
	}
	d := disk{radius: s.radius}
	for y := f.top; y <= f.bottom; y++ {
		row := f.bits[y*f.stride : (y+1)*f.stride]
		w := d.reach(y - s.from.Y)
		for i := range row {
			at := s.from.X - i<<6
			row[i] &= span(min(max(at-w, 0), 64), min(max(at+w, -1), 63))
		}
	}
}
