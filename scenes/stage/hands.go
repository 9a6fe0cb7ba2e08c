package stage

import (
	"pitchdark/assets"
	"pitchdark/rules"
)

// weapons are what is seen in a hand, by a weapon's content name.
var weapons = map[string]assets.Cell{
	"sword": assets.Named("held.sword"), "great-sword": assets.Named("held.greatsword"), "dagger": assets.Named("held.dagger"),
	"spear": assets.Named("held.spear"), "bow": assets.Named("held.bow"), "crossbow": assets.Named("held.crossbow"),
}

// usual is what somebody is shown with of whom no more than the kind is known.
var usual = map[assets.Figure]assets.Cell{
	figureNamed("fighter"): weapons["sword"], figureNamed("ranger"): weapons["bow"], figureNamed("priest"): assets.Named("held.mace"),
	figureNamed("thief"): weapons["dagger"], figureNamed("dwarf"): assets.Named("held.axe"), figureNamed("scholar"): assets.Named("held.staff"),
}

// weapon is what a hero has in its hand of the things that its sheet tells.
func weapon(things []rules.Held) assets.Cell {
	for i := range things {
		if h := &things[i]; h.Weapon && h.Where == rules.InHand {
			return weapons[bare(h.Kind)]
		}
	}
	return 0
}

// held is the weapon of somebody seen: of one's own party from its sheet.
func held(v *rules.View, t *rules.Token, look assets.Figure) assets.Cell {
	for i := range v.Party {
		if h := &v.Party[i]; h.Handle == t.Handle && len(h.Items) > 0 {
			return weapon(h.Items)
		}
	}
	return usual[look]
}
