import Files
import Report

/// Larger files are not what somebody wrote.
private let largestSource = 4 << 20

/// The lines around places in a suite's files, each file read once.
final class SourceExcerpts {
  private let folder: SuiteFolder
  private var files: [String: [Substring]] = [:]

  init(in folder: SuiteFolder) { self.folder = folder }

  /// A line and two on each side; nil where there is none or the file cannot be read.
  func around(line: Int, of file: String) -> SourceExcerpt? {
    let lines = lines(of: file)
    guard line >= 1, line <= lines.count else { return nil }
    let first = max(1, line - 2)
    let last = min(lines.count, line + 2)
    return SourceExcerpt(firstLine: first, lines: lines[(first - 1)..<last].map(String.init))
  }

  private func lines(of file: String) -> [Substring] {
    if let known = files[file] { return known }
    let bytes = (try? readFile(folder.path(for: file), limit: largestSource)) ?? []
    var lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // What follows the last newline is no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    files[file] = lines
    return lines
  }
}
