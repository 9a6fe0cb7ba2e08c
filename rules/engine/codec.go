package engine

import (
	"bytes"
	"encoding/json"
	"fmt"

	"pitchdark/rules"
)

// encode writes a command as JSON with its type first.
func encode(c rules.Command) ([]byte, error) {
	body, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	kind := ""
	switch c.(type) {
	case rules.Move:
		kind = "move"
	case rules.BlindMove:
		kind = "blind move"
	case rules.Turn:
		kind = "turn"
	case rules.Act:
		kind = "act"
	case rules.Answer:
		kind = "answer"
	case rules.Stage:
		kind = "stage"
	default:
		return nil, fmt.Errorf("a command of unknown type %T", c)
	}
	out := append([]byte(`{"type":"`), kind...)
	if len(body) == 2 {
		return append(out, `"}`...), nil
	}
	return append(append(out, `",`...), body[1:]...), nil
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
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		return nil, err
	}
	delete(fields, "type")
	rest, err := json.Marshal(fields)
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
