package grid

import (
	"encoding/json"
	"fmt"
)

// gridJSON is how a grid is written: terrain and edges in row order.
type gridJSON struct {
	Width, Height int
	Terrain       []Terrain
	East, South   []Edge `json:",omitempty"`
}

// MarshalJSON writes the grid with its edges.
func (g *Grid) MarshalJSON() ([]byte, error) {
	return json.Marshal(gridJSON{g.width, g.height, g.terrain, g.east, g.south})
}

// UnmarshalJSON reads what MarshalJSON wrote; sizes that do not agree are an
// error.
func (g *Grid) UnmarshalJSON(data []byte) error {
	var j gridJSON
	if err := json.Unmarshal(data, &j); err != nil {
		return err
	}
	read, err := New(j.Width, j.Height)
	if err != nil {
		return err
	}
	size := j.Width * j.Height
	if len(j.Terrain) != size || j.East != nil && (len(j.East) != size || len(j.South) != size) {
		return fmt.Errorf("a grid of %d×%d tiles with %d tiles of terrain, %d and %d edges", j.Width, j.Height, len(j.Terrain), len(j.East), len(j.South))
	}
	for i, t := range j.Terrain {
		read.Set(read.PointAt(i), t)
	}
	for i := range j.East {
		p := read.PointAt(i)
		if j.East[i] != NoEdge {
			if err := read.SetEdge(p, East, j.East[i]); err != nil {
				return err
			}
		}
		if j.South[i] != NoEdge {
			if err := read.SetEdge(p, South, j.South[i]); err != nil {
				return err
			}
		}
	}
	*g = *read
	return nil
}
