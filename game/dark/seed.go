package main

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// seed is a game's seed: 64 bits, written in decimal or in hexadecimal.
type seed uint64

// UnmarshalText reads "42" or "0x2a".
func (s *seed) UnmarshalText(text []byte) error {
	n, err := parseSeed(string(text))
	*s = seed(n)
	return err
}

func parseSeed(text string) (uint64, error) {
	digits, base := strings.ToLower(text), 10
	if hex, ok := strings.CutPrefix(digits, "0x"); ok {
		digits, base = hex, 16
	}
	n, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		return 0, fmt.Errorf("a seed is a whole number from 0 to %d, or 0x and up to 16 hexadecimal digits, not %q", uint64(1<<64-1), text)
	}
	return n, nil
}

// span is a half-open range of seeds.
type span struct{ from, to uint64 }

// UnmarshalText reads "0:100" or "0x10:0x20".
func (s *span) UnmarshalText(text []byte) error {
	from, to, ok := strings.Cut(string(text), ":")
	if !ok {
		return fmt.Errorf("seeds are given as FROM:TO, the last one not included, such as 0:100, not as %q", text)
	}
	var err error
	if s.from, err = parseSeed(from); err != nil {
		return err
	}
	if s.to, err = parseSeed(to); err != nil {
		return err
	}
	if s.from >= s.to {
		return fmt.Errorf("the seeds %s are none: the first must be below the end", text)
	}
	return nil
}

// shard is one of several parts of a piece of work.
type shard struct{ part, of uint64 }

// UnmarshalText reads "1/4", the first of four parts.
func (s *shard) UnmarshalText(text []byte) error {
	part, of, _ := strings.Cut(string(text), "/")
	var errPart, errOf error
	s.part, errPart = strconv.ParseUint(part, 10, 32)
	s.of, errOf = strconv.ParseUint(of, 10, 32)
	if errPart != nil || errOf != nil || s.part < 1 || s.part > s.of {
		return fmt.Errorf("a part is given as I/N with I from 1 to N, such as 2/4, not as %q", text)
	}
	return nil
}

// cut is the shard's part of a range. The parts follow each other, so that
// their results can be put one after another.
func (s shard) cut(all span) span {
	if s.of == 0 {
		return all
	}
	border := func(part uint64) uint64 {
		high, low := bits.Mul64(all.to-all.from, part)
		n, _ := bits.Div64(high, low, s.of)
		return all.from + n
	}
	return span{border(s.part - 1), border(s.part)}
}
