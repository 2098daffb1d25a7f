package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

func TestOutcomesInWords(t *testing.T) {
	for _, c := range []struct {
		outcome             songky.Outcome
		vietnamese, english string
	}{
		{songky.Outcome{}, "Đang chơi", "Ongoing"},
		{lost(songky.Red, songky.ReasonPerpetualCheck), "Đỏ chiếu dai, Đỏ thua", "Red checks perpetually, Red loses"},
		{lost(songky.Blue, songky.ReasonPerpetualCheck), "Xanh chiếu dai, Xanh thua", "Blue checks perpetually, Blue loses"},
		{drawn(songky.ReasonPerpetualCheck), "Hòa: chiếu dai", "Draw: perpetual check"},
		{lost(songky.Red, songky.ReasonPerpetualChase), "Đỏ đuổi dai, Đỏ thua", "Red chases perpetually, Red loses"},
		{lost(songky.Blue, songky.ReasonPerpetualChase), "Xanh đuổi dai, Xanh thua", "Blue chases perpetually, Blue loses"},
		{drawn(songky.ReasonPerpetualChase), "Hòa: đuổi dai", "Draw: perpetual chase"},
	} {
		t.Run(c.english, func(t *testing.T) {
			assert.Equal(t, c.vietnamese, c.outcome.In(songky.Vietnamese))
			assert.Equal(t, c.english, c.outcome.In(songky.English))
			assert.Equal(t, c.english, c.outcome.String())
		})
	}

	words := map[songky.Reason][3]string{ // id, Vietnamese, English
		songky.ReasonCheckmate:      {"checkmate", "chiếu hết", "checkmate"},
		songky.ReasonNoMoves:        {"no-moves", "hết nước đi", "no legal move"},
		songky.ReasonStalemate:      {"stalemate", "hết nước đi mà không bị chiếu", "stalemate"},
		songky.ReasonRepetition:     {"repetition", "lặp lại thế cờ", "repetition"},
		songky.ReasonPerpetualCheck: {"perpetual-check", "chiếu dai", "perpetual check"},
		songky.ReasonPerpetualChase: {"perpetual-chase", "đuổi dai", "perpetual chase"},
		songky.ReasonEffectiveLimit: {"effective-limit", "hết số nước hiệu lực", "limit of effective plies"},
		songky.ReasonProgressLimit:  {"progress-limit", "quá số nước không tiến triển", "limit of plies without progress"},
		songky.ReasonPlyLimit:       {"ply-limit", "quá số nước của ván cờ", "limit of plies"},
		songky.ReasonNoAttackers:    {"no-attackers", "hai bên hết quân tấn công", "no attacking piece left"},
		songky.ReasonNoPieces:       {"no-pieces", "hết quân", "no piece left"},
		songky.ReasonCount:          {"count", "đếm quân", "count of pieces"},
		songky.ReasonDeadPosition:   {"dead-position", "không bên nào chiếu hết được", "dead position"},
		songky.ReasonResignation:    {"resignation", "xin thua", "resignation"},
		songky.ReasonAgreement:      {"agreement", "thỏa thuận hòa", "agreement"},
		songky.ReasonTime:           {"time", "hết giờ", "time"},
	}
	status := map[songky.Status][2]string{
		songky.RedWins:  {"Đỏ thắng: ", "Red wins: "},
		songky.BlueWins: {"Xanh thắng: ", "Blue wins: "},
		songky.Draw:     {"Hòa: ", "Draw: "},
	}
	count := 0
	for why := songky.NoReason + 1; why.String() != "unknown"; why++ {
		want, known := words[why]
		if !assert.True(t, known, "%s has its words here", why) {
			continue
		}
		count++
		assert.Equal(t, want[0], why.String())
		assert.Equal(t, want[1], why.Names().In(songky.Vietnamese), why)
		assert.Equal(t, want[2], why.Names().In(songky.English), why)
		for s, text := range status {
			if s != songky.Draw && (why == songky.ReasonPerpetualCheck || why == songky.ReasonPerpetualChase) {
				continue // told of the offender, above
			}
			o := songky.Outcome{Status: s, Reason: why}
			assert.Equal(t, text[0]+want[1], o.In(songky.Vietnamese))
			assert.Equal(t, text[1]+want[2], o.In(songky.English))
		}
	}
	assert.Len(t, words, count)
}
