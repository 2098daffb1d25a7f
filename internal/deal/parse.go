package deal

import (
	"fmt"
	"strings"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// SyntaxError is a deal's text that cannot be used.
type SyntaxError struct {
	Offset int
	Why    string
}

func (e *SyntaxError) Error() string { return fmt.Sprintf("deal: at byte %d: %s", e.Offset, e.Why) }

// maxText is longer than any deal is.
const maxText = 1024

// Parse reads identities, "a1=C,b1=P,...", for face-down points of p. An empty text names none.
func Parse(v variants.Variant, p *board.Position, text string) (d Deal, err error) {
	if len(text) > maxText {
		return d, &SyntaxError{maxText, "too long"}
	}
	if text == "" {
		return d, nil
	}
	pools := [2]board.Pool{p.Pool(0), p.Pool(1)}
	at := 0
	for _, item := range strings.Split(text, ",") {
		if why := d.enter(v, p, &pools, item); why != "" {
			return Deal{}, &SyntaxError{at, why}
		}
		at += len(item) + 1
	}
	return d, nil
}

// enter reads one item, "a1=C", and says why it cannot.
func (d *Deal) enter(v variants.Variant, p *board.Position, pools *[2]board.Pool, item string) string {
	s, n := notation.ScanSquare(item)
	if n == 0 || len(item) != n+2 || item[n] != '=' {
		return fmt.Sprintf("%.20q is not a point and a letter, like a1=C", item)
	}
	c := p.Cell(s)
	if !c.IsFaceDown() {
		return fmt.Sprintf("no face-down piece on %s", item[:n])
	}
	slot := notation.SlotOfLetter(variants.Define(v), c.Side(), item[n+1])
	pool := &pools[variants.Tables(v).PoolOf(c.Side())]
	switch {
	case slot == 0 || slot == board.RoyalSlot:
		return fmt.Sprintf("%q is no piece that lies face down", rune(item[n+1]))
	case d[s] != 0:
		return fmt.Sprintf("%s is named twice", item[:n])
	case pool.Count(slot) == 0:
		return fmt.Sprintf("more pieces %q than the pool has", rune(item[n+1]))
	}
	d[s] = uint8(slot)
	*pool = pool.With(slot, -1)
	return ""
}
