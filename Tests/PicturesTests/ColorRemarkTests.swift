import Graphics
import PNG
import Testing

@testable import Pictures

@Suite("Colours that are not sRGB")
struct ColorRemarkTests {
  private static let standard = Fixture.bytes("srgb.icc")
  private static let word = Array("ICC_PROFILE\0".utf8)

  /// The profile with the number of a primary changed, as wider spaces have others.
  private static var wide: [UInt8] {
    var profile = standard
    for index in 0..<12 where profile[(132 + 12 * index)..<(136 + 12 * index)].elementsEqual("gXYZ".utf8) {
      let place = profile[(136 + 12 * index)..<(140 + 12 * index)].reduce(0) { $0 << 8 | Int($1) }
      profile[place + 10] &-= 0x20
    }
    return profile
  }

  @Test func `a profile of sRGB is none to speak of`() throws {
    let profile = ICCProfile(Self.standard)
    #expect(profile.isStandard)
    #expect(profile.name == "sRGB built-in")
    #expect(!ICCProfile(Self.wide).isStandard)
    #expect(!ICCProfile([]).isStandard && ICCProfile([]).name.isEmpty)
  }

  @Test func `a damaged profile is not sRGB and does no harm`() {
    for count in 0..<Self.standard.count { _ = ICCProfile(Array(Self.standard[..<count])) }
    for index in 0..<Self.standard.count {
      var damaged = Self.standard
      damaged[index] ^= 0xFF
      _ = ICCProfile(damaged)
    }
    #expect(!ICCProfile(Array(Self.standard[..<200])).isStandard)
  }

  @Test func `a JPEG's profile may come in parts`() throws {
    let plain = Fixture.bytes("grey.jpg")
    let wide = Self.wide
    let (first, second) = (Self.word + [1, 2] + wide[..<300], Self.word + [2, 2] + wide[300...])
    let whole = splice(0xE2, second, into: splice(0xE2, first, into: plain))
    #expect(try decodePicture(whole, pixelLimit: 1000).remark == .profile(name: "sRGB built-in"))
    // Half a profile says nothing that could be told from sRGB.
    let half = splice(0xE2, first, into: plain)
    #expect(try decodePicture(half, pixelLimit: 1000).remark == .profile(name: ""))
    let standard = splice(0xE2, Self.word + [1, 1] + Self.standard, into: plain)
    #expect(try decodePicture(standard, pixelLimit: 1000).remark == nil)
    #expect(try decodePicture(plain, pixelLimit: 1000).remark == nil)
  }

  @Test func `inks are told`() throws {
    #expect(try decodePicture(Fixture.bytes("inks.jpg"), pixelLimit: 1000).remark == .inks)
  }

  @Test func `a WebP's profile is read`() throws {
    var file = Fixture.bytes("srgb-profile.webp")
    #expect(try decodePicture(file, pixelLimit: 1000).remark == nil)
    let place = try #require((0..<(file.count - 4)).first { file[$0..<($0 + 4)].elementsEqual("ICCP".utf8) })
    file.replaceSubrange((place + 8)..<(place + 8 + Self.wide.count), with: Self.wide)
    #expect(try decodePicture(file, pixelLimit: 1000).remark == .profile(name: "sRGB built-in"))
  }
}
