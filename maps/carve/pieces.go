package carve

// drawing is a room drawn by hand with the letters of text maps; a colon is
// floor by which nothing opens to the outside.
type drawing struct {
	use     *use
	picture string
}

var roomPieces = []drawing{
	{&prison, `
:::#:::#:::
:::#:::#:::
#+###+###+#
...........
...........
#+###+###+#
:::#:::#:::
:::#:::#:::`},
	{&refectory, `
.............
..TTTTTTTTT..
.............
.............
..TTTTTTTTT..
.............`},
	{&library, `
.............
.TTT.T.T.TTT.
.............
.TTT.TTT.TTT.
.............
.TTT.T.T.TTT.
.............`},
	{&bridge, `
...............
......=:=......
vvvvvv=:=vvvvvv
vvvvvv=:=vvvvvv
vvvvvv=:=vvvvvv
......=:=......
...............`},
	{&cistern, `
.............
.O.........O.
...=======...
..=wwwwwww=..
..=wwwwwww=..
..=wwwwwww=..
...=======...
.O.........O.
.............`},
}

var cryptPieces = []drawing{
	{&alcoves, `
:T:#:T:#:T:#:T:
:::#:::#:::#:::
#%###%###%###%#
...............
...............
...............`},
	{&shaft, `
##.....##
#.......#
...===...
..=vvv=..
..=vvv=..
..=vvv=..
...===...
#.......#
##.....##`},
	{&bridge, `
.............
.....=:=.....
vvvvv=:=vvvvv
vvvvv=:=vvvvv
.....=:=.....
.............`},
	{&choir, `
###.....###
#.O.....O.#
..TT...TT..
...........
..TT...TT..
...........
..TT...TT..
#.O.....O.#
###.....###`},
}

// grandVault has the named thing in its middle.
const grandVault = `
####.......####
##..O.....O..##
#...ww=:=ww...#
#.O.w:::::w.O.#
#...=:T:T:=...#
...............
#...=:T:T:=...#
#.O.w:::::w.O.#
#...ww=:=ww...#
##..O.....O..##
####.......####`

var cavePieces = []drawing{
	{&bridge, cryptPieces[2].picture},
	{&smelter, `
..........
.TT....TT.
..........
.O......O.
..........
..........`},
	{&shaft, cryptPieces[1].picture},
}
