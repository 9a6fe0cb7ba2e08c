package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"pitchdark/rules"
	"pitchdark/rules/codex"
)

// table returns the nth table of an entry, its cells joined by slashes.
func table(t *testing.T, id rules.RuleID, nth int) []string {
	t.Helper()
	e, found := codex.Find(id)
	require.True(t, found)
	for _, b := range e.Blocks {
		if b.Kind != codex.Table {
			continue
		}
		if nth--; nth < 0 {
			var rows []string
			for _, row := range b.Rows[1:] {
				rows = append(rows, strings.Join(row, "/"))
			}
			return rows
		}
	}
	require.Fail(t, "no such table", id)
	return nil
}

func TestFiguresInTheText(t *testing.T) {
	tests := map[rules.RuleID][]string{
		"DK-GRD-01": {"200 by 200", "50 by 50"},
		"DK-GRD-02": {"b² + 2ab is below a²"},
		"DK-GRD-03": {"dx² + dy² is no more than r² + r", "(5,5) make 7", "(10,3) make 10"},
		"DK-GRD-06": {"sound pays 6"},
		"DK-LGT-01": {"from 1 to 100", "Low Light 0"},
		"DK-LGT-02": {"5 tiles", "Low Light 1", "10 tiles"},
		"DK-LGT-05": {"4 or more on a d6"},
		"DK-LGT-06": {"three rounds in a row", "6 tiles", "1 to 3 on a d6"},
		"DK-LGT-09": {"LS", "BL", "L1", "AD"},
		"DK-LGT-10": {"1 to 6 tiles"},
		"DK-BLD-02": {"noise of 15"},
		"DK-BLD-05": {"noise of 10, a touch 2, a sniff 0"},
		"DK-MOV-03": {"6 damage, or 4 in armour 2"},
		"DK-MOV-05": {"noise of 4"},
		"DK-MOV-07": {"2 by 2"},
		"DK-MOV-12": {"6 damage"},
		"DK-MOV-14": {"noise of 2"},
		"DK-SND-02": {"adds 6"},
		"DK-STL-03": {"1d20 + Stealth + Prs"},
		"DK-STL-05": {"+4"},
		"DK-LOW-01": {"2n tiles"},
		"DK-LOW-02": {"d − 2n", "15 tiles", "+11"},
		"DK-HST-02": {"1d20 + Initiative", "two actions"},
		"DK-HST-03": {"1d20 + Attack", "1d20 + Defence", "at least 1", "3 damage"},
		"DK-HST-04": {"0 HP", "−10", "10 minutes"},
		"DK-HST-05": {"10 seconds", "60 of them", "6 rounds"},
		"DK-HST-07": {"1 HP", "a third", "1d8"},
		"DK-HST-08": {"noise of 20", "against 15", "three times"},
		"DK-HST-09": {"8 things", "bandages by the 3"},
		"DK-HST-11": {"4 more maximum HP", "Stealth +3", "20 rounds"},
	}
	for id, figures := range tests {
		e, found := codex.Find(id)
		require.True(t, found, id)
		for _, figure := range figures {
			assert.Contains(t, e.Text(), figure, id)
		}
	}
}

func TestTableOfTheBlindNPC(t *testing.T) {
	assert.Equal(t, []string{
		"1–2/goes forward-left", "3–4/goes forward", "5–6/goes forward-right", "7–8/goes right",
		"9–10/goes back-right", "11–12/turns round and goes backward", "13–14/goes back-left",
		"15–16/goes left", "17–18/keeps still and quiet",
	}, table(t, "DK-NPC-01", 0)[:9])
}

func TestTableOfLoudness(t *testing.T) {
	assert.Equal(t, []string{
		"careful step/0", "whisper, touching, feeling about/2", "walk with sight/3",
		"blind step/4 for the whole move action", "speech/10", "door/8", "attack/15",
		"bump into a wall/20, or 25 in heavy armour", "call/25", "explosion/40",
	}, table(t, "DK-SND-03", 0))
}

func TestTablesOfEquipment(t *testing.T) {
	assert.Equal(t, []string{
		"fist/1d2/1/1/", "dagger/1d4/1/1/may be thrown 3 tiles", "sword/1d8/1/1/", "great sword/2d6/2/1/",
		"spear/1d6/1/2/reaches 1 while Blind", "bow/1d8/2/15/while Blind: adjacent, or into the light",
		"crossbow/1d10/2/20/an action to load, which touch can do",
	}, table(t, "DK-HST-09", 0))
	assert.Equal(t, []string{
		"clothes/0/", "leather/1/", "mail/2/Stealth −2",
		"plate/4/heavy: Stealth −4, Move 4, bumps make a noise of 25",
	}, table(t, "DK-HST-09", 1))
	assert.Equal(t, []string{
		"HP/20", "Attack, Defence/+4 each", "Stealth/+3", "Prs, Initiative/+2 each", "Move/6",
		"has/leather, sword, dagger, a used torch (40 minutes), a stub of candle (30 minutes), tinderbox, 2 bandages",
	}, table(t, "DK-HST-09", 2))
}

func TestTableOfCreatures(t *testing.T) {
	assert.Equal(t, []string{
		"rat swarm/6/1/2/0/4/−2/4/6/1d3",
		"goblin/8/2/3/1/4/0/2/6/1d6",
		"hobgoblin archer/12/4/3/2/1/1/1/6/bow",
		"ghoul/16/4/2/0/2/2/1/5/1d6+1",
		"cave bear/30/6/2/2/0/3/0/7/1d10",
		"cave-fisher/14/5/4/2/5/0/3/4/1d8",
		"shadow/10/4/5/0/8/4/4/6/1d4",
		"cultist/10/2/2/0/1/3/1/6/1d6",
		"bat/3/2/6/0/6/−1/6/8/1d2",
		"ogre/36/6/1/2/−2/2/−1/6/2d6",
	}, table(t, "DK-HST-10", 0))
	tempers := map[string]string{}
	for _, row := range table(t, "DK-HST-10", 1) {
		cells := strings.Split(row, "/")
		tempers[cells[0]] = cells[1]
	}
	assert.Equal(t, map[string]string{
		"rat swarm": "timid", "goblin": "wary", "hobgoblin archer": "wary", "ghoul": "bold", "cave bear": "bold",
		"cave-fisher": "bold", "shadow": "wary", "cultist": "timid", "bat": "timid", "ogre": "bold",
	}, tempers)
}
