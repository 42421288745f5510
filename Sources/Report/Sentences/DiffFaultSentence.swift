package import Farm
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

/// Why folders were not compared at all, as one sentence.
package func sentence(for problem: DiffProblem) -> String {
  switch problem {
  case .missingFolder(let path): harmless("\(quoted(path)) is missing")
  case .unlistable(let path, let reason):
    harmless("the files of \(quoted(path)) cannot be listed: \(shortened(reason, to: 200))")
  case .nothing(let patterns, let others): harmless(emptySentence(patterns, others))
  }
}

private func emptySentence(_ patterns: [String], _ others: Int) -> String {
  let start = "nothing to compare: "
  guard patterns.isEmpty else {
    return start + "no file matches " + patterns.map { quoted($0) }.joined(separator: " or ")
  }
  guard others > 0 else { return start + "there are no files in the two folders" }
  return start + "\(count(others, "file is", "files are")) there, and no name ends in .png; --glob asks for others"
}

/// Why a mask cannot be used, as one sentence.
package func sentence(for fault: MaskFault) -> String {
  harmless("the mask \(quoted(fault.file)) cannot be read: \(words(for: fault.fault))")
}
