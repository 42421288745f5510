/// Which pixels the frames of the gallery had under a version of the renderer: what `Examples/gallery/frames.txt` holds.
struct GalleryRecord: Equatable {
  /// A frame by what was drawn and what became of it.
  struct Frame: Equatable {
    var display: String
    var pixels: String
  }

  /// Why a record cannot stay as it is.
  enum Complaint: Equatable {
    /// Frames that are drawn from the same commands into other pixels, under the same version.
    case versionHasToRise([String])
    /// Frames that are new, gone or drawn from other commands, or whose version has risen.
    case isOutOfDate([String])
  }

  var renderer: Int
  /// The libraries and fonts that drew.
  var engine: [String]
  var frames: [String: Frame] = [:]

  /// What a drawing of all frames says about the record; nothing where other libraries or fonts drew it, whose pixels
  /// need not be the same.
  func complaint(about now: GalleryRecord) -> Complaint? {
    guard engine == now.engine else { return nil }
    let different = Set(frames.keys).union(now.frames.keys).filter { frames[$0] != now.frames[$0] }.sorted()
    let moved = different.filter { frames[$0] != nil && frames[$0]?.display == now.frames[$0]?.display }
    if !moved.isEmpty, now.renderer <= renderer { return .versionHasToRise(moved) }
    return different.isEmpty && renderer == now.renderer ? nil : .isOutOfDate(different)
  }
}

extension GalleryRecord {
  private static let preamble = """
    # Which pixels the gallery's frames have under a version of the renderer; `make gallery` writes it.
    # A frame's line has the digest of what is drawn and that of the pixels.

    """

  /// Reads what `text` writes; nil for anything else.
  init?(_ text: String) {
    var renderer: Int?
    self.init(renderer: 0, engine: [])
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("renderer", 2): renderer = Int(words[1])
      case ("engine", 2...): engine.append(words.dropFirst().joined(separator: " "))
      case ("frame", 4): frames[words[1]] = Frame(display: words[2], pixels: words[3])
      default: return nil
      }
    }
    guard let renderer else { return nil }
    self.renderer = renderer
  }

  var text: String {
    let lines =
      ["renderer \(renderer)"] + engine.map { "engine \($0)" }
      + frames.sorted { $0.key < $1.key }.map { "frame \($0) \($1.display) \($1.pixels)" }
    return Self.preamble + lines.joined(separator: "\n") + "\n"
  }
}
