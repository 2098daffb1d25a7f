package board

// Zobrist keys: one random number for every piece on every point, and for each right.
var (
	zobrist       [32][128]uint64
	zobristTurn   uint64
	zobristCastle [16]uint64
	zobristEP     [NumFiles]uint64
)

func init() {
	seed := uint64(0x536f6e676b79)
	for c := range zobrist {
		if c&7 == 0 {
			continue
		}
		for s := range NumSquares {
			zobrist[c][s] = splitmix(&seed)
		}
	}
	zobristTurn = splitmix(&seed)
	for i := 1; i < 16; i <<= 1 {
		key := splitmix(&seed)
		for j := range zobristCastle {
			if j&i != 0 {
				zobristCastle[j] ^= key
			}
		}
	}
	for i := range zobristEP {
		zobristEP[i] = splitmix(&seed)
	}
}

// splitmix is the SplitMix64 generator (Steele, Lea and Flood, OOPSLA 2014).
func splitmix(seed *uint64) uint64 {
	*seed += 0x9e3779b97f4a7c15
	return mix(*seed)
}

// mix is SplitMix64's finaliser, a bijection that spreads every bit.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
