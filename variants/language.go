package variants

// Language is a language of player-facing names. The zero value is Vietnamese.
type Language uint8

// The languages.
const (
	Vietnamese Language = iota // tiếng Việt, "vi"
	English                    // "en"
)

// String is the language's code, "vi" or "en".
func (l Language) String() string {
	if l == English {
		return "en"
	}
	return "vi"
}

// Names is a text in every language of the library.
type Names struct{ Vietnamese, English string }

// In is the text in the given language; an unknown one reads as Vietnamese.
func (n Names) In(l Language) string {
	if l == English {
		return n.English
	}
	return n.Vietnamese
}
