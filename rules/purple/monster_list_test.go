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
