package rules

// Number is a named figure with its source, as a modifier or a price.
type Number struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
	Rule  RuleID `json:"rule,omitempty"`
}

// Roll is one die, or one sum of dice, as it fell, with what was added to it.
type Roll struct {
	Who     Handle   `json:"who,omitempty"` // who rolled, if the reader knows
	Purpose string   `json:"purpose"`       // "attack", "defence", "damage", …
	Dice    string   `json:"dice"`          // notation: "d20", "2d6"
	Result  int      `json:"result"`        // the dice alone
	Mods    []Number `json:"mods,omitempty"`
}

// Total is the dice and all that was added to them.
func (r Roll) Total() int {
	total := r.Result
	for _, m := range r.Mods {
		total += m.Value
	}
	return total
}

// Refusal says in one sentence why a command is not carried out, and by which
// rule. A refused command changes nothing [DK-CMD-01].
type Refusal struct {
	Rule RuleID `json:"rule"`
	Why  string `json:"why"`
}

// Error is the sentence with its rule.
func (r *Refusal) Error() string { return r.Why + " [" + string(r.Rule) + "]" }

// Refuse makes a refusal.
func Refuse(rule RuleID, why string) *Refusal { return &Refusal{Rule: rule, Why: why} }
