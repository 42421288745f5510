import Assets
import Canvas
import Digest
import Files
import Problems
import Render

/// What draws: the versions of the libraries, the renderer's own version and the fonts.
///
/// Equal pixels pass whatever drew them; where pixels differ and this differs too, the difference is told as one of
/// engines, not of design.
struct Engine: Sendable {
  /// One fact a line.
  let lines: [String]
  /// The digest of the lines, which goes with every picture.
  let digest: String
  private let fonts: [String]

  init(of suite: LoadedSuite) throws(Diagnostics) {
    fonts = try Self.fontLines(suite)
    lines = Self.lines(fonts, drawingSVG: suite.images.hasVectors)
    digest = Self.digest(of: lines)
  }

  /// Whether a digest is that of this engine, with or without what draws SVG images: a suite that gets its first or
  /// loses its last one has not changed its engine.
  func isMeant(by digest: String) -> Bool {
    digest == self.digest
      || [false, true].contains { Self.digest(of: Self.lines(fonts, drawingSVG: $0)) == digest }
  }

  private static func lines(_ fonts: [String], drawingSVG: Bool) -> [String] {
    let libraries = engineVersions(drawingSVG: drawingSVG).map { "\($0.name) \($0.version)" }
    return ["renderer \(rendererVersion)"] + libraries + fonts
  }

  private static func digest(of lines: [String]) -> String {
    ContentDigest(Array(lines.joined(separator: "\n").utf8)).description
  }

  private static func fontLines(_ suite: LoadedSuite) throws(Diagnostics) -> [String] {
    var lines: [String] = []
    for path in Set(suite.fonts.faces.map(\.path)) {
      do {
        var hasher = ContentHasher()
        try readPieces(of: path, limit: 1 << 28) { hasher.update($0) }
        lines.append("font \(FilePaths.fileName(of: path)) \(hasher.finish().description)")
      } catch {
        throw Diagnostics([Diagnostic(.name(.badFont(FilePaths.fileName(of: path))))])
      }
    }
    // By name, then digest: where a machine keeps its fonts is not part of the engine.
    return lines.sorted()
  }
}
