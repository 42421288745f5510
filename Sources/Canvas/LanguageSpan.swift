internal import CPango

/// A stretch of text in one language, as fonts with forms for several of them need it.
///
/// Pango takes the language of a script from the environment (`PANGO_LANGUAGE`, `LANGUAGE`) where it is given one that
/// is not written in that script; so each script gets one that is.
struct LanguageSpan: Equatable {
  /// Where it begins and ends, in UTF-8 bytes.
  var bytes: Range<Int>
  let language: String

  /// Scripts and a language each of them is written in.
  private static let byScript: [UInt32: String] = Dictionary(
    uniqueKeysWithValues: [
      (G_UNICODE_SCRIPT_ARABIC, "ar"), (G_UNICODE_SCRIPT_ARMENIAN, "hy"), (G_UNICODE_SCRIPT_BENGALI, "bn"),
      (G_UNICODE_SCRIPT_BOPOMOFO, "zh-tw"), (G_UNICODE_SCRIPT_CHEROKEE, "chr"), (G_UNICODE_SCRIPT_COPTIC, "cop"),
      (G_UNICODE_SCRIPT_CYRILLIC, "ru"), (G_UNICODE_SCRIPT_DEVANAGARI, "hi"), (G_UNICODE_SCRIPT_ETHIOPIC, "am"),
      (G_UNICODE_SCRIPT_GEORGIAN, "ka"), (G_UNICODE_SCRIPT_GREEK, "el"), (G_UNICODE_SCRIPT_GUJARATI, "gu"),
      (G_UNICODE_SCRIPT_GURMUKHI, "pa"), (G_UNICODE_SCRIPT_HAN, "zh-cn"), (G_UNICODE_SCRIPT_HANGUL, "ko"),
      (G_UNICODE_SCRIPT_HEBREW, "he"), (G_UNICODE_SCRIPT_HIRAGANA, "ja"), (G_UNICODE_SCRIPT_KANNADA, "kn"),
      (G_UNICODE_SCRIPT_KATAKANA, "ja"), (G_UNICODE_SCRIPT_KHMER, "km"), (G_UNICODE_SCRIPT_LAO, "lo"),
      (G_UNICODE_SCRIPT_LATIN, "en"), (G_UNICODE_SCRIPT_MALAYALAM, "ml"), (G_UNICODE_SCRIPT_MONGOLIAN, "mn"),
      (G_UNICODE_SCRIPT_MYANMAR, "my"), (G_UNICODE_SCRIPT_ORIYA, "or"), (G_UNICODE_SCRIPT_SINHALA, "si"),
      (G_UNICODE_SCRIPT_SYRIAC, "syr"), (G_UNICODE_SCRIPT_TAMIL, "ta"), (G_UNICODE_SCRIPT_TELUGU, "te"),
      (G_UNICODE_SCRIPT_THAANA, "dv"), (G_UNICODE_SCRIPT_THAI, "th"), (G_UNICODE_SCRIPT_TIBETAN, "bo"),
    ].map { (UInt32(bitPattern: $0.0.rawValue), $0.1) })

  /// Divides a text by script; characters without one belong to what stands before them, or after at the beginning.
  static func spans(of text: String, language: String) -> [LanguageSpan] {
    let wanted = pango_language_from_string(language)
    var spans: [LanguageSpan] = []
    var end = 0
    for scalar in text.unicodeScalars {
      let start = end
      end += UTF8.width(scalar)
      let script = g_unichar_get_script(scalar.value)
      guard let byScript = byScript[UInt32(bitPattern: script.rawValue)] else { continue }
      let isWanted = pango_language_includes_script(wanted, PangoScript(rawValue: script.rawValue)) != 0
      let language = isWanted ? language : byScript
      if spans.last?.language == language { continue }
      if let last = spans.indices.last { spans[last].bytes = spans[last].bytes.lowerBound..<start }
      spans.append(LanguageSpan(bytes: (spans.isEmpty ? 0 : start)..<text.utf8.count, language: language))
    }
    return spans.isEmpty ? [LanguageSpan(bytes: 0..<end, language: language)] : spans
  }
}
