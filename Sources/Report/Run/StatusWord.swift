import Farm

/// How a snapshot ended, in one word, without the figures.
///
/// The raw value is what machines read; `text` is for people. The order is that of counts.
enum StatusWord: String, CaseIterable, Sendable {
  case unchanged
  case changed
  case sizeChanged = "size-changed"
  case missing
  case unreadable
  case error
  case recorded
  case updated
  case rendered

  init(_ status: Outcome.Status) {
    self =
      switch status {
      case .rendered: .rendered
      case .unchanged: .unchanged
      case .changed: .changed
      case .sizeChanged: .sizeChanged
      case .missing: .missing
      case .unreadable: .unreadable
      case .error: .error
      case .recorded: .recorded
      case .updated: .updated
      }
  }

  /// The word for people.
  var text: String { self == .sizeChanged ? "size changed" : rawValue }

  /// Whether the snapshot fails a test.
  var isFailure: Bool {
    switch self {
    case .changed, .sizeChanged, .missing, .unreadable, .error: true
    case .unchanged, .recorded, .updated, .rendered: false
    }
  }

  /// Whether the picture was compared with a reference.
  var isCompared: Bool { [.unchanged, .changed, .sizeChanged].contains(self) }

  /// Whether the picture was written as reference.
  var isRecorded: Bool { self == .recorded || self == .updated }

  /// Whether there is a picture that could become the reference.
  var isAcceptable: Bool { [.changed, .sizeChanged, .missing].contains(self) }
}

extension Outcome {
  var word: StatusWord { StatusWord(status) }

  /// Whether it differs, and so does the engine that drew the reference: no change of the design, most likely.
  var isEngineMismatch: Bool { engineDiffers && (word == .changed || word == .sizeChanged) }
}
