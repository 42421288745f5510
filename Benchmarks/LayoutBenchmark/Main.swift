#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Times the solver on systems such as screens make, and prints a line of JSON for each.
///
/// Usage: LayoutBenchmark ROUNDS. A line has the name, the numbers of variables and constraints, the median and least
/// milliseconds of processor time, and the most that it may take, if there is a limit.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 2, let rounds = Int(words[1]), rounds > 0 else {
      let line = Array("LayoutBenchmark: usage: LayoutBenchmark ROUNDS\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
      exit(64)
    }
    for shape in Shape.all { print(Timing(shape, rounds: rounds).line) }
  }
}
