package songky

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/deal"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Bounds of the salt of a commitment, in bytes.
const (
	MinSalt = 16
	MaxSalt = 1024
)

var (
	// ErrSalt: a salt shorter than MinSalt or longer than MaxSalt.
	ErrSalt = errors.New("salt of a wrong length")
	// ErrCommitment: the deal and the salt are not those that the commitment was made for, or it
	// was made for another game or start position.
	ErrCommitment = errors.New("deal does not agree with its commitment")
)

// DealError is a disclosed deal that contradicts what a game has shown.
type DealError struct {
	Square    Square // the start point of the piece
	Disclosed Role   // what the deal says it is
	Shown     Role   // what it was seen to be
}

func (e *DealError) Error() string {
	return fmt.Sprintf("deal: the piece from %s was seen to be %s and is disclosed as %s", e.Square, e.Shown, e.Disclosed)
}

// NewSalt is a fresh salt of 32 bytes that nobody can foretell. Use each for one game.
func NewSalt() []byte {
	salt := make([]byte, 32)
	_, _ = rand.Read(salt) // documented never to fail
	return salt
}

// CommitDeal is the commitment to a deal of a game of cờ úp, as 64 hexadecimal digits: a hash over
// the deal and a secret salt. Before the first move the server sends it to both players; after the
// game it discloses the deal and the salt, and each client checks both with Game.VerifyDeal.
//
// An empty start FEN is the game's start position. Of the FEN the placement, the side to move and
// the pool matter. The deal names every face-down piece, in any order. The errors are
// ErrUnknownVariant, ErrNoDeal for a game without face-down pieces, *PositionError for the FEN,
// *ParseError for the deal, and ErrSalt.
//
// What this proves, and under which assumptions:
//   - The server cannot change the deal after the commitment, as SHA-256 is collision resistant,
//     provided that both players got the same commitment before the first move.
//   - The commitment tells nobody anything about the deal, provided that the salt is random, used
//     for one game only and secret until its end. Without a secret salt the deals that agree with
//     what has been turned up could be tried one after the other.
//   - It does not prove that the deal is random: the server chose it. A deal WithSeed is known to
//     everybody who knows or guesses the seed.
//   - It does not prove that the server kept the deal from one of the players, and a server that
//     does not disclose it after the game has proved nothing.
func CommitDeal(v Variant, startFEN, dealt string, salt []byte) (string, error) {
	start, err := dealStart(v, startFEN)
	if err != nil {
		return "", err
	}
	d, err := fullDeal(v, &start, dealt)
	if err != nil {
		return "", err
	}
	return commit(v, &start, &d, salt)
}

// VerifyDeal checks a disclosed deal and salt against the commitment made before the game; see
// CommitDeal for the other parameters. It returns ErrCommitment if they do not agree, *ParseError
// for a commitment that is not 64 hexadecimal digits, and the errors of CommitDeal. A client that
// has the game's record uses Game.VerifyDeal, which checks what was turned up as well.
func VerifyDeal(commitment string, v Variant, startFEN, dealt string, salt []byte) error {
	start, err := dealStart(v, startFEN)
	if err != nil {
		return err
	}
	_, err = verify(commitment, v, &start, dealt, salt)
	return err
}

// verify is the deal that was disclosed, once it agrees with its commitment.
func verify(commitment string, v Variant, start *board.Position, dealt string, salt []byte) (deal.Deal, error) {
	if raw, err := hex.DecodeString(commitment); err != nil || len(raw) != sha256.Size {
		return deal.Deal{}, newParseError(commitment, 0, "not a commitment of 64 hexadecimal digits")
	}
	d, err := fullDeal(v, start, dealt)
	if err != nil {
		return d, err
	}
	own, err := commit(v, start, &d, salt)
	if err == nil && own != strings.ToLower(commitment) {
		err = ErrCommitment
	}
	return d, err
}

// Commitment is the commitment to the game's deal, for the server to publish before the first move;
// it discloses nothing of the deal while the salt is secret. It returns ErrNoDeal for a game
// without face-down pieces, ErrHidden if this game does not know the whole deal, and ErrSalt.
func (g *Game) Commitment(salt []byte) (string, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	start := &g.moments[0].position
	switch {
	case !g.variant.Info().Hidden:
		return "", ErrNoDeal
	case !g.deal.Known(start):
		return "", ErrHidden
	}
	return commit(g.variant, start, &g.deal, salt)
}

// VerifyDeal checks all that a client can: that the disclosed deal and salt are those of the
// commitment, for this game's variant and start position, and that every identity that this game
// has seen, turned up or told to a capturer, is that of the deal. What was taken back since counts as seen.
// It returns the errors of the function VerifyDeal, and *DealError for the first piece from a1 on
// that was something else.
func (g *Game) VerifyDeal(commitment, dealt string, salt []byte) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.variant.Info().Hidden {
		return ErrNoDeal
	}
	start := &g.moments[0].position
	d, err := verify(commitment, g.variant, start, dealt, salt)
	if err != nil {
		return err
	}
	for s := range board.Square(board.NumSquares) {
		if shown := g.deal[s]; shown != 0 && shown != d[s] {
			roles := &variants.Define(g.variant).Slots[start.Cell(s).Side()]
			return &DealError{fromBoard(s), roles[d[s]], roles[shown]}
		}
	}
	return nil
}

// dealStart is the start position that a deal is for.
func dealStart(v Variant, fen string) (board.Position, error) {
	switch {
	case !v.Valid():
		return board.Position{}, fmt.Errorf("%w: %d", ErrUnknownVariant, uint8(v))
	case !v.Info().Hidden:
		return board.Position{}, ErrNoDeal
	case fen == "":
		fen = v.Info().Start
	}
	return parsePosition(v, fen)
}

// fullDeal reads a deal that must name every face-down piece.
func fullDeal(v Variant, start *board.Position, text string) (deal.Deal, error) {
	d, err := parseDeal(v, start, text)
	if err == nil && !d.Known(start) {
		err = newParseError(text, len(text), "not every face-down piece is named")
	}
	return d, err
}

// commitmentDomain keeps these hashes apart from all others.
const commitmentDomain = "songky deal commitment 1"

// commit hashes the domain and the fields in their canonical forms: the variant's id, the first
// three fields of the FEN, the deal from a1 on, and the salt. Each is preceded by its length in
// eight bytes, big-endian, so that no two different lists of fields are hashed alike.
func commit(v Variant, start *board.Position, d *deal.Deal, salt []byte) (string, error) {
	if len(salt) < MinSalt || len(salt) > MaxSalt {
		return "", fmt.Errorf("%w: %d bytes are not within %d and %d", ErrSalt, len(salt), MinSalt, MaxSalt)
	}
	fen := strings.Join(strings.Fields(notation.FEN(v, start))[:3], " ")
	var text []byte
	for _, field := range []string{commitmentDomain, v.String(), fen, d.Text(v, start), string(salt)} {
		text = binary.BigEndian.AppendUint64(text, uint64(len(field)))
		text = append(text, field...)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), nil
}
