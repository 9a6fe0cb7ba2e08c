package purple

import (
	"pitchdark/rules"
)

// Where is where a carried thing is.
type Where uint8

// The places of carried things [PH-ENC-02].
const (
	OnBody Where = iota // worn, in hand, at the belt: weapons and armour too
	InPack
	InSack
)

var whereNames = [...]string{"body", "backpack", "sack"}

// String is the place's name.
func (w Where) String() string { return whereNames[w] }

// Stack is some of one kind of thing in one place.
type Stack struct {
	Kind      rules.ContentID `json:"kind"`
	Count     int             `json:"count"`
	Where     Where           `json:"where,omitempty"`
	Readied   bool            `json:"readied,omitempty"`   // [PH-RDY-01]
	Condition Condition       `json:"condition,omitempty"` // [PH-WTR-01]
}

// Kit is all that somebody carries, besides the purse.
type Kit []Stack

// BodySlots is what fits about the person without a load [PH-ENC-02].
const BodySlots = 5

const packSlots = 10

// Capacity is the slots of a backpack or a sack for a Strength modifier
// [PH-ENC-02].
func Capacity(strength int) int { return packSlots + strength }

// Bulk is the quarter-slots of the things in a place [PH-ENC-01].
func (k Kit) Bulk(where Where) Bulk {
	total := None
	for _, s := range k {
		if it := FindItem(s.Kind); it != nil && s.Where == where && !k.openSack(s) {
			total += it.Bulk * Bulk(s.Count)
		}
	}
	return total
}

// openSack reports whether a stack is the sack that is in use, held in hand
// with things in it: it fills no slot itself.
func (k Kit) openSack(s Stack) bool {
	return s.Kind == sack && s.Where == OnBody && k.count(InSack) > 0
}

func (k Kit) count(where Where) int {
	n := 0
	for _, s := range k {
		if s.Where == where {
			n += s.Count
		}
	}
	return n
}

// Slots is the whole slots that the things in a place fill [PH-ENC-01].
func (k Kit) Slots(where Where) int { return SlotsFor(k.Bulk(where)) }

// Fits refuses what is more in a backpack or sack than a bearer of that
// Strength modifier has room for. The body holds anything: what does not fit
// is a load [PH-ENC-02, PH-ENC-05].
func (k Kit) Fits(where Where, strength int) *rules.Refusal {
	if where == OnBody {
		return nil
	}
	if need, room := k.Slots(where), Capacity(strength); need > room {
		return refuse("PH-ENC-02", "The %s holds %d slots; this needs %d.", where, room, need)
	}
	return nil
}

// SackHands is the hands that a carried sack needs, which are also the hex
// points that it costs in a day: one, or two when it is more than half full
// [PH-ENC-03].
func SackHands(slots, capacity int) int {
	if 2*slots > capacity {
		return 2
	}
	return 1
}

// MayFight refuses an attack with a sack in hand [PH-ENC-03].
func (k Kit) MayFight() *rules.Refusal {
	if k.count(InSack) > 0 {
		return refuse("PH-ENC-03", "Drop the sack before you attack.")
	}
	return nil
}

// Count is how many of a kind are carried, wherever.
func (k Kit) Count(kind rules.ContentID) int {
	n := 0
	for _, s := range k {
		if s.Kind == kind {
			n += s.Count
		}
	}
	return n
}

// Any reports whether something carried passes the test.
func (k Kit) Any(test func(Stack, *Item) bool) bool {
	for _, s := range k {
		if it := FindItem(s.Kind); it != nil && test(s, it) {
			return true
		}
	}
	return false
}

// Worn are the body armour and the shield on the body; nil for none
// [PH-ARM-03].
func (k Kit) Worn() (body, shield *Armour) {
	for _, s := range k {
		it := FindItem(s.Kind)
		switch {
		case it == nil || it.Armour == nil || s.Where != OnBody:
		case it.Armour.Weight == Shield:
			shield = it.Armour
		default:
			body = it.Armour
		}
	}
	return body, shield
}

// With is the kit with some more of a kind in a place.
func (k Kit) With(kind rules.ContentID, count int, where Where) Kit {
	more := append(Kit(nil), k...)
	for i := range more {
		if s := &more[i]; s.Kind == kind && s.Where == where && !s.Readied && s.Condition == New {
			s.Count += count
			return more
		}
	}
	return append(more, Stack{Kind: kind, Count: count, Where: where})
}

// Without is the kit with one less of a kind in a place; false if there is
// none.
func (k Kit) Without(kind rules.ContentID, where Where) (Kit, bool) {
	for i, s := range k {
		if s.Kind != kind || s.Where != where {
			continue
		}
		less := append(Kit(nil), k...)
		if less[i].Count--; less[i].Count == 0 {
			less = append(less[:i], less[i+1:]...)
		}
		return less, true
	}
	return k, false
}
