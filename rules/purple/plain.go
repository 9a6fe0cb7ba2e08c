package purple

import (
	"fmt"
	"strconv"
	"strings"
)

// PlainHero is a hero of the first level with nothing to its name: abilities
// that give no modifier, no gear, no feats or skills; kind is a race and a
// class, "dwarf-warrior". It is for scenes and lessons. Nil if there is no such
// race or class.
func PlainHero(kind string) *Character {
	i := strings.LastIndex(kind, "-")
	if i < 0 {
		return nil
	}
	race, noRace := FindRace(kind[:i])
	class, noClass := FindClass(kind[i+1:])
	if noRace != nil || noClass != nil {
		return nil
	}
	h := &Character{Name: capital(race.Name), Race: race.ID, Class: class.ID, Level: 1}
	for _, a := range Abilities() {
		h.Scores[a] = plainScore
	}
	if len(class.Styles) > 0 {
		h.Style = class.Styles[0].ID
	}
	h.Background = Background{Inches: race.Body.Inches.Add, Pounds: race.Body.Pounds.Add, Upbringing: 1, Progenitor: 1, Institution: 1, AgeDie: 1}
	return h
}

// plainScore is an ability that gives no modifier.
const plainScore = 10

// shortAbilities are the abilities as scenes call them.
var shortAbilities = map[string]Ability{"str": Strength, "dex": Dexterity, "con": Constitution, "per": Perception, "will": Willpower, "arc": Arcana}

// sheetWord reports whether a property is one of a hero's sheet.
func sheetWord(key string) bool {
	_, ability := shortAbilities[key]
	return ability || key == "level" || key == "style" || key == "feat" || key == "skill"
}

// alter changes a sheet by a property of a scene; others it leaves alone.
func (c *Character) alter(key, value string) error {
	if a, ok := shortAbilities[key]; ok {
		n, err := strconv.Atoi(value)
		if _, refused := Modifier(n); err != nil || refused != nil {
			return fmt.Errorf("%s %q: it must be a score that there is", key, value)
		}
		c.Scores[a] = n
		return nil
	}
	switch key {
	case "level":
		n, err := strconv.Atoi(value)
		if err != nil || CheckLevel(n) != nil {
			return fmt.Errorf("level %q: it must be 1 to %d", value, MaxLevel)
		}
		c.Level, c.Faces = n, nil
		for range HitDice(n) - 1 {
			c.Faces = append(c.Faces, c.HitDie())
		}
	case "style":
		c.Style = value
	case "feat":
		if FindFeat(value) == nil {
			return fmt.Errorf("feat %q: there is no such feat", value)
		}
		c.Feats = append(c.Feats, FeatTaken{Feat: value, Level: 1})
	case "skill":
		if _, refused := FindSkill(value); refused != nil {
			return fmt.Errorf("skill %q: %w", value, refused)
		}
		c.Skills = append(c.Skills, SkillTaken{Skill: value})
	}
	return nil
}
