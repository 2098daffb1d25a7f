package board

// Draft is a setup as a position, playable or not: to be written or drawn, never to be played.
func (r *Rules) Draft(s *Setup) Position {
	p := r.place(s)
	if r.spec.EnPassant {
		p.ep = s.EnPassant
	}
	return p
}
