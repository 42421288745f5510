import Devices
import Testing

@testable import Assets

@Suite("Folders of Android projects")
struct AndroidQualifierTests {
  @Test func `every kind of qualifier in one name`() throws {
    let name =
      "drawable-pt-rBR-ldrtl-sw600dp-w720dp-h480dp-xlarge-notlong-round-widecg-lowdr-land-television-night-xxhdpi-v21"
    let traits = try #require(ImageTraits(androidFolder: name[...]))
    #expect(traits.foreign == nil)
    #expect(traits.locale?.text == "pt-br")
    #expect(traits.isRightToLeft == true)
    #expect(traits.size.smallestWidth == 600 && traits.size.width == 720 && traits.size.height == 480)
    #expect(traits.size.screenClass == .extraLarge && traits.size.isLong == false && traits.size.isRound == true)
    #expect(traits.gamut == .wide && traits.orientation == .landscape && traits.mode == "television")
    #expect(traits.appearance == .dark && traits.density == .scale(3) && traits.version == 21)
  }

  @Test(
    arguments: [
      ("drawable", nil), ("mipmap-hdpi", ImageTraits.Density.scale(1.5)), ("drawable-ldpi", .scale(0.75)),
      ("drawable-tvdpi", .scale(1.33125)), ("drawable-420dpi", .scale(2.625)), ("drawable-nodpi", .device),
      ("drawable-anydpi-v26", .any), ("drawable-xxxhdpi", .scale(4)),
    ] as [(String, ImageTraits.Density?)])
  func `a density`(folder: String, density: ImageTraits.Density?) throws {
    #expect(try #require(ImageTraits(androidFolder: folder[...])).density == density)
  }

  @Test(arguments: ["b+zh+Hans", "zh", "fil", "en-rGB"])
  func `a language`(words: String) throws {
    let traits = try #require(ImageTraits(androidFolder: "drawable-\(words)"))
    #expect(traits.locale != nil && traits.foreign == nil)
  }

  @Test(arguments: ["mcc310", "notouch", "qwerty", "highdr", "keyssoft", "wrong", "", "w0x600dp", "sw600"])
  func `what no profile says makes a folder foreign`(word: String) throws {
    #expect(try #require(ImageTraits(androidFolder: "drawable-\(word)")).foreign == word)
  }

  @Test(arguments: ["drawables", "Drawable-hdpi", "layout-land", "", "drawable_hdpi"])
  func `other folders are none`(name: String) {
    #expect(ImageTraits(androidFolder: name[...]) == nil)
  }

  /// What the platform's own rule takes: the order of qualifiers decides, not how many fit.
  @Test(arguments: [
    (["drawable-port-xxxhdpi", "drawable-w300dp"], "drawable-w300dp"),
    (["drawable-w300dp", "drawable-w411dp"], "drawable-w411dp"),
    (["drawable-h700dp", "drawable-w300dp"], "drawable-h700dp"),
    (["drawable-sw300dp", "drawable-w400dp-h800dp"], "drawable-sw300dp"),
    (["drawable-normal", "drawable-small-night"], "drawable-normal"),
    (["drawable-long", "drawable-xxxhdpi"], "drawable-long"),
    (["drawable-notlong", "drawable"], "drawable"),
    (["drawable-hdpi", "drawable-nodpi"], "drawable-nodpi"),
    (["drawable-anydpi", "drawable-xxhdpi"], "drawable-anydpi"),
    (["drawable-v21-xhdpi", "drawable-xhdpi-v29", "drawable-xhdpi"], "drawable-xhdpi-v29"),
    (["drawable-car", "drawable-land", "drawable"], "drawable"),
  ])
  func `a phone takes`(folders: [String], taken: String) throws {
    let index = index(folders.map { "\($0)/bg.png" })
    #expect(try index.choose("bg", for: try target("pixel-7")).file == "I/\(taken)/bg.png")
  }

  @Test func `a picture without a density has the device's pixels where it says so`() throws {
    let choice = try index(["drawable-nodpi/bg.png"]).choose("bg", for: try target("pixel-7"))
    #expect(choice.scale == 2.625)
  }
}
