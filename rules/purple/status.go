package purple

// Status is a state that somebody is in for a time [PH-CMB-54].
type Status string

// The states.
const (
	StatusProne        Status = "prone"
	StatusStunned      Status = "stunned"
	StatusSurprised    Status = "surprised"
	StatusGrappled     Status = "grappled"
	StatusStruggling   Status = "struggling"
	StatusParalysed    Status = "paralysed"
	StatusAsleep       Status = "asleep"
	StatusComatose     Status = "in a coma"
	StatusBound        Status = "bound"
	StatusPetrified    Status = "turned to stone"
	StatusInvisible    Status = "invisible"
	StatusFleeing      Status = "fleeing"
	StatusEntangled    Status = "entangled"
	StatusBurning      Status = "burning"
	StatusConvalescent Status = "convalescent"
	StatusWeakened     Status = "weakened" // 2 off every d20 [PH-MON-03]
	StatusFever        Status = "feverish" // a level of fatigue a day [PH-MON-03]
	StatusRotting      Status = "rotting"  // does not heal by itself [PH-MON-03]
)
