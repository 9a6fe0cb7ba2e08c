package create

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/engine"
	"pitchdark/scenes"
	"pitchdark/scenes/ui"
	"pitchdark/scenes/ui/screentest"
)

var update = flag.Bool("update", false, "write the kept pictures anew")

func TestMain(m *testing.M) { screentest.Main(m) }

// desk is what both pages ask things of.
type desk struct {
	heroes  []Hero
	sheets  []json.RawMessage
	party   []string
	seed    uint64
	fails   error
	wrote   []string
	copied  []string
	trouble string
	moving  bool // dice tumble
}

func (d *desk) options() Options {
	return Options{
		System: "purple", Name: "Purple Hack", Largest: 3, Still: !d.moving,
		Seed: func() uint64 { d.seed++; return d.seed },
		Heroes: func() ([]Hero, string) {
			told := d.trouble
			d.trouble = ""
			return slices.Clone(d.heroes), told
		},
		Keep: d.keep,
		Write: func(path, page string) string {
			d.wrote = append(d.wrote, path+"\n"+page)
			return "The sheet is " + path + "."
		},
		Copy: func(words string) string { d.copied = append(d.copied, words); return "It is on the clipboard." },
		Drop: func(path string) (string, error) {
			d.heroes = slices.DeleteFunc(d.heroes, func(h Hero) bool { return h.Path == path })
			return "trash/" + path, d.fails
		},
		Party: func() []string { return d.party },
		March: func(paths []string) { d.party = paths },
	}
}

func (d *desk) keep(p rules.Profile, sheet json.RawMessage) (string, error) {
	if d.fails != nil {
		return "", d.fails
	}
	path := fmt.Sprintf("%d.json", len(d.sheets))
	d.heroes, d.sheets = append(d.heroes, Hero{Path: path, Profile: p}), append(d.sheets, sheet)
	return path, nil
}

// floor is what the page is laid over.
type floor struct{ above scenes.Scene }

func (f *floor) Update(*scenes.Input) scenes.Transition {
	if s := f.above; s != nil {
		f.above = nil
		return scenes.Push(s)
	}
	return scenes.Stay()
}
func (*floor) Draw(*ebiten.Image) {}

func open(t *testing.T, d *desk, width, height, percent int) (*screen, *screentest.Player) {
	s := New(d.options()).(*screen)
	p := screentest.NewPlayer(t, &floor{s}, width, height, percent)
	require.NoError(t, p.Wait(2))
	return s, p
}

func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Max).Div(2) }

// tap presses a key without drawing anything.
func tap(t *testing.T, p *screentest.Player, k scenes.Key) {
	t.Helper()
	p.Now.Down = []scenes.Key{k}
	require.NoError(t, p.Pass())
	p.Now.Down = nil
	require.NoError(t, p.Pass())
}

// to puts the cursor on a row by keys.
func (s *screen) to(t *testing.T, p *screentest.Player, down scenes.Key, words string) {
	t.Helper()
	for range s.list.Rows {
		if strings.HasPrefix(s.list.Rows[s.list.Chosen].Words, words) {
			return
		}
		tap(t, p, down)
	}
	require.Fail(t, "there is no row", words)
}

// on goes on by the first row until a step.
func (s *screen) on(t *testing.T, p *screentest.Player, step string, take scenes.Key) {
	t.Helper()
	for range 60 {
		if s.step().Title == step {
			return
		}
		if s.step().Title == "Gear" {
			s.list.Chosen = s.firstFree()
		}
		tap(t, p, take)
	}
	require.Fail(t, "there is no step", step)
}

// kept is the hero that was kept last, as the rules read its sheet.
func (d *desk) last(t *testing.T) rules.Profile {
	t.Helper()
	require.NotEmpty(t, d.sheets)
	p, err := engine.CheckSheet("purple", d.sheets[len(d.sheets)-1])
	require.NoError(t, err)
	return p
}

func TestAHeroIsMadeByKeysAlone(t *testing.T) {
	d := &desk{}
	s, p := open(t, d, 1280, 720, 100)
	require.NoError(t, p.Press("Return"))
	s.to(t, p, "Down", "Strength with Perception")
	require.NotNil(t, s.preview)
	assert.Equal(t, s.profile.Abilities[0].Value, s.preview.Abilities[3].Value, "the sheet shows what would be")
	require.NoError(t, p.Press("Return", "Backspace"))
	assert.Equal(t, "One swap", s.step().Title, "it is taken back")
	require.NoError(t, p.Press("Backspace"))
	assert.Equal(t, "Dice that have fallen are not taken back.", s.notice)
	require.NoError(t, p.Press("Return"))
	s.to(t, p, "Down", "Dwarf")
	require.NoError(t, p.Press("Return"))
	s.on(t, p, "Class", "Return")
	require.NoError(t, p.Press("Down", "Return"))
	s.on(t, p, "Gear", "Return")
	s.to(t, p, "Down", "Torch")
	require.NoError(t, p.Press("Return", "Return", "Return"))
	assert.Equal(t, "Torch", s.list.Rows[s.list.Chosen].Words, "the cursor stays where more may be taken")
	assert.Equal(t, "×3  free", s.list.Rows[s.list.Chosen].Side)
	s.on(t, p, "Name", "Return")
	require.NoError(t, p.Type("Odric the Last!"))
	require.NoError(t, p.Press("Backspace"))
	assert.Equal(t, "Odric the Last_", s.list.Rows[s.list.Chosen].Words)
	require.NoError(t, p.Press("Return"))
	require.NoError(t, p.Type("Why not?"))
	require.NoError(t, p.Press("Return"))
	require.True(t, s.making.Finished())

	hero := d.last(t)
	assert.Equal(t, "Odric the Last", hero.Name)
	assert.Equal(t, "dwarf mage of level 1", hero.Title)
	assert.Contains(t, hero.Facts, rules.Fact{Label: "Why", Text: "Why not?", Rule: "PH-CRE-03"})
	require.NoError(t, p.Press("Down", "Return", "Down", "Return"))
	assert.Equal(t, []string{"0.json\n" + hero.Page}, d.wrote)
	assert.Equal(t, []string{hero.Page}, d.copied)
	require.NoError(t, p.Press("Up", "Up", "Return"))
	assert.IsType(t, &floor{}, p.Stack.Top())
}

func TestAHeroIsMadeByMouseAlone(t *testing.T) {
	d := &desk{}
	s, p := open(t, d, 1280, 720, 100)
	click := func(row int) {
		require.NoError(t, p.Click(middle(s.list.RowBox(row))))
		require.NoError(t, p.Point(image.Pt(2, 2)))
	}
	for range 60 {
		if s.making.Finished() {
			break
		}
		click(s.firstFree())
	}
	assert.Len(t, d.sheets, 1)
	click(4)
	require.True(t, s.making.Finished(), "another, by dice")
	assert.Len(t, d.sheets, 2)

	require.NoError(t, p.Click(middle(s.at.rule)))
	require.NotNil(t, s.leaf.reader, "the rule is one click away")
	require.NoError(t, p.Press("Escape"))
	cell := s.spots[slices.IndexFunc(s.spots, func(sp spot) bool { return strings.HasPrefix(sp.tip, "Armour Class") })]
	assert.Contains(t, cell.tip, "bare 10 [PH-ARM-01]", "a figure tells its sources")
	require.NoError(t, p.Click(middle(cell.box)))
	require.NotNil(t, s.leaf.reader)
	assert.Contains(t, s.leaf.reader.Page.Text, "PH-ARM-03")
	require.NoError(t, p.Press("Escape"))
	require.NoError(t, p.Click(middle(s.bar.Buttons[leave].Box)))
	assert.IsType(t, &floor{}, p.Stack.Top())
}

func TestAHeroIsMadeByPadAlone(t *testing.T) {
	d := &desk{}
	s, p := open(t, d, 1280, 720, 100)
	require.NoError(t, p.Press("PadA"))
	s.to(t, p, "PadDown", "Dexterity with Constitution")
	require.NoError(t, p.Press("PadA", "PadY"))
	assert.Equal(t, "One swap", s.step().Title, "it is taken back")
	assert.Equal(t, "(Y)", s.bar.Buttons[undo].Key)
	require.NoError(t, p.Press("Stick2Left"))
	require.NotNil(t, s.leaf.reader)
	assert.Contains(t, s.leaf.reader.Page.Text, "PH-CHR-02  One swap")
	require.NoError(t, p.Press("PadB", "PadA"))
	s.on(t, p, "Name", "PadA")
	require.NoError(t, p.Press("PadA", "PadDown", "PadA"))
	assert.Len(t, d.sheets, 1)
	require.NoError(t, p.Press("PadR", "PadR", "PadR", "PadR", "PadA"))
	require.NotNil(t, s.leaf.sheet)
	require.NoError(t, p.Press("PadDown", "PadA"))
	require.NotNil(t, s.leaf.reader, "every figure of the sheet leads to its rule")
	require.NoError(t, p.Press("PadB", "PadB", "PadB"))
	assert.IsType(t, &floor{}, p.Stack.Top())
}

func TestTheRestIsMadeByDice(t *testing.T) {
	d := &desk{}
	s, p := open(t, d, 640, 400, 100)
	require.NoError(t, p.Press("Return", "Return"))
	s.to(t, p, "Down", "Elf")
	require.NoError(t, p.Press("Return", "Right", "Right", "Return"))
	require.True(t, s.making.Finished())
	assert.Contains(t, d.last(t).Title, "elf ", "what was chosen stays")
	again := Random(d.options()).(*screen)
	assert.True(t, again.making.Finished())
	assert.Len(t, d.sheets, 2)
}

func TestAHeroThatIsHalfMadeIsAskedAbout(t *testing.T) {
	s, p := open(t, &desk{}, 640, 400, 100)
	require.NoError(t, p.Press("Return", "Escape"))
	require.NotNil(t, s.leaf.question)
	require.NoError(t, p.Press("Escape"))
	assert.Nil(t, s.leaf.question)
	require.NoError(t, p.Press("Escape", "Right", "Return"))
	assert.IsType(t, &floor{}, p.Stack.Top())
}

func TestAHeroThatCannotBeKeptCanBeKeptAgain(t *testing.T) {
	d := &desk{fails: errors.New("the disk is full")}
	s, p := open(t, d, 640, 400, 100)
	require.NoError(t, p.Press("Right", "Right", "Return"))
	assert.Equal(t, "The disk is full.", s.notice)
	d.fails = nil
	require.NoError(t, p.Press("Left", "Left"))
	s.to(t, p, "Down", "Try to keep")
	require.NoError(t, p.Press("Return"))
	assert.Len(t, d.sheets, 1)
}

func TestDiceTumbleAndAnyKeyLetsThemLie(t *testing.T) {
	s, p := open(t, &desk{moving: true}, 1280, 720, 100)
	require.NoError(t, p.Press("Return"))
	assert.True(t, s.tumble())
	assert.Equal(t, "Abilities", s.step().Title)
	assert.Empty(t, s.fall.profile.Abilities, "what fell is not told before it lies")
	require.NoError(t, p.Press("Down"))
	assert.False(t, s.tumble())
	assert.Equal(t, 0, s.list.Chosen, "the key did nothing else")
	assert.Equal(t, "One swap", s.step().Title)
	require.NoError(t, p.Press("Return"))
	s.on(t, p, "Background", "Return")
	require.NoError(t, p.Press("Return"))
	assert.True(t, s.tumble())
	require.NoError(t, p.Wait(tumbles+between*s.fall.dice()+2))
	assert.False(t, s.tumble(), "they lie by themselves")

	style := ui.Now()
	style.Still = true
	ui.Use(style)
	still, p := open(t, &desk{moving: true}, 1280, 720, 100)
	require.NoError(t, p.Press("Return"))
	assert.False(t, still.tumble(), "reduced motion")
	style.Still = false
	ui.Use(style)
}

func TestThePageIsNarrated(t *testing.T) {
	var heard strings.Builder
	d := &desk{}
	s := New(d.options()).(*screen)
	p := screentest.NewPlayer(t, &floor{s}, 640, 400, 100)
	p.Stack.Input.Narrate(&heard)
	require.NoError(t, p.Wait(2))
	require.NoError(t, p.Press("Return", "Return", "Down"))
	for _, want := range []string{
		"Abilities. Three dice fall", "Roll the six abilities", "One swap.", "Strength: ", "Race. Each of the five", "Human, raising Dexterity",
	} {
		assert.Contains(t, heard.String(), want)
	}
}

// At every size of text, on every step, nothing is cut and nothing lies over
// other words.
func TestEverythingFitsAtEverySizeOfText(t *testing.T) {
	s, p := open(t, &desk{}, 1280, 720, 100)
	fits := func(what string) {
		screentest.Sizes(func(size image.Point, percent int) {
			if testing.Short() && percent != 200 {
				return
			}
			p.Resize(size.X, size.Y, percent)
			require.NoError(t, p.Wait(2))
			p.Fits(t, fmt.Sprintf("%s, %v, %d %%", what, size, percent))
		})
		p.Resize(1280, 720, 100)
		require.NoError(t, p.Wait(1))
	}
	for _, step := range []string{"Abilities", "One swap", "Race", "Class", "Institution", "Feats", "Skills", "Weapon", "Gear", "Name", "Motto", "Finished"} {
		s.on(t, p, step, "Return")
		if step == "Gear" {
			s.to(t, p, "Down", "The Torchbearer")
			require.NoError(t, p.Press("Return"))
			s.to(t, p, "Down", "Plate")
		}
		fits(step)
	}
	require.NoError(t, p.Press("Right", "Right", "Right", "Right", "Return"))
	require.NotNil(t, s.leaf.sheet)
	fits("sheet")
}

func TestPictures(t *testing.T) {
	for _, c := range []struct {
		name          string
		width, height int
		percent       int
		step          string
	}{
		{"swap", 1280, 720, 100, "One swap"},
		{"gear", 1280, 720, 100, "Gear"},
		{"gear-200", 1280, 720, 200, "Gear"},
		{"finished", 1920, 1080, 100, "Finished"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, p := open(t, &desk{}, c.width, c.height, c.percent)
			s.on(t, p, c.step, "Return")
			if c.step == "Gear" {
				s.to(t, p, "Down", "The Torchbearer")
			}
			screentest.Golden(t, c.name, p.Shot(), *update)
		})
	}
}
