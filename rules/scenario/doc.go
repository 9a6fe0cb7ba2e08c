// Package scenario is the text form of a position with forced dice, commands
// and expectations: the form of rule tests, lessons and bug reports (*.scene),
// and their runner. It decides no rule.
//
// Reading is in two halves. Parse checks the text alone: that every statement
// has its words, every tile lies on the map and every letter has its creature;
// it knows no world. Run lays the position out and plays it. See Help for the
// grammar.
package scenario

// Example is a whole scene.
const Example = `scene DK-MOV-03 a blind walker pays for every tile it meant to go
map
  #######
  #b....#
  #######
edge 3,1 E closed thin door
actor b bran bare hero facing E armour 2
do b blind forward 6
expect b bumped amount 4 of 2 thing "closed thin door" [DK-MOV-03]
expect b at 3,1
expect b hp 16
refuse DK-MOV-01 b blind forward 0
`

// Help is the grammar of scenes, for people.
const Help = `A scene file holds scenes. A line that begins with ; is a comment. Words are parted by
blanks; "several words in quotes" are one. Tiles are X,Y from 0,0 in the north-west.

First the position, in any order:

  scene DK-MOV-03 a blind walker pays for every tile it meant to go
  system core               (core is the default)
  seed 0x2a                 of dice that are not given
  ambient dark              dark, bright, or low light 1 to 100
  map                       indented rows; letters of terrain, and of creatures on floor
    #######
    #b..o.#
    #######
  edge 3,1 E thin wall      closed thin door, open thin door, window, thin curtain, thin railing
  zone 2,1 5                one tile's light, or a rectangle's:  zone 2,1 4,3 bright
  zone 2,1 magical 2        magical darkness and its strength;  zone 2,1 4,3 magical 2 deep
  door 3,1 locked key=iron
  wind 1,1 reach=6 period=2
  trap 3,1 pit [worn]       where the system has such a trap
  actor b bran bare hero facing=E hp=10 armour=2
                            letter, kind, then: bare (carries nothing), hero, "A Name",
                            wary, bold or timid, sleeping, held, deaf, keen-nose, and
                            hp max move attack defence armour stealth prs initiative facing
                            vision faction blinded, each as hp=10 or hp 10;
                            actors act in the order in which they are named
  light torch 5,1 [out] [left=36]       or  light torch b  (in b's hand)
  item key 3,1 key=iron                 or  item mail b worn, item crossbow b loaded, item rope b pack

Then the steps, as they are played:

  dice b attack d20 = 17    the next dice of that purpose that b rolls (* anybody);
                            those before all other steps decide how play begins, too
  do b blind forward 6      blind DIRECTION N, walk E E SE, turn NE, careful NE,
                            act ID [at X,Y] [target L] [item NAME] [to D] [tiles N] [words W],
                            answer ID [to D] [words W]
  mind o                    o's own mind answers
  rounds 2                  everybody lets so many rounds pass
  refuse DK-MOV-01 b blind forward 0    that rule forbids it, and nothing changes
  expect b at 3,1           hp N, facing D, blind, sighted, down, dead, asked PHASE,
                            contact 3,1 known|unknown, contact none, sees o noticed,
                            not KIND, or an event that reached b:
  expect b bumped amount 4 of 2 [DK-MOV-03]
                            KIND [amount N] [of N] [at X,Y] [thing T] [text T] [RULE]
  told b "You walk into a wall after 2 tiles: 4 damage."
  view b                    what b knows: ? unknown, ! an unknown contact, & a shape
    ???????
    ?..b#??
    ???????
  levels                    light: B bright, 1 to 9 low light, + more, . dark, # walls
    #######
    #BB11.#
    #######

A whole scene:

` + Example
