#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Times the solver on systems such as screens make, and reading and laying out whole scenes; prints a line of JSON for
/// each.
///
/// Usage: LayoutBenchmark ROUNDS [WORD]. A line has the name, what it is done to and how much that is, the median and least
/// milliseconds of processor time, and the most that it may take, if there is a limit. With a word, only what has it in
/// its name is timed.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 2 || words.count == 3, let rounds = Int(words[1]), rounds > 0 else {
      let line = Array("LayoutBenchmark: usage: LayoutBenchmark ROUNDS [WORD]\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
      exit(64)
    }
    let shapes = Shape.all.lazy.map { Work($0) }
    let screens = ScreenFile.all.lazy.flatMap { [$0.layingOut, $0.reading] }
    for work in [AnySequence(shapes), AnySequence(screens)].joined()
    where words.count == 2 || work.name.contains(words[2]) {
      print(Timing(work, rounds: rounds).line)
    }
  }
}
