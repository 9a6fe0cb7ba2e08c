package tell

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// people are those on the tile: seen, felt, or oneself.
func (l *look) people() {
	if l.at == l.v.Hero.At {
		l.say("you are there, facing " + l.v.Hero.Facing.String())
	}
	for i := range l.v.Tokens {
		if k := &l.v.Tokens[i]; k.At == l.at {
			l.token(k)
		}
	}
	for i := range l.v.Contacts {
		if c := &l.v.Contacts[i]; c.At == l.at {
			l.contact(c)
		}
	}
}

// token is somebody seen: what it is, how it fares, where it looks; of a shape
// why it is no more than one.
func (l *look) token(k *rules.Token) {
	l.say("you see " + figure(k) + walked(l.to, l.v, k.Handle))
	switch {
	case k.Degree != rules.Identified:
		l.say("who or what it is you cannot make out in that light", "DK-VIS-01", "DK-LOW-03")
		return
	case k.Dead:
	case k.Down:
		l.say("it lies helpless and would not roll a die to defend itself", "DK-HST-04", "DK-STL-05")
	case k.Asleep:
		l.say("it is asleep, and sees nothing; a sound that is more than faint would wake it", "DK-HST-06")
	default:
		l.say(l.facing(k.Facing)+", which does not matter to what it sees: light does", "DK-VIS-01")
	}
	if !k.Handle.Own() {
		l.kind(k.Kind)
	}
}

// facing is which way somebody looks, from where the hero stands.
func (l *look) facing(d grid.Direction) string {
	toward := grid.Nearest(l.v.Hero.At.Sub(l.at))
	switch d.Toward(toward) {
	case grid.Forward:
		return "it faces you"
	case grid.Backward, grid.BackLeft, grid.BackRight:
		return "it faces away from you, " + Direction(d, l.to.Facing, l.to.Blind)
	}
	return "it faces past you, " + Direction(d, l.to.Facing, l.to.Blind)
}

// contact is somebody felt beside one.
func (l *look) contact(c *rules.Contact) {
	if !c.Known {
		l.say("someone is there: you hear breath and feel a body, and do not know whose", "DK-BLD-03")
		l.say("touch, voice or smell would tell you who it is", "DK-BLD-05")
		return
	}
	name := article(c.Name)
	if s := side(c.Side); s != "" && !c.Handle.Own() {
		name += ", " + s + ","
	}
	l.say(name+" is there: you cannot see it, but you know who it is as long as it stays beside you", "DK-BLD-03", "DK-BLD-05")
	if !c.Handle.Own() {
		l.kind(c.Kind)
	}
}

// kind is what is known of all of a kind.
func (l *look) kind(id rules.ContentID) {
	lore, ok := l.lore(id)
	if !ok {
		return
	}
	if lore.Words != "" {
		l.say(lore.Words, lore.Rule)
	}
	l.say(fmt.Sprintf("its kind: %s unhurt, %s, moves %s, damage %s", plural(lore.Health, "hit point"), figuresIn(lore.Figures), plural(lore.Move, "tile"), lore.Damage), lore.Rule)
	for _, words := range senses(lore) {
		l.say(words, "DK-VIS-01", lore.Rule)
	}
}

// senses are in what a kind's senses differ from those of most.
func senses(lore rules.Lore) []string {
	var words []string
	switch lore.Vision {
	case rules.LowLightImmune:
		words = append(words, "any low light is bright to its eyes")
	case rules.DarkVision:
		words = append(words, "it sees in the dark as in the light")
	case rules.Sightless:
		words = append(words, "it has no eyes: no light shows it anything")
	}
	if lore.Hearing > 1 {
		words = append(words, fmt.Sprintf("it hears %d times as far as most", lore.Hearing))
	}
	if lore.KeenNose {
		words = append(words, "it can tell by smell who stands beside it")
	}
	return words
}
