package purple

import (
	"slices"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/blind"
	"pitchdark/rules/internal/sense"
	"pitchdark/rules/internal/world"
)

// The stances [PH-CMB-17].
const (
	Offensive rules.ActionID = "offensive"
	Defensive rules.ActionID = "defensive"
	Dash      rules.ActionID = "dash"
	GuardTile rules.ActionID = "guard"
)

// The ways of moving that are declared in a movement slot, and what else only
// this system knows.
const (
	Run      rules.ActionID = "run"
	Flee     rules.ActionID = "flee"
	Withdraw rules.ActionID = "withdraw"
	WaitMove rules.ActionID = "hold movement"
	StandUp  rules.ActionID = "stand up"
	Aid      rules.ActionID = "bandage"
	End      rules.ActionID = "end"
)

// moment is when in a round something can be done.
type moment uint8

// The moments.
const (
	inMissile  moment = 1 << iota // in the Missile Phase
	inMovement                    // in one's slot of the Movement Phase
	inMelee                       // in the Melee Phase
	withAction                    // it takes one's action besides
	free                          // it costs nothing
)

// momentsOf are when the darkness's own actions can be done: those that are
// not in the table are one's action, in the Melee Phase [PH-DRK-03,
// PH-CMB-45].
var momentsOf = map[rules.ActionID]moment{
	blind.Move: inMovement, blind.BlindMove: inMovement, blind.Careful: inMovement | withAction, blind.Turn: inMovement | inMelee | free,
	blind.Shoot: inMissile, blind.Throw: inMissile, blind.FreeAttack: inMissile | inMelee | free,
	blind.Shutter: inMovement | free,
}

// table is every action: the darkness's own in this system's phases, and the
// system's.
func (s *System) table() []world.Action {
	var table []world.Action
	for _, rows := range [][]world.Action{blind.MoveActions(), blind.FightActions(), blind.TouchActions(), blind.LightActions(), blind.DoorActions()} {
		for _, row := range rows {
			switch row.ID {
			case blind.Shoot:
				row = s.volleys(row)
			case blind.Move:
				row.Offer = offerWay(row.Offer)
			case blind.Attack, blind.Sneak, blind.FreeAttack:
				row.Offer = offerBlow(row.Offer)
			}
			when, listed := momentsOf[row.ID]
			if !listed {
				when = inMelee
			}
			table = append(table, s.timed(row, when))
		}
	}
	table = append(table, s.ownActions()...)
	table = append(table, s.fightActions()...)
	table = append(table, s.readyActions()...)
	table = append(table, s.mealActions()...)
	table = append(table, s.exploreActions()...)
	for i := range table {
		table[i] = usable(table[i])
	}
	table = append(table, s.stances()...)
	return append(table, blind.AnswerActions()...)
}

// timed is a row of one's slot that can be taken only at its moment of the
// round, and only while what it costs is unspent.
func (s *System) timed(row world.Action, when moment) world.Action {
	row.Actions = 0
	if when&free == 0 && when&inMovement == 0 {
		row.Actions = 1
	}
	offer := row.Offer
	held := inGrip[row.ID]
	if when&inMissile > 0 && when&free == 0 {
		offer = offerClear(offer)
	}
	row.Offer = func(w *world.World, a *world.Actor) world.Offering {
		if gripped(a) && !held {
			return blind.Not("PH-CMB-47", "you are held")
		}
		if o := s.untimely(w, a, when); o.Not.Why != "" {
			return o
		}
		return offer(w, a)
	}
	return row
}

// untimely says why something cannot be done at this moment of the round.
func (s *System) untimely(w *world.World, a *world.Actor, when moment) world.Offering {
	no := blind.Not
	moves := when&inMovement > 0 && when&free == 0
	phase := w.Clock.Phase
	if shooting(w) {
		phase = MissilePhase
	}
	switch {
	case moves && (phase == MissilePhase || phase == MeleePhase):
		return no("PH-CMB-15", "you move in the Movement Phase")
	case phase == MissilePhase && when&inMissile == 0, phase == MovementPhase && when&inMovement == 0:
		return no("PH-DRK-08", "your action comes in the Melee Phase")
	case phase == MeleePhase && when&inMelee == 0:
		return no("PH-CMB-21", "missiles fly in the Missile Phase")
	case moves:
		if when&withAction > 0 && a.Doing.Acted {
			return spent("PH-CMB-44", "you have already acted")
		}
		return s.rooted(w, a)
	case when&free == 0 && a.Doing.Acted:
		return spent("PH-CMB-44", "you have already acted")
	case when&free == 0 && gaveUp(a):
		return spent("PH-CMB-42", "you gave up your action to get away")
	}
	return world.Offering{}
}

// spent is an offering that is used up for this round.
func spent(rule rules.RuleID, why string) world.Offering {
	o := blind.Not(rule, why)
	o.Spent = true
	return o
}

// rooted says why a creature cannot move in its slot.
func (s *System) rooted(w *world.World, a *world.Actor) world.Offering {
	switch {
	case a.Doing.Moved && w.Clock.Tiles == 0:
		return spent("PH-CMB-31", "you have moved")
	case a.Doing.Mode == ChargeAt || a.Doing.Mode == SetSpear:
		return spent("PH-CMB-31", "you have moved")
	case a.Is(conditionProne) != nil:
		return blind.Not("PH-CMB-37", "you lie on the ground: stand up first")
	case a.Is(conditionPit) != nil:
		return blind.Not("PH-CLB-01", "you are in a pit: climb out first")
	case bedridden(w, a):
		return blind.Not("PH-FOD-08", "your belly keeps you lying here")
	case s.Allowance(w, a) == 0:
		return blind.Not("PH-ENC-05", "too heavily laden to move")
	case a.Senses.Blind == rules.Sighted && a.Doing.Mode == "" && holder(w, a) != nil:
		return blind.Not("PH-CMB-38", "you are locked: withdraw or flee")
	}
	return world.Offering{}
}

// stances are the rows of the Declarations [PH-CMB-17…20].
func (s *System) stances() []world.Action {
	row := func(id rules.ActionID, title, key, gives string, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering) world.Action {
		return world.Action{ID: id, Phase: rules.PhaseDeclare, Title: title, Key: key, Gives: gives, Rule: rule, Heroes: true, Offer: offer, Do: declare(id)}
	}
	return []world.Action{
		row(Offensive, "Offensive: +2 to hit", "1", "", "PH-CMB-18", offerPlain),
		row(Defensive, "Defensive: +2 armour class", "2", "", "PH-CMB-18", offerPlain),
		row(Dash, "Dash: act before the others", "3", "", "PH-CMB-19", offerPlain),
		row(GuardTile, "Guard: draw attackers off a tile", "4", "", "PH-CMB-20", offerGuard),
	}
}

func offerPlain(*world.World, *world.Actor) world.Offering { return world.Offering{} }

// guardReach is how far from the guard the square is, in tiles [PH-CMB-20].
const guardReach = 2

// offerGuard lists the tiles within ten feet that the guard sees; a Blind one
// guards its own tile, with Blindfighting, or none [PH-CMB-20, PH-DRK-04,
// PH-DRK-26].
func offerGuard(w *world.World, a *world.Actor) world.Offering {
	if a.Senses.Blind != rules.Sighted && !trained(a, "blindfighting") {
		return blind.Not("PH-DRK-04", "you cannot guard what you cannot see")
	}
	points := []grid.Point{a.At}
	for y := a.At.Y - guardReach; y <= a.At.Y+guardReach; y++ {
		for x := a.At.X - guardReach; x <= a.At.X+guardReach; x++ {
			p := grid.Point{X: x, Y: y}
			if p != a.At && a.Senses.Blind == rules.Sighted && sense.GroundLight(w, a, p) > rules.Dark && !w.LevelOf(a).Grid.At(p).Has(grid.BlocksMove) {
				points = append(points, p)
			}
		}
	}
	return world.Offering{Missing: true, Params: []rules.Param{{Kind: rules.ParamTile, Points: points}}}
}

// declare notes a stance [PH-CMB-17].
func declare(stance rules.ActionID) func(*world.Turn, *world.Actor, *world.Deed) {
	return func(t *world.Turn, a *world.Actor, d *world.Deed) {
		a.Doing.Stance, a.Doing.At = stance, a.At
		if d.HasAt {
			a.Doing.At = d.At
		}
		t.Tell(a, rules.Event{Kind: Declared, Thing: string(stance), Rules: []rules.RuleID{"PH-CMB-17"}})
	}
}

// ownActions are the rows that only this system has.
func (s *System) ownActions() []world.Action {
	row := func(id rules.ActionID, title, key string, when moment, rule rules.RuleID, offer func(*world.World, *world.Actor) world.Offering, do func(*world.Turn, *world.Actor, *world.Deed)) world.Action {
		return s.timed(world.Action{ID: id, Phase: rules.PhaseTurn, Title: title, Key: key, Senses: rules.Touch, Rule: rule, Offer: offer, Do: do}, when)
	}
	heroes := func(r world.Action) world.Action {
		r.Heroes = true
		return r
	}
	long := func(r world.Action, rounds int, gives string) world.Action {
		r.Heroes, r.Rounds, r.Gives = true, rounds, gives
		return r
	}
	plain := func(r world.Action) world.Action { // costs no part of the round
		r.Actions = 0
		return r
	}
	return []world.Action{
		heroes(plain(row(Run, "Run, and give up the action", "", inMovement|free, "PH-CMB-42", s.offerRun, s.doMode(Run)))),
		plain(row(Withdraw, "Withdraw, fighting", "", inMovement|free, "PH-CMB-40", s.offerWithdraw, s.doMode(Withdraw))),
		plain(row(Flee, "Flee from the fight", "", inMovement|free, "PH-CMB-41", s.offerFlee, s.doFlee)),
		heroes(plain(row(WaitMove, "Move after the enemy", "", inMovement|free, "PH-CMB-35", s.offerWait, s.doWait))),
		plain(row(StandUp, "Stand up", "", inMovement|free, "PH-CMB-37", offerStand, s.doStand)),
		row("unlock", "Unlock a door", "u", inMelee, "DK-HST-08", blind.OfferUnlock, blind.DoUnlock),
		row("load", "Load the crossbow", "r", inMelee, "PH-CMB-45", blind.OfferLoad, blind.DoLoad),
		heroes(row("take", "Take", "g", inMelee, "PH-CMB-45", blind.OfferTake, blind.DoTake)),
		heroes(row("ready", "Draw or put away", "e", inMelee, "PH-CMB-45", s.offerReady, s.doReady)),
		heroes(row(Aid, "Aid the dying", "B", inMelee, "PH-DTH-03", s.offerAid, s.doAid)),
		heroes(row("leave", "Leave by the way out", ">", inMelee, "DK-GRD-01", blind.OfferLeave, s.doLeave)),
		heroes(row("stairs", "Take the stairs", "<", inMelee, "DK-GRD-01", blind.OfferStairs, s.doStairs)),
		long(row("search", "Search by touch", "z", inMelee, "DK-HST-05", offerQuiet, s.doSearch), searchRounds,
			"you find by touch what lies on your tile and on the eight beside it"),
		long(row("rest", "Rest for a turn", "R", inMelee, "PH-GEN-03", offerQuiet, s.doRest), Turn, "time passes"),
		row("wait", "Wait", ".", inMelee, "PH-CMB-44", offerPlain, blind.DoWait),
		plain(row(End, "End this slot", "Return", inMissile|inMovement|inMelee|free, "DK-BLD-08", blind.OfferEnd, s.doEnd)),
	}
}

// Resolve pays for a deed and carries it out.
func (s *System) Resolve(t *world.Turn, a *world.Actor, row *world.Action, d *world.Deed) {
	c := &t.W.Clock
	if row.Phase == rules.PhaseTurn {
		switch {
		case row.Actions > 0:
			a.Doing.Acted = true
			a.Doing.Shot = shooting(t.W)
		case row.ID == blind.Move, row.ID == blind.BlindMove, row.ID == blind.Careful, row.ID == ChargeAt:
			a.Doing.Acted = a.Doing.Acted || row.ID == blind.Careful
			if !a.Doing.Moved {
				a.Doing.Moved = true
				s.breaksAway(t, a)
				if !able(a) {
					return
				}
			}
		}
		if row.ID != blind.Turn {
			c.Opening = false
		}
	}
	row.Do(t, a, d)
}

func (s *System) doEnd(t *world.Turn, a *world.Actor, d *world.Deed) {
	blind.FaceAtEnd(t, a, d)
	endSlot(t.W)
}

func (s *System) doLeave(t *world.Turn, a *world.Actor, _ *world.Deed) {
	blind.Leave(t, a)
	endSlot(t.W)
}

func (s *System) doStairs(t *world.Turn, a *world.Actor, _ *world.Deed) {
	if blind.TakeStairs(t, a) {
		endSlot(t.W)
	}
}

// offerRun is open to one that has not acted and is not locked [PH-CMB-42].
func (s *System) offerRun(w *world.World, a *world.Actor) world.Offering {
	switch {
	case a.Doing.Acted:
		return blind.Not("PH-CMB-42", "you have already acted")
	case a.Doing.Moved || a.Doing.Mode != "" || a.Is(conditionProne) != nil:
		return hidden
	}
	return world.Offering{}
}

var hidden = world.Offering{Hide: true}

// doMode uses the movement in a way of its own.
func (s *System) doMode(mode rules.ActionID) func(*world.Turn, *world.Actor, *world.Deed) {
	return func(t *world.Turn, a *world.Actor, _ *world.Deed) {
		a.Doing.Mode = mode
		t.Tell(a, rules.Event{Kind: Moves, Thing: string(mode), Rules: []rules.RuleID{modeRules[mode]}})
	}
}

var modeRules = map[rules.ActionID]rules.RuleID{Run: "PH-CMB-42", Withdraw: "PH-CMB-40", Flee: "PH-CMB-41"}

// offerWithdraw is open to one that is locked and has not shot [PH-CMB-40].
func (s *System) offerWithdraw(w *world.World, a *world.Actor) world.Offering {
	switch {
	case a.Doing.Moved || a.Doing.Mode != "" || a.Is(conditionProne) != nil || holder(w, a) == nil:
		return hidden
	case a.Doing.Shot:
		return blind.Not("PH-CMB-40", "you shot this round")
	}
	return world.Offering{}
}

func (s *System) offerFlee(w *world.World, a *world.Actor) world.Offering {
	if a.Doing.Moved || a.Doing.Mode != "" || a.Is(conditionProne) != nil || holder(w, a) == nil {
		return hidden
	}
	return world.Offering{}
}

// doFlee lets every enemy that locks the fleer strike first [PH-CMB-41].
func (s *System) doFlee(t *world.Turn, a *world.Actor, d *world.Deed) {
	s.doMode(Flee)(t, a, d)
	s.struckInFlight(t, a)
}

// breaksAway is what a walk out of a melee is whose walker does not know who
// holds it: a flight [PH-CMB-41, PH-DRK-08].
func (s *System) breaksAway(t *world.Turn, a *world.Actor) {
	if a.Doing.Mode == "" && locker(t.W, a) != nil {
		s.struckInFlight(t, a)
	}
}

// offerWait is open to heroes of the side that moves first [PH-CMB-35].
func (s *System) offerWait(w *world.World, a *world.Actor) world.Offering {
	c := &w.Clock
	switch {
	case c.Phase != MovementPhase || a.Doing.Moved || a.Doing.Mode != "":
		return hidden
	case !firstToMove(w):
		return blind.Not("PH-CMB-35", "only the side that won may wait")
	}
	return world.Offering{}
}

// firstToMove reports whether, for all the heroes know, their side won: they know
// of another in the fight, and of none that moved before them [PH-CMB-35,
// DK-VIS-05].
func firstToMove(w *world.World) bool {
	known, ours := 0, false
	for i := range w.Clock.Sides {
		faction := w.Clock.Sides[i].Faction
		if ours = ours || faction == party; faction == party || !metSide(w, faction) {
			continue
		}
		if known++; !ours {
			return false
		}
	}
	return known > 0
}

func (s *System) doWait(t *world.Turn, a *world.Actor, _ *world.Deed) {
	a.Doing.Held = true
	t.Private(a, world.Nobody, rules.Event{Kind: rules.Waited, Rules: []rules.RuleID{"PH-CMB-35"}})
	endSlot(t.W)
}

func offerStand(_ *world.World, a *world.Actor) world.Offering {
	if a.Is(conditionProne) == nil {
		return hidden
	}
	if a.Doing.Moved {
		return blind.Not("PH-CMB-37", "rising takes your whole move")
	}
	return world.Offering{}
}

func (s *System) doStand(t *world.Turn, a *world.Actor, _ *world.Deed) {
	a.Doing.Moved = true
	t.W.Clock.Tiles = 0
	lift(t, a, conditionProne)
	if t.W.Clock.Phase == MovementPhase {
		endSlot(t.W)
	}
}

// mayShoot reports whether a creature could shoot or throw in the Missile
// Phase: it has what to do it with in hand, nobody holds it, and it sees
// somebody to aim at [PH-CMB-21].
func (s *System) mayShoot(w *world.World, a *world.Actor) bool {
	armed := blind.Wielded(w, a, true) != nil || monsterOf(a).missile() != nil || a.Slot > 0 && slices.ContainsFunc(w.Things(a.ID), func(it *world.Item) bool {
		g := w.Gear(it)
		return it.Where == rules.InHand && g.Weapon != nil && g.Weapon.Thrown > 0
	})
	if refused := mayLoose(w, a); !armed || refused != nil {
		return false
	}
	for i := range a.Senses.Percepts {
		p := &a.Senses.Percepts[i]
		if b := w.Actors[p.Who]; b.Stands() && !p.Contact && (!p.Known || a.Hostile(b)) {
			return true
		}
	}
	return false
}
