/// What became of one call of the command.
struct CommandRun: Sendable {
  /// How a process ends.
  enum End: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
    /// It was still running when its time was over, and was killed.
    case tookTooLong
  }

  var end: End
  /// What it wrote to standard output.
  var output: String
  /// What it wrote to standard error.
  var errors: String

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
  /// The lines of standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// Everything, for the message of a test that fails.
  var story: String { "\(end)\n--- output\n\(output)--- errors\n\(errors)" }
}
