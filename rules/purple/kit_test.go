package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/purple"
)

// pack is a kit of so many things of some kinds, in one place.
func pack(where purple.Where, things map[rules.ContentID]int) purple.Kit {
	var kit purple.Kit
	for _, it := range purple.Items() {
		if n := things[it.Kind]; n > 0 {
			kit = append(kit, purple.Stack{Kind: it.Kind, Count: n, Where: where})
		}
	}
	return kit
}

// PH-ENC-01: small things of one container share slots.
func TestSlots(t *testing.T) {
	kit := pack(purple.InPack, map[rules.ContentID]int{"purple/torch": 5, "purple/vial": 2})
	assert.Equal(t, purple.Bulk(7), kit.Bulk(purple.InPack))
	assert.Equal(t, 2, kit.Slots(purple.InPack))
	assert.Zero(t, kit.Slots(purple.OnBody))
	apart := append(pack(purple.InPack, map[rules.ContentID]int{"purple/torch": 1}), pack(purple.InSack, map[rules.ContentID]int{"purple/vial": 1})...)
	assert.Equal(t, 2, apart.Slots(purple.InPack)+apart.Slots(purple.InSack))
	for bulk, want := range map[purple.Bulk]int{purple.None: 0, purple.S: 1, purple.M: 1, purple.L: 2, purple.XL: 3} {
		assert.Equal(t, want, purple.SlotsFor(bulk))
	}
	_, refusal := purple.Kit{}.Ready("purple/moonbeam")
	refused(t, "No such item. [PH-ENC-01]", refusal)
}

// PH-ENC-02
func TestContainers(t *testing.T) {
	assert.Equal(t, 9, purple.Capacity(-1))
	assert.Equal(t, 12, purple.Capacity(2))
	kit := pack(purple.InPack, map[rules.ContentID]int{"purple/bedroll": 12})
	refused(t, "The backpack holds 11 slots; this needs 12. [PH-ENC-02]", kit.Fits(purple.InPack, 1))
	assert.Nil(t, kit.Fits(purple.InPack, 2))
	inSack := pack(purple.InSack, map[rules.ContentID]int{"purple/bedroll": 10, "purple/vial": 1})
	refused(t, "The sack holds 10 slots; this needs 11. [PH-ENC-02]", inSack.Fits(purple.InSack, 0))
}

// PH-ENC-03
func TestSackInHand(t *testing.T) {
	assert.Equal(t, 1, purple.SackHands(5, 10))
	assert.Equal(t, 2, purple.SackHands(6, 10))
	assert.Equal(t, 3, purple.Burden{}.HexPoints(1))
	assert.Equal(t, 2, purple.Burden{}.HexPoints(2))
	full := append(pack(purple.OnBody, map[rules.ContentID]int{"purple/sack": 1}), pack(purple.InSack, map[rules.ContentID]int{"purple/bedroll": 2})...)
	refused(t, "Drop the sack before you attack. [PH-ENC-03]", full.MayFight())
	assert.Zero(t, full.Slots(purple.OnBody), "a sack in use fills no slot")
	empty := pack(purple.OnBody, map[rules.ContentID]int{"purple/sack": 1})
	assert.Nil(t, empty.MayFight())
	assert.Equal(t, 1, empty.Slots(purple.OnBody))
}

// PH-ENC-04
func TestBulk(t *testing.T) {
	plate := pack(purple.OnBody, map[rules.ContentID]int{"purple/plate": 1})
	b := plate.Burden(0, 0, 0)
	assert.Equal(t, purple.Burden{Bulky: true}, b)
	assert.Equal(t, 30, b.Speed(0, false))
	assert.Equal(t, 3, b.HexPoints(0))
	mail := pack(purple.OnBody, map[rules.ContentID]int{"purple/chainmail": 1})
	assert.False(t, mail.Burden(0, 0, 0).Bulky)
	assert.Equal(t, purple.Burden{Over: 3 + 9 - 5, Bulky: true}, plate.Burden(0, 0, 1), "bulk does not add up")
	assert.Equal(t, purple.Burden{Over: 9 - 5, Bulky: true}, purple.Kit{}.Burden(0, 0, 1))
}

// PH-ENC-05
func TestEncumbrance(t *testing.T) {
	for over, want := range map[int]int{0: 0, 1: 1, 3: 1, 4: 2, 6: 2, 7: 3, 9: 3, 10: 4} {
		assert.Equal(t, want, purple.Burden{Over: over}.Level(), over)
	}
	b := purple.Burden{Over: 2, Bulky: true}
	assert.Equal(t, 2, b.Level())
	assert.Equal(t, 20, b.Speed(0, false))
	assert.Nil(t, b.MayMove())
	lame := purple.Burden{Over: 7, Bulky: true}
	refused(t, "Too heavily laden to move. [PH-ENC-05]", lame.MayMove())
	assert.Zero(t, lame.Speed(0, false))
	assert.Zero(t, lame.HexPoints(0))
	kit := pack(purple.OnBody, map[rules.ContentID]int{"purple/plate": 1, "purple/great-sword": 1, "purple/torch": 5})
	assert.Equal(t, 2, kit.Burden(0, 0, 0).Over, "3 + 2 + 2 slots about the person")
	assert.Zero(t, pack(purple.InPack, map[rules.ContentID]int{"purple/bedroll": 10}).Burden(0, 0, 0).Over)
	assert.Equal(t, 2, pack(purple.InPack, map[rules.ContentID]int{"purple/bedroll": 16}).Burden(-1, 0, 0).Over, "what the pack does not hold")
}

// PH-ENC-06: fatigue, then load, then caltrops.
func TestCombatSpeed(t *testing.T) {
	assert.Equal(t, 40, purple.Burden{}.Speed(0, false))
	plate := purple.Burden{Bulky: true}
	assert.Equal(t, 10, plate.Speed(1, false))
	assert.Equal(t, 2, purple.Tiles(plate.Speed(1, false)))
	assert.Equal(t, 5, purple.Burden{Over: 9}.Speed(1, false), "at least 5 up to level 3")
	assert.Equal(t, 15, plate.Speed(0, true))
	assert.Equal(t, 5, plate.Speed(1, true))
}

// PH-ENC-07
func TestCoins(t *testing.T) {
	for coins, want := range map[int]int{0: 0, 1: 1, 500: 1, 501: 2} {
		assert.Equal(t, want, purple.CoinSlots(coins), coins)
	}
	kit := pack(purple.OnBody, map[rules.ContentID]int{"purple/bedroll": 5})
	assert.Zero(t, kit.Burden(0, 0, 0).Over)
	assert.Equal(t, 2, kit.Burden(0, 501, 0).Over)
}

// PH-RDY-01
func TestReadying(t *testing.T) {
	kit := pack(purple.OnBody, map[rules.ContentID]int{
		"purple/dagger": 1, "purple/vial": 4, "purple/sword": 1, "purple/spear": 1, "purple/arrows": 1,
		"purple/scroll-case": 1, "purple/bedroll": 1,
	})
	kit = append(kit, pack(purple.InPack, map[rules.ContentID]int{"purple/chalk": 1})...)
	ready := func(kind rules.ContentID) *rules.Refusal {
		more, refusal := kit.Ready(kind)
		kit = more
		return refusal
	}
	for _, kind := range []rules.ContentID{"purple/dagger", "purple/vial", "purple/vial", "purple/vial", "purple/sword", "purple/arrows"} {
		assert.Nil(t, ready(kind), kind)
	}
	before := append(purple.Kit(nil), kit...)
	refused(t, "Four small things can be readied. [PH-RDY-01]", ready("purple/vial"))
	refused(t, "One weapon of that size can be readied. [PH-RDY-01]", ready("purple/spear"))
	refused(t, "A scroll in its case cannot be readied. [PH-RDY-01]", ready("purple/scroll-case"))
	refused(t, "Only what is on the body can be readied. [PH-RDY-01]", ready("purple/chalk"))
	refused(t, "Only small things and a weapon can be readied. [PH-RDY-01]", ready("purple/bedroll"))
	assert.Equal(t, before, kit)
}

// PH-RDY-02
func TestDrawing(t *testing.T) {
	assert.Equal(t, 0, purple.Stack{Readied: true}.DrawRounds(false))
	assert.Equal(t, 1, purple.Stack{}.DrawRounds(false))
	assert.Equal(t, 2, purple.Stack{Where: purple.InPack}.DrawRounds(false))
	assert.Equal(t, 1, purple.Stack{Where: purple.InPack}.DrawRounds(true))
}

// PH-RDY-03, PH-ISV-02: a blast threatens the readied vial, disintegration the
// dagger as well, and neither what is not readied.
func TestExposed(t *testing.T) {
	kit := purple.Kit{
		{Kind: "purple/dagger", Count: 1, Readied: true},
		{Kind: "purple/holy-water", Count: 1, Readied: true},
		{Kind: "purple/holy-water", Count: 1, Where: purple.InPack},
		{Kind: "purple/acid", Count: 1},
	}
	assert.Equal(t, []int{1}, kit.Exposed(false))
	assert.Equal(t, []int{0, 1}, kit.Exposed(true))
	for _, it := range purple.Items() {
		assert.False(t, it.Fragile && (it.Melee != nil || it.Armour != nil), it.Kind)
	}
	for _, kind := range []rules.ContentID{"purple/oil", "purple/vial", "purple/mirror", "purple/lantern"} {
		assert.True(t, item(t, kind).Fragile, kind)
	}
}

// The figures come from the table and the kit stays as it was.
func TestKitsAreNotChangedInPlace(t *testing.T) {
	kit := pack(purple.InPack, map[rules.ContentID]int{"purple/torch": 2})
	more := kit.With("purple/torch", 3, purple.InPack)
	assert.Equal(t, 2, kit.Count("purple/torch"))
	assert.Equal(t, purple.Kit{{Kind: "purple/torch", Count: 5, Where: purple.InPack}}, more)
	less, found := more.Without("purple/torch", purple.InPack)
	assert.True(t, found)
	assert.Equal(t, 4, less.Count("purple/torch"))
	assert.Equal(t, 5, more.Count("purple/torch"))
	_, found = more.Without("purple/torch", purple.OnBody)
	assert.False(t, found)
}
