package assets

import "image/color"

// Ink is one colour of the palette: the letter that stands for it in the
// pixel grids, its name, and its red, green and blue.
type Ink struct {
	Letter byte
	Name   string
	RGB    uint32
}

// Palette is ink and ember, the only colours of every sheet.
var Palette = [...]Ink{
	{'0', "void", 0x08070d},
	{'1', "ink", 0x12101b},
	{'2', "dusk", 0x1d1a2a},
	{'3', "plum", 0x2b263b},
	{'4', "shale", 0x3a394e},
	{'5', "slate", 0x505265},
	{'6', "stone", 0x6c7082},
	{'7', "ash", 0x8e939f},
	{'8', "pale", 0xb4b8bb},
	{'9', "bone", 0xdcd9cc},
	{'a', "soot red", 0x3b1714},
	{'b', "rust", 0x702a1a},
	{'c', "brick", 0xa8441e},
	{'d', "amber", 0xdc7021},
	{'e', "gold", 0xf2a33c},
	{'f', "flame", 0xfbd36f},
	{'g', "pale flame", 0xfff4c8},
	{'h', "night", 0x141d34},
	{'i', "navy", 0x23365c},
	{'j', "cold slate", 0x3d5d88},
	{'k', "moon", 0x7198ba},
	{'l', "moonlight", 0xb6d3df},
	{'m', "umber", 0x38251f},
	{'n', "bark", 0x553727},
	{'o', "oak", 0x7d5334},
	{'p', "tan", 0xab7b49},
	{'q', "straw", 0xd3ad6e},
	{'r', "parchment", 0xebdfbd},
	{'s', "skin", 0xdca476},
	{'t', "clay", 0xa2664a},
	{'u', "deep moss", 0x26392d},
	{'v', "moss", 0x4b6b42},
	{'w', "sickly", 0x8aa457},
	{'x', "blood", 0x7f1729},
	{'y', "alarm", 0xe64149},
	{'z', "friend", 0x2f9d93},
	{'A', "violet", 0x47295a},
	{'B', "mauve", 0x80508a},
	{'C', "bright alarm", 0xff8478},
	{'D', "bright friend", 0x6fdccf},
}

// Names of the colours that code asks for.
const (
	Void, Inky, Dusk, Plum, Shale, Slate, Stone, Ash, Pale, Bone = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
	Rust, Brick, Amber, Gold, FlameInk, PaleFlame                = 11, 12, 13, 14, 15, 16
	Night, Navy, ColdSlate, Moon, Moonlight                      = 17, 18, 19, 20, 21
	Parchment, Blood, Alarm, Friend                              = 27, 33, 34, 35
	BrightAlarm, BrightFriend                                    = 38, 39 // in high contrast
)

// Colour is a palette colour, opaque. An index off the palette is void.
func Colour(i int) color.RGBA {
	if i < 0 || i >= len(Palette) {
		i = Void
	}
	rgb := Palette[i].RGB
	return color.RGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 0xff}
}

// InkOf is the palette index of a letter of the pixel grids; "." is clear, -1.
func InkOf(letter byte) (int, bool) {
	if letter == '.' {
		return -1, true
	}
	for i, ink := range Palette {
		if ink.Letter == letter {
			return i, true
		}
	}
	return 0, false
}
