package songky_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestTakeBack(t *testing.T) {
	for _, c := range []struct {
		name  string
		plies int
		side  songky.Side
		left  int // plies left, -1 for ErrNoHistory
	}{
		{"nothing played, own turn", 0, songky.Red, -1},
		{"nothing played, the other's turn", 0, songky.Blue, -1},
		{"Red has just moved", 1, songky.Red, 0},
		{"Blue's first turn has no turn of Blue before", 1, songky.Blue, -1},
		{"Red's turn: Blue's reply goes too", 2, songky.Red, 0},
		{"Blue has just moved", 2, songky.Blue, 1},
		{"Red has just moved again", 3, songky.Red, 2},
		{"Blue's turn: Red's reply goes too", 3, songky.Blue, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, songky.Xiangqi)
			play(t, g, []string{"h3e3", "h10g8", "h1g3"}[:c.plies]...)
			before := snap(t, g)
			err := g.TakeBack(c.side)
			if c.left < 0 {
				require.ErrorIs(t, err, songky.ErrNoHistory)
				require.Equal(t, before, snap(t, g))
				return
			}
			require.NoError(t, err)
			assert.Equal(t, c.left, g.Plies())
			assert.Equal(t, c.side, g.Turn(), "it is that side's turn")
		})
	}
}

func TestTakeBackWhereBlueMovesFirst(t *testing.T) {
	g := fromFEN(t, songky.Xiangqi, "3k5/9/9/9/9/9/9/9/9/4K4 b")
	assert.ErrorIs(t, g.TakeBack(songky.Red), songky.ErrNoHistory)
	assert.ErrorIs(t, g.TakeBack(songky.Blue), songky.ErrNoHistory)
	play(t, g, "d10d9")
	assert.ErrorIs(t, g.TakeBack(songky.Red), songky.ErrNoHistory)
	require.NoError(t, g.TakeBack(songky.Blue))
	assert.Equal(t, songky.Blue, g.Turn())
}

func TestTakeBackOfACoUpRevealTurnsItUpTheSame(t *testing.T) {
	g := newGame(t, songky.CoUp, songky.WithDeal("b1=C,h10=R"))
	start := snap(t, g)
	play(t, g, "b1c3", "h10g8")
	assert.Equal(t, []string{"C", "R"}, reveals(g))
	assert.Equal(t, "R3N4B4A4C3P10", strings.Fields(g.FEN())[2])
	require.NoError(t, g.TakeBack(songky.Red))
	assert.Equal(t, start, snap(t, g))
	assert.True(t, g.Position().At(square(t, "b1")).FaceDown)
	play(t, g, "b1a3")
	assert.Equal(t, []string{"C"}, reveals(g))
}

func TestDeclaredEnds(t *testing.T) {
	for _, c := range []struct {
		name    string
		declare func(g *songky.Game) error
		want    songky.Outcome
		text    string
	}{
		{"Red resigns", func(g *songky.Game) error { return g.Resign(songky.Red) },
			songky.Outcome{Status: songky.BlueWins, Reason: songky.ReasonResignation}, "Blue wins: resignation"},
		{"Blue resigns", func(g *songky.Game) error { return g.Resign(songky.Blue) },
			songky.Outcome{Status: songky.RedWins, Reason: songky.ReasonResignation}, "Red wins: resignation"},
		{"Red's time is up", func(g *songky.Game) error { return g.LoseOnTime(songky.Red) },
			songky.Outcome{Status: songky.BlueWins, Reason: songky.ReasonTime}, "Blue wins: time"},
		{"Blue's time is up", func(g *songky.Game) error { return g.LoseOnTime(songky.Blue) },
			songky.Outcome{Status: songky.RedWins, Reason: songky.ReasonTime}, "Red wins: time"},
		{"agreement", func(g *songky.Game) error { return g.AgreeDraw() },
			songky.Outcome{Status: songky.Draw, Reason: songky.ReasonAgreement}, "Draw: agreement"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, songky.SongKy)
			play(t, g, "a4a5")
			going := snap(t, g)
			require.NoError(t, c.declare(g))
			assert.Equal(t, c.want, g.Outcome())
			assert.Equal(t, c.text, g.Outcome().String())
			winner, won := g.Outcome().Winner()
			assert.Equal(t, c.want.Status != songky.Draw, won)
			assert.Equal(t, won && c.want.Status == songky.BlueWins, won && winner == songky.Blue)
			assert.Empty(t, g.LegalMoves())
			assert.ErrorIs(t, c.declare(g), songky.ErrGameOver)

			again, err := songky.LoadGame([]byte(full(t, g)))
			require.NoError(t, err)
			assert.Equal(t, c.want, again.Outcome())

			require.NoError(t, g.Undo(), "the declaration goes with the last ply")
			assert.Equal(t, songky.Outcome{}, g.Outcome())
			assert.Zero(t, g.Plies())
			play(t, g, "a4a5")
			assert.Equal(t, going, snap(t, g))
		})
	}
}

func TestSidesThatAreNone(t *testing.T) {
	g := newGame(t, songky.CoUp, songky.WithSeed(1))
	play(t, g, "b1c3")
	before := snap(t, g)
	for _, s := range []songky.Side{2, 3, 255} {
		assert.ErrorIs(t, g.Resign(s), songky.ErrSide)
		assert.ErrorIs(t, g.LoseOnTime(s), songky.ErrSide)
		assert.ErrorIs(t, g.TakeBack(s), songky.ErrSide)
		assert.Equal(t, g.Position(), g.View(s))
	}
	assert.Equal(t, before, snap(t, g))
}

func TestDealIsToldOnceTheGameIsOver(t *testing.T) {
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		g := newGame(t, v, songky.WithDeal("a1=C,i10=P"), songky.WithSeed(4))
		play(t, g, "a4a5")
		_, err := g.Deal()
		require.ErrorIs(t, err, songky.ErrHidden)
		assert.NotContains(t, public(t, g), "deal")
		assert.Contains(t, full(t, g), "a1=C")

		require.NoError(t, g.AgreeDraw())
		deal, err := g.Deal()
		require.NoError(t, err)
		assert.True(t, strings.HasPrefix(deal, "a1=C,"), deal)
		assert.True(t, strings.HasSuffix(deal, ",i10=P"), deal)
		assert.Contains(t, public(t, g), deal, "nothing is secret any more")

		again := newGame(t, v, songky.WithDeal(deal))
		require.NoError(t, again.AgreeDraw())
		same, err := again.Deal()
		require.NoError(t, err)
		assert.Equal(t, deal, same, "a deal that names all points is that deal")

		require.NoError(t, g.Undo())
		_, err = g.Deal()
		assert.ErrorIs(t, err, songky.ErrHidden, "secret again")
	}
	g := newGame(t, songky.Xiangqi)
	_, err := g.Deal()
	assert.ErrorIs(t, err, songky.ErrNoDeal)
}

func TestSeedsDetermineTheShuffle(t *testing.T) {
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		deals := map[string]bool{}
		for seed := range uint64(20) {
			one, two := newGame(t, v, songky.WithSeed(seed)), newGame(t, v, songky.WithSeed(seed))
			require.Equal(t, full(t, one), full(t, two))
			deals[full(t, one)] = true
		}
		assert.Len(t, deals, 20, "seeds differ")
		assert.NotEqual(t, full(t, newGame(t, v)), full(t, newGame(t, v)), "without a seed each game has its own")
	}
	assert.Equal(t, full(t, newGame(t, songky.Chess)), full(t, newGame(t, songky.Chess, songky.WithSeed(7))))
}

// TestClientGame: a client that has the public record follows a game by what the server tells it.
func TestClientGame(t *testing.T) {
	server := newGame(t, songky.CoUp, songky.WithDeal("b1=C,h10=R,g1=P"))
	play(t, server, "b1c3")
	client, err := songky.LoadGame([]byte(public(t, server)))
	require.NoError(t, err)

	m := move(t, "h10g8")
	before := snap(t, client)
	require.ErrorIs(t, client.Play(m), songky.ErrHidden, "the client cannot turn it up by itself")
	require.ErrorIs(t, client.PlayRevealed(m, songky.Role(200)), songky.ErrReveal)
	chariot := roleOf(t, songky.CoUp, 'R')
	require.ErrorIs(t, client.PlayRevealed(m, roleOf(t, songky.CoUp, 'K')), songky.ErrReveal, "no general lies face down")
	var illegal *songky.IllegalMoveError
	require.ErrorAs(t, client.PlayRevealed(move(t, "h10h1"), chariot), &illegal)
	require.Equal(t, before, snap(t, client))

	play(t, server, "h10g8")
	require.NoError(t, client.PlayRevealed(m, chariot))
	assert.Equal(t, public(t, server), public(t, client))
	require.NoError(t, client.AgreeDraw())
	_, err = client.Deal()
	assert.ErrorIs(t, err, songky.ErrHidden, "the client does not know the deal, whatever ends the game")

	assert.ErrorIs(t, server.PlayRevealed(move(t, "g1e3"), chariot), songky.ErrReveal, "contradicts the deal")
	assert.NoError(t, server.PlayRevealed(move(t, "g1e3"), roleOf(t, songky.CoUp, 'P')))
	assert.ErrorIs(t, server.PlayRevealed(move(t, "e10e9"), chariot), songky.ErrReveal, "the general is face up")
}

// TestClientCannotRevealMoreThanThePool: four chariots are seen, a fifth does not exist.
func TestClientCannotRevealMoreThanThePool(t *testing.T) {
	server := fromFEN(t, songky.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K3X w N1P1")
	client, err := songky.LoadGame([]byte(public(t, server)))
	require.NoError(t, err)
	assert.ErrorIs(t, client.PlayRevealed(move(t, "a1a2"), roleOf(t, songky.CoUp, 'R')), songky.ErrReveal)
	require.NoError(t, client.PlayRevealed(move(t, "a1a2"), roleOf(t, songky.CoUp, 'N')))
	assert.Equal(t, "P1", strings.Fields(client.FEN())[2])
}

// roleOf is the role of Red's army with a letter.
func roleOf(t *testing.T, v songky.Variant, letter byte) songky.Role {
	t.Helper()
	for _, role := range v.Info().Roles[0] {
		if role.Letter() == letter {
			return role
		}
	}
	t.Fatalf("%s has no %c", v, letter)
	return 0
}

// TestCapturerAloneLearns: the public FEN is the same, the capturer's pool has one less to guess.
func TestCapturerAloneLearns(t *testing.T) {
	for k, red := range map[songky.Captured]string{
		songky.CapturedUnseen: "N1P1", songky.CapturedSeenByCapturer: "P1",
	} {
		g := newGame(t, songky.CoUp, songky.WithCaptured(k), songky.WithDeal("a10=N,i10=P"),
			songky.WithFEN("x2k4x/9/9/9/9/9/9/9/9/R3K4 w N1P1 - 0 1"))
		play(t, g, "a1a10")
		assert.Equal(t, k, g.Captured())
		assert.Equal(t, "N1P1", strings.Fields(g.FEN())[2])
		assert.Equal(t, red, strings.Fields(g.View(songky.Red).FEN())[2], k)
		assert.Equal(t, "N1P1", strings.Fields(g.View(songky.Blue).FEN())[2], k)
		captured := g.History()[0].Captured
		assert.Equal(t, songky.Piece{Side: songky.Blue, FaceDown: true}, captured)
		require.NoError(t, g.Undo())
		assert.Equal(t, "N1P1", strings.Fields(g.View(songky.Red).FEN())[2])
	}
	assert.Equal(t, songky.CapturedUnseen, newGame(t, songky.CoUp).Captured())
	assert.Equal(t, songky.CapturedSeenByCapturer, newGame(t, songky.CoUpClassic).Captured())
	assert.Equal(t, songky.CapturedUnseen, newGame(t, songky.Xiangqi).Captured())
}

// TestChangedRules: the limits of a rule set are a host's to change.
func TestChangedRules(t *testing.T) {
	shuttle := []string{"i1i2", "i10i9", "i2i1", "i9i10"}
	for _, c := range []struct {
		name   string
		change func(r *songky.Rules)
		plies  int // at which the game ends
		reason songky.Reason
	}{
		{"as they are", func(*songky.Rules) {}, 8, songky.ReasonRepetition},
		{"second occurrence", func(r *songky.Rules) { r.Repetition = 2 }, 4, songky.ReasonRepetition},
		{"fifth occurrence", func(r *songky.Rules) { r.Repetition = 5 }, 16, songky.ReasonRepetition},
		{"ply limit first", func(r *songky.Rules) { r.PlyLimit = 7 }, 7, songky.ReasonPlyLimit},
		{"repetition before counters", func(r *songky.Rules) { r.PlyLimit = 8 }, 8, songky.ReasonRepetition},
		{"progress limit", func(r *songky.Rules) { r.Repetition, r.ProgressLimit = 0, 13 }, 13, songky.ReasonProgressLimit},
		{"progress before plies", func(r *songky.Rules) { r.Repetition, r.ProgressLimit, r.PlyLimit = 0, 13, 13 }, 13, songky.ReasonProgressLimit},
	} {
		t.Run(c.name, func(t *testing.T) {
			rules, err := songky.RulesByName("songky")
			require.NoError(t, err)
			c.change(&rules)
			g := newGame(t, songky.Xiangqi, songky.WithRules(rules))
			assert.Equal(t, rules, g.Rules())
			for i := range c.plies {
				require.Equal(t, songky.Outcome{}, g.Outcome(), "after ply %d", i)
				play(t, g, shuttle[i%4])
			}
			assert.Equal(t, songky.Outcome{Status: songky.Draw, Reason: c.reason}, g.Outcome())
			again, err := songky.LoadGame([]byte(full(t, g)))
			require.NoError(t, err)
			assert.Equal(t, rules, again.Rules())
			assert.Equal(t, g.Outcome(), again.Outcome())
			require.NoError(t, g.Undo())
			assert.Equal(t, songky.Outcome{}, g.Outcome(), "undo takes the draw back")
		})
	}
}

// TestEndingRulesAreReadAfterAMove: a start position is over only if nothing can be played.
func TestEndingRulesAreReadAfterAMove(t *testing.T) {
	g := fromFEN(t, songky.ChessFIDE, "4k3/8/8/8/8/8/8/4K3 w - - 149 90")
	assert.False(t, g.Outcome().Over())
	assert.Len(t, g.LegalMoves(), 5)
	play(t, g, "e1e2")
	assert.Equal(t, songky.Outcome{Status: songky.Draw, Reason: songky.ReasonProgressLimit}, g.Outcome(),
		"counters come before material")

	mated := fromFEN(t, songky.ChessFIDE, "4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1")
	assert.Equal(t, songky.Outcome{Status: songky.RedWins, Reason: songky.ReasonCheckmate}, mated.Outcome())
	assert.Empty(t, mated.LegalMoves())
	assert.ErrorIs(t, mated.Play(move(t, "e8d8")), songky.ErrGameOver)
	assert.ErrorIs(t, mated.Undo(), songky.ErrNoHistory)
}

// TestMateStandsBeforeADraw: a mating move that also meets a limit wins.
func TestMateStandsBeforeADraw(t *testing.T) {
	g := fromFEN(t, songky.ChessFIDE, "4k3/8/4K3/8/8/8/8/Q7 w - - 149 90")
	play(t, g, "a1a8")
	assert.Equal(t, songky.Outcome{Status: songky.RedWins, Reason: songky.ReasonCheckmate}, g.Outcome())
}

func TestHistory(t *testing.T) {
	g := newGame(t, songky.SongKy)
	assert.Empty(t, g.History())
	play(t, g, "b3b10", "a10b10")
	history := g.History()
	require.Len(t, history, 2)
	assert.Equal(t, songky.Red, history[0].Side)
	assert.Equal(t, "n", history[0].Captured.Letter())
	assert.Equal(t, songky.Blue, history[1].Side)
	assert.Equal(t, "C", history[1].Captured.Letter())
	assert.True(t, history[1].Revealed.Empty())
	assert.Nil(t, history[1].Turned)

	passed := fromFEN(t, songky.ChessFIDE, "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1")
	play(t, passed, "a2a4", "b4a3")
	assert.Equal(t, "P", passed.History()[1].Captured.Letter(), "taken in passing")

	check := fromFEN(t, songky.Xiangqi, "4k4/9/9/9/9/9/9/9/R8/3K5 w")
	play(t, check, "a2e2", "e10f10", "e2f2")
	var checks []bool
	for _, ply := range check.History() {
		checks = append(checks, ply.Check)
	}
	assert.Equal(t, []bool{true, false, true}, checks)
	assert.Equal(t, []string{"f2"}, squareNames(check.Checkers()))
}

// TestConcurrentUse is for the race detector: all methods at once, and a game that stays whole.
func TestConcurrentUse(t *testing.T) {
	g := newGame(t, songky.CoUp, songky.WithSeed(1))
	var wait sync.WaitGroup
	for i := range 4 {
		wait.Go(func() {
			rng := random(uint64(i))
			for range 30 {
				if moves := g.LegalMoves(); len(moves) > 0 {
					_ = g.Play(moves[rng.IntN(len(moves))]) // another may have played since
				}
				_, _ = g.ParseMove("a1a2")
				_, _, _ = g.FEN(), g.History(), g.View(songky.Red)
				_, _, _ = g.Outcome(), g.Checkers(), g.Clone()
				_, _ = g.MarshalJSON()
				_, _ = g.Deal()
				g.Perft(1)
				if rng.IntN(4) == 0 {
					_ = g.Undo()
				}
			}
		})
	}
	wait.Wait()
	again, err := songky.LoadGame([]byte(full(t, g)))
	require.NoError(t, err)
	assert.Equal(t, snap(t, g), snap(t, again))
}

func TestClientGameWithoutDeal(t *testing.T) {
	server := newGame(t, songky.CoUpClassic, songky.WithDeal("b1=C"), songky.WithSeed(2))
	client := newGame(t, songky.CoUpClassic, songky.WithoutDeal())
	assert.Equal(t, public(t, server), public(t, client))
	assert.ErrorIs(t, client.Play(move(t, "b1c3")), songky.ErrHidden)
	require.NoError(t, client.PlayRevealed(move(t, "b1c3"), roleOf(t, songky.CoUp, 'C')))
	play(t, server, "b1c3")
	assert.Equal(t, public(t, server), public(t, client))
	assert.Equal(t, server.Perft(1), client.Perft(1))
}

// TestToldIdentitiesStayWithinThePool: what was told stays known when the ply is undone, so the
// only horse of the pool cannot be told for another point; at the least the record can be read.
func TestToldIdentitiesStayWithinThePool(t *testing.T) {
	g := newGame(t, songky.CoUp, songky.WithoutDeal(), songky.WithFEN("3k5/9/9/9/9/9/9/9/9/X3K3X w N1P1"))
	horse := roleOf(t, songky.CoUp, 'N')
	require.NoError(t, g.PlayRevealed(move(t, "a1a2"), horse))
	require.NoError(t, g.Undo())
	if err := g.PlayRevealed(move(t, "i1i2"), horse); err != nil {
		require.ErrorIs(t, err, songky.ErrReveal)
	}
	again, err := songky.LoadGame([]byte(full(t, g)))
	require.NoError(t, err, full(t, g))
	assert.Equal(t, snap(t, g), snap(t, again))
}
