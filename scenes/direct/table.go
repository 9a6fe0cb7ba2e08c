package direct

import (
	"strconv"

	"pitchdark/rules"
	"pitchdark/sprites/cue"
)

// direct adds the cues of one event; an event without a row shows nothing.
func (d *director) direct(e *rules.Event) {
	if show, ok := table[e.Kind]; ok {
		show(d, e)
	}
}

// table is what each kind of event shows.
var table = map[rules.Kind]func(*director, *rules.Event){
	rules.Moved:          (*director).moved,
	rules.Turned:         (*director).turned,
	rules.Bumped:         (*director).bumped,
	rules.FeltAbout:      (*director).feltAbout,
	rules.Stumbled:       (*director).stumbled,
	rules.Met:            (*director).met,
	rules.LostTouch:      (*director).lostTouch,
	rules.Recognised:     (*director).recognised,
	rules.WasTouched:     (*director).wasTouched,
	rules.Crossed:        (*director).crossed,
	rules.Spoke:          (*director).spoke,
	rules.Struck:         (*director).struck,
	rules.Missed:         (*director).missed,
	rules.StruckEmpty:    (*director).struckEmpty,
	rules.Heard:          (*director).heard,
	rules.Blinded:        (*director).blinded,
	rules.SeesAgain:      (*director).seesAgain,
	rules.LightLit:       (*director).lightLit,
	rules.LightOut:       (*director).lightOut,
	rules.LightGutter:    (*director).lightGutter,
	rules.LightMoved:     (*director).thrown,
	rules.Shuttered:      (*director).shuttered,
	rules.DouseTried:     (*director).douseTried,
	rules.StoppedInLight: said("stop"),
	rules.Hid:            (*director).hid,
	rules.Found:          said("found"),
	rules.DoorMoved:      (*director).doorMoved,
	rules.Took:           (*director).took,
	rules.Used:           (*director).used,
	rules.Downed:         (*director).downed,
	rules.Died:           (*director).died,
	rules.Woke:           (*director).woke,
	rules.Rested:         (*director).rested,
	rules.Blocked:        (*director).blocked,
	rules.Saw:            (*director).saw,
	rules.LostSight:      (*director).lostSight,
	rules.Gust:           (*director).gust,
	rules.Entered:        (*director).entered,
	rules.Grew:           said("stronger"),
}

// moved joins a step to the walk that it goes on with.
func (d *director) moved(e *rules.Event) {
	path := append([]cue.Tile{tile(e.From)}, tiles(e)...)
	if last, ok := d.lastWalk(e.Who); ok && last.Path[len(last.Path)-1] == path[0] {
		last.Path = append(last.Path, path[1:]...)
		last.Facing = facing(e.Facing)
		d.cues[len(d.cues)-1] = last
		return
	}
	d.add(cue.Walk{Who: token(e.Who), Path: path, Facing: facing(e.Facing), Blind: d.own(e) && d.blind})
}

func (d *director) lastWalk(who rules.Handle) (cue.Walk, bool) {
	if len(d.cues) == 0 {
		return cue.Walk{}, false
	}
	w, ok := d.cues[len(d.cues)-1].(cue.Walk)
	return w, ok && w.Who == token(who)
}

// tiles are those walked, without the start.
func tiles(e *rules.Event) []cue.Tile {
	var out []cue.Tile
	for i, p := range e.Path {
		if i > 0 || p != e.From {
			out = append(out, tile(p))
		}
	}
	if len(out) == 0 {
		out = append(out, tile(e.At))
	}
	return out
}

func (d *director) turned(e *rules.Event) {
	d.add(cue.Turn{Who: token(e.Who), Facing: facing(e.Facing)})
}

func (d *director) bumped(e *rules.Event) {
	at := d.place(e.Who, e.From)
	d.add(
		cue.Slam{Who: token(e.Who), At: tile(at), Toward: facing(e.Facing), Strength: e.Amount, Edge: e.Text == "edge"},
		cue.Ripple{Place: tile(at), Known: true, Band: cue.Near, Kind: string(rules.SoundThud), Text: "a heavy thud"},
	)
	if e.Amount > 0 {
		d.add(d.word(e.Who, tile(at), "-"+strconv.Itoa(e.Amount), cue.Harm))
	}
}

func (d *director) feltAbout(e *rules.Event) {
	if !d.own(e) || e.Thing == "" {
		return
	}
	d.add(cue.Grope{Who: token(e.Who), Toward: facing(e.Facing), Found: e.Thing != "nothing"})
}

func (d *director) stumbled(e *rules.Event) {
	d.add(cue.Shake{Strength: 1}, d.word(e.Who, d.tileOf(e), "stumbles", cue.Plain))
}

func (d *director) met(e *rules.Event) {
	d.add(cue.Mark{Who: token(e.Other), At: tile(e.At)})
}

func (d *director) lostTouch(e *rules.Event) {
	d.add(cue.Unmark{Who: token(e.Other), At: tile(e.At)})
}

func (d *director) recognised(e *rules.Event) {
	d.add(
		cue.Grope{Who: token(e.Who), Toward: toward(d.place(e.Who, d.after.Hero.At), e.At), Found: true},
		d.word(e.Other, tile(e.At), e.Text, cue.Good),
	)
}

func (d *director) wasTouched(e *rules.Event) {
	d.add(cue.Shake{Strength: 1}, d.word(e.Who, d.tileOf(e), "a touch", cue.Plain))
}

func (d *director) crossed(e *rules.Event) {
	d.add(cue.Spark{At: tile(e.At)}, cue.Shake{Strength: 2})
}

func (d *director) spoke(e *rules.Event) {
	at := d.tileOf(e)
	loud := cue.Clear
	if e.Thing == string(rules.SoundCall) {
		loud = cue.Near
	}
	d.add(cue.Ripple{Place: at, Known: true, Band: loud, Kind: e.Thing, Text: e.Text})
	if e.Text != "" {
		d.add(d.word(e.Who, at, e.Text, cue.Voice))
	}
}

// heard shows a sound on the side that it came from; the ring keeps it.
func (d *director) heard(e *rules.Event) {
	s := e.Sound
	if s == nil {
		return
	}
	d.add(cue.Ripple{Way: facing(s.From), Here: s.Here, Band: band(s.Band), Kind: string(s.Kind), Text: s.Band.String() + " " + string(s.Kind)})
}

func (d *director) took(e *rules.Event) {
	if d.own(e) {
		d.add(d.word(e.Who, d.tileOf(e), bare(e.Thing), cue.Good))
	}
}

func (d *director) used(e *rules.Event) {
	if e.Amount <= 0 {
		return
	}
	who := e.Other
	if who == 0 {
		who = e.Who
	}
	d.add(d.word(who, tile(d.place(who, e.At)), "+"+strconv.Itoa(e.Amount), cue.Good))
}

func (d *director) rested(e *rules.Event) {
	if e.Amount > 0 {
		d.add(d.word(e.Who, d.tileOf(e), "+"+strconv.Itoa(e.Amount), cue.Good))
	}
}

func (d *director) hid(e *rules.Event) {
	if e.Amount > 0 {
		d.add(d.word(e.Who, d.tileOf(e), "hidden", cue.Good))
	}
}

// doorMoved shows the hand and the door; one that would not move shakes.
func (d *director) doorMoved(e *rules.Event) {
	if at, known := find(d.after, e.Who); known {
		d.add(cue.Grope{Who: token(e.Who), Toward: toward(at, e.At), Found: true})
	}
	switch e.Text {
	case "opened":
		d.add(cue.Door{At: tile(e.At), Toward: facing(e.Facing), Open: true})
	case "closed":
		d.add(cue.Door{At: tile(e.At), Toward: facing(e.Facing)})
	default:
		d.add(cue.Shake{Strength: 1}, d.word(0, tile(e.At), e.Text, cue.Plain))
	}
}

func (d *director) blocked(e *rules.Event) {
	d.add(d.word(e.Other, tile(e.At), "blocked", cue.Plain))
}

func (d *director) saw(e *rules.Event) { d.add(cue.Appear{Who: token(e.Other), At: tile(e.At)}) }

func (d *director) lostSight(e *rules.Event) {
	d.add(cue.Vanish{Who: token(e.Other), At: tile(e.At)})
}

func (d *director) gust(e *rules.Event) { d.add(cue.Gust{From: tile(e.At)}) }

func (d *director) entered(e *rules.Event) {
	if d.own(e) || e.Who == 0 {
		d.add(cue.Cut{Level: e.Thing})
	}
}

// said is a row that shows one word over who did it.
func said(text string) func(*director, *rules.Event) {
	return func(d *director, e *rules.Event) { d.add(d.word(e.Who, d.tileOf(e), text, cue.Plain)) }
}

func (d *director) word(who rules.Handle, at cue.Tile, text string, tone cue.Tone) cue.Cue {
	return cue.Word{Who: token(who), At: at, Text: text, Tone: tone}
}
