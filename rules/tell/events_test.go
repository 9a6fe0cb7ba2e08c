package tell

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// told is one event of the golden text. Who and Other are by hero 1, Bran, and
// a goblin; the doer's and the other's names are filled in by scene.
type told struct {
	e     rules.Event
	alone bool // nobody else is in it
}

var thud = rules.Sound{Kind: rules.SoundThud, Band: rules.Clear, From: grid.NorthWest}

// deeds are events of every kind, with the fields that they come with.
var deeds = []told{
	{e: rules.Event{Kind: rules.Moved, From: grid.Point{X: 2, Y: 2}, At: grid.Point{X: 2, Y: 5}, Path: make([]grid.Point, 3), Facing: grid.South}, alone: true},
	{e: rules.Event{Kind: rules.Moved, At: grid.Point{X: 1, Y: 0}, Path: make([]grid.Point, 1)}, alone: true},
	{e: rules.Event{Kind: rules.Turned, Facing: grid.South}, alone: true},
	{e: rules.Event{Kind: rules.Declared, Amount: 6, Facing: grid.East}, alone: true},
	{e: rules.Event{Kind: rules.Declared, Amount: 1, Facing: grid.NorthWest}, alone: true},
	{e: rules.Event{Kind: rules.Bumped, Thing: "wall", Of: 2, Amount: 4}, alone: true},
	{e: rules.Event{Kind: rules.Bumped, Thing: "furniture", Of: 1, Amount: 0}, alone: true},
	{e: rules.Event{Kind: rules.Bumped, Thing: "closed thin door", Amount: 6}, alone: true},
	{e: rules.Event{Kind: rules.Bumped, Amount: 1}, alone: true},
	{e: rules.Event{Kind: rules.FeltAbout}, alone: true},
	{e: rules.Event{Kind: rules.FeltAbout, Thing: "wall", Facing: grid.SouthEast}, alone: true},
	{e: rules.Event{Kind: rules.FeltAbout, Thing: "deep water", Facing: grid.West}, alone: true},
	{e: rules.Event{Kind: rules.FeltAbout, Thing: "rope", Text: "underfoot"}, alone: true},
	{e: rules.Event{Kind: rules.FeltAbout, Thing: "nothing", Facing: grid.East}, alone: true},
	{e: rules.Event{Kind: rules.FeltAbout, Thing: "nobody that lies there", Facing: grid.East}, alone: true},
	{e: rules.Event{Kind: rules.FeltAbout, Thing: "no friend", Facing: grid.East}, alone: true},
	{e: rules.Event{Kind: rules.Stumbled}},
	{e: rules.Event{Kind: rules.Met}},
	{e: rules.Event{Kind: rules.LostTouch}},
	{e: rules.Event{Kind: rules.Recognised, Thing: "touch", Text: "goblin"}},
	{e: rules.Event{Kind: rules.Recognised, Thing: "voice", Text: "goblin"}},
	{e: rules.Event{Kind: rules.Recognised, Thing: "smell", Text: "goblin"}},
	{e: rules.Event{Kind: rules.WasTouched}},
	{e: rules.Event{Kind: rules.Crossed}},
	{e: rules.Event{Kind: rules.Answered, Thing: "nothing"}, alone: true},
	{e: rules.Event{Kind: rules.Answered, Thing: "words"}},
	{e: rules.Event{Kind: rules.Spoke, Thing: "call"}, alone: true},
	{e: rules.Event{Kind: rules.Spoke, Thing: "speech"}, alone: true},
	{e: rules.Event{Kind: rules.Spoke, Thing: "speech", Text: "Who is there?"}, alone: true},
	{e: rules.Event{Kind: rules.Struck, Thing: "core/sword", Amount: 1}},
	{e: rules.Event{Kind: rules.Struck, Thing: "core/sword", Amount: 3}},
	{e: rules.Event{Kind: rules.Struck, Amount: 9}},
	{e: rules.Event{Kind: rules.Missed, Thing: "core/axe"}},
	{e: rules.Event{Kind: rules.Missed, Rolls: duel(14, 14)}},
	{e: rules.Event{Kind: rules.Missed, Thing: "core/bow", Rolls: duel(5, 15)}},
	{e: rules.Event{Kind: rules.StruckEmpty, Thing: "core/great-sword"}, alone: true},
	{e: rules.Event{Kind: rules.Heard, Sound: &thud}, alone: true},
	{e: rules.Event{Kind: rules.Blinded, Thing: "darkness"}, alone: true},
	{e: rules.Event{Kind: rules.Blinded, Thing: "other"}, alone: true},
	{e: rules.Event{Kind: rules.SeesAgain}, alone: true},
	{e: rules.Event{Kind: rules.LightLit, Thing: "core/torch"}, alone: true},
	{e: rules.Event{Kind: rules.LightOut, Thing: "core/torch", Text: "burnt out"}, alone: true},
	{e: rules.Event{Kind: rules.LightOut, Thing: "core/candle", Text: "wind"}, alone: true},
	{e: rules.Event{Kind: rules.LightOut, Thing: "core/torch", Text: "doused"}, alone: true},
	{e: rules.Event{Kind: rules.LightOut, Thing: "core/candle", Text: "blow"}, alone: true},
	{e: rules.Event{Kind: rules.LightOut, Thing: "core/torch", Text: "water"}, alone: true},
	{e: rules.Event{Kind: rules.LightOut, Thing: "core/candle", Text: "fall"}, alone: true},
	{e: rules.Event{Kind: rules.LightOut, Thing: "core/candle"}, alone: true},
	{e: rules.Event{Kind: rules.LightGutter, Thing: "core/torch", Amount: 36}, alone: true},
	{e: rules.Event{Kind: rules.LightMoved, Thing: "core/torch"}, alone: true},
	{e: rules.Event{Kind: rules.LightMoved, Thing: "core/torch", From: grid.Point{X: 5, Y: 5}, At: grid.Point{X: 9, Y: 5}}, alone: true},
	{e: rules.Event{Kind: rules.Shuttered, Thing: "core/lantern", Amount: 1}, alone: true},
	{e: rules.Event{Kind: rules.Shuttered, Thing: "core/lantern"}, alone: true},
	{e: rules.Event{Kind: rules.DouseTried, Thing: "core/torch", Amount: 1, Of: 3}, alone: true},
	{e: rules.Event{Kind: rules.CameToLight}, alone: true},
	{e: rules.Event{Kind: rules.StoppedInLight}, alone: true},
	{e: rules.Event{Kind: rules.Hid}, alone: true},
	{e: rules.Event{Kind: rules.Hid, Amount: 1}},
	{e: rules.Event{Kind: rules.Found}},
	{e: rules.Event{Kind: rules.Contested, Amount: 1}},
	{e: rules.Event{Kind: rules.Contested}},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "opened"}, alone: true},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "closed"}, alone: true},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "unlocked"}, alone: true},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "forced"}, alone: true},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "held", Amount: 1, Of: 3}, alone: true},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "jammed for good"}, alone: true},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "locked"}, alone: true},
	{e: rules.Event{Kind: rules.DoorMoved, Text: "no key fits"}, alone: true},
	{e: rules.Event{Kind: rules.Took, Thing: "core/oil"}, alone: true},
	{e: rules.Event{Kind: rules.Took, Thing: "core/oil", Amount: 2}, alone: true},
	{e: rules.Event{Kind: rules.Took, Thing: "core/coins", Amount: 23}, alone: true},
	{e: rules.Event{Kind: rules.Took, Thing: "core/morning-lamp", Amount: 1}, alone: true},
	{e: rules.Event{Kind: rules.Dropped, Thing: "core/axe"}, alone: true},
	{e: rules.Event{Kind: rules.Readied, Thing: "core/sword", Text: "in hand"}, alone: true},
	{e: rules.Event{Kind: rules.Readied, Thing: "core/mail", Text: "put on"}, alone: true},
	{e: rules.Event{Kind: rules.Readied, Thing: "core/sword", Text: "put away"}, alone: true},
	{e: rules.Event{Kind: rules.Loaded, Thing: "core/crossbow"}, alone: true},
	{e: rules.Event{Kind: rules.Used, Thing: "core/bandage"}},
	{e: rules.Event{Kind: rules.Used, Thing: "core/potion", Amount: 1}, alone: true},
	{e: rules.Event{Kind: rules.Used, Thing: "core/oil", Amount: 1440}, alone: true},
	{e: rules.Event{Kind: rules.Used, Thing: "core/dark-vision-draught", Amount: 20}, alone: true},
	{e: rules.Event{Kind: rules.Used, Thing: "core/rope"}, alone: true},
	{e: rules.Event{Kind: rules.Downed}, alone: true},
	{e: rules.Event{Kind: rules.Sank, Amount: -3}, alone: true},
	{e: rules.Event{Kind: rules.Died}, alone: true},
	{e: rules.Event{Kind: rules.Woke}, alone: true},
	{e: rules.Event{Kind: rules.Rested}, alone: true},
	{e: rules.Event{Kind: rules.Rested, Amount: 1}, alone: true},
	{e: rules.Event{Kind: rules.Rested, Amount: 3}, alone: true},
	{e: rules.Event{Kind: rules.Waited}, alone: true},
	{e: rules.Event{Kind: rules.Blocked}},
	{e: rules.Event{Kind: rules.Stopped}, alone: true},
	{e: rules.Event{Kind: rules.Stopped, Text: "you can no longer see"}, alone: true},
	{e: rules.Event{Kind: rules.Stopped, Text: "the edge of pit"}, alone: true},
	{e: rules.Event{Kind: rules.Stopped, Text: "you stop resting"}, alone: true},
	{e: rules.Event{Kind: rules.Stopped, Text: "your pack is full"}, alone: true},
	{e: rules.Event{Kind: rules.Saw, Thing: "identified"}},
	{e: rules.Event{Kind: rules.Saw, Thing: "noticed"}},
	{e: rules.Event{Kind: rules.LostSight}},
	{e: rules.Event{Kind: rules.Gust}, alone: true},
	{e: rules.Event{Kind: rules.Began, Amount: 3}, alone: true},
	{e: rules.Event{Kind: rules.Entered, Thing: "cellar", Text: "the wine cellar"}, alone: true},
	{e: rules.Event{Kind: rules.Entered}, alone: true},
	{e: rules.Event{Kind: rules.Grew, Thing: "4 more hit points", Amount: 4}, alone: true},
	{e: rules.Event{Kind: rules.Grew, Thing: "Attack", Amount: 1}, alone: true},
	{e: rules.Event{Kind: rules.Left}, alone: true},
	{e: rules.Event{Kind: rules.Ended, Text: "escaped"}, alone: true},
	{e: rules.Event{Kind: rules.Ended, Text: "escaped", Amount: 40}, alone: true},
	{e: rules.Event{Kind: rules.Ended, Text: "escaped", Thing: "nothing"}, alone: true},
	{e: rules.Event{Kind: rules.Ended, Text: "escaped", Thing: "nothing", Amount: 40}, alone: true},
	{e: rules.Event{Kind: rules.Ended, Text: "escaped", Thing: "core/morning-lamp", Amount: 540}, alone: true},
	{e: rules.Event{Kind: rules.Ended, Text: "died"}, alone: true},
	{e: rules.Event{Kind: rules.Awakened, Thing: "core/morning-lamp"}, alone: true},
	{e: rules.Event{Kind: rules.Ended, Text: "gave up"}, alone: true},
	{e: rules.Event{Kind: rules.Staged, Thing: "terrain", Text: "wall"}, alone: true},
	{e: rules.Event{Kind: rules.Staged, Thing: "zone", Amount: 7}, alone: true},
	{e: rules.Event{Kind: rules.Staged, Thing: "clock", Amount: 60}, alone: true},
	{e: rules.Event{Kind: rules.Noted, Text: "Old smoke hangs under the vault."}, alone: true},
}

func duel(attack, defence int) []rules.Roll {
	return []rules.Roll{{Purpose: "attack", Dice: "d20", Result: attack}, {Purpose: "defence", Dice: "d20", Result: defence}}
}

// reader is one that is told an event, and how it knows the two in it.
type reader struct {
	name       string
	teller     Teller
	who, other rules.Handle
	names      rules.Names
}

var readers = []reader{
	{"doer, blind, facing east", Teller{Hero: 1, Facing: grid.East, Blind: true}, 1, 100, rules.Names{Who: "Bran", Other: "someone"}},
	{"the other, in light", Teller{Hero: 2, Facing: grid.East}, 100, 2, rules.Names{Who: "the goblin", Other: "Edda"}},
	{"the other, in the dark", Teller{Hero: 2, Facing: grid.East, Blind: true}, 0, 2, rules.Names{Who: "someone", Other: "Edda"}},
	{"who looks on", Teller{Hero: 3, Facing: grid.East}, 1, 101, rules.Names{Who: "Bran", Other: "a shape"}},
	{"who knows nobody", Teller{Hero: 3, Facing: grid.East}, 0, 0, rules.Names{}},
}

// as is the event as a reader gets it.
func (d told) as(r reader) rules.Event {
	e := d.e
	e.Who, e.Names.Who = r.who, r.names.Who
	if !d.alone {
		e.Other, e.Names.Other = r.other, r.names.Other
	}
	return e
}
