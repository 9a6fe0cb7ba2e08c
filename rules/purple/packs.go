package purple

import "pitchdark/rules"

// Pack is a ready-made choice of gear for a new hero [PH-PCK-01].
type Pack struct {
	ID       string
	Name     string
	Slots    int // that it fills
	Price    Money
	Contents []Stack
	Tool     []rules.ContentID // one of these besides
}

// packTable is the six packs [PH-PCK-01].
var packTable = []Pack{
	{ID: "gygax", Name: "the Gygax", Slots: 10, Price: 25 * Penny, Contents: []Stack{
		{Kind: "purple/hemp-rope", Count: 1},
		{Kind: "purple/pole", Count: 1},
		{Kind: "purple/spikes", Count: 2},
		{Kind: "purple/hammer", Count: 1},
		{Kind: "purple/lantern", Count: 1},
		{Kind: "purple/oil", Count: 2},
		{Kind: "purple/holy-water", Count: 1},
		{Kind: "purple/dried-fruit", Count: 2},
		{Kind: "purple/jerky", Count: 4},
		{Kind: "purple/cheese", Count: 2},
	}},
	{ID: "generalist", Name: "the Generalist", Slots: 6, Price: 10 * Penny, Contents: []Stack{
		{Kind: "purple/candle", Count: 1},
		{Kind: "purple/chalk", Count: 1},
		{Kind: "purple/hammer", Count: 1},
		{Kind: "purple/spikes", Count: 1},
		{Kind: "purple/crowbar", Count: 1},
		{Kind: "purple/jerky", Count: 2},
		{Kind: "purple/cheese", Count: 1},
		{Kind: "purple/dried-fruit", Count: 1},
		{Kind: "purple/oil", Count: 1},
		{Kind: "purple/lantern", Count: 1},
		{Kind: "purple/mapping-kit", Count: 1},
	}},
	{ID: "cautious", Name: "the Cautious", Slots: 6, Contents: []Stack{
		{Kind: "purple/candle", Count: 1},
		{Kind: "purple/chalk", Count: 1},
		{Kind: "purple/hammer", Count: 1},
		{Kind: "purple/spikes", Count: 1},
		{Kind: "purple/wolfsbane", Count: 1},
		{Kind: "purple/caltrops", Count: 1},
		{Kind: "purple/jerky", Count: 2},
		{Kind: "purple/cheese", Count: 2},
		{Kind: "purple/dried-fruit", Count: 3},
		{Kind: "purple/pole", Count: 1},
	}},
	{
		ID: "delver", Name: "the Delver", Slots: 6, Contents: []Stack{
			{Kind: "purple/candle", Count: 3},
			{Kind: "purple/hammer", Count: 1},
			{Kind: "purple/jerky", Count: 2},
			{Kind: "purple/cheese", Count: 1},
			{Kind: "purple/dried-fruit", Count: 1},
			{Kind: "purple/hemp-rope", Count: 1},
		},
		Tool: []rules.ContentID{"purple/pickaxe", "purple/shovel", "purple/sledgehammer"},
	},
	{ID: "scholar", Name: "the Scholar", Slots: 6, Price: 10 * Penny, Contents: []Stack{
		{Kind: "purple/chalk", Count: 1},
		{Kind: "purple/vial", Count: 3},
		{Kind: "purple/jerky", Count: 2},
		{Kind: "purple/cheese", Count: 1},
		{Kind: "purple/dried-fruit", Count: 1},
		{Kind: "purple/oil", Count: 1},
		{Kind: "purple/lantern", Count: 1},
		{Kind: "purple/mapping-kit", Count: 1},
		{Kind: scrollCase, Count: 1},
	}},
	{ID: "torchbearer", Name: "the Torchbearer", Slots: 6, Contents: []Stack{
		{Kind: "purple/jerky", Count: 4},
		{Kind: "purple/cheese", Count: 2},
		{Kind: "purple/dried-fruit", Count: 2},
		{Kind: "purple/oil", Count: 2},
		{Kind: torch, Count: 8},
	}},
}

// Packs is the quick packs, in the order of the table [PH-PCK-01].
func Packs() []Pack { return append([]Pack(nil), packTable...) }

// FindPack looks a pack up; nil if there is none of that name.
func FindPack(id string) *Pack {
	for i := range packTable {
		if packTable[i].ID == id {
			return &packTable[i]
		}
	}
	return nil
}

// FreeLimit is how many of a thing are free at creation by its bulk: 8 small,
// 2 medium, 1 large [PH-EQP-02].
func FreeLimit(bulk Bulk) int {
	switch {
	case bulk <= S:
		return 8
	case bulk <= M:
		return 2
	}
	return 1
}

// StartingKit is what a new hero owns for nothing: a weapon with a bundle of
// what it shoots, waterskin, tinderbox and backpack, and a caster's first
// spellbook. What is no weapon of the tables is refused [PH-EQP-01].
func StartingKit(weapon rules.ContentID, caster bool) (Kit, *rules.Refusal) {
	it, refused := known(weapon)
	if refused != nil {
		return nil, refused
	}
	if !isArm(it) || it.Basic || it.Splash != nil || it.Repels != 0 {
		return nil, refuse("PH-EQP-01", "Only a weapon is free.")
	}
	kit := Kit{{Kind: weapon, Count: 1}}
	if it.Missile != nil && len(it.Missile.Ammo) > 0 {
		kit = append(kit, Stack{Kind: it.Missile.Ammo[0], Count: 1})
	}
	kit = append(kit, Stack{Kind: backpack, Count: 1}, Stack{Kind: waterskin, Count: 1, Where: InPack}, Stack{Kind: tinderbox, Count: 1, Where: InPack})
	if caster {
		kit = append(kit, Stack{Kind: book, Count: 1, Where: InPack})
	}
	return kit, nil
}
