package main

import "github.com/songky/songky"

type infoJSON struct {
	Depth int        `json:"depth"`
	Nodes uint64     `json:"nodes"`
	Ms    float64    `json:"ms"`
	Lines []lineJSON `json:"lines"`
}

type lineJSON struct {
	CP    int      `json:"cp"`
	Mate  int      `json:"mate"`
	Moves []string `json:"moves"`
	Texts []string `json:"texts"`
}

type resultJSON struct {
	Move      *string    `json:"move"`
	From      *int       `json:"from"`
	To        *int       `json:"to"`
	Promotion *string    `json:"promotion"`
	Text      *string    `json:"text"`
	Lines     []lineJSON `json:"lines"`
	Depth     int        `json:"depth"`
	Nodes     uint64     `json:"nodes"`
	Ms        float64    `json:"ms"`
	Stopped   bool       `json:"stopped"`
	Resigns   bool       `json:"resigns"`
}

func (j *job) result(r *songky.Result) resultJSON {
	out := resultJSON{
		Lines: j.lines(r.Lines), Depth: r.Depth, Nodes: r.Nodes, Ms: milliseconds(r.Elapsed), Stopped: j.stopped, Resigns: r.Resigns,
	}
	if r.Move.From().Valid() {
		m, text := boardOf(j.game.Variant()).move(r.Move), j.game.Format(r.Move, j.texts)
		out.Move, out.From, out.To, out.Promotion, out.Text = &m.Move, &m.From, &m.To, m.Promotion, &text
	}
	return out
}

func (j *job) lines(lines []songky.Line) []lineJSON {
	list := []lineJSON{}
	for _, l := range lines {
		out := lineJSON{CP: l.Score.Centipawns, Mate: l.Score.MateIn, Moves: []string{}, Texts: j.textsOf(l.Moves)}
		for _, m := range l.Moves {
			out.Moves = append(out.Moves, m.String())
		}
		list = append(list, out)
	}
	return list
}

// longestTexts bounds the moves of a line that are written out.
const longestTexts = 16

// textsOf writes a line in the notation, up to the first face-down piece that moves: what it turns up
// as, nobody knows, so what follows cannot be written. The game of the job is played on for it, and
// taken back.
func (j *job) textsOf(moves []songky.Move) []string {
	texts, before := []string{}, j.game.Plies()
	for _, m := range moves[:min(len(moves), longestTexts)] {
		faceDown := j.game.Position().At(m.From()).FaceDown
		text := j.game.Format(m, j.texts)
		if text == "" {
			break
		}
		texts = append(texts, text)
		if faceDown || j.game.Play(m) != nil {
			break
		}
	}
	for j.game.Plies() > before {
		if j.game.Undo() != nil {
			break
		}
	}
	return texts
}
