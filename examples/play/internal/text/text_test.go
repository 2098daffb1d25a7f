package text

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"charm.land/lipgloss/v2"
	"github.com/songky/songky"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// texts lists every string of a catalog by the name of its field.
func texts(t *testing.T, c *Catalog) map[string]string {
	t.Helper()
	found := map[string]string{}
	var walk func(name string, v reflect.Value)
	walk = func(name string, v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			found[name] = v.String()
		case reflect.Struct:
			for i := range v.NumField() {
				walk(name+"."+v.Type().Field(i).Name, v.Field(i))
			}
		}
	}
	walk("", reflect.ValueOf(*c))
	require.NotEmpty(t, found)
	return found
}

func TestEveryTextIsThereInBothLanguages(t *testing.T) {
	verbs := regexp.MustCompile(`%(\[\d\])?[-+.0-9]*[a-z]`)
	english, vietnamese := texts(t, For(songky.English)), texts(t, For(songky.Vietnamese))
	for name, text := range english {
		assert.NotEmpty(t, text, name)
		assert.NotEmpty(t, vietnamese[name], name)
		assert.Equal(t, verbs.FindAllString(text, -1), verbs.FindAllString(vietnamese[name], -1), name)
	}
}

func TestEveryCommandHasItsOwnWords(t *testing.T) {
	for _, c := range All() {
		for verb := Moves; verb <= Quit; verb++ {
			assert.NotEmpty(t, c.Words[verb], "%v %d", c.Language, verb)
			for _, word := range c.Words[verb] {
				found, rest := FindVerb(word)
				assert.Equal(t, verb, found, word)
				assert.Empty(t, rest, word)
			}
		}
	}
}

func TestHelpFitsInEightyColumns(t *testing.T) {
	for _, c := range All() {
		for _, line := range append(Table(c.Help), Table(c.KeyHelp)...) {
			assert.LessOrEqual(t, lipgloss.Width(line), 80, line)
		}
		for _, line := range []string{c.KeyBar, c.KeyBarAI, c.KeyEnd, c.Menu.Keys} {
			assert.LessOrEqual(t, lipgloss.Width(line), 80, line)
		}
	}
}

func TestHelpNamesCommandsThatExist(t *testing.T) {
	for _, c := range All() {
		for _, line := range c.Help[1:] {
			for _, usage := range strings.Split(line.Usage, ", ") {
				verb, _ := FindVerb(usage)
				assert.NotEqual(t, NoVerb, verb, usage)
			}
		}
	}
}

func TestFindVerb(t *testing.T) {
	for _, test := range []struct {
		line, rest string
		verb       Verb
	}{
		{"UNDO", "", Undo},
		{"đi lại", "", Undo},
		{"di   LAI", "", Undo},
		{"Đầu Hàng", "", Resign},
		{"dau hang", "", Resign},
		{"save  My Game.json ", "My Game.json", Save},
		{"lưu Ván cờ.json", "Ván cờ.json", Save},
		{"ván mới coup", "coup", New},
		{"h3e3", "", NoVerb},
		{"", "", NoVerb},
		{"unknown words", "", NoVerb},
		{"go\u031b\u0323i y\u0301", "", Hint}, // decomposed
	} {
		verb, rest := FindVerb(test.line)
		assert.Equal(t, test.verb, verb, test.line)
		assert.Equal(t, test.rest, rest, test.line)
	}
}

func TestFindChoices(t *testing.T) {
	for word, want := range map[string]songky.Level{"1": 1, "6": 6, "dai cao thu": 6, "Đại tướng": 5, "EASY": 1, "lower intermediate": 3} {
		level, ok := FindLevel(word)
		assert.True(t, ok, word)
		assert.Equal(t, want, level, word)
	}
	for word, want := range map[string]songky.Variant{"coup": songky.CoUp, "cờ úp": songky.CoUp, "Chess": songky.Chess, "co tuong": songky.Xiangqi} {
		v, ok := FindVariant(word)
		assert.True(t, ok, word)
		assert.Equal(t, want, v, word)
	}
	for word, want := range map[string]Who{"red": RedOnly, "đỏ": RedOnly, "Xanh": BlueOnly, "both": Everybody, "hai nguoi": Everybody, "none": Nobody, "máy": Nobody} {
		who, ok := FindWho(word)
		assert.True(t, ok, word)
		assert.Equal(t, want, who, word)
	}
	for word, want := range map[string]songky.Language{"vi": songky.Vietnamese, "EN": songky.English, "tiếng việt": songky.Vietnamese, "anh": songky.English} {
		l, ok := FindLanguage(word)
		assert.True(t, ok, word)
		assert.Equal(t, want, l, word)
	}
	for word, want := range map[string]bool{"letters": true, "chữ cái": true, "chinese": false, "hán": false} {
		letters, ok := FindLetters(word)
		assert.True(t, ok, word)
		assert.Equal(t, want, letters, word)
	}
	assert.True(t, MeansAll("hết"))
	assert.False(t, MeansAll("3"))
}

func TestChoicesRefuseWhatTheyDoNotKnow(t *testing.T) {
	for _, word := range []string{"", "7", "0", "x", "\xff", strings.Repeat("a", 100)} {
		_, level := FindLevel(word)
		_, variant := FindVariant(word)
		_, who := FindWho(word)
		_, language := FindLanguage(word)
		_, letters := FindLetters(word)
		assert.Equal(t, [5]bool{}, [5]bool{level, variant, who, language, letters}, word)
	}
}
