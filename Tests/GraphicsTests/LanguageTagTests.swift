import Graphics
import Testing

@Suite struct `Tags of languages` {
  @Test(arguments: ["en", "pt-BR", "zh-Hans", "zh-Hant-TW", "es-419", "de-CH-1996", "haw", "sl-rozaj-biske"])
  func `are read in their usual spelling`(_ text: String) {
    #expect(LanguageTag(text)?.text == text)
    #expect(LanguageTag(anySpelling: text.uppercased().replacing("-", with: "_"))?.text == text)
  }

  @Test(arguments: [
    "", "e", "EN", "en_US", "en-us", "english", "jp", "en-", "en--US", "en-USA", "zh-hans", "pseudo-rtl", "x1",
  ])
  func `and nothing else is one`(_ text: String) { #expect(LanguageTag(text) == nil) }

  @Test func `are looked for in themselves and then in wider ones`() {
    #expect(LanguageTag("zh-Hant-TW")?.lookUpOrder.map(\.text) == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(LanguageTag("de-CH-1996")?.lookUpOrder.map(\.text) == ["de-CH-1996", "de-CH", "de"])
    #expect(LanguageTag("en")?.lookUpOrder.map(\.text) == ["en"])
  }

  @Test(arguments: [
    ("pt", "pt-BR", true), ("pt-BR", "pt", false), ("pt-BR", "pt-PT", false), ("zh-Hant", "zh-Hant-TW", true),
    ("zh-TW", "zh-Hant-TW", true), ("en", "de", false), ("pseudo-rtl", "pseudo-rtl", true), ("ar", "pseudo-rtl", false),
  ])
  func `cover narrower ones`(_ wide: String, _ narrow: String, _ covers: Bool) throws {
    #expect(try #require(InterfaceLocale(wide)).covers(try #require(InterfaceLocale(narrow))) == covers)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("ps", true), ("ckb", true), ("az-Arab", true),
    ("uz-Latn", false), ("ar-Latn", false), ("en", false), ("ja", false), ("ks-Deva", false),
  ])
  func `know their direction`(_ text: String, _ isRightToLeft: Bool) {
    #expect(LanguageTag(text)?.isRightToLeft == isRightToLeft)
  }

  @Test func `of Android's old codes are those of today`() {
    #expect(LanguageTag(anySpelling: "iw")?.text == "he" && LanguageTag(anySpelling: "in-rID") == nil)
  }
}
