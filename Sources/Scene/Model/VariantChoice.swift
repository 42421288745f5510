import Graphics
public import Problems
public import YAML

/// One axis of the matrix and the values wanted of it, the first being its default.
///
/// The axis is one of the format, such as `orientation`, or one of the author's own, such as `plan`.
public struct VariantChoice: Hashable, Sendable {
  /// The axis, such as `orientation`.
  public var name: String
  /// The values, in written order.
  public var values: [String]
  /// What `$axis.key` leads into, for each value of an own axis that is a map; empty where it is a list of words.
  public var data: [YAMLNode]
  /// Where the axis stands.
  public var location: SourceLocation

  /// Makes an axis.
  public init(name: String, values: [String], data: [YAMLNode] = [], location: SourceLocation) {
    self.name = name
    self.values = values
    self.data = data
    self.location = location
  }

  /// Whether the format does not know the axis.
  public var isOwn: Bool { !KnownAxes.built.contains { $0.name == name } }
}

/// The words that an axis of the format may have, and what else it may; empty for other axes.
public func listedWords(ofAxis name: String) -> [String] {
  let words = KnownAxes.built.first { $0.name == name }?.words ?? []
  return words + (KnownAxes.more(in: name).map { [$0] } ?? [])
}

/// How the values of several axes are combined.
public enum VariantCombination: String, Hashable, Sendable, CaseIterable {
  /// Every value with every other.
  case all
  /// One axis at a time away from its default.
  case each
}

/// The axes of the format.
enum KnownAxes {
  /// Those that this version reads, with their words.
  static let built: [(name: String, words: [String])] = [
    ("orientation", ["portrait", "landscape"]), ("appearance", ["light", "dark"]), ("contrast", ["normal", "high"]),
    ("locale", PseudoLocale.allCases.map(\.rawValue)),
    ("direction", ["fromLocale", "leftToRight", "rightToLeft"]), ("textSize", textSizes),
    ("displayZoom", ["standard", "zoomed"]), ("window", ["full", "half", "third"]), ("os", ["default"]),
  ]
  /// The words of text sizes, which may also be factors.
  static let textSizes = [
    "default", "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
  /// The factors that text sizes may be, and how messages call them.
  static let factors = (range: 0.5...4.0, words: "a factor from 0.5 to 4")

  /// The one spelling of a value of an axis, however its numbers are written; nil where the axis has no such value.
  static func spelling(of word: String, in axis: String) -> String? {
    if built.first(where: { $0.name == axis })?.words.contains(word) == true { return word }
    return switch axis {
    case "textSize": factor(word).map { "\($0)" }
    case "locale": InterfaceLocale(word)?.word
    case "window": isSize(word) ? word : nil
    case "os": plainVersion(word)
    default: nil
    }
  }

  /// What may stand in an axis besides its words, as messages call it; nil where that is nothing.
  static func more(in axis: String) -> String? {
    switch axis {
    case "textSize": factors.words
    case "locale": "a language such as en or pt-BR"
    case "window": "a size such as 507x1112"
    case "os": "a version such as \"26\""
    default: nil
    }
  }

  private static func factor(_ word: String) -> Double? {
    guard word.utf8.count <= 8, word.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let factor = Double(word)
    else { return nil }
    return factors.range.contains(factor) ? factor : nil
  }

  private static func isSize(_ word: String) -> Bool {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2
      && sides.allSatisfy { side in
        (1...5).contains(side.utf8.count) && side.first != "0" && side.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }
}

/// The own axes of several lists, each once, with all the words that it has in any of them.
///
/// Conditions may name these: a component serves scenes with and without an axis.
public func ownAxes(of lists: [[VariantChoice]]) -> [VariantChoice] {
  var axes: [VariantChoice] = []
  for axis in lists.joined() where axis.isOwn {
    if let index = axes.firstIndex(where: { $0.name == axis.name }) {
      axes[index].values += axis.values.filter { !axes[index].values.contains($0) }
    } else {
      axes.append(VariantChoice(name: axis.name, values: axis.values, location: axis.location))
    }
  }
  return axes
}
