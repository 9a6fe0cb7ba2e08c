package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

func exchange() []rules.Offer {
	return []rules.Offer{plain("attack"), saying("words", "call", "known"), plain("nothing")}
}

// In an exchange the bold use their free attack, the wary call out, the timid do
// nothing [DK-NPC-06, DK-MOV-08].
func TestExchange(t *testing.T) {
	call := rules.Answer{Who: self, Choose: "words", Words: "call"}
	tests := []struct {
		temper rules.Temper
		greys  rules.ActionID
		want   rules.Answer
	}{
		{rules.Bold, "", answer("attack")},
		{rules.Bold, "attack", answer("nothing")},
		{rules.Wary, "", call},
		{rules.Wary, "words", answer("nothing")},
		{rules.Timid, "", answer("nothing")},
	}
	for _, test := range tests {
		p := inDark(t, test.temper).asked(rules.PhaseExchange, exchange()...).greys(test.greys)
		assert.Equal(t, test.want, p.decides(), "%s without %q", test.temper, test.greys)
	}
}

// One that sees a foe, or is told whom it has run into, acts on that.
func TestExchangeWithSomebodySeen(t *testing.T) {
	foe := at(t, "@F").asked(rules.PhaseExchange, exchange()...)
	assert.Equal(t, answer("attack"), foe.decides())
	foe.Hero.Temper = rules.Timid
	assert.Equal(t, answer("nothing"), foe.decides())

	friend := at(t, "@fF").asked(rules.PhaseExchange, onTarget("attack", mate), plain("nothing"))
	friend.Hero.Temper = rules.Bold
	assert.Equal(t, answer("nothing"), friend.decides())

	named := at(t, "@f F").asked(rules.PhaseExchange, onTarget("attack", enemy), plain("nothing"))
	assert.Equal(t, answer("attack"), named.decides())
}

// A creature that is Blind cannot take the stranger of an exchange for the
// friend that it knows to stand by [DK-MOV-08].
func TestExchangeBesideAFriend(t *testing.T) {
	p := inDark(t, rules.Bold).contact(mate, grid.East, rules.Friend).asked(rules.PhaseExchange, exchange()...)
	assert.Equal(t, answer("attack"), p.decides())
}

// A sighted one meets a Blind foe that crosses its line, if it knows it for one
// [DK-MOV-11].
func TestCrossing(t *testing.T) {
	tests := []struct {
		name, room string
		temper     rules.Temper
		meet       rules.Offer
		want       rules.ActionID
	}{
		{"foe", "@.F", rules.Wary, plain("meet"), "meet"},
		{"foe of a timid one", "@.F", rules.Timid, plain("meet"), "let pass"},
		{"shape", "@.?", rules.Bold, plain("meet"), "let pass"},
		{"friend", "@.f", rules.Bold, plain("meet"), "let pass"},
		{"nobody", "@..", rules.Bold, plain("meet"), "let pass"},
		{"friend named, a foe beside", "@fF", rules.Bold, onTarget("meet", mate), "let pass"},
		{"foe named", "@fF", rules.Bold, onTarget("meet", enemy), "meet"},
	}
	for _, test := range tests {
		p := at(t, test.room).asked(rules.PhaseCrossing, test.meet, plain("let pass"))
		p.Hero.Temper = test.temper
		assert.Equal(t, answer(test.want), p.decides(), test.name)
	}
}

// It refuses its tile to foes, and lets others through [DK-MOV-05].
func TestPassage(t *testing.T) {
	for room, want := range map[string]rules.ActionID{"@F": "refuse", "@f": "let pass", "@?": "let pass", "@..F": "let pass"} {
		p := at(t, room).asked(rules.PhasePassage, plain("refuse"), plain("let pass"))
		assert.Equal(t, answer(want), p.decides(), room)
	}
	p := at(t, "@F").asked(rules.PhasePassage, plain("refuse"), plain("let pass")).greys("refuse")
	assert.Equal(t, answer("let pass"), p.decides())
}

// Coming into light, all stop but the bold, who stop for a foe [DK-MOV-13].
func TestComingIntoLight(t *testing.T) {
	tests := []struct {
		room   string
		temper rules.Temper
		want   rules.ActionID
	}{
		{"@...", rules.Bold, "go on"},
		{"@..F", rules.Bold, "stop"},
		{"@...", rules.Wary, "stop"},
		{"@...", rules.Timid, "stop"},
	}
	for _, test := range tests {
		p := at(t, test.room).asked(rules.PhaseLight, plain("stop"), plain("go on"))
		p.Hero.Temper = test.temper
		assert.Equal(t, answer(test.want), p.decides(), "%s %s", test.temper, test.room)
	}
}

// At a Blind one that stops beside it, it strikes if it knows a foe; the bold
// strike at strangers too [DK-STL-02].
func TestStrike(t *testing.T) {
	tests := []struct {
		temper rules.Temper
		side   rules.Side
		want   rules.ActionID
	}{
		{rules.Wary, rules.Foe, "strike"},
		{rules.Timid, rules.Foe, "strike"},
		{rules.Bold, rules.UnknownSide, "strike"},
		{rules.Wary, rules.UnknownSide, "hold"},
		{rules.Timid, rules.UnknownSide, "hold"},
		{rules.Bold, rules.Friend, "hold"},
		{rules.Bold, rules.Neutral, "hold"},
	}
	for _, test := range tests {
		p := inDark(t, test.temper).contact(enemy, grid.East, test.side)
		p.asked(rules.PhaseStrike, plain("strike"), plain("hold"))
		assert.Equal(t, answer(test.want), p.decides(), "%s %s", test.temper, test.side)
	}
	p := inDark(t, rules.Bold).contact(enemy, grid.East, rules.Foe).asked(rules.PhaseStrike, plain("strike"), plain("hold"))
	assert.Equal(t, answer("hold"), p.greys("strike").decides())
}

// After a crossing it turns to whom it met, else to the last sound, among the
// directions on offer [DK-MOV-10].
func TestFacing(t *testing.T) {
	face := func(to ...grid.Direction) rules.Offer {
		return rules.Offer{Do: "face", Params: []rules.Param{{Kind: rules.ParamDirection, Directions: to}}}
	}
	facing := func(to grid.Direction) rules.Answer { return rules.Answer{Who: self, Choose: "face", To: to} }

	p := inDark(t, rules.Wary).hears(grid.South, rules.Near, "thud").hears(grid.West, rules.Faint, "thud")
	assert.Equal(t, facing(grid.West), p.asked(rules.PhaseFacing, face()).decides(), "the last sound")
	p.contact(enemy, grid.NorthEast, rules.UnknownSide)
	assert.Equal(t, facing(grid.NorthEast), p.decides(), "a contact")
	p.asked(rules.PhaseFacing, face(grid.North, grid.East))
	assert.Equal(t, facing(grid.North), p.decides(), "kept, as that way is not on offer")
	p.asked(rules.PhaseFacing, face(grid.South))
	assert.Equal(t, facing(grid.South), p.decides(), "the only way on offer")
}

// On a new level a hero learns the first thing that it can [DK-HST-11].
func TestGrowth(t *testing.T) {
	p := at(t, "@").asked(rules.PhaseGrowth, plain("hit points"), plain("attack")).greys("hit points")
	assert.Equal(t, answer("attack"), p.delves())
}

// A moment that minds do not know gets the answer that does least, or the first
// that can be given.
func TestUnknownPhase(t *testing.T) {
	p := at(t, "@").asked("duel", plain("draw"), plain("nothing"))
	assert.Equal(t, answer("nothing"), p.decides())
	assert.Equal(t, answer("draw"), p.greys("nothing").decides())
	assert.Nil(t, p.greys("draw").decides())
	p.Asks = nil
	assert.Nil(t, p.decides())
}

// A hero alone meets strangers as foes; one with companions asks first.
func TestHeroesInExchanges(t *testing.T) {
	p := inDark(t, rules.Wary).asked(rules.PhaseExchange, exchange()...)
	assert.Equal(t, answer("attack"), p.delves())
	p.Party = []rules.Sheet{{Handle: 2}}
	assert.Equal(t, rules.Answer{Who: self, Choose: "words", Words: "call"}, p.delves())
}
