package purple

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sheet is a finished hero on a page of plain text, no line longer than 80
// columns.
func (c *Character) Sheet() string {
	var page []string
	page = append(page, c.Name+", "+c.title(), "")
	page = append(page, c.figures()...)
	page = append(page, "", c.abilityLine(0), c.abilityLine(3), "")
	for _, row := range [][2]string{
		{"Schools", strings.Join(c.Schools, ", ")},
		{"Given up", c.tradeWords()},
		{"Tongues", strings.Join(c.Languages, ", ")},
		{"Feats", c.featWords()},
		{"Skills", c.skillWords()},
		{"From", c.originWords()},
		{"Build", c.buildWords()},
		{"Purse", c.Purse.String()},
	} {
		if row[1] != "" {
			page = append(page, fold(row[0], row[1])...)
		}
	}
	for _, where := range []Where{OnBody, InPack, InSack} {
		if words := c.kitWords(where); words != "" {
			page = append(page, fold(capital(where.String()), words)...)
		}
	}
	return strings.Join(append(page, "", "“"+c.Motto+"”"), "\n") + "\n"
}

// figures is what is looked up at the table all the time.
func (c *Character) figures() []string {
	b := c.Burden()
	return []string{
		fmt.Sprintf("HP %d   AC %d   Attack %s   Checks %s   Saves %s", c.MaxHitPoints(), c.ArmourClass(), signed(c.Attack()), signed(c.CheckBonus()), signed(c.SaveBonus())),
		fmt.Sprintf("Speed %d feet   Encumbrance %d   Experience %d", b.Speed(0, false), b.Level(), c.Experience),
	}
}

// abilityLine is three abilities from one on, in columns.
func (c *Character) abilityLine(from Ability) string {
	var cells []string
	for a := from; a < from+3; a++ {
		cells = append(cells, fmt.Sprintf("%-12s %2d %2s", a, c.Scores[a], signed(c.Mod(a))))
	}
	return strings.TrimRight(strings.Join(cells, "   "), " ")
}

func signed(n int) string {
	if n == 0 {
		return "0"
	}
	return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1)
}

func (c *Character) tradeWords() string {
	var list []string
	for _, t := range c.Trades {
		list = append(list, t.School+" for "+t.For)
	}
	return strings.Join(list, ", ")
}

func (c *Character) featWords() string {
	var list []string
	for _, f := range c.Feats {
		list = append(list, titled(f.Feat, FindFeat(f.Feat).Name, f.For).Title)
	}
	return strings.Join(list, ", ")
}

func (c *Character) skillWords() string {
	var list []string
	for _, s := range c.Skills {
		row, _ := FindSkill(s.Skill)
		list = append(list, titled(s.Skill, row.Name, s.For).Title)
	}
	return strings.Join(list, ", ")
}

func (c *Character) originWords() string {
	who, keepsake, _ := Progenitor(c.Background.Progenitor)
	return fmt.Sprintf("%s; %s (%s); %s", c.upbringing(), who, keepsake, c.institution())
}

func (c *Character) buildWords() string {
	years, _, _ := strings.Cut(c.age(), ":")
	return fmt.Sprintf("%s, %d lb, %s", c.Background.height(), c.Background.Pounds, years)
}

// kitWords is what is in a place, what is readied marked with an asterisk
// [PH-RDY-01].
func (c *Character) kitWords(where Where) string {
	var list []string
	for _, s := range c.Kit {
		if s.Where == where {
			list = append(list, s.words())
		}
	}
	return strings.Join(list, ", ")
}

func capital(word string) string {
	first, n := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[n:]
}

const (
	sheetWidth = 80
	sheetLabel = 10
)

// fold sets words beside a label, on as many lines as they need.
func fold(label, text string) []string {
	var lines []string
	line := fmt.Sprintf("%-*s", sheetLabel, label)
	empty := true
	for word := range strings.FieldsSeq(text) {
		if !empty && len([]rune(line))+1+len([]rune(word)) > sheetWidth {
			lines = append(lines, line)
			line, empty = strings.Repeat(" ", sheetLabel), true
		}
		if !empty {
			line += " "
		}
		line += word
		empty = false
	}
	return append(lines, line)
}
