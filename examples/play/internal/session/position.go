package session

import (
	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// royal is the point of the general or king of the side to move, or NoSquare.
func royal(p songky.Position) songky.Square {
	for rank := range p.Ranks() {
		for file := range p.Files() {
			at := songky.NewSquare(file, rank)
			piece := p.At(at)
			if piece.Side == p.Turn() && (piece.Role == variants.General || piece.Role == variants.King) {
				return at
			}
		}
	}
	return songky.NoSquare
}

// onBoard says whether a point is one of a position's board.
func onBoard(p songky.Position, at songky.Square) bool {
	return at.File() < p.Files() && at.Rank() < p.Ranks()
}
