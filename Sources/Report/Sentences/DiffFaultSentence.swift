import Farm
import Problems

/// Why a pair could not be compared, as the end of a sentence.
func diffFaultSentence(_ fault: DiffFault) -> String {
  switch fault {
  case .missing(let side): "\(name(of: side)) is missing"
  case .outside(let side): "\(name(of: side)) is a link that leads out of the folder, which is not followed"
  case .unreadable(let side, let reason): "\(name(of: side)) cannot be read: \(shortened(reason, to: 200))"
  case .picture(let side, let fault): "\(name(of: side)) cannot be read: \(words(for: fault))"
  case .maskedWholly: "the masks leave nothing to compare"
  case .unwritable(let file, let reason): "\(quoted(file)) cannot be written: \(shortened(reason, to: 200))"
  }
}

private func name(of side: DiffSide) -> String { side == .a ? "the first picture" : "the second picture" }

/// The limit is the program's own here, not one of a suite.
private func words(for fault: PictureFault) -> String {
  guard case .tooManyPixels(let width, let height, let limit) = fault else { return pictureFault(fault) }
  return "\(width) × \(height) px are too many; the limit is \(grouped(limit)) pixels"
}

/// Why there is nothing to compare, as a sentence.
package func emptyDiffSentence(patterns: [String], others: Int) -> String {
  if !patterns.isEmpty {
    return "nothing to compare: no file matches \(patterns.map { quoted($0) }.joined(separator: " or "))"
  }
  guard others > 0 else { return "nothing to compare: there are no files in the two folders" }
  return "nothing to compare: \(count(others, "file is", "files are")) there, none of them ends in .png"
}
