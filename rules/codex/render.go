package codex

import (
	"strings"
	"unicode/utf8"
)

// narrowest is the width below which Render does not go.
const narrowest = 20

// Render lays an entry out for a terminal of that many columns, at least 20:
// ID and title, where the rule is from, its text, and the titles of related
// rules. Only a word, or a table of words, that is wider by itself passes the
// width.
func Render(e Entry, width int) string {
	width = max(width, narrowest)
	parts := []string{
		wrap(string(e.ID)+"  "+e.Title, width) + "\n" + wrap("("+e.Origin().String()+")", width),
	}
	for _, b := range e.Blocks {
		parts = append(parts, renderBlock(b, e.Origin(), width))
	}
	if len(e.See) > 0 {
		parts = append(parts, renderSee(e, width))
	}
	return strings.Join(parts, "\n\n") + "\n"
}

// renderBlock marks house rulings only where the source speaks as well.
func renderBlock(b Block, origin Origin, width int) string {
	switch {
	case b.Kind == Table:
		return renderTable(b.Rows, width)
	case b.Kind == Example:
		return wrap("Example: "+b.Text, width)
	case b.Kind == House && origin == FromBoth:
		return wrap("House ruling: "+b.Text, width)
	}
	return wrap(b.Text, width)
}

func renderSee(e Entry, width int) string {
	lines := []string{"See also:"}
	for _, id := range e.See {
		other, _ := Find(id)
		line := wrap(string(id)+" "+other.Title, width-2)
		lines = append(lines, "  "+strings.ReplaceAll(line, "\n", "\n  "))
	}
	return strings.Join(lines, "\n")
}

// wrap breaks text at its spaces into lines of at most width columns.
func wrap(text string, width int) string {
	var out strings.Builder
	column := 0
	for word := range strings.SplitSeq(text, " ") {
		size := utf8.RuneCountInString(word)
		switch {
		case column == 0:
		case column+1+size > width:
			out.WriteByte('\n')
			column = 0
		default:
			out.WriteByte(' ')
			column++
		}
		out.WriteString(word)
		column += size
	}
	return out.String()
}

const gap = "  " // between the columns of a table

// renderTable sets the rows in columns, with a stroke below the heading. If
// they are too wide, the widest column gives way first.
func renderTable(rows [][]string, width int) string {
	sizes := columns(rows, width)
	stroke := make([]string, len(sizes))
	for i, size := range sizes {
		stroke[i] = strings.Repeat("-", size)
	}
	lines := renderRow(rows[0], sizes)
	lines = append(lines, strings.Join(stroke, gap))
	for _, row := range rows[1:] {
		lines = append(lines, renderRow(row, sizes)...)
	}
	return strings.Join(lines, "\n")
}

// columns gives every column the width of its longest cell, then takes from the
// widest until the whole fits, or no column can give without breaking a word.
func columns(rows [][]string, width int) []int {
	sizes, least := make([]int, len(rows[0])), make([]int, len(rows[0]))
	total := len(gap) * (len(sizes) - 1)
	for i := range sizes {
		for _, row := range rows {
			sizes[i] = max(sizes[i], utf8.RuneCountInString(row[i]))
			for word := range strings.SplitSeq(row[i], " ") {
				least[i] = max(least[i], utf8.RuneCountInString(word))
			}
		}
		total += sizes[i]
	}
	for ; total > width; total-- {
		widest := -1
		for i := range sizes {
			if sizes[i] > least[i] && (widest < 0 || sizes[i] > sizes[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			break
		}
		sizes[widest]--
	}
	return sizes
}

// renderRow is one row as the lines that its fullest cell needs.
func renderRow(row []string, sizes []int) []string {
	var lines []string
	offset := 0
	for i, cell := range row {
		for n, text := range strings.Split(wrap(cell, sizes[i]), "\n") {
			if n == len(lines) {
				lines = append(lines, "")
			}
			if text != "" {
				lines[n] += strings.Repeat(" ", offset-utf8.RuneCountInString(lines[n])) + text
			}
		}
		offset += sizes[i] + len(gap)
	}
	return lines
}
