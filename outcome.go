package songky

import (
	"fmt"

	"github.com/songky/songky/internal/adjudicate"
	"github.com/songky/songky/variants"
)

// Status is how a game stands.
type Status uint8

// The ways a game may stand.
const (
	Ongoing Status = iota
	RedWins
	BlueWins
	Draw
)

var statusNames = [...]variants.Names{
	Ongoing:  {Vietnamese: "Đang chơi", English: "Ongoing"},
	RedWins:  {Vietnamese: "Đỏ thắng", English: "Red wins"},
	BlueWins: {Vietnamese: "Xanh thắng", English: "Blue wins"},
	Draw:     {Vietnamese: "Hòa", English: "Draw"},
}

// Names are the names of the status.
func (s Status) Names() variants.Names {
	if int(s) >= len(statusNames) {
		return variants.Names{Vietnamese: "không rõ", English: "unknown"}
	}
	return statusNames[s]
}

// String is the English name.
func (s Status) String() string { return s.Names().English }

// Reason is why a game ended. The zero value, NoReason, is that of a game that goes on.
type Reason uint8

// The reasons.
const (
	NoReason             Reason = 0
	ReasonCheckmate             = Reason(adjudicate.Checkmate)
	ReasonNoMoves               = Reason(adjudicate.NoMoves)
	ReasonStalemate             = Reason(adjudicate.Stalemate)
	ReasonRepetition            = Reason(adjudicate.Repetition)
	ReasonPerpetualCheck        = Reason(adjudicate.PerpetualCheck)
	ReasonPerpetualChase        = Reason(adjudicate.PerpetualChase)
	ReasonEffectiveLimit        = Reason(adjudicate.EffectiveLimit)
	ReasonProgressLimit         = Reason(adjudicate.ProgressLimit)
	ReasonPlyLimit              = Reason(adjudicate.PlyLimit)
	ReasonNoAttackers           = Reason(adjudicate.NoAttackers)
	ReasonNoPieces              = Reason(adjudicate.NoPieces)
	ReasonCount                 = Reason(adjudicate.Count)
	ReasonDeadPosition          = Reason(adjudicate.DeadPosition)
	ReasonResignation           = Reason(adjudicate.Resignation)
	ReasonAgreement             = Reason(adjudicate.Agreement)
	ReasonTime                  = Reason(adjudicate.Time)
)

var reasonTexts = [...]struct {
	id    string
	names variants.Names
}{
	NoReason:             {"", variants.Names{Vietnamese: "ván cờ chưa kết thúc", English: "the game goes on"}},
	ReasonCheckmate:      {"checkmate", variants.Names{Vietnamese: "chiếu hết", English: "checkmate"}},
	ReasonNoMoves:        {"no-moves", variants.Names{Vietnamese: "hết nước đi", English: "no legal move"}},
	ReasonStalemate:      {"stalemate", variants.Names{Vietnamese: "hết nước đi mà không bị chiếu", English: "stalemate"}},
	ReasonRepetition:     {"repetition", variants.Names{Vietnamese: "lặp lại thế cờ", English: "repetition"}},
	ReasonPerpetualCheck: {"perpetual-check", variants.Names{Vietnamese: "chiếu dai", English: "perpetual check"}},
	ReasonPerpetualChase: {"perpetual-chase", variants.Names{Vietnamese: "đuổi dai", English: "perpetual chase"}},
	ReasonEffectiveLimit: {"effective-limit", variants.Names{Vietnamese: "hết số nước hiệu lực", English: "limit of effective plies"}},
	ReasonProgressLimit:  {"progress-limit", variants.Names{Vietnamese: "quá số nước không tiến triển", English: "limit of plies without progress"}},
	ReasonPlyLimit:       {"ply-limit", variants.Names{Vietnamese: "quá số nước của ván cờ", English: "limit of plies"}},
	ReasonNoAttackers:    {"no-attackers", variants.Names{Vietnamese: "hai bên hết quân tấn công", English: "no attacking piece left"}},
	ReasonNoPieces:       {"no-pieces", variants.Names{Vietnamese: "hết quân", English: "no piece left"}},
	ReasonCount:          {"count", variants.Names{Vietnamese: "đếm quân", English: "count of pieces"}},
	ReasonDeadPosition:   {"dead-position", variants.Names{Vietnamese: "không bên nào chiếu hết được", English: "dead position"}},
	ReasonResignation:    {"resignation", variants.Names{Vietnamese: "xin thua", English: "resignation"}},
	ReasonAgreement:      {"agreement", variants.Names{Vietnamese: "thỏa thuận hòa", English: "agreement"}},
	ReasonTime:           {"time", variants.Names{Vietnamese: "hết giờ", English: "time"}},
}

// String is the reason's id, "checkmate", "perpetual-check"; empty for NoReason.
func (r Reason) String() string {
	if int(r) >= len(reasonTexts) {
		return "unknown"
	}
	return reasonTexts[r].id
}

// Names are the reason in words.
func (r Reason) Names() variants.Names {
	if int(r) >= len(reasonTexts) {
		return variants.Names{Vietnamese: "không rõ", English: "unknown"}
	}
	return reasonTexts[r].names
}

// parseReason is the reason with an id.
func parseReason(id string) (Reason, bool) {
	for r, text := range reasonTexts {
		if text.id == id && id != "" {
			return Reason(r), true
		}
	}
	return NoReason, false
}

// Outcome is how a game stands and why. Outcomes are comparable; the zero value is a game that
// goes on.
type Outcome struct {
	Status Status
	Reason Reason
}

// Over says whether the game has ended.
func (o Outcome) Over() bool { return o.Status != Ongoing }

// Winner is the side that won; false if none did.
func (o Outcome) Winner() (Side, bool) {
	switch o.Status {
	case RedWins:
		return Red, true
	case BlueWins:
		return Blue, true
	}
	return Red, false
}

// offences say who has lost by an offence, in words about the offender.
var offences = map[Reason]variants.Names{
	ReasonPerpetualCheck: {Vietnamese: "%[1]s chiếu dai, %[1]s thua", English: "%[1]s checks perpetually, %[1]s loses"},
	ReasonPerpetualChase: {Vietnamese: "%[1]s đuổi dai, %[1]s thua", English: "%[1]s chases perpetually, %[1]s loses"},
}

// In explains the outcome in a language: "Đỏ thắng: chiếu hết", "Đỏ chiếu dai, Đỏ thua".
func (o Outcome) In(l Language) string {
	if winner, won := o.Winner(); won {
		if offence, ok := offences[o.Reason]; ok {
			return fmt.Sprintf(offence.In(l), winner.Opponent().Names().In(l))
		}
	}
	text := o.Status.Names().In(l)
	if o.Over() {
		text += ": " + o.Reason.Names().In(l)
	}
	return text
}

// String explains the outcome in English.
func (o Outcome) String() string { return o.In(English) }

// wonBy is the outcome of a game that a side has won.
func wonBy(s Side, why Reason) Outcome {
	if s == Blue {
		return Outcome{BlueWins, why}
	}
	return Outcome{RedWins, why}
}

func outcomeOf(v adjudicate.Verdict) Outcome {
	switch {
	case !v.Over():
		return Outcome{}
	case v.Winner == adjudicate.Nobody:
		return Outcome{Draw, Reason(v.Reason)}
	case v.Winner == adjudicate.RedWon:
		return wonBy(Red, Reason(v.Reason))
	}
	return wonBy(Blue, Reason(v.Reason))
}
