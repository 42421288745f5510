import Canvas
import Files
import Graphics
import Problems
import References
import Render
import Scene

/// Writes documents with a page a snapshot, one document a scene, once the snapshots are drawn.
///
/// A page is laid out again and drawn from the same list as the picture. A document is drawn by one worker from its first
/// page to its last, because a page is written where the one before ends.
struct DocumentStep {
  let suite: LoadedSuite
  let options: RunOptions
  let limits: RunLimits

  /// The documents of a plan: the places of each scene's snapshots, in their order.
  static func documents(of plan: Plan) -> [[Int]] {
    var documents: [[Int]] = []
    var numbers: [String: Int] = [:]
    for (index, job) in plan.jobs.enumerated() {
      if let number = numbers[job.identity.scene] {
        documents[number].append(index)
      } else {
        numbers[job.identity.scene] = documents.count
        documents.append([index])
      }
    }
    return documents
  }

  /// Draws the document of some snapshots of one scene and writes it.
  ///
  /// - Returns: What becomes of the outcome of each snapshot.
  func write(_ jobs: [Job], with worker: Worker) -> Addition {
    guard let scene = jobs.first?.identity else { return Addition() }
    do {
      let name = scene.sceneStem + ".pdf"
      var document = try PDFDocument(title: scene.scene, memory: limits.pageMemory)
      for job in jobs { try worker.draw(job, in: &document, limits) }
      let base = try options.output ?? suite.folder.path(for: suite.suite.results + "/render")
      try writeAtomically(document.finish(), to: FilePaths.join(base, name))
      return Addition(file: name)
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
    var file: String?
    /// What kept it from being written.
    var problems: [Diagnostic] = []
  }
}

extension Outcome {
  /// Adds what became of the document that has the snapshot's page.
  mutating func add(_ addition: DocumentStep.Addition) {
    if let file = addition.file { files.written.append(file) }
    guard !addition.problems.isEmpty else { return }
    status = .error
    // What is wrong with the picture itself was told with it.
    diagnostics += addition.problems.filter { !diagnostics.contains($0) }
  }
}
