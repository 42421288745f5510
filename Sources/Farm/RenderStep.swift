import Canvas
import Display
import Files
import Graphics
import References
import Render
import Scene

extension FinishingStep {
  /// Writes a picture as PNG and SVG; one with something missing is written too, and is an error all the same.
  ///
  /// The disk is not waited for: `render` makes all of it again at any time.
  func write(_ drawing: borrowing Drawing, _ outcome: inout Outcome, with worker: Worker) throws {
    let base = try options.output ?? suite.folder.path(for: suite.suite.results + "/render")
    let stem = FilePaths.join(base, drawing.identity.stem)
    if options.formats.contains(.png) {
      try writeAtomically(
        encode(drawing, level: options.pngLevel ?? CompressionLevel.rendered), to: stem + ".png", isDurable: false)
      outcome.files.written.append(drawing.identity.stem + ".png")
    }
    if options.formats.contains(.svg) {
      let text = worker.svg(of: drawing.list, options, of: suite.suite)
      try writeAtomically(Array(text.utf8), to: stem + ".svg", isDurable: false)
      outcome.files.written.append(drawing.identity.stem + ".svg")
    }
    outcome.status = drawing.hasErrors ? .error : .rendered
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

extension Worker {
  /// A picture as SVG that stands alone.
  fileprivate func svg(of list: DisplayList, _ options: RunOptions, of suite: Suite) -> String {
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
