import CSongky

/// A C struct that begins with its size.
protocol Sized {
    init()
    var struct_size: UInt32 { get set }
}

extension Sized {
    /// A zero struct of this size.
    static func sized() -> Self {
        var s = Self()
        s.struct_size = UInt32(MemoryLayout<Self>.stride)
        return s
    }
}

extension songky_rules: Sized {}
extension songky_game_opts: Sized {}
extension songky_state_t: Sized {}
extension songky_ply_t: Sized {}
extension songky_run: Sized {}
extension songky_counts_t: Sized {}
extension songky_tag: Sized {}
extension songky_setup_t: Sized {}
extension songky_clock_settings_t: Sized {}
extension songky_reading_t: Sized {}
extension songky_clock_state_t: Sized {}
extension songky_elo_system: Sized {}
extension songky_player: Sized {}
extension songky_engine_opts: Sized {}
extension songky_info: Sized {}
extension songky_limits: Sized {}
extension songky_result: Sized {}

/// Reads a text of any length: `call` gets a buffer, its size, and where the length goes.
func readText(_ call: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> songky_status) -> (status: songky_status, text: String) {
    var capacity = 512
    while true {
        var status = songky_status(SONGKY_OK)
        var length = 0
        let text = String(unsafeUninitializedCapacity: capacity) { bytes in
            bytes.withMemoryRebound(to: CChar.self) { status = call($0.baseAddress, capacity, &length) }
            return status == songky_status(SONGKY_OK) ? length : 0
        }
        if status != songky_status(SONGKY_E_RANGE) || length < capacity {
            return (status, text)
        }
        capacity = length + 1 // and once more: another thread may have made it longer meanwhile
    }
}

/// Reads a text and throws why that failed.
func fetchText(_ call: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> songky_status) throws -> String {
    let answer = readText(call)
    try check(answer.status)
    return answer.text
}

/// Reads a list of any length. `Element` has the layout of what the call writes.
func readList<Element, Raw>(of raw: Raw.Type, capacity first: Int, _ call: (UnsafeMutablePointer<Raw>?, Int, UnsafeMutablePointer<Int>?) -> songky_status) -> (status: songky_status, list: [Element]) {
    var capacity = first
    while true {
        var status = songky_status(SONGKY_OK)
        var count = 0
        let list = [Element](unsafeUninitializedCapacity: capacity) { elements, initialized in
            elements.withMemoryRebound(to: Raw.self) { status = call($0.baseAddress, capacity, &count) }
            initialized = status == songky_status(SONGKY_OK) ? count : 0
        }
        if status != songky_status(SONGKY_E_RANGE) || count <= capacity {
            return (status, list)
        }
        capacity = count
    }
}

/// Lends texts to C; nil is NULL. C would take a text with a NUL character for a shorter one.
func withTexts<R>(_ texts: [String?], _ body: ([UnsafePointer<CChar>?]) throws -> R) throws -> R {
    var copies: [UnsafeMutableBufferPointer<CChar>?] = []
    defer { copies.forEach { $0?.deallocate() } }
    for text in texts {
        if let text { copies.append(try copy(text)) } else { copies.append(nil) }
    }
    return try body(copies.map { UnsafePointer($0?.baseAddress) })
}

/// Lends one text.
func withText<R>(_ text: String, _ body: (UnsafePointer<CChar>) throws -> R) throws -> R {
    let lent = try copy(text)
    defer { lent.deallocate() }
    return try body(UnsafePointer(lent.baseAddress!))
}

private func copy(_ text: String) throws -> UnsafeMutableBufferPointer<CChar> {
    if text.utf8.contains(0) {
        throw SongkyError(.argument, "the text has a NUL character")
    }
    let bytes = text.utf8CString
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy
}

/// Lends bytes.
func withBytes<R>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>?, Int) -> R) -> R {
    bytes.withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress, $0.count) }
}

/// Makes an object with a constructor that says why it failed.
func make(_ call: (UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<CChar>?, Int) -> songky_status) throws -> UInt64 {
    var number: UInt64 = 0
    var status = songky_status(SONGKY_OK)
    let capacity = 1024
    let why = String(unsafeUninitializedCapacity: capacity) { bytes in
        bytes.initialize(repeating: 0)
        bytes.withMemoryRebound(to: CChar.self) { status = call(&number, $0.baseAddress, capacity) }
        return bytes.firstIndex(of: 0) ?? 0
    }
    try check(status, why)
    return number
}

/// The bytes of an array in a C struct, which Swift sees as a tuple.
func bytes<Tuple>(_ tuple: Tuple) -> [UInt8] {
    withUnsafeBytes(of: tuple) { [UInt8]($0) }
}

/// Fills such an array; what is too long is cut off.
func fill<Tuple>(_ tuple: inout Tuple, _ values: [UInt8]) {
    withUnsafeMutableBytes(of: &tuple) { $0.copyBytes(from: values.prefix($0.count)) }
}
