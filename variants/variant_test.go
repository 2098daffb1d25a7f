package variants_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// TestCatalogue: every game describes itself fully and consistently.
func TestCatalogue(t *testing.T) {
	all := variants.All()
	require.Len(t, all, 9)
	names := map[string]bool{}
	for i, v := range all {
		t.Run(v.String(), func(t *testing.T) {
			require.Equal(t, variants.Variant(i+1), v, "the values are part of records in C and stay")
			info := v.Info()
			assert.Equal(t, v.String(), info.ID)
			assert.Equal(t, v.Names(), info.Names)
			assert.NotEmpty(t, info.Names.Vietnamese)
			assert.NotEmpty(t, info.Names.English)
			names[info.Names.Vietnamese], names[info.Names.English] = true, true

			parsed, err := variants.Parse(info.ID)
			require.NoError(t, err)
			assert.Equal(t, v, parsed)

			setup, unread := notation.ParseFEN(v, info.Start)
			require.Empty(t, unread)
			p, faults := variants.Tables(v).NewPosition(&setup)
			require.Empty(t, faults)
			assert.Equal(t, info.Start, notation.FEN(v, &p))
			assert.Equal(t, board.Red, p.Turn(), "Red moves first")
			assert.Equal(t, info.Files*info.Ranks, variants.Tables(v).Squares().Len())
			assert.Equal(t, strings.ContainsAny(info.Start, "Xx"), info.Hidden)

			require.NotEmpty(t, info.RuleSets)
			for _, name := range info.RuleSets {
				rules, err := variants.RulesByName(name)
				require.NoError(t, err)
				assert.Equal(t, name, rules.Name)
			}
			for side, roles := range info.Roles {
				assert.NotEmpty(t, roles)
				assert.NotContains(t, roles, variants.NoRole)
				letters := map[byte]bool{}
				for _, role := range roles {
					assert.False(t, letters[role.Letter()], "%s: letter %c twice", role, role.Letter())
					letters[role.Letter()] = true
					slot := variants.Define(v).SlotOf(board.Side(side), role)
					assert.Equal(t, role, variants.Define(v).RoleOf(board.NewCode(board.Side(side), slot)))
				}
				if variants.Tables(v).HasRoyal(board.Side(side)) {
					last := roles[len(roles)-1]
					assert.Contains(t, []variants.Role{variants.General, variants.King}, last, "the royal is last")
				}
			}
		})
	}
	assert.Len(t, names, 18, "no two games have one name")
}

// TestRoles: letters, names and pictures.
func TestRoles(t *testing.T) {
	for role := variants.General; role <= variants.Stone; role++ {
		assert.Contains(t, "KABNRCPQO", string(rune(role.Letter())))
		assert.NotEmpty(t, role.Names().Vietnamese)
		assert.Equal(t, role.Names().English, role.String())
		assert.Equal(t, role.Names().English, role.Names().In(variants.English))
		assert.Equal(t, role.Names().Vietnamese, role.Names().In(variants.Vietnamese))
		assert.Equal(t, role.Names().Vietnamese, role.Names().In(200), "an unknown language reads as Vietnamese")
		for side := range uint8(2) {
			assert.Len(t, []rune(role.Glyph(side)), 1)
		}
		assert.NotEqual(t, role.Glyph(0), role.Glyph(1))
	}
	for letter, role := range map[byte]variants.Role{
		'G': variants.General, 'E': variants.Elephant, 'H': variants.Horse, 'S': variants.Soldier,
	} {
		assert.Equal(t, letter, role.Alias())
	}
	for _, role := range []variants.Role{variants.King, variants.Queen, variants.Bishop, variants.Knight, variants.Pawn, variants.Advisor} {
		assert.Zero(t, role.Alias())
	}
	for _, none := range []variants.Role{variants.NoRole, variants.Stone + 1, 255} {
		assert.Zero(t, none.Letter())
		assert.Zero(t, none.Alias())
		assert.Empty(t, none.Glyph(0))
		assert.Equal(t, "none", none.String())
	}
}

// TestRuleSets: the numbers of the rules.
func TestRuleSets(t *testing.T) {
	for _, want := range []variants.Rules{
		{Name: "songky", Repetition: 3},
		{Name: "ttakji", Repetition: 3, PerpetualCheck: true, PlyLimit: 300, NoAttackers: true},
		{Name: "cxq", EffectiveLimit: 120, ProgressLimit: 30, PlyLimit: 300, CheckLimits: [3]int{6, 12, 18}, ChaseLimits: [3]int{6, 12, 18}, CountFromRecord: true},
		{Name: "cxq-moves", EffectiveLimit: 240, ProgressLimit: 60, PlyLimit: 600, CheckLimits: [3]int{6, 12, 18}, ChaseLimits: [3]int{6, 12, 18}, CountFromRecord: true},
		{Name: "coganh", PlyLimit: 200, CountPieces: true},
		{Name: "fide", Repetition: 3, ProgressLimit: 150, DeadPositions: true},
	} {
		got, err := variants.RulesByName(want.Name)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
	assert.Equal(t, []string{"songky", "ttakji", "cxq", "cxq-moves"}, variants.Xiangqi.Info().RuleSets)
	for set, games := range map[string][]variants.Variant{
		"songky": {variants.SongKy, variants.SongKyBalanced, variants.Xiangqi, variants.CoUp, variants.CoUpClassic, variants.Chess},
		"fide":   {variants.ChessFIDE},
		"coganh": {variants.CoGanh, variants.CoGanhFull},
	} {
		for _, v := range variants.All() {
			assert.Equal(t, slices.Contains(games, v), v.Info().RuleSets[0] == set, "%s by %s", v, set)
		}
	}
}

func TestUnknown(t *testing.T) {
	_, err := variants.Parse("Xiangqi")
	assert.ErrorIs(t, err, variants.ErrUnknown)
	_, err = variants.RulesByName("fide ")
	assert.ErrorIs(t, err, variants.ErrUnknownRules)
	for _, v := range []variants.Variant{0, 10, 255} {
		assert.False(t, v.Valid())
		assert.Zero(t, v.Info())
		assert.Equal(t, "unknown", v.String())
		assert.Equal(t, "unknown", v.Names().English)
	}
	assert.Equal(t, "vi", variants.Vietnamese.String())
	assert.Equal(t, "en", variants.English.String())
}
