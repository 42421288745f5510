internal import Graphics

internal import CCairo
internal import CPango

/// A line of text as glyphs, with positions in device pixels from the left end of its baseline.
///
/// Belongs to one `FontSet` and must not outlive it.
final class ShapedLine {
  struct Run {
    let font: OpaquePointer
    /// The size of the em.
    let size: Double
    /// Whether glyphs are pictures with colours of their own, as emoji are.
    let isColored: Bool
    var glyphs: [cairo_glyph_t] = []
    /// For each glyph the byte that its character begins at.
    var bytes: [Int] = []
    /// For each glyph how many blanks are left of it.
    var blanks: [Int] = []
  }

  /// What stands together, from left to right.
  struct Cluster {
    /// The byte it begins at.
    let byte: Int
    /// Its ends.
    var start, end: Double
    /// How many blanks are left of its ends.
    var blanksBefore, blanksAfter: Int
  }

  private(set) var runs: [Run] = []
  /// From the left end to the right end; tracking is between letters only.
  private(set) var width = 0.0
  /// How wide each character is, by the byte it begins at; what stands in one glyph is counted at the first of them.
  private(set) var advances: [Int: Double] = [:]
  /// Characters no face has, in the order of their glyphs.
  private(set) var missing: [Unicode.Scalar] = []
  /// The measures of the faces it is set in, and the bytes that are in them.
  let metrics: [(bytes: Range<Int>, metrics: FontMetrics)]
  /// The faces it is set in.
  let spans: [TextBlock.Span]
  /// What stands together, from left to right.
  private(set) var clusters: [Cluster] = []
  /// The blanks in it.
  private(set) var blanks = 0

  /// What is inserted before the next letter.
  private var gap = 0.0
  private let styles: [(bytes: Range<Int>, run: StyledText.Run)]
  /// The bytes that blanks begin at.
  private let blankBytes: Set<Int>

  init(_ text: borrowing PangoText, _ string: StyledString) {
    metrics = text.stretches.map { ($0.bytes, $0.face.metrics) }
    spans = text.stretches.map { TextBlock.Span($0) }
    styles = string.ranges
    blankBytes = string.text.blankBytes
    text.forEachRun { append($0) }
    width = max(0, width)
  }

  /// A line without anything in it.
  init() { (metrics, spans, styles, blankBytes) = ([], [], [], []) }

  private func style(at byte: Int) -> TextStyle? {
    (styles.count == 1 ? styles.first : styles.first { $0.bytes.contains(byte) })?.run.style
  }

  deinit {
    for run in runs { cairo_scaled_font_destroy(run.font) }
  }

  private func append(_ item: PangoGlyphItem) {
    let analysis = item.item.pointee.analysis
    guard let pangoFont = analysis.font, let font = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)) else {
      return
    }
    let em = style(at: Int(item.item.pointee.offset))?.size ?? 0
    var run = Run(font: cairo_scaled_font_reference(font), size: em, isColored: OpaquePointer(pangoFont).hasColors)
    let isJoined = ShapedLine.isJoined(analysis.script)
    let glyphs = item.glyphs.pointee
    var cluster = -1
    for index in 0..<Int(glyphs.num_glyphs) {
      let info = glyphs.glyphs[index]
      let byte = Int(item.item.pointee.offset) + Int(glyphs.log_clusters[index])
      let advance = advance(of: info, em: em)
      if byte != cluster {
        if advance != 0 { begin(cluster: byte, isJoined ? 0 : style(at: byte)?.limitedTracking ?? 0) }
        clusters.append(Cluster(byte: byte, start: width, end: width, blanksBefore: blanks, blanksAfter: blanks))
        if blankBytes.contains(byte) { blanks += 1 }
      }
      cluster = byte
      if info.isDrawn { run.append(info.placed(at: width), byte: byte, blanks: clusters.last?.blanksBefore ?? 0) }
      width += advance
      advances[byte, default: 0] += advance
      clusters[clusters.count - 1].end = width
      clusters[clusters.count - 1].blanksAfter = blanks
    }
    runs.append(run)
  }

  private func begin(cluster byte: Int, _ spacing: Double) {
    width += gap
    gap = spacing
    advances[byte, default: 0] += spacing
  }

  /// The width of a glyph; a box of half an em for characters no font has, whose width in Pango depends on which fonts
  /// happen to be loaded.
  private func advance(of info: PangoGlyphInfo, em: Double) -> Double {
    guard info.isUnknown else { return Double(info.geometry.width) / Double(PANGO_SCALE) }
    let scalar = Unicode.Scalar(info.glyph & ~PANGO_SHIM_UNKNOWN_FLAG) ?? "\u{FFFD}"
    if scalar.isInvisible { return 0 }
    if !missing.contains(scalar) { missing.append(scalar) }
    return em / 2
  }

  /// Scripts whose letters join, which tracking would tear apart (CSS Text 4, section 9.3).
  private static func isJoined(_ script: UInt8) -> Bool {
    let joined = [
      PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_SYRIAC, PANGO_SCRIPT_MONGOLIAN, PANGO_SCRIPT_NKO, PANGO_SCRIPT_PHAGS_PA,
      PANGO_SCRIPT_MANDAIC,
    ]
    return joined.contains { Int($0.rawValue) == Int(script) }
  }
}

extension ShapedLine.Run {
  fileprivate mutating func append(_ glyph: cairo_glyph_t, byte: Int, blanks: Int) {
    glyphs.append(glyph)
    bytes.append(byte)
    self.blanks.append(blanks)
  }
}

extension TextStyle {
  fileprivate var limitedTracking: Double { tracking.isFinite ? min(max(tracking, -4096), 4096) : 0 }
}

extension String {
  /// The bytes at which blanks begin that a line may be stretched at.
  fileprivate var blankBytes: Set<Int> {
    var (byte, blanks) = (0, Set<Int>())
    for scalar in unicodeScalars {
      if scalar == " " || scalar == "\u{A0}" { blanks.insert(byte) }
      byte += UTF8.width(scalar)
    }
    return blanks
  }
}

extension OpaquePointer {
  /// Whether the glyphs of a font of Pango's are pictures.
  fileprivate var hasColors: Bool {
    guard let font = pango_font_get_hb_font(UnsafeMutablePointer(self)), let face = hb_font_get_face(font) else {
      return false
    }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }
}

extension PangoGlyphInfo {
  fileprivate var isUnknown: Bool { glyph != PANGO_SHIM_EMPTY && glyph & PANGO_SHIM_UNKNOWN_FLAG != 0 }
  fileprivate var isDrawn: Bool { glyph != PANGO_SHIM_EMPTY && !isUnknown }

  fileprivate func placed(at pen: Double) -> cairo_glyph_t {
    let scale = Double(PANGO_SCALE)
    return cairo_glyph_t(
      index: UInt(glyph), x: pen + Double(geometry.x_offset) / scale, y: Double(geometry.y_offset) / scale)
  }
}
