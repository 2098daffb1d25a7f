package songky

import (
	"fmt"
	"slices"
)

// Option is a choice for NewGame.
type Option func(*config) error

// Captured says who learns what a captured face-down piece was.
type Captured uint8

// The choices.
const (
	CapturedUnseen         Captured = iota // nobody, until the game ends
	CapturedSeenByCapturer                 // the capturing side alone
)

// String is the choice's id in records: "unseen" or "capturer".
func (c Captured) String() string {
	if c == CapturedSeenByCapturer {
		return "capturer"
	}
	return "unseen"
}

// config is what the options of NewGame add up to.
type config struct {
	fen      string
	rules    *Rules
	seed     *uint64
	deal     *string
	noDeal   bool
	captured *Captured
	handicap *string // the id of a handicap
	setup    string  // the start position of Setup.Game
}

// WithFEN starts from a position, finished or not. A position that cannot be played makes NewGame
// return a *PositionError.
func WithFEN(fen string) Option {
	return func(c *config) error {
		c.fen = fen
		if fen == "" {
			return &PositionError{[]Fault{{Kind: FaultSyntax, Square: NoSquare, Detail: "empty text"}}}
		}
		return nil
	}
}

// WithRules plays by other ending rules than the variant's default: a set of its Info().RuleSets,
// whose fields may have been changed.
func WithRules(r Rules) Option {
	return func(c *config) error {
		c.rules = &r
		return nil
	}
}

// WithSeed determines the shuffle of cờ úp; elsewhere it is accepted and unused. Without it the
// shuffle cannot be foretold.
func WithSeed(seed uint64) Option {
	return func(c *config) error {
		c.seed = &seed
		return nil
	}
}

// WithDeal gives the identities of face-down pieces, "a1=C,b1=P,..."; points not named are dealt
// from the rest of the pool. A text that cannot be used makes NewGame return a *ParseError.
func WithDeal(deal string) Option {
	return func(c *config) error {
		c.deal = &deal
		return nil
	}
}

// WithoutDeal starts a game of cờ úp whose pieces somebody else has dealt, such as a client's: it
// knows no identity, and its face-down pieces are played with PlayRevealed.
func WithoutDeal() Option {
	return func(c *config) error {
		c.noDeal = true
		return nil
	}
}

// WithCaptured sets who learns what a captured face-down piece was. The default is
// CapturedUnseen for CoUp and CapturedSeenByCapturer for CoUpClassic.
func WithCaptured(k Captured) Option {
	return func(c *config) error {
		if k > CapturedSeenByCapturer {
			return fmt.Errorf("%w: captured %d", ErrOption, k)
		}
		c.captured = &k
		return nil
	}
}

// check refuses options that the variant has no use for.
func (c *config) check(v Variant) error {
	if err := c.settleStart(v); err != nil {
		return err
	}
	info := v.Info()
	if !info.Hidden && c.deal != nil {
		return fmt.Errorf("%w: %s has no face-down pieces to deal", ErrOption, v)
	}
	if c.noDeal && (!info.Hidden || c.deal != nil) {
		return fmt.Errorf("%w: no deal to do without", ErrOption)
	}
	if !info.Hidden && c.captured != nil {
		return fmt.Errorf("%w: %s has no face-down pieces to capture", ErrOption, v)
	}
	if c.rules == nil {
		return nil
	}
	return checkRules(v, info.RuleSets, c.rules)
}

// longestCount bounds the limits of Rules, far above any use.
const longestCount = 1_000_000

func checkRules(v Variant, sets []string, r *Rules) error {
	if !slices.Contains(sets, r.Name) {
		return fmt.Errorf("%w: rule set %.40q is not one of %q", ErrOption, r.Name, sets)
	}
	counts := []int{r.Repetition, r.PlyLimit, r.ProgressLimit, r.EffectiveLimit}
	for _, n := range slices.Concat(counts, r.CheckLimits[:], r.ChaseLimits[:]) {
		if n < 0 || n > longestCount {
			return fmt.Errorf("%w: limit %d", ErrOption, n)
		}
	}
	if r.Repetition == 1 {
		return fmt.Errorf("%w: repetition at the first occurrence", ErrOption)
	}
	if v != Xiangqi && (r.EffectiveLimit != 0 || r.CheckLimits != [3]int{} || r.ChaseLimits != [3]int{}) {
		return fmt.Errorf("%w: only xiangqi knows limits on effective plies, checks and chases", ErrOption)
	}
	return nil
}
