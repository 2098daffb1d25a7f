package eval

import (
	"testing"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

func BenchmarkValue(b *testing.B) {
	for _, v := range []variants.Variant{variants.Chess, variants.Xiangqi} {
		var list []board.Position
		wander(&testing.T{}, v, func(p *board.Position) { list = append(list, *p) })
		h := NewHand(v)
		b.Run(v.String(), func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				p := &list[i%len(list)]
				h.value(0, p)
			}
		})
	}
}
