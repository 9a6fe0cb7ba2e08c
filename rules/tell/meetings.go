package tell

func met(v *voice) string {
	return v.otherDoes("are", "is") + " " + v.beside()
}

func lostTouch(v *voice) string {
	return v.otherDoes("are", "is") + " no longer " + v.beside()
}

// ways are how somebody is known by each sense.
var ways = map[string]string{"touch": " by touch", "voice": " by the voice", "smell": " by the smell"}

func recognised(v *voice) string {
	name := v.other()
	if v.Text != "" && unknown(v.Names.Other) {
		name = article(v.Text)
	}
	return v.does("know", "knows") + " " + name + ways[v.Thing]
}

func wasTouched(v *voice) string {
	hand := "a hand"
	switch {
	case v.toMe():
		hand = "your hand"
	case !unknown(v.Names.Other):
		hand = v.other() + "'s hand"
	}
	return hand + " feels for " + v.who()
}

func crossed(v *voice) string {
	return v.does("run", "runs") + " into " + v.other() + "!"
}

// answered tells only of what nothing else tells: that somebody did nothing.
func answered(v *voice) string {
	if v.Thing == "nothing" {
		return v.does("let it pass", "lets it pass")
	}
	return ""
}

func spoke(v *voice) string {
	words := v.does("speak", "speaks")
	if v.Thing == "call" {
		words = v.does("call out", "calls out")
	}
	switch {
	case v.Text != "":
		return words + ": “" + v.Text + "”"
	case v.Thing == "call":
		return words + "!"
	}
	return words
}

func heard(v *voice) string {
	if v.Sound == nil {
		return v.does("hear", "hears") + " something"
	}
	return Sound(*v.Sound, v.to.Facing, v.to.Blind)
}

func blinded(v *voice) string {
	switch {
	case v.Thing == "darkness" && v.me():
		return "darkness closes over you: you are blind"
	case v.Thing == "darkness":
		return "darkness closes over " + v.who()
	case v.me():
		return "you can see nothing: you are blind"
	}
	return v.who() + " can see nothing"
}

func seesAgain(v *voice) string { return v.who() + " can see again" }

func saw(v *voice) string {
	words := v.does("see", "sees") + " " + v.other()
	if v.Thing == "noticed" {
		return words + " at the edge of the light"
	}
	return words + " come into sight"
}

func lostSight(v *voice) string { return v.does("lose", "loses") + " sight of " + v.other() }

func hid(v *voice) string {
	switch {
	case v.Amount == 0 && v.me():
		return "you hide; nobody that you know of was watching"
	case v.Amount == 0 || v.Other == 0 && unknown(v.Names.Other):
		return v.does("hide", "hides")
	case v.toMe():
		return v.who() + " slips out of your sight"
	}
	return v.does("slip", "slips") + " out of sight of " + v.other()
}

func found(v *voice) string {
	if v.me() {
		return v.other() + " has made you out"
	}
	return v.otherDoes("find", "finds") + " " + v.who() + " hiding"
}

func contested(v *voice) string {
	if v.Amount == 1 {
		return v.does("come", "comes") + " up on " + v.other() + " unheard"
	}
	return v.otherDoes("notice", "notices") + " " + v.who() + " coming"
}
