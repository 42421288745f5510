import Devices
import Graphics
import Problems
import Testing

@testable import Assets

/// The worked cases of the rule by which a name stands for a file on a device, and more of the kind.
@Suite("Images for a device")
struct ImageChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var device: String
    var request: String
    var files: [String]
    var isLandscape = false
    var isDark = false
    var locale = "en"
    var isRightToLeft = false
    var rule = ImageIndex.Rule()
    var result: String

    var testDescription: String { "\(device) \(request) → \(result)" }

    func target() throws -> ImageTarget {
      let profile = try #require(DeviceCatalog.builtIn[device])
      var environment = Environment(
        device: profile, orientation: isLandscape ? .landscape : nil, appearance: isDark ? .dark : .light)
      environment.direction = isRightToLeft ? .rightToLeft : .fromLocale
      return ImageTarget(environment, locale: locale)
    }
  }

  private static let atMost = ImageIndex.Rule(heightIsAtMost: true)
  private static let asCategory = ImageIndex.Rule(heightIsAtMost: true, exactNameFirst: false)
  private static let iosFiles = ImageIndex.Rule(order: .iosFiles)
  private static let aosp = ImageIndex.Rule(pick: .aosp)
  private static let usual = ["bg.png", "bg@2x.png", "bg-568h@2x.png"]

  private static let cases = [
    Case(device: "iphone-4s", request: "bg.png", files: usual, result: "bg@2x.png"),
    Case(device: "iphone-5", request: "bg.png", files: usual, result: "bg-568h@2x.png"),
    Case(device: "iphone-5", request: "bg", files: usual, result: "bg-568h@2x.png"),
    Case(device: "iphone-5", request: "bg@2x.png", files: usual, result: "bg@2x.png"),
    Case(device: "iphone-5", request: "bg", files: ["bg.jpg", "bg-568h@2x.jpg"], result: "bg-568h@2x.jpg"),
    Case(device: "iphone-5", request: "bg", files: ["bg@2x.png"], result: "bg@2x.png"),
    Case(
      device: "iphone-5", request: "bg", files: ["bg-568h@2x~iphone.png", "bg@2x.png"], result: "bg-568h@2x~iphone.png"),
    Case(
      device: "iphone-5", request: "icon@2xl", files: ["icon@2xl.png", "icon-568h@2xl.png"], result: "icon@2xl.png"),
    Case(
      device: "iphone-5", request: "bg", files: ["bg@2x.png", "bg-568h@2x.png"], isLandscape: true,
      result: "bg-568h@2x.png"),
    Case(device: "iphone-5", request: "bg", files: ["bg@3x.png", "bg@3x-568h@2x.png"], result: "bg@3x.png"),
    Case(device: "iphone-6", request: "bg", files: usual, result: "bg@2x.png"),
    Case(device: "iphone-6", request: "bg", files: usual, rule: atMost, result: "bg-568h@2x.png"),
    Case(
      device: "iphone-6-plus", request: "bg", files: ["bg@3x.png", "bg-568h@2x.png"], rule: atMost,
      result: "bg-568h@2x.png"),
    Case(device: "iphone-6-plus", request: "bg", files: ["bg@3x.png", "bg-568h@2x.png"], result: "bg@3x.png"),
    Case(
      device: "iphone-8-plus", request: "bg", files: ["bg@3x.png", "bg-736h@3x.png", "bg-568h@2x.png"],
      result: "bg-736h@3x.png"),
    Case(
      device: "iphone-x", request: "Default-1100",
      files: ["Default-1100-Portrait-2436h@3x.png", "Default-1100-Landscape-2436h@3x.png"],
      result: "Default-1100-Portrait-2436h@3x.png"),
    Case(
      device: "iphone-x", request: "Default",
      files: ["Default-Landscape-736h@3x.png", "Default-Landscape.png", "Default.png"], isLandscape: true,
      result: "Default-Landscape.png"),
    Case(device: "ipad-9-7", request: "bg", files: ["bg@2x.png", "bg~ipad.png"], result: "bg~ipad.png"),
    Case(
      device: "ipad-9-7", request: "bg", files: ["bg@2x.png", "bg~ipad.png"], rule: iosFiles, result: "bg@2x.png"),
    Case(device: "iphone-8", request: "bg", files: ["bg@3x.png", "bg.png"], result: "bg@3x.png"),
    Case(device: "iphone-15", request: "bg", files: ["bg@2x.png", "bg.svg"], result: "bg.svg"),
    Case(
      device: "pixel-7", request: "bg", files: ["bg.png", "2.0x/bg.png", "3.0x/bg.png"], result: "3.0x/bg.png"),
    Case(
      device: "pixel-7", request: "bg",
      files: ["drawable-mdpi/bg.png", "drawable-xhdpi/bg.png", "drawable-xxxhdpi/bg.png"],
      result: "drawable-xxxhdpi/bg.png"),
    Case(
      device: "galaxy-tab-s4", request: "bg", files: ["drawable-xhdpi/bg.png", "drawable-xxxhdpi/bg.png"],
      result: "drawable-xxxhdpi/bg.png"),
    Case(
      device: "galaxy-tab-s4", request: "bg", files: ["drawable-xhdpi/bg.png", "drawable-xxxhdpi/bg.png"], rule: aosp,
      result: "drawable-xhdpi/bg.png"),
    Case(
      device: "pixel-tablet", request: "bg",
      files: ["drawable-xhdpi/bg.png", "drawable-sw600dp-mdpi/bg.png", "drawable-sw840dp/bg.png"],
      result: "drawable-sw600dp-mdpi/bg.png"),
    Case(
      device: "pixel-7", request: "bg", files: ["drawable-land/bg.png", "drawable-night/bg.png", "drawable/bg.png"],
      isLandscape: true, isDark: true, result: "drawable-land/bg.png"),
    Case(
      device: "pixel-7", request: "bg",
      files: ["drawable-ar/bg.png", "drawable-ldrtl-xxhdpi/bg.png", "drawable/bg.png"], locale: "ar",
      isRightToLeft: true, result: "drawable-ar/bg.png"),
    Case(
      device: "iphone-15", request: "bg", files: ["en.lproj/bg@2x.png", "bg@3x.png"], result: "en.lproj/bg@2x.png"),
    Case(device: "iphone-5", request: "missing", files: usual, result: "missing"),
    // The rule of the old category, with its own cases.
    Case(device: "iphone-5", request: "bg", files: usual, rule: asCategory, result: "bg-568h@2x.png"),
    Case(device: "iphone-4s", request: "bg", files: usual, rule: asCategory, result: "bg@2x.png"),
    Case(device: "iphone-5", request: "bg", files: ["bg.png", "bg@2x.png"], rule: asCategory, result: "bg@2x.png"),
    Case(device: "iphone-5", request: "bg.png", files: usual, rule: asCategory, result: "bg-568h@2x.png"),
    Case(device: "ipad-9-7", request: "bg", files: usual, rule: asCategory, result: "bg@2x.png"),
    Case(device: "iphone-5", request: "bg", files: ["bg.png"], rule: asCategory, result: "bg.png"),
    Case(
      device: "iphone-5", request: "Default", files: ["Default.png", "Default@2x.png", "Default-568h@2x.png"],
      rule: asCategory, result: "Default-568h@2x.png"),
    Case(device: "iphone-4s", request: "bg", files: ["bg-568h@2x.png"], rule: asCategory, result: "missing"),
    Case(
      device: "iphone-5", request: "a@2xb", files: ["a@2xb.png", "a-568h@2xb.png"], rule: asCategory,
      result: "a-568h@2xb.png"),
    Case(device: "iphone-5", request: "a@2xb", files: ["a@2xb.png", "a-568h@2xb.png"], result: "a@2xb.png"),
    Case(
      device: "iphone-x", request: "bg", files: ["bg.png", "bg@2x.png", "bg@3x.png", "bg-568h@2x.png"],
      rule: asCategory, result: "bg-568h@2x.png"),
    // With a file's own name no longer first, as in the old category.
    Case(device: "iphone-5", request: "bg@2x.png", files: usual, rule: asCategory, result: "bg-568h@2x.png"),
    // Beyond the worked cases.
    Case(device: "iphone-4s", request: "bg", files: usual, rule: atMost, result: "bg@2x.png"),
    Case(device: "ipad-9-7", request: "bg", files: usual, rule: atMost, result: "bg@2x.png"),
    Case(device: "iphone-8", request: "bg", files: ["bg@4x.png", "bg@3x.png"], result: "bg@3x.png"),
    Case(device: "iphone-15", request: "bg", files: ["bg.png", "bg@2x.png"], result: "bg@2x.png"),
    Case(device: "iphone-15", request: "bg.png", files: ["bg.png", "bg.svg"], result: "bg.png"),
    Case(device: "iphone-5", request: "bg~ipad", files: ["bg~iphone.png", "bg~ipad.png"], result: "missing"),
    Case(device: "iphone-5", request: "icons/bg", files: ["bg.png", "icons/bg@2x.png"], result: "icons/bg@2x.png"),
    Case(device: "iphone-5", request: "bg", files: ["icons/bg.png"], result: "missing"),
    Case(device: "iphone-5", request: "bg", files: ["bg.txt", "bg"], result: "missing"),
    Case(device: "iphone-5", request: "bg", files: ["bg-Landscape.png"], result: "missing"),
  ]

  @Test(arguments: cases)
  func `a name stands for a file`(item: Case) throws {
    let target = try item.target()
    for files in [item.files, item.files.reversed()] {
      let index = ImageIndex(folders: [.init("Images", files: files)], rule: item.rule)
      let found = try? index.choose(item.request, for: target)
      #expect(found?.file == (item.result == "missing" ? nil : "Images/" + item.result))
    }
  }

  @Test(arguments: [("bg@2x.png", 2, "png"), ("bg@1.5x.PNG", 1.5, "png"), ("bg.svg", 1, "svg"), ("bg.jpeg", 1, "jpeg")])
  func `a choice tells scale and ending`(file: String, scale: Double, ending: String) throws {
    let index = ImageIndex(folders: [.init("Images", files: [file])], rule: ImageIndex.Rule())
    let found = try index.choose("bg", for: try Self.target())
    #expect(found == ImageChoice(file: "Images/" + file, scale: scale, ending: ending))
  }

  @Test func `the first folder that has a fitting file wins`() throws {
    let index = ImageIndex(
      folders: [
        .init("A", files: ["bg~ipad.png"]), .init("B", files: ["bg.png"]), .init("C", files: ["bg@2x.png"]),
      ],
      rule: ImageIndex.Rule())
    #expect(try index.choose("bg", for: try Self.target()).file == "B/bg.png")
  }

  @Test(arguments: ["../bg", "/bg", "icons/../../bg", "..", "/"])
  func `a name that leaves the folders is refused`(request: String) throws {
    let index = ImageIndex(folders: [.init("Images", files: ["bg.png"])], rule: ImageIndex.Rule())
    let target = try Self.target()
    #expect(throws: NameProblem.outside(request)) { try index.choose(request, for: target) }
    #expect(throws: NameProblem.outside(request)) { try index.trace(request, for: target) }
  }

  @Test(arguments: [("bgg", "bg"), ("gb", "bg"), ("completely", nil), ("bg~ipad.png", nil)] as [(String, String?)])
  func `a name without a file tells where it was looked for`(request: String, nearest: String?) throws {
    let index = ImageIndex(folders: [.init("A", files: ["bg.png"]), .init("B", files: [])], rule: ImageIndex.Rule())
    let target = try Self.target()
    let problem = NameProblem.unknownImage(request, device: "iphone-5", folders: ["A", "B"], nearest: nearest)
    #expect(throws: problem) { try index.choose(request, for: target) }
  }

  @Test func `whether there are vectors is known`() {
    #expect(
      ImageIndex(folders: [.init("A", files: ["a.png"]), .init("B", files: ["b.SVG"])], rule: ImageIndex.Rule())
        .hasVectors)
    #expect(!ImageIndex(folders: [.init("A", files: ["a.png", "svg"])], rule: ImageIndex.Rule()).hasVectors)
  }

  private static func target() throws -> ImageTarget {
    ImageTarget(Environment(device: try #require(DeviceCatalog.builtIn["iphone-5"])))
  }
}
