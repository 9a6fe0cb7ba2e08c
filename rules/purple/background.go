package purple

import (
	"slices"
	"strings"

	"pitchdark/rules"
)

// Background is where a hero comes from. Each part is 0 until it is rolled
// [PH-BKG-01].
type Background struct {
	Inches      int `json:"inches,omitempty"`
	Pounds      int `json:"pounds,omitempty"`
	Upbringing  int `json:"upbringing,omitempty"`  // 1…12
	Progenitor  int `json:"progenitor,omitempty"`  // 1…20
	Institution int `json:"institution,omitempty"` // 1…8
	AgeDie      int `json:"ageDie,omitempty"`      // 1…12
}

// Life is a row of a table of backgrounds: what was lived, and the fields that
// are known from it.
type Life struct {
	Name   string
	Fields []string
}

// upbringingTable is the family's way of life, by a d12 [PH-BKG-03].
var upbringingTable = []Life{
	{Name: "foundling of a temple", Fields: []string{"rites", "alms", "hymns"}},
	{Name: "passed between relatives", Fields: []string{"reading moods", "errands"}},
	{Name: "farmstead", Fields: []string{"crops", "beasts", "weather"}},
	{Name: "forest edge", Fields: []string{"wood", "game", "mushrooms"}},
	{Name: "mining town", Fields: []string{"tunnels", "ores", "timbering"}},
	{Name: "river barge", Fields: []string{"boats", "knots", "fords"}},
	{Name: "fishing coast", Fields: []string{"nets", "tides", "swimming holes"}},
	{Name: "crowded city lane", Fields: []string{"streets", "crowds", "rumours"}},
	{Name: "trading caravan", Fields: []string{"prices", "mounts", "roads"}},
	{Name: "garrison", Fields: []string{"drill", "gear care", "ranks"}},
	{Name: "comfortable guild house", Fields: []string{"craft", "contracts", "letters"}},
	{Name: "fading noble house", Fields: []string{"manners", "heraldry", "riding"}},
}

// progenitorTable is who shaped the hero and what is left of them, by a d20
// [PH-BKG-04].
var progenitorTable = []struct{ name, keepsake string }{
	{name: "beggar", keepsake: "tin cup"},
	{name: "shepherd", keepsake: "bone whistle"},
	{name: "ploughman", keepsake: "straw charm"},
	{name: "woodcutter", keepsake: "carved acorn"},
	{name: "trapper", keepsake: "fox tail"},
	{name: "miner", keepsake: "lump of ore"},
	{name: "sailor", keepsake: "knotted cord"},
	{name: "innkeeper", keepsake: "brass key"},
	{name: "peddler", keepsake: "lead weight"},
	{name: "tanner", keepsake: "leather strap"},
	{name: "charcoal burner", keepsake: "soot-black bead"},
	{name: "miller", keepsake: "flour token"},
	{name: "smith", keepsake: "horseshoe nail"},
	{name: "mason", keepsake: "plumb line"},
	{name: "scribe", keepsake: "seal ring of tin"},
	{name: "healer", keepsake: "dried yarrow"},
	{name: "mercenary", keepsake: "broken buckle"},
	{name: "priest", keepsake: "prayer slip"},
	{name: "hedge mage", keepsake: "ink-stained cloth"},
	{name: "disowned lord", keepsake: "torn pennon"},
}

// institutionTable is what formed the hero, by class and a d8 [PH-BKG-05].
var institutionTable = map[string][]Life{
	warrior: {
		{Name: "town watch", Fields: []string{"law", "lanterns", "alleys"}},
		{Name: "mercenary company", Fields: []string{"camps", "pay", "sieges"}},
		{Name: "temple guard", Fields: []string{"rites", "vigils"}},
		{Name: "border scouts", Fields: []string{"tracks", "signals"}},
		{Name: "pit fighters", Fields: []string{"crowds", "wounds"}},
		{Name: "knight's household", Fields: []string{"tourney", "horses"}},
		{Name: "caravan guards", Fields: []string{"roads", "tolls"}},
		{Name: "bandits, reformed", Fields: []string{"ambush", "fences"}},
	},
	mage: {
		{Name: "hedge-wizard's hut", Fields: []string{"herbs", "omens"}},
		{Name: "collegium", Fields: []string{"books", "disputation"}},
		{Name: "temple scriptorium", Fields: []string{"scripture", "copying"}},
		{Name: "court magus", Fields: []string{"etiquette", "secrets"}},
		{Name: "alchemist's cellar", Fields: []string{"reagents", "fire"}},
		{Name: "wandering conjurer", Fields: []string{"shows", "sleights"}},
		{Name: "star-tower", Fields: []string{"nights", "mathematics"}},
		{Name: "sealed library", Fields: []string{"dead tongues"}},
	},
}

// Upbringing is the row of a d12; other numbers are refused [PH-BKG-03].
func Upbringing(face int) (Life, *rules.Refusal) {
	return life(upbringingTable, face, "PH-BKG-03")
}

// Institution is the row of a d8 for a class; other numbers are refused
// [PH-BKG-05].
func Institution(class string, face int) (Life, *rules.Refusal) {
	return life(institutionTable[class], face, "PH-BKG-05")
}

func life(table []Life, face int, rule rules.RuleID) (Life, *rules.Refusal) {
	if refused := onTable(face, len(table), rule); refused != nil {
		return Life{}, refused
	}
	return table[face-1], nil
}

func onTable(face, rows int, rule rules.RuleID) *rules.Refusal {
	if face < 1 || face > rows {
		return refuse(rule, "Choose 1 to %d.", rows)
	}
	return nil
}

// Progenitor is who shaped the hero and the keepsake, by a d20; other numbers
// are refused [PH-BKG-04].
func Progenitor(face int) (who, keepsake string, refused *rules.Refusal) {
	if refused := onTable(face, len(progenitorTable), "PH-BKG-04"); refused != nil {
		return "", "", refused
	}
	row := progenitorTable[face-1]
	return row.name, row.keepsake, nil
}

// Build is height in inches and weight in pounds: h is the sum of the height
// dice, w that of the weight die [PH-BKG-02].
func (b *Body) Build(h, w int) (inches, pounds int) {
	return b.Inches.Add + h, b.Pounds.Add + b.PerInch*h + w
}

// Years is the starting age for an age die of 1…12 [PH-BKG-06].
func (b *Body) Years(die int) int { return b.Age + b.Span*die }

// Stage is the time of life that an age die means, and the skills that it
// allows: one when young, two adult, three seasoned [PH-BKG-06].
func Stage(die int) (name string, skills int) {
	skills = (die + 3) / 4
	return [...]string{"unborn", "young", "adult", "seasoned"}[skills], skills
}

// Fields is what the hero simply knows from its upbringing and institution
// [PH-BKG-07].
func (c *Character) Fields() []string {
	var fields []string
	if row, refused := Upbringing(c.Background.Upbringing); refused == nil {
		fields = append(fields, row.Fields...)
	}
	if row, refused := Institution(c.Class, c.Background.Institution); refused == nil {
		fields = append(fields, row.Fields...)
	}
	return fields
}

// Knows reports whether a field is one of the hero's own: no roll is asked for
// what anybody of that life would know [PH-BKG-07].
func (c *Character) Knows(field string) bool {
	return slices.ContainsFunc(c.Fields(), func(f string) bool { return strings.EqualFold(f, field) })
}
