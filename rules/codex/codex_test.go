package codex_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules"
	"pitchdark/rules/codex"
)

func TestTheBookHasTheWholeCore(t *testing.T) {
	want := map[string]int{
		"DK-GRD": 7, "DK-LGT": 10, "DK-VIS": 5, "DK-BLD": 8, "DK-MOV": 14, "DK-NPC": 6,
		"DK-SND": 5, "DK-STL": 6, "DK-LOW": 4, "DK-HST": 15, "DK-CMD": 4,
	}
	got := map[string]int{}
	for _, area := range codex.Areas() {
		if strings.HasPrefix(area.ID, "DK-") {
			got[area.ID] = len(area.Entries)
		}
	}
	assert.Equal(t, want, got)
}

func TestEveryIDStandsOnceAndInItsPlace(t *testing.T) {
	var inAreas []codex.Entry
	for _, area := range codex.Areas() {
		assert.NotEmpty(t, area.Title, area.ID)
		assert.NotEmpty(t, area.Entries, area.ID)
		inAreas = append(inAreas, area.Entries...)
	}
	all := codex.All()
	assert.Equal(t, inAreas, all)
	seen := map[rules.RuleID]bool{}
	for _, e := range all {
		assert.False(t, seen[e.ID], "%s twice", e.ID)
		seen[e.ID] = true
		found, ok := codex.Find(e.ID)
		assert.True(t, ok)
		assert.Equal(t, e, found)
	}
}

func TestFindKnowsNoOtherRule(t *testing.T) {
	for _, id := range []rules.RuleID{"", "DK-MOV", "DK-MOV-99", "dk-mov-03"} {
		e, found := codex.Find(id)
		assert.False(t, found, id)
		assert.Zero(t, e, id)
	}
}

func TestEveryRuleNamedExists(t *testing.T) {
	named := regexp.MustCompile(`[A-Z]{2}-[A-Z]{2,4}-[0-9]{2}`)
	for _, e := range codex.All() {
		assert.NotEmpty(t, e.See, e.ID)
		for _, id := range e.See {
			_, found := codex.Find(id)
			assert.True(t, found, "%s points at %s", e.ID, id)
		}
		for _, id := range named.FindAllString(e.Text(), -1) {
			_, found := codex.Find(rules.RuleID(id))
			assert.True(t, found, "%s mentions %s", e.ID, id)
		}
	}
}

func TestEveryEntryCanBeReadAtASitting(t *testing.T) {
	for _, e := range codex.All() {
		assert.Less(t, len(e.Title), 50, e.ID)
		assert.Greater(t, len(e.Text()), 50, e.ID)
		assert.Less(t, len(e.Text()), 2200, e.ID)
		assert.Regexp(t, `^[A-Z]`, e.Title, e.ID)
		for _, b := range e.Blocks {
			if b.Kind != codex.Table {
				assert.Regexp(t, `[.!?:]$`, b.Text, e.ID)
				assert.Less(t, len(b.Text), 700, e.ID)
			}
		}
	}
}

func TestOriginsOfSomeRules(t *testing.T) {
	tests := map[rules.RuleID]codex.Origin{
		"DK-BLD-08": codex.FromSource,
		"DK-MOV-03": codex.FromBoth,
		"DK-SND-03": codex.FromHouse,
		"DK-HST-10": codex.FromHouse,
	}
	for id, want := range tests {
		e, _ := codex.Find(id)
		assert.Equal(t, want, e.Origin(), id)
	}
	assert.Equal(t, "house ruling", codex.FromHouse.String())
	assert.Equal(t, "unknown origin", codex.Origin(0).String())
}

func ids(entries []codex.Entry) []rules.RuleID {
	var ids []rules.RuleID
	for _, e := range entries {
		ids = append(ids, e.ID)
	}
	return ids
}

func TestSearch(t *testing.T) {
	tests := []struct {
		words string
		want  []rules.RuleID
	}{
		{"DK-MOV-03", []rules.RuleID{"DK-MOV-03"}},
		{"ghoul", []rules.RuleID{"DK-HST-10", "DK-HST-12", "DK-HST-15", "PH-RAC-04", "PH-RND-05"}},
		{"KEEN nose", []rules.RuleID{"DK-BLD-05", "DK-HST-10", "DK-HST-15"}},
		{"explosion", []rules.RuleID{"DK-SND-03"}},
		{"ghoul crossbow", nil},
		{"", nil},
		{"  ", nil},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, ids(codex.Search(test.words)), "%q", test.words)
	}
}
