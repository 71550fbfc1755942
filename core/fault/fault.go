// Package fault is the one form in which the core says no.
//
// A fault names the field of the request that is wrong, what was expected of it, and a way out, so that the page can
// put a sentence in the reader's language next to that very field. Nothing in the core clamps a value, logs, or panics
// for bad input: it returns a fault.
package fault

import (
	"strconv"
	"strings"
)

// Code says what kind of thing is wrong. Codes are part of the public interface: the page has a sentence for each.
type Code string

const (
	// OutOfRange: a number lies outside [Args["min"], Args["max"]] (either may be absent: no bound on that side).
	OutOfRange Code = "out-of-range"
	// UnknownValue: a name is none of Args["allowed"].
	UnknownValue Code = "unknown-value"
	// WrongType: a field holds another JSON type than Args["expected"].
	WrongType Code = "wrong-type"
	// Missing: a field that has no default was left out.
	Missing Code = "missing"
	// UnknownField: the request has a field that the method does not know.
	UnknownField Code = "unknown-field"
	// UnknownMethod: no such call.
	UnknownMethod Code = "unknown-method"
	// Syntax: text that cannot be read; Args["line"] and Args["column"] count from 1 where they apply.
	Syntax Code = "syntax"
	// Conflict: each field alone is fine, together they are not.
	Conflict Code = "conflict"
	// TooLarge: the work would pass a limit of ours in size, memory or time; Args["limit"] is that limit.
	TooLarge Code = "too-large"
	// Cancelled: the caller stopped the call, or its deadline passed, and there is no partial result to give.
	Cancelled Code = "cancelled"
	// Internal: a mistake in Contend itself.
	Internal Code = "internal"
)

// Error is a fault. Message is a full English sentence for the shell and for logs; the page translates Code with Args.
type Error struct {
	Code    Code           `json:"code"`
	Field   string         `json:"field"`
	Message string         `json:"message"`
	Args    map[string]any `json:"args"`
}

func (e *Error) Error() string {
	if e.Field == "" {
		return string(e.Code) + ": " + e.Message
	}
	return string(e.Code) + " (" + e.Field + "): " + e.Message
}

// New makes a fault. Pairs are key, value, key, value … for Args; values are string, bool, int, float64 or []string.
//
// It stands out of line: copied into each place that says no, it would be 9 KB (with gzip) of the page.
//
//go:noinline
func New(code Code, field, message string, pairs ...any) *Error {
	args := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		if key, ok := pairs[i].(string); ok {
			args[key] = pairs[i+1]
		}
	}
	return &Error{Code: code, Field: field, Message: message, Args: args}
}

// Range is the fault of a number that is not in [min, max]. Both bounds are named in the message, with the way out.
func Range(field string, got, min, max float64) *Error {
	return New(OutOfRange, field,
		field+" must be from "+Number(min)+" to "+Number(max)+", not "+Number(got)+".",
		"value", got, "min", min, "max", max)
}

// Below is the fault of a number that is under min and has no upper bound.
func Below(field string, got, min float64) *Error {
	return New(OutOfRange, field,
		field+" must be at least "+Number(min)+", not "+Number(got)+".",
		"value", got, "min", min)
}

// OneOf is the fault of a name that is none of allowed.
func OneOf(field, got string, allowed ...string) *Error {
	return New(UnknownValue, field,
		field+" must be one of "+strings.Join(allowed, ", ")+", not "+strconv.Quote(Short(got))+".",
		"value", Short(got), "allowed", allowed)
}

// Large is the fault of work beyond a limit of ours; hint says what would make it smaller.
func Large(field string, limit float64, hint string) *Error {
	return New(TooLarge, field, field+" would pass the limit of "+Number(limit)+": "+hint+".",
		"limit", limit, "hint", hint)
}

// Number writes a float as people do: no exponent below 10^15, no trailing zeros.
func Number(x float64) string {
	if x > -1e15 && x < 1e15 {
		return strconv.FormatFloat(x, 'f', -1, 64)
	}
	return strconv.FormatFloat(x, 'g', -1, 64)
}

// longest is how many characters of what somebody gave are told back.
const longest = 60

// Short is a text as it is told back: what is longer than 60 characters ends in an ellipsis. A fault is read by a person,
// and must not be as large as the megabytes somebody pasted.
func Short(text string) string {
	count := 0
	for at := range text {
		if count == longest {
			return text[:at] + "…"
		}
		count++
	}
	return text
}

// With adds to Args; pairs are as in New.
//
//go:noinline
func (e *Error) With(pairs ...any) *Error {
	for i := 0; i+1 < len(pairs); i += 2 {
		if key, ok := pairs[i].(string); ok {
			e.Args[key] = pairs[i+1]
		}
	}
	return e
}

// WithCode gives the same fault another code.
func (e *Error) WithCode(code Code) *Error {
	e.Code = code
	return e
}
