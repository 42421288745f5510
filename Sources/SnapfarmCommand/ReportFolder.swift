import Digest
import Farm
import Files
import Problems
import Report
import Scene

/// No picture of ours comes near this.
private let largestPicture = 1 << 30

/// The folder of a report: the page, and the pictures it shows, so that it can be moved and opened anywhere.
struct ReportFolder {
  private let suite: LoadedSuite
  private let folder: String

  init(suite: LoadedSuite) {
    self.suite = suite
    folder = suite.suite.results + "/report"
  }

  /// Writes the page, whatever came out, and the results beside it.
  ///
  /// - Returns: The page's absolute path.
  func write(_ result: RunResult) throws -> String {
    do {
      let root = try suite.folder.path(for: folder)
      try writeAtomically(
        Array(runJSON(result).text.utf8), to: resultsPath(of: result.verb))
      let pictures = try copyPictures(of: result, to: root)
      let page = htmlReport(result) { outcome, role in source(of: outcome, role).flatMap { pictures[$0] } }
      let path = FilePaths.join(root, "index.html")
      try writeAtomically(Array(page.utf8), to: path)
      return path
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  /// Copies what the page shows, each picture under its digest, and drops what an earlier page showed.
  ///
  /// - Returns: The path of each copy relative to the page, by the path of its original.
  private func copyPictures(of result: RunResult, to root: String) throws -> [String: String] {
    var copies: [String: String] = [:]
    for outcome in result.outcomes {
      for role in PictureRole.allCases {
        guard let original = source(of: outcome, role), copies[original] == nil else { continue }
        // A reference that cannot be read has no picture to show.
        guard let bytes = try? readFile(suite.folder.path(for: original), limit: largestPicture) else { continue }
        let name = "images/" + ContentDigest(bytes).short + ".png"
        try writeAtomically(bytes, to: FilePaths.join(root, name))
        copies[original] = name
      }
    }
    try dropPictures(in: FilePaths.join(root, "images"), except: Set(copies.values))
    return copies
  }

  /// Whether a name is twelve digits of a digest, as we give them; anything else in the folder is somebody's.
  private func isOurs(_ name: String) -> Bool {
    name.count == 16 && name.hasSuffix(".png") && name.dropLast(4).allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private func dropPictures(in folder: String, except kept: Set<String>) throws {
    guard folderExists(folder) else { return }
    for file in try listFiles(in: folder, recursive: false) where isOurs(file) && !kept.contains("images/" + file) {
      try removeFile(FilePaths.join(folder, file))
    }
  }

  /// The file that the page shows, relative to the suite's folder; nothing of a snapshot that passed.
  private func source(of outcome: Outcome, _ role: PictureRole) -> String? {
    guard outcome.status != .unchanged else { return nil }
    switch role {
    case .expected: return outcome.files.expected
    case .actual: return outcome.files.actual
    case .difference: return outcome.files.difference
    }
  }

  private func resultsPath(of verb: RunResult.Verb) throws -> String {
    try suite.folder.path(for: suite.suite.results + "/results/\(verb.rawValue).json")
  }
}
