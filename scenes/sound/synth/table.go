package synth

// The sounds. Steps that are heard unseen are phrases of several; one's own are
// single steps, by the ground.
const (
	StepStone  Name = "step/stone"
	StepBrick  Name = "step/brick"
	StepWood   Name = "step/wood"
	StepBone   Name = "step/bone"
	StepWater  Name = "step/water"
	StepRubble Name = "step/rubble"
	StepHeavy  Name = "step/stone, heavy"
	Stairs     Name = "step/stairs"
	Jingle     Name = "armour/mail"
	Cloth      Name = "armour/cloth"

	Walk    Name = "walk/boots"
	Scuttle Name = "walk/scuttle"
	Patter  Name = "walk/patter"
	Shuffle Name = "walk/shuffle"
	Tread   Name = "walk/heavy tread"
	Wings   Name = "walk/wing beat"
	Clicks  Name = "walk/clicking"
	Rustle  Name = "walk/rustle"
	Slither Name = "walk/slither"
	Clank   Name = "walk/clank"
	Hum     Name = "walk/hum"
	Stumble Name = "walk/stumble"

	ThudSoft  Name = "thud/stone, soft"
	Thud      Name = "thud/stone"
	ThudHard  Name = "thud/stone, hard"
	ThudWood  Name = "thud/wood"
	ThudIron  Name = "thud/iron"
	ThudFlesh Name = "thud/body"
	Falls     Name = "thud/fall"
	Drop      Name = "thud/drop"
	Splash    Name = "thud/splash"

	Blade     Name = "blow/blade"
	Swish     Name = "blow/miss"
	Fist      Name = "blow/fist"
	Fight     Name = "blow/unseen"
	Bow       Name = "blow/bow"
	Crossbow  Name = "blow/crossbow"
	Crank     Name = "blow/crank"
	Blast     Name = "blow/blast"
	Throw     Name = "blow/throw"
	DoorOpen  Name = "door/open"
	DoorShut  Name = "door/close"
	DoorForce Name = "door/forced"
	DoorKnock Name = "door/blow"
	DoorLock  Name = "door/locked"
	DoorKey   Name = "door/key"

	Call     Name = "voice/call"
	CallHigh Name = "voice/call, high"
	Speech   Name = "voice/speech"
	Whisper  Name = "voice/whisper"
	Howl     Name = "voice/howl"
	Screech  Name = "voice/screech"
	Moan     Name = "voice/moan"
	Bellow   Name = "voice/bellow"
	Grunt    Name = "grunt/low"
	GruntHi  Name = "grunt/high"
	Goblin   Name = "grunt/goblin"
	Ghoul    Name = "grunt/ghoul"
	Big      Name = "grunt/big"
	Beast    Name = "grunt/beast"
	Gasp     Name = "grunt/gasp"

	Tinder  Name = "flame/tinderbox"
	Puff    Name = "flame/puff"
	Gutter  Name = "flame/gutter"
	Fire    Name = "flame/fire"
	Crackle Name = "flame/torch"
	Candle  Name = "flame/candle"
	Shutter Name = "flame/shutter"

	Touch   Name = "hand/touch"
	Take    Name = "hand/take"
	Ready   Name = "hand/ready"
	Drink   Name = "hand/drink"
	Bandage Name = "hand/bandage"

	Heart     Name = "self/heart"
	Breath    Name = "self/breath"
	Drip      Name = "far/drip"
	Distant   Name = "far/distant"
	Wind      Name = "far/wind"
	Wakes     Name = "far/dungeon wakes"
	DroneLow  Name = "drone/low"
	DroneMid  Name = "drone/middle"
	DroneThin Name = "drone/thin"

	Chime  Name = "tone/grown"
	Toll   Name = "tone/death"
	Move   Name = "menu/move"
	Choose Name = "menu/choose"
	Back   Name = "menu/back"
)

// table is every sound with its loudness: what is heard far is loud, what is
// one's own and often is soft.
var table = []row{
	{name: StepStone, variants: 4, level: -27, make: stepStone},
	{name: StepBrick, variants: 4, level: -27, make: stepBrick},
	{name: StepWood, variants: 4, level: -25, make: stepWood},
	{name: StepBone, variants: 4, level: -26, make: stepBone},
	{name: StepWater, variants: 4, level: -24, make: stepWater},
	{name: StepRubble, variants: 4, level: -25, make: stepRubble},
	{name: StepHeavy, variants: 4, level: -24, make: stepHeavy},
	{name: Stairs, variants: 2, level: -23, make: stairs},
	{name: Jingle, variants: 4, level: -32, make: jingle},
	{name: Cloth, variants: 4, level: -34, make: cloth},

	{name: Walk, variants: 3, level: -22, make: walk},
	{name: Scuttle, variants: 3, level: -23, make: scuttle},
	{name: Patter, variants: 3, level: -23, make: patter},
	{name: Shuffle, variants: 3, level: -22, make: shuffle},
	{name: Tread, variants: 3, level: -17, make: tread},
	{name: Wings, variants: 3, level: -23, make: wings},
	{name: Clicks, variants: 3, level: -23, make: clicks},
	{name: Rustle, variants: 3, level: -26, make: rustle},
	{name: Slither, variants: 3, level: -24, make: slither},
	{name: Clank, variants: 3, level: -21, make: clank},
	{name: Hum, variants: 2, level: -26, make: hum},
	{name: Stumble, variants: 2, level: -20, make: stumble},

	{name: ThudSoft, variants: 3, level: -23, make: thudSoft},
	{name: Thud, variants: 3, level: -17, make: thud},
	{name: ThudHard, variants: 3, level: -14, make: thudHard},
	{name: ThudWood, variants: 3, level: -14, make: thudWood},
	{name: ThudIron, variants: 3, level: -15, make: thudIron},
	{name: ThudFlesh, variants: 3, level: -18, make: thudFlesh},
	{name: Falls, variants: 3, level: -17, make: falls},
	{name: Drop, variants: 3, level: -22, make: drop},
	{name: Splash, variants: 2, level: -17, make: splash},

	{name: Blade, variants: 3, level: -17, make: blade},
	{name: Swish, variants: 3, level: -24, make: swish},
	{name: Fist, variants: 3, level: -18, make: fist},
	{name: Fight, variants: 3, level: -17, make: fight},
	{name: Bow, variants: 2, level: -20, make: bow},
	{name: Crossbow, variants: 2, level: -18, make: crossbow},
	{name: Crank, variants: 2, level: -24, make: crank},
	{name: Blast, variants: 1, level: -10, make: blast},
	{name: Throw, variants: 2, level: -26, make: throw},
	{name: DoorOpen, variants: 3, level: -20, make: doorOpen},
	{name: DoorShut, variants: 3, level: -18, make: doorShut},
	{name: DoorForce, variants: 2, level: -12, make: doorForce},
	{name: DoorKnock, variants: 2, level: -14, make: doorKnock},
	{name: DoorLock, variants: 2, level: -20, make: doorLock},
	{name: DoorKey, variants: 2, level: -24, make: doorKey},

	{name: Call, kind: Voices, variants: 3, level: -15, make: call},
	{name: CallHigh, kind: Voices, variants: 3, level: -15, make: callHigh},
	{name: Speech, kind: Voices, variants: 3, level: -22, make: speech},
	{name: Whisper, kind: Voices, variants: 3, level: -29, make: whisper},
	{name: Howl, kind: Voices, variants: 2, level: -16, make: howl},
	{name: Screech, kind: Voices, variants: 3, level: -18, make: screech},
	{name: Moan, kind: Voices, variants: 2, level: -18, make: moan},
	{name: Bellow, kind: Voices, variants: 2, level: -13, make: bellow},
	{name: Grunt, kind: Voices, variants: 3, level: -20, make: grunt},
	{name: GruntHi, kind: Voices, variants: 3, level: -20, make: gruntHigh},
	{name: Goblin, kind: Voices, variants: 3, level: -20, make: goblin},
	{name: Ghoul, kind: Voices, variants: 3, level: -20, make: ghoul},
	{name: Big, kind: Voices, variants: 3, level: -17, make: big},
	{name: Beast, kind: Voices, variants: 3, level: -20, make: beast},
	{name: Gasp, kind: Voices, variants: 2, level: -27, make: gasp},

	{name: Tinder, variants: 2, level: -23, make: tinder},
	{name: Puff, variants: 2, level: -24, make: puff},
	{name: Gutter, variants: 2, level: -27, make: gutter},
	{name: Fire, variants: 1, level: -20, make: fire},
	{name: Crackle, kind: Drone, variants: 1, level: -37, loop: true, make: torchLoop},
	{name: Candle, kind: Drone, variants: 1, level: -40, loop: true, make: candleLoop},
	{name: Shutter, variants: 2, level: -26, make: shutter},

	{name: Touch, variants: 3, level: -31, make: touch},
	{name: Take, variants: 3, level: -25, make: take},
	{name: Ready, variants: 2, level: -26, make: ready},
	{name: Drink, variants: 2, level: -25, make: drink},
	{name: Bandage, variants: 2, level: -26, make: bandage},

	{name: Heart, kind: Drone, variants: 2, level: -30, make: heart},
	{name: Breath, kind: Drone, variants: 3, level: -38, make: breath},
	{name: Drip, kind: Drone, variants: 4, level: -34, make: drip},
	{name: Distant, kind: Drone, variants: 3, level: -36, make: distant},
	{name: Wind, variants: 2, level: -21, make: wind},
	{name: Wakes, variants: 1, level: -14, make: wakes},
	{name: DroneLow, kind: Drone, variants: 1, level: -33, loop: true, make: droneLow},
	{name: DroneMid, kind: Drone, variants: 1, level: -37, loop: true, make: droneMid},
	{name: DroneThin, kind: Drone, variants: 1, level: -43, loop: true, make: droneThin},

	{name: Chime, kind: Interface, variants: 1, level: -22, make: chime},
	{name: Toll, kind: Interface, variants: 1, level: -19, make: toll},
	{name: Move, kind: Interface, variants: 2, level: -36, make: menuMove},
	{name: Choose, kind: Interface, variants: 1, level: -31, make: menuChoose},
	{name: Back, kind: Interface, variants: 1, level: -33, make: menuBack},
}
