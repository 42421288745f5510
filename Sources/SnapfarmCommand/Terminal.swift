import Arguments
import Files
import Report
import Settings

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where text goes: results to standard output, problems and progress to standard error.
struct Terminal: Sendable {
  /// What became of a text.
  enum Writing {
    /// All of it was taken.
    case taken
    /// Nobody reads any more.
    case unwanted
    /// The system refused it.
    case refused
  }

  let settings: Settings
  /// What of the texts that were printed was refused.
  private let loss = OutputLoss()
  private var color: String? = nil
  /// Whether only failures are told.
  private(set) var isQuiet = false

  init(settings: Settings) { self.settings = settings }

  /// The same with the flags of a call.
  func configured(by invocation: Invocation) -> Terminal {
    var terminal = self
    terminal.color = invocation.value(of: .color)
    terminal.isQuiet = invocation.has(.quiet)
    return terminal
  }

  /// How standard output is coloured.
  var ink: Ink {
    switch color {
    case "always": .ansi
    case "never": .plain
    default: isatty(STDOUT_FILENO) == 1 && !settings.refusesColor ? .ansi : .plain
    }
  }

  /// Whether progress may be drawn over itself.
  var drawsProgress: Bool { isatty(STDERR_FILENO) == 1 && !settings.isCI && !isQuiet }

  /// How many columns a line of standard output has; nil where it is no terminal.
  var columns: Int? {
    var size = winsize()
    #if canImport(Darwin)
    // `TIOCGWINSZ` is a macro that Swift does not see there.
    let request: UInt = 0x4008_7468
    #else
    let request = UInt(TIOCGWINSZ)
    #endif
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes to standard output; where that is refused, the command says so when it ends.
  ///
  /// A reader who has seen enough is no loss.
  func print(_ text: String) {
    if write(text, to: STDOUT_FILENO) == .refused { loss.note(reason) }
  }

  /// Writes to standard output, unless only failures are wanted.
  func printUnlessQuiet(_ text: String) {
    if !isQuiet { print(text) }
  }

  /// Writes to standard output what its caller makes an error of where it is refused.
  func show(_ text: String) -> Writing {
    let writing = write(text, to: STDOUT_FILENO)
    if writing == .refused { loss.settle() }
    return writing
  }

  /// Why something that was printed was refused; nil where nothing was, or where that has been made an error of.
  var lossReason: String? { loss.reason }

  /// Writes to standard error.
  func printError(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Why the last write was refused, in the system's words.
  var reason: String { String(cString: strerror(errno)) }

  @discardableResult private func write(_ text: String, to descriptor: Int32) -> Writing {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return written < 0 && errno == EPIPE ? .unwanted : .refused }
      bytes = bytes.dropFirst(written)
    }
    return .taken
  }
}
