/// The text size of a variant.
public enum ReadingSize: Hashable, Sendable {
  /// The one that the device is sold with.
  case standard
  /// A step of Apple's.
  case category(TextSize)
  /// A factor of Android's, from 0.5 to 4.
  case factor(Double)

  /// Every value that is a word.
  static let words: [ReadingSize] = [.standard] + TextSize.allCases.map(ReadingSize.category)

  /// The value of a word or a factor as files write it; nil where it is neither.
  public init?(_ word: String) {
    if let known = Self.words.first(where: { $0.word == word }) {
      self = known
    } else if word.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }), word.utf8.count <= 8,
      let factor = Double(word), (0.5...4).contains(factor)
    {
      self = .factor(factor)
    } else {
      return nil
    }
  }

  /// The value as files and names of snapshots write it.
  public var word: String {
    switch self {
    case .standard: "default"
    case .category(let size): size.rawValue
    case .factor(let factor): "\(factor)"
    }
  }
}

extension DeviceProfile {
  /// Whether the device has a text size: Apple's steps where there is Dynamic Type, factors on Android.
  public func supports(_ size: ReadingSize) -> Bool {
    switch size {
    case .standard: return true
    case .factor: return platform.hasFontScale
    case .category(let size):
      switch platform {
      case .ios, .ipados, .visionos: return true
      case .watchos: return TypographyTables.watchosSizes.contains(size)
      case .macos, .tvos, .web, .android, .wearos: return false
      }
    }
  }
}

extension Environment {
  /// The step of Apple's text sizes in force.
  public var textSize: TextSize {
    if case .category(let size) = readingSize { return size }
    return device.defaultTextSize ?? .large
  }

  /// The factor of Android's text sizes in force.
  public var fontScale: Double {
    if case .factor(let factor) = readingSize { return factor }
    return device.defaultFontScale
  }

  /// Whether a text size is the one in force.
  package func hasTextSize(_ size: ReadingSize) -> Bool {
    switch size {
    case .standard:
      var usual = self
      usual.readingSize = .standard
      return usual.textSize == textSize && usual.fontScale == fontScale
    case .category(let size): return device.supports(.category(size)) && size == textSize
    case .factor(let factor): return device.platform.hasFontScale && factor == fontScale
    }
  }

  /// Whether the text size in force is at least another one.
  package func hasTextSize(atLeast size: ReadingSize) -> Bool {
    let sizes = TextSize.allCases
    switch size {
    case .standard:
      var usual = self
      usual.readingSize = .standard
      let (now, before) = (sizes.firstIndex(of: textSize) ?? 0, sizes.firstIndex(of: usual.textSize) ?? 0)
      return now >= before && fontScale >= usual.fontScale
    case .category(let size):
      guard device.supports(.category(.large)) else { return false }
      return (sizes.firstIndex(of: textSize) ?? 0) >= (sizes.firstIndex(of: size) ?? 0)
    case .factor(let factor): return device.platform.hasFontScale && fontScale >= factor
    }
  }
}
