package paper

import (
	"image/color"

	"pitchdark/assets"
	"pitchdark/rules"
)

// inks are the colours of a map. The grey ones keep every difference by tone.
type inks struct {
	paper, text, wall                     color.Color
	bright, low, lowMark, dark, known     color.Color
	grid, water, wood, stone, felt, spark color.Color
	mine, friend, neutral, foe, unknown   color.Color
	flame                                 color.Color
}

func colours(grey bool) inks {
	if grey {
		return greys()
	}
	return inks{
		paper: assets.Colour(assets.Parchment), text: assets.Colour(assets.Inky), wall: assets.Colour(assets.Plum),
		bright: rgb(0xfffbe6), low: rgb(0xbfc8d2), lowMark: rgb(0x8fa0b4), dark: rgb(0x77748a), known: rgb(0xd8cdb0),
		grid: color.NRGBA{0, 0, 0, 28}, water: rgb(0x7198ba), wood: rgb(0x7d5334), stone: rgb(0x6c7082),
		felt: assets.Colour(assets.Slate), spark: assets.Colour(assets.Amber),
		mine: assets.Colour(assets.Inky), friend: rgb(0x1f7f77), neutral: rgb(0x6c5a2a), foe: assets.Colour(assets.Blood), unknown: rgb(0x505265),
		flame: assets.Colour(assets.Amber),
	}
}

func greys() inks {
	return inks{
		paper: rgb(0xffffff), text: rgb(0x000000), wall: rgb(0x202020),
		bright: rgb(0xffffff), low: rgb(0xd8d8d8), lowMark: rgb(0xa8a8a8), dark: rgb(0x808080), known: rgb(0xeeeeee),
		grid: color.NRGBA{0, 0, 0, 36}, water: rgb(0x909090), wood: rgb(0x606060), stone: rgb(0x707070),
		felt: rgb(0x505050), spark: rgb(0x000000),
		mine: rgb(0x000000), friend: rgb(0x404040), neutral: rgb(0x606060), foe: rgb(0x000000), unknown: rgb(0x505050),
		flame: rgb(0x404040),
	}
}

func rgb(v uint32) color.RGBA { return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }

func (k *inks) side(s rules.Side) color.Color {
	switch s {
	case rules.Friend:
		return k.friend
	case rules.Neutral:
		return k.neutral
	case rules.Foe:
		return k.foe
	}
	return k.unknown
}

// floor is a tile's ground by how it is known and lit.
func (k *inks) floor(g *rules.Glimpse) color.Color {
	switch {
	case g.Known != rules.Seen:
		return k.known
	case g.Light >= rules.Bright:
		return k.bright
	case g.Light > rules.Dark:
		return k.low
	}
	return k.dark
}
