// Package synth makes every sound of the game out of noise, struck bodies and
// throats, as mono samples. It decides what each sound is like and how loud it
// is beside the others; when one is heard, and from where, is decided
// elsewhere. It reads no clock and no chance but its own: a name and a variant
// always give the same samples.
package synth

import "sync"

// Rate is the number of samples in a second.
const Rate = 44100

// Name names a sound.
type Name string

// Kind is what a sound's volume is set by.
type Kind uint8

// The kinds of sound.
const (
	World     Kind = iota // steps, blows, doors
	Voices                // calls, grunts, speech
	Drone                 // what goes on by itself: the drone, flames, heart and breath
	Interface             // what the menus and the hero's fortunes make
	Kinds                 // the number of kinds
)

// row is one sound of the table.
type row struct {
	name     Name
	kind     Kind
	variants int     // that differ as one step from the next
	level    float64 // loudness in dB under full scale, by its loudest moment
	loop     bool    // its end leads into its beginning
	make     func(*chance) tape
}

// Names are all sounds, in the table's order.
func Names() []Name {
	names := make([]Name, len(table))
	for i := range table {
		names[i] = table[i].name
	}
	return names
}

// find is the row of a sound, nil if there is none.
func find(n Name) *row {
	if i, ok := places[n]; ok {
		return &table[i]
	}
	return nil
}

var places = func() map[Name]int {
	m := map[Name]int{}
	for i := range table {
		m[table[i].name] = i
	}
	return m
}()

// Known reports whether there is a sound of that name.
func Known(n Name) bool { return find(n) != nil }

// Variants is how many variants a sound has, 0 if there is no such sound.
func Variants(n Name) int {
	if r := find(n); r != nil {
		return r.variants
	}
	return 0
}

// KindOf is a sound's kind.
func KindOf(n Name) Kind {
	if r := find(n); r != nil {
		return r.kind
	}
	return World
}

// Loops reports whether a sound's end leads into its beginning.
func Loops(n Name) bool { r := find(n); return r != nil && r.loop }

// Make makes the samples of a sound, −1…1; any variant is taken modulo their
// number. An unknown name gives none.
func Make(n Name, variant int) []float32 {
	r := find(n)
	if r == nil {
		return nil
	}
	c := newChance(string(n), variant%r.variants)
	t := r.make(c)
	if !r.loop {
		t.clean()
	}
	return t.levelled(r.level)
}

// Bank keeps the sounds that were made. Many may use it at once.
type Bank struct {
	lock sync.Mutex
	kept map[key][]float32
}

type key struct {
	name    Name
	variant int
}

// Wave is a sound's samples, made when first asked for. Do not change them.
func (b *Bank) Wave(n Name, variant int) []float32 {
	k := key{n, variant % max(Variants(n), 1)}
	b.lock.Lock()
	defer b.lock.Unlock()
	w, ok := b.kept[k]
	if !ok {
		if b.kept == nil {
			b.kept = map[key][]float32{}
		}
		w = Make(n, k.variant)
		b.kept[k] = w
	}
	return w
}

// Fill makes all sounds, so that none has to be waited for.
func (b *Bank) Fill() {
	for i := range table {
		for v := range table[i].variants {
			b.Wave(table[i].name, v)
		}
	}
}
