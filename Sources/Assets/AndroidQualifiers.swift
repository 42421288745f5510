internal import Devices

extension ImageTraits {
  /// What the folder `drawable-…` or `mipmap-…` of an Android project says; nil for a folder of another name.
  ///
  /// Qualifiers about what no profile knows (the network, keyboards, grammar) make the folder foreign, as does a word that
  /// is no qualifier.
  init?(androidFolder name: Substring) {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = words.first, first == "drawable" || first == "mipmap" else { return nil }
    self.init()
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if takeFixed(word) || takeNumber(word) { continue }
      // A language of two or three letters, and behind it a region as `rBR`.
      let region = rest.first.flatMap { $0.first == "r" && (3...4).contains($0.utf8.count) ? $0.dropFirst() : nil }
      let tag = word.hasPrefix("b+") ? String(word.dropFirst(2)) : word + (region.map { "-" + $0 } ?? "")
      if locale == nil, let found = LocaleTag(tag) {
        locale = found
        if region != nil, !word.hasPrefix("b+") { rest.removeFirst() }
      } else {
        foreign = foreign ?? String(word)
      }
    }
  }

  private mutating func takeFixed(_ word: Substring) -> Bool {
    guard let take = Self.fixedQualifiers[word] else { return false }
    take(&self)
    return true
  }

  private static let fixedQualifiers: [Substring: @Sendable (inout ImageTraits) -> Void] = [
    "ldltr": { $0.isRightToLeft = false }, "ldrtl": { $0.isRightToLeft = true },
    "small": { $0.size.screenClass = .small }, "normal": { $0.size.screenClass = .normal },
    "large": { $0.size.screenClass = .large }, "xlarge": { $0.size.screenClass = .extraLarge },
    "long": { $0.size.isLong = true }, "notlong": { $0.size.isLong = false },
    "round": { $0.size.isRound = true }, "notround": { $0.size.isRound = false },
    "widecg": { $0.gamut = .wide }, "nowidecg": { $0.gamut = .standard },
    // No profile says that a screen has a high dynamic range.
    "lowdr": { _ in }, "port": { $0.orientation = .portrait }, "land": { $0.orientation = .landscape },
    "car": { $0.mode = "car" }, "desk": { $0.mode = "desk" }, "television": { $0.mode = "television" },
    "appliance": { $0.mode = "appliance" }, "watch": { $0.mode = "watch" }, "vrheadset": { $0.mode = "vrheadset" },
    "night": { $0.appearance = .dark }, "notnight": { $0.appearance = .light },
    "ldpi": { $0.density = .scale(0.75) }, "mdpi": { $0.density = .scale(1) },
    "tvdpi": { $0.density = .scale(213.0 / 160) }, "hdpi": { $0.density = .scale(1.5) },
    "xhdpi": { $0.density = .scale(2) }, "xxhdpi": { $0.density = .scale(3) }, "xxxhdpi": { $0.density = .scale(4) },
    "nodpi": { $0.density = .device }, "anydpi": { $0.density = .any },
    // What every screen with fingers on it is.
    "finger": { _ in }, "nokeys": { _ in }, "nonav": { _ in },
  ]

  private mutating func takeNumber(_ word: Substring) -> Bool {
    func number(_ prefix: String, _ suffix: String) -> Int? {
      guard word.hasPrefix(prefix), word.hasSuffix(suffix) else { return nil }
      let digits = word.dropFirst(prefix.count).dropLast(suffix.count)
      guard (1...5).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      return Int(digits)
    }
    if let width = number("sw", "dp") {
      size.smallestWidth = width
    } else if let width = number("w", "dp") {
      size.width = width
    } else if let height = number("h", "dp") {
      size.height = height
    } else if let level = number("v", "") {
      version = level
    } else if let dots = number("", "dpi"), dots > 0 {
      density = .scale(Double(dots) / 160)
    } else {
      return false
    }
    return true
  }
}
