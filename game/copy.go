package main

import "github.com/atotto/clipboard"

// copied puts words on the clipboard and says what became of it.
func copied(words string) string {
	if err := clipboard.WriteAll(words); err != nil {
		return "No clipboard can be reached from here (on Linux it takes xclip, xsel or wl-copy). To copy by hand: " + words
	}
	return words + " is on the clipboard."
}

// copiedPage puts a page of text on the clipboard and says what became of it.
func copiedPage(page string) string {
	if err := clipboard.WriteAll(page); err != nil {
		return "No clipboard can be reached from here (on Linux it takes xclip, xsel or wl-copy); the sheet can be written to a file."
	}
	return "The sheet is on the clipboard."
}
