// Package scenario is the text form of a position with forced dice, commands
// and expectations: the form of rule tests, lessons and bug reports (*.scene),
// and their runner. It decides no rule.
//
// See Help for the grammar.
package scenario

// Help is the grammar of scenes, for people.
const Help = `A scene file holds scenes; a line that begins with ; is a comment.

  scene DK-MOV-03 a blind walker pays for every tile it meant to go
  system core               (core is the default)
  seed 0x2a                 of dice that are not given
  ambient dark              dark, bright, or low light 1 to 100
  map                       indented rows; letters of terrain, and of creatures on floor
    #######
    #b..o.#
    #######
  edge 3,1 E closed thin door
  zone 2,1 5                one tile's light;  zone 2,1 magical 2 [deep]
  door 3,1 locked key=iron
  wind 1,1 reach=6 period=2
  actor b bran bare hero facing=E hp=10 armour=2
                            letter, kind, then: bare (carries nothing), hero, and
                            hp max move attack defence armour stealth prs initiative facing
                            temper vision faction sleeping held deaf keen-nose blinded = value
                            actors act in the order in which they are named
  light torch 5,1 [out] [left=36]       or  light torch b  (in b's hand)
  item key 3,1 key=iron                 or  item mail b worn, item crossbow b loaded

Then, in order:
  dice b attack d20 = 17    the next dice of that purpose that b rolls (* anybody)
  do b blind forward 6      blind DIRECTION N, walk E E SE, turn NE,
                            act ID [at X,Y] [target L] [item NAME] [to D] [tiles N] [words W],
                            answer ID [to D] [words W]
  mind o                    o's own mind answers
  rounds 2                  everybody lets so many rounds pass
  refuse DK-MOV-01 b blind forward 0
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
`
