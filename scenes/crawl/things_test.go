package crawl

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/scenes/crawl/play"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/screentest"
)

// placeOf is the number of a thing on the page by its name.
func placeOf(t *testing.T, s *screen, name string) int {
	t.Helper()
	for i, th := range s.things.list {
		if th.Name == name || th.Empty == name {
			return i
		}
	}
	require.Fail(t, "no such thing", name)
	return 0
}

// drag takes a thing with the mouse, draws what is shown on the way, and lets
// it go at a point.
func (h hands) dragThing(s *screen, name string, to func() image.Point) {
	h.Helper()
	h.Shot()
	at := middle(s.things.boxes[placeOf(h.T, s, name)])
	require.NoError(h.T, h.Point(at))
	h.Now.Left = true
	require.NoError(h.T, h.Wait(1))
	require.NoError(h.T, h.Point(at.Add(image.Pt(20, 20))))
	h.pass(90) // the picture moves aside
	require.NoError(h.T, h.Point(to()))
	require.NoError(h.T, h.Wait(1))
}

func (h hands) letGo() {
	h.Helper()
	h.Now.Left = false
	require.NoError(h.T, h.Wait(2))
}

func TestThePageOfThingsIsPlayedByKeys(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	at := s.game.View().Hero.At
	p.types("I")
	p.Shot()
	require.True(t, s.things.open)
	p.press("Right")
	assert.Equal(t, placeOf(t, s, "torch"), s.things.chosen)
	p.press("Left")
	for range s.things.list {
		if s.things.chosen == placeOf(t, s, "dagger") {
			break
		}
		p.press("Down")
	}
	assert.Equal(t, placeOf(t, s, "dagger"), s.things.chosen)
	p.press("Return")
	require.True(t, s.things.choose)
	p.press("Return")
	assert.Equal(t, play.InHands, s.things.list[placeOf(t, s, "dagger")].Place)
	assert.True(t, s.things.open, "the hero has an action left")
	assert.Equal(t, "dagger", s.things.list[s.things.chosen].Name, "it stays chosen")
	assert.Equal(t, at, s.game.View().Hero.At, "the arrows are the page's")
	p.types("D")
	assert.Equal(t, play.Lies, s.things.list[placeOf(t, s, "dagger")].Place, "a letter does it at once")
	p.press("Escape")
	assert.False(t, s.things.open)
	assert.Zero(t, s.menu)
	p.types("II")
	assert.False(t, s.things.open, "its key shuts it")
}

func TestThePageOfThingsIsPlayedByAPad(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	p.press("PadY")
	p.Shot()
	require.True(t, s.things.open)
	p.press("PadR", "PadL", "PadA")
	require.True(t, s.things.choose)
	assert.Equal(t, "Put away", s.things.deeds[0].Title)
	p.press("PadDown", "PadUp", "PadA")
	assert.Equal(t, play.InPack, s.things.list[placeOf(t, s, "sword")].Place)
	assert.Equal(t, 1, s.game.View().Hero.Actions)
	p.press("PadA", "PadB")
	assert.True(t, s.things.open, "back among the things")
	p.press("PadB")
	assert.False(t, s.things.open)
}

func TestThePageShutsWhenTheLightDies(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 640, 400, 100)
	p.types("I")
	s.chooseThing(placeOf(t, s, "torch"))
	p.types("d")
	require.True(t, s.blind())
	assert.False(t, s.things.open)
	p.pass(60)
	p.press("Return", "Return")
	p.types("I")
	require.True(t, s.things.open)
	assert.True(t, s.things.list[placeOf(t, s, "whatever lies here")].Grope, "the ground is not known")
	assert.NotNil(t, s.things.list[placeOf(t, s, "sword")].Held, "what one has is")
}

func TestThingsAreDraggedByTheMouse(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 1280, 720, 100)
	p.Shot()
	p.click(spotOf(t, s, onPage, 0))
	require.True(t, s.things.open)
	p.dragThing(s, "dagger", func() image.Point { return middle(s.things.boxes[0]) })
	assert.Equal(t, "Take in hand, the sword away: 1 action", s.things.drag.to.Words)
	p.letGo()
	assert.Equal(t, play.InHands, s.things.list[placeOf(t, s, "dagger")].Place)

	p.dragThing(s, "torch", func() image.Point { return middle(s.things.heads[play.OnBody]) })
	assert.True(t, s.things.drag.to.Not)
	p.letGo()
	assert.Equal(t, "The torch is nothing to wear.", s.game.Notice())

	to := s.game.View().Hero.At.Add(grid.Point{X: 2})
	p.dragThing(s, "torch", func() image.Point { return image.Pt(s.world.PixelOf(tile(to))) })
	require.NotNil(t, s.things.drag.to.Flight)
	assert.Equal(t, to, s.things.drag.to.Flight.Land)
	p.letGo()
	assert.Equal(t, to, s.game.View().Lights[0].At, "it was thrown there")
}

func TestTheFlightOfWhatIsThrownIsShown(t *testing.T) {
	s := begin(t, "cellar", 1, Options{})
	p := sit(t, s, 1280, 720, 100)
	p.types("L")
	to := s.game.View().Hero.At.Add(grid.Point{X: 3})
	require.NoError(t, p.Point(image.Pt(s.world.PixelOf(tile(to)))))
	require.NoError(t, p.Wait(1))
	f, flies := s.aiming()
	require.True(t, flies)
	assert.Equal(t, to, f.Land)
	assert.NotEmpty(t, f.Glow)
}

// packed is a hero with a full variety of things, and some to be seen.
func packed(t *testing.T) *sitter {
	at := grid.Point{X: 12, Y: 3}
	seat := bran(t, at, at)
	v := &seat.view
	v.Lights[0].Bearer = 1
	v.Hero.Room = 8
	v.Hero.Items = []rules.Held{
		{Item: 1, Kind: "core/torch", Name: "torch", Count: 1, Where: rules.InHand, Hands: 1, Light: true, Bright: 5, Low: 10, Lit: true, Left: 30, Whole: 360, Gutters: true},
		{Item: 2, Kind: "core/sword", Name: "sword", Count: 1, Where: rules.InHand, Hands: 1, Weapon: true, Damage: "1d8", Reach: 1},
		{Item: 3, Kind: "core/mail", Name: "mail", Count: 1, Where: rules.Worn, Part: rules.Body, Armour: 2, Stealth: -2},
		{Item: 4, Kind: "core/great-sword", Name: "great sword", Count: 1, Hands: 2, Weapon: true, Damage: "2d6", Reach: 1},
		{Item: 5, Kind: "core/hurricane-candle", Name: "candle in a hurricane lamp", Count: 1, Hands: 1, Light: true, Bright: 5, Low: 10, Left: 1000, Whole: 1440},
		{Item: 6, Kind: "core/bandage", Name: "bandage", Count: 2, Hands: 1},
		{Item: 7, Kind: "core/dark-vision-draught", Name: "dark-vision draught", Count: 1, Hands: 1},
		{Item: 8, Kind: "core/drowned-crown", Name: "drowned crown", Count: 1, Hands: 1, Worth: 250},
		{Item: 9, Kind: "core/golden-chalice", Name: "golden chalice", Count: 1, Hands: 1, Worth: 120},
		{Item: 10, Kind: "core/garnet", Name: "garnet", Count: 3, Hands: 1, Worth: 15, Purse: true},
		{Item: 11, Kind: "core/coins", Name: "coins", Count: 40, Hands: 1, Worth: 1, Purse: true},
	}
	v.Things = []rules.Thing{
		{At: at, Item: 1, Kind: "core/oil", Name: "flask of oil", Count: 1},
		{At: at.Add(grid.Point{X: 3, Y: 1}), Item: 1, Kind: "core/crossbow", Name: "crossbow", Count: 1},
	}
	seat.turn()
	hand := "your hands are full: put away the burning light first, or put it out"
	v.Asks[0].Offers = append(v.Asks[0].Offers, []rules.Offer{
		{Do: "ready", Title: "Ready or put away", Key: "e", Actions: 1, Senses: rules.Touch, Rule: "DK-HST-09", Params: []rules.Param{{Kind: rules.ParamItem, Choices: []rules.Choice{{Value: 2, Text: "put away the sword"}}, Barred: []rules.Bar{{Value: 4, Rule: "DK-HST-09", Not: hand}}}}},
		{Do: "light", Title: "Light", Key: "l", Actions: 1, Senses: rules.Touch, Rule: "DK-LGT-08", Params: []rules.Param{{Kind: rules.ParamItem, Barred: []rules.Bar{{Value: 5, Rule: "DK-LGT-08", Not: "you have no hand free to hold a light"}}}}},
	}...)
	for i := range v.Asks[0].Offers {
		if o := &v.Asks[0].Offers[i]; o.Do == "drop" {
			o.Senses = rules.Touch
			for n := 3; n <= 11; n++ {
				o.Params[0].Choices = append(o.Params[0].Choices, rules.Choice{Value: n})
			}
		}
	}
	return seat
}

func TestPictureOfThings(t *testing.T) {
	seat := packed(t)
	s := open(seat, seat, Options{TestSpeed: true})
	p := sit(t, s, 1280, 720, 100)
	p.types("I")
	p.Shot()
	s.chooseThing(placeOf(t, s, "great sword"))
	screentest.Golden(t, "things", p.Shot(), *update)
}

// All words of the page stay in their boxes, and each thing can be reached, at
// any size of the screen and of its text.
func TestThingsFit(t *testing.T) {
	for _, c := range []struct{ width, height, percent int }{{640, 400, 100}, {1280, 720, 75}, {1280, 720, 200}} {
		seat := packed(t)
		s := open(seat, seat, Options{TestSpeed: true})
		p := sit(t, s, c.width, c.height, c.percent)
		p.types("I")
		p.Shot()
		for i := range s.things.list {
			s.chooseThing(i)
			p.Shot()
			box := s.things.boxes[i]
			assert.True(t, box.In(s.things.inside), "%v: %s at %v lies outside %v", c, s.things.list[i].Title(), box, s.things.inside)
			assert.GreaterOrEqual(t, box.Dy(), ui.Body.LineHeight())
			if len(s.things.deeds) > 0 {
				assert.GreaterOrEqual(t, s.things.acts.Box.Dy(), 2*ui.Body.LineHeight(), "%v: room for what can be done", c)
			}
		}
	}
}
