import Files
import Problems
import References
import Report

/// Asks about each group of pending pictures, and carries out each decision before it asks again.
struct Reviewing {
  private let terminal: Terminal
  private let acceptance: Acceptance
  /// Keeps other calls from writing while a decision is carried out.
  private let lock: () throws(StoppedWaiting) -> SuiteLock
  /// The absolute path of one that is shown.
  private let location: (String) -> String
  private var session: ReviewSession
  private var keys: KeyReader
  /// What it has come to so far.
  private(set) var tally: ReviewTally

  init(
    _ groups: [ReviewGroup], by acceptance: Acceptance, keys: KeyReader, on terminal: Terminal,
    lock: @escaping () throws(StoppedWaiting) -> SuiteLock, location: @escaping (String) -> String
  ) {
    self.terminal = terminal
    self.acceptance = acceptance
    self.lock = lock
    self.location = location
    self.keys = keys
    session = ReviewSession(groups)
    tally = ReviewTally(total: groups.reduce(0) { $0 + $1.snapshots.count })
  }

  /// Asks until everything is decided, or nobody reads or answers any more.
  ///
  /// - Returns: False where nothing was answered.
  /// - Throws: What keeps a decision from being carried out, or what is asked from being seen.
  mutating func run() throws -> Bool {
    var (hasAnswer, isNew) = (false, true)
    while let group = session.current {
      // Nothing is decided that nobody can have seen.
      if isNew, try !show(group) { return true }
      guard try isSeen(reviewPrompt(ink: terminal.ink)) else { return true }
      switch keys.next() {
      case .end, .interrupted:
        terminal.print("\n")
        return hasAnswer
      case .key(let key):
        hasAnswer = true
        terminal.print(reviewEcho(key))
        let number = session.position.number
        if try isMeant(key) { try carryOut(session.press(key)) }
        isNew = session.position.number != number
      }
    }
    return hasAnswer
  }

  private func show(_ group: ReviewGroup) throws -> Bool {
    let choice = session.choice?.kind
    return try isSeen(
      reviewText(
        of: group, position: session.position, choice: choice, ink: terminal.ink, width: terminal.columns))
  }

  /// Prints a text.
  ///
  /// - Returns: Whether somebody reads it.
  private func isSeen(_ text: String) throws -> Bool {
    switch terminal.show(text) {
    case .taken: return true
    case .unwanted: return false
    case .refused: throw Diagnostics([Diagnostic(.file(.unwritable(file: "-", reason: terminal.reason)))])
    }
  }

  /// Whether a key does what it says: on a terminal, a letter that decides several groups at once is asked about.
  private mutating func isMeant(_ key: String) throws -> Bool {
    let (snapshots, groups) = session.remaining
    guard keys.isTerminal, ["A", "R"].contains(key), groups > 1 else { return true }
    guard try isSeen(reviewQuestion(accepting: key == "A", snapshots: snapshots, groups: groups)) else { return false }
    guard case .key(let answer) = keys.next() else {
      terminal.print("\n")
      return false
    }
    terminal.print(reviewEcho(answer))
    return ["y", "Y"].contains(answer)
  }

  private mutating func carryOut(_ step: ReviewSession.Step) throws {
    switch step {
    case .accept(let snapshots): try accept(snapshots)
    case .reject(let snapshots): try reject(snapshots)
    case .skip(let number): terminal.print(reviewSkipped(number))
    case .details(let group): terminal.print(reviewDetails(of: group, width: terminal.columns))
    case .choose: terminal.print(reviewChoice(session.choice?.kind, path: session.choice?.path))
    case .open: open()
    case .help: terminal.print(reviewHelp())
    case .unknown(let key): terminal.print(reviewUnknownKey(key))
    case .quit: break
    }
  }

  private mutating func accept(_ snapshots: [ReviewSnapshot]) throws {
    let lock = try lock()
    defer { lock.release() }
    var accepted: [AcceptedSnapshot] = []
    // What was done is told also where something keeps the rest from being done.
    defer { terminal.print(reviewOutcomes(accepted, ink: terminal.ink)) }
    for entry in snapshots.map(\.entry) {
      if Interruption.happened { break }
      let outcome = AcceptedSnapshot.Outcome(try acceptance.accept(entry.stem, shown: entry))
      tally.note(outcome)
      accepted.append(AcceptedSnapshot(name: entry.stem, outcome: outcome))
    }
  }

  private mutating func reject(_ snapshots: [ReviewSnapshot]) throws {
    let lock = try lock()
    defer { lock.release() }
    var rejections: [(name: String, result: Acceptance.Rejection)] = []
    defer { terminal.print(reviewRejections(rejections)) }
    for entry in snapshots.map(\.entry) {
      if Interruption.happened { break }
      let result = try acceptance.reject(entry)
      tally.noteRejection(result)
      rejections.append((name: entry.stem, result: result))
    }
  }

  private func open() {
    let path = session.choice?.path
    let fault = path.flatMap { PictureViewer.open(location($0)) }
    terminal.print(reviewOpening(path, viewer: PictureViewer.name, fault: fault))
  }
}
