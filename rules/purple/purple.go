// Package purple holds the tables of the second rule system, Purple Hack: money
// and time, gear with its prices and weights, armour and weapons, wear, and the
// characters who carry it all. It decides what a printed figure is and what
// follows from it by arithmetic alone: every function is pure, and a die comes
// in as a face that has fallen or through a Roller.
//
// It holds no System yet, so nothing here is played: it knows no map, no turn
// and no other system, and where it must refuse it says so in one sentence
// with the rule's ID.
package purple
