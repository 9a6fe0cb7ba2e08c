package assets

// Figure is the set of drawings of one kind of creature; zero is nobody.
type Figure uint8

// Side is from where a figure is seen.
type Side uint8

// The sides; west is Profile mirrored.
const (
	Front   Side = iota // it faces south
	Back                // it faces north
	Profile             // it faces east
	sides
)

// Clip is something a figure does over and over.
type Clip uint8

// The clips.
const (
	Idle Clip = iota
	Walk
	Blind // without arms: only the eyes
	clips
)

// Drawings are the cells of one figure. What was not drawn is replaced: the
// back and the profile by the front, walking and blindness by standing.
type Drawings struct {
	Name  string
	Idle  [2]Cell // whole, from the front, as in lists
	Body  [sides][clips][2]Cell
	Lying Cell
	Limbs Limbs
}

// Limbs are what is laid over a body without arms; all blank for a figure that
// is drawn with them. Down, Up and Out are those of the left half of the
// picture, the other half has them mirrored.
type Limbs struct {
	Down, Up  Cell
	Near, Far Cell // in profile: the one held forward, and the other, raised
	Drawn     Cell // in profile, to strike
	Thrust    Cell
	Out       [2]Cell // both, groping
	Reach     [2]Cell // the same in profile
	Head      [sides]Cell
	Low       int // how many pixels they lie lower than those of tall figures
}

// low are the short figures.
var low = map[string]int{"dwarf": 3}

// Jointed reports whether there are any.
func (l *Limbs) Jointed() bool { return l.Down != 0 }

var (
	figures     = []Drawings{{}}
	figureIndex = map[string]Figure{}

	sideNames = [sides]string{"front", "back", "side"}
	clipNames = [clips]string{"idle", "walk", "blind"}
)

func drawings(who string) Drawings {
	d := Drawings{Name: who, Idle: pair(who + ".idle")}
	for side := range sides {
		for clip := range clips {
			d.Body[side][clip] = body(&d, side, clip)
		}
	}
	d.Lying = or(cellIndex[who+".lying"], d.Idle[0])
	d.Limbs = Limbs{
		Down: cellIndex[who+".down"], Up: cellIndex[who+".up"], Near: cellIndex[who+".near"], Far: cellIndex[who+".far"],
		Drawn: cellIndex[who+".drawn"], Thrust: cellIndex[who+".thrust"], Out: pair(who + ".out"), Reach: pair(who + ".reach"),
		Low: low[who],
	}
	for side := range sides {
		d.Limbs.Head[side] = cellIndex[who+".head."+sideNames[side]]
	}
	return d
}

// body finds a clip from a side, or what comes nearest to it.
func body(d *Drawings, side Side, clip Clip) [2]Cell {
	p := pair(d.Name + "." + sideNames[side] + "." + clipNames[clip])
	switch {
	case p[0] != 0:
		return p
	case clip != Idle:
		return d.Body[side][Idle]
	case side != Front:
		return d.Body[Front][Idle]
	}
	return d.Idle
}

// pair are the two drawings of a name, or its one twice.
func pair(name string) [2]Cell {
	first := cellIndex[name+".0"]
	return [2]Cell{first, or(cellIndex[name+".1"], first)}
}

func or(a, b Cell) Cell {
	if a != 0 {
		return a
	}
	return b
}

// FigureNamed is the figure of a name, if the sheet has it.
func FigureNamed(name string) (Figure, bool) { f, ok := figureIndex[name]; return f, ok }

// Figures is the number of figures, nobody included.
func Figures() int { return len(figures) }

// Drawings are the cells of a figure; those of nobody are blank. They are not
// to be changed.
func (f Figure) Drawings() *Drawings {
	if int(f) >= len(figures) {
		return &figures[0]
	}
	return &figures[f]
}

// String is the figure's name.
func (f Figure) String() string { return f.Drawings().Name }
