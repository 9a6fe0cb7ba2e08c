package sound

import (
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/tell"
	"pitchdark/scenes/sound/synth"
)

// kinds are what the rules' kinds of sound are heard as, whoever makes them.
var kinds = map[rules.SoundKind]synth.Name{
	rules.SoundWhisper: synth.Whisper,
	rules.SoundTouch:   synth.Touch,
	rules.SoundStep:    synth.Walk,
	rules.SoundSpeech:  synth.Speech,
	rules.SoundDoor:    synth.DoorOpen,
	rules.SoundAttack:  synth.Fight,
	rules.SoundThud:    synth.Thud,
	rules.SoundCall:    synth.Call,
	rules.SoundBlast:   synth.Blast,
	rules.SoundStumble: synth.Stumble,
	rules.SoundFall:    synth.Falls,
	rules.SoundFire:    synth.Fire,
	rules.SoundDrop:    synth.Drop,
	rules.SoundWind:    synth.Wind,
	rules.SoundForce:   synth.DoorKnock,
	rules.SoundScuttle: synth.Scuttle,
	rules.SoundPatter:  synth.Patter,
	rules.SoundShuffle: synth.Shuffle,
	rules.SoundTread:   synth.Tread,
	rules.SoundWings:   synth.Wings,
	rules.SoundClick:   synth.Clicks,
	rules.SoundRustle:  synth.Rustle,
	rules.SoundSlither: synth.Slither,
	rules.SoundClank:   synth.Clank,
	rules.SoundHum:     synth.Hum,
	rules.SoundHowl:    synth.Howl,
	rules.SoundScreech: synth.Screech,
	rules.SoundMoan:    synth.Moan,
	rules.SoundBellow:  synth.Bellow,
}

var (
	treads = []rules.SoundKind{
		rules.SoundStep, rules.SoundScuttle, rules.SoundPatter, rules.SoundShuffle, rules.SoundTread, rules.SoundWings,
		rules.SoundClick, rules.SoundRustle, rules.SoundSlither, rules.SoundClank, rules.SoundHum,
	}
	cries = []rules.SoundKind{
		rules.SoundSpeech, rules.SoundCall, rules.SoundHowl, rules.SoundScreech, rules.SoundMoan, rules.SoundBellow, rules.SoundHum,
	}
)

// noises are the kinds of sound that an event of somebody else's can be heard
// by.
var noises = map[rules.Kind][]rules.SoundKind{
	rules.Moved:       treads,
	rules.Bumped:      {rules.SoundThud},
	rules.Stumbled:    {rules.SoundStumble},
	rules.Struck:      {rules.SoundAttack},
	rules.Missed:      {rules.SoundAttack},
	rules.StruckEmpty: {rules.SoundAttack},
	rules.DoorMoved:   {rules.SoundDoor, rules.SoundForce},
	rules.Spoke:       cries,
	rules.Recognised:  {rules.SoundSpeech, rules.SoundTouch},
	rules.WasTouched:  {rules.SoundTouch},
	rules.FeltAbout:   {rules.SoundTouch},
	rules.LightMoved:  {rules.SoundDrop},
	rules.Dropped:     {rules.SoundDrop},
	rules.Downed:      {rules.SoundFall},
	rules.Died:        {rules.SoundFall},
	rules.Gust:        {rules.SoundWind},
}

// heardAs is what a cue is heard as; a kind that is new to this table is heard
// as steps rather than not at all.
func heardAs(s *rules.Sound) synth.Name {
	if s.Kind == rules.SoundCall && highVoice(s.Look) {
		return synth.CallHigh
	}
	if n, ok := kinds[s.Kind]; ok {
		return n
	}
	return synth.Walk
}

// highVoice reports whether somebody known has a high voice.
func highVoice(look rules.ContentID) bool {
	switch bare(string(look)) {
	case "ysolde", "wren", "dagna":
		return true
	}
	return false
}

func bare(id string) string { return id[strings.LastIndexByte(id, '/')+1:] }

// words are a cue's caption.
func (l *listening) words(s *rules.Sound) string {
	return strings.TrimSuffix(tell.Sound(*s, l.After.Hero.Facing, l.blind()), ".")
}

func (l *listening) blind() bool { return l.After.Blind != rules.Sighted }

// seen makes a sound more exact by what was seen of its making.
func (l *listening) seen(c *Call, e *rules.Event) {
	switch e.Kind {
	case rules.Struck, rules.Missed, rules.StruckEmpty:
		c.Name = blow(e)
		if e.Kind == rules.Struck {
			c.With = l.gruntOf(e.Other)
		}
	case rules.Bumped:
		c.Name = thud(e.Thing, e.Amount)
	case rules.DoorMoved:
		if c.Heard.Kind == rules.SoundDoor {
			c.Name = doors(e.Text)
		}
	}
}

// blow is the sound of a blow or shot by its weapon.
func blow(e *rules.Event) synth.Name {
	weapon := bare(e.Thing)
	switch {
	case weapon == "crossbow":
		return synth.Crossbow
	case weapon == "bow":
		return synth.Bow
	case e.Kind != rules.Struck:
		return synth.Swish
	case weapon == "sword" || weapon == "great-sword" || weapon == "dagger" || weapon == "spear":
		return synth.Blade
	}
	return synth.Fist
}

// thud is the sound of a bump by what was hit, and how hard.
func thud(thing string, harm int) synth.Name {
	switch {
	case strings.Contains(thing, "door") || thing == "furniture":
		return synth.ThudWood
	case strings.Contains(thing, "railing"):
		return synth.ThudIron
	case harm <= 1:
		return synth.ThudSoft
	case harm >= 5:
		return synth.ThudHard
	}
	return synth.Thud
}

// doors is the sound of a door by what came of it.
func doors(how string) synth.Name {
	switch how {
	case "opened":
		return synth.DoorOpen
	case "closed":
		return synth.DoorShut
	case "forced":
		return synth.DoorForce
	case "unlocked":
		return synth.DoorKey
	}
	return synth.DoorLock
}

// grunts are how kinds of creature cry out. What has no throat is not among
// them.
var grunts = map[string]synth.Name{
	"goblin": synth.Goblin, "ghoul": synth.Ghoul, "stalker": synth.Ghoul, "gravewarden": synth.Ghoul,
	"ogre": synth.Big, "cave-bear": synth.Big,
	"rat-swarm": synth.Beast, "bat": synth.Beast, "pale-hound": synth.Beast, "cave-fisher": synth.Beast, "blind-crawler": synth.Beast,
	"hobgoblin-archer": synth.Grunt, "cultist": synth.Grunt, "pilgrim": synth.Grunt, "lost-miner": synth.Grunt,
	"bran": synth.Grunt, "odo": synth.Grunt, "ilario": synth.Grunt,
	"ysolde": synth.GruntHi, "wren": synth.GruntHi, "dagna": synth.GruntHi,
}

// gruntOf is how one cries out whose kind the hero knows, "" for a stranger.
func (l *listening) gruntOf(who rules.Handle) synth.Name { return grunts[bare(string(l.kindOf(who)))] }

func (l *listening) kindOf(who rules.Handle) rules.ContentID {
	for _, v := range []*rules.View{l.After, l.Before} {
		if v == nil {
			continue
		}
		if kind := kindIn(v, who); kind != "" {
			return kind
		}
	}
	return ""
}

func kindIn(v *rules.View, who rules.Handle) rules.ContentID {
	if who == v.Hero.Handle {
		return v.Hero.Kind
	}
	for i := range v.Party {
		if v.Party[i].Handle == who {
			return v.Party[i].Kind
		}
	}
	for i := range v.Tokens {
		if v.Tokens[i].Handle == who {
			return v.Tokens[i].Kind
		}
	}
	for i := range v.Contacts {
		if v.Contacts[i].Handle == who {
			return v.Contacts[i].Kind
		}
	}
	return ""
}
