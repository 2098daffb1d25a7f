package main

import (
	"fmt"
	"slices"

	"github.com/songky/songky/search/eval"
	"github.com/songky/songky/variants"
)

// family is a set of games that share a table.
type family struct {
	name  string // of the table
	games []variants.Variant
}

var families = []family{
	{"songky", []variants.Variant{variants.SongKy, variants.SongKyBalanced}},
	{"xiangqi", []variants.Variant{variants.Xiangqi}},
	{"coup", []variants.Variant{variants.CoUp, variants.CoUpClassic}},
	{"chess", []variants.Variant{variants.Chess, variants.ChessFIDE}},
	{"coganh", []variants.Variant{variants.CoGanh, variants.CoGanhFull}},
}

// constants are the names of games in Go.
var constants = map[variants.Variant]string{
	variants.SongKy: "SongKy", variants.SongKyBalanced: "SongKyBalanced",
	variants.Xiangqi: "Xiangqi",
	variants.CoUp:    "CoUp", variants.CoUpClassic: "CoUpClassic",
	variants.Chess: "Chess", variants.ChessFIDE: "ChessFIDE",
	variants.CoGanh: "CoGanh", variants.CoGanhFull: "CoGanhFull",
}

func familyOf(name string) (family, error) {
	for _, f := range families {
		if f.name == name {
			return f, nil
		}
	}
	return family{}, fmt.Errorf("no table %q", name)
}

// roles are those of the family's armies, in their order.
func (f family) roles() (list []variants.Role) {
	for _, army := range variants.Define(f.games[0]).Slots {
		for _, role := range army {
			if role != variants.NoRole && !slices.Contains(list, role) {
				list = append(list, role)
			}
		}
	}
	slices.Sort(list)
	return list
}

// value is one value of a table: where it is and how far it may stray.
type value struct {
	at     *eval.Pair
	place  int // the index in Place, -1 for another value
	role   variants.Role
	spread float64 // the deviation, in centipawns, that is expected of it before anything is known
}

const (
	usualSpread = 20
	worthSpread = 100
)

// valuesOf lists the values of a table that a family uses.
func (f family) valuesOf(p *eval.Params) []value {
	list := []value{{&p.Tempo, -1, variants.NoRole, usualSpread}}
	if slots := variants.Define(f.games[0]).Slots; slots[0] != slots[1] {
		list = append(list, value{&p.Ahead, -1, variants.NoRole, worthSpread})
	}
	for _, role := range f.roles() {
		r := &p.Roles[role]
		for _, term := range append(r.Terms(), r.Close.Terms()...) {
			if isRoyal(role) && (term.Name == "Worth" || term.Name == "With" || term.Name == "Against") {
				continue // there is always one
			}
			for i := range term.Values {
				v := value{&term.Values[i], -1, role, usualSpread}
				switch term.Name {
				case "Worth", "Danger", "Passed", "Free", "Runs":
					v.spread = worthSpread
				case "Place":
					v.place = i
				}
				list = append(list, v)
			}
		}
	}
	return list
}

func isRoyal(role variants.Role) bool { return role == variants.General || role == variants.King }
