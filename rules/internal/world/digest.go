package world

import "pitchdark/rules/grid"

// mix is a 64-bit finaliser (splitmix64): it spreads every bit of its input.
func mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

func groundHash(g *grid.Grid, p grid.Point) uint64 {
	return mix(uint64(p.X)<<40 | uint64(p.Y)<<16 | uint64(g.At(p))<<1 | 1)
}

// edgeHash is the same from both sides of an edge.
func edgeHash(g *grid.Grid, p grid.Point, d grid.Direction) uint64 {
	e := g.Edge(p, d)
	if d == grid.West || d == grid.North {
		p, d = p.Add(d.Delta()), d.Opposite()
	}
	return mix(uint64(p.X)<<40 | uint64(p.Y)<<16 | uint64(d)<<8 | uint64(e))
}

// Sum is a running digest of numbers and words.
type Sum uint64

// Uint adds 64 bits.
func (s *Sum) Uint(n uint64) { *s = Sum(mix(uint64(*s)*0x9e3779b97f4a7c15 + n)) }

// Int adds a number; it must fit in 32 bits, to be the same on every platform.
func (s *Sum) Int(n int) { s.Uint(uint64(int64(n))) }

// Bool adds a truth value.
func (s *Sum) Bool(b bool) {
	if b {
		s.Int(1)
		return
	}
	s.Int(2)
}

// Point adds a tile.
func (s *Sum) Point(p grid.Point) { s.Int(p.X<<16 ^ p.Y) }

// Text adds words.
func (s *Sum) Text(text string) {
	h := fnvBasis
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * fnvPrime
	}
	s.Uint(h)
}

// Bytes adds raw bytes.
func (s *Sum) Bytes(b []byte) {
	h := fnvBasis
	for _, c := range b {
		h = (h ^ uint64(c)) * fnvPrime
	}
	s.Uint(h)
}

// FNV-1a's constants.
const (
	fnvBasis uint64 = 14695981039346656037
	fnvPrime uint64 = 1099511628211
)

// Digest is a number that stands for the whole state: equal states have equal
// digests on every platform [DK-CMD-02].
func (w *World) Digest() uint64 {
	var s Sum
	s.Uint(w.Seed)
	s.Int(w.Round)
	s.Text(w.Ended)
	s.Int(w.Awake)
	for _, l := range w.Levels {
		s.Text(l.ID)
		s.Uint(l.Ground)
		for i := range l.Doors {
			s.Bool(l.Doors[i].Locked)
			s.Bool(l.Doors[i].Jammed)
			s.Int(l.Doors[i].Tries | l.Doors[i].Spikes<<16)
		}
		for i := range l.Traps {
			s.Bool(l.Traps[i].Known)
			s.Bool(l.Traps[i].Checked)
			s.Bool(l.Traps[i].Spent)
		}
		l.Stay.digest(&s)
	}
	for _, a := range w.Actors {
		a.digest(&s)
	}
	for _, it := range w.Items {
		it.digest(&s)
	}
	w.digestClock(&s)
	return uint64(s)
}

// digest adds a stay that a system counts.
func (y *Stay) digest(s *Sum) {
	if y.Since == 0 && !y.Alarm {
		return
	}
	s.Int(y.Since)
	s.Bool(y.Noisy)
	s.Bool(y.Alarm)
}

func (w *World) digestClock(s *Sum) {
	c := &w.Clock
	s.Int(int(c.Current))
	s.Int(c.Next)
	s.Int(c.Left<<16 ^ c.Tiles<<8 ^ c.Walked)
	s.Bool(c.Opening)
	for _, id := range c.Order {
		s.Int(int(id))
	}
	if c.Phase != "" {
		c.digestPhase(s)
	}
	for i := range w.Frames {
		f := &w.Frames[i]
		s.Text(string(f.Kind))
		s.Int(int(f.Who)<<8 ^ int(f.Other))
		s.Int(f.Stage<<24 ^ f.Intended<<12 ^ f.Left)
		s.Point(f.At)
		s.Int(len(f.Path)<<8 ^ len(f.Met))
	}
	for i := range w.Lines {
		s.Int(int(w.Lines[i].Who)<<8 ^ len(w.Lines[i].Tiles))
	}
}

func (c *Clock) digestPhase(s *Sum) {
	s.Text(c.Phase)
	s.Int(c.Stage<<16 ^ c.Calm)
	for i := range c.Sides {
		side := &c.Sides[i]
		s.Text(side.Faction)
		s.Int(side.Roll<<24 ^ side.Start<<16 ^ side.Lost<<8 ^ side.Tried)
		if side.Ambushed {
			s.Int(1)
		}
	}
}

func (d *Doing) digest(s *Sum) {
	s.Text(string(d.Stance))
	s.Text(string(d.Mode))
	s.Point(d.At)
	s.Point(d.From)
	flags := d.Count << 8
	for i, b := range [...]bool{d.Moved, d.Acted, d.Shot, d.Held, d.Turned} {
		if b {
			flags |= 1 << i
		}
	}
	s.Int(flags)
	s.Int(d.Foe<<16 ^ d.Drawn)
	s.Text(d.Until)
}

// digestOwn adds what only some systems keep with a creature.
func (a *Actor) digestOwn(s *Sum) {
	if len(a.Card) > 0 {
		s.Bytes(a.Card)
	}
	for i := range a.Conditions {
		c := &a.Conditions[i]
		s.Text(c.Kind)
		s.Int(c.Until<<12 ^ int(c.By)<<6 ^ c.N)
	}
	if a.Doing != (Doing{}) {
		a.Doing.digest(s)
	}
	if a.Falls {
		s.Int(int(a.FelledBy))
	}
}

func (a *Actor) digest(s *Sum) {
	s.Text(string(a.Kind))
	s.Int(int(a.Level)<<20 ^ a.Slot)
	s.Point(a.At)
	s.Int(int(a.Facing)<<8 ^ a.Initiative)
	s.Int(a.HP<<12 ^ a.MaxHP)
	for _, n := range a.Stats {
		s.Int(n)
	}
	flags := 0
	for i, b := range [...]bool{a.Down, a.Dead, a.Gone, a.Asleep, a.Held, a.Deaf} {
		if b {
			flags |= 1 << i
		}
	}
	s.Int(flags)
	s.Int(a.Bandaged)
	s.Int(a.BlindUntil)
	s.Int(a.OwlUntil)
	healed := 0
	for _, n := range a.Healed {
		healed += n
	}
	s.Int(healed)
	s.Int(a.FreeSpent)
	s.Int(a.Decisions)
	s.Int(a.Called)
	s.Text(a.Wronged)
	s.Int(len(a.Hidden))
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		s.Int(int(p.Handle))
		s.Int(int(p.Who)<<8 ^ int(p.Degree))
		s.Bool(p.Known)
	}
	s.Int(int(a.Senses.Blind))
	s.Int(a.Senses.Heard)
	for _, m := range a.Senses.Memory {
		s.Uint(m.Hash)
	}
	a.digestOwn(s)
}

func (it *Item) digest(s *Sum) {
	s.Text(string(it.Kind))
	s.Int(int(it.Holder)<<16 ^ int(it.Level)<<8 ^ int(it.Where))
	s.Point(it.At)
	s.Int(it.Count<<16 ^ it.Left)
	flags := 0
	for i, b := range [...]bool{it.Gone, it.Lit, it.Shuttered, it.Loaded, it.Warned, it.Fixed} {
		if b {
			flags |= 1 << i
		}
	}
	s.Int(flags<<8 ^ it.Doused)
	if it.Wear > 0 || it.Ready {
		s.Int(it.Wear)
		s.Bool(it.Ready)
	}
}
