import Devices
import Digest
import Display
import Files
import Graphics
import PNG
import Problems
import References
import Render
import Scene

/// What is done with a picture once it is drawn: written, compared or recorded.
struct FinishingStep {
  let suite: LoadedSuite
  let engine: Engine
  let options: RunOptions
  let limits: RunLimits
  let references: ReferenceStore
  let pending: PendingStore
  let masks: MaskPictures

  init(suite: LoadedSuite, engine: Engine, options: RunOptions, limits: RunLimits) {
    self.suite = suite
    self.engine = engine
    self.options = options
    self.limits = limits
    references = ReferenceStore(suite: suite.folder, folder: suite.suite.references)
    pending = PendingStore(suite: suite.folder, results: suite.suite.results)
    masks = MaskPictures(suite: suite)
  }

  /// Draws a snapshot and finishes it, once there is memory for it.
  ///
  /// `watch` calls what its time counts for: not the waiting.
  /// - Returns: What became of it, and what it was drawn from; nil where it could not be placed.
  func finish(
    _ job: Job, with worker: Worker, watch: (() -> Void) -> Void = { $0() }
  ) -> (outcome: Outcome, sketch: Sketch?) {
    var outcome = Outcome(
      identity: job.identity, status: .error, source: job.scene.location, scale: job.environment.scale)
    var sketch: Sketch?
    watch {
      let deadline = limits.deadline()
      do throws(Diagnostics) {
        sketch = try worker.prepare(job, within: limits.room.size, dressing: options.dressing)
        try checkSize(of: sketch, for: job)
        try worker.check(deadline, job)
      } catch {
        sketch = nil
        fail(&outcome, error.all)
      }
    }
    guard let sketch else { return (outcome, nil) }
    limits.room.with(sketch.need) {
      watch { finish(sketch, of: job, with: worker, &outcome) }
    }
    return (outcome, sketch)
  }

  private func finish(_ sketch: Sketch, of job: Job, with worker: Worker, _ outcome: inout Outcome) {
    do {
      let drawing = try worker.draw(sketch, of: job, until: limits.deadline())
      outcome.diagnostics = drawing.diagnostics
      outcome.size = drawing.size
      outcome.pixelDigest = drawing.pixels.description
      if options.notesDisplay { outcome.displayDigest = drawing.list.digest }
      guard !options.onlyDraws else { return }
      switch options.verb {
      case .render: try write(drawing, of: job, &outcome, with: worker)
      case .test: try test(drawing, of: job, &outcome)
      case .record: try record(drawing, &outcome, with: worker)
      }
    } catch let problems as Diagnostics {
      fail(&outcome, problems.all)
    } catch let error as FileError {
      fail(&outcome, [suite.unwritable(error)])
    } catch {
      fail(&outcome, [Diagnostic(.file(.unreadable(reason: "\(error)")))])
    }
  }

  /// Of a scene of a size of its own it is known now whether its formats have room for it.
  private func checkSize(of sketch: Sketch?, for job: Job) throws(Diagnostics) {
    guard let list = sketch?.list, options.verb == .render, !options.onlyDraws,
      let problem = options.formats.refusal(of: PixelSize(width: list.width, height: list.height), for: job)
    else { return }
    throw Diagnostics([Diagnostic(.output(problem), at: job.scene.location)])
  }

  private func fail(_ outcome: inout Outcome, _ problems: [Diagnostic]) {
    outcome.status = .error
    outcome.diagnostics += problems
  }

  /// Encodes a picture with what it says about itself, of a pending one also what it was compared with and what is left
  /// with it.
  func encode(
    _ drawing: borrowing Drawing, level: Int, base: Provenance.Base? = nil, companion: Provenance.Base? = nil
  ) -> [UInt8] {
    let encoded = drawing.encoded(level: level)
    let provenance = Provenance(
      snapshot: drawing.identity.description, engine: engine.digest, display: drawing.list.digest,
      pixels: drawing.pixels, stream: encoded.streamDigest, base: base, companion: companion)
    return encoded.file(provenance: provenance.text)
  }

  /// The companion that people read, with pictures referred to by their digests.
  func companion(of drawing: borrowing Drawing) -> String? {
    suite.suite.keepsSVG ? svgDocument(of: drawing.list, pictures: .referenced) : nil
  }
}
