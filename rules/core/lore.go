package core

import "pitchdark/rules"

// descriptions are what the kinds are like, two sentences each.
var descriptions = map[string]string{
	"rat-swarm":        "Dozens of rats that move as one and scatter when pressed. Their noses tell them who is there, light or no light.",
	"goblin":           "A knee-high thief with pale eyes, to which the faintest glimmer is day. It keeps its distance until it knows what you are.",
	"hobgoblin-archer": "A drilled soldier with a long bow, and a torch in case. It shoots from where it stands, and best at whoever stands in good light.",
	"ghoul":            "A dead thing that has gone on eating. Darkness hides nothing from it, and it comes straight on.",
	"cave-bear":        "Heavy, ill-tempered and led by its nose. It does not bluff, and few get up after its paw.",
	"cave-fisher":      "An eyeless hunter of the cave walls that knows the world by ear alone. It hears twice as far as you do, and light means nothing to it.",
	"shadow":           "A piece of the dark with hands, hard to hit and harder to notice. It goes for the lights first.",
	"cultist":          "A robed believer with one bare candle between itself and the dark. It has little stomach for a fight.",
	"bat":              "Small, quick and at home in the dark. It bites little and is hardly ever where you strike.",
	"ogre":             "Twice the height of a man, slow to act and easy to hit. What its fists meet does not stand for long.",
}

// Lore is the row of a kind in the table of creatures [DK-HST-10].
func (s *System) Lore(kind rules.ContentID) (rules.Lore, bool) {
	c := creatureOf(kind)
	if c == nil {
		return rules.Lore{}, false
	}
	return rules.Lore{
		Kind: kind, Name: c.name, Words: descriptions[c.id], Health: c.hp, Move: c.move, Damage: c.damage, Figures: printed(c),
		Vision: c.vision, Hearing: max(1, c.hearing), KeenNose: c.nose, Big: c.big, Temper: c.temper, Rule: "DK-HST-10",
	}, true
}

// printed are a creature's figures as they stand in the table.
func printed(c *creature) []rules.Number {
	var list []rules.Number
	for i, n := range c.stats {
		list = append(list, rules.Number{Name: statNames[i], Value: n, Rule: "DK-HST-10"})
	}
	return list
}
