internal import Devices

/// The parts of an image's file name: `stem[-Nh][-Orientation][@Nx][~idiom][.ext]`.
///
/// An absent part is a wildcard in a file, and nothing asked for in a request. What does not follow the grammar stays
/// part of the stem: `icon@2xl` is no picture at twice the size.
package struct ImageName: Hashable, Sendable {
  /// The folders before the name and the name itself, without any of the parts below.
  package var stem: String
  /// The screen height that the picture is for, in points or pixels.
  package var heightTag: Int?
  /// The way of holding the device.
  package var orientation: OrientationTag?
  /// Pixels in a point.
  package var scale: Double?
  /// The kind of device.
  package var idiom: Idiom?
  /// The ending in lower case, without the dot.
  package var ending: String?

  /// A way of holding the device, as launch images name it.
  package enum OrientationTag: String, Sendable, CaseIterable {
    case portraitUpsideDown = "-PortraitUpsideDown"
    case landscapeLeft = "-LandscapeLeft"
    case landscapeRight = "-LandscapeRight"
    case portrait = "-Portrait"
    case landscape = "-Landscape"
  }

  /// A kind of device, as names of files say it.
  package enum Idiom: String, Sendable, CaseIterable {
    case iphone, ipad, ipod, mac, tv, watch
  }

  /// The endings of pictures.
  package static let endings = ["png", "svg", "jpg", "jpeg", "gif", "webp", "pdf"]

  /// Takes a name apart, from its end.
  ///
  /// `findsHeightInside` says whether the height may stand before the first `@2x` wherever that is, which is where the
  /// old UIImage+H568 category put it: `a-568h@2xb` is `a@2xb` for that height.
  package init(_ name: String, findsHeightInside: Bool = false) {
    var rest = name[...]
    ending = Self.takeEnding(&rest)
    idiom = Self.takeIdiom(&rest)
    scale = Self.takeScale(&rest)
    orientation = Self.takeOrientation(&rest)
    heightTag = Self.takeHeight(&rest)
    if orientation == nil, heightTag != nil { orientation = Self.takeOrientation(&rest) }
    stem = String(rest)
    if findsHeightInside, scale == nil, heightTag == nil { takeHeightInside() }
  }

  private mutating func takeHeightInside() {
    let parts = stem.split(separator: "@2x", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    var before = parts[0]
    guard let height = Self.takeHeight(&before) else { return }
    heightTag = height
    stem = before + "@2x" + parts[1]
  }

  /// Whether a request says more than the name, so that a file of exactly that name is meant.
  package var pinsVariant: Bool { heightTag != nil || orientation != nil || scale != nil || idiom != nil }

  private static func takeEnding(_ rest: inout Substring) -> String? {
    guard let dot = rest.lastIndex(of: "."), dot > rest.startIndex else { return nil }
    let ending = rest[rest.index(after: dot)...].lowercased()
    guard endings.contains(ending) else { return nil }
    rest = rest[..<dot]
    return ending
  }

  private static func takeIdiom(_ rest: inout Substring) -> Idiom? {
    guard let tilde = rest.lastIndex(of: "~"), tilde > rest.startIndex else { return nil }
    guard let idiom = Idiom(rawValue: rest[rest.index(after: tilde)...].lowercased()) else { return nil }
    rest = rest[..<tilde]
    return idiom
  }

  private static func takeScale(_ rest: inout Substring) -> Double? {
    guard let at = rest.lastIndex(of: "@"), at > rest.startIndex, rest.last == "x" || rest.last == "X" else {
      return nil
    }
    let digits = rest[rest.index(after: at)...].dropLast()
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let scale = Double(digits), scale > 0, scale <= 100
    else { return nil }
    rest = rest[..<at]
    return scale
  }

  private static func takeOrientation(_ rest: inout Substring) -> OrientationTag? {
    for tag in OrientationTag.allCases where rest.hasSuffix(tag.rawValue) && rest.count > tag.rawValue.count {
      rest = rest.dropLast(tag.rawValue.count)
      return tag
    }
    return nil
  }

  private static func takeHeight(_ rest: inout Substring) -> Int? {
    guard let dash = rest.lastIndex(of: "-"), dash > rest.startIndex, rest.last == "h" else { return nil }
    let digits = rest[rest.index(after: dash)...].dropLast()
    guard (3...5).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }), let height = Int(digits)
    else { return nil }
    rest = rest[..<dash]
    return height
  }
}
