package rules

import "pitchdark/rules/grid"

// Kind is what happened, in the past tense.
type Kind string

// The kinds of event that the darkness itself knows. A system may Note others
// of its own, named "system.what". Beside each stand the fields that it uses.
const (
	Moved          Kind = "moved"            // Who walked Path, now facing Facing
	Turned         Kind = "turned"           // Who faces Facing
	Declared       Kind = "declared"         // Who means to go Amount tiles toward Facing, blind
	Bumped         Kind = "bumped"           // Who hit Thing (at At) after Of tiles; Amount damage
	FeltAbout      Kind = "felt about"       // Who felt Thing at At toward Facing; Text says what
	Stumbled       Kind = "stumbled"         // Who stumbled over Other at At
	Met            Kind = "met"              // Who has a contact, Other, at At
	LostTouch      Kind = "lost touch"       // Who no longer has the contact Other
	Recognised     Kind = "recognised"       // Who identified Other, called Text, by Thing (touch, voice, smell)
	WasTouched     Kind = "was touched"      // Who was touched by Other, which it may not know
	Crossed        Kind = "crossed"          // Who and Other ran into each other at At
	Answered       Kind = "answered"         // Who chose Thing in an exchange
	Spoke          Kind = "spoke"            // Who said Text; Thing is "call" or "speech"
	Struck         Kind = "struck"           // Who hit Other with Thing for Amount
	Missed         Kind = "missed"           // Who missed Other with Thing
	StruckEmpty    Kind = "struck empty"     // Who struck at an empty tile At with Thing
	Heard          Kind = "heard"            // Who heard Sound
	Blinded        Kind = "blinded"          // Who went Blind; Thing is "darkness" or the cause
	SeesAgain      Kind = "sees again"       // Who is no longer Blind
	LightLit       Kind = "light lit"        // Who lit Thing at At
	LightOut       Kind = "light out"        // Thing at At went out; Text says by what
	LightGutter    Kind = "light guttering"  // Thing at At is in its last tenth; Amount rounds left
	LightMoved     Kind = "light moved"      // Who dropped or threw Thing from From to At
	Shuttered      Kind = "shuttered"        // Who shut (Amount 1) or opened (0) the shutter of Thing
	DouseTried     Kind = "douse tried"      // Who worked at putting out Thing at At: Amount of Of
	CameToLight    Kind = "came to light"    // Who, walking blind, came onto a lit tile At
	StoppedInLight Kind = "stopped in light" // Who stopped there
	Hid            Kind = "hid"              // Who hid from Other
	Found          Kind = "found"            // Who was found by Other
	Contested      Kind = "contested"        // Who tried a stealth attack on Other: Amount 1 won, 0 lost
	DoorMoved      Kind = "door moved"       // Who opened, closed, unlocked, forced or jammed (Text) the door at At
	Took           Kind = "took"             // Who took Thing
	Dropped        Kind = "dropped"          // Who dropped Thing at At
	Readied        Kind = "readied"          // Who took Thing in hand, or put it away (Text)
	Loaded         Kind = "loaded"           // Who loaded Thing
	Used           Kind = "used"             // Who used Thing on Other; Amount is what it gave
	Downed         Kind = "downed"           // Who fell
	Sank           Kind = "sank"             // Who, down, lost a hit point
	Died           Kind = "died"             // Who died
	Woke           Kind = "woke"             // Who woke
	Rested         Kind = "rested"           // Who rested; Amount hit points came back
	Waited         Kind = "waited"           // Who waited
	Blocked        Kind = "blocked"          // Who was refused passage by Other at At
	Stopped        Kind = "stopped"          // Who stopped at At; Text says why
	Saw            Kind = "saw"              // Who saw Other come into sight at At
	LostSight      Kind = "lost sight"       // Who lost Other from sight
	Gust           Kind = "gust"             // wind blew from At
	Began          Kind = "began"            // round Amount began
	Entered        Kind = "entered"          // Who came to level Thing; Text is the room's words
	Grew           Kind = "grew"             // Who grew: Thing by Amount
	Left           Kind = "left"             // Who left by the way out at At
	Awakened       Kind = "awakened"         // the dungeon woke, its prize Thing being taken
	Ended          Kind = "ended"            // the game ended: Text; Thing is the prize brought out, "nothing" if one was left; Amount the worth of all
	Staged         Kind = "staged"           // the game master changed Thing
	Noted          Kind = "noted"            // Text, from the place itself
)

// Event is one thing that happened, as one reader knows it: whatever the
// reader did not perceive is zero. Which fields count depends on Kind.
//
// One struct for all kinds keeps what a seat may learn of an event in one
// table, and lets a system note kinds of its own.
type Event struct {
	Kind   Kind           `json:"kind"`
	Who    Handle         `json:"who,omitempty"`
	Other  Handle         `json:"other,omitempty"`
	At     grid.Point     `json:"at,omitzero"`
	From   grid.Point     `json:"from,omitzero"`
	Path   []grid.Point   `json:"path,omitempty"`
	Facing grid.Direction `json:"facing,omitempty"`
	Thing  string         `json:"thing,omitempty"`
	Text   string         `json:"text,omitempty"`
	Amount int            `json:"amount,omitempty"`
	Of     int            `json:"of,omitempty"`
	Sound  *Sound         `json:"sound,omitempty"`
	Names  Names          `json:"names,omitzero"`
	Rolls  []Roll         `json:"rolls,omitempty"`
	Mods   []Number       `json:"mods,omitempty"`
	Rules  []RuleID       `json:"rules,omitempty"`
}

// Names are what the reader calls Who and Other at that moment: "Bran",
// "a goblin", "a shape", "someone".
type Names struct {
	Who   string `json:"who,omitempty"`
	Other string `json:"other,omitempty"`
}
