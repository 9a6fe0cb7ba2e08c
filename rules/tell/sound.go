package tell

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// noises are how the kinds of sound are told.
var noises = map[rules.SoundKind]string{
	rules.SoundWhisper: "a whisper",
	rules.SoundTouch:   "a soft rubbing",
	rules.SoundStep:    "footsteps",
	rules.SoundSpeech:  "a voice",
	rules.SoundDoor:    "a door",
	rules.SoundAttack:  "the sound of a blow",
	rules.SoundThud:    "a heavy thud",
	rules.SoundCall:    "a cry",
	rules.SoundBlast:   "a blast",
	rules.SoundStumble: "somebody stumbling",
	rules.SoundFall:    "a body falling",
	rules.SoundFire:    "fire",
	rules.SoundDrop:    "something falling",
	rules.SoundWind:    "wind",
	rules.SoundForce:   "a blow on wood",
	rules.SoundScuttle: "a scuttling of many feet",
	rules.SoundPatter:  "a quick patter of feet",
	rules.SoundShuffle: "dragging footsteps",
	rules.SoundTread:   "a heavy tread",
	rules.SoundWings:   "wing beats",
	rules.SoundClick:   "a hard clicking",
	rules.SoundRustle:  "a rustle as of cloth",
	rules.SoundSlither: "something wet slithering",
	rules.SoundClank:   "a clank of old iron",
	rules.SoundHum:     "a thin humming",
	rules.SoundHowl:    "a howl",
	rules.SoundScreech: "a screech",
	rules.SoundMoan:    "a long moan",
	rules.SoundBellow:  "a bellow",
}

// Sound is a sound cue in words: what it is like, whose voice if that is known,
// how loud, and from where: "A heavy thud, clear, behind you to the left."
// [DK-SND-01].
func Sound(s rules.Sound, facing grid.Direction, blind bool) string {
	words, ok := noises[s.Kind]
	if !ok {
		words = article(string(s.Kind))
	}
	if s.Voice != "" {
		words += ", " + s.Voice + "'s"
	}
	words += ", " + s.Band.String() + ", "
	if s.Here {
		return finish(words + "right here")
	}
	return finish(words + Direction(s.From, facing, blind))
}
