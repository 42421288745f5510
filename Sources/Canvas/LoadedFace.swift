internal import CFontconfig
internal import CPango
internal import Graphics

/// A face at one size, as Pango has loaded it.
///
/// Belongs to one `FontSet` and must not outlive it.
final class LoadedFace {
  let face: FontFace
  /// What Pango is asked for to get this very face.
  let description: OpaquePointer
  private let font: UnsafeMutablePointer<PangoFont>
  private let pin: PinnedFont
  private var boxPin: PinnedFont?
  let metrics: FontMetrics
  /// What the font file says it has; belongs to `font`.
  ///
  /// Pango is not asked, since some versions count a character as there where the face has only its parts.
  private let characters: OpaquePointer?
  /// Which ASCII characters the face has, so that most text needs no call each.
  private let ascii: [Bool]

  init(
    _ face: FontFace, size: Double, variations: [FontVariation], context: OpaquePointer
  ) throws(CanvasError) {
    guard let description = pango_font_description_new() else { throw .fontFileUnreadable(path: face.path) }
    pango_font_description_set_family(description, face.primaryFamily)
    pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: face.weight)))
    pango_font_description_set_style(description, face.slant.pango)
    pango_font_description_set_stretch(description, face.pangoStretch)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    guard let (font, pin) = PinnedFont.load({ LoadedFace.load(face, variations, description, context) }) else {
      pango_font_description_free(description)
      throw .fontFileUnreadable(path: face.path)
    }
    let pattern = pango_shim_fc_font(font).flatMap { pango_fc_font_get_pattern($0) }
    if let other = LoadedFace.otherFile(pattern, than: face) {
      g_object_unref(font)
      pango_font_description_free(description)
      throw .otherFaceLoaded(asked: face, loaded: other)
    }
    self.face = face
    self.description = description
    self.font = font
    self.pin = pin
    metrics = FontMetrics(of: font)
    var characters: OpaquePointer?
    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    self.characters = characters
    ascii = (0..<128).map { FcCharSetHasChar(characters, $0) != 0 }
  }

  /// The font that Pango has for a description, to which the places on all axes of the face are added.
  private static func load(
    _ face: FontFace, _ variations: [FontVariation], _ description: OpaquePointer, _ context: OpaquePointer
  ) -> UnsafeMutablePointer<PangoFont>? {
    var variations = variations
    if face.axes != nil {
      guard let font = pango_context_load_font(context, description) else { return nil }
      variations = face.variations(of: font, with: variations)
      g_object_unref(font)
    }
    if !variations.isEmpty {
      pango_font_description_set_variations(
        description, variations.map { "\($0.axis)=\($0.value)" }.joined(separator: ","))
    }
    return pango_context_load_font(context, description)
  }

  deinit {
    g_object_unref(font)
    pango_font_description_free(description)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ascii[Int(scalar.value)] : FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Has to be called before characters are shaped that the face lacks: for those Pango measures boxes with letters of a
  /// font that it chooses by itself.
  func prepareBoxes(_ context: OpaquePointer) {
    guard boxPin == nil, let boxes = pango_font_description_copy(description) else { return }
    defer { pango_font_description_free(boxes) }
    pango_font_description_set_family(boxes, "monospace")
    guard let (font, pin) = PinnedFont.load({ pango_context_load_font(context, boxes) }) else { return }
    boxPin = pin
    g_object_unref(font)
  }

  /// Pango answers any request with its nearest font, silently: the file it took, where that is not the face's.
  private static func otherFile(_ pattern: OpaquePointer?, than face: FontFace) -> String? {
    guard let pattern else { return "no file" }
    var path: UnsafeMutablePointer<FcChar8>?
    var (index, weight): (Int32, Double) = (0, 0)
    FcPatternGetString(pattern, FC_FILE, 0, &path)
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    let name = path.map { String(cString: $0) } ?? ""
    // A variable font may be loaded as one of its instances or by its axes, which look the same.
    let isSameFile = lastName(name) == lastName(face.path) && Int(index) & 0xFFFF == face.index & 0xFFFF
    let isSameWeight = abs(FcWeightToOpenTypeDouble(weight) - Double(face.weight)) <= 1
    return isSameFile && isSameWeight ? nil : "\(name)#\(index)"
  }

  private static func lastName(_ path: String) -> Substring? { path.split(separator: "/").last }
}

extension FontFace.Slant {
  fileprivate var pango: PangoStyle {
    switch self {
    case .upright: PANGO_STYLE_NORMAL
    case .oblique: PANGO_STYLE_OBLIQUE
    case .italic: PANGO_STYLE_ITALIC
    }
  }
}

extension FontFace {
  fileprivate var pangoStretch: PangoStretch {
    switch stretch {
    case ..<57: PANGO_STRETCH_ULTRA_CONDENSED
    case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<81: PANGO_STRETCH_CONDENSED
    case ..<94: PANGO_STRETCH_SEMI_CONDENSED
    case ..<107: PANGO_STRETCH_NORMAL
    case ..<119: PANGO_STRETCH_SEMI_EXPANDED
    case ..<138: PANGO_STRETCH_EXPANDED
    case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
    default: PANGO_STRETCH_ULTRA_EXPANDED
    }
  }
}
