package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// traits are the words about an actor that need no value.
var traits = []string{"sleeping", "held", "deaf", "keen-nose"}

// actor reads a letter, a kind, and what is the matter with it, as "facing E",
// "facing=E", "hero", "wary" or "Name"; it is kept as Position has it.
func (b *builder) actor(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("it needs a letter and a kind, as: actor b bran hero facing E")
	}
	r, err := b.drawnLetter(words[0])
	if err != nil {
		return err
	}
	if b.actors[r] {
		return fmt.Errorf("%q is named already", r)
	}
	if err := plainName(words[1]); err != nil {
		return err
	}
	b.actors[r] = true
	kept := []string{words[0], words[1]}
	for rest := words[2:]; len(rest) > 0; {
		word, n, err := property(rest)
		if err != nil {
			return err
		}
		kept, rest = append(kept, word), rest[n:]
	}
	b.scene.Position.Actors = append(b.scene.Position.Actors, strings.Join(kept, " "))
	return nil
}

// property reads one property of an actor, and how many words it took.
func property(words []string) (string, int, error) {
	word := words[0]
	if word == "bare" || word == "hero" {
		return word, 1, nil
	}
	if _, ok := rules.ParseTemper(word); ok {
		return "temper=" + word, 1, nil
	}
	next := ""
	if len(words) > 1 {
		next = words[1]
	}
	if slices.Contains(traits, word) && next != "true" && next != "false" {
		return word + "=true", 1, nil
	}
	if strings.ToLower(word) != word && !strings.Contains(word, "=") {
		return "name=" + strings.ReplaceAll(word, " ", "_"), 1, nil
	}
	key, value, paired := strings.Cut(word, "=")
	took := 1
	if !paired {
		value, took = next, 2
	}
	if value == "" {
		return "", 0, fmt.Errorf("%q wants a value", key)
	}
	if err := plainName(key); err != nil {
		return "", 0, err
	}
	if _, ok := grid.ParseDirection(value); key == "facing" && !ok {
		return "", 0, fmt.Errorf("%q is no direction; N NE E SE S SW W NW are", value)
	}
	return key + "=" + strings.ReplaceAll(value, " ", "_"), took, nil
}

// drawnLetter reads the letter of a creature that stands on the map.
func (b *builder) drawnLetter(word string) (rune, error) {
	r := []rune(word)
	if len(r) != 1 {
		return 0, fmt.Errorf("%q is no letter", word)
	}
	if terrain, ok := grid.TerrainOf(r[0]); ok {
		return 0, fmt.Errorf("%q is the letter of %s", word, terrain)
	}
	if _, ok := b.drawn[r[0]]; !ok {
		return 0, fmt.Errorf("there is no %s on the map", word)
	}
	return r[0], nil
}

// letter reads the letter of an actor that was named.
func (b *builder) letter(word string) error {
	if r := []rune(word); len(r) != 1 || !b.actors[r[0]] {
		return fmt.Errorf("there is no creature %q", word)
	}
	return nil
}

// tile reads "3,1", a tile of the map.
func (b *builder) tile(word string) (grid.Point, error) {
	left, right, ok := strings.Cut(word, ",")
	x, errX := strconv.Atoi(left)
	y, errY := strconv.Atoi(right)
	if !ok || errX != nil || errY != nil {
		return grid.Point{}, fmt.Errorf("%q is no tile; column and row are, as 3,1", word)
	}
	if wide := len([]rune(b.rows[0])); x < 0 || x >= wide || y < 0 || y >= len(b.rows) {
		return grid.Point{}, fmt.Errorf("%s is not on the map, which ends at %d,%d", word, wide-1, len(b.rows)-1)
	}
	return grid.Point{X: x, Y: y}, nil
}

// plainName checks the name of a piece of content, "cave-bear".
func plainName(word string) error {
	if strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" || strings.Trim(word, "-") == "" {
		return fmt.Errorf("%q is no name; names are small letters and hyphens", word)
	}
	return nil
}

// carried reads a kind and a place, a tile or a letter, and then only words
// that are allowed; those that end in "=" take a value.
func (b *builder) carried(words []string, allowed ...string) error {
	if len(words) < 2 {
		return fmt.Errorf("it needs a kind and a place, as: torch 5,1 or torch b")
	}
	if err := plainName(words[0]); err != nil {
		return err
	}
	if err := b.letter(words[1]); err != nil {
		if _, err = b.tile(words[1]); err != nil {
			return fmt.Errorf("%q is neither a tile of the map nor the letter of a creature", words[1])
		}
	}
	return options(words[2:], allowed...)
}

// options checks words of which each is allowed; "key=" allows any value and
// "key=#" a number from 0.
func options(words []string, allowed ...string) error {
	for _, word := range words {
		if slices.Contains(allowed, word) && !strings.HasSuffix(word, "=") {
			continue
		}
		key, value, _ := strings.Cut(word, "=")
		number := slices.Contains(allowed, key+"=#")
		if value == "" || strings.Contains(value, " ") || !number && !slices.Contains(allowed, key+"=") {
			return fmt.Errorf("%q is not understood here", word)
		}
		if n, err := strconv.Atoi(value); number && (err != nil || n < 0) {
			return fmt.Errorf("%s must be a number, not %q", key, value)
		}
	}
	return nil
}

func (b *builder) light(words []string) error {
	if len(words) > 2 && words[len(words)-1] == "lit" {
		words = words[:len(words)-1] // as it would be anyway
	}
	b.scene.Position.Lights = append(b.scene.Position.Lights, strings.Join(words, " "))
	return b.carried(words, "out", "left=#")
}

func (b *builder) item(words []string) error {
	b.scene.Position.Items = append(b.scene.Position.Items, strings.Join(words, " "))
	return b.carried(words, "worn", "pack", "loaded", "key=")
}

// edgeWords are shorter names of edges.
var edgeWords = map[string]grid.Edge{
	"wall": grid.ThinWall, "door closed": grid.ClosedThinDoor, "door open": grid.OpenThinDoor,
	"curtain": grid.ThinCurtain, "railing": grid.ThinRailing,
}

func (b *builder) edge(words []string) error {
	if len(words) < 3 {
		return fmt.Errorf("it needs a tile, a direction and the name of an edge, as: edge 3,1 E thin wall")
	}
	if _, err := b.tile(words[0]); err != nil {
		return err
	}
	d, ok := grid.ParseDirection(words[1])
	if !ok || d.Diagonal() {
		return fmt.Errorf("%q is none of N E S W", words[1])
	}
	name := strings.Join(words[2:], " ")
	if e, ok := edgeWords[name]; ok {
		name = e.String()
	}
	if _, ok := grid.ParseEdge(name); !ok {
		return fmt.Errorf("there is no edge %q; thin wall, closed thin door, open thin door, window, thin curtain and thin railing are", name)
	}
	b.scene.Position.Edges = append(b.scene.Position.Edges, words[0]+" "+words[1]+" "+name)
	return nil
}

// zone reads one tile or the two corners of a rectangle, then a level of light
// or the strength of magical darkness; it is kept as one zone a tile.
func (b *builder) zone(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("it needs a tile and a light, as: zone 2,1 5 or zone 2,1 4,3 magical 2")
	}
	first, err := b.tile(words[0])
	if err != nil {
		return err
	}
	last, rest := first, words[1:]
	if strings.Contains(rest[0], ",") {
		if last, err = b.tile(rest[0]); err != nil {
			return err
		}
		rest = rest[1:]
	}
	what, err := darkness(rest)
	if err != nil {
		return err
	}
	for y := min(first.Y, last.Y); y <= max(first.Y, last.Y); y++ {
		for x := min(first.X, last.X); x <= max(first.X, last.X); x++ {
			b.scene.Position.Zones = append(b.scene.Position.Zones, fmt.Sprintf("%d,%d %s", x, y, what))
		}
	}
	return nil
}

// darkness reads "5", "bright", "magical 2" or "magical 2 deep".
func darkness(words []string) (string, error) {
	if len(words) > 0 && words[0] == "magical" {
		if len(words) < 2 || len(words) > 3 || len(words) == 3 && words[2] != "deep" {
			return "", fmt.Errorf("magical darkness is given as: magical 2, or magical 2 deep")
		}
		if n, err := strconv.Atoi(words[1]); err != nil || n < 1 {
			return "", fmt.Errorf("magical darkness has a strength of at least 1, not %q", words[1])
		}
		return strings.Join(words, " "), nil
	}
	if len(words) != 1 {
		return "", fmt.Errorf("one level of light is wanted, not %q", strings.Join(words, " "))
	}
	n, err := lightLevel(words[0])
	return strconv.Itoa(int(n)), err
}

func (b *builder) door(words []string) error {
	if len(words) == 0 {
		return fmt.Errorf("it needs a tile")
	}
	if _, err := b.tile(words[0]); err != nil {
		return err
	}
	b.scene.Position.Doors = append(b.scene.Position.Doors, strings.Join(words, " "))
	return options(words[1:], "locked", "key=")
}

// trap is X,Y NAME, and worn if its trigger may fail.
func (b *builder) trap(words []string) error {
	if len(words) < 2 || len(words) > 3 || len(words) == 3 && words[2] != "worn" {
		return fmt.Errorf("it needs a tile and a name, and may be worn")
	}
	if _, err := b.tile(words[0]); err != nil {
		return err
	}
	b.scene.Position.Traps = append(b.scene.Position.Traps, strings.Join(words, " "))
	return nil
}

func (b *builder) wind(words []string) error {
	if len(words) == 0 {
		return fmt.Errorf("it needs a tile")
	}
	if _, err := b.tile(words[0]); err != nil {
		return err
	}
	b.scene.Position.Winds = append(b.scene.Position.Winds, strings.Join(words, " "))
	return options(words[1:], "reach=#", "period=#")
}
