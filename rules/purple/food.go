package purple

import "pitchdark/rules"

// Activity is the heaviest thing that somebody did in half a day
// [PH-FOD-01].
type Activity uint8

// The activities; each is one pound of food more than the one before.
const (
	Resting  Activity = iota
	Labour            // travel, work, exploring, a fight without a wound
	Fighting          // with a wound
)

// FoodFor is the pounds of food that a half-day of an activity needs: 1, 2 or 3
// [PH-FOD-01].
func FoodFor(a Activity) int { return int(a) + 1 }

// FoodForDay is the need of a day, by its two halves [PH-FOD-01, PH-FOD-09].
func FoodForDay(day, night Activity) int { return FoodFor(day) + FoodFor(night) }

// Provision is a kind of food or drink [PH-FOD-02].
type Provision struct {
	Name  string
	Food  Food
	Drink bool
}

// provisionTable is what counts as which kind of food [PH-FOD-02].
var provisionTable = []Provision{
	{Name: "cured meat", Food: Durable},
	{Name: "dried fruit", Food: Durable},
	{Name: "biscuit", Food: Durable},
	{Name: "root vegetables", Food: Durable},
	{Name: "beer", Food: Durable, Drink: true},
	{Name: "wine", Food: Durable, Drink: true},
	{Name: "spirits", Food: Durable, Drink: true},
	{Name: "greens", Food: Fresh},
	{Name: "fruit", Food: Fresh},
	{Name: "butchered meat", Food: Fresh},
	{Name: "prepared dishes", Food: Fresh},
	{Name: "rare foods", Food: Delicacy},
	{Name: "intricate dishes", Food: Delicacy},
	{Name: "fine drinks", Food: Delicacy, Drink: true},
	{Name: "fine desserts", Food: Delicacy},
}

// Provisions is the kinds of food and drink, in the order of the table.
func Provisions() []Provision { return append([]Provision(nil), provisionTable...) }

// Spoils reports whether it drops a step every day by itself: fresh food does,
// and delicacies that are no drink [PH-FOD-04].
func (p Provision) Spoils() bool { return p.Food == Fresh || p.Food == Delicacy && !p.Drink }

// Spoil is the condition of such food after a day: a step down, and by the
// decay die of what it then is perhaps one more [PH-FOD-04].
func (c Condition) Spoil(face int) Condition {
	if c >= Shabby {
		return Ruined
	}
	return (c + 1).Decay(face)
}

// MayEat refuses food that has gone bad [PH-FOD-04].
func (c Condition) MayEat() *rules.Refusal {
	if c == Ruined {
		return refuse("PH-FOD-04", "This has gone bad.")
	}
	return nil
}

// eatersPerSpice is how many eaters of one meal one use of spice serves.
const eatersPerSpice = 6

// SpiceUses is how many uses of spice, each a step of its wear, a meal of so
// many eaters takes [PH-FOD-03].
func SpiceUses(eaters int) int { return (eaters + eatersPerSpice - 1) / eatersPerSpice }

// MaySpice refuses spice that is used up [PH-FOD-03].
func MaySpice(c Condition) *rules.Refusal {
	if c == Ruined {
		return refuse("PH-FOD-03", "No spice is left.")
	}
	return nil
}

// Spiced is what spice makes of food: fresh becomes a delicacy, the rest stays
// what it is [PH-FOD-03].
func (f Food) Spiced() Food {
	if f == Fresh {
		return Delicacy
	}
	return f
}

// MealQuality is that of pounds of all kinds eaten together: the best kind of
// which, with what is better still, a quarter of the meal is made
// [PH-FOD-06].
func MealQuality(durable, fresh, delicacies int) Food {
	whole := durable + fresh + delicacies
	switch {
	case whole == 0:
		return NoFood
	case 4*delicacies >= whole:
		return Delicacy
	case 4*(delicacies+fresh) >= whole:
		return Fresh
	}
	return Durable
}

// Kitchen is where and how a meal is made [PH-FOD-05].
type Kitchen uint8

// The standards, the plainest first.
const (
	ColdCamp Kitchen = iota
	Campfire
	Scullery     // a hired cook at a fire, an inn's common room
	Guestkitchen // a good inn
	NobleKitchen // a stronghold with a steward
)

// CampKitchen is the standard of a camp: a hired cook makes of a campfire what
// a scullery is; with no fire the cook can do nothing [PH-FOD-05].
func CampKitchen(fire, cook bool) Kitchen {
	switch {
	case !fire:
		return ColdCamp
	case cook:
		return Scullery
	}
	return Campfire
}

// MayCook refuses a campfire where none burns [PH-FOD-05].
func MayCook(fire bool) *rules.Refusal {
	if !fire {
		return refuse("PH-FOD-05", "There is no fire.")
	}
	return nil
}

// MayServe refuses to deal out less than is needed, before the player has
// chosen who eats [PH-FOD-09].
func MayServe(have, need int, chosen bool) *rules.Refusal {
	if have < need && !chosen {
		return refuse("PH-FOD-09", "There is not enough bread for all: choose who eats.")
	}
	return nil
}
