package purple

import (
	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// Source is a source of light, carried or not [PH-DRK-09].
type Source struct {
	ID    string
	Kind  world.LightKind
	Hands int
	Core  bool // the option of the core's radii changes it
}

// The radii that the darkness core has for a flame, for the option that takes
// them instead [PH-DRK-33].
const (
	coreBright = 5
	coreLow    = 10
)

// sourceTable is the sources of light [PH-LIT-01, PH-DRK-09].
var sourceTable = []Source{
	{ID: "torch", Kind: torchLight, Hands: 1, Core: true},
	{ID: "lantern", Kind: lanternLight, Hands: 1},
	{ID: "candle", Kind: candleLight, Hands: 1, Core: true},
	{ID: "hurricane-lamp", Kind: world.LightKind{Low: 1, Level: 1, Burns: 4 * Hour, Drops: true}, Hands: 1},
	{ID: "campfire", Kind: world.LightKind{Bright: 8, Low: 16, Level: 1, Burns: 8 * Hour}, Core: true},
	{ID: "burning-oil", Kind: world.LightKind{Bright: 8, Low: 16, Level: 1, Burns: Turn}},
	{ID: "burning-creature", Kind: world.LightKind{Bright: 8, Low: 16, Level: 1, Burns: 2}},
	{ID: "light-spell", Kind: world.LightKind{Bright: 6, Low: 12, Level: 1, Magic: 1}},
	{ID: "continual-light", Kind: world.LightKind{Bright: 8, Low: 16, Level: 1, Magic: 3}},
	{ID: "ever-lamp", Kind: world.LightKind{Bright: 8, Low: 16, Level: 1, Shut: true, Magic: 2}},
	{ID: "dancing-lights", Kind: world.LightKind{Bright: 2, Low: 4, Level: 1}},
	{ID: "beetle-glands", Kind: world.LightKind{Bright: 2, Low: 4, Level: 1}},
	{ID: "marsh-light", Kind: world.LightKind{Bright: 2, Low: 4, Level: 1}},
	{ID: "belt-lantern", Kind: world.LightKind{Bright: 3, Low: 6, Level: 1, Burns: 4 * Hour, Drops: true, Shut: true, Oil: true}},
}

// Sources is the sources of light, in the order of the table.
func Sources() []Source { return append([]Source(nil), sourceTable...) }

// FindSource looks a source up; nil if there is none of that ID.
func FindSource(id string) *Source {
	for i := range sourceTable {
		if sourceTable[i].ID == id {
			return &sourceTable[i]
		}
	}
	return nil
}

// Under is how the source shines under the options of a campaign
// [PH-DRK-33].
func (s *Source) Under(o Options) world.LightKind {
	kind := s.Kind
	if s.Core && o.Light == CoreRadii {
		kind.Bright, kind.Low = coreBright, coreLow
	}
	return kind
}

// MayLight refuses to light anything without a tinderbox or a flame. Lighting
// is an action [PH-LIT-01].
func MayLight(flame bool) *rules.Refusal {
	if !flame {
		return refuse("PH-LIT-01", "You have nothing to light it with.")
	}
	return nil
}

// KeptBurning is the rounds that a light put out has left: of a torch only
// whole turns, of others all [PH-LIT-02].
func KeptBurning(kind rules.ContentID, left int) int {
	if kind == torch {
		return left / Turn * Turn
	}
	return left
}

// MayBurn refuses a lantern that has no oil [PH-LIT-02].
func MayBurn(left int) *rules.Refusal {
	if left <= 0 {
		return refuse("PH-LIT-02", "The lantern is dry.")
	}
	return nil
}

// countedTiles is how near the fight a light counts for the party.
const countedTiles = 8

// Shine is a light that burns near a party [PH-LIT-03].
type Shine struct {
	Candle bool
	Shut   bool
	Tiles  int // from the nearest hero in the fight
}

// LightMods is what attackers of a party of so many lose for want of lights:
// 1 for each light short of one for three members, at most 4. Lit, open lights
// within 8 tiles count, three candles as one; in Bright surroundings none is
// needed [PH-LIT-03].
func LightMods(members int, shines []Shine, bright bool) []rules.Number {
	lights, candles := 0, 0
	for _, s := range shines {
		switch {
		case s.Shut || s.Tiles > countedTiles:
		case s.Candle:
			candles++
		default:
			lights++
		}
	}
	if bright {
		return nil
	}
	return number(nil, "too few lights", max(-LightsShort(members, lights, candles), mostLightsLost), "PH-LIT-03")
}

// LightNoticed reports whether a light is seen past so many corners: past one
// if it shines beyond that corner, never past two, and a shut one never
// [PH-LIT-04].
func LightNoticed(corners int, beyond, shut bool) bool {
	return !shut && (corners == 0 || corners == 1 && beyond)
}

// MayHoldLight refuses a light, by its name, to whoever has no hand free for
// it [PH-DRK-23].
func MayHoldLight(name string, free int) *rules.Refusal {
	if free < 1 {
		return refuse("PH-DRK-23", "You have no hand free for the %s.", name)
	}
	return nil
}

// BeltStruck reports whether an attack's face on its bearer strikes the lantern
// at the belt: a natural 20 [PH-DRK-23].
func BeltStruck(face int) bool { return face == 20 }

// puddle is the faces of a d6 on which a torch dropped in shallow water goes
// out.
const puddle = 3

// PuddleQuenches reports whether by a d6 a torch that fell into shallow water
// goes out [PH-DRK-24].
func PuddleQuenches(face int) bool { return Within(face, puddle) }

// WaterQuenches reports whether water over one's head puts a light out: all
// but a magical one [PH-DRK-24].
func WaterQuenches(kind *world.LightKind) bool { return kind.Magic == 0 }

// MayPutOut refuses a light that is not beside one [PH-DRK-24].
func MayPutOut(adjacent bool) *rules.Refusal {
	if !adjacent {
		return refuse("PH-DRK-24", "You cannot reach it.")
	}
	return nil
}

// MayAidBlind refuses help in the dark for a fallen one whom one does not know
// yet by touch [PH-DRK-25].
func MayAidBlind(identified bool) *rules.Refusal {
	if !identified {
		return refuse("PH-DRK-25", "You do not know who lies there.")
	}
	return nil
}
