import Digest
import Graphics
import Scene

extension DisplayList {
  /// The SHA-256, in hexadecimal digits, of everything that is drawn or recorded, source lines left out.
  ///
  /// Equal digests mean equal pixels from the same engine; a view that was only moved within its file keeps its digest.
  public var digest: String { ContentDigest(canonicalBytes).description }

  /// The bytes that the digest is made of; their first says in which form they are.
  var canonicalBytes: [UInt8] {
    var bytes = CanonicalBytes()
    bytes.add(2 as UInt8)
    bytes.add(width)
    bytes.add(height)
    bytes.add(scale)
    bytes.add(commands) { $1.write(to: &$0) }
    return bytes.bytes
  }
}

extension DisplayList.Command {
  fileprivate func write(to bytes: inout CanonicalBytes) {
    bytes.add(tag)
    switch self {
    case .endView, .endGroup, .endClip: break
    case .beginView(let view): view.write(to: &bytes)
    case .beginGroup(let opacity): bytes.add(opacity)
    case .beginClip(let rect, let radii):
      bytes.add(rect)
      bytes.add(radii)
    case .fill(let rect, let radii, let color):
      bytes.add(rect)
      bytes.add(radii)
      bytes.add(color)
    case .border(let rect, let radii, let width, let color):
      bytes.add(rect)
      bytes.add(radii)
      bytes.add(width)
      bytes.add(color)
    case .fillPath(let path, let rule, let color):
      bytes.add(path)
      bytes.add(rule.rawValue)
      bytes.add(color)
    case .strokePath(let path, let style, let color):
      bytes.add(path)
      bytes.add(style)
      bytes.add(color)
    case .text(let text): text.write(to: &bytes)
    case .image(let image): image.write(to: &bytes)
    case .missing(let rect): bytes.add(rect)
    }
  }

  /// The number of the command in the bytes; never given to another one.
  private var tag: UInt8 {
    switch self {
    case .beginView: 1
    case .endView: 2
    case .beginGroup: 3
    case .endGroup: 4
    case .beginClip: 5
    case .endClip: 6
    case .fill: 7
    case .border: 8
    case .fillPath: 9
    case .strokePath: 10
    case .text: 11
    case .image: 12
    case .missing: 13
    }
  }
}

extension DisplayList.View {
  fileprivate func write(to bytes: inout CanonicalBytes) {
    bytes.add(path)
    bytes.add(kind.rawValue)
    bytes.add(frame)
    bytes.add(role.rawValue)
    bytes.add(label) { $0.add($1) }
  }
}

extension DisplayList.Text {
  fileprivate func write(to bytes: inout CanonicalBytes) {
    bytes.add(lines) { $0.add($1) }
    bytes.add(style)
    bytes.add(color)
  }
}

extension DisplayList.Image {
  fileprivate func write(to bytes: inout CanonicalBytes) {
    bytes.add(file)
    bytes.add(digest)
    bytes.add(isVector)
    bytes.add(destination)
    bytes.add(clip)
    bytes.add(tint) { $0.add($1) }
  }
}
