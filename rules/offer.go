package rules

import "pitchdark/rules/grid"

// Senses are the senses that an action needs [DK-BLD-01].
type Senses uint8

// The senses.
const (
	Sight Senses = 1 << iota
	Touch
	Hearing
)

// String lists the senses, "sight and touch", or "no sense".
func (s Senses) String() string {
	words := ""
	for i, word := range [...]string{"sight", "touch", "hearing"} {
		if s&(1<<i) == 0 {
			continue
		}
		if words != "" {
			words += " and "
		}
		words += word
	}
	if words == "" {
		return "no sense"
	}
	return words
}

// PhaseID names the moment of an ask.
type PhaseID string

// The phases that the darkness itself knows.
const (
	PhaseTurn     PhaseID = "turn"     // one's own turn
	PhaseExchange PhaseID = "exchange" // one has run into somebody [DK-MOV-08]
	PhaseCrossing PhaseID = "crossing" // let a Blind one cross, or meet it [DK-MOV-11]
	PhasePassage  PhaseID = "passage"  // a Blind one walks into one's tile [DK-MOV-05]
	PhaseLight    PhaseID = "light"    // one's blind walk came into light [DK-MOV-13]
	PhaseStrike   PhaseID = "strike"   // a Blind one stopped beside one [DK-STL-02]
	PhaseFacing   PhaseID = "facing"   // a new facing after a crossing [DK-MOV-10]
	PhaseGrowth   PhaseID = "growth"   // what a hero has learnt on a new level [DK-HST-11]
	PhaseDeclare  PhaseID = "declare"  // what one will do in a round of phases, before anybody does
)

// Ask is a decision that somebody has to make now.
type Ask struct {
	Who    Handle
	Phase  PhaseID
	Text   string // the question in one sentence
	Offers []Offer
}

// Offer is a command template: what can be done, what it costs and needs, and
// which parameters it wants. An offer with Not is shown greyed: its reason
// says why it cannot be done now.
type Offer struct {
	Do       ActionID
	Title    string
	Key      string // a suggested key, "f"
	Actions  int    // its cost in actions; 0 is free
	Senses   Senses
	Rule     RuleID
	Params   []Param
	Optional bool // the parameters may be left out
	Not      string
	Spent    bool // greyed only because it is used up: the next turn would do
}

// ParamKind is the type of one parameter of an offer.
type ParamKind uint8

// The kinds of parameter, and the field of a command that each fills.
const (
	ParamPath      ParamKind = iota + 1 // Move.Path
	ParamRelative                       // BlindMove.Toward
	ParamTiles                          // Tiles, Min…Max
	ParamDirection                      // To, one of Directions (all eight if empty)
	ParamTile                           // At, one of Points
	ParamTarget                         // Target, one of Choices (values are handles)
	ParamItem                           // Item, one of Choices
	ParamWords                          // Words, one of Choices by Text, or free if none
)

// Param is one parameter of an offer with its bounds.
type Param struct {
	Kind       ParamKind
	Min, Max   int
	Points     []grid.Point
	Directions []grid.Direction
	Choices    []Choice
	Barred     []Bar // of ParamItem and ParamTile: what of the kind cannot be chosen now; of ParamPath: what it must keep from
}

// Bar is a value that a parameter cannot have now, with the reason.
type Bar struct {
	Value int        // of ParamPath: NoNearer or NotBeside
	At    grid.Point // of ParamTile, in place of the value; of ParamPath
	Rule  RuleID
	Not   string
}

// How a path must keep from a tile.
const (
	NoNearer  = iota + 1 // no step of it leads nearer to the tile
	NotBeside            // it does not end on or beside the tile
)

// Broken is the first of the bars that a path from a tile does not keep; nil if
// it keeps them all.
func (p *Param) Broken(from grid.Point, path []grid.Point) *Bar {
	for i := range p.Barred {
		b := &p.Barred[i]
		at := from
		for n, q := range path {
			if b.Value == NoNearer && grid.Steps(q, b.At) < grid.Steps(at, b.At) ||
				b.Value == NotBeside && n == len(path)-1 && grid.Steps(q, b.At) <= 1 {
				return b
			}
			at = q
		}
	}
	return nil
}

// Choice is one possible value of a parameter, in words.
type Choice struct {
	Value int
	Text  string
}
