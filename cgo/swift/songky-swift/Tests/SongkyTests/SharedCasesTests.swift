import Foundation
import Testing

/// The lines that runners in all languages read; cgo/README.md of the library describes them. The file is
/// named by SONGKY_CASES.
struct SharedCasesTests {
    static let file = ProcessInfo.processInfo.environment["SONGKY_CASES"]

    @Test(.enabled(if: file != nil, "SONGKY_CASES names no file"))
    func givesTheAnswersThatTheDataWants() throws {
        let text = try String(contentsOfFile: #require(Self.file), encoding: .utf8)
        var runner = CaseRunner()
        runner.run(text)
        for wrong in runner.wrong.prefix(20) { Issue.record("\(wrong)") }
        print("shared cases: \(runner.lines) lines, \(runner.checks) checks, \(runner.wrong.count) wrong")
        #expect(runner.lines > 0 && runner.checks > runner.lines - 100 && runner.wrong.isEmpty)
    }

    @Test func noticesWrongAnswers() {
        var runner = CaseRunner()
        runner.run("game\txiangqi\t-\t-\t4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\nperft\t1\t99\nnonsense\n")
        #expect(runner.lines == 3 && runner.checks == 3 && runner.wrong.count == 2)
    }
}
