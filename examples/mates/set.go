package main

import (
	"strings"

	"github.com/songky/songky"
)

// longest is the longest mate that is looked for.
const longest = 4

// shares are the parts of a set that mates of each length are to have, in hundredths.
var shares = [longest + 1]int{2: 40, 3: 40, 4: 20}

// floors are the least parts of themes, in hundredths, where a game has them.
var floors = []struct {
	theme theme
	share int
	in    string // ids of the games, apart by spaces
}{
	{faceDown, 70, "coup coup-classic"},
	{turnUps, 10, "coup coup-classic"},
	{turnUp, 5, "coup coup-classic"},
	{quietKey, 20, "songky songky-balanced xiangqi coup coup-classic chess chess-fide"},
	{offer, 15, "songky songky-balanced xiangqi coup coup-classic chess chess-fide"},
	{byMany, 8, "songky songky-balanced xiangqi coup coup-classic chess chess-fide"},
	{byCannon, 12, "songky songky-balanced xiangqi coup coup-classic"},
	{byHorse, 12, "songky songky-balanced xiangqi coup coup-classic chess chess-fide"},
	{byFoot, 6, "songky songky-balanced xiangqi coup coup-classic chess chess-fide"},
	{noMove, 6, "xiangqi coup coup-classic"},
	{promotion, 8, "songky songky-balanced chess chess-fide"},
	{rights, 8, "chess-fide"},
}

// bucket is a length of mates and the side that mates.
type bucket struct {
	n    int
	side songky.Side
}

// set is a set of mates in the making.
type set struct {
	variant songky.Variant
	left    int
	rooms   map[bucket]int
	wanted  map[theme]int // of each theme still
	seen    map[string]bool
	mates   map[bucket][]mate
}

func newSet(v songky.Variant, count int) *set {
	s := &set{
		variant: v, left: count, rooms: make(map[bucket]int), wanted: make(map[theme]int),
		seen: make(map[string]bool), mates: make(map[bucket][]mate),
	}
	for n, share := range shares {
		s.rooms[bucket{n, songky.Red}] = count * share / 200
		s.rooms[bucket{n, songky.Blue}] = count * share / 200
	}
	for _, f := range floors {
		if strings.Contains(" "+f.in+" ", " "+v.String()+" ") {
			s.wanted[f.theme] = (count*f.share + 99) / 100
		}
	}
	return s
}

// needs is how much a mate would serve the set: 0 if it has no room for it, 1 if it has, and one
// more for each theme that is wanted. The last rooms are kept for those.
func (s *set) needs(m mate) int {
	if s.rooms[m.bucket] == 0 || s.seen[m.placement()] {
		return 0
	}
	need := 1
	for t := range m.themes {
		if s.wanted[t] > 0 {
			need++
		}
	}
	if need == 1 && s.left <= s.missing() {
		return 0
	}
	return need
}

// lengths are the shortest and the longest mates by a side that there is room for; 0 if none.
func (s *set) lengths(side songky.Side) (least, most int) {
	for n := longest; n > 0; n-- {
		if s.rooms[bucket{n, side}] > 0 {
			least, most = n, max(n, most)
		}
	}
	return least, most
}

// missing is how many rooms the themes ask for.
func (s *set) missing() (n int) {
	for _, wanted := range s.wanted {
		n += max(wanted, 0)
	}
	return n
}

// size is how many mates were taken.
func (s *set) size() (n int) {
	for _, list := range s.mates {
		n += len(list)
	}
	return n
}

// take takes a mate that the set has room for.
func (s *set) take(m mate) {
	s.left--
	s.rooms[m.bucket]--
	s.seen[m.placement()] = true
	for t := range m.themes {
		s.wanted[t]--
	}
	s.mates[m.bucket] = append(s.mates[m.bucket], m)
}

// inOrder lists the mates so that every five in a row are of all lengths, by their shares, with the
// sides by turns as far as they go.
func (s *set) inOrder() (list []mate) {
	var turn [longest + 1]songky.Side
	for s.size() > 0 {
		for _, n := range []int{2, 3, 4, 2, 3} {
			for range 2 {
				b := bucket{n, turn[n]}
				turn[n] = turn[n].Opponent()
				if rest := s.mates[b]; len(rest) > 0 {
					list = append(list, rest[0])
					s.mates[b] = rest[1:]
					break
				}
			}
		}
	}
	return list
}
