package songky

import "github.com/songky/songky/variants"

// Level is how strong the computer plays. The zero value is no level: full strength within the
// other limits.
type Level uint8

// The levels, from Dễ to Đại cao thủ.
const (
	LevelEasy              Level = 1 // Dễ
	LevelNormal            Level = 2 // Thường
	LevelLowerIntermediate Level = 3 // Sơ trung
	LevelIntermediate      Level = 4 // Trung
	LevelGeneral           Level = 5 // Đại tướng
	LevelGrandmaster       Level = 6 // Đại cao thủ
)

// Valid says whether l is no level or one of the six.
func (l Level) Valid() bool { return l <= LevelGrandmaster }

var levelNames = [...]variants.Names{
	0:                      {Vietnamese: "không giới hạn", English: "full strength"},
	LevelEasy:              {Vietnamese: "Dễ", English: "Easy"},
	LevelNormal:            {Vietnamese: "Thường", English: "Normal"},
	LevelLowerIntermediate: {Vietnamese: "Sơ trung", English: "Lower intermediate"},
	LevelIntermediate:      {Vietnamese: "Trung", English: "Intermediate"},
	LevelGeneral:           {Vietnamese: "Đại tướng", English: "General"},
	LevelGrandmaster:       {Vietnamese: "Đại cao thủ", English: "Grandmaster"},
}

// Names are the names of the level.
func (l Level) Names() variants.Names {
	if !l.Valid() {
		return variants.Names{Vietnamese: "không rõ", English: "unknown"}
	}
	return levelNames[l]
}

// String is the English name.
func (l Level) String() string { return l.Names().English }

// Levels lists the six levels from the weakest; the slice is the caller's.
func Levels() []Level {
	return []Level{LevelEasy, LevelNormal, LevelLowerIntermediate, LevelIntermediate, LevelGeneral, LevelGrandmaster}
}
