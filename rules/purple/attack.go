package purple

import "pitchdark/rules"

// What a situation does to an attack [PH-CMB-03, PH-CMB-08, PH-CMB-18,
// PH-CMB-23, PH-CMB-54].
const (
	fromRear       = 2
	offGuard       = 4 // the surprised, the stunned, and whoever is struck unseen
	offGuardExpert = 2 // struck unseen, but used to fighting blind [PH-DRK-26]
	againstProne   = 4 // in melee, and against the held
	shotAtProne    = -2
	unseeing       = -4
	onMount        = 2
	whileCornered  = -2 // by one who flees in fear
	onTheMove      = -4
	throughHaze    = -2
	stanceGain     = 2  // Offensive to attack, Defensive to Armour Class
	mostLightsLost = -4 // for want of lights [PH-LIT-03]
)

// Situation is what an attack roll hangs on besides the attacker's own bonus:
// how it is made, how the target stands, and what hinders the attacker
// [PH-CMB-08, PH-CMB-23].
type Situation struct {
	Missile bool

	Rear      bool // from one of the three tiles at the target's back
	Surprised bool // the target is
	Unseen    bool // the attack has the Stealth bonus [PH-DRK-06]
	Expert    bool // the target is trained in Blindfighting
	Prone     bool // the target is
	Held      bool // the target is grappled, and not by the attacker
	Stunned   bool // the target is

	Offensive bool // the stance
	Blind     bool // the attacker cannot see the target; not an expert at a contact
	Mounted   bool // the attacker is, the target on foot and upright
	Cornered  bool // the attacker flees in fear and cannot
	Fatigue   int  // levels of the attacker
	Lights    int  // that the attacker's party is short of; heroes only

	Range    int // 0, −4 or −8 [PH-WPN-05]
	Cover    Cover
	Moving   bool // the shooter is on the move or stands unsteadily
	Haze     bool // smoke, fog or heavy rain between
	Dim      int  // what Low Light adds to the target's Armour Class
	Marksman int  // the level of a shooter with the feat; 0: it has not
}

// AttackMods is what the situation adds to the attack, a figure for each thing
// that counts. They add up, but of the gains from behind, unseen and by surprise
// only the greatest counts [PH-CMB-08].
func (s Situation) AttackMods() []rules.Number {
	mods := number(nil, "Offensive", given(s.Offensive, stanceGain), "PH-CMB-18")
	mods = s.opening(mods)
	mods = number(mods, "target stunned", given(s.Stunned, offGuard), "PH-CMB-54")
	mods = number(mods, "fatigue", Tired(s.Fatigue), "PH-CMB-08")
	mods = number(mods, "cornered", given(s.Cornered, whileCornered), "PH-CMB-54")
	if s.Blind {
		mods = number(mods, "cannot see the target", unseeing, "PH-DRK-05")
	} else {
		mods = number(mods, "too few lights", max(-s.Lights, mostLightsLost), "PH-DRK-10")
	}
	if s.Missile {
		return append(mods, s.shotMods()...)
	}
	switch {
	case s.Prone:
		mods = number(mods, "target prone", againstProne, "PH-CMB-08")
	case s.Held:
		mods = number(mods, "target held", againstProne, "PH-CMB-47")
	}
	return number(mods, "mounted", given(s.Mounted, onMount), "PH-CMB-43")
}

// opening is what is gained when the target does not expect the blow.
func (s Situation) opening(mods []rules.Number) []rules.Number {
	switch {
	case s.Surprised:
		return number(mods, "target surprised", offGuard, "PH-CMB-03")
	case s.Unseen && s.Expert:
		return number(mods, "unseen, but expected", offGuardExpert, "PH-DRK-26")
	case s.Unseen:
		return number(mods, "unseen", offGuard, "PH-DRK-06")
	}
	return number(mods, "from behind", given(s.Rear, fromRear), "PH-CMB-08")
}

// shotMods is what hinders a shot. A Marksman takes so much off the sum of it,
// what Low Light adds to the target included [PH-CMB-23, PH-FEA-06].
func (s Situation) shotMods() []rules.Number {
	mods := number(nil, "range", s.Range, "PH-WPN-05")
	mods = number(mods, s.Cover.String(), s.Cover.Attack(), "PH-CMB-24")
	mods = number(mods, "target prone", given(s.Prone, shotAtProne), "PH-CMB-23")
	mods = number(mods, "on the move", given(s.Moving, onTheMove), "PH-CMB-23")
	dim, haze := Murk(s.Dim, s.Haze)
	mods = number(mods, "haze", haze, "PH-DRK-11")
	if s.Marksman == 0 {
		return mods
	}
	hindered := total(mods) - dim
	return number(mods, "Marksman", Steadied(hindered, s.Marksman)-hindered, "PH-FEA-06")
}

// given is a figure that counts only in a certain case.
func given(when bool, value int) int {
	if when {
		return value
	}
	return 0
}

// total is the sum of figures.
func total(list []rules.Number) int {
	n := 0
	for _, one := range list {
		n += one.Value
	}
	return n
}

// Tired is what fatigue takes off attacks, checks and Morale: 2 at the first
// level, 4 from the second on [PH-CHK-04, PH-CMB-08, PH-MOR-02].
func Tired(levels int) int {
	switch {
	case levels <= 0:
		return 0
	case levels == 1:
		return -2
	}
	return -4
}

// Murk is what poor sight does to a shot: what Low Light adds to the target's
// Armour Class, or the 2 that haze takes off the attack, whichever is more and
// never both [PH-DRK-11].
func Murk(dim int, haze bool) (class, attack int) {
	if haze && dim < -throughHaze {
		return 0, throughHaze
	}
	return dim, 0
}

// Dimness is what Low Light of a degree adds to the Armour Class of a target so
// many tiles away: 1 for each tile beyond twice the degree [PH-DRK-11,
// DK-LOW-02].
func Dimness(degree, tiles int) int { return max(0, tiles-2*degree) }

// Arms is what an attacker strikes or shoots with. What it has not is nil or
// zero.
type Arms struct {
	Melee   *Melee   // in melee; nil: bare hands
	Second  *Melee   // in the other hand, when striking with two
	Missile *Missile // for a shot
	Captain int      // the level of another of the party who leads it
	Magic   int      // the weapon's own bonus
}

// AttackBonus is what the hero adds to every attack with such arms: class,
// second weapon, people, weapon, captain and magic, all of which add up
// [PH-CMB-07, PH-CMB-50].
func (c *Character) AttackBonus(arms Arms) []rules.Number {
	mods := number(nil, "attack bonus", c.Attack(), "PH-CLS-02")
	if arms.Missile != nil {
		race, _ := FindRace(c.Race)
		mods = number(mods, race.Name+" with missiles", race.Missiles, "PH-RAC-06")
		mods = number(mods, "weapon", arms.Missile.Attack, "PH-WPN-05")
	} else if arms.Melee != nil {
		mods = number(mods, "no weapon by trade", arms.Melee.Attack(), "PH-WPN-07")
		mods = number(mods, "two weapons", arms.pair(), "PH-CMB-50")
	}
	if arms.Captain > 0 {
		mods = number(mods, "captain", CaptainAttack(arms.Captain), "PH-FEA-03")
	}
	return number(mods, "magic", arms.Magic, "PH-CMB-07")
}

// pair is what the second weapon adds, if it can be used at all.
func (a Arms) pair() int {
	if a.Second == nil {
		return 0
	}
	bonus, _ := PairBonus(a.Melee, a.Second)
	return bonus
}

// sunShyness is what Bright daylight takes off the attacks of some
// [PH-MON-03].
const sunShyness = -1

// AttackMods is what the creature adds to every attack, in Bright daylight or
// elsewhere [PH-CMB-06, PH-MON-03].
func (m *Monster) AttackMods(daylight bool) []rules.Number {
	mods := number(nil, "hit dice", m.AttackBonus(), "PH-CMB-06")
	return number(mods, "daylight", given(daylight && m.Has(SunShy), sunShyness), "PH-MON-03")
}

// MayAttack refuses a blow at nobody [PH-CMB-06].
func MayAttack(somebody bool) *rules.Refusal {
	if !somebody {
		return refuse("PH-CMB-06", "Nothing to attack there.")
	}
	return nil
}
