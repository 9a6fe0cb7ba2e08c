package purple

import "pitchdark/rules"

// Brackets are the three ranges of a missile, in feet; beyond the last nothing
// is hit [PH-WPN-05].
type Brackets struct{ Short, Medium, Far int }

// What the farther brackets cost the attack [PH-WPN-05].
const (
	mediumRange = -4
	farRange    = -8
)

// Missile is what a thing does when shot or thrown [PH-WPN-05].
type Missile struct {
	Class    WeaponClass // its damage; NoClass: what its Splash does
	Hands    int
	Brackets Brackets
	Halved   bool // ranges are half indoors, and underground
	Attack   int  // added to the attack
	Load     bool // loading it is an action [PH-WPN-06]
	Thrown   bool // it leaves the hand
	Strong   bool // the Strength modifier is added to its damage
	Ammo     []rules.ContentID
}

// Reach is the farthest tile that it reaches.
func (m *Missile) Reach(indoors bool) int { return m.tiles(m.Brackets.Far, indoors) }

func (m *Missile) tiles(feet int, indoors bool) int {
	if indoors && m.Halved {
		return Tiles(feet) / 2
	}
	return Tiles(feet)
}

// Penalty is what a distance in tiles costs the attack: 0, −4 or −8; beyond the
// last bracket the attack is refused [PH-WPN-05].
func (m *Missile) Penalty(tiles int, indoors bool) (int, *rules.Refusal) {
	switch {
	case tiles <= m.tiles(m.Brackets.Short, indoors):
		return 0, nil
	case tiles <= m.tiles(m.Brackets.Medium, indoors):
		return mediumRange, nil
	case tiles <= m.Reach(indoors):
		return farRange, nil
	}
	return 0, refuse("PH-WPN-05", "Out of range (%d tiles, reach %d).", tiles, m.Reach(indoors))
}

// Ready refuses a shot without ammunition at hand, or with a heavy crossbow
// that is not loaded [PH-WPN-06].
func (m *Missile) Ready(loaded bool, ammunition int) *rules.Refusal {
	switch {
	case m.Load && !loaded:
		return refuse("PH-WPN-06", "The crossbow is not loaded.")
	case len(m.Ammo) > 0 && !loaded && ammunition < 1:
		return refuse("PH-WPN-06", "No arrows left.")
	}
	return nil
}

// Shots is how many go off in one attack: one, or two small thrown weapons
// with the Marksman feat [PH-WPN-06, PH-FEA-06].
func (m *Missile) Shots(marksman bool) int {
	if marksman && m.Thrown && m.Class == SmallWeapon {
		return 2
	}
	return 1
}

// missileTable is what shoots, and what it shoots [PH-WPN-05]. Thrown weapons
// and vials stand in the tables above.
var missileTable = []Item{
	{Kind: arrows, Name: "arrows", Bulk: M, Price: 20 * Penny, Bundle: 20},
	{Kind: bolts, Name: "bolts", Bulk: M, Price: 20 * Penny, Bundle: 20},
	{Kind: "purple/short-bow", Name: "short bow", Bulk: M, Price: 35 * Penny, Missile: &Missile{Class: MediumWeapon, Hands: 2, Brackets: Brackets{Short: 45, Medium: 90, Far: 180}, Halved: true, Ammo: []rules.ContentID{arrows}}},
	{Kind: "purple/long-bow", Name: "long bow", Bulk: M, Price: 60 * Penny, Strength: 9, Missile: &Missile{Class: MediumWeapon, Hands: 2, Brackets: Brackets{Short: 90, Medium: 180, Far: 360}, Halved: true, Ammo: []rules.ContentID{arrows}}},
	{Kind: "purple/light-crossbow", Name: "light crossbow", Bulk: M, Price: 50 * Penny, Missile: &Missile{Class: MediumWeapon, Hands: 2, Brackets: Brackets{Short: 45, Medium: 90, Far: 180}, Ammo: []rules.ContentID{bolts}}},
	{Kind: "purple/heavy-crossbow", Name: "heavy crossbow", Bulk: L, Price: 75 * Penny, Missile: &Missile{Class: LargeWeapon, Hands: 2, Brackets: Brackets{Short: 90, Medium: 180, Far: 360}, Attack: 2, Load: true, Ammo: []rules.ContentID{bolts}}},
	{Kind: "purple/javelin", Name: "javelin", Bulk: M, Price: 16 * Penny, Missile: thrown(MediumWeapon, spearRange)},
	{Kind: "purple/sling", Name: "sling", Bulk: S, Price: Penny, Missile: &Missile{Class: SmallWeapon, Hands: 1, Brackets: Brackets{Short: 45, Medium: 90, Far: 180}, Ammo: []rules.ContentID{stones}}},
	{Kind: stones, Name: "sling stones", Bulk: S, Bundle: 20},
	{Kind: "purple/throwing-knife", Name: "throwing knife", Bulk: S, Price: 12 * Penny, Missile: thrown(SmallWeapon, hand)},
}
