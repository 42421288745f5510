import Files
import PNG
import Problems
import References
import Scene

extension FinishingStep {
  /// Stores a picture as reference; equal pixels never rewrite one.
  func record(_ drawing: borrowing Drawing, _ outcome: inout Outcome, with worker: Worker) throws {
    outcome.files.expected = references.picturePath(of: drawing.identity)
    guard !drawing.hasErrors else { return outcome.status = .error }
    let companion = companion(of: drawing)
    switch references.entry(for: drawing.identity) {
    case .picture(let reference) where hasPixels(of: drawing, reference):
      outcome.status = .unchanged
      if let companion, references.companion(of: drawing.identity) != Array(companion.utf8) {
        try references.writeCompanion(companion, for: drawing.identity)
      }
    case .missing:
      outcome.status = .recorded
      try store(drawing, companion)
    case .problem(.lfsPointer):
      // The picture is elsewhere, and may well be the same.
      outcome.status = .unreadable(.lfsPointer)
    case .picture, .problem:
      outcome.status = .updated
      try store(drawing, companion)
    }
    try pending.remove(drawing.identity)
  }

  private func hasPixels(of drawing: borrowing Drawing, _ reference: StoredPicture) -> Bool {
    // Recording is how a reference that lies is mended, so what it says of itself is not asked.
    guard reference.foreignChunks.isEmpty else { return false }
    guard let decoded = try? reference.decode(pixelLimit: suite.suite.limits.maxImagePixels) else { return false }
    return drawing.hasPixels(of: decoded)
  }

  /// Writes a picture over whatever reference there is.
  func store(_ drawing: borrowing Drawing, _ companion: String?) throws {
    let picture = encode(drawing, level: options.pngLevel ?? CompressionLevel.reference)
    try references.write(picture, companion: companion, for: drawing.identity)
  }
}
