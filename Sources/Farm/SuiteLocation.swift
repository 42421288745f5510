import Files
import Problems

/// Where the suite is: the file that was named, or the nearest `snapfarm.yaml` in the folder and those above it.
func locateSuite(file: String?, from folder: String) throws(Diagnostics) -> SuiteFiles {
  let path: String
  if let file {
    path = FilePaths.join(folder, file)
  } else {
    path = try nearestSuite(from: folder)
  }
  do {
    return SuiteFiles(folder: try SuiteFolder(FilePaths.parent(of: path)), suiteFile: FilePaths.fileName(of: path))
  } catch {
    throw Diagnostics([Diagnostic(problem(of: error, path), at: .start(of: file ?? suiteFileName))])
  }
}

private func nearestSuite(from folder: String) throws(Diagnostics) -> String {
  var current = FilePaths.normalise(folder)
  while true {
    let candidate = FilePaths.join(current, suiteFileName)
    if fileExists(candidate) { return candidate }
    let above = FilePaths.parent(of: current)
    guard above != current else { throw Diagnostics([Diagnostic(.suite(.noSuite(folder: folder)))]) }
    current = above
  }
}
