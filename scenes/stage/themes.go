package stage

import "pitchdark/assets"

// masonry is what a theme builds of, and what stands and lies about in it.
type masonry struct {
	floors, faces []assets.Cell
	top           assets.Cell
	trims         []assets.Cell // north, east, west
	furniture     []assets.Cell
	shelves       []assets.Cell // before a wall
	scatter       []assets.Cell
	webs          bool
}

var (
	stoneTop   = assets.Named("wall.top")
	stoneTrims = named("trim.n", "trim.e", "trim.w")

	brick = masonry{
		floors: named("floor.0", "floor.2", "floor.0", "floor.3", "floor.2", "floor.1", "floor.0", "floor.2"),
		faces:  named("wall.face.0", "wall.face.1", "wall.face.0", "wall.face.2", "wall.face.1"),
		top:    stoneTop, trims: stoneTrims, webs: true,
		furniture: named("table", "crate", "barrel", "crate", "table"),
		shelves:   named("shelf", "crate", "shelf", "barrel"),
		scatter:   named("scatter.crack", "scatter.brick", "scatter.straw", "scatter.straw"),
	}
	stone = masonry{
		floors: named("floor.1", "floor.0", "floor.3", "floor.0", "floor.1", "floor.2", "moss.floor.0", "floor.0"),
		faces:  named("stone.face.0", "stone.face.1", "stone.face.2", "stone.face.0", "stone.face.1"),
		top:    stoneTop, trims: stoneTrims, webs: true,
		furniture: brick.furniture, shelves: brick.shelves,
		scatter: named("scatter.crack", "scatter.pebbles", "scatter.moss", "scatter.crack"),
	}
	moss = masonry{
		floors: named("moss.floor.0", "floor.0", "moss.floor.1", "floor.1", "moss.floor.0", "floor.3"),
		faces:  named("stone.face.0", "crypt.face.2", "stone.face.1", "stone.face.0"),
		top:    stoneTop, trims: stoneTrims,
		furniture: brick.furniture, shelves: brick.shelves,
		scatter: named("scatter.moss", "scatter.moss", "scatter.pebbles"),
	}
	crypt = masonry{
		floors: named("crypt.floor.0", "crypt.floor.1", "crypt.floor.0", "crypt.floor.5", "crypt.floor.1", "crypt.floor.4",
			"crypt.floor.0", "crypt.floor.2", "crypt.floor.1", "crypt.floor.3", "crypt.floor.0"),
		faces: named("crypt.face.0", "crypt.face.1", "crypt.face.0", "crypt.face.2", "crypt.face.0"),
		top:   stoneTop, trims: stoneTrims, webs: true,
		furniture: named("tomb", "coffin", "tomb.long", "tomb"),
		shelves:   named("urn", "tomb.long", "coffin", "urn"),
		scatter:   named("scatter.moss", "scatter.shards", "scatter.crack", "scatter.moss"),
	}
	bone = masonry{
		floors: named("bone.floor.0", "crypt.floor.1", "bone.floor.0", "crypt.floor.1", "crypt.floor.0", "crypt.floor.1", "crypt.floor.2"),
		faces:  named("bone.face.0", "bone.face.1", "bone.face.0", "crypt.face.1"),
		top:    stoneTop, trims: stoneTrims, webs: true,
		furniture: named("skulls", "tomb", "skulls", "coffin"),
		shelves:   named("skulls", "urn"),
		scatter:   named("scatter.shards", "scatter.shards", "scatter.crack"),
	}
	mine = masonry{
		floors: named("mine.floor.0", "mine.floor.1", "mine.floor.2"),
		faces:  named("mine.face.0", "mine.face.1"),
		top:    stoneTop, trims: named("mine.trim.n", "mine.trim.e", "mine.trim.w"),
		furniture: named("cart", "props", "crate", "barrel"),
		shelves:   named("props", "cart", "barrel"),
		scatter:   named("scatter.pebbles", "scatter.plank", "scatter.pebbles", "scatter.track"),
	}

	// themes are the masonry by the theme's name; brick is the rest.
	themes = map[string]*masonry{
		"brick": &brick, "cellar": &brick, "stone": &stone, "moss": &moss, "crypt": &crypt, "flooded": &crypt, "bone": &bone,
		"cave": &mine, "mine": &mine, "earth": &mine,
	}
)
