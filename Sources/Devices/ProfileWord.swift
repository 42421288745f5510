/// A value that profile files write as one word of a few.
protocol ProfileWord: CaseIterable, RawRepresentable<String> {
  /// What the word names, with its article, for messages.
  static var noun: String { get }
}

extension Platform: ProfileWord {
  static var noun: String { "a platform" }
}

extension DeviceFamily: ProfileWord {
  static var noun: String { "a family" }
}

extension Orientation: ProfileWord {
  static var noun: String { "an orientation" }
}

extension SizeClass: ProfileWord {
  static var noun: String { "a size class" }
}

extension CornerCurve: ProfileWord {
  static var noun: String { "a corner curve" }
}

extension Cutout.Kind: ProfileWord {
  static var noun: String { "a kind of cutout" }
}

extension Navigation: ProfileWord {
  static var noun: String { "a kind of navigation" }
}

extension DeviceFrame.Style: ProfileWord {
  static var noun: String { "a style of frames" }
}

extension DeviceFrame.Side: ProfileWord {
  static var noun: String { "a side of the body" }
}

extension TextSize: ProfileWord {
  static var noun: String { "a text size" }
}
