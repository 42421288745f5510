#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Times the steps from scenes to PNG files, in processor time of a worker that has drawn the scenes before.
///
/// Usage: DrawingBenchmark SUITE.yaml ROUNDS FOLDER SCENE…, with the suite's whole path; a picture in FOLDER is written
/// again and again. It prints a line of JSON for each step: its name and, for each round, milliseconds of processor
/// time a snapshot. `size` is the mean of the files' sizes in bytes.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments
    guard words.count >= 5, let rounds = Int(words[2]), rounds > 0 else {
      complain("usage: DrawingBenchmark SUITE.yaml ROUNDS FOLDER SCENE…")
    }
    do {
      let studio = try Studio(suite: words[1], scenes: Array(words[4...]))
      var timing = Timing(snapshots: studio.jobs.count)
      // The first round reads fonts and shapes texts, and does not count.
      for round in 0...rounds {
        try studio.takeAll(writingTo: words[3] + "/ours.png", timing: &timing)
        timing.endRound(counts: round > 0)
      }
      for line in timing.lines { print(line) }
    } catch {
      complain("\(error)")
    }
  }

  private static func complain(_ sentence: String) -> Never {
    let line = Array("DrawingBenchmark: \(sentence)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(64)
  }
}
