import CSongky

extension Game {
    /// What stands where, by what somebody knows. Face-down pieces have no role.
    public func board(for knowledge: Knowledge = .everyone) -> Board {
        handle.read { handle in
            let state = self.state
            let cells: [UInt8] = readList(of: UInt8.self, capacity: Int(SONGKY_MAX_CELLS)) {
                songky_board(handle, knowledge.rawValue, $0, $1, $2)
            }.list
            return Board(files: state.files, ranks: state.ranks, cells: cells)
        }
    }

    /// The position in FEN, by what somebody knows.
    public func fen(for knowledge: Knowledge = .everyone) -> String {
        handle.read { handle in readText { songky_fen(handle, knowledge.rawValue, $0, $1, $2) } }.text
    }

    /// The position drawn in letters, Red at the bottom.
    public func diagram(for knowledge: Knowledge = .everyone) -> String {
        handle.read { handle in readText { songky_diagram(handle, knowledge.rawValue, $0, $1, $2) } }.text
    }

    /// The points of the pieces that give check to the side to move.
    public var checkers: [Square] {
        let list: [UInt8] = handle.read { handle in
            readList(of: UInt8.self, capacity: 16) { songky_checkers(handle, $0, $1, $2) }.list
        }
        return list.compactMap(Square.init)
    }

    /// Cờ úp: how many pieces of a role are among a side's identities not yet seen, by what somebody knows.
    public func unseen(_ role: Role, of side: Side, for knowledge: Knowledge = .everyone) -> Int {
        var count: Int32 = 0
        handle.read { must(songky_unseen($0, knowledge.rawValue, side.rawValue, role.rawValue, &count)) }
        return Int(count)
    }

    /// Legal lines of so many plies, ending rules left out; 1 for a depth of 0 and below. It works on the calling
    /// thread until it is done.
    public func perft(depth: Int) -> UInt64 {
        var lines: UInt64 = 0
        handle.read { must(songky_perft($0, Int32(clamping: depth), &lines)) }
        return lines
    }
}
