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
    bytes.add(4 as UInt8)
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
    case .endView, .endGroup, .endClip, .endTransform: break
    case .beginView(let view): view.write(to: &bytes)
    case .beginGroup(let group): group.write(to: &bytes)
    case .beginClip(let shape): bytes.add(shape)
    case .beginTransform(let transform): bytes.add(transform)
    case .blurBehind(let shape, let sigma):
      bytes.add(shape)
      bytes.add(sigma)
    case .shadow(let shape, let shadow):
      bytes.add(shape)
      bytes.add(shadow)
    case .fill(let shape, let paint):
      bytes.add(shape)
      paint.write(to: &bytes)
    case .border(let shape, let border):
      bytes.add(shape)
      border.write(to: &bytes)
    case .strokePath(let path, let style, let color):
      bytes.add(path)
      bytes.add(style)
      bytes.add(color)
    case .text(let text): text.write(to: &bytes)
    case .image(let image): image.write(to: &bytes)
    case .missing(let rect): bytes.add(rect)
    }
  }

  /// The number of the command in the bytes; where one is given anew, the form of the bytes gets a new number.
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
    case .strokePath: 9
    case .text: 10
    case .image: 11
    case .missing: 12
    case .beginTransform: 13
    case .endTransform: 14
    case .blurBehind: 15
    case .shadow: 16
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
    bytes.add(opacity)
    bytes.add(isTiled)
    bytes.add(slices) { bytes, slices in
      bytes.add(slices.source)
      bytes.add(slices.target)
      bytes.add(slices.areTiled)
      // Pictures without pixels have it, and those alone.
      if let size = slices.drawnAt {
        bytes.add(Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
      }
    }
  }
}

extension DisplayList.Group {
  fileprivate func write(to bytes: inout CanonicalBytes) {
    bytes.add(opacity)
    bytes.add(blendMode.rawValue)
    bytes.add(mask) { bytes, mask in
      bytes.add(mask.box)
      mask.paint.write(to: &bytes)
    }
    // Groups that are cut have it, and those alone.
    if let outline { bytes.add(outline) }
  }
}

extension DisplayList.Paint {
  fileprivate func write(to bytes: inout CanonicalBytes) {
    switch self {
    case .color(let color):
      bytes.add(1 as UInt8)
      bytes.add(color)
    case .linear(let gradient):
      bytes.add(2 as UInt8)
      bytes.add(gradient.start)
      bytes.add(gradient.end)
      bytes.add(gradient.stops)
    case .radial(let gradient):
      bytes.add(3 as UInt8)
      bytes.add(gradient.center)
      bytes.add(gradient.radius)
      bytes.add(gradient.stops)
    case .image(let image):
      bytes.add(4 as UInt8)
      image.write(to: &bytes)
    }
  }
}

extension DisplayList.Border {
  fileprivate func write(to bytes: inout CanonicalBytes) {
    bytes.add(widths)
    bytes.add(color)
    bytes.add(dash) { $0.add($1) }
    bytes.add(isRound)
  }
}
