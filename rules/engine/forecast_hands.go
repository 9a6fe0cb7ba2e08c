package engine

import (
	"fmt"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/world"
)

// doorway is what is known toward a neighbouring tile: a door, or nothing of
// one, and what was found out about its lock.
type doorway struct {
	known bool // there is a door
	at    grid.Point
	edge  bool
	lock  *lock
}

// toward is the door in a direction, as far as it is known.
func (p *prospect) toward(d grid.Direction) doorway {
	from := p.v.Hero.At
	w := doorway{at: from.Add(d.Delta())}
	switch p.open.Edge(from, d) {
	case grid.ClosedThinDoor, grid.OpenThinDoor:
		w.known, w.edge = true, true
	default:
		t := p.open.At(w.at)
		w.known = p.knows(w.at) > 0 && (t == grid.ClosedDoor || t == grid.OpenDoor)
	}
	w.lock = p.learnt.find(p.v.Level, from, w.at, w.edge)
	return w
}

// stuck notes what is known of a door's lock, or that no door is known.
func (p *prospect) stuck(w doorway) bool {
	switch {
	case !w.known:
		p.note("you do not know of a door there", "DK-HST-08")
	case w.lock != nil && w.lock.jammed:
		p.note("you found it jammed for good", "DK-HST-08")
		return true
	case w.lock != nil:
		p.note("you found it locked", "DK-HST-08")
		return true
	}
	return false
}

// openAhead is opening a door, and what it sounds like if it opens
// [DK-HST-08].
func openAhead(p *prospect, n *named) {
	if !p.stuck(p.toward(n.act.To % 8)) {
		p.swings(p.system.Darkness().Door, rules.SoundDoor)
	}
}

// swings is the noise of a door that opens; what light falls in is not known.
func (p *prospect) swings(loud int, kind rules.SoundKind) {
	p.sound(loud, kind, p.v.Hero.At, nil)
	p.f.Lit = p.f.Lit && p.f.Light == rules.Bright
}

// unlockAhead is opening a lock with a key.
func unlockAhead(p *prospect, n *named) {
	p.stuck(p.toward(n.act.To % 8))
	p.swings(p.system.Darkness().Door, rules.SoundDoor)
}

// closeAhead is closing a door that nothing is known to hold open.
func closeAhead(p *prospect, n *named) {
	w := p.toward(n.act.To % 8)
	if !w.known {
		p.note("you do not know of a door there", "DK-HST-08")
	}
	held := p.on(w.at) != nil
	for i := range p.v.Things {
		held = held || p.v.Things[i].At == w.at
	}
	if held && !w.edge {
		p.note("something is in the doorway", "DK-HST-08")
		return
	}
	p.sound(p.system.Darkness().Door, rules.SoundDoor, p.v.Hero.At, nil)
	p.f.Lit = p.f.Lit && p.eyes(p.before.level(p.v.Hero.At)) == p.v.Light // what falls in is not counted on
}

// forceAhead is the chance of forcing a door, and the tries that are left
// before it jams, as far as they were the hero's own [DK-HST-08].
func forceAhead(p *prospect, n *named) {
	w := p.toward(n.act.To % 8)
	if p.stuck(w) && w.lock.jammed {
		return
	}
	c := p.system.Odds(&p.v.Hero, world.Attempt{Roll: world.RollForce})
	c.Name = "to force it, if it is locked"
	if w.lock != nil {
		c.Name = "to force it"
	}
	p.f.Chances = append(p.f.Chances, c)
	if w.lock != nil && w.lock.of > 0 {
		p.note(fmt.Sprintf("you have tried %d of %d times; the last failure jams it", w.lock.tries, w.lock.of), "DK-HST-08")
	}
	p.swings(p.system.Darkness().Force, rules.SoundForce)
}

// hideAhead is the chance to hide from each of those perceived who would notice
// the hero, and who sees it all the same [DK-STL-06].
func hideAhead(p *prospect, _ *named) {
	none := true
	for i := range p.others {
		o := &p.others[i]
		if o.down || o.felt || !p.open.Contains(o.at) {
			continue
		}
		none = false
		eyes, known := p.eyesOf(o)
		light := eyed(eyes, p.v.Light)
		switch {
		case known && light == rules.Dark:
			continue
		case known && (light >= rules.Bright || grid.Within(p.v.Hero.At, o.at, int(light))):
			p.note(o.name+" would see you all the same", "DK-STL-06", "DK-VIS-01")
			continue
		}
		c := p.system.Odds(&p.v.Hero, p.contest(o))
		c.Name = "to hide from " + o.name
		p.f.Chances = append(p.f.Chances, c)
	}
	if none {
		p.note("you perceive nobody to hide from", "DK-STL-06")
	}
}

// longAhead is an act that goes on for rounds: how long, what it is good for,
// and what burns out meanwhile [DK-HST-05, DK-LGT-07].
func longAhead(p *prospect, n *named) {
	for _, row := range p.system.Actions() {
		if row.ID != n.do || row.Phase != rules.PhaseTurn || row.Rounds == 0 {
			continue
		}
		p.note(fmt.Sprintf("it takes %s, and stops at anything that you perceive", counted(row.Rounds, "round")), "DK-HST-05")
		p.note(row.Gives)
		p.burnsOut(row.Rounds)
		p.f.Lit = false // much may change in that time
	}
}

// burnsOut tells which of the hero's lights would not last so many rounds.
func (p *prospect) burnsOut(rounds int) {
	for i := range p.v.Hero.Items {
		if h := &p.v.Hero.Items[i]; h.Lit && h.Whole > 0 && h.Left <= rounds {
			p.harm(fmt.Sprintf("your %s would burn out after %s", h.Name, counted(h.Left, "round")))
			p.rule("DK-LGT-07")
		}
	}
}

// speechAhead and callAhead make the hero known to all who hear [DK-BLD-05].
func speechAhead(p *prospect, _ *named) {
	p.sound(p.system.Darkness().Speech, rules.SoundSpeech, p.v.Hero.At, nil)
	p.note("whoever hears it knows who you are", "DK-BLD-05")
}

func callAhead(p *prospect, _ *named) {
	p.sound(p.system.Darkness().Call, rules.SoundCall, p.v.Hero.At, nil)
	p.note("whoever hears it knows who you are", "DK-BLD-05")
}

// identifyAhead never fails; by voice it makes the hero known too [DK-BLD-05].
func identifyAhead(p *prospect, n *named) {
	switch n.act.Words {
	case "voice":
		p.sound(p.system.Darkness().Voice, rules.SoundSpeech, p.v.Hero.At, nil)
		p.note("whoever hears it knows who you are", "DK-BLD-05")
	case "touch":
		p.sound(p.system.Darkness().Touch, rules.SoundTouch, p.v.Hero.At, p.whom(n.act.Target))
		p.note("whoever is touched knows it", "DK-BLD-05")
	}
}

// leaveAhead is going out for good.
func leaveAhead(p *prospect, _ *named) { p.note("you would leave this place for good", "DK-GRD-01") }

// stairsAhead leaves all behind that does not come along.
func stairsAhead(p *prospect, _ *named) {
	p.note("companions beside you that see come along; light and sound do not", "DK-GRD-01")
}

// meetingAhead is a blow at one that was run into: nobody knows who it is
// [DK-MOV-08].
func meetingAhead(p *prospect, _ *named) {
	p.f.Chances = append(p.f.Chances, rules.Chance{Name: "to hit", Rule: "DK-MOV-08", Not: "you do not know whom you have run into"})
	p.sound(p.system.Darkness().Attack, rules.SoundAttack, p.v.Hero.At, nil)
}

// saidAhead is a word or a call to one that was run into [DK-MOV-08].
func saidAhead(p *prospect, n *named) {
	if n.act.Words == "call" {
		callAhead(p, n)
		return
	}
	speechAhead(p, n)
}

// strikeAhead is the free attack on one that stopped beside the hero: who, is
// plain only if there is but one [DK-STL-02].
func strikeAhead(p *prospect, _ *named) {
	b := blow{weapon: p.armed(), free: true}
	n := 0
	for i := range p.others {
		if o := &p.others[i]; !o.down && o.side != rules.Friend && grid.Steps(p.v.Hero.At, o.at) <= 1 {
			b.who, b.at = o, o.at
			n++
		}
	}
	if n != 1 {
		meetingAhead(p, nil)
		return
	}
	p.strikes(b)
}

// stopAhead forfeits the rest of a blind walk, unhurt [DK-MOV-13].
func stopAhead(p *prospect, _ *named) {
	p.note("you would stand here, unhurt, and forfeit the rest of the way", "DK-MOV-13")
}

// onAhead goes on blind: a wall may still be in the way [DK-MOV-13].
func onAhead(p *prospect, _ *named) {
	p.note("you would go on as you declared, and may still run into a wall", "DK-MOV-13", "DK-MOV-03")
}
