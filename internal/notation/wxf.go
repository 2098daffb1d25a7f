package notation

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

var wxf = columnStyle{
	signs: signs{
		forms: []string{"pfwn", "pmwn", "mpwn", "pfmwn", "pfown", "fmwn", "ffwn", "mmwn"},
		parts: map[byte]map[rune]int{
			'p': {
				'K': int(variants.General), 'G': int(variants.General), 'A': int(variants.Advisor),
				'E': int(variants.Elephant), 'B': int(variants.Elephant),
				'H': int(variants.Horse), 'N': int(variants.Horse),
				'R': int(variants.Chariot), 'C': int(variants.Cannon),
				'P': int(variants.Soldier), 'S': int(variants.Soldier),
				'X': int(variants.NoRole),
			},
			'f': digits(asciiDigits), 'o': digits(asciiDigits), 'n': digits(asciiDigits),
			'm': {'+': int(front), '-': int(rear)},
			'w': {'+': int(forward), '-': int(back), '=': int(sideways), '.': int(sideways)},
		},
	},
	tell:  tellWXF,
	place: placeWXF,
	spell: spellWXF,
}

var wxfLetters = map[variants.Role]string{
	variants.General: "K", variants.Advisor: "A", variants.Elephant: "E", variants.Horse: "H",
	variants.Chariot: "R", variants.Cannon: "C", variants.Soldier: "P", variants.NoRole: "X",
}

var wxfMarks = map[mark]string{front: "+", rear: "-", foremost: "++", rearmost: "--"}

var wxfWays = map[way]string{forward: "+", back: "-", sideways: "="}

// FormatWXF writes a move of the xiangqi army, "C2=5".
func FormatWXF(s *Scene, m board.Move) string { return wxf.write(s, m) }

// ReadWXF reads a move of the xiangqi army.
func ReadWXF(s *Scene, text string) Reading { return wxf.read(s, text) }

// fourOrFive are the marks of so many soldiers on one file, from the front; the middle one of
// five has its file instead.
var fourOrFive = map[int][]mark{
	4: {foremost, front, rear, rearmost},
	5: {foremost, front, noMark, rear, rearmost},
}

// tellWXF follows the federation's standard as far as it goes. Where it says nothing - other
// pieces on several files, more of them than it knows - both file and mark are told.
func tellWXF(t *told, g group) {
	soldier := t.who == variants.Soldier
	switch {
	case soldier && g.files == 1 && fourOrFive[g.n] != nil:
		t.mark = fourOrFive[g.n][g.i]
		t.bare = t.mark == foremost || t.mark == rearmost
	case soldier && g.files > 1 && g.n <= 3:
		t.mark, t.bare = markOf(g), true
		return
	case g.files == 1 && g.n <= 3 && markOf(g) != middle:
		t.mark = markOf(g)
	case g.files == 1 && g.n == 3 && !diagonalGuard(t.who):
		t.mark = noMark
	default:
		t.mark = placeMark(g)
		return
	}
	if t.mark != noMark {
		t.file = 0
	}
}

// placeMark is front, rear, or the place counted from the front.
func placeMark(g group) mark {
	if m := markOf(g); m != middle {
		return m
	}
	return mark(g.i + 1)
}

// placeWXF is placeOf but for soldiers, and for the middle one of three, which has no mark.
func placeWXF(t *told, n int) (int, bool) {
	soldiers := t.who == variants.Soldier && t.file == 0 && fourOrFive[n] != nil
	switch {
	case t.mark == noMark && (n == 3 && !diagonalGuard(t.who) || n == 5 && t.who == variants.Soldier):
		return n / 2, true
	case t.mark == front && soldiers:
		return 1, true
	case t.mark == rear && soldiers:
		return n - 2, true
	case t.mark == foremost:
		return 0, soldiers
	case t.mark == rearmost:
		return n - 1, soldiers
	}
	return placeOf(t, n)
}

func spellWXF(t *told, _ board.Side) string {
	text := wxfLetters[t.who]
	if t.bare {
		text = ""
	}
	text += number(t.file)
	switch {
	case t.mark == middle:
		text += number(t.file)
	case wxfMarks[t.mark] != "":
		text += wxfMarks[t.mark]
	default:
		text += number(int(t.mark))
	}
	return text + wxfWays[t.way] + number(t.n)
}
