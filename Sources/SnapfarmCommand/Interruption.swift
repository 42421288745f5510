import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Whether somebody asked the command to stop: the picture being drawn is finished, the rest is left.
enum Interruption {
  private static let flag = Atomic(false)

  /// Whether it was asked.
  static var happened: Bool { flag.load(ordering: .relaxed) }

  /// From now on, the first Ctrl-C asks, or the first wish of another process; a second one ends the process at once.
  static func watch() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.note()
        signal(number, SIG_DFL)
      }
    }
  }

  /// Takes that somebody asked; a handler of a signal may say it.
  static func note() { flag.store(true, ordering: .relaxed) }
}
