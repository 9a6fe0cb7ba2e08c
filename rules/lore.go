package rules

// Lore is what the printed tables tell of a kind of creature: of all of them,
// and nothing of the one that stands there.
type Lore struct {
	Kind     ContentID
	Name     string
	Words    string // a short description, in sentences
	Health   int    // hit points when unhurt
	Move     int    // tiles that a move action may go
	Damage   string // of its bare hand, in dice notation
	Figures  []Number
	Vision   Vision
	Hearing  int // how many times as far as most it hears, from 1
	KeenNose bool
	Big      bool
	Temper   Temper
	Rule     RuleID // of the table
}
