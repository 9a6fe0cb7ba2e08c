package carve

import (
	"hash/fnv"
	"math/rand/v2"

	"pitchdark/rules/grid"
)

// mostNotes are the rooms of a level that words tell of.
const mostNotes = 8

// words tells of rooms: of the ends and vaults always, of others by chance.
func (s *site) words() {
	for pass := range 2 {
		for _, i := range s.Perm(len(s.rooms)) {
			r := s.rooms[i]
			first := r.use.note == 100
			if first == (pass == 0) && s.chance(r.use.note) && len(s.told) < mostNotes {
				s.tell(r, r.use.name, s.threshold(r))
			}
		}
	}
}

// threshold is the tile inside a room where one comes in, or its middle.
func (s *site) threshold(r *room) grid.Point {
	if r.use == &arrival {
		return s.plot.Up
	}
	best, far := r.middle, 1<<30
	for _, g := range r.gates {
		for _, d := range sides {
			p := g.at.Add(d.Delta())
			if s.roomAt(p) == r.id && s.open(p) && s.far[s.index(p)] >= 0 && s.far[s.index(p)] < far {
				best, far = p, s.far[s.index(p)]
			}
		}
	}
	return best
}

// tell lays down words of one pool, if the level has none of it yet.
func (s *site) tell(r *room, pool string, at grid.Point) {
	list := notePools[pool]
	if len(list) == 0 || s.told[pool] || !s.open(at) {
		return
	}
	s.told[pool] = true
	radius := "2"
	if r.form == cavern {
		radius = "4"
	}
	n := list[s.turn(pool, len(list))]
	s.mark(at, "note", n.title, "text", n.text, "radius", radius)
}

// named is the level's name.
func (s *site) named(list []string) string { return list[s.turn(string(s.brief.Kind), len(list))] }

// turn goes through a pool level by level in an order of the game's own, so
// that nothing comes again before all of it has been.
func (s *site) turn(pool string, size int) int {
	h := fnv.New64a()
	h.Write([]byte(pool)) // it never fails
	order := rand.New(rand.NewPCG(s.brief.Seed, h.Sum64())).Perm(size)
	return order[(s.brief.Depth-1)%size]
}

// cracks are where draughts come from.
var cracks = []string{
	"a crack in the wall", "a broken flue", "a slit under the roof", "a shaft overhead", "a gap between two stones", "a mouse-eaten grating",
}

var roomNames = []string{
	"The Lower Cellars", "The Bricked Ways", "The Old Kitchens", "The Forgotten Barracks", "The Steward's Vaults", "The Bonded Stores",
	"The Undercroft", "The Blind Corridors",
}

var cryptNames = []string{
	"The Chapel Below", "The Quiet Rows", "The Drowned Crypt", "The House of Lids", "The Lamplit Dead", "The Canons' Rest",
	"The Choir of Dust", "The Last Pews",
}

var caveNames = []string{
	"The Dripping Dark", "The Abandoned Seam", "The Bear Holes", "The Crooked Galleries", "The Soft Stone", "The Underway",
	"The Echoing Pits", "The Root of the Hill",
}

type note struct{ title, text string }

var notePools = map[string][]note{
	"arrival": {
		{"The Foot of the Stair", "Forty steps up there is weather. Down here the air has not moved since somebody last breathed it."},
		{"The Landing", "Your shadow came down the stair ahead of you, and now it lies across the floor as if it had been pushed."},
		{"A Little Daylight", "What light has followed you down stops a few paces off, like a dog that will not go in."},
		{"Where One Comes In", "Soot on the ceiling, row upon row of small black tongues: everyone stood here a while to light something."},
		{"The Worn Step", "The last step is hollow as a spoon. Most of those feet were going down."},
		{"The Threshold", "Someone has scratched a tally into the wall beside the stair. The last stroke is longer than the others, and goes on down to the floor."},
		{"Under the Stair", "The stair creaks once behind you, thinking it over, and then is quiet."},
		{"The First Breath", "Cold stone, old water, and under both, faint as a thought, the smell of lamp oil that is not yours."},
	},
	"landing": {
		{"The Stair Down", "The steps go down into a dark that has a grain to it, like wood. It is warmer than it should be."},
		{"A Hole in the Floor", "Air comes up the stair in slow pulls. Something a long way down is asleep, or the whole hill is."},
		{"The Next Stair", "Candle stubs line the upper steps. From the tenth step on there are none."},
		{"Further", "You drop a crumb of mortar and count. You lose count."},
		{"The Well of Steps", "The handrail is rubbed bright as far as an arm can reach from here, and no farther."},
		{"Downward", "Whoever built this stair made each step a little higher than the last, so that one would notice the climbing back."},
	},
	"vault": {
		{"The Locked Room", "The lock gives with a sound like a tooth. Nobody has stood here for a very long time, and nobody has taken anything away."},
		{"Behind the Key", "Shelves, and on the shelves what was thought worth a lock. The dust is thick, even, and unbroken."},
		{"The Strongroom", "A narrow room with a low roof: they trusted thickness more than guards."},
		{"The Closet", "A good door for so small a room. You soon see why."},
	},
	"prize": {
		{"What Lies Here", "It shines by itself, low and steady, and asks for nothing. All round it, where the light gives out, the dark is standing very close."},
		{"The Island", "Four ways lead over the black water, and all of them lead in. You think of the stairs, one after another, and of what was asleep beside them."},
		{"The Bottom of the Stair", "No step goes down from here. Whatever dug all this was digging toward one thing, and there it lies."},
	},
	"hall": {
		{"The Dark Hall", "Your light goes out across the floor and does not come back. There is no far wall; there is only a place where you stop believing in the floor."},
		{"Too Much Room", "The echo of your step takes its time. When it comes, it seems to come from a little nearer than it should."},
		{"Among the Pillars", "Each pillar hides one thing the size of a man. There are a great many pillars."},
		{"The Empty Hall", "A hundred could have danced here. You keep to the wall, as everything does that lives in such places."},
		{"The Middle of Nothing", "In the middle one would see no wall at all. Somebody has drawn a line of chalk from door to door, and it has been walked on until it is hardly there."},
		{"The Long Dark", "A roof too high for your flame. Something up there lets go a drop of water, and later, far off, another."},
		{"The Gathering Place", "Scuffed flags, all scuffed the same way. They stood here in rows, facing whatever was at the end."},
		{"The Hall", "The draught from its other end brings a smell you know, and you are a while remembering from where."},
	},
	"camp": {
		{"A Fire", "Somebody's fire, and somebody's supper. Neither is old."},
		{"The Camp", "Blankets laid head to head, boots set ready, a pot. It is the tidiness that is alarming."},
		{"Warm Ashes", "The stones of the hearth were carried here from the river, a long way, by people who meant to stay."},
		{"By the Embers", "Three cups, and four places worn in the dust about the fire."},
		{"The Resting Place", "Names are cut into the wall at sitting height, in several alphabets, and a few in none."},
	},
	"guardroom": {
		{"The Guardroom", "Dice on the table, thrown and not yet read."},
		{"The Watch", "A bench, a bracket, a peg for each of nine cloaks. The room faces the way you came."},
		{"The Post", "The stool by the door is worn on one side: whoever sits here sits listening."},
		{"The Long Watch", "Days are scratched over the door in fives. The last week was kept with great care."},
	},
	"store": {
		{"The Store", "Casks, crates, a rope gone to felt. The rats have had the labels, paste and all."},
		{"The Lumber Room", "Broken chairs, all broken in the same place. Somebody needed legs: sixty or so."},
		{"Shelves", "Jars stand in rows with their faces to the wall."},
		{"The Larder", "It was good once. It is still a larder, though for other guests."},
		{"The Old Stock", "Everything here was counted. The slate says so, and the count stops in the middle of a seven."},
	},
	"flooded": {
		{"The Drowned Room", "The floor slopes off into black water without a sound. Your light lies on it like oil and will not go in."},
		{"Standing Water", "Ankle deep, you think, and then that nobody has said how far in the ankles go."},
		{"The Sump", "All the water of this floor comes here to be still. It does not quite manage."},
		{"Black Water", "A ring widens on the surface, touches the wall, and comes back. You have not moved."},
		{"The Pool", "Something pale turns over, slowly, a hand's breadth down. A plate, perhaps. Perhaps a plate."},
		{"Seepage", "It drips in three places, never together. After a while you find that you are waiting for it."},
	},
	"chasm": {
		{"The Drop", "The floor ends as bread ends, torn. Cold comes up out of it with a smell of iron."},
		{"The Hole", "There was a rail. Much of it is still there, which is worse: one trusts the rest."},
		{"No Floor", "Your stone falls, clicks, falls, clicks, and then goes on falling with nothing more to say."},
		{"The Fallen Floor", "A room once stood on top of a room, and now they share a ceiling."},
	},
	"daylight": {
		{"A Shaft", "High overhead there is a coin of sky. Its light stands on the floor in the middle of the room like a thing put down and forgotten."},
		{"The Light Well", "Ferns have found the place, and a moth. Beyond the bright floor everything looks twice as dark."},
		{"A Grate, Far Up", "Boots go over the grate. You could shout. You would be heard down here first."},
		{"The Pale Floor", "Daylight, thin as milk and water. Whoever stands in it can be seen from every door."},
	},
	"divided": {
		{"The Counting House", "Half a room behind a partition, with a window in it to be spoken to through. The sill is worn by elbows, on one side only."},
		{"The Office", "Whoever worked here had a pane of real glass put in, to see who was coming. It has been breathed on lately."},
		{"Two Rooms in One", "Boards and plaster, up to the roof. A voice would come through it. So would a light, or somebody's shadow with it."},
		{"The Partition", "Behind the thin wall something is set down, gently, as one does when one has heard a visitor."},
	},
	"den": {
		{"The Den", "Bones, cracked for what was in them, and a hollow in the litter the shape of something that sleeps curled up."},
		{"A Lair", "The smell has a temperature."},
		{"The Nest", "Straw, hair, a boot, more straw. It has been slept in so recently that it is still making up its mind."},
		{"Gnawed Things", "Everything here has been bitten once, to see."},
		{"The Wallow", "Claw marks go up the wall to well above your head, and then there are some on the ceiling."},
	},
	"bare": {
		{"An Empty Room", "Four walls, and nothing whatever between them. You look twice."},
		{"Nothing Here", "The dust has one line drawn through it, straight from door to door, a finger wide."},
		{"A Room", "Somebody has swept. You cannot think why."},
		{"Hooks", "Six hooks in the ceiling. Whatever hung there hung low enough to wear a circle in the floor."},
		{"The Wet Wall", "The plaster sweats. Somebody has drawn a door on it in charcoal, with a handle, life-size."},
		{"Quiet", "It is so still that you can hear your flame: a small dry sound, like someone turning pages."},
		{"A Ring in the Floor", "An iron ring is let into the flags, polished by use on the inner side."},
		{"The Old Joke", "Over the lintel a careful hand has carved: MIND YOUR HEAD. The lintel is nine feet up."},
	},
	"shrine": {
		{"The Shrine", "The god has been taken away and the place where it stood has been kept very clean."},
		{"Candle Grease", "Wax has run down the altar for so long that the altar is mostly wax."},
		{"The Kneeling Stone", "Two hollows in the floor, a knee's width apart. They are not worn. They were carved, for smaller knees than yours."},
		{"A Place of Prayer", "Scratched behind the altar, where only a priest would look: it is listening, keep it short."},
		{"The Side Altar", "Coins lie where they were offered. Each has been cut through the eyes."},
	},
	"tombs": {
		{"The Rows", "They lie as they sat in life, the rich in front. The lids at the back are the thicker ones."},
		{"Among the Tombs", "One lid stands a finger open. The scratches are on the near side, you tell yourself."},
		{"The Quiet Company", "Stone faces, stone hands, stone dogs at stone feet. One dog has turned to look at the door."},
		{"The Named Dead", "Each slab has a name and a year. On the last slab there is a name."},
		{"Dust to Dust", "The floor is soft underfoot. You decide that it is dust."},
		{"The Burial", "Wreaths of wire, their flowers long gone to powder that keeps the flowers' shape until you breathe."},
		{"The Sleepers", "Somebody set a saucer of water by each head. Some of the saucers are full."},
	},
	"glow": {
		{"Pale Growth", "Something grows here that has never needed the sun and makes a little of its own, grudgingly, for the look of it."},
		{"The Lit Wall", "Blue-green, no brighter than a memory: enough to show that there is a wall, and that something is leaning on it."},
		{"Foxfire", "The rot shines. It shows you your hand, the edge of the rock, and in between a shape that is only a shape."},
		{"The Soft Light", "Brush it and it goes dark under your fingers, and stays so in the print of them."},
	},
	"fumes": {
		{"Bad Air", "A grey breath hangs here and does not drift. Your flame burns blue at the edge and leans away."},
		{"The Smoke", "It comes up through the floor without heat. In it you can see as far as your elbow."},
		{"Damp", "The miners chalked a bird on the wall at this place, lying on its back."},
	},
	"workings": {
		{"The Workings", "The props were cut for a higher roof. They have been hammered in slantwise, and they tick."},
		{"The Face", "The last day's work is still to be seen: nine strokes of a pick, in good order, and a tenth to one side."},
		{"Spoil", "They threw out everything that did not shine. From the size of the heaps, hardly anything did."},
		{"The Old Seam", "Somebody has written on a prop how many came on shift. Below it, in another hand, how many went off."},
		{"The Dig", "A barrow lies on its side with its wheel toward the way out."},
	},
	"prison": {
		{"The Cells", "Four doors, and none of them bolted on your side any more."},
		{"The Gaol", "Straw, a chain, a bowl, and on the wall the most beautiful drawing of a horse."},
		{"Where They Were Kept", "The bars of the little windows are rubbed bright at the height of a chin."},
		{"The Lock-up", "A list of names hangs by a nail, each crossed out once. The nail is new."},
	},
	"refectory": {
		{"The Long Tables", "The benches are pushed back on one side only. On that side they left together."},
		{"The Refectory", "Knives laid straight, forks laid straight, a spoon bent double."},
		{"Supper", "The bread has kept its shape and nothing else. At the head of the table there is a chair, turned to the wall."},
	},
	"library": {
		{"The Library", "The books have swollen until none of them can be taken out. They hold one another up like drunkards."},
		{"The Stacks", "Between the shelves there is exactly room for one to pass, and for another to wait."},
		{"Paper", "Silverfish run out of the light in lines, as if they were being read."},
	},
	"bridge": {
		{"The Bridge", "One plank wide, railed to the hip. The rails are there for those who cannot see, and are worn accordingly."},
		{"The Crossing", "On either hand your light falls off the edge and is not heard to land."},
		{"The Narrow Way", "One at a time. Whatever comes to meet you will be thinking the same."},
		{"Over the Gap", "Halfway across there is a notch in the rail, and beside it, small and neat, a date."},
	},
	"cistern": {
		{"The Cistern", "The whole house drank from this. The rail is for the children, the padlocked lid was for something else, and the lid is gone."},
		{"The Tank", "Still water, railed all round. It reflects your flame exactly, and then, a moment late, your face."},
		{"The Water Room", "The gauge on the wall shows a full tank. Its highest mark is above your head."},
	},
	"draught": {
		{"A Draught", "The air moves here, in breaths, and with each of them your shadow takes a step without you."},
		{"The Breathing Wall", "Cold fingers feel along your sleeve for the flame, find it, and lean on it."},
		{"The Windy Corner", "A row of candle stubs on a ledge, each burnt down a finger's breadth and no farther."},
		{"Moving Air", "Somewhere a way leads to the open, much too narrow for you and quite wide enough for the wind."},
		{"The Whistling Place", "It plays two notes, and waits, and plays them again. Cup your hand."},
	},
}
