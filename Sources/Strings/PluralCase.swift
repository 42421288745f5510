package import Graphics

/// The cases of texts that depend on a number, by the names that CLDR, Xcode and Android have for them.
package enum PluralCase: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The case of a number in a language, by CLDR's rules for cardinal numbers.
  package init(of number: PluralNumber, in language: LanguageTag) {
    let (n, rule) = (number.whole, PluralRule(language))
    self = number.isWhole ? rule.ofWhole(n) : rule.ofFraction(n)
  }
}

/// A number as a text shows it.
package struct PluralNumber: Hashable, Sendable {
  /// What is before the decimal sign, without its minus.
  let whole: Int
  /// Whether there is no decimal sign.
  let isWhole: Bool

  /// Nil for a text that is no plain number, such as `1,204` or `many`.
  package init?(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard (1...2).contains(parts.count), isPlain, parts[0].utf8.count <= 18, let whole = Int(parts[0]) else {
      return nil
    }
    (self.whole, isWhole) = (whole, parts.count == 1)
  }
}

/// How a language, or some of them, count.
private enum PluralRule {
  case none, oneOnly, zeroAndOne, hindi, french, portuguese, lastDigitOne, filipino, latvian, hebrew, dual, romanian
  case danish, southSlavic, eastSlavic, polish, czech, slovene, lithuanian, arabic, irish, scottish, welsh, maltese,
    breton

  init(_ tag: LanguageTag) {
    self =
      switch tag.language {
      case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "my", "lo", "km", "bo", "dz", "jv", "su", "wo", "ig", "yo":
        .none
      case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu": .hindi
      case "fr", "ff", "hy", "kab": .french
      case "pt": tag.region == "PT" ? .oneOnly : .portuguese
      case "pa", "ak", "ln", "mg", "nso", "ti", "si": .zeroAndOne
      case "is", "mk": .lastDigitOne
      case "da": .danish
      case "fil", "tl", "ceb": .filipino
      case "lv": .latvian
      case "he", "iw": .hebrew
      case "iu", "se", "smj", "smn", "sms": .dual
      case "ro", "mo": .romanian
      case "hr", "sr", "bs", "sh": .southSlavic
      case "ru", "uk", "be": .eastSlavic
      case "pl": .polish
      case "cs", "sk": .czech
      case "sl", "hsb", "dsb": .slovene
      case "lt": .lithuanian
      case "ar", "ars": .arabic
      case "ga": .irish
      case "gd": .scottish
      case "cy": .welsh
      case "mt": .maltese
      case "br": .breton
      default: .oneOnly
      }
  }

  /// The case of a whole number.
  func ofWhole(_ n: Int) -> PluralCase {
    let (ten, hundred) = (n % 10, n % 100)
    let isTeen = (11...19).contains(hundred)
    switch self {
    case .none: return .other
    case .oneOnly, .danish, .czech, .hebrew, .dual, .polish, .romanian: return n == 1 ? .one : ofMoreThanOne(n)
    case .zeroAndOne, .hindi, .french, .portuguese: return n <= 1 ? .one : .other
    case .lastDigitOne: return ten == 1 && hundred != 11 ? .one : .other
    case .filipino: return (1...3).contains(n) || ![4, 6, 9].contains(ten) ? .one : .other
    case .latvian: return ten == 0 || isTeen ? .zero : ten == 1 ? .one : .other
    case .southSlavic, .eastSlavic:
      if ten == 1, hundred != 11 { return .one }
      if (2...4).contains(ten), !(12...14).contains(hundred) { return .few }
      return self == .eastSlavic ? .many : .other
    case .slovene: return [1: .one, 2: .two, 3: .few, 4: .few][hundred] ?? .other
    case .lithuanian: return isTeen || ten == 0 ? .other : ten == 1 ? .one : .few
    case .arabic:
      if n <= 2 { return [.zero, .one, .two][n] }
      return (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .other
    case .irish:
      return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case .scottish:
      return [1, 11].contains(n) ? .one : [2, 12].contains(n) ? .two : (3...19).contains(n) ? .few : .other
    case .welsh: return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    case .maltese:
      if n == 1 || n == 2 { return n == 1 ? .one : .two }
      return n == 0 || (3...10).contains(hundred) ? .few : isTeen ? .many : .other
    case .breton: return breton(n)
    }
  }

  /// The case of a whole number other than one, where one is a case of its own.
  private func ofMoreThanOne(_ n: Int) -> PluralCase {
    let (ten, hundred) = (n % 10, n % 100)
    return switch self {
    case .czech: (2...4).contains(n) ? .few : .other
    case .hebrew, .dual: n == 2 ? .two : .other
    case .polish: (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .romanian: n == 0 || (1...19).contains(hundred) ? .few : .other
    default: .other
    }
  }

  private func breton(_ n: Int) -> PluralCase {
    let (ten, hundred) = (n % 10, n % 100)
    let isOdd = [1, 7, 9].contains(hundred / 10)
    if ten == 1, !isOdd { return .one }
    if ten == 2, !isOdd { return .two }
    if [3, 4, 9].contains(ten), !isOdd { return .few }
    return n != 0 && n.isMultiple(of: 1_000_000) ? .many : .other
  }

  /// The case of a number with a decimal sign, of which what is before it is given.
  func ofFraction(_ whole: Int) -> PluralCase {
    switch self {
    case .french, .portuguese, .danish: whole <= 1 ? .one : .other
    case .filipino: .one
    case .romanian, .slovene: .few
    case .hindi, .hebrew: whole == 0 ? .one : .other
    case .czech, .lithuanian: .many
    default: .other
    }
  }
}
