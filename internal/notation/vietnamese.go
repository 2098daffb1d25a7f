package notation

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// generalSign stands for the two letters Tg.
const generalSign = 'K'

var vietnamese = columnStyle{
	signs: signs{
		forms: []string{"pfwn", "pmwn", "pfmwn", "pfown"},
		parts: map[byte]map[rune]int{
			'p': {
				generalSign: int(variants.General), 'S': int(variants.Advisor),
				'T': int(variants.Elephant), 'V': int(variants.Elephant),
				'M': int(variants.Horse), 'X': int(variants.Chariot), 'P': int(variants.Cannon),
				'B': int(variants.Soldier), 'C': int(variants.Soldier),
				'U': int(variants.NoRole),
			},
			'f': digits(asciiDigits), 'o': digits(asciiDigits), 'n': digits(asciiDigits),
			'm': {'T': int(front), 'G': int(middle), 'S': int(rear)},
			'w': {'.': int(forward), '/': int(back), '-': int(sideways), '–': int(sideways), '−': int(sideways)},
		},
		joined: map[[2]rune]rune{{'T', 'G'}: generalSign},
	},
	tell:  tellVietnamese,
	place: placeOf,
	spell: spellVietnamese,
}

var vietnameseLetters = map[variants.Role]string{
	variants.General: "Tg", variants.Advisor: "S", variants.Elephant: "T", variants.Horse: "M",
	variants.Chariot: "X", variants.Cannon: "P", variants.Soldier: "B", variants.NoRole: "U",
}

var vietnameseMarks = map[mark]string{front: "t", middle: "g", rear: "s"}

var vietnameseWays = map[way]string{forward: ".", back: "/", sideways: "-"}

// FormatVietnamese writes a move of the xiangqi army, "P2-5".
func FormatVietnamese(s *Scene, m board.Move) string { return vietnamese.write(s, m) }

// ReadVietnamese reads a move of the xiangqi army.
func ReadVietnamese(s *Scene, text string) Reading { return vietnamese.read(s, text) }

// tellVietnamese puts the mark in the file's place where that is enough. The middle elephant keeps
// its file, for Tg is the general.
func tellVietnamese(t *told, g group) {
	t.mark = markOf(g)
	short := vietnameseMarks[t.mark] != "" && !(t.who == variants.Elephant && t.mark == middle)
	if short && g.files == 1 {
		t.file = 0
	}
}

func spellVietnamese(t *told, _ board.Side) string {
	mark := vietnameseMarks[t.mark]
	if mark == "" {
		mark = number(int(t.mark))
	}
	return vietnameseLetters[t.who] + number(t.file) + mark + vietnameseWays[t.way] + number(t.n)
}

// number is a digit from 1 to 9, and nothing for 0.
func number(n int) string {
	if n == 0 {
		return ""
	}
	return string(rune('0' + n))
}
