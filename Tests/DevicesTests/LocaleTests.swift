import Graphics
import Testing

@testable import Devices

@Suite struct `Locales of environments` {
  private func environment(_ values: VariantValue..., base: String = "en") throws -> Environment {
    let device = try DeviceCatalog.builtIn.device(named: "iphone-6")
    return Environment(device: device, values: values, base: try #require(LanguageTag(base)))
  }

  @Test func `stand at the language of the texts`() throws {
    #expect(try environment(base: "de").language.text == "de")
    #expect(try environment(base: "de").locale.word == "de")
    #expect(try environment(base: "he").isRightToLeft)
  }

  @Test func `make the direction, unless that is said`() throws {
    let arabic = try #require(VariantAxis.locale.value("ar"))
    #expect(try environment(arabic).isRightToLeft && environment(arabic).language.text == "ar")
    #expect(try !environment(arabic, .direction(.leftToRight)).isRightToLeft)
    #expect(try environment(.locale(.pseudo(.rightToLeft))).isRightToLeft)
    #expect(try !environment(.locale(.pseudo(.long))).isRightToLeft)
    #expect(try environment(.locale(.pseudo(.accented)), base: "pt-BR").language.text == "pt-BR")
  }

  @Test func `are words of an axis`() {
    #expect(VariantAxis.locale.value("pseudo-long") == .locale(.pseudo(.long)))
    #expect(VariantAxis.locale.value("pt_BR") == nil)
    #expect(VariantAxis.contrast.value("high") == .contrast(.high))
    #expect(VariantAxis.allCases.map(\.rawValue).prefix(4) == ["orientation", "appearance", "contrast", "locale"])
  }
}
