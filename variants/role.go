package variants

// Role is a kind of piece, whatever its side. The zero value, NoRole, is no piece.
type Role uint8

// The roles.
const (
	NoRole   Role = iota // no piece
	General              // royal of the xiangqi army (帥, 將), as the next six are of it
	Advisor              // 仕, 士
	Elephant             // 相, 象
	Horse                // 傌, 馬
	Chariot              // 俥, 車
	Cannon               // 炮, 砲
	Soldier              // 兵, 卒
	King                 // royal of the chess army, as the next five are of it
	Queen                // moves along ranks, files and diagonals
	Rook                 // moves along ranks and files
	Bishop               // moves along diagonals
	Knight               // leaps, never blocked
	Pawn                 // promotes on its last rank
	Stone                // the piece of cờ gánh
	numRoles
)

// roleInfo has what is written for a role: its letter in FEN, a letter that reads as well, its
// names, and its Chinese characters for Red and Blue.
var roleInfo = [numRoles]struct {
	letter, alias byte
	names         Names
	glyphs        [2]string
}{
	NoRole:   {0, 0, Names{"không có", "none"}, [2]string{"", ""}},
	General:  {'K', 'G', Names{"Tướng", "general"}, [2]string{"帥", "將"}},
	Advisor:  {'A', 0, Names{"Sĩ", "advisor"}, [2]string{"仕", "士"}},
	Elephant: {'B', 'E', Names{"Tượng", "elephant"}, [2]string{"相", "象"}},
	Horse:    {'N', 'H', Names{"Mã", "horse"}, [2]string{"傌", "馬"}},
	Chariot:  {'R', 0, Names{"Xe", "chariot"}, [2]string{"俥", "車"}},
	Cannon:   {'C', 0, Names{"Pháo", "cannon"}, [2]string{"炮", "砲"}},
	Soldier:  {'P', 'S', Names{"Tốt", "soldier"}, [2]string{"兵", "卒"}},
	King:     {'K', 0, Names{"Vua", "king"}, [2]string{"♔", "♚"}},
	Queen:    {'Q', 0, Names{"Hậu", "queen"}, [2]string{"♕", "♛"}},
	Rook:     {'R', 0, Names{"Xe", "rook"}, [2]string{"♖", "♜"}},
	Bishop:   {'B', 0, Names{"Tượng", "bishop"}, [2]string{"♗", "♝"}},
	Knight:   {'N', 0, Names{"Mã", "knight"}, [2]string{"♘", "♞"}},
	Pawn:     {'P', 0, Names{"Tốt", "pawn"}, [2]string{"♙", "♟"}},
	Stone:    {'O', 0, Names{"Quân", "stone"}, [2]string{"●", "○"}},
}

// Letter is the capital letter of the role in FEN and records, 0 for NoRole.
func (r Role) Letter() byte {
	if r >= numRoles {
		return 0
	}
	return roleInfo[r].letter
}

// Alias is another capital letter that is read for the role, or 0.
func (r Role) Alias() byte {
	if r >= numRoles {
		return 0
	}
	return roleInfo[r].alias
}

// Names are the names of the role.
func (r Role) Names() Names {
	if r >= numRoles {
		return roleInfo[NoRole].names
	}
	return roleInfo[r].names
}

// Glyph is a character that pictures the role: for the xiangqi army the Chinese character of the
// side (0 Red, 1 Blue), for the chess army the chess symbol. It is empty for NoRole.
func (r Role) Glyph(side uint8) string {
	if r >= numRoles {
		return ""
	}
	return roleInfo[r].glyphs[side&1]
}

// String is the English name.
func (r Role) String() string { return r.Names().English }
