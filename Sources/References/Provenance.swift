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

  /// What a pending picture was compared with.
  package enum Base: Hashable, Sendable {
    /// There was no reference.
    case missing
    /// The file had this digest.
    case file(ContentDigest)
  }

  package init(
    snapshot: String, engine: String, display: String, pixels: PixelDigest, stream: ContentDigest, base: Base? = nil
  ) {
    self.snapshot = snapshot
    self.engine = engine
    self.display = display
    self.pixels = pixels
    self.stream = stream
    self.base = base
  }
}

extension Provenance {
  /// The text of the chunk: a word and its value a line.
  package var text: String {
    var lines = [
      "snapfarm 1", "snapshot \(Self.oneLine(snapshot))", "engine \(engine)", "display \(display)",
      "pixels \(pixels.description)", "stream \(stream.description)",
    ]
    switch base {
    case nil: break
    case .missing: lines.append("base none")
    case .file(let digest): lines.append("base \(digest.description)")
    }
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
    guard let base = values["base"] else { return }
    if base == "none" {
      self.base = .missing
    } else if let digest = ContentDigest(String(base)) {
      self.base = .file(digest)
    } else {
      return nil
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
