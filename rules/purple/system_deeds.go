package purple

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// fightActions are the rows of what only fighters do besides plain blows and
// shots.
func (s *System) fightActions() []world.Action {
	row := func(id rules.ActionID, title, key string, when moment, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		r := s.timed(world.Action{ID: id, Phase: rules.PhaseTurn, Title: title, Key: key, Senses: rules.Touch, Rule: rule, Offer: offer, Do: do}, when)
		if when&inMovement > 0 {
			r.Actions = 0
		}
		return r
	}
	talk := func(id rules.ActionID, title, key string, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		r := row(id, title, key, inMelee, rule, offer, do)
		r.Heroes = true
		return r
	}
	return []world.Action{
		row(HoldFire, "Hold your fire", "", inMissile|free, "PH-CMB-26", s.offerHoldFire, s.doHoldFire),
		row(ChargeAt, "Charge", "", inMovement, "PH-CMB-33", s.offerCharge, s.doCharge),
		row(SetSpear, "Brace against a charge", "", inMovement, "PH-CMB-34", s.offerSet, s.doSet),
		row(SeizeIt, "Grapple", "", inMelee, "PH-CMB-46", s.offerSeize, s.doSeize),
		row(BreakLoose, "Break free", "", inMelee, "PH-CMB-47", offerBreak, s.doBreak),
		row(DragOff, "Drag off whom you hold", "", inMelee, "PH-CMB-47", s.offerDrag, s.doDrag),
		talk(ParleyWith, "Parley", "p", "PH-CMB-05", offerParley, s.doParley),
		talk(OfferGift, "Offer a gift", "", "PH-CMB-05", s.offerGift, s.doGift),
		row(LetGo, "Let go", "", inMovement|inMelee|free, "PH-CMB-47", offerLetGo, s.doLetGo),
	}
}

// inGrip is what one can do in a grapple [PH-CMB-47].
var inGrip = map[rules.ActionID]bool{
	blind.Attack: true, blind.FreeAttack: true, blind.Sneak: true, BreakLoose: true, DragOff: true, LetGo: true,
	blind.Turn: true, blind.Call: true, blind.MakeKnown: true, blind.Identify: true, SeizeIt: true, End: true, "wait": true,
}

// midway is a sentence as it stands in the middle of another.
func midway(sentence string) string {
	first, size := utf8.DecodeRuneInString(sentence)
	return string(unicode.ToLower(first)) + strings.TrimSuffix(sentence[size:], ".")
}

// offerWay is a walk's offering, with those from whom one must keep that gets
// away from them: a withdrawal leads nearer to none, a flight ends beside none
// [PH-CMB-40, PH-CMB-41].
func offerWay(offer func(*world.World, *world.Actor) world.Offering) func(*world.World, *world.Actor) world.Offering {
	return func(w *world.World, a *world.Actor) world.Offering {
		o := offer(w, a)
		if a.Doing.Mode != Withdraw && a.Doing.Mode != Flee {
			return o
		}
		for i := range o.Params {
			p := &o.Params[i]
			for j := range a.Senses.Percepts {
				q := &a.Senses.Percepts[j]
				b := w.Actors[q.Who]
				if p.Kind != rules.ParamPath || !q.Known || !b.Stands() || !a.Hostile(b) || grid.Steps(a.Doing.From, q.At) > 1 {
					continue
				}
				bar := rules.Bar{At: q.At, Value: rules.NoNearer, Rule: "PH-CMB-40", Not: "a withdrawal does not lead nearer to " + sense.Name(w, a, b)}
				if a.Doing.Mode == Flee {
					bar = rules.Bar{At: q.At, Value: rules.NotBeside, Rule: "PH-CMB-41", Not: "a flight does not end beside " + sense.Name(w, a, b)}
				}
				p.Barred = append(p.Barred, bar)
			}
		}
		return o
	}
}
