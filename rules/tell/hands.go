package tell

import "fmt"

func doorMoved(v *voice) string {
	switch v.Text {
	case "opened":
		return v.does("open", "opens") + " the door"
	case "closed":
		return v.does("close", "closes") + " the door"
	case "unlocked":
		return v.does("unlock", "unlocks") + " the door and " + v.pick("open", "opens") + " it"
	case "forced":
		return v.does("force", "forces") + " the door"
	case "held":
		return fmt.Sprintf("%s at the door; it holds (try %d of %d)", v.does("heave", "heaves"), v.Amount, v.Of)
	case "jammed for good":
		return v.does("heave", "heaves") + " at the door, and it jams for good"
	case "no key fits":
		return "no key fits the door"
	case "":
		return v.does("move", "moves") + " the door"
	}
	return v.does("try", "tries") + " the door: it is " + v.Text
}

func took(v *voice) string {
	words := v.does("take", "takes") + " "
	if v.Amount > 1 {
		return words + several(v.Amount, v.thing())
	}
	return words + article(v.thing())
}

func dropped(v *voice) string { return v.does("drop", "drops") + " " + article(v.thing()) }

func readied(v *voice) string {
	switch v.Text {
	case "in hand":
		return v.does("take", "takes") + " the " + v.thing() + " in hand"
	case "put on":
		return v.does("put on", "puts on") + " the " + v.thing()
	}
	return v.does("put away", "puts away") + " the " + v.thing()
}

func loaded(v *voice) string { return v.does("load", "loads") + " the " + v.thing() }

func used(v *voice) string {
	switch v.thing() {
	case "bandage":
		return v.does("bandage", "bandages") + " " + v.other()
	case "oil":
		return v.does("fill", "fills") + " the lamp: " + Time(v.Amount) + " of light"
	case "dark vision draught":
		return v.does("drink", "drinks") + " the draught; the dark turns to silver for " + Time(v.Amount)
	case "potion":
		return fmt.Sprintf("%s a potion: %s back", v.does("drink", "drinks"), plural(v.Amount, "hit point"))
	}
	return v.does("use", "uses") + " the " + v.thing()
}
