package purple

import (
	"fmt"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/dice"
)

// throwTable is the dice of creation as they are shown: what they are called,
// by which rule they are thrown, and what came of them.
var throwTable = map[dice.Purpose]struct {
	name  string
	rule  rules.RuleID
	means func(*Character, []int) string
}{
	"height":        {"Height", "PH-BKG-02", func(c *Character, _ []int) string { return c.Background.height() }},
	"weight":        {"Weight", "PH-BKG-02", func(c *Character, _ []int) string { return fmt.Sprintf("%d lb", c.Background.Pounds) }},
	"upbringing":    {"Upbringing", "PH-BKG-03", func(c *Character, _ []int) string { return c.upbringing() }},
	"progenitor":    {"Progenitor", "PH-BKG-04", func(c *Character, _ []int) string { return c.progenitor() }},
	rollSchools:     {"Schools", "PH-CLS-10", drawnSchools},
	rollInstitution: {"Formed by", "PH-BKG-05", func(c *Character, _ []int) string { return c.institution() }},
	rollLanguages: {"Tongues", "PH-LNG-01", func(c *Character, faces []int) string {
		return [...]string{"none to choose", "one to choose", "two to choose", "three to choose"}[MoreTongues(faces[0], c.Class)]
	}},
	"familiar": {"Familiar", "PH-FEA-13", func(c *Character, _ []int) string { return fmt.Sprintf("%d hit points", c.Familiar) }},
	rollAge:    {"Age", "PH-BKG-06", func(c *Character, _ []int) string { return c.age() }},
	rollSilver: {"Silver", "PH-CRE-02", func(c *Character, faces []int) string { return fmt.Sprintf("%d d.", 10*sum(faces)) }},
}

// drawnSchools names the school of each die.
func drawnSchools(_ *Character, faces []int) string {
	var list []string
	for _, face := range faces {
		list = append(list, schoolTable[face-1])
	}
	return strings.Join(list, ", ")
}

// throwsOf is dice that fell for the hero, those of one purpose together; the
// eighteen of the abilities are six throws of three [PH-CHR-01].
func (c *Character) throwsOf(fell []fallen) []rules.Throw {
	var throws []rules.Throw
	for i := 0; i < len(fell); {
		purpose, n := fell[i].purpose, 1
		for i+n < len(fell) && fell[i+n].purpose == purpose {
			n++
		}
		if purpose == rollAbilities {
			throws = append(throws, abilityThrows(fell[i:i+n])...)
		} else if row, known := throwTable[purpose]; known {
			t := rules.Throw{Name: row.name, Sides: fell[i].sides, Faces: faces(fell[i : i+n]), Counts: purpose != rollSchools, Rule: row.rule}
			t.Means = row.means(c, t.Faces)
			throws = append(throws, t)
		}
		i += n
	}
	return throws
}

func abilityThrows(fell []fallen) []rules.Throw {
	var throws []rules.Throw
	for _, a := range Abilities() {
		three := faces(fell[3*a : 3*a+3])
		throws = append(throws, rules.Throw{Name: a.String(), Sides: 6, Faces: three, Counts: true, Rule: "PH-CHR-01", Means: signed(modifier(sum(three)))})
	}
	return throws
}

func faces(fell []fallen) []int {
	list := make([]int, len(fell))
	for i, f := range fell {
		list[i] = f.face
	}
	return list
}

func (b *Background) height() string { return fmt.Sprintf("%d′%d″", b.Inches/12, b.Inches%12) }

func (c *Character) upbringing() string {
	row, _ := Upbringing(c.Background.Upbringing)
	return row.Name
}

func (c *Character) progenitor() string {
	who, keepsake, refused := Progenitor(c.Background.Progenitor)
	if refused != nil {
		return ""
	}
	return who + ", " + keepsake
}

func (c *Character) institution() string {
	row, _ := Institution(c.Class, c.Background.Institution)
	return row.Name
}

// age is the years of the hero and the time of life, empty before that is
// rolled.
func (c *Character) age() string {
	race, refused := FindRace(c.Race)
	if refused != nil || c.Background.AgeDie == 0 {
		return ""
	}
	stage, skills := Stage(c.Background.AgeDie)
	allowed := "one skill"
	if skills > 1 {
		allowed = fmt.Sprintf("up to %d skills", skills)
	}
	return fmt.Sprintf("%d years, %s: %s", race.Body.Years(c.Background.AgeDie), stage, allowed)
}
