package engine

import (
	"pitchdark/rules"
	"pitchdark/rules/grid"
	"pitchdark/rules/internal/sense"
)

// person is somebody whom a view shows, seen or felt.
type person struct {
	handle rules.Handle
	at     grid.Point
	kind   rules.ContentID // empty: it is not identified
	name   string          // as in a sentence: "the goblin", "Wren", "a shape", "somebody"
	side   rules.Side
	down   bool
	felt   bool         // a contact
	sheet  *rules.Sheet // of a companion whose figures are known
}

// people are those whom a view shows, the dead left out.
func people(v *rules.View) []person {
	var list []person
	for i := range v.Tokens {
		k := &v.Tokens[i]
		if k.Dead {
			continue
		}
		p := person{handle: k.Handle, at: k.At, kind: k.Kind, name: "a shape", side: k.Side, down: k.Down}
		if k.Degree == rules.Identified {
			p.name = called(k.Handle, k.Name)
		}
		list = append(list, p)
	}
	for i := range v.Contacts {
		c := &v.Contacts[i]
		p := person{handle: c.Handle, at: c.At, kind: c.Kind, name: "somebody", side: c.Side, felt: true}
		if c.Known {
			p.name = called(c.Handle, c.Name)
		}
		list = append(list, p)
	}
	for i := range list {
		for j := range v.Party {
			if s := &v.Party[j]; s.Handle == list[i].handle && s.MaxHealth > 0 {
				list[i].sheet = s
			}
		}
	}
	return list
}

// called is a name in a sentence: heroes have theirs, others an article.
func called(h rules.Handle, name string) string {
	if h.Own() {
		return name
	}
	return "the " + name
}

// on is whoever is known to be on a tile: one that stands before one that lies;
// nil if nobody is known there.
func (p *prospect) on(at grid.Point) *person {
	var found *person
	for i := range p.others {
		if o := &p.others[i]; o.at == at && (found == nil || found.down && !o.down) {
			found = o
		}
	}
	return found
}

// whom is somebody perceived by its handle, or nil.
func (p *prospect) whom(h rules.Handle) *person {
	for i := range p.others {
		if p.others[i].handle == h && h != 0 {
			return &p.others[i]
		}
	}
	return nil
}

// eyesOf are somebody's eyes as far as its kind or its sheet tells; false if
// neither does.
func (p *prospect) eyesOf(o *person) (rules.Vision, bool) {
	if o.sheet != nil {
		return o.sheet.Vision, true
	}
	lore, ok := p.system.Lore(o.kind)
	return lore.Vision, ok
}

// sound is a noise and who of those perceived it would reach; aware is left
// out, who knows of the deed without hearing it [DK-SND-02, DK-SND-03].
func (p *prospect) sound(loud int, kind rules.SoundKind, at grid.Point, aware *person) {
	p.f.Noise, p.f.Sound = loud, kind
	if loud <= 0 || !p.open.Contains(at) {
		return
	}
	p.rule("DK-SND-02", "DK-SND-03")
	for i := range p.others {
		if o := &p.others[i]; !o.down && o != aware {
			p.hears(o, loud, at)
		}
	}
}

// hears adds somebody whom a noise would reach: for certain over known ground,
// or perhaps, if what lies between and is not known lets it through.
func (p *prospect) hears(o *person, loud int, at grid.Point) {
	reach := loud
	if lore, ok := p.system.Lore(o.kind); ok {
		reach *= lore.Hearing
	}
	if grid.Steps(at, o.at) > reach || !p.open.Contains(o.at) {
		return
	}
	way, sure := p.solid().Hear(at, o.at, reach)
	if !sure {
		var ok bool
		if way, ok = p.open.Hear(at, o.at, reach); !ok {
			return
		}
	}
	name := o.name
	if o.kind == "" {
		name = "somebody"
	}
	p.f.Hearers = append(p.f.Hearers, rules.Hearer{Handle: o.handle, Name: name, Band: sense.Band(way.Way, reach), Perhaps: !sure})
}

// seers are the names of those perceived who would see the hero in some light:
// the blind by nature never, others as their kind's eyes take it [DK-VIS-01].
func (p *prospect) seers(at grid.Point, light rules.Light) []string {
	var names []string
	for i := range p.others {
		o := &p.others[i]
		eyes, ok := p.eyesOf(o)
		if o.down || o.side == rules.Friend || !p.open.Contains(o.at) || !p.open.LineOfSight(o.at, at) {
			continue
		}
		if !ok {
			eyes = rules.NormalVision
		}
		if eyed(eyes, light) > rules.Dark {
			names = append(names, o.name)
		}
	}
	return names
}
