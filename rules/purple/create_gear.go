package purple

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pitchdark/rules"
)

// rollSilver throws 6d6 for the starting money, ten pence each [PH-CRE-02].
func (c *Creation) rollSilver() {
	c.hero.Purse = 10 * Penny * Money(sum(throw(c.roller, rollSilver, 6, 6)))
	c.step = StepWeapon
}

// arm gives the hero the free weapon and what everybody has, and picks to
// whom the feat made a lock-picker [PH-EQP-01, PH-FEA-22].
func (c *Creation) arm(ch Choice) *rules.Refusal {
	kind := rules.ContentID(ch.What)
	kit, refused := StartingKit(kind, c.hero.Class == mage)
	if refused != nil {
		return refused
	}
	if refused := c.hero.MayUse(FindItem(kind)); refused != nil {
		return refused
	}
	if c.hero.Times(lockpicking) > 0 {
		kit = kit.With(picks, 1, InPack)
	}
	c.hero.Kit = kit
	c.step = StepGear
	return nil
}

// MayUse refuses a thing that the hero is too weak or too small for [PH-ARM-02,
// PH-WPN-01, PH-RAC-03].
func (c *Character) MayUse(it *Item) *rules.Refusal {
	race, refused := FindRace(c.Race)
	if refused != nil {
		return refused
	}
	if refused := race.MayWield(it); refused != nil {
		return refused
	}
	return it.MayUse(c.Scores[Strength])
}

func weapons(*Creation) []Option {
	var options []Option
	for _, table := range [][]Item{weaponTable, missileTable} {
		for _, it := range table {
			options = append(options, option(string(it.Kind), "", it.Name))
		}
	}
	return options
}

// take adds basic gear, which is free within its limits and as long as it is
// no load [PH-EQP-02].
func (c *Creation) take(ch Choice) *rules.Refusal {
	it, refused := known(rules.ContentID(ch.What))
	if refused != nil {
		return refused
	}
	if !it.Basic {
		return refuse("PH-EQP-02", "That is not free.")
	}
	return c.add(it, 1)
}

// add puts free gear where it fits.
func (c *Creation) add(it *Item, count int) *rules.Refusal {
	if limit := FreeLimit(it.Bulk); it.Basic && c.hero.Kit.Count(it.Kind)+count > limit {
		return refuse("PH-EQP-02", "At most %d of this are free.", limit)
	}
	c.hero.stow(it, count)
	if c.hero.Burden().Over > 0 {
		return refuse("PH-EQP-02", "That is more than you can carry unburdened.")
	}
	return nil
}

// stow puts things into the backpack; arms, armour and what the pack has no
// room for go about the person [PH-ENC-02].
func (c *Character) stow(it *Item, count int) {
	where := OnBody
	if it.Armour == nil && !(isArm(it) && !it.Basic && it.Splash == nil) {
		packed := c.Kit.With(it.Kind, count, InPack)
		if packed.Fits(InPack, c.Mod(Strength)) == nil {
			where = InPack
		}
	}
	c.Kit = c.Kit.With(it.Kind, count, where)
}

// buy pays for a thing of the costed tables [PH-EQP-04, PH-GEN-02].
func (c *Creation) buy(ch Choice) *rules.Refusal {
	it, refused := known(rules.ContentID(ch.What))
	if refused != nil {
		return refused
	}
	if it.Price == 0 {
		return refuse("PH-EQP-02", "That is not sold to new heroes; basic gear is free.")
	}
	if refused := c.mayWear(it); refused != nil {
		return refused
	}
	left, refused := Pay(c.hero.Purse, it.Price)
	if refused != nil {
		return refused
	}
	c.hero.Purse = left
	c.hero.stow(it, 1)
	return nil
}

// mayWear refuses what the hero cannot use, and a second suit or shield.
func (c *Creation) mayWear(it *Item) *rules.Refusal {
	if refused := c.hero.MayUse(it); refused != nil || it.Armour == nil {
		return refused
	}
	body, shield := c.hero.Kit.Worn()
	if it.Armour.Weight == Shield && shield != nil {
		return refuse("PH-ARM-03", "You have a shield already.")
	}
	if it.Armour.Weight != Shield && body != nil {
		return refuse("PH-ARM-01", "You wear armour already.")
	}
	return nil
}

// kinds is every thing; those that cannot be taken or bought are refused.
func kinds(*Creation) []Option {
	var options []Option
	for _, it := range items {
		options = append(options, option(string(it.Kind), "", it.Name))
	}
	return options
}

// takePack takes all of a quick pack, within the limits of what is free
// [PH-PCK-01, PH-EQP-02].
func (c *Creation) takePack(ch Choice) *rules.Refusal {
	p := FindPack(ch.What)
	if p == nil {
		return refuse("PH-PCK-01", "There is no such pack.")
	}
	contents := p.Contents
	if p.Tool != nil {
		if !slices.Contains(p.Tool, rules.ContentID(ch.For)) {
			return refuse("PH-PCK-01", "Choose one tool for this pack.")
		}
		contents = append(slices.Clip(contents), Stack{Kind: rules.ContentID(ch.For), Count: 1})
	}
	left, refused := Pay(c.hero.Purse, p.Price)
	if refused != nil {
		return refused
	}
	c.hero.Purse = left
	for _, s := range contents {
		if refused := c.add(FindItem(s.Kind), s.Count); refused != nil {
			return refused
		}
	}
	return nil
}

func packs(*Creation) []Option {
	var options []Option
	for _, p := range packTable {
		if p.Tool == nil {
			options = append(options, option(p.ID, "", p.Name))
		}
		for _, tool := range p.Tool {
			options = append(options, option(p.ID, string(tool), p.Name+", with a "+FindItem(tool).Name))
		}
	}
	return options
}

// move puts one of a thing elsewhere; a sack has to be in hand to be filled
// [PH-ENC-02, PH-ENC-03].
func (c *Creation) move(ch Choice) *rules.Refusal {
	kind := rules.ContentID(ch.What)
	to := slices.Index(whereNames[:], ch.For)
	if to < 0 {
		return refuse("PH-ENC-02", "Things are on the body, in the backpack or in the sack.")
	}
	where := Where(to)
	less, found := c.hero.Kit.elsewhere(kind, where)
	switch {
	case !found:
		return refuse("PH-ENC-02", "You have none to move there.")
	case kind == backpack, kind == sack && where == InSack:
		return refuse("PH-ENC-02", "It holds the rest.")
	case where == InSack && !less.holds(sack, OnBody):
		return refuse("PH-ENC-02", "You hold no sack.")
	}
	kit := less.With(kind, 1, where)
	if kit.count(InSack) > 0 && !kit.holds(sack, OnBody) {
		return refuse("PH-ENC-02", "Empty the sack first.")
	}
	c.hero.Kit = kit
	return kit.Fits(where, c.hero.Mod(Strength))
}

// elsewhere takes one of a kind from any place but one.
func (k Kit) elsewhere(kind rules.ContentID, not Where) (Kit, bool) {
	for _, where := range []Where{OnBody, InPack, InSack} {
		if where == not {
			continue
		}
		if less, found := k.Without(kind, where); found {
			return less, true
		}
	}
	return k, false
}

func (k Kit) holds(kind rules.ContentID, where Where) bool {
	return slices.ContainsFunc(k, func(s Stack) bool { return s.Kind == kind && s.Where == where })
}

func moves(c *Creation) []Option {
	var options []Option
	for _, o := range carried(c) {
		for _, where := range whereNames {
			options = append(options, option(o.What, where, o.Title+" to the "+where))
		}
	}
	return options
}

// carried is the kinds that the hero has, each once.
func carried(c *Creation) []Option {
	var options []Option
	for _, it := range items {
		if c.hero.Kit.Count(it.Kind) > 0 {
			options = append(options, option(string(it.Kind), "", it.Name))
		}
	}
	return options
}

// ready marks a thing on the body as readied [PH-RDY-01].
func (c *Creation) ready(ch Choice) *rules.Refusal {
	kit, refused := c.hero.Kit.Ready(rules.ContentID(ch.What))
	if refused != nil {
		return refused
	}
	c.hero.Kit = kit
	return nil
}

// The most letters of a name and of a motto [PH-CRE-01, PH-CRE-03].
const (
	maxName  = 40
	maxMotto = 120
)

// call names the hero [PH-CRE-01].
func (c *Creation) call(ch Choice) *rules.Refusal {
	switch {
	case strings.TrimSpace(ch.What) == "":
		return refuse("PH-CRE-01", "A name needs at least one letter.")
	case utf8.RuneCountInString(ch.What) > maxName:
		return refuse("PH-CRE-01", "A name has at most %d letters.", maxName)
	}
	c.hero.Name = ch.What
	c.step = StepMotto
	return nil
}

// vow says why the hero goes, and locks the sheet [PH-CRE-03].
func (c *Creation) vow(ch Choice) *rules.Refusal {
	switch {
	case strings.TrimSpace(ch.What) == "":
		return refuse("PH-CRE-03", "A motivation needs at least one word.")
	case utf8.RuneCountInString(ch.What) > maxMotto:
		return refuse("PH-CRE-03", "A motivation has at most %d letters.", maxMotto)
	}
	c.hero.Motto = ch.What
	c.step = StepFinished
	return nil
}

func names(c *Creation) []Option { return written(nameTable[c.hero.Race]) }

func mottos(*Creation) []Option { return written(mottoTable) }

// written is options whose words are only suggestions.
func written(list []string) []Option {
	options := words(list)
	for i := range options {
		options[i].Words = WhatWords
	}
	return options
}
