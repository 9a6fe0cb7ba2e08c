package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// Monster is a row of the list of creatures, in figures. Where the list has
// several kinds on a line each has a row of its own [PH-MON-01, PH-MON-03].
type Monster struct {
	ID   string // "giant-rat"
	Name string

	Dice       dice.Dice // its hit points
	HitDice    int       // whole ones: half a die is 0
	Bonus      int       // its attack bonus, where that is not its hit dice
	Regenerate int       // hit points that come back each round, but not from fire and acid

	Class   int             // Armour Class; nothing of it is shield or Dexterity
	Attacks []MonsterAttack // together one action
	Or      []MonsterAttack // in place of Attacks; nil: there is no other way

	Speed  int // combat speed in feet
	Fly    bool
	Swim   int // speed in water in feet; 0: as PH-SWM says
	Morale int // 1…20, lower is braver; 0: it has none ("–")
	Size   Size

	Eyes  rules.Vision
	Aware int  // tiles within which it knows shapes without sight; 0: none
	Keen  bool // hearing: noises count 5 louder
	Sharp bool // eyes keener than most

	Mind      Mind
	Alignment Alignment
	Number    dice.Dice // how many are met; zero: as its owner has
	Treasure  string    // the letter of the table of treasure; "": none
	Level     int       // of the dungeon on which it is first met; 0: above ground
	Traits    Trait
	Special   string // the rest in words
}

// MonsterAttack is one blow of a monster.
type MonsterAttack struct {
	Name    string // "bite"
	Dice    dice.Dice
	Kind    Harm     // WeaponHarm unless it says otherwise
	Missile *Missile // nil: in melee
	Each    bool     // strikes everybody beside it
	Touch   *Touch   // what a hit does besides; nil: nothing
}

// Touch is what befalls somebody whom a blow has hit, besides its damage.
type Touch struct {
	OneIn    int       // only one hit in so many; 0: every one
	Against  Threat    // the save that wards it off
	Saves    bool      // there is such a save
	Ghoulish bool      // does nothing to those whom a ghoul cannot paralyse [PH-RAC-04]
	Death    bool      // it kills, after Lasts
	Status   Status    // that it brings; "": none
	Lasts    dice.Dice // how long, in Unit rounds
	Unit     int
	Harm     dice.Dice // damage that it does
	Ability  Ability   // which Drop takes points off for a time
	Drop     int

	EachRound bool // Harm comes again every round until the biter is dead
}

// String is the attack as the list has it: "bite 1d6".
func (a MonsterAttack) String() string { return a.Name + " " + a.Dice.String() }

// Monsters is every creature, those of the dungeon first.
func Monsters() []Monster { return append([]Monster(nil), monsterTable...) }

// monsterTable is the creatures, by ID [PH-MON-03].
var monsterTable = append(append([]Monster(nil), dungeonTable...), wildTable...)

// FindMonster looks a creature up; nil if there is none of that ID.
func FindMonster(id string) *Monster {
	for i := range monsterTable {
		if monsterTable[i].ID == id {
			return &monsterTable[i]
		}
	}
	return nil
}

// KnownMonster looks a creature up and refuses one that there is not
// [PH-MON-03].
func KnownMonster(id string) (*Monster, *rules.Refusal) {
	if m := FindMonster(id); m != nil {
		return m, nil
	}
	return nil, refuse("PH-MON-03", "No such creature.")
}

// Has reports whether all of the traits hold.
func (m *Monster) Has(traits Trait) bool { return m.Traits&traits == traits }

// HitPoints is what the dice of its hit points come to, at least 1; the faces
// are as many as they show [PH-MON-01].
func (m *Monster) HitPoints(faces []int) int { return max(sum(faces)+m.Dice.Add, 1) }

// AverageHitPoints is what its hit points come to on average, rounded down.
func (m *Monster) AverageHitPoints() int { return (m.Dice.Min() + m.Dice.Max()) / 2 }

// AttackBonus is its whole hit dice, at most 15; a few have one of their own
// [PH-CMB-06, PH-MON-01].
func (m *Monster) AttackBonus() int {
	if m.Bonus > 0 {
		return m.Bonus
	}
	return min(m.HitDice, maxAttack)
}

// SaveBonus is 1 for each two hit dice [PH-MON-01].
func (m *Monster) SaveBonus() int { return m.HitDice / 2 }

// CheckBonus is 1 for each four hit dice [PH-CHK-04].
func (m *Monster) CheckBonus() int { return m.HitDice / 4 }

// The bounds of the tempers by Morale [PH-CMB-56].
const (
	boldest = 4  // bold up to here
	timid   = 10 // timid from here on
)

// Temper is how it fights and meets the dark: bold with a Morale of 4 or less
// or none at all, timid from 10 on, else wary [PH-CMB-56, PH-DRK-21].
func (m *Monster) Temper() rules.Temper {
	switch {
	case m.Morale <= boldest:
		return rules.Bold
	case m.Morale >= timid:
		return rules.Timid
	}
	return rules.Wary
}

// What a monster's build does to its Stealth, and keen senses to its Prs
// [PH-DRK-06].
const (
	littleStealth = 3
	lurkerStealth = 3
	plodStealth   = -3
	plods         = 20 // feet of speed, or less
	keenPrs       = 2
)

// Stealth is how hard it is to notice in the dark: what is Tiny or Small and
// what lurks has 3 for each, and what goes at 20 feet or less 3 off
// [PH-DRK-06].
func (m *Monster) Stealth() int {
	n := 0
	if m.Size <= Small {
		n += littleStealth
	}
	if m.Has(Lurks) {
		n += lurkerStealth
	}
	if m.Speed <= plods {
		n += plodStealth
	}
	return n
}

// Presence is its Prs in the dark: a quarter of its hit dice, 2 more with keen
// ears or eyes [PH-DRK-06].
func (m *Monster) Presence() int {
	if m.KeenSenses() {
		return m.HitDice/4 + keenPrs
	}
	return m.HitDice / 4
}

// KeenSenses reports whether its ears or its eyes are better than most.
func (m *Monster) KeenSenses() bool { return m.Keen || m.Sharp }

// BumpReduction is what its hide takes off running into a wall, by its Armour
// Class: nothing up to 11, then 1, 2 from 14 and 3 from 16 on [PH-DRK-07].
func (m *Monster) BumpReduction() int {
	switch {
	case m.Class <= 11:
		return 0
	case m.Class <= 13:
		return 1
	case m.Class <= 15:
		return 2
	}
	return 3
}

// Bumps reports whether running into a wall can hurt it at all: not what has
// no bones or no body [PH-DRK-07].
func (m *Monster) Bumps() bool { return !m.Has(Ooze) && !m.Has(Bodiless) }

// SurpriseThreshold is the face of a d12 up to which it is itself surprised: 4,
// with keen senses 3 [PH-CMB-02]. An ooze never is [PH-MON-02].
func (m *Monster) SurpriseThreshold() int {
	switch {
	case m.Has(Ooze):
		return 0
	case m.KeenSenses():
		return keenThreshold
	}
	return surpriseThreshold
}

// lurkThreshold is what those are surprised at whom a lurker meets.
const lurkThreshold = 6

// Surprises is the threshold from which those reckon who meet it: 4, or 6 if
// it lurks [PH-CMB-02, PH-MON-03].
func (m *Monster) Surprises() int {
	if m.Has(Lurks) {
		return lurkThreshold
	}
	return surpriseThreshold
}

// Senses reports whether it knows what is so many tiles away, with a way to it,
// without seeing it: it is never Blind against that [PH-DRK-22].
func (m *Monster) Senses(tiles int) bool { return tiles <= m.Aware }

// magicDark is the strength from which magical darkness stops dark vision too.
const magicDark = 2

// Pierces reports whether it sees in magical darkness of a strength: dark vision
// does below strength 2, and other senses need no sight at all [PH-DRK-22].
func (m *Monster) Pierces(strength int) bool {
	return m.Eyes == rules.DarkVision && strength < magicDark
}

// keenLoudness is how much louder noises count for keen ears [PH-DRK-22].
const keenLoudness = 5

// Hears is a noise's loudness in its ears [PH-DRK-22].
func (m *Monster) Hears(loudness int) int {
	if m.Keen {
		return loudness + keenLoudness
	}
	return loudness
}
