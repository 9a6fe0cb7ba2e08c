package synth

import (
	"encoding/binary"
	"io"
)

// WriteWave writes mono samples as a WAV file of 16 bits.
func WriteWave(w io.Writer, samples []float32) error {
	size := uint32(2 * len(samples))
	head := struct {
		Riff         [4]byte
		Size         uint32
		Wave, Format [4]byte
		Length       uint32
		Kind, Tracks uint16
		Rate, Bytes  uint32
		Block, Bits  uint16
		Data         [4]byte
		Rest         uint32
	}{
		[4]byte([]byte("RIFF")), 36 + size, [4]byte([]byte("WAVE")), [4]byte([]byte("fmt ")), 16,
		1, 1, Rate, 2 * Rate, 2, 16, [4]byte([]byte("data")), size,
	}
	if err := binary.Write(w, binary.LittleEndian, head); err != nil {
		return err
	}
	pcm := make([]int16, len(samples))
	for i, s := range samples {
		pcm[i] = int16(max(-1, min(1, s)) * 32767)
	}
	return binary.Write(w, binary.LittleEndian, pcm)
}
