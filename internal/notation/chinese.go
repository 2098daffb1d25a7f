package notation

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// The numbers from 1 to 9: Red's are written in characters, Blue's in full-width digits.
const (
	chineseDigits   = "一二三四五六七八九"
	fullWidthDigits = "１２３４５６７８９"
)

var sideDigits = [2][]rune{[]rune(chineseDigits), []rune(fullWidthDigits)}

// chineseSigns reads both sets of characters and all digits, whichever side moves.
var chineseSigns = signs{
	forms: []string{"pfwn", "mpwn", "mfwn", "mfpwn"},
	parts: map[byte]map[rune]int{
		'p': chinesePieces(),
		'f': digits(chineseDigits, fullWidthDigits, asciiDigits),
		'n': digits(chineseDigits, fullWidthDigits, asciiDigits),
		'm': chineseMarks(),
		'w': {'进': int(forward), '進': int(forward), '退': int(back), '平': int(sideways)},
	},
}

func chinesePieces() map[rune]int {
	values := map[rune]int{}
	for role, characters := range map[variants.Role]string{
		variants.General: "帅将帥將", variants.Advisor: "仕士", variants.Elephant: "相象",
		variants.Horse: "马馬傌", variants.Chariot: "车車俥", variants.Cannon: "炮砲包",
		variants.Soldier: "兵卒", variants.NoRole: "暗",
	} {
		for _, r := range characters {
			values[r] = int(role)
		}
	}
	return values
}

// chineseMarks are front, middle, rear and the numbers, which are places from the front.
func chineseMarks() map[rune]int {
	values := digits(chineseDigits, fullWidthDigits, asciiDigits)
	values['前'], values['中'] = int(front), int(middle)
	values['后'], values['後'] = int(rear), int(rear)
	return values
}

// characters are what is written in one of the two sets.
type characters struct {
	pieces [2]map[variants.Role]string
	marks  map[mark]string
	ways   map[way]string
}

var simplified = characters{
	pieces: [2]map[variants.Role]string{
		{
			variants.General: "帅", variants.Advisor: "仕", variants.Elephant: "相", variants.Horse: "马",
			variants.Chariot: "车", variants.Cannon: "炮", variants.Soldier: "兵", variants.NoRole: "暗",
		},
		{
			variants.General: "将", variants.Advisor: "士", variants.Elephant: "象", variants.Horse: "马",
			variants.Chariot: "车", variants.Cannon: "炮", variants.Soldier: "卒", variants.NoRole: "暗",
		},
	},
	marks: map[mark]string{front: "前", middle: "中", rear: "后"},
	ways:  map[way]string{forward: "进", back: "退", sideways: "平"},
}

var traditional = characters{
	pieces: [2]map[variants.Role]string{
		{
			variants.General: "帥", variants.Advisor: "仕", variants.Elephant: "相", variants.Horse: "傌",
			variants.Chariot: "俥", variants.Cannon: "炮", variants.Soldier: "兵", variants.NoRole: "暗",
		},
		{
			variants.General: "將", variants.Advisor: "士", variants.Elephant: "象", variants.Horse: "馬",
			variants.Chariot: "車", variants.Cannon: "砲", variants.Soldier: "卒", variants.NoRole: "暗",
		},
	},
	marks: map[mark]string{front: "前", middle: "中", rear: "後"},
	ways:  map[way]string{forward: "進", back: "退", sideways: "平"},
}

var (
	chineseSimplified  = chineseStyle(&simplified)
	chineseTraditional = chineseStyle(&traditional)
)

func chineseStyle(c *characters) columnStyle {
	return columnStyle{signs: chineseSigns, tell: tellChinese, place: placeOf, spell: c.spell}
}

// FormatChineseSimplified writes a move of the xiangqi army, "炮二平五", in simplified characters.
func FormatChineseSimplified(s *Scene, m board.Move) string { return chineseSimplified.write(s, m) }

// FormatChineseTraditional writes a move of the xiangqi army in traditional characters.
func FormatChineseTraditional(s *Scene, m board.Move) string { return chineseTraditional.write(s, m) }

// ReadChinese reads a move of the xiangqi army in characters of either set.
func ReadChinese(s *Scene, text string) Reading { return chineseSimplified.read(s, text) }

// tellChinese puts the mark before the piece, in the file's place where that is enough; with
// soldiers on several files, the file is in the piece's place.
func tellChinese(t *told, g group) {
	t.mark = chineseMark(g)
	if g.files == 1 {
		t.file = 0
		return
	}
	t.bare = t.who == variants.Soldier
}

// chineseMark is the mark of a piece: of four and more all but the front one are counted.
func chineseMark(g group) mark {
	if g.n > 3 && g.i > 0 && g.i < len(sideDigits[board.Red]) {
		return mark(g.i + 1)
	}
	return markOf(g)
}

func (c *characters) spell(t *told, side board.Side) string {
	piece := c.pieces[side&1][t.who]
	if t.bare {
		piece = ""
	}
	file := sideDigit(side, t.file)
	tail := c.ways[t.way] + sideDigit(side, t.n)
	switch {
	case t.mark == noMark:
		return piece + file + tail
	case c.marks[t.mark] != "":
		return c.marks[t.mark] + file + piece + tail
	}
	return sideDigit(board.Red, int(t.mark)) + file + piece + tail
}

// sideDigit is a number from 1 to 9 as a side's are written, and nothing for 0.
func sideDigit(side board.Side, n int) string {
	if n == 0 {
		return ""
	}
	return string(sideDigits[side&1][n-1])
}
