package import Farm
import Problems

/// Why a pair could not be compared, as the ends of a sentence; two files are named as they were typed.
func diffFaultSentence(_ faults: [DiffFault], _ outcome: DiffOutcome) -> String {
  faults.map { diffFaultSentence($0, outcome.typedFiles) }.joined(separator: "; ")
}

func diffFaultSentence(_ fault: DiffFault, _ files: DiffOutcome.TypedFiles?) -> String {
  switch fault {
  case .missing(let side): "\(name(of: side, files)) is missing"
  case .outside(let side): "\(name(of: side, files)) is a link that leads out of the folder, which is not followed"
  case .unreadable(let side, let reason): "\(name(of: side, files)) cannot be read: \(shortened(reason, to: 200))"
  case .picture(let side, let fault): "\(name(of: side, files)) cannot be read: \(words(for: fault))"
  case .maskedWholly: "the masks leave nothing to compare"
  case .unwritable(let file, let reason): "\(quoted(file)) cannot be written: \(shortened(reason, to: 200))"
  case .wouldOverwrite(let file): "the picture \(quoted(file)) would overwrite what is compared, by way of a link"
  }
}

private func name(of side: DiffSide, _ files: DiffOutcome.TypedFiles?) -> String {
  guard let files else { return side == .a ? "the first picture" : "the second picture" }
  return quoted(side == .a ? files.a : files.b)
}

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
