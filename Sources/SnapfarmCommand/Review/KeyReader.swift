#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Reads keys from standard input: as they are pressed on a terminal, one a line from anything else.
struct KeyReader {
  /// What came.
  enum Input: Hashable {
    /// A key, or something else that somebody typed in its place.
    case key(String)
    /// The end of the input.
    case end
    /// Somebody asked the command to stop.
    case interrupted
  }

  /// Whether keys arrive without Enter.
  let isTerminal: Bool
  private var buffer: [UInt8] = []
  private var hasEnded = false

  /// Makes a reader.
  ///
  /// - Parameter isTerminal: Whether keys arrive without Enter.
  init(isTerminal: Bool) { self.isTerminal = isTerminal }

  /// Waits for the next key.
  mutating func next() -> Input { isTerminal ? nextPressed() : nextLine() }

  // MARK: - Terminal

  /// What arrives at once is one key, a sequence of an arrow key or pasted text; only one key alone decides anything.
  private mutating func nextPressed() -> Input {
    guard wait() else { return .interrupted }
    var bytes = readSome()
    // What an arrow key sends ends in `A`, which must never accept all; over a slow line it comes in pieces.
    let isSequence = bytes.first == Self.escape
    while bytes.count > 1 || isSequence, !hasEnded, isReady(within: isSequence ? 300 : 30) {
      // Of a long text its beginning is enough to be told.
      bytes = Array((bytes + readSome()).prefix(Self.longest))
    }
    switch bytes.first {
    case nil, Self.endOfInput: return .end
    case Self.interrupt where bytes.count == 1: return .interrupted
    default: return .key(String(decoding: bytes, as: UTF8.self))
    }
  }

  // MARK: - Lines

  private mutating func nextLine() -> Input {
    while true {
      if let line = takeLine() {
        if !line.isEmpty { return .key(line) }
      } else if hasEnded {
        let rest = text(of: buffer[...])
        buffer = []
        return rest.isEmpty ? .end : .key(rest)
      } else if buffer.count > Self.longest {
        return passOverLine()
      } else {
        guard wait() else { return .interrupted }
        buffer += readSome()
      }
    }
  }

  private mutating func takeLine() -> String? {
    guard let end = buffer.firstIndex(of: Self.newline) else { return nil }
    defer { buffer.removeFirst(end + 1) }
    return text(of: buffer[..<end])
  }

  /// Reads on to the end of a line that is too long; what it ends with is no key either.
  private mutating func passOverLine() -> Input {
    let beginning = text(of: buffer[...])
    while !hasEnded {
      if let end = buffer.firstIndex(of: Self.newline) {
        buffer.removeFirst(end + 1)
        return .key(beginning)
      }
      buffer = []
      guard wait() else { return .interrupted }
      buffer = readSome()
    }
    return .key(beginning)
  }

  /// The text of a line without blanks around it; of one that is too long its beginning, which is never a key.
  private func text(of line: ArraySlice<UInt8>) -> String {
    line.count > Self.longest ? trimmed(line.prefix(Self.longest)) + "…" : trimmed(line)
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D].contains(byte) }
    let rest = bytes.drop(while: isBlank)
    let end = rest.lastIndex { !isBlank($0) }
    return end.map { String(decoding: rest[...$0], as: UTF8.self) } ?? ""
  }

  // MARK: - Descriptor

  /// Waits until there is something to read.
  ///
  /// - Returns: False where somebody asked to stop. A signal may reach another thread than this one, so now and then
  ///   that is looked up.
  private func wait() -> Bool {
    while !Interruption.happened {
      if isReady(within: 100) { return !Interruption.happened }
    }
    return false
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private mutating func readSome() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.longest)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      if count <= 0 { hasEnded = true }
      return Array(bytes.prefix(max(0, count)))
    }
  }

  private static let longest = 4096
  private static let newline = UInt8(ascii: "\n")
  private static let escape: UInt8 = 0x1B
  private static let endOfInput: UInt8 = 0x04
  private static let interrupt: UInt8 = 0x03
}
