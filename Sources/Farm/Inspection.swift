package import Files
package import Layout
package import Problems
package import References
import Scene

/// Places the views of one snapshot without drawing it.
///
/// - Throws: What keeps fonts from being loaded.
package func placedScene(_ job: Job, of suite: LoadedSuite) throws(Diagnostics) -> LayoutResult {
  try onDeepStack { () throws(Diagnostics) in try Worker(suite: suite).layOut(job) }
}

/// Says who decided the edges of one view, in each of some snapshots.
///
/// - Parameters:
///   - path: The path of the view, or the end of it.
///   - jobs: The snapshots.
///   - suite: The suite.
/// - Returns: What is told, in the order of the snapshots.
/// - Throws: What keeps fonts from being loaded, or that no view, or more than one, is called so.
package func explained(
  _ path: String, in jobs: [Job], of suite: LoadedSuite
) throws(Diagnostics) -> [(job: Job, explanation: ViewExplanation)] {
  try onDeepStack { () throws(Diagnostics) in try explanations(of: path, in: jobs, suite) }
}

private func explanations(
  of path: String, in jobs: [Job], _ suite: LoadedSuite
) throws(Diagnostics) -> [(job: Job, explanation: ViewExplanation)] {
  let worker = try Worker(suite: suite)
  var explained: [(job: Job, explanation: ViewExplanation)] = []
  for job in jobs {
    var problem: NameProblem?
    let (_, explanations) = worker.explain(job) { result in
      do throws(NameProblem) {
        return [try result.number(of: path)]
      } catch {
        problem = error
        return []
      }
    }
    if let problem {
      if case .unknownView = problem, let guide = job.scene.root.guide(at: path) {
        let anchors = guide.anchors.map { $0.written(of: guide.name) }
        throw Diagnostics([Diagnostic(.name(.guideAsView(path, anchors: anchors)), at: guide.location)])
      }
      throw Diagnostics([Diagnostic(.name(problem))])
    }
    explained += explanations.map { (job, $0) }
  }
  return explained
}

extension LayoutResult {
  /// The view that a path, or the end of one, names.
  fileprivate func number(of path: String) throws(NameProblem) -> Int {
    if let number = views.firstIndex(where: { $0.path == path }) { return number }
    let numbers = views.indices.filter { views[$0].path.hasSuffix("/" + path) }
    guard let first = numbers.first else {
      let depth = path.split(separator: "/").count
      let ends = views.map { $0.path.split(separator: "/").suffix(depth).joined(separator: "/") }
      let nearest = nearestWord(to: path, in: (ends + views.map(\.path)).filter { !$0.isEmpty })
      throw .unknownView(path, nearest: nearest)
    }
    guard numbers.count > 1 else { return first }
    throw .ambiguousView(path, numbers.prefix(2).map { ViewPlace(path: views[$0].path, line: views[$0].location.line) })
  }
}

extension Node {
  /// The guide that a path of ids, or the end of one, names.
  fileprivate func guide(at path: String) -> GuideSpec? {
    var pending = [(node: self, path: "")]
    while let (node, around) = pending.popLast() {
      let own = [around, node.id ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
      let guides = (node.attributes.guides ?? []) + node.overrides.flatMap { $0.attributes.guides ?? [] }
      for guide in guides where "/\(own)/\(guide.name)".hasSuffix("/" + path) { return guide }
      pending += node.children.reversed().map { ($0, own) }
    }
    return nil
  }
}

/// One snapshot of a plan, and whether it has a reference.
package struct ListEntry: Sendable {
  /// Which snapshot.
  package var identity: SnapshotIdentity
  /// The path of its reference, relative to the suite's folder.
  package var reference: String
  /// Whether the reference is there.
  package var isPresent: Bool

  package init(identity: SnapshotIdentity, reference: String, isPresent: Bool) {
    self.identity = identity
    self.reference = reference
    self.isPresent = isPresent
  }
}

/// The snapshots of a plan, in plan order, with their references.
package func listing(of plan: Plan, in suite: LoadedSuite) -> [ListEntry] {
  let store = references(of: suite)
  return plan.jobs.map { job in
    ListEntry(
      identity: job.identity, reference: store.picturePath(of: job.identity), isPresent: store.has(job.identity))
  }
}

/// The references of a suite.
package func references(of suite: LoadedSuite) -> ReferenceStore {
  ReferenceStore(suite: suite.folder, folder: suite.suite.references)
}

/// What lies among the references and belongs to no snapshot of a plan, which must be of the whole suite.
package func orphans(besides plan: Plan, in suite: LoadedSuite) throws(FileError) -> Orphans {
  try references(of: suite).orphans(besides: plan.jobs.map(\.identity))
}

/// What accepts the pending pictures of a suite.
package func acceptance(for suite: LoadedSuite) -> (acceptance: Acceptance, pending: PendingStore) {
  let references = references(of: suite)
  let pending = PendingStore(suite: suite.folder, results: suite.suite.results)
  let acceptance = Acceptance(
    references: references, pending: pending, level: CompressionLevel.reference,
    pixelLimit: suite.suite.limits.maxImagePixels)
  return (acceptance, pending)
}
