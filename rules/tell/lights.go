package tell

import "fmt"

func lightLit(v *voice) string { return v.does("light", "lights") + " " + article(v.thing()) }

// light is the event's light with its bearer, if the event knows one.
func (v *voice) light() string {
	if !v.me() && unknown(v.Names.Who) {
		return "the " + v.thing()
	}
	return v.whose() + " " + v.thing()
}

func lightOut(v *voice) string {
	light := v.light()
	switch v.Text {
	case "burnt out":
		return light + " has burnt down and dies"
	case "wind":
		return "the wind takes " + light
	case "doused":
		return light + " is put out"
	case "blow":
		return "the blow puts out " + light
	case "water":
		return "the water drowns " + light
	case "fall":
		return light + " goes out as it falls"
	}
	return light + " goes out"
}

func lightGutter(v *voice) string {
	if v.Amount <= 0 {
		return v.light() + " gutters"
	}
	return v.light() + " gutters: " + Time(v.Amount) + " left"
}

// lightMoved tells no distance: a thrower in the dark does not learn it.
func lightMoved(v *voice) string {
	if v.From == v.At {
		return v.does("drop", "drops") + " the " + v.thing()
	}
	return v.does("throw", "throws") + " the " + v.thing() + v.onward(v.From, v.At)
}

func shuttered(v *voice) string {
	if v.Amount == 1 {
		return v.does("close", "closes") + " the shutter of the " + v.thing()
	}
	return v.does("open", "opens") + " the shutter of the " + v.thing()
}

func douseTried(v *voice) string {
	words := v.does("beat", "beats") + " at the " + v.thing()
	if v.Of == 0 {
		return words
	}
	return fmt.Sprintf("%s: %d of %d", words, v.Amount, v.Of)
}

func gust(*voice) string { return "a gust of wind blows" }
