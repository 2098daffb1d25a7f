package variants

import "github.com/songky/songky/internal/board"

// army is the kinds of one side with their roles, by slot.
type army struct {
	kinds board.Army
	roles [8]Role
}

func palace(file, rank int) bool { return file >= 3 && file <= 5 && rank <= 2 }
func ownBank(_, rank int) bool   { return rank <= 4 }
func acrossRiver(_, r int) bool  { return r >= 5 }
func anywhere(int, int) bool     { return true }

var (
	orthogonalSteps = []board.Step{{File: 1}, {File: -1}, {Rank: 1}, {Rank: -1}}
	diagonalSteps   = []board.Step{{File: 1, Rank: 1}, {File: -1, Rank: 1}, {File: 1, Rank: -1}, {File: -1, Rank: -1}}
	kingSteps       = append(append([]board.Step{}, orthogonalSteps...), diagonalSteps...)
	soldierSteps    = []board.Step{{Rank: 1}, {File: 1, AcrossRiver: true}, {File: -1, AcrossRiver: true}}
)

// elephantSteps go two points diagonally over an eye.
func elephantSteps() (steps []board.Step) {
	for _, d := range diagonalSteps {
		steps = append(steps, board.Step{File: 2 * d.File, Rank: 2 * d.Rank, LegFile: d.File, LegRank: d.Rank})
	}
	return steps
}

// horseSteps go one point straight, the leg, and one diagonally outward.
func horseSteps() (steps []board.Step) {
	for _, d := range orthogonalSteps {
		for _, side := range []int{-1, 1} {
			steps = append(steps, board.Step{
				File: 2*d.File + side*d.Rank, Rank: 2*d.Rank + side*d.File,
				LegFile: d.File, LegRank: d.Rank,
			})
		}
	}
	return steps
}

// knightSteps are a horse's without the legs.
func knightSteps() (steps []board.Step) {
	for _, s := range horseSteps() {
		steps = append(steps, board.Step{File: s.File, Rank: s.Rank})
	}
	return steps
}

func xiangqiArmy() army {
	return army{
		kinds: board.Army{
			1:               {Class: board.Leaper, Steps: soldierSteps, ProgressFrom: acrossRiver},
			2:               {Class: board.Leaper, Steps: diagonalSteps, Zone: palace},
			3:               {Class: board.Leaper, Steps: elephantSteps(), Zone: ownBank},
			4:               {Class: board.Leaper, Steps: horseSteps()},
			5:               {Class: board.Cannon},
			board.RookSlot:  {Class: board.Chariot},
			board.RoyalSlot: {Class: board.Leaper, Steps: orthogonalSteps, Zone: palace},
		},
		roles: [8]Role{1: Soldier, 2: Advisor, 3: Elephant, 4: Horse, 5: Cannon, board.RookSlot: Chariot, board.RoyalSlot: General},
	}
}

// freed lets turned-up advisors and elephants go anywhere; face-down ones keep their zones.
func (a army) freed() army {
	for _, slot := range []int{2, 3} {
		kind := &a.kinds[slot]
		kind.FaceDownZone = kind.Zone
		kind.Zone = anywhere
	}
	return a
}

func chessArmy() army {
	return army{
		kinds: board.Army{
			board.PawnSlot:  {Class: board.Pawn, Steps: []board.Step{{File: 1, Rank: 1}, {File: -1, Rank: 1}}, ProgressFrom: anywhere},
			2:               {Class: board.Leaper, Steps: knightSteps()},
			3:               {Class: board.Bishop},
			5:               {Class: board.Queen},
			board.RookSlot:  {Class: board.Chariot},
			board.RoyalSlot: {Class: board.Leaper, Steps: kingSteps},
		},
		roles: [8]Role{board.PawnSlot: Pawn, 2: Knight, 3: Bishop, 5: Queen, board.RookSlot: Rook, board.RoyalSlot: King},
	}
}

// chessPromotions are the slots a pawn may become: queen, rook, bishop, knight.
var chessPromotions = []int{5, board.RookSlot, 3, 2}

func stoneArmy() army {
	return army{
		kinds: board.Army{1: {Class: board.Stone}},
		roles: [8]Role{1: Stone},
	}
}
