package imports

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strings"
)

// refused are packages of the standard library that no rule may be decided by, with all below them.
var refused = []string{"time", "os", "net", "syscall", "unsafe", "math/rand", "crypto/rand", "math/cmplx", "math/big"}

// seeded are the names of math/rand/v2 that draw nothing from the process's own source.
var seeded = []string{"New", "NewPCG", "PCG", "Rand", "Source"}

var inexact = []string{"float32", "float64", "complex64", "complex128"}

// impurities lists what in a file under rules could make an outcome differ from run to run or machine to machine.
func impurities(s source) []string {
	found := floats(s)
	random, maths := "", ""
	for spec, target := range s.imports {
		local := path.Base(strings.TrimSuffix(target, "/v2"))
		if spec.Name != nil {
			local = spec.Name.Name
		}
		switch {
		case local == ".":
			found = append(found, s.at(spec)+": hides where names come from: "+target)
		case target == "math/rand/v2":
			random = local
		case target == "math":
			maths = local
		case isRefused(target):
			found = append(found, s.at(spec)+": imports "+target)
		}
	}
	ast.Inspect(s.syntax, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			found = append(found, s.at(n)+": starts a goroutine")
		case *ast.SelectorExpr:
			found = append(found, selected(s, n, random, maths)...)
		}
		return true
	})
	return found
}

func isRefused(target string) bool {
	return slices.ContainsFunc(refused, func(r string) bool { return covers(r+"/...", target) })
}

// selected judges rand.X and math.X, where random and maths are the names those packages have in the file.
func selected(s source, n *ast.SelectorExpr, random, maths string) []string {
	from, ok := n.X.(*ast.Ident)
	if !ok {
		return nil
	}
	name := n.Sel.Name
	switch {
	case random != "" && from.Name == random && !slices.Contains(seeded, name):
		return []string{s.at(n) + ": uses the process's random source: " + random + "." + name}
	case maths != "" && from.Name == maths && !integerLimit(name):
		return []string{s.at(n) + ": computes with floats: " + maths + "." + name}
	}
	return nil
}

// integerLimit reports whether math's name is MaxInt32, MinInt64, MaxUint8 and the like.
func integerLimit(name string) bool {
	return strings.HasPrefix(name, "MaxInt") || strings.HasPrefix(name, "MinInt") || strings.HasPrefix(name, "MaxUint")
}

// floats lists the names of inexact types and the literals of them.
func floats(s source) []string {
	var found []string
	ast.Inspect(s.syntax, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if slices.Contains(inexact, n.Name) {
				found = append(found, s.at(n)+": "+n.Name)
			}
		case *ast.BasicLit:
			if n.Kind == token.FLOAT || n.Kind == token.IMAG {
				found = append(found, s.at(n)+": the literal "+n.Value)
			}
		}
		return true
	})
	return found
}
