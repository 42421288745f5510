import Canvas
import Display
import Graphics
import Layout
import Lint
import Problems
import Render
import Scene

/// A placed scene whose letters are looked at, not drawn yet.
struct ContrastProbe {
  /// The scene.
  fileprivate let layout: LayoutResult
  fileprivate let background: Color
  fileprivate let pieces: [LetterPiece]
  /// The scenes that it shows, which count as pictures.
  fileprivate let screens: [EmbeddedScreen: DisplayList]
  /// What is drawn, with full rectangles in the place of letters.
  fileprivate let list: DisplayList
  /// Where the scene is written.
  fileprivate let location: SourceLocation
  /// How many bytes looking takes at the worst: a surface, three pictures, and whose each pixel is.
  var need: Int { MemoryBudget.need(of: list) }
}

extension Worker {
  /// What is to be drawn to know how much each text of a placed scene stands out; nil where there is none.
  func contrastProbe(of layout: LayoutResult, for job: Job) -> ContrastProbe? {
    let pieces = LetterPiece.all(in: layout)
    guard !pieces.isEmpty, sizeProblem(of: layout) == nil else { return nil }
    let background = background(for: job.environment)
    let screens = screens.mapValues(\.list.withoutViews)
    return ContrastProbe(
      layout: layout, background: background, pieces: pieces, screens: screens,
      list: displayList(of: layout.with(pieces) { $0.color }, background: background, screens: screens),
      location: job.scene.location)
  }

  /// How much each text stands out from what is behind it: the scene is drawn, once without letters and once with a full
  /// rectangle in their place, and both are looked at pixel by pixel.
  ///
  /// So it does not matter what is behind: colours, gradients, pictures, a blur, and how opaque all of it is.
  ///
  /// - Throws: What keeps the pictures from being drawn, and that their time is over.
  func contrasts(_ probe: ContrastProbe, until deadline: Deadline) throws(Diagnostics) -> [LetterContrast] {
    let (layout, pieces) = (probe.layout, probe.pieces)
    let places = LetterPlaces(of: pieces, in: probe.list)
    guard !places.isEmpty else { return [] }
    do {
      let letters = try draw(probe.list, until: deadline)
      let ground = try draw(
        displayList(of: layout.with([]) { $0.color }, background: probe.background, screens: probe.screens),
        until: deadline)
      guard places.hasDoubts(letters, ground) else { return places.contrasts(letters, ground, nil, of: pieces) }
      let opposite = try draw(
        displayList(
          of: layout.with(pieces) { $0.color.opposite }, background: probe.background, screens: probe.screens),
        until: deadline)
      return places.contrasts(letters, ground, opposite, of: pieces)
    } catch {
      throw Diagnostics([diagnostic(of: error, drawing: layout, sceneAt: probe.location)])
    }
  }

  private func draw(_ list: DisplayList, until deadline: Deadline) throws -> Bitmap {
    let surface = try Render.draw(list, fonts: fonts, pictures: pictures, tiles: tiles) { try deadline.check() }
    try deadline.check()
    return try surface.bitmap()
  }
}

extension DisplayList {
  /// The same without the records of views.
  fileprivate var withoutViews: DisplayList {
    var list = self
    list.commands.removeAll { command in
      switch command {
      case .beginView, .endView: true
      default: false
      }
    }
    return list
  }
}

extension LayoutResult {
  /// The same with rectangles in place of letters.
  fileprivate func with(_ pieces: [LetterPiece], color: (LetterPiece) -> Color) -> LayoutResult {
    var result = self
    for index in views.indices where views[index].text != nil {
      result.views[index].text?.isBlocks = true
      for line in views[index].text?.lines.indices ?? 0..<0 { result.views[index].text?.lines[line].decorations = [] }
    }
    for piece in pieces {
      let origin = views[piece.view].textOrigin
      guard let line = views[piece.view].text?.lines[piece.line] else { continue }
      // Display puts it back to where the piece is, to the pixel.
      let (x, baseline) = (origin.x + line.x, (origin.y + line.baseline + 0.5).rounded(.down))
      let block = TextBlock.Decoration(
        x: piece.rect.x - x, y: piece.rect.y - baseline, width: piece.rect.width, thickness: piece.rect.height,
        color: color(piece), isOverLetters: true)
      result.views[piece.view].text?.lines[piece.line].decorations.append(block)
    }
    return result
  }
}

extension Color {
  /// A colour far from it, as opaque.
  fileprivate var opposite: Color {
    func far(_ channel: UInt8) -> UInt8 { channel < 128 ? 255 : 0 }
    return Color(red: far(red), green: far(green), blue: far(blue), alpha: alpha)
  }
}
