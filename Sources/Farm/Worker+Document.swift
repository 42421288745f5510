import Canvas
import Display
import Graphics
import Layout
import Problems
import References
import Render
import Scene

extension Worker {
  /// Draws a snapshot on a page of its own, once there is memory for it.
  func draw(
    _ job: Job, in document: inout PDFDocument, _ limits: RunLimits, dressing: Dressing
  ) throws(Diagnostics) {
    let sketch = try prepare(job, within: limits.room.size, dressing: dressing)
    let list = sketch.list
    let (need, deadline) = (MemoryBudget.need(of: list) + limits.pageMemory, limits.deadline())
    do {
      let size = PixelSize(width: list.width, height: list.height)
      try limits.room.with(need) {
        try document.addPage(size: size, scale: list.scale, label: job.identity.withoutScene) { page in
          try Render.draw(list, on: page, fonts: fonts, pictures: pictures, tiles: tiles) { try deadline.check() }
        }
        // Cairo writes a page at a stretch, and compresses its pictures for that: stopped in the middle, it crashes.
        try deadline.check()
      }
    } catch {
      throw Diagnostics([diagnostic(of: error, drawing: sketch.layout, sceneAt: job.scene.location)])
    }
  }
}
