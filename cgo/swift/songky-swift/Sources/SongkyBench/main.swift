// What calls cost: `swift run -c release songky-bench`. With `memory` it opens and closes games and prints what
// the process has resident, in kB, after a while and after ten times as many.
import Songky

if CommandLine.arguments.dropFirst().first == "memory" {
    try memory()
} else {
    try costs()
}
