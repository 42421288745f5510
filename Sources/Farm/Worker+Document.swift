import Canvas
import Display
import Graphics
import Layout
import Problems
import References
import Render
import Scene

extension Worker {
  /// Draws a snapshot on a page of its own.
  func draw(_ job: Job, in document: inout PDFDocument) throws(Diagnostics) {
    let (_, list) = try prepare(job)
    do {
      let size = PixelSize(width: list.width, height: list.height)
      try document.addPage(size: size, scale: list.scale, label: job.identity.withoutScene) { page in
        try Render.draw(list, on: page, fonts: fonts, pictures: pictures, tiles: tiles)
      }
    } catch {
      throw Diagnostics([Diagnostic(problem(of: error), at: job.scene.location)])
    }
  }
}
