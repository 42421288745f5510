package import Digest

/// What a picture of ours says about itself, in a chunk of its PNG.
///
/// It is believed only while the image stream is the one it names: a file saved again by another program is simply
/// decoded.
package struct Provenance: Hashable, Sendable {
  /// The snapshot, as people refer to it.
  package var snapshot: String
  /// The digest of the libraries, fonts and renderer version that drew it.
  package var engine: String
  /// The digest of the display list it was drawn from.
  package var display: String
  /// The digest of the pixels.
  package var pixels: PixelDigest
  /// The digest of the image stream that all this is about.
  package var stream: ContentDigest
  /// In pending pictures: the digest of the reference file that it was compared with; nil in references.
  package var base: Base?
  /// In pending pictures: the digest of the companion that was left with it; nil in references.
  package var companion: Base?

  /// What a pending picture was compared with, or what was left with it.
  package enum Base: Hashable, Sendable {
    /// There was nothing.
    case missing
    /// The file had this digest.
    case file(ContentDigest)
  }

  package init(
    snapshot: String, engine: String, display: String, pixels: PixelDigest, stream: ContentDigest, base: Base? = nil,
    companion: Base? = nil
  ) {
    self.snapshot = snapshot
    self.engine = engine
    self.display = display
    self.pixels = pixels
    self.stream = stream
    self.base = base
    self.companion = companion
  }
}

extension Provenance {
  /// The text of the chunk: a word and its value a line.
  package var text: String {
    var lines = [
      "snapfarm 1", "snapshot \(Self.oneLine(snapshot))", "engine \(engine)", "display \(display)",
      "pixels \(pixels.description)", "stream \(stream.description)",
    ]
    if let base { lines.append("base \(base.word)") }
    if let companion { lines.append("companion \(companion.word)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text back; nil where it is none of ours.
  package init?(_ text: String) {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      values[parts[0]] = parts[1]
    }
    guard values["snapfarm"] == "1", let snapshot = values["snapshot"], let engine = values["engine"],
      let display = values["display"], let pixels = values["pixels"].flatMap({ PixelDigest(String($0)) }),
      let stream = values["stream"].flatMap({ ContentDigest(String($0)) })
    else { return nil }
    self.init(
      snapshot: String(snapshot), engine: String(engine), display: String(display), pixels: pixels, stream: stream)
    if let word = values["base"] {
      guard let base = Base(word: word) else { return nil }
      self.base = base
    }
    if let word = values["companion"] {
      guard let companion = Base(word: word) else { return nil }
      self.companion = companion
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension Provenance.Base {
  /// The base that some bytes are; nil for no file.
  init(_ bytes: [UInt8]?) {
    self = bytes.map { .file(ContentDigest($0)) } ?? .missing
  }

  fileprivate init?(word: Substring) {
    if word == "none" {
      self = .missing
    } else if let digest = ContentDigest(String(word)) {
      self = .file(digest)
    } else {
      return nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .missing: "none"
    case .file(let digest): digest.description
    }
  }
}
