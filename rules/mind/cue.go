package mind

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// usual is how loud a kind of sound usually is, in tiles of reach [DK-SND-03].
// What the darkness itself does not name is taken for as loud as speech.
func usual(k rules.SoundKind) int {
	switch k {
	case rules.SoundWhisper, rules.SoundTouch:
		return 2
	case rules.SoundStep, rules.SoundStumble, rules.SoundScuttle, rules.SoundPatter, rules.SoundShuffle, rules.SoundTread,
		rules.SoundWings, rules.SoundClick, rules.SoundRustle, rules.SoundSlither, rules.SoundClank, rules.SoundHum:
		return 4
	case rules.SoundDoor:
		return 8
	case rules.SoundAttack:
		return 15
	case rules.SoundThud, rules.SoundForce:
		return 20
	case rules.SoundCall, rules.SoundHowl, rules.SoundScreech, rules.SoundMoan, rules.SoundBellow:
		return 25
	case rules.SoundBlast:
		return 40
	}
	return 10
}

// bound is the upper bound of a sound's band for its kind's usual loudness:
// how many tiles away it was at most, at least 1 [DK-NPC-04, DK-SND-02].
func bound(s *rules.Sound) int {
	loud := usual(s.Kind)
	switch s.Band {
	case rules.Near:
		loud /= 3
	case rules.Clear:
		loud = 2 * loud / 3
	}
	return max(1, loud)
}

// cue is the sound of this round or the last that a creature minds: the
// nearest band, then the latest round, then the first clockwise from its
// facing, then the latest heard. What it knows for its own side's call, and
// what came from its own tile, it does not mind [DK-NPC-04, DK-SND-04]. It is
// nil if there is none.
func (m *Mind) cue() *rules.Sound {
	var best *rules.Sound
	for i := range m.view.Sounds {
		s := &m.view.Sounds[i]
		if s.Round < m.view.Round-1 || s.Here || s.Side == rules.Friend {
			continue
		}
		if best == nil || minded(s, best, m.view.Hero.Facing) {
			best = s
		}
	}
	return best
}

// minded reports whether one that faces so minds a before b.
func minded(a, b *rules.Sound, facing grid.Direction) bool {
	switch {
	case a.Band != b.Band:
		return a.Band < b.Band
	case a.Round != b.Round:
		return a.Round > b.Round
	case a.From != b.From:
		return facing.Toward(a.From) < facing.Toward(b.From)
	}
	return a.Order > b.Order
}

// follows reports whether a creature's temper lets it follow a cue: bold ones
// any, wary ones one that is near; hunters any [DK-NPC-04, DK-HST-14].
func (m *Mind) follows(near bool) bool {
	switch {
	case m.view.Hero.Temper == rules.Bold || m.has(rules.Hunts):
		return true
	case m.view.Hero.Temper == rules.Wary:
		return near
	}
	return false
}
