package purple

import (
	"pitchdark/rules"
)

// wildTable is beasts, people and what else lives above the ground
// [PH-MON-03].
var wildTable = []Monster{
	{ID: "wolf", Name: "wolf", Dice: plus(2, 8, 2), HitDice: 2, Class: 12, Attacks: times(1, blow("bite", cast(1, 6))), Speed: 60, Morale: 9, Size: Medium, Eyes: rules.LowLightImmune, Aware: 6, Keen: true, Mind: AnimalMind, Number: cast(2, 6), Traits: FearsFire},
	{ID: "boar", Name: "boar", Dice: cast(3, 8), HitDice: 3, Class: 13, Attacks: times(1, blow("tusk", cast(2, 4))), Speed: 50, Morale: 4, Size: Medium, Aware: 4, Mind: AnimalMind, Number: cast(1, 6), Traits: Charges},
	{ID: "black-bear", Name: "black bear", Dice: cast(4, 8), HitDice: 4, Class: 13, Attacks: times(2, blow("claw", cast(1, 3)), blow("bite", cast(1, 6))), Speed: 40, Morale: 9, Size: Medium, Eyes: rules.LowLightImmune, Aware: 6, Mind: AnimalMind, Number: cast(1, 4), Traits: FearsFire},
	{ID: "panther", Name: "panther", Dice: cast(4, 8), HitDice: 4, Class: 15, Attacks: times(2, blow("claw", cast(1, 4)), blow("bite", cast(1, 8))), Speed: 70, Morale: 7, Size: Medium, Eyes: rules.LowLightImmune, Keen: true, Mind: AnimalMind, Number: cast(1, 2), Traits: Lurks},
	{ID: "great-ape", Name: "great ape", Dice: cast(3, 8), HitDice: 3, Class: 13, Attacks: times(2, blow("fist", plus(1, 4, 1))), Or: times(1, volley("stone", cast(1, 6), Brackets{Short: 45, Medium: 45, Far: 45})), Speed: 40, Morale: 13, Size: Medium, Mind: AnimalMind, Number: cast(1, 6), Special: "Throws stones up to 9 tiles."},
	{ID: "crocodile", Name: "crocodile", Dice: cast(3, 8), HitDice: 3, Class: 14, Attacks: times(1, blow("bite", cast(1, 8))), Speed: 30, Morale: 9, Size: Large, Eyes: rules.LowLightImmune, Mind: AnimalMind, Number: cast(1, 6), Special: "A hit by 5 or more drags its prey into the water."},
	{ID: "great-snake", Name: "great snake", Dice: cast(4, 8), HitDice: 4, Class: 13, Attacks: times(1, blow("bite", cast(1, 4)), blow("squeeze", cast(2, 4))), Speed: 30, Morale: 7, Size: Large, Aware: 4, Mind: AnimalMind, Number: lone, Special: "Coils round its prey: it grapples with its 4 hit dice."},
	{ID: "giant-scorpion", Name: "giant scorpion", Dice: cast(4, 8), HitDice: 4, Class: 17, Attacks: times(2, blow("claw", cast(1, 6)), touching("sting", cast(1, 4), deadly)), Speed: 50, Morale: 3, Size: Medium, Eyes: rules.Sightless, Aware: 6, Number: cast(1, 4), Special: "Its sting kills who fails a death save."},
	{ID: "giant-eagle", Name: "giant eagle", Dice: cast(4, 8), HitDice: 4, Class: 12, Attacks: times(1, blow("bite", cast(1, 8))), Speed: 90, Fly: true, Morale: 7, Size: Large, Sharp: true, Mind: LowMind, Alignment: Good, Number: cast(1, 4)},
	{ID: "elk", Name: "elk or deer", Dice: cast(2, 8), HitDice: 2, Class: 12, Attacks: times(1, blow("antlers", cast(1, 6))), Speed: 70, Morale: 18, Size: Large, Keen: true, Mind: AnimalMind, Number: cast(2, 6), Special: "Game."},
	{ID: "wyvern", Name: "wyvern", Dice: cast(7, 8), HitDice: 7, Class: 16, Attacks: times(1, blow("bite", cast(2, 8)), touching("sting", cast(1, 6), deadly)), Speed: 80, Fly: true, Morale: 4, Size: Large, Eyes: rules.LowLightImmune, Mind: AnimalMind, Number: cast(1, 2), Treasure: "D", Special: "Its sting kills who fails a death save."},
	{ID: "hill-giant", Name: "hill giant", Dice: cast(8, 8), HitDice: 8, Class: 15, Attacks: times(1, blow("club", cast(2, 8))), Or: times(1, volley("boulder", cast(2, 6), Brackets{Short: 60, Medium: 120, Far: 240})), Speed: 40, Morale: 7, Size: Huge, Mind: LowMind, Alignment: Evil, Number: cast(1, 3), Treasure: "E", Special: "Throws boulders."},
	{ID: "marsh-light", Name: "marsh light", Dice: cast(4, 8), HitDice: 4, Class: 18, Attacks: times(1, blow("shock", cast(2, 6))), Speed: 60, Fly: true, Morale: 1, Size: Tiny, Eyes: rules.DarkVision, Mind: AverageMind, Alignment: Evil, Number: cast(1, 2), Special: "Shines when it likes, 2 tiles bright and 4 dimly, and leads the blind astray."},
	{ID: "nomad-rider", Name: "nomad rider", Dice: cast(1, 8), HitDice: 1, Class: 12, Attacks: weapon(plus(1, 6, 1)), Or: bow, Speed: 40, Morale: 9, Size: Medium, Mind: AverageMind, Number: cast(2, 6), Treasure: "B", Special: "Comes on a riding horse, with a short bow."},
	{ID: "patrol-soldier", Name: "patrol soldier", Dice: cast(1, 8), HitDice: 1, Class: 15, Attacks: weapon(plus(1, 6, 1)), Speed: 40, Morale: 7, Size: Medium, Mind: AverageMind, Number: cast(2, 6), Treasure: "A", Special: "Serves the lord of these parts."},
	{ID: "merchant", Name: "merchant", Dice: cast(1, 4), Class: 10, Speed: 40, Morale: 16, Size: Medium, Mind: AverageMind, Number: cast(1, 6), Treasure: "C", Special: "Has carts, and 2d4 guards who are as good as bandits."},
	{ID: "pilgrim", Name: "pilgrim", Dice: cast(1, 4), Class: 10, Attacks: times(1, blow("staff", plus(1, 6, 1))), Speed: 40, Morale: 17, Size: Medium, Mind: AverageMind, Alignment: Good, Number: cast(2, 6), Treasure: "A", Special: "Full of rumours."},
	{ID: "man-at-arms", Name: "man-at-arms", Dice: plus(1, 4, 3), Class: 13, Attacks: weapon(plus(1, 6, 1)), Speed: 40, Morale: 11, Size: Medium, Mind: AverageMind, Special: "A soldier for hire; these are the figures of light foot."},
	{ID: "hunting-dog", Name: "hunting dog", Dice: cast(1, 8), HitDice: 1, Class: 12, Attacks: times(1, blow("bite", cast(1, 4))), Speed: 50, Morale: 9, Size: Medium, Eyes: rules.LowLightImmune, Aware: 6, Keen: true, Mind: AnimalMind, Special: "Follows a scent."},
	{ID: "war-dog", Name: "war dog", Dice: plus(2, 8, 2), HitDice: 2, Class: 13, Attacks: times(1, blow("bite", cast(2, 4))), Speed: 50, Morale: 7, Size: Medium, Eyes: rules.LowLightImmune, Aware: 6, Keen: true, Mind: AnimalMind, Special: "Follows a scent."},
	{ID: "hawk", Name: "hawk", Dice: cast(1, 4), Class: 13, Attacks: times(1, blow("talons", cast(1, 2))), Speed: 80, Fly: true, Morale: 13, Size: Small, Sharp: true, Mind: AnimalMind},
	{ID: "donkey", Name: "donkey", Dice: cast(2, 8), HitDice: 2, Class: 12, Attacks: times(1, blow("kick", cast(1, 4))), Speed: 50, Morale: 13, Size: Large, Keen: true, Mind: AnimalMind},
	{ID: "mule", Name: "mule", Dice: cast(2, 8), HitDice: 2, Class: 12, Attacks: times(1, blow("kick", cast(1, 4))), Speed: 65, Morale: 13, Size: Large, Keen: true, Mind: AnimalMind, Special: "Goes down into dungeons."},
	{ID: "riding-horse", Name: "riding horse", Dice: cast(2, 8), HitDice: 2, Class: 12, Attacks: times(1, blow("kick", cast(1, 4))), Speed: 80, Morale: 13, Size: Large, Keen: true, Mind: AnimalMind},
	{ID: "draft-horse", Name: "draft horse", Dice: cast(3, 8), HitDice: 3, Class: 12, Attacks: times(1, blow("kick", cast(1, 4))), Speed: 50, Morale: 13, Size: Large, Keen: true, Mind: AnimalMind},
	{ID: "war-horse", Name: "war horse", Dice: cast(3, 8), HitDice: 3, Class: 12, Attacks: times(2, blow("hoof", cast(1, 6))), Speed: 65, Morale: 7, Size: Large, Keen: true, Mind: AnimalMind, Special: "Trained for battle."},
	{ID: "ox", Name: "ox", Dice: cast(3, 8), HitDice: 3, Class: 12, Attacks: times(1, blow("gore", cast(1, 6))), Speed: 50, Morale: 13, Size: Large, Mind: AnimalMind},
}
