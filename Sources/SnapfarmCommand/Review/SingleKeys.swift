#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Keys that arrive as they are pressed, without Enter, from the terminal that is standard input.
///
/// Whatever ends or stops the process gives the terminal back as it was first; signals still come from Ctrl-C and Ctrl-Z.
enum SingleKeys {
  // Handlers of signals read them, where nothing of Swift may be in its way.
  nonisolated(unsafe) private static let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let single = UnsafeMutablePointer<termios>.allocate(capacity: 1)

  /// Begins, where standard input is a terminal.
  ///
  /// - Returns: Whether it is.
  static func begin() -> Bool {
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, original) == 0 else { return false }
    single.update(from: original, count: 1)
    single.pointee.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &single.pointee.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    handleSignals()
    return tcsetattr(STDIN_FILENO, TCSANOW, single) == 0
  }

  /// Gives the terminal back as it was.
  static func end() {
    tcsetattr(STDIN_FILENO, TCSANOW, original)
    for number in [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { signal(number, SIG_DFL) }
    Interruption.watch()
  }

  private static func handleSignals() {
    // The first Ctrl-C asks to stop, or the first wish of another process; a second one ends the process, and finds the
    // terminal as it was.
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, SingleKeys.original)
        Interruption.note()
        signal(number, SIG_DFL)
      }
    }
    for number in [SIGHUP, SIGQUIT] {
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, SingleKeys.original)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGTSTP) { _ in
      tcsetattr(STDIN_FILENO, TCSANOW, SingleKeys.original)
      // Here the process stands still until somebody continues it.
      raise(SIGSTOP)
      tcsetattr(STDIN_FILENO, TCSANOW, SingleKeys.single)
    }
  }
}
