package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"pitchdark/rules"
	"pitchdark/rules/internal/world"
)

// Format numbers the journal's form.
const Format = 1

// headerLine is a journal's first line.
type headerLine struct {
	Format  int      `json:"pitchdark"`
	Ruleset int      `json:"ruleset"`
	System  string   `json:"system"`
	Dungeon string   `json:"dungeon"`
	Seed    string   `json:"seed"` // hexadecimal, 64 bits
	Heroes  []string `json:"heroes"`
	// Sheets are heroes that were made, in place of Heroes.
	Sheets []json.RawMessage `json:"sheets,omitempty"`
	Auto   bool              `json:"auto,omitempty"`
	Table  bool              `json:"table,omitempty"`
	Keep   bool              `json:"keep,omitempty"`
	Prize  bool              `json:"prize,omitempty"`
	Sum    string            `json:"sum"`
}

// levelLine is a level's text, written before the command that first enters it.
type levelLine struct {
	Level string `json:"level"`
	Depth int    `json:"depth"`
	Text  string `json:"text"`
	Sum   string `json:"sum"`

	line int // of the journal that it was read from
}

// commandLine is one command with the sum of all that followed from it.
type commandLine struct {
	N    int             `json:"n"`
	By   int             `json:"by"`
	Do   json.RawMessage `json:"do"`
	Mind []rules.Roll    `json:"mind,omitempty"`
	Sum  string          `json:"sum"`
}

// backLine takes commands back: the game stands again as after the N-th.
type backLine struct {
	Back int    `json:"back"`
	Sum  string `json:"sum"`
}

// chain keeps the journal's running sum. It chains the previous sum, the
// command, its events and the state's digest [DK-CMD-02].
type chain struct {
	sum  world.Sum
	n    int
	open bool
	line []byte
}

func (c *chain) text() string { return fmt.Sprintf("%016x", uint64(c.sum)) }

// head starts the chain with the header; its line waits to be written with the
// first level's.
func (c *chain) head(s *Session) {
	h := headerLine{
		Format: Format, Ruleset: world.Ruleset, System: s.setup.System, Dungeon: s.setup.Level,
		Seed: fmt.Sprintf("%#016x", s.setup.Seed), Heroes: s.setup.Heroes, Sheets: s.setup.Sheets, Auto: s.setup.Auto, Table: s.setup.Table, Keep: s.setup.Keep, Prize: s.setup.Prize,
	}
	c.sum = h.sum()
	h.Sum = c.text()
	s.write(marshal(h))
}

// sum is that of all that a header says.
func (h *headerLine) sum() (s world.Sum) {
	s.Text(fmt.Sprint(h.Format, h.Ruleset, h.System, h.Dungeon, h.Seed, h.Heroes, h.Auto, h.Table, h.Keep, h.Prize))
	for _, sheet := range h.Sheets {
		s.Bytes(sheet)
	}
	return s
}

func marshal(v any) []byte {
	line, err := json.Marshal(v)
	if err != nil {
		panic(err) // plain data of our own
	}
	return append(line, '\n')
}

func (c *chain) level(l levelLine) []byte {
	c.sum.Text(l.Level)
	c.sum.Int(l.Depth)
	c.sum.Text(l.Text)
	l.Sum = c.text()
	return marshal(l)
}

// command opens the line of a command.
func (c *chain) command(by world.ActorID, do rules.Command, rolls []rules.Roll) {
	c.n++
	c.open = true
	b := append(c.line[:0], `{"n":`...)
	b = strconv.AppendInt(b, int64(c.n), 10)
	b = append(b, `,"by":`...)
	b = strconv.AppendInt(b, int64(by), 10)
	b = append(b, `,"do":`...)
	b, err := encode(b, do)
	if err != nil {
		panic(err) // every command type has its code
	}
	for i, r := range rolls {
		if i == 0 {
			b = append(b, `,"mind":[`...)
		} else {
			b = append(b, ',')
		}
		b = append(b, `{"purpose":`...)
		b = strconv.AppendQuote(b, r.Purpose)
		b = append(b, `,"dice":`...)
		b = strconv.AppendQuote(b, r.Dice)
		b = append(b, `,"result":`...)
		b = strconv.AppendInt(b, int64(r.Result), 10)
		b = append(b, '}')
	}
	if len(rolls) > 0 {
		b = append(b, ']')
	}
	c.line = b
	c.sum.Bytes(b)
}

// event adds an event to the sum.
func (c *chain) event(e world.Event) {
	s := &c.sum
	s.Text(string(e.What.Kind))
	s.Int(int(e.Who)<<12 ^ int(e.Other))
	s.Point(e.What.At)
	s.Int(e.What.Amount<<8 ^ int(e.What.Facing))
	s.Text(e.What.Thing)
	for i := range e.What.Rolls {
		s.Int(e.What.Rolls[i].Result)
	}
}

// close ends the open line, if there is one, and returns it.
func (c *chain) close(digest uint64) []byte {
	if !c.open {
		return nil
	}
	c.open = false
	c.sum.Uint(digest)
	c.line = append(c.line, `,"sum":"`...)
	c.line = append(c.line, c.text()...)
	c.line = append(c.line, "\"}\n"...)
	return c.line
}

// Header tells how a journal's game began, without playing it.
func Header(journal []byte) (Setup, error) {
	line, _, _ := bytes.Cut(journal, []byte("\n"))
	var h headerLine
	if err := strictJSON(line, &h); err != nil {
		return Setup{}, fmt.Errorf("line 1 is no journal's header: %w", err)
	}
	switch {
	case h.Format != Format:
		return Setup{}, fmt.Errorf("line 1: the journal's format is %d; this program reads %d", h.Format, Format)
	case h.Ruleset != world.Ruleset:
		return Setup{}, fmt.Errorf("line 1: the journal was played by ruleset %d; this program plays ruleset %d", h.Ruleset, world.Ruleset)
	}
	if sum := h.sum(); fmt.Sprintf("%016x", uint64(sum)) != h.Sum {
		return Setup{}, errors.New("line 1: the header does not fit its sum, so there is no game to play")
	}
	seed, err := strconv.ParseUint(h.Seed, 0, 64)
	if err != nil {
		return Setup{}, fmt.Errorf("line 1: seed %q is no 64-bit number", h.Seed)
	}
	return Setup{System: h.System, Level: h.Dungeon, Seed: seed, Heroes: h.Heroes, Sheets: h.Sheets, Auto: h.Auto, Table: h.Table, Keep: h.Keep, Prize: h.Prize}, nil
}

func strictJSON(line []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if d.More() {
		return fmt.Errorf("there is more than one value on the line")
	}
	return nil
}
