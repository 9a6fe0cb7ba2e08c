package cue

// Lengths in ticks.
const (
	StepTicks  = 7 // one tile walked
	SlamTicks  = 21
	SwingTicks = 14
	FallTicks  = 24
	FlareTicks = 30
	PuffTicks  = 40
	DarkTicks  = 84 // the whole staged loss of light
	LightTicks = 24
	WaveTicks  = 48 // a ripple's life
	WordTicks  = 54
)

// Ticks is the cue's whole length.
func (c Walk) Ticks() int { return max(len(c.Path)-1, 0) * c.step() }

func (c Walk) step() int {
	if c.Blind {
		return StepTicks + 2
	}
	return StepTicks
}

// Step is the number of ticks that one tile takes.
func (c Walk) Step() int   { return c.step() }
func (Turn) Ticks() int    { return 4 }
func (Slam) Ticks() int    { return SlamTicks }
func (Ripple) Ticks() int  { return WaveTicks }
func (Flare) Ticks() int   { return FlareTicks }
func (Puff) Ticks() int    { return PuffTicks }
func (Gutter) Ticks() int  { return 36 }
func (c Throw) Ticks() int { return 8 + 3*steps(c.From, c.To) }
func (Swing) Ticks() int   { return SwingTicks }
func (c Shot) Ticks() int  { return 4 + 2*steps(c.From, c.To) }
func (Hurt) Ticks() int    { return 16 }
func (Dodge) Ticks() int   { return 14 }
func (Fall) Ticks() int    { return FallTicks }
func (Rise) Ticks() int    { return 16 }
func (Shake) Ticks() int   { return 14 }
func (Grope) Ticks() int   { return 12 }
func (Mark) Ticks() int    { return 12 }
func (Unmark) Ticks() int  { return 12 }
func (Spark) Ticks() int   { return 24 }
func (Word) Ticks() int    { return WordTicks }
func (Appear) Ticks() int  { return 10 }
func (Vanish) Ticks() int  { return 10 }
func (Door) Ticks() int    { return 10 }
func (Gust) Ticks() int    { return 30 }
func (GoDark) Ticks() int  { return DarkTicks }
func (GoLight) Ticks() int { return LightTicks }
func (Cut) Ticks() int     { return 20 }

// Hold is how long the next cue waits.
func (c Walk) Hold() int  { return c.Ticks() }
func (Turn) Hold() int    { return 2 }
func (Slam) Hold() int    { return 14 }
func (Ripple) Hold() int  { return 4 }
func (Flare) Hold() int   { return 12 }
func (Puff) Hold() int    { return 8 }
func (Gutter) Hold() int  { return 10 }
func (c Throw) Hold() int { return c.Ticks() }
func (Swing) Hold() int   { return 6 }
func (c Shot) Hold() int  { return c.Ticks() }
func (Hurt) Hold() int    { return 8 }
func (Dodge) Hold() int   { return 6 }
func (Fall) Hold() int    { return 12 }
func (Rise) Hold() int    { return 10 }
func (Shake) Hold() int   { return 0 }
func (Grope) Hold() int   { return 9 }
func (Mark) Hold() int    { return 4 }
func (Unmark) Hold() int  { return 0 }
func (Spark) Hold() int   { return 8 }
func (Word) Hold() int    { return 0 }
func (Appear) Hold() int  { return 4 }
func (Vanish) Hold() int  { return 4 }
func (Door) Hold() int    { return 6 }
func (Gust) Hold() int    { return 10 }
func (GoDark) Hold() int  { return DarkTicks }
func (GoLight) Hold() int { return 12 }
func (Cut) Hold() int     { return 10 }

// steps is the number of eight-way steps between two tiles.
func steps(a, b Tile) int {
	x, y := a.X-b.X, a.Y-b.Y
	return max(x, -x, y, -y)
}
