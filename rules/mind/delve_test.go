package mind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/mind"
)

var torch = rules.Held{Kind: "core/torch", Light: true, Left: 300, Whole: 360, Hands: 1}

// lit is a torch that burns in the hand.
func lit() rules.Held {
	h := torch
	h.Lit, h.Where = true, rules.InHand
	return h
}

// hero is a delver that sees by its torch, with what a turn offers it.
func hero(t testing.TB, text string) position {
	p := at(t, text).has(lit()).offer(walk(6), walkBlind(6), toward("careful"), plain("feel"), plain("wait"), end())
	p.Hero.Health, p.Hero.MaxHealth = 20, 20
	return p
}

// lost is a hero in absolute darkness at 10,10, without anything.
func lost(t testing.TB) position {
	p := inDark(t, rules.Wary).offer(toward("careful"))
	p.Hero.Health, p.Hero.MaxHealth, p.Hero.BumpCost = 20, 20, 1
	return p
}

// straightOn are the rolls of a hero that explores without a whim.
var straightOn = way(20, 1)

// A hero walks to the edge of what it knows, and sooner ahead than back.
func TestExplore(t *testing.T) {
	p := hero(t, `
		#######
		   @   
		#######`)
	p.Cells = append(p.Cells, cells(pt(2, 1), pt(4, 1), pt(5, 1))...)
	p.Hero.Facing = grid.West
	assert.Equal(t, path(pt(2, 1)), p.delves(straightOn))
	p.Hero.Facing = grid.East
	assert.Equal(t, path(pt(4, 1), pt(5, 1)), p.delves(straightOn))
	p.Hero.Facing = grid.West
	assert.Equal(t, path(pt(4, 1), pt(5, 1)), p.delves(way(20, 20), way(4, 1)), "a whim")
}

func cells(points ...grid.Point) (seen []rules.Glimpse) {
	for _, p := range points {
		seen = append(seen, rules.Glimpse{At: p, Known: rules.Seen, Light: rules.Bright})
	}
	return seen
}

// An unopened door leads on: it walks there, opens it, unlocks it or forces it
// [DK-HST-08].
func TestExploreDoors(t *testing.T) {
	p := hero(t, `
		#####
		#@.+
		#####`).offer(toward("open"), with("unlock", rules.Param{Kind: rules.ParamItem, Choices: []rules.Choice{{Value: 7}}}), toward("force"))
	assert.Equal(t, path(pt(2, 1)), p.delves(straightOn))
	p.Hero.At = pt(2, 1)
	assert.Equal(t, rules.Act{Who: self, Do: "unlock", Item: 7}, p.delves(straightOn, way(8, 5)))
	p.greys("unlock")
	assert.Equal(t, rules.Act{Who: self, Do: "open", To: grid.East}, p.delves(straightOn, way(8, 5)))
	assert.Equal(t, rules.Act{Who: self, Do: "open", To: grid.East}, p.delves(straightOn, way(8, 1)))
	assert.Equal(t, rules.Act{Who: self, Do: "force", To: grid.East}, p.delves(straightOn, way(8, 6)))
	p.greys("open")
	assert.Equal(t, rules.Act{Who: self, Do: "force", To: grid.East}, p.delves(straightOn, way(8, 1)))
	p.Cells = append(p.Cells, cells(pt(2, 2))...) // a gap in the wall
	p.Cells[len(p.Cells)-1].Terrain = grid.Floor
	assert.Equal(t, path(pt(2, 2)), p.delves(straightOn, way(8, 8)), "it leaves the door")
}

// A closed thin door of its own tile it opens if it knows nothing beyond
// [DK-GRD-06].
func TestExploreThinDoors(t *testing.T) {
	p := hero(t, " @.").offer(toward("open"))
	p.Cells[0].South = grid.ClosedThinDoor
	assert.Equal(t, rules.Act{Who: self, Do: "open", To: grid.South}, p.delves(way(8, 1)))
}

// When nothing else is left it makes for the stairs up, where it leaves if that
// is the way out.
func TestGoesUpInTheEnd(t *testing.T) {
	p := hero(t, `
		######
		#<@..
		######`).offer(plain("stairs"))
	p.Hero.Facing = grid.East
	assert.Equal(t, path(pt(3, 1), pt(4, 1)), p.delves(straightOn))
	p = hero(t, `
		#####
		#@.<#
		#####`).offer(plain("stairs"))
	up := path(pt(2, 1), pt(3, 1))
	up.Enter = true
	assert.Equal(t, up, p.delves(straightOn))
}

// A door that does not open is left for another edge of the known.
func TestExplorePastAJammedDoor(t *testing.T) {
	p := hero(t, `
		######
		 _.@+
		######`)
	p.Hero.Facing = grid.East
	assert.Equal(t, path(pt(2, 1)), p.delves(straightOn, way(8, 1)))
}

// With light and something to heal with it takes the stairs down as soon as
// they are known, then a way out that is not
// the way in; what stands under the hero it leaves by.
func TestGoDown(t *testing.T) {
	hero := func(t testing.TB, text string) position {
		p := hero(t, text).has(rules.Held{Kind: "core/potion"})
		p.Hero.Post = pt(20, 20)
		return p
	}
	p := hero(t, "X..@..>")
	down := path(pt(4, 0), pt(5, 0), pt(6, 0))
	down.Enter = true
	assert.Equal(t, down, p.delves())

	assert.Equal(t, path(pt(2, 0), pt(1, 0), pt(0, 0)), hero(t, "X..@...").delves())

	p = hero(t, ">@").offer(plain("leave"))
	p.Hero.At = pt(0, 0)
	assert.Equal(t, rules.Act{Who: self, Do: "leave"}, p.delves())

	p.Hero.Post = pt(1, 0)
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 1), straightOn), "there it came in")
	p.has(rules.Held{Kind: "core/morning-lamp", Prize: true})
	assert.Equal(t, rules.Act{Who: self, Do: "leave"}, p.delves(), "it has what it came for")
}

// With the prize it makes for a way out, or takes the stairs up, and puts other
// lights out of mind
// [DK-HST-13].
func TestBringsThePrizeOut(t *testing.T) {
	p := hero(t, "<.@.>").has(rules.Held{Kind: "core/morning-lamp", Prize: true})
	up := path(pt(1, 0), pt(0, 0))
	up.Enter = true
	assert.Equal(t, up, p.delves())
	p = hero(t, "<.@.X>").has(rules.Held{Kind: "core/morning-lamp", Prize: true})
	assert.Equal(t, path(pt(3, 0), pt(4, 0)), p.delves(), "a way out is nearer than the one above")
	p = hero(t, "<.@.").has(rules.Held{Kind: "core/morning-lamp", Prize: true})
	assert.Equal(t, path(pt(3, 0)), p.delves(way(4, 1), straightOn), "at the bottom it looks first whether there is a way out")
	p = hero(t, "@..")
	p.Things = []rules.Thing{{At: pt(2, 0), Item: 1, Kind: "core/chalice", Prize: true}}
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.delves(way(4, 1)))
}

// Hurt and undisturbed, a hero rests: the careful in the dark, others as they
// are; one that can win nothing back goes on [DK-HST-07].
func TestRests(t *testing.T) {
	torch := rules.Held{Kind: "core/torch", Light: true, Lit: true, Where: rules.InHand, Left: 300, Whole: 360}
	weary := func(keeping mind.Keeping) position {
		p := hero(t, "@..").has(torch).offer(plain("rest"), onTile("douse", pt(0, 0)))
		p.keeping, p.Hero.Health, p.Hero.MaxHealth, p.Hero.Rest = keeping, 15, 20, 6
		return p
	}
	here := pt(0, 0)
	douse := rules.Act{Who: self, Do: "douse", At: &here}
	assert.Equal(t, douse, weary(mind.Careful).delves())
	assert.Equal(t, act("rest"), weary(mind.Always).delves())
	assert.Equal(t, douse, weary(mind.Never).delves())

	p := weary(mind.Always).hears(grid.North, rules.Faint, rules.SoundStep)
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 1), straightOn), "something stirs")
	p = weary(mind.Always)
	p.Hero.Rest = 0
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 1), straightOn), "rest gives no more")

	p, q := weary(mind.Careful), weary(mind.Always)
	p.Hero.Health, q.Hero.Health = 18, 18
	assert.Equal(t, douse, p.delves(), "rest in the dark costs nothing")
	assert.Equal(t, path(pt(1, 0)), q.delves(way(4, 1), straightOn), "rest by light does")

	p = weary(mind.Careful)
	p.Blind, p.Hero.Health = rules.ByDarkness, 19
	for i := range p.Hero.Items {
		p.Hero.Items[i].Lit = false
	}
	p.offer(onItem("light", 1))
	assert.Equal(t, act("rest"), p.delves(), "in the dark it rests on")
	p.Hero.Health = 20
	assert.Equal(t, rules.Act{Who: self, Do: "light", Item: 1}, p.delves())
	p.keeping = mind.Never
	assert.Equal(t, rules.Act{Who: self, Do: "careful", To: grid.East}, p.delves(stray(40, 1)), "it lights none")
}

// A companion comes back to the hero that goes before it.
func TestKeepsTogether(t *testing.T) {
	p := hero(t, "@.......")
	p.Hero.Handle, p.Asks[0].Who = 2, 2
	p.token(1, pt(6, 0), rules.Friend)
	assert.Equal(t, rules.Move{Who: 2, Path: []grid.Point{pt(1, 0), pt(2, 0), pt(3, 0), pt(4, 0)}}, p.delves())
}

// Better armour is put on, and what hinders is not.
func TestWears(t *testing.T) {
	leather := rules.Held{Kind: "core/leather", Part: rules.Body, Armour: 1, Where: rules.Worn}
	mail := rules.Held{Kind: "core/mail", Part: rules.Body, Armour: 2}
	p := hero(t, "@.").has(leather, mail).offer(onItem("ready", 1, 2, 3))
	n := len(p.Hero.Items)
	assert.Equal(t, rules.Act{Who: self, Do: "ready", Item: n}, p.delves())
	p.Hero.Items[n-1].Move = 4
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 1), straightOn))
	p.Hero.Items[n-1].Armour = 4
	assert.Equal(t, rules.Act{Who: self, Do: "ready", Item: n}, p.delves(), "it is worth the hindrance")
}

// In the dark it opens its lantern or lights the best source that it has
// [DK-LGT-08].
func TestLightsUp(t *testing.T) {
	candle := rules.Held{Kind: "core/candle", Light: true, Left: 1440, Whole: 1440}
	lantern := rules.Held{Kind: "core/lantern", Light: true, Lit: true, Shuttered: true, Left: 9, Whole: 1440}

	p := lost(t).has(candle, torch).offer(onItem("light", 1, 2))
	assert.Equal(t, rules.Act{Who: self, Do: "light", Item: 2}, p.delves())
	p.has(lantern).offer(onItem("shutter", 3))
	assert.Equal(t, rules.Act{Who: self, Do: "shutter", Item: 3}, p.delves())
}

// It lights the next when the last is about to die, not before [DK-LGT-07].
func TestLightsTheNext(t *testing.T) {
	p := hero(t, "@.").has(torch).offer(onItem("light", 2))
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 1), straightOn))
	p.Hero.Items[0].Left = 3
	assert.Equal(t, rules.Act{Who: self, Do: "light", Item: 2}, p.delves())
}

// It pours in oil, drops what is burnt out, and puts away a weapon that takes
// both hands, to come to light.
func TestComesToLight(t *testing.T) {
	feels := stray(6, 1)
	oil := rules.Held{Kind: "core/oil", Count: 1}
	assert.Equal(t, rules.Act{Who: self, Do: "use", Item: 1}, lost(t).has(oil).offer(onItem("use", 1)).delves())

	burnt := lit()
	burnt.Lit, burnt.Left = false, 0
	p := lost(t).has(burnt, torch).offer(onItem("drop", 1), onItem("light", 2))
	assert.Equal(t, rules.Act{Who: self, Do: "light", Item: 2}, p.delves())
	assert.Equal(t, rules.Act{Who: self, Do: "drop", Item: 1}, p.greys("light").delves())
	assert.Equal(t, act("feel"), p.greys("drop").delves(feels))

	bow := rules.Held{Kind: "core/bow", Weapon: true, Hands: 2, Range: 15, Where: rules.InHand}
	dagger := rules.Held{Kind: "core/dagger", Weapon: true, Hands: 1, Reach: 1}
	p = lost(t).has(bow, dagger, torch).offer(onItem("ready", 1, 2))
	assert.Equal(t, rules.Act{Who: self, Do: "ready", Item: 1}, p.delves())

	draught := rules.Held{Kind: "core/draught-of-dark-vision"}
	p = lost(t).has(draught).offer(onItem("use", 1))
	assert.Equal(t, rules.Act{Who: self, Do: "use", Item: 1}, p.delves())
}

// Half dead it drinks [DK-HST-07].
func TestDrinks(t *testing.T) {
	p := hero(t, "@F").has(rules.Held{Kind: "core/potion"}).offer(onItem("use", 2), onTarget("attack", enemy))
	p.Hero.Health = 11
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.delves())
	p.Hero.Health = 10
	assert.Equal(t, rules.Act{Who: self, Do: "use", Item: 2}, p.delves())
}

// A companion that lies bleeding it bandages, or goes to [DK-HST-04].
func TestTends(t *testing.T) {
	friend := rules.Sheet{Handle: 2, Down: true, At: pt(1, 1)}
	p := hero(t, `
		@...
		....`).offer(toward("bandage"))
	p.Party = []rules.Sheet{friend}
	explores := path(pt(1, 0), pt(2, 1))
	assert.Equal(t, explores, p.delves(straightOn), "it has no bandage")
	p.has(rules.Held{Kind: "core/bandage"})
	assert.Equal(t, rules.Act{Who: self, Do: "bandage", To: grid.SouthEast}, p.delves())

	p.Party[0].Conditions = []string{"bandaged"}
	assert.Equal(t, explores, p.delves(straightOn))
	p.Party[0].Conditions, p.Party[0].At = nil, pt(3, 1)
	assert.Equal(t, path(pt(1, 0), pt(2, 0), pt(3, 1)), p.delves())
	p.Party[0].Dead = true
	assert.Equal(t, explores, p.delves(straightOn))
}

// It attacks a foe in reach, asks a stranger before it strikes [DK-BLD-05], and
// goes for a foe, though not for ever for one far off.
func TestFights(t *testing.T) {
	p := hero(t, "@F").offer(onTarget("free attack", enemy), onTarget("attack", enemy))
	assert.Equal(t, rules.Act{Who: self, Do: "free attack", Target: enemy}, p.delves())
	assert.Equal(t, rules.Act{Who: self, Do: "attack", Target: enemy}, p.greys("free attack").delves())

	p = lost(t).contact(enemy, grid.East, rules.UnknownSide).offer(onTarget("attack", enemy), onTarget("identify", enemy))
	assert.Equal(t, rules.Act{Who: self, Do: "identify", Target: enemy}, p.delves())

	near, far := hero(t, "@..F"), hero(t, "@........F")
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), near.delves())
	far.delves(way(4, 1), straightOn) // the careful let it be
	far.keeping = mind.Always
	assert.Len(t, far.delves(die{"mind chase", 3, 2}).(rules.Move).Path, 6)
	far.delves(die{"mind chase", 3, 3}, way(4, 1), straightOn)
}

// It takes what helps from its tile, fetches what it sees while there is room,
// and takes the better weapon in hand.
func TestGathers(t *testing.T) {
	things := []rules.Thing{{At: pt(0, 0), Item: 1, Kind: "core/skull"}, {At: pt(0, 0), Item: 2, Kind: "core/potion"}, {At: pt(2, 0), Item: 1, Kind: "core/bandage"}}
	p := hero(t, "@..").offer(onItem("take", 1, 2))
	p.Things = things
	assert.Equal(t, rules.Act{Who: self, Do: "take", Item: 2}, p.delves())
	p.greys("take")
	assert.Equal(t, path(pt(1, 0), pt(2, 0)), p.delves(way(4, 1)))
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 4), way(4, 1), straightOn), "now and then it leaves it")

	p.has(make([]rules.Held, 8)...)
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 1), straightOn), "no room")

	dagger := rules.Held{Kind: "core/dagger", Weapon: true, Hands: 1, Where: rules.InHand}
	sword := rules.Held{Kind: "core/sword", Weapon: true, Hands: 1}
	p = hero(t, "@.").has(dagger, sword).offer(onItem("ready", 2, 3))
	assert.Equal(t, rules.Act{Who: self, Do: "ready", Item: 3}, p.delves())
	p.Hero.Items[1].Where, p.Hero.Items[2].Where = rules.InPack, rules.InHand
	assert.Equal(t, path(pt(1, 0)), p.delves(way(4, 1), straightOn))
}

// Blind it feels about, then keeps a wall at its right hand [DK-MOV-14].
func TestGropes(t *testing.T) {
	assert.Equal(t, act("feel"), lost(t).delves(stray(6, 1)))

	around := func(free string) position { // eight letters clockwise from north
		p := lost(t)
		for d := range grid.Direction(8) {
			trace := rules.Trace{At: p.Hero.At.Add(d.Delta()), Round: p.Round, Free: true}
			if free[d] == '#' {
				trace.Terrain, trace.Free = grid.Wall, false
			}
			p.Trace = append(p.Trace, trace)
		}
		return p
	}
	careful := func(to grid.Direction) rules.Act { return rules.Act{Who: self, Do: "careful", To: to} }
	steady := stray(30, 5)
	assert.Equal(t, careful(grid.North), around("........").delves(steady), "in the open straight on")
	assert.Equal(t, careful(grid.North), around(".###....").delves(steady), "along a wall")
	assert.Equal(t, careful(grid.East), around("...#....").delves(steady), "round an outer corner")
	assert.Equal(t, careful(grid.West), around("####...#").delves(steady), "left in an inner corner")
	assert.Equal(t, careful(grid.South), around("####.###").delves(steady), "back out of a dead end")
	assert.Equal(t, careful(grid.East), around("........").delves(stray(30, 30), stray(8, 3)), "astray")
}

// It walks no more tiles at once than its armour takes off a bump [DK-MOV-03];
// without armour it walks where it has felt.
func TestRisksNoBump(t *testing.T) {
	p := lost(t)
	p.Hero.BumpCost = 4
	assert.Equal(t, blindly(grid.Forward, 4), p.delves(stray(6, 6), stray(30, 5)))
	p.felt(grid.North, 3)
	assert.Equal(t, blindly(grid.Forward, 2), p.delves(stray(6, 6), stray(30, 5)))

	p = lost(t)
	for d := range grid.Direction(7) {
		p.Trace = append(p.Trace, rules.Trace{At: p.Hero.At.Add(d.Delta()), Round: p.Round, Free: true})
	}
	assert.Equal(t, rules.Act{Who: self, Do: "careful"}, p.delves(stray(30, 5)))
	p.Hero.BumpCost = 0
	assert.Equal(t, act("feel"), p.delves(stray(6, 1)))
}

// A closed door that it has felt it opens [DK-BLD-01].
func TestOpensAFeltDoor(t *testing.T) {
	p := lost(t).offer(toward("open"))
	p.Trace = []rules.Trace{{At: pt(10, 11), Terrain: grid.ClosedDoor, Round: p.Round}}
	assert.Equal(t, rules.Act{Who: self, Do: "open", To: grid.South}, p.delves(way(8, 1)))
}

// Without a light it goes toward what it sees lit ahead, and seldom back
// [DK-BLD-04].
func TestSeeksLight(t *testing.T) {
	p := lost(t)
	p.Cells = cells(pt(10, 5), pt(10, 4))
	careful := func(to grid.Direction) rules.Act { return rules.Act{Who: self, Do: "careful", To: to} }
	assert.Equal(t, careful(grid.North), p.delves(stray(3, 1)))
	p.felt(grid.North, 1)
	assert.Equal(t, careful(grid.NorthEast), p.delves(stray(3, 1)))

	p = lost(t)
	p.Cells = cells(pt(10, 13))
	assert.Equal(t, careful(grid.South), p.delves(stray(40, 1)))
	assert.Equal(t, act("feel"), p.delves(stray(40, 2), stray(6, 1)))
}

// At the edge of the light it lights its torch before it goes on.
func TestEdgeOfTheLight(t *testing.T) {
	p := at(t, "@").has(torch).offer(walk(6), toward("careful"), onItem("light", 1), end())
	assert.Equal(t, rules.Act{Who: self, Do: "light", Item: 1}, p.delves(way(4, 4), stray(4, 1)))
	p.greys("light")
	assert.Equal(t, rules.Act{Who: self, Do: "careful"}, p.delves(way(4, 4), stray(4, 1)))
	assert.Equal(t, rules.Act{Who: self, Do: "careful", To: grid.NorthEast}, p.delves(way(4, 4), stray(4, 4), stray(4, 1)), "not always the same way")
}
