package play

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// thing is the first thing of the page by its name, or by what its empty place
// is for.
func thing(t *testing.T, g *Game, name string) Thing {
	t.Helper()
	for _, th := range g.Things() {
		if th.Name == name || th.Empty == name {
			return th
		}
	}
	require.Fail(t, "no such thing", name)
	return Thing{}
}

// deed is what can be done with a thing by a key.
func deed(t *testing.T, g *Game, name string, k Key) Deed {
	t.Helper()
	th := thing(t, g, name)
	for _, d := range g.Deeds(&th) {
		if d.Key == k {
			return d
		}
	}
	require.Fail(t, "no such deed", "%s with %s", k, name)
	return Deed{}
}

func do(t *testing.T, g *Game, name string, k Key) {
	t.Helper()
	d := deed(t, g, name, k)
	require.True(t, g.Perform(&d), "%s: %s", d.Title, g.Notice())
}

// rest ends the turn, until the hero has actions again.
func rest(t *testing.T, g *Game) {
	t.Helper()
	for range 4 {
		press(t, g, Enter)
		if g.View().Hero.Actions == 2 && g.Ask() != nil {
			return
		}
	}
	t.Fatal("no new turn")
}

func TestThingsByTheirPlaces(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	var names []string
	for _, th := range g.Things() {
		names = append(names, th.Title())
	}
	assert.Equal(t, []string{
		"sword", "torch", "leather armour", "no cloak", "no ring",
		"dagger", "candle", "tinderbox", "bandage ×2", "empty", "empty", "empty", "empty",
		"nothing lies here",
	}, names)
	torch := thing(t, g, "torch")
	assert.Equal(t, "burns, about 15 minutes", g.Note(&torch))
	b, ok := BurningOf(torch.Held)
	require.True(t, ok)
	assert.Equal(t, Burning{Part: 25, Words: "burns, about 15 minutes", Exact: "90 rounds of 360 left", Lit: true}, b)
	sword := thing(t, g, "sword")
	assert.Equal(t, "1d8", g.Note(&sword))
	_, ok = BurningOf(sword.Held)
	assert.False(t, ok)
}

func TestALightSaysWhenItGutters(t *testing.T) {
	h := rules.Held{Light: true, Lit: true, Left: 5, Whole: 360, Gutters: true}
	b, ok := BurningOf(&h)
	require.True(t, ok)
	assert.Equal(t, Burning{Part: 1, Words: "gutters: 50 seconds", Exact: "5 rounds of 360 left", Lit: true, Alarm: true}, b)
	h = rules.Held{Light: true, Left: 0, Whole: 1440}
	b, _ = BurningOf(&h)
	assert.Equal(t, "burnt out", b.Words)
}

func TestWhatCanBeDoneWithAThing(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	titles := func(name string) (list []string) {
		th := thing(t, g, name)
		for _, d := range g.Deeds(&th) {
			list = append(list, string(d.Key)+" "+d.Title+pick(d.Not != "", ": "+d.Not, ""))
		}
		return list
	}
	assert.Equal(t, []string{"e Put away", "d Put out", "L Throw", "D Drop"}, titles("torch"))
	assert.Equal(t, []string{"e Put away", "D Drop"}, titles("sword"))
	assert.Equal(t, []string{"e Take in hand, the sword away", "D Drop", "T Throw: you see nobody within 3 tiles"}, titles("dagger"))
	assert.Equal(t, []string{
		"e Take in hand, the sword away", "D Drop",
		"l Light: you have no hand free to hold a light", "L Throw: take it in hand first",
	}, titles("candle"))
	assert.Equal(t, []string{"e Take off", "D Drop: you wear it: take it off first"}, titles("leather armour"))
	assert.Empty(t, titles("no ring"))
	d := deed(t, g, "candle", "l")
	assert.Contains(t, g.Tip(&d), "[DK-LGT-08]")
	douse := deed(t, g, "torch", "d")
	assert.Contains(t, g.Tip(&douse), "DK-LGT-06")
	assert.Greater(t, strings.Count(g.Tip(&douse), "\n"), 1, "and what comes of it: %s", g.Tip(&douse))
	assert.False(t, g.Perform(&d))
	assert.Equal(t, "You have no hand free to hold a light. [DK-LGT-08]", g.Notice())
}

func TestThingsAreReadiedDroppedAndTaken(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	do(t, g, "dagger", "e")
	assert.Equal(t, InHands, thing(t, g, "dagger").Place)
	assert.Equal(t, InPack, thing(t, g, "sword").Place)
	do(t, g, "sword", "D")
	assert.Equal(t, Lies, thing(t, g, "sword").Place)
	rest(t, g)
	do(t, g, "sword", "g")
	assert.Equal(t, InPack, thing(t, g, "sword").Place)
	do(t, g, "bandage", "D")
	rest(t, g)
	press(t, g, "Right")
	far := thing(t, g, "bandage")
	assert.Equal(t, Far, far.Place)
	assert.Equal(t, "1 tile to the west", g.Note(&far))
	do(t, g, "bandage", "w")
	assert.Equal(t, far.At, g.View().Hero.At, "walked there")
	assert.Equal(t, Lies, thing(t, g, "bandage").Place)
}

func TestTheNamedLightIsPutOut(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	do(t, g, "sword", "e")
	do(t, g, "candle", "l")
	rest(t, g)
	do(t, g, "candle", "d")
	assert.False(t, thing(t, g, "candle").Held.Lit)
	assert.True(t, thing(t, g, "torch").Held.Lit)
}

func TestTheBlindGropeForWhatLiesHere(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	do(t, g, "sword", "D")
	do(t, g, "torch", "d")
	for range 4 {
		if g.View().Blind != rules.Sighted {
			break
		}
		rest(t, g)
		do(t, g, "torch", "d")
	}
	require.NotEqual(t, rules.Sighted, g.View().Blind)
	lies := thing(t, g, "whatever lies here")
	assert.True(t, lies.Grope)
	assert.Equal(t, "Feel about", deed(t, g, "whatever lies here", "f").Title)
	if g.View().Hero.Actions == 0 {
		press(t, g, Enter)
		press(t, g, Enter)
	}
	do(t, g, "whatever lies here", "g")
	assert.Equal(t, InPack, thing(t, g, "sword").Place, "by touch")
}

func TestFiguresBesideWhatIsInHand(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	dagger := thing(t, g, "dagger")
	list, against := g.Figures(&dagger)
	assert.Equal(t, "the sword", against)
	require.Len(t, list, 4)
	assert.Equal(t, Figure{"Damage", "1d4, 2½ on average", "1d8, 4½ on average", -4}, list[0])
	assert.Equal(t, "Damage: 1d4, 2½ on average (now 1d8, 4½)", list[0].Change())
	assert.Equal(t, Figure{"Reach", "1 tile", "1 tile", 0}, list[1])
	assert.Equal(t, "Range: 3 tiles (now none)", list[3].Change())

	coat := thing(t, g, "leather armour")
	list, against = g.Figures(&coat)
	assert.Empty(t, against)
	assert.Equal(t, "Armour: 1", list[0].Change())

	candle := thing(t, g, "candle")
	list, against = g.Figures(&candle)
	assert.Equal(t, "the torch", against)
	assert.Equal(t, "Left: 30 minutes (now 15 minutes)", list[1].Change())
	assert.Positive(t, list[1].Better)
}

func TestFiguresOfArmour(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	g.view.Hero.Items = append(g.view.Hero.Items, rules.Held{Item: 9, Name: "plate", Part: rules.Body, Armour: 4, Stealth: -4, Move: 4}, rules.Held{Item: 10, Name: "bow", Weapon: true, Damage: "1d8", Range: 15, Hands: 2})
	plate := thing(t, g, "plate")
	list, against := g.Figures(&plate)
	assert.Equal(t, "the leather armour", against)
	var words []string
	for i := range list {
		words = append(words, list[i].Change())
	}
	assert.Equal(t, []string{
		"Armour: 4 (now 1)", "Off a bump: 4 hit points (now 1 hit point)",
		"Stealth: −4 (now as you are)", "Move: at most 4 tiles (now as you are)",
	}, words)
	assert.Equal(t, []int{3, 3, -4, -4}, []int{list[0].Better, list[1].Better, list[2].Better, list[3].Better})
}

func TestAveragesOfDice(t *testing.T) {
	for dice, want := range map[string]string{"1d8": "4½", "2d6": "7", "1d6+1": "4½", "1d2": "1½", "1d8-1": "3½", "d8+3": "7½", "": "0"} {
		assert.Equal(t, want, halves(twice(dice)), dice)
	}
}

func TestDraggingWithinThePage(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	for _, c := range []struct {
		name string
		to   Place
		want string
		not  bool
	}{
		{"sword", InPack, "Put away: 1 action", false},
		{"sword", Lies, "Drop: 1 action", false},
		{"sword", OnBody, "The sword is nothing to wear", true},
		{"sword", InHands, "", false},
		{"dagger", InHands, "Take in hand, the sword away: 1 action", false},
		{"leather armour", InPack, "Take off: 1 action", false},
		{"leather armour", InHands, "The leather armour is worn, not held", true},
		{"leather armour", Lies, "You wear it: take it off first", true},
		{"empty", Lies, "", false},
	} {
		th := thing(t, g, c.name)
		d := g.Drop(&th, c.to)
		assert.Equal(t, c.want, d.Words, "%s", c.name)
		assert.Equal(t, c.not, d.Not, "%s", c.name)
		assert.Equal(t, c.want != "" && !c.not, d.Deed != nil)
	}
	dagger := thing(t, g, "dagger")
	require.True(t, g.Let(g.Drop(&dagger, InHands)))
	assert.Equal(t, InHands, thing(t, g, "dagger").Place)
	sword := thing(t, g, "sword")
	assert.False(t, g.Let(g.Drop(&sword, OnBody)))
	assert.Equal(t, "The sword is nothing to wear.", g.Notice())
}

func TestDraggingOntoTheWorldThrows(t *testing.T) {
	g := open(t, "cellar", 1, nil)
	at := g.View().Hero.At
	torch := thing(t, g, "torch")
	d := g.Hurl(&torch, at.Add(grid.Point{X: 3, Y: 1}))
	require.NotNil(t, d.Flight)
	assert.Equal(t, at.Add(grid.Point{X: 3}), d.Flight.Land, "one of eight ways")
	assert.Contains(t, d.Words, "East, 3 tiles of 6")
	assert.Contains(t, d.Flight.Glow, d.Flight.Land)
	assert.Equal(t, "Drop: 1 action", g.Hurl(&torch, at).Words)
	sword := thing(t, g, "sword")
	assert.True(t, g.Hurl(&sword, at.Add(grid.Point{X: 3})).Not)
	dagger := thing(t, g, "dagger")
	assert.Equal(t, "You see nobody within 3 tiles", g.Hurl(&dagger, at.Add(grid.Point{X: 3})).Words)
	require.True(t, g.Let(d))
	assert.Equal(t, at.Add(grid.Point{X: 3}), thing(t, g, "torch").At)
}
