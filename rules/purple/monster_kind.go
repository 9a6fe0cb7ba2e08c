package purple

// Mind is how much a creature understands.
type Mind uint8

// The minds, the dullest first.
const (
	Mindless Mind = iota
	AnimalMind
	LowMind
	AverageMind
	HighMind
)

// Intelligent reports whether it can be reasoned with [PH-CMB-05].
func (m Mind) Intelligent() bool { return m >= LowMind }

// Alignment is whose side somebody is on in the great quarrel.
type Alignment uint8

// The alignments.
const (
	Neutral Alignment = iota
	Good
	Evil
)

// Trait is something about a creature that rules ask for, or a set of it
// [PH-MON-02, PH-MON-03].
type Trait uint32

// The traits.
const (
	Undead        Trait = 1 << iota // no sleep, charm, hold, poison or fear
	Construct                       // the same, and is not turned
	Ooze                            // no critical hits, is never prone nor surprised
	Bodiless                        // walls do not hurt it
	SilverOrMagic                   // other weapons do nothing
	MagicOnly                       // silver does nothing either
	SilverHalf                      // as MagicOnly, but silver does half
	HalfWeapons                     // weapons do half
	HalfThrusts                     // thrusting weapons do half
	Drains                          // a hit that damages gives a level of fatigue
	Charges                         // with horns or tusks [PH-CMB-33]
	Lurks                           // those who meet it are surprised more often
	NeverRetreats                   // not even to a better place
	ActsLast                        // in the Melee Phase
	Burns                           // fire has more to bite on [PH-EQP-07]
	FearsFire                       // and so does a torch's flame
	Lycanthrope                     // wolfsbane may drive it off [PH-EQP-12]
	Splits                          // weapons make two of it
	Douses                          // puts flames out
	SunShy                          // −1 to attack in Bright daylight
	FireOrCold                      // only fire and cold harm it
	SpellProof                      // only lightning and Dispel of all spells do anything
	Mends                           // 1 hit point a round in Absolute Darkness
	Drilled                         // fights in close formation
)

// Watchful reports whether its attention never wavers: sneaking past it is a
// level harder [PH-MON-02].
func (m *Monster) Watchful() bool { return m.Has(Undead) || m.Has(Construct) }

// Immune reports whether a threat is none to it: sleep, charm, hold, poison and
// fear are none to the undead and to constructs [PH-MON-02].
func (m *Monster) Immune(t Threat) bool {
	return m.Watchful() && (t == Enchantment || t == Paralysis || t == Poison)
}

// FallsProne reports whether it can be prone: an ooze cannot [PH-MON-02].
func (m *Monster) FallsProne() bool { return !m.Has(Ooze) }

// Vital reports whether a critical hit can find anything in it: not in an ooze
// [PH-MON-02].
func (m *Monster) Vital() bool { return !m.Has(Ooze) }

// Catches reports whether the flame of a torch does more to it than to others
// [PH-EQP-07].
func (m *Monster) Catches() bool { return m.Has(Burns) || m.Has(FearsFire) }

// Harm is a kind of damage [PH-CMB-12].
type Harm uint8

// The kinds of damage.
const (
	WeaponHarm Harm = iota
	SilverHarm
	MagicHarm
	BluntHarm
	FireHarm
	AcidHarm
	ColdHarm
	LightningHarm
	HolyHarm
	FallHarm
	PoisonHarm
)

var harmNames = [...]string{"weapon", "silver", "magical", "blunt", "fire", "acid", "cold", "lightning", "holy", "fall", "poison"}

// String is the kind's English name.
func (h Harm) String() string { return harmNames[h] }

// Cause is where damage comes from: its kind, whether a weapon of any sort does
// it, and whether by thrusting.
type Cause struct {
	Kind   Harm
	Weapon bool
	Thrust bool
}

// share is how much of some damage a creature takes.
type share uint8

const (
	whole share = iota
	half
	nothing
)

// Suffers is what of some damage a creature takes by its nature: nothing of
// what cannot harm it, and half of what harms it little, rounded down but at
// least 1 [PH-CMB-11, PH-CMB-12, PH-MON-02].
func (m *Monster) Suffers(damage int, by Cause) int {
	switch m.share(by) {
	case nothing:
		return 0
	case half:
		return max(damage/2, 1)
	}
	return damage
}

func (m *Monster) share(by Cause) share {
	switch {
	case m.proof(by.Kind), by.Weapon && m.weaponproof(by.Kind):
		return nothing
	case m.Has(SilverHalf) && by.Kind == SilverHarm,
		m.Has(HalfWeapons) && by.Weapon,
		m.Has(HalfThrusts) && by.Weapon && by.Thrust:
		return half
	}
	return whole
}

// proof reports whether a kind of damage never harms it.
func (m *Monster) proof(kind Harm) bool {
	switch {
	case m.Has(FireOrCold):
		return kind != FireHarm && kind != ColdHarm
	case kind == PoisonHarm:
		return m.Has(Undead) || m.Has(Construct)
	case kind == HolyHarm:
		return !m.Has(Undead)
	}
	return false
}

// weaponproof reports whether weapons of a kind never harm it.
func (m *Monster) weaponproof(kind Harm) bool {
	silver := m.Has(SilverOrMagic) || m.Has(SilverHalf)
	if kind == MagicHarm || !silver && !m.Has(MagicOnly) {
		return false
	}
	return kind != SilverHarm || !silver
}

// Drained is somebody after a blow: what is left, and the levels of fatigue
// that came with it.
type Drained struct{ HitPoints, Fatigue int }

// Drain is somebody of so many hit points after a blow of the creature, which
// if it drains and does damage leaves a level of fatigue as well. Only a full
// day of rest for each, or Restoration, lifts those [PH-MON-02].
func (m *Monster) Drain(hitPoints, damage int) Drained {
	d := Drained{HitPoints: max(hitPoints-damage, 0)}
	if m.Has(Drains) && damage > 0 {
		d.Fatigue = 1
	}
	return d
}

// Mended is its hit points a round later: what regenerates does so unless fire
// or acid struck it, even from 0; what mends in the dark needs Absolute
// Darkness [PH-MON-03].
func (m *Monster) Mended(hitPoints, most int, burnt, dark bool) int {
	by := 0
	switch {
	case !burnt && m.Regenerate > 0:
		by = m.Regenerate
	case dark && m.Has(Mends):
		by = 1
	}
	return min(hitPoints+by, most)
}
