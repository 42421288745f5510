import Canvas
import Devices
import Display
import Files
import Graphics
import Problems
import References
import Render
import Scene

/// Draws the sheet of all pictures of a plan, once they are drawn.
///
/// The pictures are the lists that they were drawn from, made small: letters and shapes in SVG and PDF too.
struct SheetStep {
  let suite: LoadedSuite
  let options: RunOptions
  let limits: RunLimits

  /// Draws the sheet and writes it.
  ///
  /// - Parameters:
  ///   - pictures: The snapshots with what was drawn of them.
  ///   - path: The file, whose ending says what it is.
  /// - Returns: What was written.
  /// - Throws: What keeps it from being drawn or written.
  func write(_ pictures: [(job: Job, picture: SheetPicture)], to path: String) throws(Diagnostics) -> WrittenSheet {
    do {
      let format = PictureFormat(ofFile: path) ?? .png
      let lists = pictures.map { $0.picture.list(of: $0.job, options.dressing) }
      let sizes = zip(pictures, lists).map { ($0.job, PixelSize(width: $1.width, height: $1.height)) }
      let tiles = SheetTile.all(sizes, options.dressing, options.sheetSizes)
      let (sheet, worker) = try compose(Array(zip(tiles, lists)), SheetLayout.best(for: tiles), as: format)
      let need = MemoryBudget.need(of: sheet.list)
      guard need <= limits.room.size else {
        throw Diagnostics([Diagnostic(.suite(.tooMuchMemory(need: need, limit: limits.room.size)))])
      }
      let bytes = try limits.room.with(need) { try file(of: sheet, as: format, worker) }
      try writeAtomically(bytes, to: path)
      return WrittenSheet(
        file: WrittenFile(path, format, bytes, isNoted: options.notesFiles),
        size: PixelSize(width: sheet.list.width, height: sheet.list.height), pictures: pictures.map(\.job.identity))
    } catch let problems as Diagnostics {
      throw problems
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    } catch {
      throw Diagnostics([Diagnostic(.file(.undrawable(reason: "\(error)")))])
    }
  }

  private func compose(
    _ tiles: [(tile: SheetTile, list: DisplayList)], _ layout: SheetLayout, as format: PictureFormat
  ) throws -> (sheet: Sketch, worker: Worker) {
    let scale: Double
    do {
      scale = try layout.scale(as: format, limit: suite.suite.limits.maxPixels)
    } catch {
      throw Diagnostics([Diagnostic(.output(error))])
    }
    let ground = options.dressing.background?.light ?? Color(red: 0xF3, green: 0xF4, blue: 0xF6)
    let scene = SheetScene(layout: layout, tiles: tiles.map(\.tile), title: suite.suite.name, ground: ground)
    let composed = try ComposedScene(
      text: scene.text, name: "sheet", fontsOf: suite, in: suite.folder, scale: scale, besides: suite.scenes,
      limits: suite.suite.limits)
    let worker = try Worker(suite: composed.suite, imageMemory: limits.pictureMemory)
    let sketch = try worker.prepare(composed.job, within: limits.room.size)
    return (Sketch(layout: sketch.layout, screen: sketch.screen, list: sketch.list.showing(tiles, in: layout)), worker)
  }

  private func file(of sheet: Sketch, as format: PictureFormat, _ worker: Worker) throws -> [UInt8] {
    let list = sheet.list
    // A sheet has many pictures, each of which may take the time of one.
    let deadline = limits.deadline(times: Double(max(1, list.commands.count / 100)))
    switch format {
    case .svg: return Array(worker.svg(of: list, options, of: suite.suite).utf8)
    case .pdf:
      var document = try PDFDocument(title: suite.suite.name, memory: limits.pageMemory)
      let size = PixelSize(width: list.width, height: list.height)
      try document.addPage(size: size, scale: list.scale, label: suite.suite.name) { page in
        try Render.draw(list, on: page, fonts: worker.fonts, pictures: worker.pictures, tiles: worker.tiles) {
          try deadline.check()
        }
      }
      return try document.finish()
    case .png, .webp, .jpeg:
      let surface = try Render.draw(list, fonts: worker.fonts, pictures: worker.pictures, tiles: worker.tiles) {
        try deadline.check()
      }
      return try encoded(surface.bitmap(), as: format, quality: options.quality)
    }
  }
}
