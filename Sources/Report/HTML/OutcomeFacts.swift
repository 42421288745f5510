import Compare
import Farm
import Problems
import References

extension Outcome {
  /// The device and the values that names show: `iphone-6, landscape`.
  var deviceWords: String {
    ([identity.device] + identity.namedValues).map { shortened($0) }.joined(separator: ", ")
  }

  /// What is known of a snapshot beside its headline, as names and values.
  var facts: [(name: String, value: String)] {
    var facts: [(String, String)] = []
    if case .changed(let verdict) = status {
      facts.append(("Share", shareText(100 * Double(verdict.differentPixels) / Double(max(1, verdict.comparedPixels)))))
      facts.append(("Mean step", oneDecimal(verdict.meanChannelDelta)))
    }
    if let size { facts.append(("Size", "\(sizeText(size)) px @\(plain(scale))x")) }
    facts.append(("Source", place(source)))
    if let reference = files.expected { facts.append(("Reference", reference)) }
    return facts
  }
}

/// A share that is not nothing is never shown as 0.
private func shareText(_ percent: Double) -> String {
  percent > 0 && percent < 0.1 ? "under 0.1 %" : oneDecimal(percent) + " %"
}

extension StatusWord {
  /// The name under which the style sheet knows how it looks.
  var look: String {
    switch self {
    case .changed, .sizeChanged, .missing, .error: rawValue
    case .unreadable: "error"
    case .unchanged: "passed"
    case .recorded, .updated, .rendered: "plain"
    }
  }
}
