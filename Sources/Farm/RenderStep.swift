import Canvas
import Devices
import Display
import Files
import Graphics
import PNG
import Pictures
import Problems
import References
import Render
import Scene

extension FinishingStep {
  /// Writes the files of a picture; one with something missing is written too, and is an error all the same.
  ///
  /// The disk is not waited for: `render` makes all of it again at any time.
  func write(_ drawing: borrowing Drawing, of job: Job, _ outcome: inout Outcome, with worker: Worker) throws {
    let folder = try options.folder(of: suite)
    let formats = PictureFormat.allCases.filter { options.formats.contains($0) && $0 != .pdf }
    let mayBeClear = options.preset == nil && !formats.contains(.jpeg)
    let isOpaque = mayBeClear ? true : drawing.isOpaque
    if let problem = outputProblem(of: drawing.size, isOpaque: isOpaque, as: formats, for: job) {
      throw Diagnostics([Diagnostic(.output(problem), at: job.scene.location)])
    }
    for format in formats {
      let bytes = try file(of: drawing, as: format, with: worker)
      let name = job.pictureName + "." + options.ending(of: format)
      try writeAtomically(bytes, to: FilePaths.join(folder, name), isDurable: false)
      outcome.add(WrittenFile(name, format, bytes, isNoted: options.notesFiles))
    }
    outcome.status = drawing.hasErrors ? .error : .rendered
  }

  /// What keeps a picture from being what is asked for.
  private func outputProblem(
    of size: PixelSize, isOpaque: Bool, as formats: [PictureFormat], for job: Job
  ) -> OutputProblem? {
    let device = job.environment.device
    if let preset = options.preset, !preset.takes(size, of: device.family) {
      // Other screens were looked at before: this scene's size is its own, which no device changes.
      return preset.refusal(of: size, for: device, advice: nil, isFramed: options.dressing.frame != nil)
    }
    if isOpaque { return nil }
    if let preset = options.preset { return .transparent(target: preset.rawValue) }
    return formats.contains(.jpeg) ? .transparent(target: PictureFormat.jpeg.title) : nil
  }

  private func file(of drawing: borrowing Drawing, as format: PictureFormat, with worker: Worker) throws -> [UInt8] {
    switch format {
    case .png: encode(drawing, level: options.pngLevel ?? CompressionLevel.rendered)
    case .svg: Array(worker.svg(of: drawing.list, options, of: suite.suite).utf8)
    case .webp, .jpeg: try encoded(drawing.bitmap(), as: format, quality: options.quality)
    // A document is written once all its pages are known.
    case .pdf: []
    }
  }

  /// Writes a file of results into one of the folders for them.
  ///
  /// - Returns: Its path, relative to the suite's folder.
  func writeResult(
    _ bytes: [UInt8], to folder: String, ending: String, _ identity: SnapshotIdentity
  ) throws(FileError) -> String {
    let relative = folder + "/" + identity.stem + ending
    try writeAtomically(bytes, to: suite.folder.path(for: relative))
    return relative
  }
}

/// A picture as a file that is not about a snapshot, in a format that has pixels.
///
/// - Throws: What the format's library has against it, such as a side that it does not have.
func encoded(_ bitmap: Bitmap, as format: PictureFormat, quality: Int?) throws(Diagnostics) -> [UInt8] {
  do throws(PictureError) {
    switch format {
    case .webp: return try encodeWebP(bitmap, quality: quality)
    // Letters stay clean at 90.
    case .jpeg: return try encodeJPEG(bitmap, quality: quality ?? 90)
    default: return encodePNG(bitmap, level: CompressionLevel.reference)
    }
  } catch {
    let reason = if case .unreadable(let words) = error { words } else { "\(error)" }
    throw Diagnostics([Diagnostic(.file(.undrawable(reason: reason)))])
  }
}

extension Worker {
  /// A picture as SVG that stands alone.
  func svg(of list: DisplayList, _ options: RunOptions, of suite: Suite) -> String {
    let pictures = SVGPictures.embedded(
      bytes: { [self] in self.pictures.bytes(of: $0) },
      size: { [self] file in
        (try? self.pictures.bitmap(of: file)).map { PixelSize(width: $0.width, height: $0.height) }
      })
    let outlines: SVGOptions.Outlines = { [self] line, style, plane in
      // A line that was drawn has glyphs; one that cannot be set again stays text.
      try? fonts.glyphOutlines(of: line, style: style, plane: plane)
    }
    let outlinesText = options.outlinesText ?? suite.outlinesText
    return svgDocument(
      of: list, pictures: pictures,
      options: SVGOptions(outlines: outlinesText ? outlines : nil, hasFilters: options.hasFilters))
  }
}
