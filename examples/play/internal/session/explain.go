package session

import (
	"errors"
	"fmt"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
)

// Explain says in the player's language what an error of the library or of a file means.
func Explain(c *text.Catalog, err error) string {
	var file *fileError
	if errors.As(err, &file) {
		return explainFile(c, file)
	}
	return explainPlain(c, err)
}

func explainPlain(c *text.Catalog, err error) string {
	p := &c.Problems
	var illegal *songky.IllegalMoveError
	var position *songky.PositionError
	switch {
	case errors.As(err, &illegal):
		return fmt.Sprintf(p.Illegal, illegal.Move, illegal.Reason.Names().In(c.Language))
	case errors.As(err, &position):
		return fmt.Sprintf(p.Position, faultList(c, position.Faults))
	}
	for _, known := range []struct {
		err  error
		text string
	}{
		{songky.ErrGameOver, p.Over},
		{songky.ErrNoHistory, p.NoHistory},
		{songky.ErrHidden, p.DealUnknown},
		{songky.ErrOption, p.Option},
		{songky.ErrUnknownVariant, fmt.Sprintf(p.VariantWord, VariantList())},
	} {
		if errors.Is(err, known.err) {
			return known.text
		}
	}
	return fmt.Sprintf(p.Unnamed, err)
}

// whyNoDeal says why the deal cannot be shown.
func (s *Session) whyNoDeal(err error) string {
	switch {
	case errors.Is(err, songky.ErrNoDeal):
		return s.c.Problems.NoDeal
	case s.game.Outcome().Over():
		return s.c.Problems.DealUnknown
	}
	return s.c.Problems.DealHidden
}

// faultList says what is wrong with a position.
func faultList(c *text.Catalog, faults []songky.Fault) string {
	list := make([]string, len(faults))
	for i, f := range faults {
		list[i] = faultText(c, f)
	}
	return strings.Join(list, "; ")
}

func faultText(c *text.Catalog, f songky.Fault) string {
	name := f.Kind.Names().In(c.Language)
	if f.Square != songky.NoSquare {
		return fmt.Sprintf(c.Problems.FaultAt, name, f.Square)
	}
	return name
}
