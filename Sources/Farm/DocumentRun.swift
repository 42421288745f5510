import Files
import Problems

extension [Outcome] {
  /// Writes the documents of a plan with a bounded number of workers, and adds them to the outcomes of their snapshots.
  ///
  /// - Parameters:
  ///   - plan: The plan, of which these are the outcomes.
  ///   - suite: The suite.
  ///   - options: What is written, and where to.
  ///   - limits: What the documents may take.
  ///   - workers: How many documents are drawn at once.
  ///   - isStopped: Asked before each document; once it is true, the others are left.
  /// - Returns: Whether all documents were begun.
  /// - Throws: What keeps any page from being drawn.
  mutating func addDocuments(
    of plan: Plan, _ suite: LoadedSuite, _ options: RunOptions, _ limits: RunLimits, workers: Int,
    isStopped: @escaping @Sendable () -> Bool
  ) async throws(Diagnostics) -> Bool {
    // A snapshot without a picture has no page; why, is told with it.
    let drawn = map { $0.size != nil }
    let documents = DocumentStep.documents(of: plan).map { $0.filter { drawn[$0] } }
    let queue = JobQueue(count: documents.count)
    let parts = await withTaskGroup(of: Result<[Document], Diagnostics>.self) { group in
      for _ in 0..<Swift.max(1, Swift.min(workers, documents.count)) {
        group.addTask {
          Result { () throws(Diagnostics) in
            try onDeepStack { () throws(Diagnostics) in
              let worker = try Worker(
                suite: suite, pictureMemory: limits.pictureMemory / workers, imageMemory: limits.pictureMemory)
              let step = DocumentStep(suite: suite, options: options, limits: limits)
              var done: [Document] = []
              while !isStopped(), let number = queue.next() {
                let indices = documents[number]
                let jobs = indices.map { plan.jobs[$0] }
                let addition = step.write(jobs, with: worker)
                // Of a document that was left half drawn nothing is told.
                if addition.file == nil, !jobs.isEmpty, isStopped() { break }
                done.append(Document(indices: indices, addition: addition))
              }
              return done
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var done: [Document] = []
    for part in parts { done += try part.get() }
    for document in done {
      for index in document.indices { self[index].add(document.addition) }
    }
    return done.count == documents.count
  }
}

private struct Document: Sendable {
  var indices: [Int]
  var addition: DocumentStep.Addition
}
