package text

import (
	"slices"
	"strconv"
	"strings"

	"github.com/songky/songky"
)

// longestCommand is the greatest number of words in the name of a command.
const longestCommand = 3

// FindVerb reads a command in any language: its verb and what follows it, or NoVerb.
func FindVerb(line string) (verb Verb, argument string) {
	words := strings.Fields(line)
	for n := min(longestCommand, len(words)); n > 0; n-- {
		if verb := verbOf(Fold(strings.Join(words[:n], " "))); verb != NoVerb {
			return verb, afterWords(line, n)
		}
	}
	return NoVerb, ""
}

func verbOf(folded string) Verb {
	for _, c := range All() {
		for verb, names := range c.Words {
			if said(names, folded) {
				return verb
			}
		}
	}
	return NoVerb
}

// afterWords is what follows the first n words, as it was typed.
func afterWords(line string, n int) string {
	for range n {
		line = strings.TrimSpace(line)
		if i := strings.IndexFunc(line, isSpace); i >= 0 {
			line = line[i:]
		} else {
			line = ""
		}
	}
	return strings.TrimSpace(line)
}

func isSpace(r rune) bool { return strings.ContainsRune(" \t\v\f\r\n\u0085\u00a0", r) }

// said says whether a folded text is one of the names.
func said(names []string, folded string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return Fold(name) == folded })
}

// FindLevel reads a level: its number or its name in any language.
func FindLevel(word string) (songky.Level, bool) {
	folded := Fold(word)
	for _, l := range songky.Levels() {
		names := l.Names()
		if folded == strconv.Itoa(int(l)) || folded == Fold(names.Vietnamese) || folded == Fold(names.English) {
			return l, true
		}
	}
	return 0, false
}

// FindVariant reads a game: its id or its name in any language.
func FindVariant(word string) (songky.Variant, bool) {
	folded := Fold(word)
	for _, v := range songky.Variants() {
		names := v.Names()
		if folded == v.String() || folded == Fold(names.Vietnamese) || folded == Fold(names.English) {
			return v, true
		}
	}
	return 0, false
}

// FindLanguage reads a language: its code or its name in any language.
func FindLanguage(word string) (songky.Language, bool) {
	folded := Fold(word)
	for _, c := range All() {
		if said(c.LangWords, folded) {
			return c.Language, true
		}
	}
	return songky.Vietnamese, false
}

// MeansAll says whether a word means "to the end".
func MeansAll(word string) bool {
	folded := Fold(word)
	return slices.ContainsFunc(All(), func(c *Catalog) bool { return said(c.AllWords, folded) })
}

// Who is a choice of who plays at the keyboard.
type Who uint8

// The choices.
const (
	Nobody Who = iota
	RedOnly
	BlueOnly
	Everybody
)

// FindWho reads who plays at the keyboard.
func FindWho(word string) (Who, bool) {
	folded := Fold(word)
	for _, c := range All() {
		for who, names := range [...][]string{Nobody: c.NoneWords, RedOnly: c.RedWords, BlueOnly: c.BlueWords, Everybody: c.BothWords} {
			if said(names, folded) {
				return Who(who), true
			}
		}
	}
	return Nobody, false
}

// FindLetters reads a way to draw pieces: true for letters, false for characters.
func FindLetters(word string) (letters, ok bool) {
	folded := Fold(word)
	for _, c := range All() {
		if said(c.LetterWords, folded) {
			return true, true
		}
		if said(c.HanWords, folded) {
			return false, true
		}
	}
	return false, false
}
