package purple

// nameTable is names that a hero of a race may go by.
var nameTable = map[string][]string{
	"human":    {"Aldith", "Bran", "Corwen", "Edda", "Fulk", "Maud", "Osric", "Tamsin"},
	"dwarf":    {"Borgild", "Dagna", "Hrodi", "Kettil", "Rurik", "Sigrun", "Thrain", "Vigdis"},
	"elf":      {"Aerin", "Caelith", "Ilvanor", "Lirien", "Nethriel", "Saelim", "Taurel", "Ysolin"},
	"half-elf": {"Arlen", "Brielle", "Corin", "Elswyth", "Halan", "Merewen", "Rohese", "Tirian"},
	"halfling": {"Bramble", "Cora", "Dill", "Hob", "Marigold", "Pim", "Rosamund", "Tuck"},
}

// mottoTable is reasons to go [PH-CRE-03].
var mottoTable = []string{
	"To show them all at home", "Somebody has to be the hero", "It will make a fine story", "My god wants it so",
	"They will sing of me", "Gold, and then more gold", "For what was done to us", "To be the best at one thing",
	"I gave my word", "I must know what is down there", "Because it is right", "They need my help", "To see it all burn",
}
