package board

// Weights are what an evaluation gives for what the pieces of a side do, by slot. A value is two
// numbers in one word, for the middle game and the endgame: sums add both.
type Weights struct {
	Moves   [8][MoveSteps]int64 // a piece, by how many points it could go to
	Aims    [8]int64            // a point about the other royal that a piece bears on beside others that do
	Threats [8][8]int64         // a piece that attacks another, by that one's slot; 0 for face down
	Loose   [8]int64            // a piece that is attacked and not protected, likewise
	Lines   [8][4]int64         // a piece in line with the other royal, by how many stand between
	Open    [8][2]int64         // a piece on a file without own soldiers or pawns; with the other side's, or none
	Hops    [8]int64            // a point that a cannon covers behind a screen
	Escapes [9]int64            // the royal, by how many safe steps it has
	Holes   int64               // a point about the royal that is attacked and not protected
	Shelter [4]int64            // own soldiers or pawns about the royal
	Carried [2]int64            // a pair of stones that a stone could come between: at once, or after a move

	Front Front
	Close
}

// MoveSteps is how many numbers of moves have a value each; a queen has one for two moves.
const MoveSteps = 18

// moveStep is the place in Moves for a number of moves.
func moveStep(kind Class, n int) int {
	if kind == Queen {
		n /= 2
	}
	return min(n, MoveSteps-1)
}

// crowd is by how much aims count when so many pieces have them: one alone is no danger yet.
var crowd = [5]int64{0, 0, 2, 3, 4}
