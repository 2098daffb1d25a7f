package eval

// Grain is how many units of a table make a centipawn.
const Grain = 8

// Pair is a value in the middle game and in the endgame, in units of a table.
type Pair struct{ Mid, End int16 }

// word packs a pair, so that one addition adds both.
func (p Pair) word() int64 { return int64(p.Mid)<<32 + int64(p.End) }

// halves unpacks a sum of words.
func halves(word int64) (mid, end int) {
	low := int32(word)
	return int((word - int64(low)) >> 32), int(low)
}
