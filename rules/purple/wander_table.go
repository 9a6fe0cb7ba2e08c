package purple

import "pitchdark/rules/dice"

// deepestTable is the deepest level that has a table of its own.
const deepestTable = 5

// wanderTable is who comes by on each level, by the faces 1…11 of a d12
// [PH-RND-05].
var wanderTable = [deepestTable][11][]pack{
	{
		some("giant-rat", cast(3, 4)), some("giant-centipede", cast(2, 4)), some("bat-swarm", cast(1, 3)),
		some("fire-beetle", cast(1, 4)), some("goblin", cast(2, 4)), some("bandit", cast(1, 6)),
		some("skeleton", cast(1, 8)), some("cultist", cast(1, 6)), some("crab-spider", cast(1, 2)),
		some("orc", cast(1, 4)), some("green-slime", lone),
	},
	{
		some("orc", cast(2, 4)), some("hobgoblin", cast(1, 6)), some("zombie", cast(1, 8)),
		some("ghoul", cast(1, 4)), some("bloodwing", cast(1, 6)), some("pit-viper", cast(1, 3)),
		some("lizardfolk", cast(1, 6)), some("gnoll", cast(1, 6)), some("berserker", cast(1, 4)),
		some("cave-crawler", lone), some("rot-grubs", cast(1, 6)),
	},
	{
		some("bugbear", cast(1, 4)), some("shadow", cast(1, 4)), some("gloom-hound", cast(1, 4)),
		some("cave-crawler", cast(1, 3)), some("harpy", cast(1, 3)), some("wight", cast(1, 2)),
		some("ogre", cast(1, 2)), some("clear-jelly", lone), some("ghoul", cast(1, 6)),
		some("gargoyle", cast(1, 2)), some("crab-spider", cast(1, 4)),
	},
	{
		some("ogre", cast(1, 4)), some("werewolf", cast(1, 3)), some("gargoyle", cast(1, 4)),
		some("darkstalker", cast(1, 3)), some("wraith", cast(1, 2)), some("yellow-ooze", lone),
		{{"evil-mage", lone}, {"bandit", dice.Dice{Add: 2}}},
		some("minotaur", cast(1, 2)), some("wight", cast(1, 4)),
		some("mummy", cast(1, 2)), some("bugbear", cast(1, 6)),
	},
	{
		some("troll", cast(1, 3)), some("mummy", cast(1, 4)), some("basilisk", cast(1, 2)),
		some("manticore", cast(1, 2)), some("cave-bear", cast(1, 2)), some("minotaur", cast(1, 4)),
		some("wraith", cast(1, 4)), some("darkstalker", plus(1, 4, 1)), some("clay-sentinel", lone),
		some("vampire", lone), some("young-dragon", lone),
	},
}
