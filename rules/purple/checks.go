package purple

import "pitchdark/rules"

// Simple is the step of the ladder below Moderate; what is easier still needs
// no roll [PH-CHK-01].
const Simple Difficulty = 5

// rung is how far apart the levels of the ladder are [PH-CHK-01].
const rung = 3

// CheckDifficulty refuses a difficulty that is no level of the ladder: it has
// 5, 8, 11 and so on, with no end [PH-CHK-01].
func CheckDifficulty(d Difficulty) *rules.Refusal {
	if d < Simple || (d-Simple)%rung != 0 {
		return refuse("PH-CHK-01", "Use a level of the ladder.")
	}
	return nil
}

// Certain reports whether a task has become so easy that it succeeds without a
// roll [PH-CHK-01].
func (d Difficulty) Certain() bool { return d < Simple }

// Succeeds reports whether a check does: the die and what is added make the
// difficulty. A natural 20 or 1 is nothing special [PH-CHK-01].
func Succeeds(face, bonus int, d Difficulty) bool { return face+bonus >= int(d) }

// Task is a check that somebody makes [PH-CHK-04].
type Task struct {
	Ability Ability
	Times   int  // how often its modifier is added; 0: not at all
	Fatigue int  // levels
	Shows   bool // the player would see at once how it came out
}

// CheckMods is what the hero adds to a check: the check bonus, the ability as
// often as the check says, a bad modifier too, and fatigue [PH-CHK-04].
func (c *Character) CheckMods(t Task) []rules.Number {
	mods := number(nil, "check bonus", c.CheckBonus(), "PH-CHK-04")
	mods = number(mods, t.Ability.String(), t.Times*c.Mod(t.Ability), "PH-CHK-04")
	return number(mods, "fatigue", Tired(t.Fatigue), "PH-CHK-04")
}

// CheckMods is what a creature without a sheet adds to any check: a quarter of
// its hit dice [PH-CHK-04].
func (m *Monster) CheckMods() []rules.Number {
	return number(nil, "hit dice", m.CheckBonus(), "PH-CHK-04")
}

// Secret reports whether the referee rolls the check, unseen, and not the
// player: when it would not show how it came out [PH-CHK-02].
func (t Task) Secret() bool { return !t.Shows }

// Idea is something prepared that makes a check easier [PH-CHK-03].
type Idea struct {
	ID     string
	Shift  int  // levels, below 0 easier
	Spends bool // uses the thing up
	Rounds int  // how long preparing takes
	Lasts  int  // rounds that it holds; 0: for the one check
	Effect string
}

// ideaTable is the ideas that always work [PH-CHK-03].
var ideaTable = []Idea{
	{ID: "oil", Shift: -1, Spends: true, Effect: "a flask on a stuck door or gate"},
	{ID: "marks", Effect: "a way marked with chalk or rope is found again without a check"},
	{ID: "wedge", Effect: "a door wedged before it is forced does not fall shut"},
	{ID: "padding", Shift: -1, Rounds: Turn, Lasts: 6 * Turn, Effect: "feet in cloth sneak more easily"},
}

// Ideas is the ideas that always work, in the order of the table.
func Ideas() []Idea { return append([]Idea(nil), ideaTable...) }

// ShiftOf is by how many levels circumstances and ideas move a difficulty: all
// of them together, but of a feat and a skill of the same field only one that
// makes it easier [PH-CHK-03].
func ShiftOf(feat, skill int, others ...int) int { return min(feat, skill, 0) + sum(others) }

// Together is a check that a group makes with one roll: the modifiers of its
// members averaged to the nearest, and their check bonuses likewise. Nobody
// cannot try [PH-CHK-05].
func Together(modifiers, bonuses []int) (modifier, bonus int, refused *rules.Refusal) {
	if len(modifiers) == 0 {
		return 0, 0, emptyGroup()
	}
	return Average(sum(modifiers), len(modifiers)), Average(sum(bonuses), len(bonuses)), nil
}

// Clumsiest is the place of the member whose bonus decides when a group sneaks:
// the least, the first of equals. Followers count [PH-CHK-05].
func Clumsiest(bonuses []int) (int, *rules.Refusal) {
	if len(bonuses) == 0 {
		return 0, emptyGroup()
	}
	least := 0
	for i, bonus := range bonuses {
		if bonus < bonuses[least] {
			least = i
		}
	}
	return least, nil
}

func emptyGroup() *rules.Refusal { return refuse("PH-CHK-05", "No one is there to try.") }
