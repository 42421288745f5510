package import Compare
import References
package import Scene

extension Suite {
  /// The folder of pictures of differences, relative to the suite's.
  package var differences: String { results + "/differences" }
}

extension LoadedSuite {
  /// Where a run leaves its pictures, and what it compares with.
  package func pictureFolders(of verb: RunResult.Verb) -> RunResult.Folders {
    switch verb {
    case .render: RunResult.Folders()
    case .record: RunResult.Folders(expected: suite.references)
    case .test:
      RunResult.Folders(
        expected: suite.references, actual: PendingStore(suite: folder, results: suite.results).folder,
        difference: suite.differences)
    }
  }
}

extension Mask {
  /// The parts that can be outlined.
  package var shapes: [Region] {
    regions.filter { if case .picture = $0 { false } else { true } }
  }
}
