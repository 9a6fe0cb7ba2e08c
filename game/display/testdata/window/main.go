// Command window is the smallest program that links Ebitengine's window code behind the display check.
package main

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"pitchdark/game/display"
)

func main() {
	fmt.Println("reached main", display.Version, ebiten.DefaultTPS)
}
