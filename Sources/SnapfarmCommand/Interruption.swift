import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Whether somebody asked the command to stop: what is being written is finished, the rest is left.
enum Interruption {
  private static let flag = Atomic(false)
  private static let mayEndAtOnce = Atomic(false)

  /// Whether it was asked.
  static var happened: Bool { flag.load(ordering: .relaxed) }

  /// Does what writes nothing: whoever asks meanwhile ends the process at once, however long it is.
  ///
  /// - Throws: `StoppedWaiting` where somebody asked before, and what the call throws.
  static func reading<Value>(_ body: () throws -> Value) throws -> Value {
    let before = mayEndAtOnce.exchange(true, ordering: .sequentiallyConsistent)
    defer { mayEndAtOnce.store(before, ordering: .sequentiallyConsistent) }
    guard !happened else { throw StoppedWaiting() }
    return try body()
  }

  /// From now on, the first Ctrl-C asks, or the first wish of another process, or a terminal that is closed; a second one
  /// ends the process at once.
  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        Interruption.note()
        if Interruption.mayEndAtOnce.load(ordering: .relaxed) { _exit(ExitStatus.interrupted) }
        signal(number, SIG_DFL)
      }
      // `nohup` has said that a closed terminal ends nothing.
      if number == SIGHUP, isIgnoring(before) { signal(number, SIG_IGN) }
    }
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Takes that somebody asked; a handler of a signal may say it.
  static func note() { flag.store(true, ordering: .relaxed) }
}
