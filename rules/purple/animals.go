package purple

// Animal is a beast that is for sale [PH-ANM-01].
type Animal struct {
	ID        string
	Name      string
	Price     Money
	Size      Size
	Speed     int // feet a round
	HexPoints int // a day; 0: it walks at the party's pace
	Slots     int // that it carries unencumbered; 0: none
}

// animalTable is the beasts [PH-ANM-01].
var animalTable = []Animal{
	{ID: "pony", Name: "donkey or pony", Price: 70 * Penny, Size: Large, Speed: 50, HexPoints: 5, Slots: 20},
	{ID: "hunting-dog", Name: "hunting dog", Price: 35 * Penny, Size: Medium, Speed: 50},
	{ID: "war-dog", Name: "war dog", Price: 65 * Penny, Size: Medium, Speed: 50},
	{ID: "hawk", Name: "hawk", Price: 40 * Penny, Size: Small, Speed: 80},
	{ID: "draft-horse", Name: "draft horse", Price: 150 * Penny, Size: Large, Speed: 50, HexPoints: 5, Slots: 30},
	{ID: "riding-horse", Name: "riding horse", Price: 100 * Penny, Size: Large, Speed: 80, HexPoints: 6, Slots: 20},
	{ID: "war-horse", Name: "war horse", Price: 300 * Penny, Size: Large, Speed: 65, HexPoints: 5, Slots: 25},
	{ID: "mule", Name: "mule", Price: 90 * Penny, Size: Large, Speed: 65, HexPoints: 5, Slots: 25},
	{ID: "ox", Name: "ox", Price: 120 * Penny, Size: Large, Speed: 50, HexPoints: 4, Slots: 35},
}

// What goes with beasts, each or a day [PH-ANM-01].
const (
	Cart     = 40 * Penny
	Wagon    = 1200 * Penny
	Feed     = 2 * Penny
	Stabling = 1 * Penny
)

// Animals is the beasts, in the order of the table [PH-ANM-01].
func Animals() []Animal { return append([]Animal(nil), animalTable...) }
