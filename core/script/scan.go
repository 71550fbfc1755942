package script

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"contend/core/fault"
)

// Limits of a text. They keep every walk over its tree shallow: a browser's stack has about 1 MB.
const (
	MaxBytes  = 64 << 10 // of the whole text
	maxLines  = 2000
	maxTokens = 400 // in one logical line
	maxNested = 32  // brackets within brackets
	maxIndent = 20  // blocks within blocks
	maxElifs  = 60  // elif in one text after another
)

type tokenKind uint8

const (
	tokenName tokenKind = iota
	tokenNumber
	tokenString
	tokenSign
)

// token is a word of the text with where it starts; columns count characters from 1.
type token struct {
	kind         tokenKind
	text         string
	line, column int32
}

// refused is a syntax fault at a place of the text. The way out is part of the sentence.
func refused(line, column int32, kind, message, wayOut string, more ...any) *fault.Error {
	args := append([]any{"line", int(line), "column", int(column), "kind", kind, "wayOut", wayOut}, more...)
	return fault.New(fault.Syntax, "source",
		"Line "+strconv.Itoa(int(line))+", column "+strconv.Itoa(int(column))+": "+message+" "+wayOut, args...)
}

// Words of Python that the language does not have, each with the way out of wayOuts.
var foreign = words{
	{"is", "compare"}, {"lambda", "inline"}, {"class", "integers"}, {"import", "alone"}, {"from", "alone"}, {"load", "alone"},
	{"try", "errors"}, {"except", "errors"}, {"finally", "errors"}, {"raise", "must"}, {"assert", "must"}, {"with", "lines"},
	{"yield", "atomic"}, {"async", "atomic"}, {"await", "wait"}, {"global", "shared"}, {"nonlocal", "shared"}, {"del", "value"},
	{"goto", "loops"}, {"match", "choices"}, {"switch", "choices"},
}

// Signs that it does not have.
var foreignSigns = words{
	{"**", "product"}, {":=", "own-line"}, {"++", "plus-one"}, {"--", "minus-one"}, {"&&", "and"}, {"||", "or"}, {"<>", "not-equal"}, {"!", "not"},
	{"->", "away"}, {"@", "away"}, {"?", "away"}, {"$", "away"}, {"`", "away"},
	{"&", "bits"}, {"|", "bits"}, {"^", "bits"}, {"~", "bits"}, {"<<", "bits"}, {">>", "bits"},
	{"{", "integers"}, {"}", "integers"}, {".", "methods"},
}

// What to write instead of a foreign word or sign. The page has a sentence for each.
var wayOuts = words{
	{"compare", "Write == or != instead."},
	{"inline", "Write the expression where it is used."},
	{"integers", "There are integers and lists of integers only."},
	{"alone", "A lock's text stands alone."},
	{"errors", "An error of a step ends the run; there is nothing to catch."},
	{"must", "State what must hold in def always(): return …"},
	{"lines", "Write the lines of acquiring and releasing."},
	{"atomic", "Every line is a step already; nothing needs to be yielded."},
	{"wait", "To wait, write while CONDITION: pass"},
	{"shared", "Leave it out: a name given a value at the top level is shared everywhere."},
	{"value", "Give the variable another value instead."},
	{"loops", "Use while, break and continue."},
	{"choices", "Use if and elif."},
	{"product", "Write the product, or the number itself."},
	{"own-line", "Give the value in a line of its own."},
	{"plus-one", "Write x = x + 1 or x += 1."},
	{"minus-one", "Write x = x - 1 or x -= 1."},
	{"and", "Write and."},
	{"or", "Write or."},
	{"not-equal", "Write !=."},
	{"not", "Write not."},
	{"away", "Take it away."},
	{"bits", "Use //, % and wrap(x, bits) for bits."},
	{"methods", "There are no methods; use any, all, max, min, sum, len over a comprehension."},
}

func isLetter(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= utf8.RuneSelf
}
func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// scan reads the text once, keeps to the limits above, and returns its words. It refuses what would reach the parser
// only to come back with a message that nobody can use.
func scan(source string) ([]token, *fault.Error) {
	if len(source) > MaxBytes {
		return nil, fault.Large("source", MaxBytes, "a lock's text may have 64 KB; shorten it").With("kind", "bytes", "bytes", len(source))
	}
	if end := strings.IndexByte(source, 0); end >= 0 {
		// The parser would take it for the end of the text, and nobody would know that the rest is not run.
		before := source[:end]
		return nil, strangeSign("\x00", int32(1+strings.Count(before, "\n")), int32(1+utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])))
	}
	var (
		tokens       []token
		line, column = int32(1), int32(1)
		nested       int
		open         []token // the brackets around
		inLine       int     // tokens in this logical line
		elifs        int
		indents      = []int{0}
		usesTab      bool
		usesBlank    bool
		atStart      = true
	)
	for i := 0; i < len(source); {
		c := source[i]
		if atStart && nested == 0 {
			// The indentation of a logical line.
			width, j := 0, i
			for j < len(source) && (source[j] == ' ' || source[j] == '\t') {
				width++
				j++
			}
			blank := j >= len(source) || source[j] == '\n' || source[j] == '#'
			if !blank {
				for _, b := range []byte(source[i:j]) {
					usesTab = usesTab || b == '\t'
					usesBlank = usesBlank || b == ' '
				}
				if usesTab && usesBlank {
					return nil, refused(line, 1, "tabs", "Tabs and blanks are mixed in the indentation.", "Use four blanks for each level.")
				}
				for len(indents) > 1 && width < indents[len(indents)-1] {
					indents = indents[:len(indents)-1]
				}
				if width > indents[len(indents)-1] {
					push(&indents, width)
				}
				if len(indents) > maxIndent {
					return nil, refused(line, 1, "nesting", "Blocks are nested more than "+strconv.Itoa(maxIndent)+" deep.", "Join conditions with and.", "max", maxIndent)
				}
				inLine = 0
			}
			column += int32(width)
			i = j
			atStart = false
			continue
		}
		switch {
		case c == '\n':
			line++
			column = 1
			i++
			atStart = true
			if line > maxLines {
				return nil, fault.Large("source", maxLines, "a lock's text may have 2,000 lines; shorten it").With("kind", "lines")
			}
			continue
		case c == ' ' || c == '\t' || c == '\f':
			i++
			column++
			continue
		case c == '#':
			for i < len(source) && source[i] != '\n' {
				i++
			}
			continue
		case c == '\\':
			return nil, refused(line, column, "continuation", "A backslash cannot continue a line here.", "Put the long expression in brackets.")
		}
		start, at := i, column
		kind := tokenSign
		switch {
		case isLetter(c):
			kind = tokenName
			for i < len(source) && (isLetter(source[i]) || isDigit(source[i])) {
				i++
			}
		case isDigit(c):
			kind = tokenNumber
			for i < len(source) && (isLetter(source[i]) || isDigit(source[i]) || source[i] == '.') {
				i++
			}
		case c == '"' || c == '\'':
			kind = tokenString
			end := stringEnd(source, i)
			if end < 0 {
				return nil, refused(line, at, "string-end", "This string does not end on its line.", "Close it with the same quote.")
			}
			i = end
		default:
			i++
			if i < len(source) {
				switch source[start : i+1] {
				case "**", "//", "==", "!=", "<=", ">=", "+=", "-=", "*=", "%=", "->", "<>", ":=", "<<", ">>", "&&", "||", "++", "--":
					i++
				}
			}
		}
		text := source[start:i]
		column += int32(utf8.RuneCountInString(text))
		if kind == tokenString {
			for k := 0; k < len(text); k++ {
				if text[k] == '\n' { // a string of three quotes
					line++
					column = int32(utf8.RuneCountInString(text[k+1:])) + 1
				}
			}
			push(&tokens, token{kind, text, line, at})
			inLine++
			continue
		}
		if err := strangeSign(text, line, at); err != nil {
			return nil, err
		}
		if err := foreignWord(kind, text, line, at); err != nil {
			return nil, err
		}
		switch text {
		case "(", "[", "{":
			nested++
			push(&open, token{kind, text, line, at})
			if nested > maxNested {
				return nil, refused(line, at, "nesting", "Brackets are nested more than "+strconv.Itoa(maxNested)+" deep.", "Give a part a name of its own.", "max", maxNested)
			}
		case ")", "]", "}":
			if nested == 0 {
				return nil, refused(line, at, "bracket-alone", "This bracket closes nothing.", "Take it away, or open one before it.")
			}
			nested--
			if o := open[nested]; o.text+text != "()" && o.text+text != "[]" && o.text+text != "{}" {
				return nil, refused(line, at, "bracket-other", "This bracket does not close the "+o.text+" before it.", "Close that one first.", "name", o.text)
			}
			open = open[:nested]
		case "elif":
			elifs++
		case "if", "while", "for", "def":
			if inLine == 0 {
				elifs = 0
			}
		}
		inLine++
		if inLine > maxTokens {
			return nil, fault.New(fault.TooLarge, "source",
				"Line "+strconv.Itoa(int(line))+" has more than "+strconv.Itoa(maxTokens)+" words and signs: break it into several lines.",
				"kind", "long-line", "limit", maxTokens, "line", int(line), "column", int(at), "hint", "break it into several lines")
		}
		if elifs > maxElifs {
			return nil, refused(line, at, "elifs", "One if has more than "+strconv.Itoa(maxElifs)+" elif.", "Break it into several.", "max", maxElifs)
		}
		push(&tokens, token{kind, text, line, at})
	}
	if nested > 0 {
		o := open[nested-1]
		return nil, refused(o.line, o.column, "bracket", "This bracket is never closed.", "Close it where the expression ends.")
	}
	return tokens, nil
}

func foreignWord(kind tokenKind, text string, line, column int32) *fault.Error {
	var hint string
	var found bool
	switch kind {
	case tokenName:
		hint, found = foreign.find(text)
	case tokenSign:
		hint, found = foreignSigns.find(text)
	}
	if !found {
		return nil
	}
	out, _ := wayOuts.find(hint)
	return refused(line, column, "foreign", text+" is not part of the language.", out, "name", text, "hint", hint)
}

// strangeSign refuses the first sign of a word that is no letter and that no keyboard's plain signs have: full-width
// brackets, the blank that does not break, a minus from a book. Those that look alike are the hardest to find.
func strangeSign(text string, line, column int32) *fault.Error {
	for _, r := range text {
		if r < ' ' || r >= 0x7F && !unicode.IsLetter(r) {
			code := strings.ToUpper(strconv.FormatInt(int64(r), 16))
			code = "U+" + "0000"[min(4, len(code)):] + code
			return refused(line, column, "sign", "The sign "+strconv.QuoteRune(r)+" ("+code+") is not part of the language.",
				"Type it anew: it may look like a blank, a bracket, a quote or a minus and be another sign.", "name", string(r), "write", code)
		}
		column++
	}
	return nil
}

// stringEnd returns the index after the string that starts at i, or −1.
func stringEnd(source string, i int) int {
	quote := source[i]
	if i+2 < len(source) && source[i+1] == quote && source[i+2] == quote {
		for j := i + 3; j+2 < len(source); j++ {
			if source[j] == quote && source[j+1] == quote && source[j+2] == quote {
				return j + 3
			}
		}
		return -1
	}
	for j := i + 1; j < len(source) && source[j] != '\n'; j++ {
		if source[j] == '\\' {
			j++
			continue
		}
		if source[j] == quote {
			return j + 1
		}
	}
	return -1
}
