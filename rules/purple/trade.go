package purple

import "pitchdark/rules"

// Buy is what a thing of a list price costs in a condition [PH-WTR-07].
func (c Condition) Buy(list Money) (Money, *rules.Refusal) {
	if c == Ruined {
		return 0, refuse("PH-WTR-07", "No one sells that.")
	}
	return list.Percent(wearTable[c].buy), nil
}

// Sell is what a merchant gives for a thing of a list price in a condition
// [PH-WTR-07].
func (c Condition) Sell(list Money) (Money, *rules.Refusal) {
	if c == Ruined {
		return 0, refuse("PH-WTR-07", "No one buys that.")
	}
	return list.Percent(wearTable[c].sell), nil
}

// repairTable is what lifting a thing out of a condition, by one step, costs in
// percent of its list price; no step leads to new [PH-WTR-08].
var repairTable = map[Condition]int{Worn: 10, Shabby: 20}

// Repair is what mending a thing to a condition costs, and the days, one a
// step [PH-WTR-08].
func (c Condition) Repair(to Condition, list Money) (price Money, days int, refused *rules.Refusal) {
	if c == Ruined {
		return 0, 0, refuse("PH-WTR-08", "A ruined thing cannot be mended.")
	}
	if to < Used || to >= c {
		return 0, 0, refuse("PH-WTR-08", "It can be mended as far as used, no further.")
	}
	percent := 0
	for ; c > to; c-- {
		percent += repairTable[c]
		days++
	}
	return list.Percent(percent), days, nil
}

// Upgrade is a betterment that a craftsman can make, once to a piece
// [PH-WTR-11].
type Upgrade struct {
	ID      string
	Name    string
	Percent int   // of the list price, added to it
	Flat    Money // added besides
	Days    int
	Fits    func(*Item) bool
}

// upgradeTable is the betterments [PH-WTR-11].
var upgradeTable = []Upgrade{
	{ID: "silvered", Name: "silvered", Percent: 200, Days: 7, Fits: isArm},
	{ID: "sturdy", Name: "sturdy", Percent: 200, Days: 14, Fits: func(it *Item) bool { return isArm(it) || it.Armour != nil }},
	{ID: "balanced", Name: "balanced", Percent: 400, Days: 21, Fits: func(it *Item) bool { return it.Melee != nil && !it.Melee.Has(Improvised) }},
	{ID: "fitted", Name: "fitted", Percent: 50, Days: 7, Fits: func(it *Item) bool { return it.Armour != nil && it.Armour.Weight != Shield }},
	{ID: "quiet", Name: "quiet", Percent: 100, Days: 14, Fits: func(it *Item) bool { return it.Kind == "purple/leather" || it.Kind == "purple/ring" }},
	{ID: "shielded", Name: "shielded", Flat: 20 * Penny, Days: 1, Fits: func(it *Item) bool { return it.Kind == "purple/lantern" }},
}

// FindUpgrade looks a betterment up; nil if there is none of that name.
func FindUpgrade(id string) *Upgrade {
	for i := range upgradeTable {
		if upgradeTable[i].ID == id {
			return &upgradeTable[i]
		}
	}
	return nil
}

// On is what the betterment adds to the price of a piece in a condition; had
// are those that it has already [PH-WTR-11].
func (u *Upgrade) On(it *Item, list Money, c Condition, had ...string) (Money, *rules.Refusal) {
	for _, id := range had {
		if id == u.ID {
			return 0, refuse("PH-WTR-11", "It is already %s.", u.Name)
		}
	}
	switch {
	case c > Used:
		return 0, refuse("PH-WTR-11", "Only new or used pieces.")
	case !u.Fits(it):
		return 0, refuse("PH-WTR-11", "This cannot be made %s.", u.Name)
	}
	return list.Percent(u.Percent) + u.Flat, nil
}
