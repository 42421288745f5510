/// A language with what narrows it down, as BCP 47 writes it: `en`, `pt-BR`, `zh-Hans-TW`.
public struct LanguageTag: Hashable, Sendable {
  /// Two or three small letters.
  public let language: String
  /// Four letters, the first of them large.
  public let script: String?
  /// Two large letters or three digits.
  public let region: String?
  /// What narrows it down further, in small letters.
  public let variants: [String]

  /// Reads a tag in its usual spelling; nil where the text is none.
  public init?(_ text: String) {
    guard let tag = LanguageTag(anySpelling: text), tag.text == text else { return nil }
    self = tag
  }

  /// Reads a tag in capital or small letters, with `-` or `_` between its parts; nil where the text is none.
  public init?(anySpelling text: some StringProtocol) {
    guard text.utf8.count <= 40 else { return nil }
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }[...]
    guard let first = parts.popFirst(), LanguageTag.isLanguage(first) else { return nil }
    language = LanguageTag.renamed[first] ?? first
    script = parts.first.flatMap { $0.utf8.count == 4 && $0.utf8.allSatisfy(isLetter) ? titled($0) : nil }
    if script != nil { parts.removeFirst() }
    region = parts.first.flatMap { LanguageTag.isRegion($0) ? $0.uppercased() : nil }
    if region != nil { parts.removeFirst() }
    guard parts.count <= 4, parts.allSatisfy(LanguageTag.isVariant) else { return nil }
    variants = Array(parts)
  }

  private init(language: String, script: String?, region: String?, variants: [String]) {
    (self.language, self.script, self.region, self.variants) = (language, script, region, variants)
  }

  /// English, which texts are in where nothing says otherwise.
  public static let english = LanguageTag(language: "en", script: nil, region: nil, variants: [])

  /// The tag in its usual spelling.
  public var text: String {
    ([language] + [script, region].compactMap(\.self) + variants).joined(separator: "-")
  }

  /// The tag, and then the wider ones in which texts are looked for: `zh-Hant-TW`, `zh-Hant`, `zh`.
  public var lookUpOrder: [LanguageTag] {
    var order = [self]
    var rest = variants
    while rest.popLast() != nil {
      order.append(LanguageTag(language: language, script: script, region: region, variants: rest))
    }
    if region != nil { order.append(LanguageTag(language: language, script: script, region: nil, variants: [])) }
    if script != nil { order.append(LanguageTag(language: language, script: nil, region: nil, variants: [])) }
    return order
  }

  /// Whether what is said of this language is said of another tag too: `pt` of `pt-BR`, and not the other way round.
  public func covers(_ other: LanguageTag) -> Bool {
    language == other.language && (script == nil || script == other.script)
      && (region == nil || region == other.region) && variants.allSatisfy(other.variants.contains)
  }

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool {
    if let script { return LanguageTag.rightToLeftScripts.contains(script) }
    return LanguageTag.rightToLeftLanguages.contains(language)
  }
}

extension LanguageTag {
  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  /// Those that are written so where no script is named.
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "rhg",
    "sd", "skr", "syr", "ug", "ur", "yi",
  ]

  /// Old codes, which Android's folders have to this day.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi"]

  /// Two letters are told from what is no language; codes of three are too many.
  private static func isLanguage(_ text: String) -> Bool {
    guard text.utf8.allSatisfy(isLetter) else { return false }
    return text.utf8.count == 3 || twoLetters.contains(text) || renamed[text] != nil
  }

  private static func isRegion(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy(isLetter) || text.utf8.count == 3 && text.utf8.allSatisfy(isDigit)
  }

  private static func isVariant(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
    return (5...8).contains(text.utf8.count) || text.utf8.count == 4 && text.utf8.first.map(isDigit) ?? false
  }

  /// The languages that have a code of two letters (ISO 639-1).
  public static let twoLetters: [String] = """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja
    jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb
    nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq
    sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func titled(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
