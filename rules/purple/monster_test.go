package purple_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/dice"
	"pitchdark/rules/purple"
)

// monsterList is the list in figures: hit dice, Armour Class, attacks, speed,
// Morale, size, senses, mind, alignment, number, treasure.
const monsterList = `
giant-rat|½|12|bite 1d3|40|13|S|L S2|animal|N|3d4|–
giant-centipede|½|11|bite 0|20|9|S|S3 b|none|N|2d4|–
bat-swarm|1|13|swarm 1d2|60f|13|T|S12 b k|animal|N|1d3|–
fire-beetle|1+2|15|bite 2d4|40|9|S|N|none|N|1d6|–
goblin|1|13|weapon 1d6|30|9|S|D|avg|E|2d4|A
bandit|1|12|weapon 1d6+1 or bow 1d6+1|40|9|M|N|avg|N|2d4|B
cultist|1|12|weapon 1d6+1|40|9|M|N|avg|E|2d4|B
skeleton|1|12|weapon 1d6|40|–|M|D|none|E|3d4|–
green-slime|2|5|touch 0|5|–|S|S1 b|none|N|1|–
rot-grubs|½|10|burrow 0|5|–|T|S1 b|none|N|2d4|–
crab-spider|2|12|bite 1d6|40|9|M|L S4|animal|N|1d4|–
orc|1|13|weapon 1d6+1|40|9|M|D|avg|E|2d4|B
hobgoblin|1+1|14|weapon 1d6+1|30|7|M|D|avg|E|1d6|B
zombie|2|11|slam 1d8|20|–|M|D|none|E|2d4|–
ghoul|2|13|claw 1d3, claw 1d3, bite 1d3|30|4|M|D|low|E|1d6|B
bloodwing|1|12|beak 1d3|60f|7|T|S6|animal|N|1d10|–
pit-viper|2|13|bite 1d4|30|9|S|S4|animal|N|1d4|–
lizardfolk|2+1|14|weapon 1d6+1|40|4|M|L|low|N|2d4|B
gnoll|2|14|weapon 2d4|30|7|M|D|low|E|1d6|B
berserker|1+1|12|weapon 1d6+1|40|–|M|N|avg|N|1d6|B
shadow|2+2|12|touch 1d4|30|–|M|D|low|E|1d6|–
gloom-hound|3|13|bite 1d8|50|7|M|D k|animal|E|1d6|–
cave-crawler|3|13|bite 1d8|40|7|L|S8 b k|animal|N|1d3|–
bugbear|3+1|14|weapon 2d4+1|30|4|L|D|low|E|1d6|B
harpy|3|12|claw 1d4, claw 1d4|50f|9|M|L|low|E|1d4|C
wight|3|14|touch 1d6|30|–|M|D|avg|E|1d6|B
gargoyle|4|14|claw 1d3, claw 1d3, bite 1d6, horn 1d4|50f|2|M|D|low|E|1d4|C
werewolf|4|14|bite 2d4|60|7|M|L S6|avg|E|1d4|C
ogre|4+1|14|club 1d8+3|30|3|L|L|low|E|1d4|C
clear-jelly|4|11|touch 2d4|20|–|L|S6 b|none|N|1|C
darkstalker|4|14|claw 1d6, claw 1d6|50|7|M|D S3 k|low|E|1d3|C
wraith|4|16|touch 1d6|50f|–|M|D|avg|E|1d4|D
yellow-ooze|5|11|touch 2d6|10|–|L|S6 b|none|N|1|–
evil-mage|5d6|11|dagger 1d4|40|7|M|N|high|E|1|D
mummy|5+1|16|slam 1d12|20|–|M|D|low|E|1d4|D
minotaur|6|13|gore 1d6, bite 1d6 or axe 1d8+3|40|2|L|L S6|low|E|1d4|C
troll|6+3|15|claw 1d6, claw 1d6, bite 1d10|40|3|L|D S6|low|E|1d4|D
basilisk|6+1|15|bite 1d10|20|4|L|L|animal|N|1d3|D
manticore|6+1|15|claw 1d4, claw 1d4, bite 2d4 or 6 spike 1d6|60f|4|L|L|low|E|1d2|D
cave-bear|7|14|claw 1d8, claw 1d8, bite 2d6|40|4|L|L S6|animal|N|1d2|–
young-dragon|7|17|claw 1d4+1, claw 1d4+1, bite 2d8|80f|4|L|D S12|avg|E|1|F
clay-sentinel|8|15|slam 3d6|20|–|L|D|none|N|1|–
vampire|8|17|touch 1d10|60f|1|M|D|high|E|1|F
wolf|2+2|12|bite 1d6|60|9|M|L S6 k|animal|N|2d6|–
boar|3|13|tusk 2d4|50|4|M|N S4|animal|N|1d6|–
black-bear|4|13|claw 1d3, claw 1d3, bite 1d6|40|9|M|L S6|animal|N|1d4|–
panther|4|15|claw 1d4, claw 1d4, bite 1d8|70|7|M|L k|animal|N|1d2|–
great-ape|3|13|fist 1d4+1, fist 1d4+1 or stone 1d6|40|13|M|N|animal|N|1d6|–
crocodile|3|14|bite 1d8|30|9|L|L|animal|N|1d6|–
great-snake|4|13|bite 1d4, squeeze 2d4|30|7|L|S4|animal|N|1|–
giant-scorpion|4|17|claw 1d6, claw 1d6, sting 1d4|50|3|M|S6 b|none|N|1d4|–
giant-eagle|4|12|bite 1d8|90f|7|L|N sharp|low|G|1d4|–
elk|2|12|antlers 1d6|70|18|L|N k|animal|N|2d6|–
wyvern|7|16|bite 2d8, sting 1d6|80f|4|L|L|animal|N|1d2|D
hill-giant|8|15|club 2d8 or boulder 2d6|40|7|H|N|low|E|1d3|E
marsh-light|4|18|shock 2d6|60f|1|T|D|avg|E|1d2|–
nomad-rider|1|12|weapon 1d6+1 or bow 1d6+1|40|9|M|N|avg|N|2d6|B
patrol-soldier|1|15|weapon 1d6+1|40|7|M|N|avg|N|2d6|A
merchant|0|10||40|16|M|N|avg|N|1d6|C
pilgrim|0|10|staff 1d6+1|40|17|M|N|avg|G|2d6|A
man-at-arms|0+|13|weapon 1d6+1|40|11|M|N|avg|N|–|–
hunting-dog|1|12|bite 1d4|50|9|M|L S6 k|animal|N|–|–
war-dog|2+2|13|bite 2d4|50|7|M|L S6 k|animal|N|–|–
hawk|½|13|talons 1d2|80f|13|S|N sharp|animal|N|–|–
donkey|2|12|kick 1d4|50|13|L|N k|animal|N|–|–
mule|2|12|kick 1d4|65|13|L|N k|animal|N|–|–
riding-horse|2|12|kick 1d4|80|13|L|N k|animal|N|–|–
draft-horse|3|12|kick 1d4|50|13|L|N k|animal|N|–|–
war-horse|3|12|hoof 1d6, hoof 1d6|65|7|L|N k|animal|N|–|–
ox|3|12|gore 1d6|50|13|L|N|animal|N|–|–
`

// PH-MON-03, PH-MON-01
func TestMonsters(t *testing.T) {
	want := strings.Split(strings.TrimSpace(monsterList), "\n")
	all := purple.Monsters()
	assert.Len(t, all, 43+23+4) // dogs, horses, and donkey and mule have rows of their own
	for i := range all {
		assert.Equal(t, want[i], row(&all[i]))
		assert.Equal(t, &all[i], purple.FindMonster(all[i].ID))
		assert.Equal(t, i < 43, all[i].Level > 0, all[i].ID)
	}
	assert.Nil(t, purple.FindMonster("unicorn"))
	_, refusal := purple.KnownMonster("unicorn")
	refused(t, "No such creature. [PH-MON-03]", refusal)
}

func row(m *purple.Monster) string {
	attacks := attackList(m.Attacks)
	if m.Or != nil {
		attacks += " or " + attackList(m.Or)
	}
	morale := "–"
	if m.Morale > 0 {
		morale = fmt.Sprint(m.Morale)
	}
	speed := fmt.Sprint(m.Speed)
	if m.Fly {
		speed += "f"
	}
	treasure := m.Treasure
	if treasure == "" {
		treasure = "–"
	}
	return strings.Join([]string{
		m.ID, hitDice(m), fmt.Sprint(m.Class), attacks, speed, morale, m.Size.String()[:1], senses(m),
		[]string{"none", "animal", "low", "avg", "high"}[m.Mind], []string{"N", "G", "E"}[m.Alignment], throwOf(m.Number), treasure,
	}, "|")
}

func hitDice(m *purple.Monster) string {
	text := fmt.Sprint(m.HitDice)
	switch {
	case m.Dice.Sides == 6:
		return fmt.Sprintf("%dd6", m.HitDice)
	case m.Dice.Sides == 4 && m.Mind == purple.AverageMind && m.Dice.Add > 0:
		return "0+"
	case m.Dice.Sides == 4 && m.Mind != purple.AverageMind:
		return "½"
	case m.Dice.Sides == 8 && m.Dice.Add > 0:
		text += fmt.Sprintf("+%d", m.Dice.Add)
	}
	return text
}

func attackList(attacks []purple.MonsterAttack) string {
	var list []string
	for _, a := range attacks {
		list = append(list, a.Name+" "+strings.TrimPrefix(throwOf(a.Dice), "–"))
		if a.Dice == (dice.Dice{}) {
			list[len(list)-1] = a.Name + " 0"
		}
	}
	if len(list) == 6 {
		return "6 " + list[0]
	}
	return strings.Join(list, ", ")
}

func throwOf(d dice.Dice) string {
	switch {
	case d == dice.Dice{}:
		return "–"
	case d.Count == 0:
		return fmt.Sprint(d.Add)
	case d.Count == 1:
		return "1" + d.String()
	}
	return d.String()
}

func senses(m *purple.Monster) string {
	var list []string
	eyes := map[rules.Vision]string{rules.LowLightImmune: "L", rules.DarkVision: "D"}[m.Eyes]
	if eyes == "" && m.Eyes == rules.NormalVision && (m.Aware == 0 || m.ID == "boar") {
		eyes = "N"
	}
	if eyes != "" {
		list = append(list, eyes)
	}
	if m.Aware > 0 {
		list = append(list, fmt.Sprintf("S%d", m.Aware))
	}
	if m.Eyes == rules.Sightless {
		list = append(list, "b")
	}
	if m.Keen {
		list = append(list, "k")
	}
	if m.Sharp {
		list = append(list, "sharp")
	}
	return strings.Join(list, " ")
}

func monster(t *testing.T, id string) *purple.Monster {
	t.Helper()
	m, refusal := purple.KnownMonster(id)
	if refusal != nil {
		t.Fatal(refusal)
	}
	return m
}

// PH-MON-01, PH-CMB-06: the ogre, and whose bonus is not its hit dice.
func TestMonsterFigures(t *testing.T) {
	ogre := monster(t, "ogre")
	assert.Equal(t, "4d8+1", ogre.Dice.String())
	assert.Equal(t, []int{4, 2, 6, 1}, []int{ogre.AttackBonus(), ogre.SaveBonus(), purple.Tiles(ogre.Speed), ogre.CheckBonus()})
	assert.Equal(t, 20, ogre.HitPoints([]int{8, 1, 3, 7}))
	assert.Equal(t, 19, ogre.AverageHitPoints())
	assert.Equal(t, []int{0, 3, 2}, []int{monster(t, "giant-rat").AttackBonus(), monster(t, "berserker").AttackBonus(), monster(t, "evil-mage").AttackBonus()})
	assert.Equal(t, 15, (&purple.Monster{HitDice: 18}).AttackBonus())
}

// PH-MON-03: a troll without fire, and what its wounds do.
func TestRegeneration(t *testing.T) {
	troll := monster(t, "troll")
	assert.Equal(t, 13, troll.Mended(10, 30, false, false))
	assert.Equal(t, 3, troll.Mended(0, 30, false, false))
	assert.Equal(t, 30, troll.Mended(29, 30, false, false))
	assert.Equal(t, 10, troll.Mended(10, 30, true, false))
	shadow := monster(t, "shadow")
	assert.Equal(t, []int{8, 7}, []int{shadow.Mended(7, 10, false, true), shadow.Mended(7, 10, false, false)})
	assert.Equal(t, 7, monster(t, "orc").Mended(7, 10, false, true))
}

// PH-CMB-56, PH-DRK-21
func TestTempers(t *testing.T) {
	for id, want := range map[string]rules.Temper{
		"skeleton": rules.Bold, "ogre": rules.Bold, "lizardfolk": rules.Bold, "hobgoblin": rules.Wary, "goblin": rules.Wary,
		"giant-rat": rules.Timid, "elk": rules.Timid,
	} {
		assert.Equal(t, want, monster(t, id).Temper(), id)
	}
}

// PH-DRK-06, PH-CMB-02, PH-DRK-22
func TestMonstersInTheDark(t *testing.T) {
	tests := map[string][4]int{ // Stealth, Prs, own threshold, that of those who meet it
		"goblin": {3, 0, 4, 4}, "giant-rat": {3, 0, 4, 4}, "bugbear": {3, 0, 4, 6}, "crab-spider": {3, 0, 4, 6},
		"zombie": {-3, 0, 4, 4}, "giant-centipede": {0, 0, 4, 4}, "panther": {3, 3, 3, 6}, "giant-eagle": {0, 3, 3, 4},
		"clear-jelly": {-3, 1, 0, 4}, "vampire": {0, 2, 4, 4}, "young-dragon": {0, 1, 4, 4},
	}
	for id, want := range tests {
		m := monster(t, id)
		assert.Equal(t, want, [4]int{m.Stealth(), m.Presence(), m.SurpriseThreshold(), m.Surprises()}, id)
	}
	crawler := monster(t, "cave-crawler")
	assert.True(t, crawler.Senses(6))
	assert.False(t, crawler.Senses(9))
	assert.Equal(t, []int{15, 10}, []int{crawler.Hears(10), monster(t, "orc").Hears(10)})
}

// PH-DRK-07
func TestMonstersRunIntoWalls(t *testing.T) {
	for id, want := range map[string]int{"clear-jelly": 0, "bandit": 1, "orc": 1, "ogre": 2, "cave-bear": 2, "wraith": 3, "marsh-light": 3} {
		assert.Equal(t, want, monster(t, id).BumpReduction(), id)
	}
	for id, want := range map[string]bool{"clear-jelly": false, "wraith": false, "shadow": false, "wight": true, "orc": true} {
		assert.Equal(t, want, monster(t, id).Bumps(), id)
	}
}

// PH-CMB-12, PH-MON-02
func TestWhatMonstersSuffer(t *testing.T) {
	sword := purple.Cause{Weapon: true, Thrust: true}
	mace := purple.Cause{Weapon: true, Kind: purple.BluntHarm}
	silver := purple.Cause{Weapon: true, Kind: purple.SilverHarm}
	magical := purple.Cause{Weapon: true, Kind: purple.MagicHarm}
	dart := purple.Cause{Kind: purple.MagicHarm}
	fire := purple.Cause{Kind: purple.FireHarm}
	holy := purple.Cause{Kind: purple.HolyHarm}
	poison := purple.Cause{Kind: purple.PoisonHarm}
	tests := []struct {
		id   string
		by   purple.Cause
		want int // of 7
	}{
		{"wight", sword, 0},
		{"wight", silver, 7},
		{"wight", magical, 7},
		{"wight", fire, 7},
		{"wight", holy, 7},
		{"wight", poison, 0},
		{"mummy", sword, 3},
		{"mummy", silver, 3},
		{"mummy", magical, 3},
		{"mummy", dart, 7},
		{"mummy", fire, 7},
		{"gargoyle", silver, 0},
		{"gargoyle", sword, 0},
		{"gargoyle", magical, 7},
		{"wraith", sword, 0},
		{"wraith", silver, 3},
		{"wraith", magical, 7},
		{"skeleton", sword, 3},
		{"skeleton", mace, 7},
		{"green-slime", sword, 0},
		{"green-slime", magical, 0},
		{"green-slime", fire, 7},
		{"orc", sword, 7},
		{"orc", holy, 0},
		{"orc", poison, 7},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, monster(t, test.id).Suffers(7, test.by), "%s %+v", test.id, test.by)
	}
	assert.Equal(t, 1, monster(t, "mummy").Suffers(1, sword))
	assert.Equal(t, "silver", purple.SilverHarm.String())
}

// PH-MON-02
func TestTraits(t *testing.T) {
	assert.True(t, monster(t, "wight").Has(purple.Undead|purple.Drains))
	assert.False(t, monster(t, "ghoul").Has(purple.Undead|purple.Drains))
	for id, want := range map[string]bool{"skeleton": true, "clay-sentinel": true, "orc": false, "clear-jelly": false} {
		assert.Equal(t, want, monster(t, id).Watchful(), id)
	}
	wight, jelly, orc := monster(t, "wight"), monster(t, "clear-jelly"), monster(t, "orc")
	for threat, want := range map[purple.Threat]bool{purple.Enchantment: true, purple.Poison: true, purple.Paralysis: true, purple.Breath: false, purple.SpellDamage: false} {
		assert.Equal(t, want, wight.Immune(threat), threat)
		assert.Equal(t, want, monster(t, "clay-sentinel").Immune(threat), threat)
		assert.False(t, orc.Immune(threat))
	}
	assert.Equal(t, []bool{false, false, true, true}, []bool{jelly.FallsProne(), jelly.Vital(), wight.FallsProne(), orc.Vital()})
	assert.Equal(t, []bool{true, true, false}, []bool{monster(t, "mummy").Catches(), monster(t, "wolf").Catches(), orc.Catches()})
	assert.Equal(t, purple.Drained{HitPoints: 6, Fatigue: 1}, monster(t, "wight").Drain(9, 3))
	assert.Equal(t, purple.Drained{HitPoints: 9}, monster(t, "wight").Drain(9, 0))
	assert.Equal(t, purple.Drained{HitPoints: 6}, monster(t, "orc").Drain(9, 3))
}

// PH-MON-03: what bites and touches bring besides wounds.
func TestTouches(t *testing.T) {
	turns := func(count, sides int) dice.Dice { return dice.Dice{Count: count, Sides: sides} }
	flat := func(n int) dice.Dice { return dice.Dice{Add: n} }
	for id, want := range map[string]purple.Touch{
		"ghoul":           {Against: purple.Paralysis, Saves: true, Ghoulish: true, Status: purple.StatusParalysed, Lasts: turns(2, 4), Unit: purple.Turn},
		"clear-jelly":     {Against: purple.Paralysis, Saves: true, Status: purple.StatusParalysed, Lasts: turns(2, 4), Unit: purple.Turn},
		"crab-spider":     {Against: purple.Poison, Saves: true, Status: purple.StatusParalysed, Lasts: turns(2, 6), Unit: purple.Turn},
		"giant-centipede": {Against: purple.Poison, Saves: true, Status: purple.StatusWeakened, Lasts: flat(6), Unit: purple.Hour},
		"giant-rat":       {OneIn: 20, Against: purple.Disease, Saves: true, Status: purple.StatusFever, Lasts: flat(3), Unit: purple.Day},
		"pit-viper":       {Against: purple.Poison, Saves: true, Harm: turns(2, 6)},
		"rot-grubs":       {Against: purple.InstantDeath, Saves: true, Death: true, Lasts: turns(1, 3), Unit: purple.Turn},
		"shadow":          {Ability: purple.Strength, Drop: 1, Lasts: flat(8), Unit: purple.Turn},
		"bloodwing":       {Harm: turns(1, 3), EachRound: true},
		"mummy":           {Status: purple.StatusRotting},
		"giant-scorpion":  {Against: purple.InstantDeath, Saves: true, Death: true},
		"wyvern":          {Against: purple.InstantDeath, Saves: true, Death: true},
	} {
		attacks := monster(t, id).Attacks
		if last := attacks[len(attacks)-1]; assert.NotNil(t, last.Touch, id) {
			assert.Equal(t, want, *last.Touch, id)
		}
	}
}
