package purple

import "pitchdark/rules"

// Hours is a part of the day [PH-DRK-28].
type Hours uint8

// The parts of a day; dawn and dusk are an hour each.
const (
	Daylight Hours = iota
	Twilight
	Night
)

// Sky is what light there is under the open sky [PH-DRK-28].
type Sky struct {
	Hours    Hours
	Day      int  // of the month, 1…30
	Overcast bool // the die of the day's travel was 1
	Woods    bool // or jungle
	Jungle   bool
	Snow     bool // on the ground
	Storm    bool // fog or sand
}

const (
	twilightOpen, twilightWoods  rules.Light = 20, 5
	fullMoonOpen, fullMoonWoods  rules.Light = 10, 2
	nightOpen, nightWoods        rules.Light = 4, 1
	blackNightOpen, jungleAtNoon rules.Light = 1, 20
	stormy                       rules.Light = 3
)

// Light is the ambient light: bright by day, dimmer toward night, by the moon
// and under trees; snow doubles Low Light, fog and sandstorm cap what is bright
// [PH-DRK-28].
func (s Sky) Light() rules.Light {
	light := s.clear()
	switch {
	case light == rules.Bright && s.Storm:
		return stormy
	case light == rules.Bright:
		return light
	case s.Snow:
		return 2 * light
	}
	return light
}

func (s Sky) clear() rules.Light {
	under := s.Woods || s.Jungle
	either := func(open, trees rules.Light) rules.Light {
		if under {
			return trees
		}
		return open
	}
	switch {
	case s.Hours == Daylight && s.Jungle:
		return jungleAtNoon
	case s.Hours == Daylight:
		return rules.Bright
	case s.Hours == Twilight:
		return either(twilightOpen, twilightWoods)
	case s.Overcast || s.Day >= 28 || s.Day <= 2:
		return either(blackNightOpen, rules.Dark)
	case s.Day >= 12 && s.Day <= 18:
		return either(fullMoonOpen, fullMoonWoods)
	}
	return either(nightOpen, nightWoods)
}
