package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"pitchdark/rules"
	"pitchdark/rules/grid"
)

// encode writes a command as JSON with its type first, after what is in b.
func encode(b []byte, c rules.Command) ([]byte, error) {
	o := object{b}
	switch c := c.(type) {
	case rules.Move:
		o.open("move", c.Who)
		o.path(c.Path)
		if c.Enter {
			o.b = append(o.b, `,"enter":true`...)
		}
	case rules.BlindMove:
		o.open("blind move", c.Who)
		o.number(`,"toward":`, int(c.Toward))
		o.number(`,"tiles":`, c.Tiles)
	case rules.Turn:
		o.open("turn", c.Who)
		o.number(`,"to":`, int(c.To))
	case rules.Act:
		o.open("act", c.Who)
		o.text(`,"do":`, string(c.Do))
		o.act(&c)
	case rules.Answer:
		o.open("answer", c.Who)
		o.text(`,"choose":`, string(c.Choose))
		if c.At != nil {
			o.b = append(o.b, `,"at":`...)
			o.point(*c.At)
		}
		o.some(`,"to":`, int(c.To))
		o.words(c.Words)
	case rules.Stage:
		body, err := json.Marshal(c)
		if err != nil {
			return nil, err
		}
		return append(append(b, `{"type":"stage",`...), body[1:]...), nil
	default:
		return nil, fmt.Errorf("a command of unknown type %T", c)
	}
	return append(o.b, '}'), nil
}

// object writes one JSON object, byte for byte as encoding/json would.
type object struct{ b []byte }

func (o *object) open(kind string, who rules.Handle) {
	o.text(`{"type":`, kind)
	o.number(`,"who":`, int(who))
}

func (o *object) act(c *rules.Act) {
	if c.At != nil {
		o.b = append(o.b, `,"at":`...)
		o.point(*c.At)
	}
	o.some(`,"target":`, int(c.Target))
	o.some(`,"item":`, c.Item)
	o.some(`,"to":`, int(c.To))
	if c.North {
		o.b = append(o.b, `,"north":true`...)
	}
	o.some(`,"tiles":`, c.Tiles)
	o.words(c.Words)
}

func (o *object) number(key string, n int) {
	o.b = strconv.AppendInt(append(o.b, key...), int64(n), 10)
}

// some leaves out 0.
func (o *object) some(key string, n int) {
	if n != 0 {
		o.number(key, n)
	}
}

func (o *object) words(words string) {
	if words != "" {
		o.text(`,"words":`, words)
	}
}

func (o *object) text(key, text string) {
	o.b = append(o.b, key...)
	if plain(text) {
		o.b = append(append(append(o.b, '"'), text...), '"')
		return
	}
	quoted, _ := json.Marshal(text) // a string has its JSON
	o.b = append(o.b, quoted...)
}

// plain reports whether JSON writes a text as it is.
func plain(text string) bool {
	for _, c := range []byte(text) {
		if c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return false
		}
	}
	return true
}

func (o *object) point(p grid.Point) {
	o.number(`{"X":`, p.X)
	o.number(`,"Y":`, p.Y)
	o.b = append(o.b, '}')
}

func (o *object) path(path []grid.Point) {
	o.b = append(o.b, `,"path":`...)
	if path == nil {
		o.b = append(o.b, "null"...)
		return
	}
	o.b = append(o.b, '[')
	for i, p := range path {
		if i > 0 {
			o.b = append(o.b, ',')
		}
		o.point(p)
	}
	o.b = append(o.b, ']')
}

// decode reads what encode wrote; unknown types and fields are errors.
func decode(data []byte) (rules.Command, error) {
	var tag struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(data, &tag); err != nil {
		return nil, err
	}
	switch tag.Type {
	case "move":
		return strict[rules.Move](data)
	case "blind move":
		return strict[rules.BlindMove](data)
	case "turn":
		return strict[rules.Turn](data)
	case "act":
		return strict[rules.Act](data)
	case "answer":
		return strict[rules.Answer](data)
	case "stage":
		return strict[rules.Stage](data)
	}
	return nil, fmt.Errorf("a command of unknown type %q", tag.Type)
}

func strict[T rules.Command](data []byte) (rules.Command, error) {
	rest, err := untyped(data)
	if err != nil {
		return nil, err
	}
	var c T
	d := json.NewDecoder(bytes.NewReader(rest))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return nil, err
	}
	return c, nil
}

// untyped is a command's object without its type, which encode writes first.
func untyped(data []byte) ([]byte, error) {
	if after, ok := bytes.CutPrefix(data, []byte(`{"type":"`)); ok {
		if _, rest, ok := bytes.Cut(after, []byte(`",`)); ok {
			return append([]byte{'{'}, rest...), nil
		}
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		return nil, err
	}
	delete(fields, "type")
	return json.Marshal(fields)
}
