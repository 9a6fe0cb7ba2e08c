package purple

import (
	"fmt"
	"strings"

	"pitchdark/rules"
)

var bulkWords = map[Bulk]string{None: "no slot", S: "¼ slot", M: "1 slot", L: "2 slots", XL: "3 slots"}

// Words is what a kind of thing is good for and what room it takes, in a line.
func (it *Item) Words() string {
	var list []string
	add := func(words string) {
		if words != "" {
			list = append(list, words)
		}
	}
	add(it.armourWords())
	add(it.armsWords())
	if l := it.Light; l != nil {
		add(it.lightWords())
	}
	if it.Holds > 0 {
		add(fmt.Sprintf("bears %d pounds", it.Holds))
	}
	if it.Strength > 0 {
		add(fmt.Sprintf("Strength %d", it.Strength))
	}
	if it.Bundle > 1 {
		add(fmt.Sprintf("%d in all", it.Bundle))
	}
	add(bulkWords[it.Bulk])
	return sentence(strings.Join(list, ", "))
}

func (it *Item) armourWords() string {
	switch a := it.Armour; {
	case a == nil:
		return ""
	case a.Weight == Shield:
		return fmt.Sprintf("Armour Class +%d, one hand", a.Class)
	case a.Bulky():
		return fmt.Sprintf("Armour Class %d, bulky", a.Class)
	default:
		return fmt.Sprintf("Armour Class %d", a.Class)
	}
}

func (it *Item) armsWords() string {
	var list []string
	switch {
	case it.Splash != nil:
		list = append(list, "damage "+it.Splash.Dice.String()+" where it breaks")
	case it.Repels != 0:
		list = append(list, "thrown at lycanthropes")
	case it.Melee != nil:
		list = append(list, "damage "+it.Melee.Class.Dice(1).String(), hands(it.Melee.Class.Hands()))
		if it.Melee.Has(Reach) {
			list = append(list, "reach")
		}
	case it.Missile != nil:
		list = append(list, "damage "+it.Missile.Class.Dice(1).String(), hands(it.Missile.Hands))
	default:
		return ""
	}
	if m := it.Missile; m != nil {
		list = append(list, fmt.Sprintf("%d/%d/%d feet", m.Brackets.Short, m.Brackets.Medium, m.Brackets.Far))
	}
	return strings.Join(list, ", ")
}

func hands(n int) string {
	if n == 1 {
		return "one hand"
	}
	return "both hands"
}

func (it *Item) lightWords() string {
	reach := fmt.Sprintf("dim to %d tiles", it.Light.Low)
	if it.Light.Bright > 0 {
		reach = fmt.Sprintf("bright to %d tiles", it.Light.Bright)
	}
	if it.Light.Burns >= Hour {
		return fmt.Sprintf("%s, burns %d h", reach, it.Light.Burns/Hour)
	}
	return fmt.Sprintf("%s, burns %d minutes", reach, it.Light.Burns/Minute)
}

// rule is where the thing stands in the book.
func (it *Item) rule() rules.RuleID {
	switch {
	case it.Armour != nil:
		return "PH-ARM-01"
	case it.Basic || it.Price == 0 && it.Melee == nil && it.Missile == nil:
		return "PH-EQP-03"
	case it.Melee != nil:
		return "PH-WPN-02"
	case it.Missile != nil && it.Splash == nil && it.Repels == 0:
		return "PH-WPN-05"
	}
	return "PH-EQP-04"
}

// group is where a thing that costs money is listed.
func (it *Item) group() string {
	switch {
	case it.Armour != nil:
		return groupArmour
	case it.Splash == nil && it.Repels == 0 && (isArm(it) || it.Bundle > 1):
		return groupArms
	}
	return groupGoods
}

// owned is a price, and how many of the thing the hero has already.
func (c *Creation) owned(it *Item, price string) string {
	if n := c.hero.Kit.Count(it.Kind); n > 0 {
		return fmt.Sprintf("×%d  %s", n, price)
	}
	return price
}

// words is the stack by name and number, what is readied with an asterisk
// [PH-RDY-01].
func (s Stack) words() string {
	words := FindItem(s.Kind).Name
	if s.Count > 1 {
		words = fmt.Sprintf("%s ×%d", words, s.Count)
	}
	if s.Condition != New {
		words += " (" + s.Condition.String() + ")"
	}
	if s.Readied {
		words += "*"
	}
	return words
}
