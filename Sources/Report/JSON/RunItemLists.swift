import Farm
import References

extension ItemLists {
  /// The snapshots of a run; an item is the name of a snapshot's picture in each of the folders.
  ///
  /// What a run has recorded is new, what it has written over an old reference failed.
  init(_ result: RunResult) {
    let (outcomes, folders) = (result.outcomes, result.folders)
    func items(where isIncluded: (Outcome) -> Bool) -> [String] { outcomes.filter(isIncluded).map(\.item) }
    failed = items { ($0.word.isFailure && $0.word != .missing) || $0.word == .updated }
    new = items { $0.word == .missing || $0.word == .recorded }
    passed = items { $0.word == .unchanged || $0.word == .withinTolerance }
    let prefix = folders.expected.map { $0 + "/" }
    deleted = (result.orphans ?? []).filter { $0.hasSuffix(".png") }.map { file in
      prefix.map { file.hasPrefix($0) ? String(file.dropFirst($0.count)) : file } ?? file
    }
    func items(in folder: String?, _ file: (Outcome) -> String?) -> [String] {
      guard let folder else { return [] }
      return items { file($0) == folder + "/" + $0.item }
    }
    expected = items(in: folders.expected) { $0.word == .unreadable ? nil : $0.files.expected }
    actual = items(in: folders.actual) { $0.files.actual }
    difference = items(in: folders.difference) { $0.files.difference }
    (actualFolder, expectedFolder, differenceFolder) = (folders.actual, folders.expected, folders.difference)
  }
}

extension Outcome {
  /// The name of its picture in any of the folders.
  fileprivate var item: String { identity.stem + ".png" }
}
