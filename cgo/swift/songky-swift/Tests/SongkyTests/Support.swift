@testable import Songky

/// What a call throws; nil if it succeeds or throws anything else.
func failure<R>(_ body: () throws -> R) -> SongkyError? {
    do {
        _ = try body()
    } catch {
        return error as? SongkyError
    }
    return nil
}

func code<R>(_ body: () throws -> R) -> SongkyError.Code? { failure(body)?.code }

/// The same for calls that take a while.
func failure<R>(_ body: () async throws -> R) async -> (any Error)? {
    do {
        _ = try await body()
    } catch {
        return error
    }
    return nil
}

func code<R>(_ body: () async throws -> R) async -> SongkyError.Code? { (await failure(body) as? SongkyError)?.code }

/// Waits for what must come, however long that takes.
func until(_ condition: () -> Bool) async {
    while !condition() {
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(1))
    }
}

func game(_ variant: Variant, _ fen: String, ruleSet: String? = nil) throws -> Game {
    try Game(variant, GameOptions(fen: fen, ruleSet: ruleSet))
}

func square(_ name: String) -> Square { Square(name)! }
func move(_ text: String) -> Move { Move(text)! }

/// A deal of cờ úp; b3 is a chariot, b10 a soldier.
let coupDeal = """
    a1=N,b1=N,c1=P,d1=A,f1=P,g1=P,h1=C,i1=N,b3=R,h3=B,a4=P,c4=P,e4=R,g4=R,i4=C,\
    a7=P,c7=B,e7=P,g7=B,i7=R,b8=A,h8=P,a10=A,b10=P,c10=C,d10=B,f10=P,g10=N,h10=A,i10=C
    """
