import Canvas
package import Devices
import Display
import Files
import Graphics
import PNG
package import Problems
import Render
import Scene

/// Kinds of files that a chart can be.
package enum ChartFormat: String, Sendable, CaseIterable {
  case png
  case svg
}

/// Draws the screens of devices to scale, as a scene that is drawn like any other.
///
/// - Parameters:
///   - profiles: The devices, at least one; those whose screens look alike are drawn once.
///   - format: The kind of file.
///   - suite: The suite whose fonts labels have; nil, and one without fonts, takes those of font packages.
///   - folder: Where the command stands.
/// - Returns: The bytes of the file.
/// - Throws: What keeps it from being drawn: no font, or too many devices for one picture.
package func deviceChart(
  of profiles: [DeviceProfile], as format: ChartFormat, fontsOf suite: LoadedSuite?, from folder: String
) throws(Diagnostics) -> [UInt8] {
  try onDeepStack { () throws(Diagnostics) in
    do {
      let chart = try ComposedScene(
        text: ChartScene(profiles).text, name: "devices", fontsOf: suite, in: suite?.folder ?? SuiteFolder(folder))
      let worker = try Worker(suite: chart.suite)
      let sketch = try worker.prepare(chart.job, within: MemoryBudget.halfOfMemory)
      let deadline = Deadline(chart.suite.suite.limits.timeLimit)
      return try file(of: try worker.draw(sketch, of: chart.job, until: deadline), as: format, worker)
    } catch let problems as Diagnostics {
      throw problems
    } catch {
      throw Diagnostics([Diagnostic(.file(.undrawable(reason: "\(error)")))])
    }
  }
}

private func file(of drawing: borrowing Drawing, as format: ChartFormat, _ worker: Worker) throws -> [UInt8] {
  if let error = drawing.diagnostics.first(where: { $0.severity == .error }) { throw Diagnostics([error]) }
  switch format {
  case .png: return encodePNG(try drawing.bitmap(), level: CompressionLevel.reference)
  case .svg:
    // A chart is sent around, to machines without its font.
    let outlines: SVGOptions.Outlines = { line, style, plane in
      try? worker.fonts.glyphOutlines(of: line, style: style, plane: plane)
    }
    return Array(svgDocument(of: drawing.list, pictures: .referenced, options: SVGOptions(outlines: outlines)).utf8)
  }
}
