package scenes

import "slices"

// Deed is something that one screen does by a key of its own; an intent means
// the same on all of them.
type Deed struct {
	ID    string
	Words string
	Usual Key
	Else  Key // in place of the usual one where that points, "" for none
}

// Own are the keys that a player chose for deeds, by their IDs. A deed that is
// not named has its usual key; one that is named with none has none.
type Own map[string][]Key

// Keys are those of a deed beside some bindings.
func (o Own) Keys(d Deed, b Bindings) []Key {
	if keys, named := o[d.ID]; named {
		return keys
	}
	k := d.Usual
	if _, points := b.Of(k).Direction(); points && d.Else != "" {
		k = d.Else
	}
	if k == "" {
		return nil
	}
	return []Key{k}
}

// Bind gives a deed a key in place of the one that it has on the same device.
func (o Own) Bind(d Deed, k Key, b Bindings) {
	keys := slices.DeleteFunc(slices.Clone(o.Keys(d, b)), func(had Key) bool { return had.Pad() == k.Pad() })
	o[d.ID] = append(keys, k)
}

// Yield takes a key away from every deed that has it but one, and tells which
// had it, so that it can be shown.
func (o Own) Yield(k Key, but string, deeds []Deed, b Bindings) (lost []Deed) {
	for _, d := range deeds {
		if keys := o.Keys(d, b); d.ID != but && slices.Contains(keys, k) {
			o[d.ID] = slices.DeleteFunc(slices.Clone(keys), func(had Key) bool { return had == k })
			lost = append(lost, d)
		}
	}
	return lost
}

// Names are the keys as plain words.
func (o Own) Names() map[string][]string {
	names := map[string][]string{}
	for id, keys := range o {
		names[id] = []string{}
		for _, k := range keys {
			names[id] = append(names[id], string(k))
		}
	}
	return names
}

// OwnNamed are the keys of plain words.
func OwnNamed(names map[string][]string) Own {
	o := Own{}
	for id, keys := range names {
		o[id] = []Key{}
		for _, k := range keys {
			o[id] = append(o[id], Key(k))
		}
	}
	return o
}
