import Canvas
import Files
import Graphics
import Problems
import References
import Render
import Scene

/// Writes documents with a page a snapshot, one document a scene or a name, once the snapshots are drawn.
///
/// A page is laid out again and drawn from the same list as the picture. A document is drawn by one worker from its first
/// page to its last, because a page is written where the one before ends.
struct DocumentStep {
  let suite: LoadedSuite
  let options: RunOptions
  let limits: RunLimits

  /// The documents of a plan: the places of the snapshots of each scene, or of each name, in their order.
  static func documents(of plan: Plan) -> [[Int]] {
    var documents: [[Int]] = []
    var numbers: [String: Int] = [:]
    for (index, job) in plan.jobs.enumerated() {
      if let number = numbers[job.documentName] {
        documents[number].append(index)
      } else {
        numbers[job.documentName] = documents.count
        documents.append([index])
      }
    }
    return documents
  }

  /// Draws the document of some snapshots and writes it.
  ///
  /// - Returns: What becomes of the outcome of each snapshot.
  func write(_ jobs: [Job], with worker: Worker) -> Addition {
    guard let first = jobs.first else { return Addition() }
    do {
      let name = first.documentName + "." + options.ending(of: .pdf)
      var document = try PDFDocument(title: first.identity.scene, memory: limits.pageMemory)
      for job in jobs { try worker.draw(job, in: &document, limits, dressing: options.dressing) }
      let bytes = try document.finish()
      try writeAtomically(bytes, to: FilePaths.join(options.folder(of: suite), name))
      return Addition(file: WrittenFile(name, .pdf, bytes, isNoted: options.notesFiles))
    } catch let problems as Diagnostics {
      return Addition(problems: problems.all)
    } catch let error as FileError {
      return Addition(problems: [suite.unwritable(error)])
    } catch {
      return Addition(problems: [Diagnostic(.file(.undrawable(reason: "\(error)")), at: jobs.first?.scene.location)])
    }
  }

  /// What a document adds to the outcomes of its snapshots.
  struct Addition: Sendable {
    /// What was written.
    var file: WrittenFile?
    /// What kept it from being written.
    var problems: [Diagnostic] = []
  }
}

extension Outcome {
  /// Adds what became of the document that has the snapshot's page.
  mutating func add(_ addition: DocumentStep.Addition) {
    if let file = addition.file { add(file) }
    guard !addition.problems.isEmpty else { return }
    status = .error
    // What is wrong with the picture itself was told with it.
    diagnostics += addition.problems.filter { !diagnostics.contains($0) }
  }
}
