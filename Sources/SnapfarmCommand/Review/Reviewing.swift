import Files
import References
import Report

/// Asks about each group of pending pictures, and carries out each decision before it asks again.
struct Reviewing {
  private let terminal: Terminal
  private let acceptance: Acceptance
  private let pending: PendingStore
  /// Keeps other calls from writing while a decision is carried out.
  private let lock: () throws(StoppedWaiting) -> SuiteLock
  /// The absolute path of one that is shown.
  private let location: (String) -> String
  private var session: ReviewSession
  private var keys: KeyReader
  /// What it has come to so far.
  private(set) var tally: ReviewTally

  init(
    _ groups: [ReviewGroup], by acceptance: Acceptance, _ pending: PendingStore, keys: KeyReader, on terminal: Terminal,
    lock: @escaping () throws(StoppedWaiting) -> SuiteLock, location: @escaping (String) -> String
  ) {
    self.terminal = terminal
    self.acceptance = acceptance
    self.pending = pending
    self.lock = lock
    self.location = location
    self.keys = keys
    session = ReviewSession(groups)
    tally = ReviewTally(total: groups.reduce(0) { $0 + $1.snapshots.count })
  }

  /// Asks until everything is decided, or nobody answers any more.
  ///
  /// - Returns: Whether anything was answered.
  mutating func run() throws -> Bool {
    var (hasAnswer, isNew) = (false, true)
    while let group = session.current {
      if isNew { show(group) }
      terminal.print(reviewPrompt(ink: terminal.ink))
      switch keys.next() {
      case .end, .interrupted:
        terminal.print("\n")
        return hasAnswer
      case .key(let key):
        hasAnswer = true
        terminal.print(reviewEcho(key))
        let number = session.position.number
        try carryOut(session.press(key))
        isNew = session.position.number != number
      }
    }
    return hasAnswer
  }

  private func show(_ group: ReviewGroup) {
    let choice = session.choice?.kind
    terminal.print(
      reviewText(
        of: group, position: session.position, choice: choice, ink: terminal.ink, width: terminal.columns))
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
    var rejected: [String] = []
    defer { terminal.print(reviewRejections(rejected)) }
    for stem in snapshots.map(\.entry.stem) {
      if Interruption.happened { break }
      try pending.remove(stem: stem)
      tally.noteRejection()
      rejected.append(stem)
    }
  }

  private func open() {
    let path = session.choice?.path
    let fault = path.flatMap { PictureViewer.open(location($0)) }
    terminal.print(reviewOpening(path, viewer: PictureViewer.name, fault: fault))
  }
}
