package script

import (
	"errors"
	"strings"
	"unicode/utf8"

	"go.starlark.net/syntax"

	"contend/core/fault"
)

// endings writes every line's end as one newline: carriage returns are nobody's mistake. The parser ends a line at a
// carriage return alone as well, so this has to be done before anything counts lines, or a comment would hide the rest of
// the text from the limits of scan.
func endings(source string) string {
	return strings.ReplaceAll(strings.ReplaceAll(source, "\r\n", "\n"), "\r", "\n")
}

// parse turns a text whose lines end in newlines into a syntax tree. Every error is a *fault.Error in the words of this package: the parser's own
// messages speak of tokens and point behind them.
func parse(source string) (*syntax.File, []token, *fault.Error) {
	tokens, fail := scan(source)
	if fail != nil {
		return nil, nil, fail
	}
	options := &syntax.FileOptions{While: true, TopLevelControl: true}
	// A missing newline at the end is nobody's mistake.
	file, err := options.Parse("lock", source+"\n", 0)
	if err == nil {
		return file, tokens, nil
	}
	var bad syntax.Error
	if !errors.As(err, &bad) {
		return nil, nil, refused(1, 1, "unreadable", "The text cannot be read.", "Look for a sign that is not Python's.")
	}
	return nil, nil, translate(bad, tokens)
}

// translate puts the parser's message into our words, at the start of the word it is about.
func translate(bad syntax.Error, tokens []token) *fault.Error {
	line, column := bad.Pos.Line, bad.Pos.Col
	word, before := "", ""
	for k, t := range tokens {
		// The parser points at the end of the word it stopped at, or at its start.
		if t.line < line || t.line == line && t.column <= column {
			word = t.text
			before = ""
			if k > 0 {
				before = tokens[k-1].text
			}
			if t.line == line && t.column == column && k > 0 && strings.Contains(bad.Msg, "got newline") {
				word = ""
			}
		}
	}
	for _, t := range tokens {
		if t.line == line && t.column <= bad.Pos.Col && t.text == word {
			column = t.column
		}
	}
	message := bad.Msg
	if strings.Contains(message, "got newline") || strings.Contains(message, "got end of file") {
		// The end of the line that ends too early, not the beginning of the next.
		for _, t := range tokens {
			if t.line < bad.Pos.Line || t.line == bad.Pos.Line && t.column < bad.Pos.Col {
				line, column = t.line, t.column+int32(utf8.RuneCountInString(t.text))
			}
		}
	}
	switch {
	case strings.Contains(message, "want newline") && word == "=":
		return refused(line, column, "equals", "Only one name gets a value here.", "Write one assignment for each name, or a, b = 0, 0. To compare, write ==.")
	case word == "if" && before == "else":
		return refused(line, column, "else-if", "else if is one word.", "Write elif.")
	case strings.Contains(message, "got '=', want"), strings.Contains(message, "got =, want"):
		return refused(line, column, "equals", "A single = gives a value and cannot stand here.", "To compare, write ==.")
	case strings.Contains(message, "got for, want"):
		return refused(line, column, "bare-generator", "A comprehension needs square brackets.", "Write any([x for k in others]) with [ and ].")
	case strings.Contains(message, "does not associate"):
		return refused(line, column, "chained-comparison", "Comparisons cannot be chained.", "Write a < b and b < c.")
	case strings.Contains(message, "got indent"), strings.Contains(message, "indent") && !strings.Contains(message, "want indent"):
		return refused(line, column, "indentation", "The indentation does not fit the lines around it.", "Use four blanks for each level, the same for all lines of a block.")
	case strings.Contains(message, "want indent"):
		return refused(line, column, "block", "A block is missing after the colon.", "Indent the next line by four blanks, or write pass.")
	case strings.Contains(message, "want ':'"):
		return refused(line, column, "colon", "A colon is missing here.", "End the line of if, elif, else, while, for and def with a colon.")
	case strings.Contains(message, "conditional expression without else"):
		return refused(line, column, "conditional", "An if cannot stand inside an expression.", "Write it as a line of its own.")
	case strings.Contains(message, "string literal"), strings.Contains(message, "escape"):
		return refused(line, column, "string", "This string cannot be read.", "Only the name in note(\"name\", condition) is a string; use plain letters.")
	case strings.Contains(message, "trailing comma"):
		return refused(line, column, "comma", "A comma too many.", "Take it away.")
	case strings.Contains(message, "int literal") && !strings.Contains(message, "got int literal"), strings.Contains(message, "number"), strings.Contains(message, "octal"):
		return refused(line, column, "number", "This is not a whole number.", "Write digits only, as in 12.")
	case word == "else", word == "elif":
		return refused(line, column, "else", word+" has no if right above it.", "Put it under an if, with the same indentation.", "name", word)
	}
	if word == "" || strings.Contains(message, "got newline") || strings.Contains(message, "got end of file") {
		return refused(line, column, "unfinished", "The line ends too early.", "Finish the expression.")
	}
	if before == "" {
		return refused(line, column, "unreadable", "Cannot read "+shorten(word)+" here.", "Look for a sign that is not Python's.")
	}
	return refused(line, column, "unreadable-word", "Cannot read "+shorten(word)+" here.", "Look at the sign or name before it: "+shorten(before)+".", "name", shorten(word), "before", shorten(before))
}

//go:noinline
func shorten(s string) string {
	if r := []rune(s); len(r) > 24 {
		return string(r[:24]) + "…"
	}
	return s
}
