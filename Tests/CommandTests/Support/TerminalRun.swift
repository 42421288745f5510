import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The command on a terminal of its own, as somebody at a keyboard has it.
final class TerminalRun {
  /// How the process stands.
  enum Standing: Equatable {
    case runs
    case stopped
    case ended(CommandRun.End)
  }

  private let process: pid_t
  /// The side of whoever types and looks.
  private let keyboard: Int32
  /// Kept open, so that the terminal outlives the process and its settings can be looked at.
  private let terminal: Int32
  private var standing = Standing.runs
  private var screen: [UInt8] = []
  private var seen = 0

  /// Starts the command with words, in a folder.
  init(
    _ words: String..., in folder: String, environment: [String: String] = Snapfarm.environment, columns: UInt16 = 100
  ) throws {
    let pair = try openTerminal()
    (keyboard, terminal) = (pair.keyboard, pair.terminal)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #if canImport(Darwin)
    let request: UInt = 0x8008_7467
    #else
    let request = UInt(TIOCSWINSZ)
    #endif
    guard ioctl(keyboard, request, &size) == 0, fcntl(keyboard, F_SETFL, O_NONBLOCK) == 0, let command = Snapfarm.path
    else { throw FileError(.system(errno), at: pair.path) }
    let script = "cd \"$0\" && exec \"$@\""
    process = try spawn(["/bin/sh", "-c", script, folder, command] + words, environment, terminal: pair.path)
  }

  deinit {
    if case .ended = standing {
    } else {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(keyboard)
    close(terminal)
  }

  /// Presses keys, all at once.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until a text has appeared after the one that was waited for before.
  ///
  /// - Returns: Whether it came within half a minute.
  func shows(_ text: String) async -> Bool {
    let limit = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < limit {
      let isOver = await look() != .runs
      readScreen()
      if let place = place(of: Array(text.utf8)) {
        seen = place + text.utf8.count
        return true
      }
      if isOver { return false }
    }
    return false
  }

  /// Waits for the end, or for being stopped.
  func finish() async -> Standing {
    let limit = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < limit, await look() == .runs {}
    readScreen()
    return standing
  }

  /// Everything that was shown.
  var output: String { String(decoding: screen, as: UTF8.self) }

  /// Whether the terminal hands over whole lines and shows what is typed, as a shell finds it and leaves it.
  var isInItsFirstState: Bool {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  /// Waits a moment, then looks how the process stands.
  private func look() async -> Standing {
    try? await Task.sleep(for: .milliseconds(5))
    if case .ended = standing { return standing }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG | WUNTRACED | WCONTINUED) == process else { return standing }
    // The macros that take a status apart are not seen by Swift.
    standing =
      switch status & 0xFF {
      case 0x7F: .stopped
      case 0xFF: .runs
      case 0: .ended(.exited(status >> 8 & 0xFF))
      default: .ended(.killed(signal: status & 0x7F))
      }
    return standing
  }

  private func readScreen() {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(keyboard, &bytes, bytes.count)
      guard count > 0 else { return }
      screen += bytes[..<count]
    }
  }

  private func place(of text: [UInt8]) -> Int? {
    guard screen.count >= seen + text.count else { return nil }
    return (seen...screen.count - text.count).first { screen[$0..<$0 + text.count].elementsEqual(text) }
  }
}

/// A new terminal: the side of whoever types, the side of programs, and the path of the latter.
private func openTerminal() throws(FileError) -> (keyboard: Int32, terminal: Int32, path: String) {
  #if canImport(Darwin)
  let keyboard = posix_openpt(O_RDWR | O_NOCTTY)
  guard keyboard >= 0, grantpt(keyboard) == 0, unlockpt(keyboard) == 0, let name = ptsname(keyboard),
    fcntl(keyboard, F_SETFD, FD_CLOEXEC) == 0
  else { throw FileError(.system(errno), at: "/dev/ptmx") }
  let path = String(cString: name)
  #else
  // The functions of POSIX for this are not seen by Swift; these are what they ask of the kernel.
  let keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  var (locked, number): (Int32, Int32) = (0, 0)
  let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
  guard keyboard >= 0, ioctl(keyboard, setLock, &locked) == 0, ioctl(keyboard, getNumber, &number) == 0 else {
    throw FileError(.system(errno), at: "/dev/ptmx")
  }
  let path = "/dev/pts/\(number)"
  #endif
  let terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
  guard terminal >= 0 else { throw FileError(.system(errno), at: path) }
  return (keyboard, terminal, path)
}

private func spawn(_ words: [String], _ environment: [String: String], terminal: String) throws(FileError) -> pid_t {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  var attributes: posix_spawnattr_t?
  let newSession: Int16 = 0x0400
  #else
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  let newSession: Int16 = 0x80
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  // The first terminal that the leader of a session opens is the one from which Ctrl-C comes.
  posix_spawnattr_setflags(&attributes, newSession)
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in arguments + variables { free(text) } }
  var process: pid_t = 0
  let failure = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
  guard failure == 0 else { throw FileError(.system(failure), at: words[0]) }
  return process
}
