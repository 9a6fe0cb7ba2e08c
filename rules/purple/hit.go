package purple

import "pitchdark/rules"

// NoCritical is a least critical face that no d20 shows.
const NoCritical = 21

// backstab is how much wider the critical range is from behind against the
// surprised [PH-CMB-03].
const backstab = 4

// Critical is the least natural face that is critical, from the attacker's own
// (CriticalFrom): 4 lower from behind against the surprised, and none at all
// against what has no vitals [PH-CMB-03, PH-CMB-09, PH-MON-02].
func Critical(from int, surprised, rear, vitals bool) int {
	switch {
	case !vitals:
		return NoCritical
	case surprised && rear:
		return from - backstab
	}
	return from
}

// Lands reports whether an attack hits an Armour Class, and whether critically.
// A die and its bonus that make the class hit. Only for heroes a natural 20
// always hits, and faces from the least critical one on are critical: those
// below 20 if they hit by their total, and none if nothing but a 20 could have
// hit. A natural 1 is no special miss, and the defender rolls nothing, in the
// dark neither [PH-CMB-06, PH-CMB-09, PH-DRK-01].
func Lands(hero bool, face, bonus, class, from int) (hit, critical bool) {
	hit = face+bonus >= class
	if !hero {
		return hit, false
	}
	hit = hit || face == 20
	return hit, hit && face >= from && bonus+19 >= class
}

// Executes reports whether an attack needs no roll and does all the damage that
// it can: on a helpless target, in melee or at short range [PH-CMB-10].
func Executes(helpless, missile bool, bracket int) bool {
	return helpless && (!missile || bracket == 0)
}

// Exposure is how somebody stands to one attack: what of its Armour Class
// counts against it.
type Exposure struct {
	Rear      bool // struck from behind
	Surprised bool
	Unseen    bool // the attack has the Stealth bonus [PH-DRK-06]
	Expert    bool // trained in Blindfighting [PH-DRK-26]
	Held      bool // stunned, held, helpless, climbing or swimming
	Fleeing   bool // struck as it leaves a melee [PH-CMB-41]
	Defensive bool // the stance
	Laden     int  // encumbrance level
	Attacker  Size
	Dim       int // what Low Light adds [PH-DRK-11]
}

// shielded reports whether a shield in hand counts.
func (e Exposure) shielded() bool {
	return !e.Fleeing && !(e.Surprised && e.Rear) && (!e.Unseen || e.Expert)
}

// nimble reports whether a good Dexterity counts.
func (e Exposure) nimble() bool { return !e.Surprised && !e.Unseen && !e.Held }

// ClassMods is the hero's Armour Class in such armour against an attack, a
// figure for each thing that counts [PH-ARM-03, PH-CMB-03, PH-CMB-41,
// PH-DRK-06].
func (c *Character) ClassMods(body, shield *Armour, e Exposure) []rules.Number {
	mods := number(nil, "armour", Guard{Body: body}.ArmourClass(), "PH-ARM-01")
	if shield != nil {
		mods = number(mods, "shield", given(e.shielded(), shield.Class), "PH-ARM-03")
	}
	dexterity := c.Mod(Dexterity)
	if !e.nimble() {
		dexterity = min(dexterity, 0)
	}
	mods = number(mods, "Dexterity", dexterity, "PH-ARM-03")
	mods = number(mods, "Defensive", given(e.Defensive && !e.Fleeing, stanceGain), "PH-CMB-18")
	if c.Times("whirlwind") > 0 && Whirls(!e.Held && !e.Surprised, body, e.Laden) {
		mods = number(mods, "Whirlwind", WhirlwindClass(c.Level), "PH-FEA-09")
	}
	race, _ := FindRace(c.Race)
	mods = number(mods, race.Name, race.EvasionFrom(e.Attacker), "PH-RAC-06")
	return number(mods, "Low Light", e.Dim, "PH-DRK-11")
}

// ClassMods is a monster's Armour Class against an attack: its hide does not
// care from where the blow comes [PH-MON-01, PH-DRK-11].
func (m *Monster) ClassMods(dim int) []rules.Number {
	return number(number(nil, "Armour Class", m.Class, "PH-MON-01"), "Low Light", dim, "PH-DRK-11")
}
