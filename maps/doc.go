// Package maps turns map files into levels: a grid, its ambient light and
// zones, and neutral marks that say what stands where. It reads its own text
// maps and Tiled's TMX, writes text maps, holds the dungeons that ship, and
// makes levels of what package carve digs, those of the endless crawl among them.
//
// It decides whether a map is well formed. It never decides what a goblin or
// a torch is: names of creatures, lights and items, and their properties, are
// strings that a rule system resolves later, with each mark's file and line at
// hand for its refusals.
//
// # Text maps
//
// A file is UTF-8 text, one statement a line. A line that begins with ; is a
// comment. Words are parted by blanks; a word with blanks or signs in it is
// written in quotes, as in Go ("a\nb"). Points are X,Y from 0,0 in the north-west.
//
//	level cellar                      begins a level; lower-case letters, digits, -
//	name The Cellar                   the rest of the line (default: the ID)
//	rules purple                      the only rule system it is made for (default: any)
//	theme brick                       how it looks (default: stone)
//	ambient dark                      dark, 1 to 100 (Low Light) or bright (default: dark)
//	legend g creature goblin temper=wary     a letter of the map: floor with a mark on it
//	legend f on "shallow water" item oil     the same, on another terrain
//	map                               the rows follow, indented, all of one length
//	  #######
//	  #.g.f.#
//	  #######
//	edge 3,1 E closed thin door       what stands on a tile's N, E, S or W edge
//	zone 1,1 2,1 7                    a rectangle with its own light, both corners included
//	zone 4,1 5,1 dark magic=3 deep=true      magical darkness of strength 3; deep: dark vision fails too
//	slot 2,1 lair=vermin depth=1 size=3      a place for the system to stock
//	mark 1,1 creature goblin temper=wary     a mark: point, kind, name, properties
//
// The letters of the map are those of grid.TerrainOf:
//
//	. floor          # wall           O pillar         + closed door
//	' open door      T furniture      ^ heaped stone   = railing
//	% curtain        * thick smoke    , rubble         ~ shallow water
//	w deep water     v pit            > stairs down    < stairs up
//	X way out
//
// Edges are thin wall, closed thin door, open thin door, window, thin curtain
// and thin railing; wall, door, curtain and railing are short for them.
//
// # Marks
//
//	creature NAME …     properties belong to the system: temper, facing, sleeping, faction, carries, …
//	light NAME …        likewise: lit, fixed, …
//	item NAME …         likewise; a key says which by name=…
//	door [NAME]         locked, jammed (true or false), key=NAME, edge=N|E|S|W for a thin door
//	wind [NAME]         reach (tiles, 1 to 200), period (rounds between gusts, 1 to 1000)
//	trap NAME           whose trigger is on the tile; worn (true or false): it may fail. Names are the system's
//	note [TITLE]        text="…" (needed), radius (tiles, 0 to 200): words for who first comes so near
//	start [NAME]        facing=N…NW, lit=NAME: where a hero begins, and which of its lights burns;
//	                    left: for how many rounds yet, 1 to 1000, if not a whole one
//	exit [NAME]         on a way out or on stairs that lead out of the dungeon
//	stairs LEVEL        at=X,Y (needed): on stairs that lead to a tile of another level
//
// A way out without a mark is an exit too. Creatures, starts, exits, stairs and
// traps need a tile that can be stood on, and no two creatures, starts or traps share one.
//
// # Tiled maps
//
// Orthogonal TMX maps of any encoding (XML, CSV, base64) and compression (none,
// gzip, zlib, zstd), finite or infinite, with groups, embedded or external
// tilesets and object templates. An infinite map is cut to its used tiles.
// Hidden layers and objects are left out. What is not used is told in the
// Report. Property names may carry the prefix "pitchdark:".
//
//	map        id, name, rules, theme, ambient as above; void: the terrain where no tile lies (default: wall)
//	tile       class or property terrain: a terrain's name; edge-north, edge-east, edge-south,
//	           edge-west: an edge's name, turned with the tile's flips; class or property kind: a
//	           mark on every such tile, its name in property id
//	layer      class or property terrain: for tiles that have none of their own; class decor: only
//	           pictures. A tile with neither is floor, and reported.
//	object     property kind, else class (type), its template's, its tile's, its layer's kind or
//	           class: one of the following
//
// Terrain names are those above; door, water, stairs and exit are short for
// closed door, shallow water, stairs down and way out. Objects are:
//
//	a mark's kind       at the tile under the point or the middle; its name is property id or the
//	                    object's name ("Rat Swarm" is rat-swarm); other properties go along
//	door, thin door     a thin rectangle or a line along the grid: thin doors on the edges; with
//	                    property edge: on that edge of its tile; else the tiles covered become doors.
//	                    open=true opens them; locked, jammed and key make door marks
//	wall, window,       a thin rectangle, line or polygon along the grid: edges; else, if it has that
//	curtain, railing    name, terrain on the tiles covered
//	a terrain's name    the tiles covered become it
//	zone                a rectangle with properties light, magic, deep
//	slot                lair, depth, size
//	exit                a mark; the tile becomes a way out unless it is stairs
//	stairs              a mark, properties level and at; the tile becomes stairs (up=true: up)
//	note                text from property text or a text object; a rectangle's half is its radius
package maps
