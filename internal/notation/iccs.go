package notation

import "github.com/songky/songky/internal/board"

// ICCS and UCCI name both points like coordinates, with ranks from 0: capital letters and a hyphen
// in the one, "H2-E2", small letters and none in the other, "h2e2".

var (
	iccs      = pairStyle{scan: scanFromZero, hyphen: mayHyphen, capital: true}
	plainICCS = pairStyle{scan: scanCapitalFromZero, hyphen: mustHyphen, capital: true}
	ucci      = pairStyle{scan: scanFromZero, capital: true}
)

// FormatICCS writes a move in ICCS; a promotion adds a capital letter.
func FormatICCS(s *Scene, m board.Move) string {
	text := string(pointFromZero('A', m.From())) + "-" + string(pointFromZero('A', m.To()))
	return text + s.promotionText(m, 0)
}

// FormatUCCI writes a move in UCCI; a promotion adds a small letter.
func FormatUCCI(s *Scene, m board.Move) string {
	text := string(pointFromZero('a', m.From())) + string(pointFromZero('a', m.To()))
	return text + s.promotionText(m, 'a'-'A')
}

// ReadICCS reads ICCS in either case, with the hyphen or without.
func ReadICCS(s *Scene, text string) Reading { return s.readPair(&iccs, text) }

// ReadPlainICCS reads ICCS only as it is written, so that nothing else can be meant.
func ReadPlainICCS(s *Scene, text string) Reading { return s.readPair(&plainICCS, text) }

// ReadUCCI reads UCCI in either case.
func ReadUCCI(s *Scene, text string) Reading { return s.readPair(&ucci, text) }

// ReadCoordinates reads a move in coordinates.
func ReadCoordinates(s *Scene, text string) Reading { return s.readPair(&coordinates, text) }

func (s *Scene) readPair(p *pairStyle, text string) Reading {
	a, fault := p.read(text)
	if fault != nil {
		return Reading{Fault: fault}
	}
	return s.fit([]Attempt{a})
}

func pointFromZero(fileA byte, s board.Square) []byte {
	return []byte{fileA + byte(s.File()), '0' + byte(s.Rank())}
}

func scanFromZero(text string) (board.Square, int) {
	if len(text) > 0 && text[0] >= 'a' && text[0] <= 'i' {
		return scanCapitalFromZero(string(text[0]-'a'+'A') + text[1:])
	}
	return scanCapitalFromZero(text)
}

func scanCapitalFromZero(text string) (board.Square, int) {
	if len(text) < 2 || text[0] < 'A' || text[0] > 'I' || text[1] < '0' || text[1] > '9' {
		return board.None, 0
	}
	return board.At(int(text[0]-'A'), int(text[1]-'0')), 2
}

// promotionText is the letter of what a pawn becomes, shifted by shift, or nothing.
func (s *Scene) promotionText(m board.Move, shift byte) string {
	if m.Promotion() == 0 {
		return ""
	}
	return string(rune(s.promotion(m).Letter() + shift))
}
