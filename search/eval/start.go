package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// worth is the material value of a role in centipawns, a rook being 500. The values for the mixed
// game are start values set by hand; variants may differ in overrides.
var worth = map[variants.Role]int{
	variants.Advisor:  130,
	variants.Elephant: 120,
	variants.Horse:    270,
	variants.Chariot:  500,
	variants.Cannon:   290,
	variants.Soldier:  75,
	variants.Queen:    1000,
	variants.Rook:     500,
	variants.Bishop:   325,
	variants.Knight:   320,
	variants.Pawn:     70,
	variants.Stone:    100,
}

// overrides are values that differ in one game.
var overrides = map[variants.Variant]map[variants.Role]int{
	variants.Chess:     {variants.Pawn: 90, variants.Queen: 950},
	variants.ChessFIDE: {variants.Pawn: 90, variants.Queen: 950},

	variants.SongKy:         mixedWorth,
	variants.SongKyBalanced: mixedWorth,
}

// mixedWorth is for the game of two armies: a logistic fit of material to the results of 3,000
// games of the engine against itself, taken half-way. Against a king that runs free, advisors and
// elephants hardly count.
var mixedWorth = map[variants.Role]int{
	variants.Advisor:  40,
	variants.Elephant: 30,
	variants.Horse:    200,
	variants.Cannon:   260,
	variants.Soldier:  60,
	variants.Queen:    1200,
	variants.Bishop:   250,
	variants.Knight:   270,
	variants.Pawn:     80,
}

// firstBias is what Red is ahead, in centipawns, before anything is counted: in the game of two
// armies a general in its palace is worse off than a king.
var firstBias = map[variants.Variant]int{
	variants.SongKy:         -300,
	variants.SongKyBalanced: -300,
}

// mobility is the value, in centipawns, of one point that a piece can go to.
var mobility = map[variants.Role]int{
	variants.Horse:    9,
	variants.Chariot:  4,
	variants.Cannon:   3,
	variants.Elephant: 2,
	variants.Advisor:  2,
	variants.Queen:    2,
	variants.Rook:     3,
	variants.Bishop:   5,
	variants.Knight:   5,
	variants.Stone:    3,
}

// aimed says in which games bearing on the other royal counts: in chess itself it showed no gain.
func aimed(v variants.Variant) bool { return v != variants.Chess && v != variants.ChessFIDE }

// aims is the value, in centipawns, of one point about the other side's royal that a piece bears
// on, beside one other piece that does.
var aims = map[variants.Role]int{
	variants.Horse:   7,
	variants.Chariot: 6,
	variants.Cannon:  6,
	variants.Soldier: 6,
	variants.Queen:   7,
	variants.Rook:    6,
	variants.Bishop:  5,
	variants.Knight:  6,
	variants.Pawn:    3,
}

// place is what a point adds to a piece: file and rank from 0, ranks from the piece's own side.
func place(role variants.Role, file, rank, files, ranks int) int {
	centre := min(file, files-1-file)
	switch role {
	case variants.Horse, variants.Knight:
		return 4*centre + 4*min(rank, ranks-3) - 16
	case variants.Chariot, variants.Rook:
		return 2*centre + min(rank, 2)
	case variants.Cannon:
		return 3*centre - min(rank, 6)
	case variants.Bishop:
		return 3*centre + 3*min(rank, 3) - 8
	case variants.Queen:
		return centre + min(rank, 3)
	case variants.Soldier:
		return soldierPlace(centre, rank)
	case variants.Pawn:
		return pawnPlace(centre, rank, ranks)
	case variants.King:
		return kingPlace(centre, rank)
	case variants.General:
		return -12 * min(rank, 2)
	case variants.Advisor:
		return advisorPlace(file, rank)
	case variants.Elephant:
		return 3 * centre
	case variants.Stone:
		return stonePlace(file, rank)
	}
	return 0
}

// soldierPlace grows across the river towards the palace and falls on the last rank.
func soldierPlace(centre, rank int) int {
	const river, last = 5, 9
	switch {
	case rank < river:
		return 2 * centre
	case rank == last:
		return 15 + 5*centre
	}
	return 35 + 8*centre + 5*(rank-river)
}

// pawnPlace grows with the square of the way gone.
func pawnPlace(centre, rank, ranks int) int {
	gone := rank - 1
	return gone*gone*60/((ranks-3)*(ranks-3)) + 3*centre*min(gone, 3)/2
}

// kingPlace keeps a king at home and off the centre files.
func kingPlace(centre, rank int) int { return -6*centre - 12*min(rank, 4) }

func advisorPlace(file, rank int) int {
	if file == 4 && rank == 1 {
		return 5
	}
	return 0
}

// stonePlace likes points with diagonals and the centre.
func stonePlace(file, rank int) int {
	bonus := 0
	if (file+rank)%2 == 0 {
		bonus += 4
	}
	if file > 0 && file < 4 && rank > 0 && rank < 4 {
		bonus += 3
	}
	return bonus
}

// Start are the values that a game begins with before they are tuned, the same in the middle game and
// in the endgame.
func Start(v variants.Variant) *Params {
	info := v.Info()
	p := &Params{Ahead: even(firstBias[v])}
	for role := range numRoles {
		r := &p.Roles[role]
		role := variants.Role(role)
		if role == variants.NoRole {
			continue
		}
		r.Worth[0] = even(startWorth(v, role))
		for rank := range info.Ranks {
			for file := range (info.Files + 1) / 2 {
				s := board.At(file, rank)
				r.Place[PlaceOf(&info, board.Red, s)] = even(place(role, file, rank, info.Files, info.Ranks))
			}
		}
		for n := range r.Moves {
			r.Moves[n] = even(mobility[role] * moves(role, n))
		}
		if v == variants.Chess || v == variants.ChessFIDE {
			r.Close.startDanger(role)
		}
		if aimed(v) {
			value := int16(aims[role] * Grain / 2)
			r.Aims[0] = Pair{value, value}
		}
	}
	return p
}

// moves is the number of moves that a place in Moves stands for, or the most that the role can have.
func moves(role variants.Role, n int) int {
	switch role {
	case variants.Advisor, variants.Elephant:
		return min(n, 4)
	case variants.Horse, variants.Knight, variants.Stone:
		return min(n, 8)
	case variants.Queen:
		return 2 * n
	}
	return n
}

// even is a pair of one value in centipawns.
func even(centipawns int) Pair {
	value := int16(centipawns * Grain)
	return Pair{value, value}
}

// startWorth is the material value of a role in a game, 0 for a royal.
func startWorth(v variants.Variant, role variants.Role) int {
	if w, ok := overrides[v][role]; ok {
		return w
	}
	return worth[role]
}
