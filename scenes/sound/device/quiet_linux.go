//go:build linux && cgo

package device

// #cgo pkg-config: alsa
// #include <alsa/asoundlib.h>
// static void silent(const char *file, int line, const char *function, int err, const char *format, ...) {}
// static void quiet() { snd_lib_error_set_handler(silent); }
import "C"

// quiet keeps ALSA from writing to standard error that there is no device: to
// this program that is no error.
func quiet() { C.quiet() }
