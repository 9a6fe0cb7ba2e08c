package morgue

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"time"
)

// Row is a crawl that has ended, as the index keeps it.
type Row struct {
	Journal  string    `json:"journal"` // its file's name
	At       time.Time `json:"at"`      // when it was last written
	Dungeon  string    `json:"dungeon"`
	Place    string    `json:"place"`
	Heroes   []string  `json:"heroes"`
	Seed     uint64    `json:"seed,string"`
	How      string    `json:"how"`
	Cause    string    `json:"cause,omitempty"` // what felled the hero that stood longest
	Rounds   int       `json:"rounds"`
	Deepest  int       `json:"deepest"`
	Treasure int       `json:"treasure"`        // brought out, in coins
	Prize    string    `json:"prize,omitempty"` // brought out, in words
	Felled   int       `json:"felled"`
	Fault    string    `json:"fault,omitempty"` // why the journal cannot be read
}

// Won reports whether somebody came out.
func (r *Row) Won() bool { return r.How != "" && r.How != "died" && r.How != "gave up" }

// Row is the account as the index keeps it.
func (a *Account) Row(at time.Time) Row {
	r := Row{
		Journal: a.Journal, At: at, Dungeon: a.Setup.Level, Place: a.Place, Heroes: a.Setup.Heroes, Seed: a.Setup.Seed,
		How: a.How, Rounds: a.Rounds, Deepest: a.Deepest, Treasure: a.Score, Prize: a.Prize, Felled: len(a.Felled),
	}
	for i := range a.Heroes {
		if h := &a.Heroes[i]; h.Name == a.Teller && a.How == "died" {
			r.Cause = bare(h.Fate.By)
		}
	}
	return r
}

// ReadIndex reads an index.
func ReadIndex(text []byte) ([]Row, error) {
	var rows []Row
	if err := json.Unmarshal(text, &rows); err != nil {
		return nil, fmt.Errorf("the index of the ended crawls is broken and is made anew: %w", err)
	}
	return rows, nil
}

// WriteIndex is an index as it is kept.
func WriteIndex(rows []Row) ([]byte, error) { return json.MarshalIndent(rows, "", "\t") }

// Tally is how often something was, and how often the party came out.
type Tally struct {
	Name     string
	Times    int
	Won      int
	Deepest  int
	Fastest  int // rounds of the shortest crawl that was won, 0 if none was
	Treasure int // the most that was brought out
}

// Statistics are what many crawls come to.
type Statistics struct {
	Crawls, Won, Died, GivenUp int
	Rounds                     int // in all
	Longest                    int // rounds survived at most
	Deepest                    int
	Treasure                   int // the most that was brought out
	Felled                     int // in all
	Causes                     []Tally
	Dungeons                   []Tally
	Heroes                     []Tally
}

// Sum adds crawls up. Lists have what came up most often first.
func Sum(rows []Row) Statistics {
	var s Statistics
	causes, dungeons, heroes := map[string]*Tally{}, map[string]*Tally{}, map[string]*Tally{}
	for i := range rows {
		r := &rows[i]
		if r.Fault != "" {
			continue
		}
		s.add(r)
		if r.Cause != "" {
			count(causes, r.Cause, r)
		}
		count(dungeons, r.Dungeon, r)
		for _, h := range r.Heroes {
			count(heroes, h, r)
		}
	}
	s.Causes, s.Dungeons, s.Heroes = sorted(causes), sorted(dungeons), sorted(heroes)
	return s
}

func (s *Statistics) add(r *Row) {
	s.Crawls++
	switch {
	case r.Won():
		s.Won++
		s.Treasure = max(s.Treasure, r.Treasure)
	case r.How == "gave up":
		s.GivenUp++
	default:
		s.Died++
	}
	s.Rounds += r.Rounds
	s.Felled += r.Felled
	s.Longest = max(s.Longest, r.Rounds)
	s.Deepest = max(s.Deepest, r.Deepest)
}

func count(tallies map[string]*Tally, name string, r *Row) {
	t := tallies[name]
	if t == nil {
		t = &Tally{Name: name}
		tallies[name] = t
	}
	t.Times++
	t.Deepest = max(t.Deepest, r.Deepest)
	if !r.Won() {
		return
	}
	t.Won++
	t.Treasure = max(t.Treasure, r.Treasure)
	if t.Fastest == 0 || r.Rounds < t.Fastest {
		t.Fastest = r.Rounds
	}
}

func sorted(tallies map[string]*Tally) []Tally {
	var list []Tally
	for _, t := range tallies {
		list = append(list, *t)
	}
	slices.SortFunc(list, func(a, b Tally) int {
		return cmp.Or(b.Times-a.Times, cmp.Compare(a.Name, b.Name))
	})
	return list
}
