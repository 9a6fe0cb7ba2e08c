// Command pitchdark is the game in a window. It wires screens, rules and sound together and decides nothing itself.
package main

import (
	"fmt"
	"os"

	"pitchdark/game/display"
)

func main() {
	if text, asked := display.Plain(os.Args[1:]); asked {
		fmt.Print(text)
		return
	}
	fmt.Println("Pitchdark opens no window in this version; play in the terminal with: go run ./game/dark play")
}
