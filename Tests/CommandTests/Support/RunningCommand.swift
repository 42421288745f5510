import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The command as a process, from its start until it was waited for.
final class RunningCommand {
  private let process: pid_t
  private let output: Int32
  private let errors: Int32
  private var status: Int32?

  /// Starts a program with words, in a folder, with exactly the variables given.
  ///
  /// A shell goes to the folder and runs `prelude`, such as a limit, before the program takes its place.
  init(
    _ words: [String], in folder: String, environment: [String: String], prelude: String = ":"
  ) throws(FileError) {
    output = try scratchFile()
    errors = try scratchFile()
    let script = "cd \"$0\" && \(prelude) && exec \"$@\""
    process = try spawn(
      ["/bin/sh", "-c", script, folder] + words, environment.map { "\($0.key)=\($0.value)" }.sorted(), output: output,
      errors: errors)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(output)
    close(errors)
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    guard status == nil else { return false }
    var found: Int32 = 0
    if waitpid(process, &found, WNOHANG) == process { status = found }
    return status == nil
  }

  /// What it has written to standard error until now.
  var errorsSoFar: String { text(of: errors) }

  func send(_ signal: Int32) { if isRunning { kill(process, signal) } }

  /// Waits for the end, for so many seconds at most.
  func finish(within seconds: Double = 60) async -> CommandRun {
    let limit = ContinuousClock.now + .milliseconds(Int(seconds * 1000))
    while isRunning, ContinuousClock.now < limit { try? await Task.sleep(for: .milliseconds(5)) }
    let isLate = isRunning
    if isLate {
      kill(process, SIGKILL)
      var found: Int32 = 0
      waitpid(process, &found, 0)
      status = found
    }
    return CommandRun(
      end: isLate ? .tookTooLong : end(of: status ?? 0), output: text(of: output), errors: text(of: errors))
  }

  /// The macros that take a status apart are not seen by Swift.
  private func end(of status: Int32) -> CommandRun.End {
    status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: status & 0x7F)
  }
}

/// A file without a name, which takes what a process writes however much that is; a pipe would have to be emptied.
private func scratchFile() throws(FileError) -> Int32 {
  let path = "/tmp/.snapfarm-output-" + String(UInt64.random(in: .min ... .max), radix: 16)
  let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard file >= 0 else { throw FileError(.system(errno), at: path) }
  unlink(path)
  return file
}

private func text(of file: Int32) -> String {
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = pread(file, &piece, piece.count, off_t(bytes.count))
    guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
    bytes += piece[..<count]
  }
}

private func spawn(
  _ words: [String], _ environment: [String], output: Int32, errors: Int32
) throws(FileError) -> pid_t {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  #else
  var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
  var arguments = words.map { strdup($0) } + [nil]
  var variables = environment.map { strdup($0) } + [nil]
  defer { for text in arguments + variables { free(text) } }
  var process: pid_t = 0
  let failure = posix_spawn(&process, words[0], &actions, nil, &arguments, &variables)
  guard failure == 0 else { throw FileError(.system(failure), at: words[0]) }
  return process
}
