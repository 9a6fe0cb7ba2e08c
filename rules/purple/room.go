package purple

import "pitchdark/rules"

// secondRank is how many tiles away a blow past a friend lands [PH-CMB-48].
const secondRank = 2

// MayReachPast refuses a blow from the second rank with a weapon too short for
// it, at anything but 2 tiles, with no friend on the tile between, or by one
// who is Blind [PH-CMB-48, PH-DRK-05].
func (m *Melee) MayReachPast(tiles int, friend, blind bool) *rules.Refusal {
	switch {
	case blind:
		return refuse("PH-DRK-05", "In the dark you reach only the tiles beside you.")
	case m == nil || !m.Has(Reach) || tiles != secondRank:
		return refuse("PH-CMB-48", "That is out of reach.")
	case !friend:
		return refuse("PH-CMB-48", "No ally to reach past.")
	}
	return nil
}

// MaySwing refuses a weapon that is swung, by its name, when neither the tile
// to the left of the line of attack nor that to the right is open floor
// without a creature [PH-CMB-49].
func (m *Melee) MaySwing(name string, left, right bool) *rules.Refusal {
	if m != nil && m.Has(Swing) && !left && !right {
		return refuse("PH-CMB-49", "No room to swing a %s here.", name)
	}
	return nil
}

// ThirdAbreast reports whether one with this weapon, straight behind two in the
// front who both hold weapons for close quarters, attacks what is beside either
// as if it stood there too [PH-CMB-49].
func (m *Melee) ThirdAbreast(left, right *Melee) bool {
	for _, weapon := range []*Melee{m, left, right} {
		if weapon == nil || !weapon.Has(Close) {
			return false
		}
	}
	return true
}

// guardTiles is how far a guard may be from the square that it guards
// [PH-CMB-20].
const guardTiles = 2

// guarded is how many enemies a guard stops in a round, without the Defender's
// training.
const guarded = 2

// MayGuard refuses a square more than 10 feet away [PH-CMB-20].
func MayGuard(tiles int) *rules.Refusal {
	if tiles > guardTiles {
		return refuse("PH-CMB-20", "Guard a square within 10 feet.")
	}
	return nil
}

// Intruder is an enemy on its way to somebody in a guarded square, or shooting
// at one there.
type Intruder struct {
	Near  bool // already within 5 feet of the square
	InWay bool // the guard stands in its way or in that of its shot
	Shot  bool
	Slips bool // cannot be locked in melee
}

// Intercepted reports whether a guard who has stopped so many this round, with
// the Defender's training or without, stops one more. A shot it stops also of
// one that cannot be locked [PH-CMB-20, PH-FEA-04].
func (i Intruder) Intercepted(stopped int, defender bool) bool {
	most := guarded
	if defender {
		most = DefenderIntercepts
	}
	return stopped < most && i.InWay && !i.Near && (i.Shot || !i.Slips)
}
