package create

import (
	"fmt"
	"image"

	"pitchdark/rules"
	"pitchdark/scenes/ui"
)

// loads paints how full each place is, a box for every slot.
func (d *drawing) loads() {
	for _, l := range d.then.Loads {
		if !d.load(l, d.was(l.Name)) {
			return
		}
	}
	if len(d.then.Loads) > 0 {
		ui.CutTop(&d.box, ui.Px(4))
	}
}

// was is a place as it is now, empty if there is none yet.
func (d *drawing) was(name string) rules.Load {
	for _, l := range d.now.Loads {
		if l.Name == name {
			return l
		}
	}
	return rules.Load{Name: name}
}

// slotSize is the side of the box of a slot where so many stand in a row.
func slotSize(width, slots int) int {
	return max(min(ui.Px(16)*min(ui.Now().Percent, 150)/100, width/max(slots, 1)), 3)
}

func loadWords(l rules.Load) string {
	words := fmt.Sprintf("%s: %d of %d slots", l.Name, l.Slots(), l.Room)
	if over := l.Slots() - l.Room; over > 0 {
		words += fmt.Sprintf(", %d over", over)
	}
	return words
}

func (d *drawing) load(l, was rules.Load) bool {
	n := max(l.Room, l.Slots())
	size := slotSize(d.box.Dx(), n)
	words := loadWords(l)
	high := ui.Small.Height(words, d.box.Dx()) + size + ui.Px(6)
	if d.box.Dy() < high {
		return false
	}
	row := ui.CutTop(&d.box, high)
	t := ui.Small
	if l.Slots() > l.Room {
		t.Ink = ui.Bad
	}
	y := row.Min.Y + t.Box(d.dst, words, row, ui.AtStart) + ui.Px(1)
	for i := range n {
		x := row.Min.X + i*size
		d.slot(image.Rect(x, y, x+size-max(size/8, 1), y+size-max(size/8, 1)), l, was, i)
	}
	d.spots = append(d.spots, spot{row, words + ". Four small things fill a slot. [" + string(l.Rule) + "]", l.Rule})
	return true
}

// slot paints one: empty, or filled by quarters; what would be new is brighter,
// and what is over the room is crossed.
func (d *drawing) slot(box image.Rectangle, l, was rules.Load, nth int) {
	ui.Fill(d.dst, box, ui.Ink(ui.Ground))
	full := min(max(l.Quarters-4*nth, 0), 4)
	old := min(max(was.Quarters-4*nth, 0), full)
	ink := ui.Ember
	if nth >= l.Room {
		ink = ui.Bad
	}
	fill := box
	fill.Min.Y = box.Max.Y - box.Dy()*full/4
	ui.Fill(d.dst, fill, ui.Ink(ui.Flame))
	fill.Min.Y = box.Max.Y - box.Dy()*old/4
	ui.Fill(d.dst, fill, ui.Ink(ink))
	edge := ui.Edge
	if nth >= l.Room {
		edge = ui.Bad
		ui.Fill(d.dst, image.Rect(box.Min.X, (box.Min.Y+box.Max.Y)/2-1, box.Max.X, (box.Min.Y+box.Max.Y)/2+1), ui.Ink(ui.Ground))
	}
	ui.Outline(d.dst, box, max(ui.Px(1), 1), ui.Ink(edge))
}
