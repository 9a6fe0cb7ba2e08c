package imports

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const (
	module = "pitchdark"
	root   = "../.."
)

// A source is one Go file of the tree, of any platform.
type source struct {
	name   string // path from the root, slashes
	folder string // its package's folder from the root
	test   bool
	files  *token.FileSet
	syntax *ast.File
}

// sources reads every Go file of the module, without building anything, so that files for other platforms count too.
func sources(t *testing.T) []source {
	t.Helper()
	var all []source
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != root && skipped(d.Name()):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(name) != ".go":
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		all = append(all, parse(t, filepath.ToSlash(inside), string(text)))
		return nil
	})
	require.NoError(t, err)
	return all
}

func skipped(folder string) bool {
	return strings.HasPrefix(folder, ".") || strings.HasPrefix(folder, "_") || folder == "testdata" || folder == "bin" || folder == "dist"
}

func parse(t *testing.T, name, text string) source {
	t.Helper()
	files := token.NewFileSet()
	syntax, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution)
	require.NoError(t, err)
	return source{name: name, folder: path.Dir(name), test: strings.HasSuffix(name, "_test.go"), files: files, syntax: syntax}
}

// at names the place of a node: file and line.
func (s source) at(n ast.Node) string {
	return s.name + ":" + strconv.Itoa(s.files.Position(n.Pos()).Line)
}

// imports yields each import with the path it names.
func (s source) imports(yield func(spec *ast.ImportSpec, target string) bool) {
	for _, spec := range s.syntax.Imports {
		target, _ := strconv.Unquote(spec.Path.Value)
		if !yield(spec, target) {
			return
		}
	}
}

// ours cuts the module's name off an import of ours; the root package's folder is ".".
func ours(target string) (folder string, ok bool) {
	if target == module {
		return ".", true
	}
	return strings.CutPrefix(target, module+"/")
}
