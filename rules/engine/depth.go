package engine

// Depth is the depth of the deepest level that a hero has come to, from 1.
func (s *Session) Depth() int {
	deepest := 1
	for _, l := range s.w.Levels {
		deepest = max(deepest, l.Depth)
	}
	return deepest
}
