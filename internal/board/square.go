package board

// Square is a point of the grid that every game shares: rank*9+file, 0 for a1, at most 89. A
// smaller board uses the lower left part of the grid.
type Square uint8

const (
	// NumFiles and NumRanks are the measures of the grid.
	NumFiles, NumRanks = 9, 10
	// NumSquares is the number of its points.
	NumSquares = NumFiles * NumRanks
	// None is no point.
	None Square = 127
)

// At is the point on the given file and rank, both counted from 0, or None off the grid.
func At(file, rank int) Square {
	if file < 0 || file >= NumFiles || rank < 0 || rank >= NumRanks {
		return None
	}
	return Square(rank*NumFiles + file)
}

// File is the file of s from 0.
func (s Square) File() int { return int(s) % NumFiles }

// Rank is the rank of s from 0.
func (s Square) Rank() int { return int(s) / NumFiles }
