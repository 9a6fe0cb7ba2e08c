package stage

import (
	"strings"

	"pitchdark/assets"
	"pitchdark/rules"
	"pitchdark/sprites/cue"
)

var (
	shape    = figureNamed("shape")
	bigShape = figureNamed("bigshape")
	bundle   = assets.Named("item.bundle")
)

// looks are the figures by content name, without its system.
var looks = map[string]assets.Figure{
	"bran": figureNamed("fighter"), "ysolde": figureNamed("ranger"), "odo": figureNamed("priest"),
	"wren": figureNamed("thief"), "dagna": figureNamed("dwarf"), "ilario": figureNamed("scholar"),
	"fighter": figureNamed("fighter"), "hero": figureNamed("fighter"), "warrior": figureNamed("fighter"),
	"ranger": figureNamed("ranger"), "archer": figureNamed("ranger"), "scout": figureNamed("ranger"),
	"priest": figureNamed("priest"), "healer": figureNamed("priest"),
	"thief": figureNamed("thief"), "dwarf": figureNamed("dwarf"),
	"scholar": figureNamed("scholar"), "mage": figureNamed("scholar"),
	"human-warrior": figureNamed("fighter"), "human-mage": figureNamed("scholar"),
	"dwarf-warrior": figureNamed("dwarf"), "dwarf-mage": figureNamed("dwarf"),
	"elf-warrior": figureNamed("ranger"), "elf-mage": figureNamed("scholar"),
	"half-elf-warrior": figureNamed("ranger"), "half-elf-mage": figureNamed("priest"),
	"halfling-warrior": figureNamed("thief"), "halfling-mage": figureNamed("priest"),
	"rat-swarm": figureNamed("rats"), "rat": figureNamed("rats"),
	"goblin": figureNamed("goblin"), "hobgoblin-archer": figureNamed("hobgoblin"),
	"ghoul": figureNamed("ghoul"), "cave-bear": figureNamed("bear"),
	"cave-fisher": figureNamed("fisher"), "shadow": figureNamed("shadow"),
	"blind-crawler": figureNamed("crawler"), "lamp-moths": figureNamed("moths"),
	"pale-hound": figureNamed("hound"), "stalker": figureNamed("stalker"),
	"gravewarden": figureNamed("warden"), "wisp": figureNamed("wisp"),
	"pilgrim": figureNamed("pilgrim"), "lost-miner": figureNamed("miner"),
	"cultist": figureNamed("cultist"), "bat": figureNamed("bat"), "ogre": figureNamed("ogre"),

	// the second system's
	"giant-rat": figureNamed("rats"), "giant-centipede": figureNamed("crawler"),
	"bat-swarm": figureNamed("bat"), "fire-beetle": figureNamed("beetle"), "bandit": figureNamed("bandit"),
	"skeleton": figureNamed("skeleton"), "green-slime": figureNamed("ooze"), "rot-grubs": figureNamed("grubs"),
	"crab-spider": figureNamed("spider"), "orc": figureNamed("orc"), "hobgoblin": figureNamed("hobgoblin"),
	"zombie": figureNamed("zombie"), "bloodwing": figureNamed("bloodwing"), "pit-viper": figureNamed("snake"),
	"lizardfolk": figureNamed("lizard"), "gnoll": figureNamed("gnoll"), "berserker": figureNamed("berserker"),
	"gloom-hound": figureNamed("gloom"), "cave-crawler": figureNamed("crawler"),
	"bugbear": figureNamed("bugbear"), "wight": figureNamed("wight"), "gargoyle": figureNamed("gargoyle"),
	"werewolf": figureNamed("wolf"), "clear-jelly": figureNamed("jelly"),
	"darkstalker": figureNamed("darkstalker"), "wraith": figureNamed("wraith"),
	"yellow-ooze": figureNamed("yellow"), "evil-mage": figureNamed("evilmage"), "mummy": figureNamed("mummy"),
	"minotaur": figureNamed("minotaur"), "troll": figureNamed("troll"), "vampire": figureNamed("vampire"),
	"wolf": figureNamed("wolf"), "boar": figureNamed("boar"), "black-bear": figureNamed("bear"),
	"great-snake": figureNamed("snake"), "giant-scorpion": figureNamed("scorpion"),
	"hill-giant": figureNamed("giant"), "great-ape": figureNamed("bear"), "marsh-light": figureNamed("wisp"),
	"merchant": figureNamed("pilgrim"), "man-at-arms": figureNamed("fighter"),
	"patrol-soldier": figureNamed("fighter"), "nomad-rider": figureNamed("fighter"),
	"hunting-dog": figureNamed("dog"), "war-dog": figureNamed("dog"),
}

// items are the drawings of things by content name, without its system where
// that does not matter.
var items = map[string]assets.Cell{
	"sword": assets.Named("item.sword"), "great-sword": assets.Named("item.greatsword"),
	"dagger": assets.Named("item.dagger"), "spear": assets.Named("item.spear"),
	"bow": assets.Named("item.bow"), "crossbow": assets.Named("item.crossbow"),
	"potion": assets.Named("item.potion"), "dark-vision-draught": assets.Named("item.draught"),
	"draught": assets.Named("item.draught"), "oil": assets.Named("item.oil"), "oil-flask": assets.Named("item.oil"),
	"key": assets.Named("item.key"), "bandage": assets.Named("item.bandage"),
	"tinderbox": assets.Named("item.tinderbox"), "rope": assets.Named("item.rope"),
	"clothes": assets.Named("item.coat"), "leather": assets.Named("item.coat"),
	"mail": assets.Named("item.mail"), "plate": assets.Named("item.plate"),
	"cloak": assets.Named("item.cloak"), "ring": assets.Named("item.ring"),
	"cloak-of-stealth": assets.Named("item.cloak"), "ring-of-owls": assets.Named("item.ring"),
	"garnet": assets.Named("item.gem.red"), "sapphire": assets.Named("item.gem.blue"), "pearl": assets.Named("item.pearl"),
	"bone-idol": assets.Named("item.idol"), "idol": assets.Named("item.idol"), "censer": assets.Named("item.censer"),
	"chalice": assets.Named("item.chalice"), "crown": assets.Named("item.crown"),
	"coins": assets.Named("item.coins"), "chest": assets.Named("chest"),
	"corpse": assets.Named("bones"), "body": assets.Named("bones"), "bones": assets.Named("bones"),
	"torch": assets.Named("item.torch"), "candle": assets.Named("item.candle"),
	"lantern": assets.Named("item.lantern"), "hooded-lantern": assets.Named("item.lantern"),
	"lamp": assets.Named("item.lantern"), "hurricane-lamp": assets.Named("item.lantern"),
	"hurricane-candle": assets.Named("item.lantern"), "campfire": assets.Named("campfire"),
	"axe": assets.Named("item.axe"), "mace": assets.Named("item.mace"), "flail": assets.Named("item.flail"),
	"club": assets.Named("item.club"), "staff": assets.Named("item.staff"), "pole": assets.Named("item.staff"),
	"polearm": assets.Named("item.polearm"), "maul": assets.Named("item.maul"), "hammer": assets.Named("item.maul"),
	"sledgehammer": assets.Named("item.maul"), "pike": assets.Named("item.spear"), "lance": assets.Named("item.spear"),
	"javelin": assets.Named("item.spear"), "knife": assets.Named("item.knife"), "sling": assets.Named("item.sling"),
	"stones": assets.Named("item.stones"), "arrows": assets.Named("item.arrows"), "arrow": assets.Named("item.arrows"),
	"bolts": assets.Named("item.arrows"), "large-shield": assets.Named("item.shield"), "shield": assets.Named("item.buckler"),
	"chainmail": assets.Named("item.mail"), "scale": assets.Named("item.mail"), "splint": assets.Named("item.plate"),
	"backpack": assets.Named("item.backpack"), "waterskin": assets.Named("item.waterskin"), "book": assets.Named("item.book"),
	"cheese": assets.Named("item.food"), "biscuits": assets.Named("item.food"), "jerky": assets.Named("item.meat"),
	"beef": assets.Named("item.meat"), "fruit": assets.Named("item.fruit"), "greens": assets.Named("item.fruit"),
	"garlic": assets.Named("item.herb"), "wolfsbane": assets.Named("item.herb"), "pick": assets.Named("item.pick"),
	"pickaxe": assets.Named("item.pick"), "shovel": assets.Named("item.shovel"), "crowbar": assets.Named("item.iron"),
	"spikes": assets.Named("item.spikes"), "caltrops": assets.Named("item.spikes"), "hook": assets.Named("item.spikes"),
	"mirror": assets.Named("item.mirror"), "symbol": assets.Named("item.symbol"), "case": assets.Named("item.case"),
	"chalk": assets.Named("item.chalk"), "picks": assets.Named("item.picks"), "sack": assets.Named("item.sack"),
	"chain": assets.Named("item.chain"), "tent": assets.Named("item.tent"), "kit": assets.Named("item.map"),
	"bedroll": assets.Named("item.bedroll"), "twine": assets.Named("item.rope"), "bandages": assets.Named("item.bandage"),
	"vial": assets.Named("item.potion"), "acid": assets.Named("item.draught"), "water": assets.Named("item.potion"),
	"penny": assets.Named("item.coins"), "farthing": assets.Named("item.coins"), "noble": assets.Named("item.coins"),
	"purple/ring": assets.Named("item.mail"),
}

// flames are what burns, by a word in its content name; the first that fits.
var flames = []struct {
	word   string
	warmth cue.Warmth
	cell   assets.Cell
}{
	{"campfire", cue.Ember, assets.Named("campfire")},
	{"fire", cue.Ember, assets.Named("campfire")},
	{"sconce", cue.Amber, assets.Named("sconce")},
	{"torch", cue.Amber, assets.Named("torch")},
	{"hurricane", cue.Honey, assets.Named("lantern")},
	{"candle", cue.Honey, assets.Named("candle")},
	{"lantern", cue.Lamp, assets.Named("lantern")},
	{"lamp", cue.Lamp, assets.Named("lantern")},
	{"magic", cue.Cold, 0},
	{"glow", cue.Cold, 0},
}

func figureNamed(name string) assets.Figure {
	f, ok := assets.FigureNamed(name)
	if !ok {
		panic("stage: the sheet has no figure " + name)
	}
	return f
}

// bare is a content ID without its system.
func bare(id rules.ContentID) string {
	return string(id[strings.LastIndexByte(string(id), '/')+1:])
}

// Look is the figure of a kind of creature: a bare shape for one that has no
// drawing of its own.
func Look(kind rules.ContentID) assets.Figure {
	if f, ok := looks[bare(kind)]; ok {
		return f
	}
	return shape
}

// trap marks a trap that is known.
var trap = assets.Named("trap")

// Item is the drawing of a kind of thing: a bundle for one that has none of
// its own. A name's last word counts if the whole is unknown: an "iron-key" is
// a key. What one system calls otherwise than all others goes by its whole ID.
func Item(kind rules.ContentID) assets.Cell {
	if c, ok := items[string(kind)]; ok {
		return c
	}
	name := bare(kind)
	if strings.HasPrefix(name, "trap-") {
		return trap
	}
	for name != "" {
		if c, ok := items[name]; ok {
			return c
		}
		_, name, _ = strings.Cut(name, "-")
	}
	return bundle
}

// Flame is the colour of a kind of light, and what is seen to burn: 0 for
// nothing.
func Flame(kind rules.ContentID) (cue.Warmth, assets.Cell) {
	name := bare(kind)
	for i := range flames {
		if strings.Contains(name, flames[i].word) {
			return flames[i].warmth, flames[i].cell
		}
	}
	return cue.Amber, 0
}
