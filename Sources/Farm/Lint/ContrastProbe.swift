import Canvas
import Display
import Graphics
import Layout
import Lint
import Problems
import Render

extension Worker {
  /// How much each text of a placed scene stands out from what is behind it: it is drawn, once without letters and once
  /// with a full rectangle in their place, and both are looked at pixel by pixel.
  ///
  /// So it does not matter what is behind: colours, gradients, pictures, a blur, and how opaque all of it is.
  ///
  /// - Throws: What keeps the pictures from being drawn.
  func contrasts(of layout: LayoutResult, background: Color) throws(Diagnostics) -> [LetterContrast] {
    let pieces = LetterPiece.all(in: layout)
    guard !pieces.isEmpty, sizeProblem(of: layout) == nil else { return [] }
    let list = displayList(of: layout.with(pieces) { $0.color }, background: background)
    let places = LetterPlaces(of: pieces, in: list)
    guard !places.isEmpty else { return [] }
    do {
      let letters = try draw(list)
      let ground = try draw(displayList(of: layout.with([]) { $0.color }, background: background))
      let opposite =
        try places.hasDoubts(letters, ground)
        ? draw(displayList(of: layout.with(pieces) { $0.color.opposite }, background: background)) : nil
      return places.contrasts(letters, ground, opposite, of: pieces)
    } catch {
      throw Diagnostics([Diagnostic(problem(of: error), at: layout.views.first?.location)])
    }
  }

  private func draw(_ list: DisplayList) throws -> Bitmap {
    try Render.draw(list, fonts: fonts, pictures: pictures, tiles: tiles).bitmap()
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
