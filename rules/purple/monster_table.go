package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// cast is so many dice of so many sides.
func cast(count, sides int) dice.Dice { return dice.Dice{Count: count, Sides: sides} }

// plus is the same with something added.
func plus(count, sides, add int) dice.Dice { return dice.Dice{Count: count, Sides: sides, Add: add} }

// lone is the number of what comes alone.
var lone = dice.Dice{Add: 1}

// weapon is the only attack of whoever fights with one in hand.
func weapon(d dice.Dice) []MonsterAttack { return []MonsterAttack{{Name: "weapon", Dice: d}} }

// blow is an attack with one part of the body.
func blow(name string, d dice.Dice) MonsterAttack { return MonsterAttack{Name: name, Dice: d} }

// touching is an attack whose hit does something besides its damage.
func touching(name string, d dice.Dice, touch Touch) MonsterAttack {
	return MonsterAttack{Name: name, Dice: d, Touch: &touch}
}

// volley is an attack from afar, with ranges in feet.
func volley(name string, d dice.Dice, reach Brackets) MonsterAttack {
	return MonsterAttack{Name: name, Dice: d, Missile: &Missile{Hands: 1, Brackets: reach}}
}

// times is the same attack so many times over.
func times(n int, a MonsterAttack, more ...MonsterAttack) []MonsterAttack {
	var all []MonsterAttack
	for range n {
		all = append(all, a)
	}
	return append(all, more...)
}

// What bites and touches bring besides wounds.
var (
	numbing  = Touch{Against: Paralysis, Saves: true, Status: StatusParalysed, Lasts: cast(2, 4), Unit: Turn}
	ghastly  = Touch{Ghoulish: true, Against: Paralysis, Saves: true, Status: StatusParalysed, Lasts: cast(2, 4), Unit: Turn}
	deadly   = Touch{Against: InstantDeath, Saves: true, Death: true}
	rots     = Touch{Status: StatusRotting}
	wasting  = Touch{OneIn: 20, Against: Disease, Saves: true, Status: StatusFever, Lasts: dice.Dice{Add: 3}, Unit: Day}
	shaking  = Touch{Against: Poison, Saves: true, Status: StatusWeakened, Lasts: dice.Dice{Add: 6}, Unit: Hour}
	stiffens = Touch{Against: Poison, Saves: true, Status: StatusParalysed, Lasts: cast(2, 6), Unit: Turn}
	venom    = Touch{Against: Poison, Saves: true, Harm: cast(2, 6)}
	sapping  = Touch{Ability: Strength, Drop: 1, Lasts: dice.Dice{Add: 8}, Unit: Turn}
	burrows  = Touch{Against: InstantDeath, Saves: true, Death: true, Lasts: cast(1, 3), Unit: Turn}
	sucking  = Touch{Harm: cast(1, 3), EachRound: true}
)

// bow is the bow of those who carry one besides their weapon.
var bow = []MonsterAttack{{Name: "bow", Dice: plus(1, 6, 1), Missile: &Missile{Class: MediumWeapon, Hands: 2, Brackets: Brackets{Short: 45, Medium: 90, Far: 180}, Halved: true}}}

// dungeonTable is the creatures of the dungeon, in the order in which one goes
// down to them [PH-MON-03].
var dungeonTable = []Monster{
	{ID: "giant-rat", Name: "giant rat", Dice: cast(1, 4), Class: 12, Attacks: times(1, touching("bite", cast(1, 3), wasting)), Speed: 40, Morale: 13, Size: Small, Eyes: rules.LowLightImmune, Aware: 2, Mind: AnimalMind, Number: cast(3, 4), Level: 1, Special: "One bite in twenty leaves a wasting fever: a level of fatigue a day, three days long."},
	{ID: "giant-centipede", Name: "giant centipede", Dice: cast(1, 4), Class: 11, Attacks: times(1, touching("bite", dice.Dice{}, shaking)), Speed: 20, Morale: 9, Size: Small, Eyes: rules.Sightless, Aware: 3, Number: cast(2, 4), Level: 1, Special: "Its bite is no wound, but the poison takes 2 off every d20 for six hours."},
	{ID: "bat-swarm", Name: "bat swarm", Dice: cast(1, 8), HitDice: 1, Class: 13, Attacks: []MonsterAttack{{Name: "swarm", Dice: cast(1, 2), Each: true}}, Speed: 60, Fly: true, Morale: 13, Size: Tiny, Eyes: rules.Sightless, Aware: 12, Keen: true, Mind: AnimalMind, Number: cast(1, 3), Level: 1, Traits: Douses, Special: "Bites all around it. Each round it puts out the bare candles that it touches, and torches on a 1 on a d6."},
	{ID: "fire-beetle", Name: "fire beetle", Dice: plus(1, 8, 2), HitDice: 1, Class: 15, Attacks: times(1, blow("bite", cast(2, 4))), Speed: 40, Morale: 9, Size: Small, Number: cast(1, 6), Level: 1, Special: "Its glands shine 2 tiles bright and 4 dimly, and go on for 1d6 days when cut out."},
	{ID: "goblin", Name: "goblin", Dice: cast(1, 8), HitDice: 1, Class: 13, Attacks: weapon(cast(1, 6)), Speed: 30, Morale: 9, Size: Small, Eyes: rules.DarkVision, Mind: AverageMind, Alignment: Evil, Number: cast(2, 4), Treasure: "A", Level: 1, Traits: SunShy, Special: "Blinks in daylight, and then hits less well."},
	{ID: "bandit", Name: "bandit", Dice: cast(1, 8), HitDice: 1, Class: 12, Attacks: weapon(plus(1, 6, 1)), Or: bow, Speed: 40, Morale: 9, Size: Medium, Mind: AverageMind, Number: cast(2, 4), Treasure: "B", Level: 1, Special: "One in three carries a torch."},
	{ID: "cultist", Name: "cultist", Dice: cast(1, 8), HitDice: 1, Class: 12, Attacks: weapon(plus(1, 6, 1)), Speed: 40, Morale: 9, Size: Medium, Mind: AverageMind, Alignment: Evil, Number: cast(2, 4), Treasure: "B", Level: 1, Special: "Led by a necromancer of the second level."},
	{ID: "skeleton", Name: "skeleton", Dice: cast(1, 8), HitDice: 1, Class: 12, Attacks: weapon(cast(1, 6)), Speed: 40, Size: Medium, Eyes: rules.DarkVision, Alignment: Evil, Number: cast(3, 4), Level: 1, Traits: Undead | HalfThrusts, Special: "Points pass between the bones: thrusting weapons do half."},
	{ID: "green-slime", Name: "green slime", Dice: cast(2, 8), HitDice: 2, Class: 5, Attacks: times(1, blow("touch", dice.Dice{})), Speed: 5, Size: Small, Eyes: rules.Sightless, Aware: 1, Number: lone, Level: 1, Traits: Ooze | FireOrCold, Special: "Drops from the ceiling, eats worn armour in six rounds and then the wearer, who needs a death save each turn. Only fire and cold harm it."},
	{ID: "rot-grubs", Name: "rot grubs", Dice: cast(1, 4), Class: 10, Attacks: times(1, touching("burrow", dice.Dice{}, burrows)), Speed: 5, Size: Tiny, Eyes: rules.Sightless, Aware: 1, Number: cast(2, 4), Level: 2, Special: "They bore to the heart in 1d3 turns unless they are burned out, which does 1d4."},
	{ID: "crab-spider", Name: "crab spider", Dice: cast(2, 8), HitDice: 2, Class: 12, Attacks: times(1, touching("bite", cast(1, 6), stiffens)), Speed: 40, Morale: 9, Size: Medium, Eyes: rules.LowLightImmune, Aware: 4, Mind: AnimalMind, Number: cast(1, 4), Level: 1, Traits: Lurks, Special: "Waits on the ceiling in the colour of the stone. Its poison stiffens the limbs."},
	{ID: "orc", Name: "orc", Dice: cast(1, 8), HitDice: 1, Class: 13, Attacks: weapon(plus(1, 6, 1)), Speed: 40, Morale: 9, Size: Medium, Eyes: rules.DarkVision, Mind: AverageMind, Alignment: Evil, Number: cast(2, 4), Treasure: "B", Level: 1},
	{ID: "hobgoblin", Name: "hobgoblin", Dice: plus(1, 8, 1), HitDice: 1, Class: 14, Attacks: weapon(plus(1, 6, 1)), Speed: 30, Morale: 7, Size: Medium, Eyes: rules.DarkVision, Mind: AverageMind, Alignment: Evil, Number: cast(1, 6), Treasure: "B", Level: 2, Traits: Drilled, Special: "Fights shoulder to shoulder."},
	{ID: "zombie", Name: "zombie", Dice: cast(2, 8), HitDice: 2, Class: 11, Attacks: times(1, blow("slam", cast(1, 8))), Speed: 20, Size: Medium, Eyes: rules.DarkVision, Alignment: Evil, Number: cast(2, 4), Level: 2, Traits: Undead | ActsLast, Special: "Slow: it strikes when all others have."},
	{ID: "ghoul", Name: "ghoul", Dice: cast(2, 8), HitDice: 2, Class: 13, Attacks: times(2, touching("claw", cast(1, 3), ghastly), touching("bite", cast(1, 3), ghastly)), Speed: 30, Morale: 4, Size: Medium, Eyes: rules.DarkVision, Mind: LowMind, Alignment: Evil, Number: cast(1, 6), Treasure: "B", Level: 2, Traits: Undead, Special: "Its touch paralyses all but elves."},
	{ID: "bloodwing", Name: "bloodwing", Dice: cast(1, 8), HitDice: 1, Class: 12, Attacks: times(1, touching("beak", cast(1, 3), sucking)), Speed: 60, Fly: true, Morale: 7, Size: Tiny, Aware: 6, Mind: AnimalMind, Number: cast(1, 10), Level: 2, Special: "Once it has bitten it drinks until it is killed."},
	{ID: "pit-viper", Name: "pit viper", Dice: cast(2, 8), HitDice: 2, Class: 13, Attacks: times(1, touching("bite", cast(1, 4), venom)), Speed: 30, Morale: 9, Size: Small, Aware: 4, Mind: AnimalMind, Number: cast(1, 4), Level: 2, Special: "Finds warm prey in the dark. Its poison does 2d6."},
	{ID: "lizardfolk", Name: "lizardfolk", Dice: plus(2, 8, 1), HitDice: 2, Class: 14, Attacks: weapon(plus(1, 6, 1)), Speed: 40, Swim: 40, Morale: 4, Size: Medium, Eyes: rules.LowLightImmune, Mind: LowMind, Number: cast(2, 4), Treasure: "B", Level: 2, Special: "Swims as fast as it walks."},
	{ID: "gnoll", Name: "gnoll", Dice: cast(2, 8), HitDice: 2, Class: 14, Attacks: weapon(cast(2, 4)), Speed: 30, Morale: 7, Size: Medium, Eyes: rules.DarkVision, Mind: LowMind, Alignment: Evil, Number: cast(1, 6), Treasure: "B", Level: 2},
	{ID: "berserker", Name: "berserker", Dice: plus(1, 8, 1), HitDice: 1, Bonus: 3, Class: 12, Attacks: weapon(plus(1, 6, 1)), Speed: 40, Size: Medium, Mind: AverageMind, Number: cast(1, 6), Treasure: "B", Level: 2, Traits: NeverRetreats, Special: "Attacks with 2 more than its hit dice and gives no ground."},
	{ID: "shadow", Name: "shadow", Dice: plus(2, 8, 2), HitDice: 2, Class: 12, Attacks: times(1, touching("touch", cast(1, 4), sapping)), Speed: 30, Size: Medium, Eyes: rules.DarkVision, Mind: LowMind, Alignment: Evil, Number: cast(1, 6), Level: 3, Traits: Undead | Bodiless | MagicOnly | Mends, Special: "A touch takes a point of Strength for eight turns. In dim light it is noticed and never known; in full darkness it heals."},
	{ID: "gloom-hound", Name: "gloom hound", Dice: cast(3, 8), HitDice: 3, Class: 13, Attacks: times(1, blow("bite", cast(1, 8))), Speed: 50, Morale: 7, Size: Medium, Eyes: rules.DarkVision, Keen: true, Mind: AnimalMind, Alignment: Evil, Number: cast(1, 6), Level: 3, Traits: Douses, Special: "Its howl puts out bare candles within 4 tiles. It enters no bright tile unless it has been hurt."},
	{ID: "cave-crawler", Name: "cave crawler", Dice: cast(3, 8), HitDice: 3, Class: 13, Attacks: times(1, blow("bite", cast(1, 8))), Speed: 40, Morale: 7, Size: Large, Eyes: rules.Sightless, Aware: 8, Keen: true, Mind: AnimalMind, Number: cast(1, 3), Level: 2, Special: "Hunts by ear: whoever keeps still and silent is safe from it beyond 2 tiles."},
	{ID: "bugbear", Name: "bugbear", Dice: plus(3, 8, 1), HitDice: 3, Class: 14, Attacks: weapon(plus(2, 4, 1)), Speed: 30, Morale: 4, Size: Large, Eyes: rules.DarkVision, Mind: LowMind, Alignment: Evil, Number: cast(1, 6), Treasure: "B", Level: 3, Traits: Lurks, Special: "Big, hairy, and astonishingly quiet."},
	{ID: "harpy", Name: "harpy", Dice: cast(3, 8), HitDice: 3, Class: 12, Attacks: times(2, blow("claw", cast(1, 4))), Speed: 50, Fly: true, Morale: 9, Size: Medium, Eyes: rules.LowLightImmune, Mind: LowMind, Alignment: Evil, Number: cast(1, 4), Treasure: "C", Level: 3, Special: "Its song draws all who hear it within 12 tiles and do not save by Willpower, until they are hurt."},
	{ID: "wight", Name: "wight", Dice: cast(3, 8), HitDice: 3, Class: 14, Attacks: times(1, blow("touch", cast(1, 6))), Speed: 30, Size: Medium, Eyes: rules.DarkVision, Mind: AverageMind, Alignment: Evil, Number: cast(1, 6), Treasure: "B", Level: 3, Traits: Undead | SilverOrMagic | Drains, Special: "A cold hand that takes the life out of the limbs."},
	{ID: "gargoyle", Name: "gargoyle", Dice: cast(4, 8), HitDice: 4, Class: 14, Attacks: times(2, blow("claw", cast(1, 3)), blow("bite", cast(1, 6)), blow("horn", cast(1, 4))), Speed: 50, Fly: true, Morale: 2, Size: Medium, Eyes: rules.DarkVision, Mind: LowMind, Alignment: Evil, Number: cast(1, 4), Treasure: "C", Level: 3, Traits: MagicOnly, Special: "Stands among the carvings until somebody has passed."},
	{ID: "werewolf", Name: "werewolf", Dice: cast(4, 8), HitDice: 4, Class: 14, Attacks: times(1, blow("bite", cast(2, 4))), Speed: 60, Morale: 7, Size: Medium, Eyes: rules.LowLightImmune, Aware: 6, Mind: AverageMind, Alignment: Evil, Number: cast(1, 4), Treasure: "C", Level: 4, Traits: Lycanthrope | SilverOrMagic, Special: "Who is bitten down below half its hit points turns in three days. Wolfsbane drives it off."},
	{ID: "ogre", Name: "ogre", Dice: plus(4, 8, 1), HitDice: 4, Class: 14, Attacks: times(1, blow("club", plus(1, 8, 3))), Speed: 30, Morale: 3, Size: Large, Eyes: rules.LowLightImmune, Mind: LowMind, Alignment: Evil, Number: cast(1, 4), Treasure: "C", Level: 3},
	{ID: "clear-jelly", Name: "clear jelly", Dice: cast(4, 8), HitDice: 4, Class: 11, Attacks: times(1, touching("touch", cast(2, 4), numbing)), Speed: 20, Size: Large, Eyes: rules.Sightless, Aware: 6, Number: lone, Treasure: "C", Level: 3, Traits: Ooze, Special: "In dim light nobody sees it farther off than 2 tiles. Its touch numbs."},
	{ID: "darkstalker", Name: "darkstalker", Dice: cast(4, 8), HitDice: 4, Class: 14, Attacks: times(2, blow("claw", cast(1, 6))), Speed: 50, Morale: 7, Size: Medium, Eyes: rules.DarkVision, Aware: 3, Keen: true, Mind: LowMind, Alignment: Evil, Number: cast(1, 3), Treasure: "C", Level: 4, Traits: Douses, Special: "Goes for the light and claws it out, a torch on a 1 on a d6. A bright light that is lit within 6 tiles drives it off for a round."},
	{ID: "wraith", Name: "wraith", Dice: cast(4, 8), HitDice: 4, Class: 16, Attacks: times(1, blow("touch", cast(1, 6))), Speed: 50, Fly: true, Size: Medium, Eyes: rules.DarkVision, Mind: AverageMind, Alignment: Evil, Number: cast(1, 4), Treasure: "D", Level: 4, Traits: Undead | Bodiless | SilverHalf | Drains, Special: "Silver does half to it, magic all."},
	{ID: "yellow-ooze", Name: "yellow ooze", Dice: cast(5, 8), HitDice: 5, Class: 11, Attacks: []MonsterAttack{{Name: "touch", Dice: cast(2, 6), Kind: AcidHarm}}, Speed: 10, Size: Large, Eyes: rules.Sightless, Aware: 6, Number: lone, Level: 4, Traits: Ooze | Splits, Special: "Weapons make two of it, each with half of what is left."},
	{ID: "evil-mage", Name: "evil mage", Dice: cast(5, 6), HitDice: 5, Bonus: 2, Class: 11, Attacks: times(1, blow("dagger", cast(1, 4))), Speed: 40, Morale: 7, Size: Medium, Mind: HighMind, Alignment: Evil, Number: lone, Treasure: "D", Level: 4, Special: "A mage of the fifth level, lit by two bandits."},
	{ID: "mummy", Name: "mummy", Dice: plus(5, 8, 1), HitDice: 5, Class: 16, Attacks: times(1, touching("slam", cast(1, 12), rots)), Speed: 20, Size: Medium, Eyes: rules.DarkVision, Mind: LowMind, Alignment: Evil, Number: cast(1, 4), Treasure: "D", Level: 4, Traits: Undead | Burns | HalfWeapons, Special: "What it wounds does not heal by itself until the rot is cured. It burns like tinder."},
	{ID: "minotaur", Name: "minotaur", Dice: cast(6, 8), HitDice: 6, Class: 13, Attacks: times(1, blow("gore", cast(1, 6)), blow("bite", cast(1, 6))), Or: times(1, blow("axe", plus(1, 8, 3))), Speed: 40, Morale: 2, Size: Large, Eyes: rules.LowLightImmune, Aware: 6, Mind: LowMind, Alignment: Evil, Number: cast(1, 4), Treasure: "C", Level: 4, Traits: Charges, Special: "Lowers its horns and runs."},
	{ID: "troll", Name: "troll", Dice: plus(6, 8, 3), HitDice: 6, Regenerate: 3, Class: 15, Attacks: times(2, blow("claw", cast(1, 6)), blow("bite", cast(1, 10))), Speed: 40, Morale: 3, Size: Large, Eyes: rules.DarkVision, Aware: 6, Mind: LowMind, Alignment: Evil, Number: cast(1, 4), Treasure: "D", Level: 5, Traits: Burns, Special: "Its wounds close, and it rises from death, unless fire or acid is used."},
	{ID: "basilisk", Name: "basilisk", Dice: plus(6, 8, 1), HitDice: 6, Class: 15, Attacks: times(1, blow("bite", cast(1, 10))), Speed: 20, Morale: 4, Size: Large, Eyes: rules.LowLightImmune, Mind: AnimalMind, Number: cast(1, 3), Treasure: "D", Level: 5, Special: "Who sees it in the light within 6 tiles needs a death save or turns to stone. In the dark its gaze is nothing; who shuts the eyes fights blind."},
	{ID: "manticore", Name: "manticore", Dice: plus(6, 8, 1), HitDice: 6, Class: 15, Attacks: times(2, blow("claw", cast(1, 4)), blow("bite", cast(2, 4))), Or: times(6, volley("spike", cast(1, 6), Brackets{Short: 45, Medium: 90, Far: 180})), Speed: 60, Fly: true, Morale: 4, Size: Large, Eyes: rules.LowLightImmune, Mind: LowMind, Alignment: Evil, Number: cast(1, 2), Treasure: "D", Level: 5, Special: "Has 24 spikes in its tail."},
	{ID: "cave-bear", Name: "cave bear", Dice: cast(7, 8), HitDice: 7, Class: 14, Attacks: times(2, blow("claw", cast(1, 8)), blow("bite", cast(2, 6))), Speed: 40, Morale: 4, Size: Large, Eyes: rules.LowLightImmune, Aware: 6, Mind: AnimalMind, Number: cast(1, 2), Level: 5, Traits: FearsFire},
	{ID: "young-dragon", Name: "young dragon", Dice: cast(7, 8), HitDice: 7, Class: 17, Attacks: times(2, blow("claw", plus(1, 4, 1)), blow("bite", cast(2, 8))), Speed: 80, Fly: true, Morale: 4, Size: Large, Eyes: rules.DarkVision, Aware: 12, Mind: AverageMind, Alignment: Evil, Number: lone, Treasure: "F", Level: 5, Special: "Breathes fire three times a day: 6d6 in a cone of 12 tiles, half for who saves by Dexterity."},
	{ID: "clay-sentinel", Name: "clay sentinel", Dice: cast(8, 8), HitDice: 8, Class: 15, Attacks: times(1, blow("slam", cast(3, 6))), Speed: 20, Size: Large, Eyes: rules.DarkVision, Number: lone, Level: 5, Traits: Construct | MagicOnly | SpellProof, Special: "Of all spells only lightning and Dispel do anything to it."},
	{ID: "vampire", Name: "vampire", Dice: cast(8, 8), HitDice: 8, Class: 17, Attacks: times(1, blow("touch", cast(1, 10))), Speed: 60, Fly: true, Morale: 1, Size: Medium, Eyes: rules.DarkVision, Mind: HighMind, Alignment: Evil, Number: lone, Treasure: "F", Level: 5, Traits: Undead | SilverOrMagic | Drains, Special: "Charms with its gaze who does not save by Willpower at −2. Garlic may keep it 2 tiles off. Mirrors do not show it."},
}
