import Farm
import Files
import Problems
import References
import Report
import Scene

/// The folder of a report: the page, the results and the pictures it shows, so that it can be moved and opened anywhere.
struct ReportFolder {
  private let suite: LoadedSuite
  private let folder: String

  init(suite: LoadedSuite) {
    self.suite = suite
    folder = suite.suite.results + "/report"
  }

  /// Writes the page, whatever came out, and the results beside it.
  ///
  /// The pictures come first and those of an earlier page go last, so that a page that is there has its pictures.
  ///
  /// - Returns: The page's absolute path.
  func write(_ result: RunResult) throws -> String {
    do {
      let root = try suite.folder.path(for: folder)
      try writeAtomically(Array(runJSON(result).text.utf8), to: resultsPath(of: result.verb))
      let pictures = try ReportPictures(of: result, in: suite.folder, to: root)
      let results = pageResults(result, context(of: result, pictures))
      try writeAtomically(Array(pageScript(results).utf8), to: FilePaths.join(root, "results.js"))
      let page = FilePaths.join(root, "index.html")
      try writeAtomically(reportPage(), to: page)
      try pictures.dropOthers()
      return page
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  private func context(of result: RunResult, _ pictures: ReportPictures) -> PageContext {
    let excerpts = SourceExcerpts(in: suite.folder)
    var context = PageContext { pictures.picture(of: $0, $1) }
    context.excerpt = { excerpts.around(line: $1, of: $0) }
    context.otherPending = otherPending(than: result)
    return context
  }

  /// The folders of pending pictures that this run did not leave, in order; nil where they cannot be listed.
  private func otherPending(than result: RunResult) -> [String]? {
    let pending = PendingStore(suite: suite.folder, results: suite.suite.results)
    guard let stems = try? pending.stems() else { return nil }
    let ours = Set(result.outcomes.filter { $0.files.actual != nil && $0.status != .error }.map(\.identity.stem))
    var seen: Set<String> = []
    return stems.filter { !ours.contains($0) }.map { FilePaths.parent(of: $0) }.filter { seen.insert($0).inserted }
  }

  private func resultsPath(of verb: RunResult.Verb) throws -> String {
    try suite.folder.path(for: suite.suite.results + "/results/\(verb.rawValue).json")
  }
}
