package direct

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/sprites/cue"
)

func (d *director) blinded(*rules.Event) {
	d.blind = true
	if d.after.Blind != rules.Sighted {
		d.add(cue.GoDark{Flame: d.ownFlame})
	}
}

func (d *director) seesAgain(*rules.Event) {
	d.blind = false
	if d.after.Blind == rules.Sighted {
		d.add(cue.GoLight{})
	}
}

func (d *director) lightLit(e *rules.Event) {
	d.add(cue.Flare{Who: token(e.Who), At: d.tileOf(e), Kind: bare(e.Thing)})
}

// lightOut leaves the hero's own flame to the loss of light that it brings.
func (d *director) lightOut(e *rules.Event) {
	if d.ownFlame && d.own(e) {
		return
	}
	d.add(cue.Puff{Who: token(e.Who), At: d.tileOf(e), Kind: bare(e.Thing)})
}

func (d *director) lightGutter(e *rules.Event) {
	d.add(cue.Gutter{Who: token(e.Who), At: d.tileOf(e), Left: e.Amount})
}

// thrown shows a light's way through the air; one that is dropped just lies
// there.
func (d *director) thrown(e *rules.Event) {
	if e.From != e.At && e.From != (rules.Event{}).From {
		d.add(cue.Throw{From: tile(e.From), To: tile(e.At), Kind: bare(e.Thing), Lit: true})
	}
}

func (d *director) shuttered(e *rules.Event) {
	if e.Amount == 0 {
		d.add(cue.Flare{Who: token(e.Who), At: d.tileOf(e), Kind: bare(e.Thing)})
	}
}

func (d *director) douseTried(e *rules.Event) {
	if e.Who != 0 {
		d.add(cue.Swing{Who: token(e.Who), Toward: toward(d.place(e.Who, d.after.Hero.At), e.At)})
	}
	if e.Amount < e.Of {
		d.add(d.word(0, tile(e.At), fmt.Sprintf("%d of %d", e.Amount, e.Of), cue.Plain))
	}
}
