// Package purple holds the tables of the second rule system, Purple Hack: money
// and time, gear with its prices and weights, armour and weapons, wear, and the
// characters who carry it all, and the monsters that they meet. The tables decide
// what a printed figure is and what follows from it by arithmetic alone: their
// functions are pure, and a die comes in as a face that has fallen or through a
// Roller.
//
// The files named system_… are the System on top of them: the seven phases of
// a round, who decides in each, and what becomes of it in the world. They ask
// the tables and never repeat them. Nothing here knows another system.
package purple
