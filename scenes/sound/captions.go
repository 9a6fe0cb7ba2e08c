package sound

import "pitchdark/scenes/sound/synth"

// captions are the words for what one does oneself, and for what goes on about
// one; what is heard of others is told by its cue.
var captions = map[synth.Name]string{
	synth.StepStone: "Your steps on stone", synth.StepBrick: "Your steps on brick", synth.StepWood: "Your steps on planks",
	synth.StepBone: "Your steps among bones", synth.StepWater: "Your steps in water", synth.StepRubble: "Your steps on rubble",
	synth.StepHeavy: "Your heavy steps", synth.Stairs: "Your steps on the stairs", synth.Jingle: "Your mail jingles",
	synth.Cloth: "Cloth rustles",

	synth.Walk: "Footsteps", synth.Scuttle: "A scuttling", synth.Patter: "A patter of feet", synth.Shuffle: "Dragging steps",
	synth.Tread: "A heavy tread", synth.Wings: "Wing beats", synth.Clicks: "A clicking", synth.Rustle: "A rustle",
	synth.Slither: "A slithering", synth.Clank: "A clank of iron", synth.Hum: "A humming", synth.Stumble: "You stumble",

	synth.ThudSoft: "You brush against something", synth.Thud: "You hit the wall", synth.ThudHard: "You hit the wall hard",
	synth.ThudWood: "You hit wood", synth.ThudIron: "You hit iron", synth.ThudFlesh: "You run into somebody",
	synth.Falls: "You fall", synth.Drop: "Something drops", synth.Splash: "You go under",

	synth.Blade: "Your blade hits", synth.Swish: "Your blow misses", synth.Fist: "Your blow hits", synth.Fight: "A blow",
	synth.Bow: "Your bow twangs", synth.Crossbow: "Your crossbow snaps", synth.Crank: "Your crossbow is wound",
	synth.Blast: "A blast", synth.Throw: "Something flies",

	synth.DoorOpen: "The door creaks open", synth.DoorShut: "The door falls shut", synth.DoorForce: "The door splinters",
	synth.DoorKnock: "You throw yourself at the door", synth.DoorLock: "The door rattles", synth.DoorKey: "A key turns",

	synth.Call: "You call", synth.CallHigh: "You call", synth.Speech: "You speak", synth.Whisper: "A whisper", synth.Howl: "A howl",
	synth.Screech: "A screech", synth.Moan: "A moan", synth.Bellow: "A bellow", synth.Grunt: "A groan", synth.GruntHi: "A cry",
	synth.Goblin: "A goblin's yelp", synth.Ghoul: "A rattling groan", synth.Big: "A deep grunt", synth.Beast: "A squeal",
	synth.Gasp: "You start awake",

	synth.Tinder: "Flint, and a flame", synth.Puff: "Your light goes out", synth.Gutter: "Your light gutters", synth.Fire: "Fire",
	synth.Crackle: "Your torch crackles", synth.Candle: "A candle burns", synth.Shutter: "The shutter clicks",

	synth.Touch: "Your hands feel about", synth.Take: "You pick something up", synth.Ready: "You take it in hand",
	synth.Drink: "You drink", synth.Bandage: "You bind a wound",

	synth.Heart: "Your heart", synth.Breath: "Your breath", synth.Drip: "A drip", synth.Distant: "Something far off",
	synth.Wind: "Wind", synth.Wakes: "The dungeon wakes", synth.DroneLow: "A low drone", synth.DroneMid: "A drone",
	synth.DroneThin: "A thin tone",

	synth.Chime: "You have grown", synth.Toll: "A bell tolls", synth.Move: "A tick", synth.Choose: "A click", synth.Back: "A click",
}
