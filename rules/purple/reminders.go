package purple

// Reminders are what a new hero may have forgotten, a sentence each. None of
// them keeps the sheet from being locked [PH-CRE-04].
func (c *Character) Reminders() []string {
	var list []string
	remind := func(forgotten bool, sentence string) {
		if forgotten {
			list = append(list, sentence)
		}
	}
	body, _ := c.Kit.Worn()
	picker := c.Times(lockpicking) > 0 || c.HasSkill(lockpicking)
	has := func(test func(*Item) bool) bool {
		return c.Kit.Any(func(_ Stack, it *Item) bool { return test(it) })
	}
	remind(body == nil, "You wear no armour.")
	remind(picker && !has(func(it *Item) bool { return it.Picks }), "You pick locks and own no picks.")
	remind(c.Class == mage && !has(func(it *Item) bool { return it.Book }), "You own no book for your spells.")
	remind(!has(func(it *Item) bool { return it.Light != nil }), "You carry no light.")
	remind(!c.Kit.Any(func(s Stack, _ *Item) bool { return s.Readied }), "Nothing is readied.")
	return list
}
