package morgue

import (
	"slices"
	"strings"

	"pitchdark/rules"
	"pitchdark/rules/tell"
)

// judge finds out who fell by what: from the truth, or from what one hero
// perceived.
type judge struct {
	heroes map[rules.Handle]*Hero
	harm   map[rules.Handle]rules.Event // what last hurt a hero in this round
	felled map[rules.Handle]string
	order  []rules.Handle // of those felled
	round  int
	score  int
	prize  string
}

// newJudge judges heroes by the handles under which events name them.
func newJudge(heroes []Hero, handles []rules.Handle) *judge {
	j := &judge{heroes: map[rules.Handle]*Hero{}, harm: map[rules.Handle]rules.Event{}, felled: map[rules.Handle]string{}}
	for i, h := range handles {
		j.heroes[h] = &heroes[i]
	}
	return j
}

func (j *judge) take(events []rules.Event, t *tell.Teller) {
	for _, e := range events {
		who := j.heroes[e.Who]
		switch e.Kind {
		case rules.Began:
			j.round = e.Amount
			clear(j.harm)
		case rules.Struck:
			if j.heroes[e.Other] != nil {
				j.harm[e.Other] = e
			}
		case rules.Bumped:
			if who != nil && e.Amount > 0 {
				j.harm[e.Who] = e
			}
		case rules.Left:
			if who != nil {
				who.Fate.Escaped = true
			}
		case rules.Ended:
			j.score = e.Amount
			if e.Thing != "" && e.Thing != "nothing" {
				j.prize = tell.Content(rules.ContentID(e.Thing))
			}
		case rules.Downed, rules.Died:
			j.fell(e, who, t)
		}
	}
}

// fell takes in that somebody fell: a hero, or another by a hero's hand. Who
// bleeds to death fell by what brought it down.
func (j *judge) fell(e rules.Event, hero *Hero, t *tell.Teller) {
	if hero == nil {
		if j.heroes[e.Other] != nil && j.felled[e.Who] == "" {
			j.felled[e.Who] = bare(e.Names.Who)
			j.order = append(j.order, e.Who)
		}
		return
	}
	if e.Kind == rules.Died && e.Names.Other == "" && hero.Fate.By != "" {
		return
	}
	harm, hurt := j.harm[e.Who]
	hero.Fate = Fate{Round: j.round, Last: t.Sentence(e), Why: tell.Why(e), By: e.Names.Other}
	if hurt {
		hero.Fate.Last, hero.Fate.Why = t.Sentence(harm), tell.Why(harm)
	}
	switch {
	case hero.Fate.By != "":
	case hurt && harm.Kind == rules.Bumped:
		hero.Fate.By = "walking into the " + orElse(bare(harm.Thing), "dark")
	default:
		hero.Fate.By = "the dark"
	}
}

// names are those of the felled.
func (j *judge) names() []string {
	var names []string
	for _, h := range j.order {
		names = append(names, j.felled[h])
	}
	return names
}

// bare is a phrase without its article.
func bare(phrase string) string {
	articles := []string{"a ", "an ", "the "}
	if i := slices.IndexFunc(articles, func(a string) bool { return strings.HasPrefix(phrase, a) }); i >= 0 {
		return phrase[len(articles[i]):]
	}
	return phrase
}

func orElse(words, otherwise string) string {
	if words == "" {
		return otherwise
	}
	return words
}
