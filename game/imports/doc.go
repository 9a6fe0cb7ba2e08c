// Package imports holds, as tests, which package of the house may know which: the table of permitted imports, what the
// rules may not use of Go, who stays free of Ebitengine, and what may lie at the top of the tree. It contains no code
// of the game. A build that breaks one of these is mended where it breaks, not here.
package imports
