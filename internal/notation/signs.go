package notation

import (
	"unicode"
	"unicode/utf8"

	"github.com/songky/songky/variants"
)

// signs are the signs of a notation of the xiangqi army and the orders in which they may stand.
type signs struct {
	// forms are the orders: a letter for each sign's part. All end in way and number.
	//	p piece, f file, m mark, o place counted from the front, w way, n number
	forms []string
	// parts has the values of the signs, by part; small ASCII letters are read as capitals.
	parts map[byte]map[rune]int
	// joined are two signs that are read as one.
	joined map[[2]rune]rune
}

// partNames are what is missed where a sign does not fit.
var partNames = map[byte]string{
	'p': "no piece letter",
	'f': "no file from 1 to 9",
	'm': "no mark of front or rear",
	'o': "no place from 1 to 9",
	'w': "no sign of direction",
	'n': "no number from 1 to 9",
}

// scanned is a text taken to pieces, with the offsets of its parts.
type scanned struct {
	told
	whoAt, wayAt int
}

// sign is a character and its offset.
type sign struct {
	r  rune
	at int
}

// scan takes a text to pieces by the form that it has, or says where the form that fits it
// longest fails.
func (g *signs) scan(text string) (scanned, *SyntaxFault) {
	list, fault := g.split(text)
	if fault != nil {
		return scanned{}, fault
	}
	best, bestAt := "", -1
	for _, form := range g.forms {
		t, n, why := g.match(form, list)
		if n == len(form) {
			if n == len(list) {
				return t, nil
			}
			why = "more than a move"
		}
		if n > bestAt {
			best, bestAt = why, n
		}
	}
	return scanned{}, newFault(offsetOf(list, bestAt, text), "%s", best)
}

func offsetOf(list []sign, i int, text string) int {
	if i < len(list) {
		return list[i].at
	}
	return len(text)
}

// split takes a text into signs.
func (g *signs) split(text string) (list []sign, fault *SyntaxFault) {
	if fault := tooLong(text); fault != nil {
		return nil, fault
	}
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		if r == utf8.RuneError && size == 1 {
			return nil, newFault(at, "not UTF-8")
		}
		if r < utf8.RuneSelf {
			r = unicode.ToUpper(r)
		}
		if last := len(list) - 1; last >= 0 && g.joined[[2]rune{list[last].r, r}] != 0 {
			list[last].r = g.joined[[2]rune{list[last].r, r}]
		} else {
			list = append(list, sign{r, at})
		}
		at += size
	}
	return list, nil
}

// match fills in what the signs mean by a form. It says how many fitted and what was missed then.
func (g *signs) match(form string, list []sign) (t scanned, n int, why string) {
	t.bare = true
	for n = range len(form) {
		part := form[n]
		if n == len(list) {
			return t, n, partNames[part]
		}
		value, ok := g.parts[part][list[n].r]
		if !ok || !t.take(part, value, list[n].at) {
			return t, n, partNames[part]
		}
	}
	if t.bare {
		t.who = variants.Soldier
	}
	return t, len(form), ""
}

// take enters a part; false if it does not agree with what is there. A file told twice is the
// middle soldier of the file, and a mark told twice the foremost or rearmost.
func (t *scanned) take(part byte, value, at int) bool {
	switch part {
	case 'p':
		t.who, t.bare, t.whoAt = variants.Role(value), false, at
	case 'f':
		if t.file != 0 {
			t.mark = middle
			return t.file == value
		}
		t.file = value
	case 'm':
		if t.mark != noMark {
			same := t.mark == mark(value)
			t.mark = map[mark]mark{front: foremost, rear: rearmost}[t.mark]
			return same
		}
		t.mark = mark(value)
	case 'o':
		t.mark = mark(value)
	case 'w':
		t.way, t.wayAt = way(value), at
	case 'n':
		t.n = value
	}
	return true
}

// digits are the numbers from 1 to 9 as signs of each of the given sets of nine.
func digits(sets ...string) map[rune]int {
	values := map[rune]int{}
	for _, set := range sets {
		n := 0
		for _, r := range set {
			n++
			values[r] = n
		}
	}
	return values
}

const asciiDigits = "123456789"
