package purple

import "pitchdark/rules"

// StepFeet is what a step of one tile costs: 5 feet, twice as much over
// difficult ground or backwards, three times over difficult ground backwards
// [PH-CMB-31, PH-CMB-32].
func StepFeet(difficult, backwards bool) int {
	times := 1
	if difficult {
		times++
	}
	if backwards {
		times++
	}
	return times * feetPerTile
}

// crawling is how many times as far a crawled tile is [PH-CMB-37].
const crawling = 3

// CrawlFeet is what a tile costs one that stays prone [PH-CMB-37].
func CrawlFeet() int { return crawling * feetPerTile }

// pace is whole tiles out of some feet, but always one as the whole move
// [PH-DRK-02].
func pace(feet int) int { return max(Tiles(feet), 1) }

// MoveTiles is a round's move of somebody of a combat speed in feet.
func MoveTiles(speed int) int { return pace(speed) }

// SlowTiles is its move backwards, over difficult ground or as a fighting
// withdrawal [PH-CMB-32, PH-CMB-40, PH-DRK-02].
func SlowTiles(speed int) int { return pace(speed / 2) }

// RunTiles is its move when it gives up all actions: half as far again, rounded
// down to 5 feet, or twice as far with Running [PH-CMB-42].
func RunTiles(speed int, running bool) int {
	if running {
		return pace(2 * speed)
	}
	return pace(speed * 3 / 2)
}

// SneakTiles is a quarter of its move, unheard [PH-DRK-02].
func SneakTiles(speed int) int { return pace(speed / 4) }

// CautiousTiles is its way in a turn of looking where one goes [PH-DRK-02].
func CautiousTiles(speed int) int { return 3 * MoveTiles(speed) }

// MayMove refuses more tiles than a round's move has [PH-CMB-31].
func MayMove(tiles, most int) *rules.Refusal {
	if tiles > most {
		return refuse("PH-CMB-31", "That is %d tiles; you can move %d.", tiles, most)
	}
	return nil
}

// MayMoveBlind refuses a longer move than a Blind one can declare
// [PH-DRK-02].
func MayMoveBlind(tiles, most int) *rules.Refusal {
	if tiles < 1 || tiles > most {
		return refuse("PH-DRK-02", "You can move %d tiles.", most)
	}
	return nil
}

// MayMoveOn refuses a move after rising, which takes all of it [PH-CMB-37].
func MayMoveOn(rose bool) *rules.Refusal {
	if rose {
		return refuse("PH-CMB-37", "Rising took your whole move.")
	}
	return nil
}

// MayWithdraw refuses a fighting withdrawal after a shot [PH-CMB-40].
func MayWithdraw(shot bool) *rules.Refusal {
	if shot {
		return refuse("PH-CMB-40", "You shot this round.")
	}
	return nil
}

// MayRun refuses a run after an action [PH-CMB-42].
func MayRun(hasActed bool) *rules.Refusal {
	if hasActed {
		return acted("PH-CMB-42")
	}
	return nil
}

// MayAct refuses a second action in a round [PH-CMB-44].
func MayAct(hasActed bool) *rules.Refusal {
	if hasActed {
		return acted("PH-CMB-44")
	}
	return nil
}

// MayWait refuses to the side that lost initiative to move after the other
// [PH-CMB-35].
func MayWait(won bool) *rules.Refusal {
	if !won {
		return refuse("PH-CMB-35", "Only the side that won may wait.")
	}
	return nil
}

// MayRide refuses a mount under a low ceiling [PH-CMB-43].
func MayRide(low bool) *rules.Refusal {
	if low {
		return refuse("PH-CMB-43", "No room for a mount.")
	}
	return nil
}
