package board

// Lines: what a sliding or hopping piece reaches on a rank, a file or a diagonal, read off the
// occupancy by small tables. The tables belong to the grid, not to a game.

// reachEntry tells what a slider reaches from a place on a line, and what a cannon may hit there:
// every place beyond the first blocker up to and including the second.
type reachEntry struct{ slide, hop uint16 }

// place is where a point lies in the words of a Set.
type place struct {
	hiMask     uint64 // all ones for a point in Hi, else zero
	shift      uint8  // of its rank within the word
	file, rank uint8
}

var (
	bit     [128]Set // the set of one point; empty from NumSquares on
	places  [128]place
	onRank  [16][128]reachEntry // by file and the inner seven bits of the rank
	onFile  [16][256]reachEntry // by rank and the inner eight bits of the file
	cross   [NumSquares]Set     // rank and file of a point, without it
	files   [NumFiles]Set       // the points of a file
	saltire [NumSquares]Set     // both diagonals of a point, without it
	rising  [128]Set            // the diagonal up and right, without the point
	falling [128]Set
	between [NumSquares][NumSquares]Set // open points between two on one line, else empty
)

func init() {
	for s := Square(0); s < NumSquares; s++ {
		if s < halfPoints {
			bit[s].Lo = 1 << s
		} else {
			bit[s].Hi = 1 << (s - halfPoints)
			places[s].hiMask = ^uint64(0)
		}
		places[s].shift = uint8(s.Rank() % 5 * NumFiles)
		files[s.File()] = files[s.File()].Or(bit[s])
		places[s].file, places[s].rank = uint8(s.File()), uint8(s.Rank())
	}
	for f := range NumFiles {
		for o := range 128 {
			onRank[f][o] = lineReach(NumFiles, f, o<<1)
		}
	}
	for r := range NumRanks {
		for o := range 256 {
			onFile[r][o] = lineReach(NumRanks, r, o<<1)
		}
	}
	for s := Square(0); s < NumSquares; s++ {
		cross[s] = rays(s, orthogonals)
		saltire[s] = rays(s, diagonals)
		rising[s] = rays(s, []direction{{1, 1}, {-1, -1}})
		falling[s] = rays(s, []direction{{1, -1}, {-1, 1}})
	}
}

// lineReach walks a line of n places with the occupied places in occ from the place at.
func lineReach(n, at, occ int) (e reachEntry) {
	for _, step := range []int{-1, 1} {
		screens := 0
		for i := at + step; i >= 0 && i < n; i += step {
			if screens == 0 {
				e.slide |= 1 << i
			} else {
				e.hop |= 1 << i
			}
			if occ>>i&1 != 0 {
				if screens++; screens == 2 {
					break
				}
			}
		}
	}
	return e
}

type direction struct{ file, rank int }

var (
	orthogonals = []direction{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	diagonals   = []direction{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}
)

// rays is all that lies on the lines from s in the given directions; it fills between on its way.
func rays(s Square, along []direction) (all Set) {
	for _, d := range along {
		var passed Set
		for f, r := s.File()+d.file, s.Rank()+d.rank; At(f, r) != None; f, r = f+d.file, r+d.rank {
			t := At(f, r)
			between[s][t] = passed
			passed = passed.Or(bit[t])
		}
		all = all.Or(passed)
	}
	return all
}

// Products that gather the five bits of file a into bits 32-36, that spread five bits over a
// file, and that copy a rank of nine bits to all five ranks of a word.
const (
	gatherFile = 1 | 1<<8 | 1<<16 | 1<<24 | 1<<32
	spreadFile = gatherFile
	fillRanks  = fileA
)

// orthogonal is what a chariot and, as its captures, a cannon reach from s. The hits hold empty
// points too: intersect them with the enemy.
func orthogonal(s Square, occ Set) (slide, hits Set) {
	p := &places[s&127]
	word := occ.Lo&^p.hiMask | occ.Hi&p.hiMask
	row := onRank[p.file&15][word>>(p.shift+1)&127]
	slideRow, hitRow := uint64(row.slide)<<p.shift, uint64(row.hop)<<p.shift

	lo := (occ.Lo >> p.file & fileA) * gatherFile >> 32 & 31
	hi := (occ.Hi >> p.file & fileA) * gatherFile >> 32 & 31
	col := onFile[p.rank&15][(lo|hi<<5)>>1&255]

	slide.Lo = spread(col.slide&31)<<p.file | slideRow&^p.hiMask
	slide.Hi = spread(col.slide>>5)<<p.file | slideRow&p.hiMask
	hits.Lo = spread(col.hop&31)<<p.file | hitRow&^p.hiMask
	hits.Hi = spread(col.hop>>5)<<p.file | hitRow&p.hiMask
	return slide, hits
}

// spread puts five bits on the first file of a word.
func spread(five uint16) uint64 { return uint64(five) * spreadFile & fileA }

// diagonal is what a bishop reaches from s.
func diagonal(s Square, occ Set) Set {
	p := &places[s&127]
	a := alongDiagonal(p, &rising[s&127], occ)
	b := alongDiagonal(p, &falling[s&127], occ)
	return Set{a.Lo | b.Lo, a.Hi | b.Hi}
}

// alongDiagonal folds a diagonal, which meets each file once, into one rank, and back.
func alongDiagonal(p *place, line *Set, occ Set) Set {
	row := (occ.Lo&line.Lo | occ.Hi&line.Hi) * fillRanks >> 36
	reach := uint64(onRank[p.file&15][row>>1&127].slide) * fillRanks
	return Set{reach & line.Lo, reach & line.Hi}
}
