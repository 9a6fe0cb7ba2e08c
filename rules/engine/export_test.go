package engine

// Decode reads a command as a journal keeps it, for fuzzing.
var Decode = decode
