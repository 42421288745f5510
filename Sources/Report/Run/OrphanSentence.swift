import Farm

/// Which files belong to no snapshot, and whether that fails the run, as one sentence; nil where there are none.
func orphanSentence(_ result: RunResult) -> String? {
  guard let orphans = result.orphans, !orphans.isEmpty else { return nil }
  let files = count(orphans.count, "file belongs", "files belong")
  let end = result.orphansFail ? "this fails the run; see snapfarm prune" : "see snapfarm prune"
  return "\(files) to no snapshot: \(listed(orphans, atMost: 4)); \(end)"
}
