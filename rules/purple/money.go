package purple

import (
	"fmt"
	"strings"

	"pitchdark/rules"
)

// Money is a sum in copper farthings, the smallest coin; never negative
// [PH-GEN-02].
type Money int

// The coins, in farthings [PH-GEN-02].
const (
	Farthing Money = 1
	Penny    Money = 4  // silver
	Noble    Money = 40 // gold
)

// String is the sum in the largest coins first, "2 g. 3 d. 1 f." [PH-GEN-02].
func (m Money) String() string {
	if m == 0 {
		return "0 f."
	}
	var parts []string
	for _, coin := range []struct {
		worth Money
		mark  string
	}{{Noble, "g."}, {Penny, "d."}, {Farthing, "f."}} {
		if n := m / coin.worth; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, coin.mark))
		}
		m %= coin.worth
	}
	return strings.Join(parts, " ")
}

// Coins is how many coins the sum is when paid out in the largest ones.
func (m Money) Coins() int {
	return int(m/Noble + m%Noble/Penny + m%Penny)
}

// Percent is so many hundredths of the sum, rounded down to whole farthings
// [PH-GEN-02].
func (m Money) Percent(n int) Money { return m * Money(n) / 100 }

// Pay is what is left of a purse after a price; a purse that is too light is
// refused and stays as it is [PH-GEN-02].
func Pay(purse, price Money) (Money, *rules.Refusal) {
	if price > purse {
		return purse, refuse("PH-GEN-02", "You have %s, this costs %s", purse, price)
	}
	return purse - price, nil
}

// refuse is a refusal in one sentence.
func refuse(rule rules.RuleID, sentence string, args ...any) *rules.Refusal {
	return rules.Refuse(rule, fmt.Sprintf(sentence, args...))
}
