package purple

import "pitchdark/rules/dice"

// once is the count of one attack, or of anything else that comes once.
var once = dice.Dice{Add: 1}

// dodged is the save of whoever jumps aside.
var dodged = TrapSave{Dodge: true}

// trapTable is the traps [PH-TRP-06].
var trapTable = []Trap{
	{ID: "pit", Name: "pit", Level: 1, Passive: VeryHard, Active: Daunting, Breaks: true, Fall: 10, Climb: Moderate},
	{ID: "spiked-pit", Name: "spiked pit", Level: 2, Passive: VeryHard, Active: Daunting, Fall: 20, Dice: cast(1, 6), Climb: Moderate},
	{ID: "bells", Name: "tripwire with bells", Level: 1, Passive: Daunting, Plain: true, Loud: 30},
	{ID: "darts", Name: "dart holes", Level: 1, Passive: VeryHard, Active: Daunting, Darts: cast(1, 4), Attack: 3, Dice: cast(1, 4)},
	{ID: "poison-needle", Name: "poison needle", Level: 1, Active: Daunting, OnLock: true, Save: &TrapSave{Against: Poison}, Dice: cast(2, 6), Status: StatusWeakened, Lasts: once, Unit: Hour},
	{ID: "blade", Name: "swinging blade", Level: 2, Passive: VeryHard, Active: Daunting, Breaks: true, Darts: once, Attack: 6, Dice: cast(2, 6), Wide: 2},
	{ID: "falling-block", Name: "falling block", Level: 2, Passive: VeryHard, Active: Daunting, Save: &dodged, Dice: cast(3, 6), Blocks: true},
	{ID: "gas-vent", Name: "gas vent", Level: 3, Passive: VeryHard, Active: Hard, Save: &TrapSave{Against: Gas}, Status: StatusAsleep, Lasts: cast(1, 6), Unit: Turn, Wide: 2, Long: 2, Snuffs: Draught{Candles: 3, Torches: 3, Lamps: 3}},
	{ID: "flame-jet", Name: "flame jet", Level: 3, Passive: VeryHard, Active: Daunting, Save: &TrapSave{Dodge: true, Half: true}, Dice: cast(3, 6), Long: 3, Fragile: true},
	{ID: "snare-net", Name: "snare net", Level: 1, Passive: Daunting, Plain: true, Status: StatusEntangled, Hoist: 10, Loud: 15},
	{ID: "draught-slot", Name: "draught slot", Level: 2, Passive: VeryHard, Active: Daunting, Shuts: true, Snuffs: Draught{Candles: 6, Torches: 2, Lamps: 1}},
	{ID: "closing-walls", Name: "closing walls", Level: 4, Passive: Heroic, Active: Hard, Save: &TrapSave{Against: InstantDeath}, Delay: plus(1, 6, 4), Jamming: 3},
	{ID: "collapsing-floor", Name: "collapsing floor", Level: 3, Passive: Hard, Active: Daunting, Fall: 20, Wide: 2, Long: 2},
	{ID: "dark-rune", Name: "rune of darkness", Level: 4, Passive: VeryHard, Active: Hard, Burst: 4, Dark: 4, Lasts: dice.Dice{Add: 6}, Unit: Turn},
	{ID: "acid-spray", Name: "acid spray", Level: 2, Active: Daunting, OnLock: true, Dice: cast(2, 6), Contents: true},
	{ID: "rolling-stone", Name: "rolling stone", Level: 3, Passive: Hard, Active: Daunting, Save: &dodged, Dice: cast(4, 6), Status: StatusProne, Long: 12},
}
