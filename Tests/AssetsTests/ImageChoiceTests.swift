import Devices
import Problems
import Testing

@testable import Assets

/// The worked cases of the rule by which a name stands for a file on a device.
///
/// The rule knows more sources than this version reads. Left out for that reason: files named by folder (`2.0x/`,
/// `drawable-…`, `….lproj`), choices by locale and direction, and the choice by scale first that UIKit makes for loose
/// files.
@Suite("Images for a device")
struct ImageChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var device: String
    var request: String
    var files: [String]
    var isLandscape = false
    var rule = ImageIndex.Rule()
    var result: String

    var testDescription: String { "\(device) \(request) → \(result)" }
  }

  private static let atMost = ImageIndex.Rule(heightIsAtMost: true)
  private static let asCategory = ImageIndex.Rule(heightIsAtMost: true, exactNameFirst: false)
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
    Case(device: "iphone-8", request: "bg", files: ["bg@3x.png", "bg.png"], result: "bg@3x.png"),
    Case(device: "iphone-15", request: "bg", files: ["bg@2x.png", "bg.svg"], result: "bg.svg"),
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
    Case(device: "iphone-5", request: "missing", files: usual, result: "missing"),
  ]

  @Test(arguments: cases)
  func `a name stands for a file`(item: Case) throws {
    let profile = try #require(DeviceCatalog.builtIn[item.device])
    let environment = Environment(device: profile, orientation: item.isLandscape ? .landscape : nil)
    for files in [item.files, item.files.reversed()] {
      let index = ImageIndex(folders: [(path: "Images", files: files)], rule: item.rule)
      let found = try? index.choose(item.request, in: environment)
      #expect(found?.file == (item.result == "missing" ? nil : "Images/" + item.result))
    }
  }

  @Test(arguments: [("bg@2x.png", 2, "png"), ("bg@1.5x.PNG", 1.5, "png"), ("bg.svg", 1, "svg"), ("bg.jpeg", 1, "jpeg")])
  func `a choice tells scale and ending`(file: String, scale: Double, ending: String) throws {
    let index = ImageIndex(folders: [(path: "Images", files: [file])], rule: ImageIndex.Rule())
    let found = try index.choose("bg", in: try Self.environment())
    #expect(found == ImageChoice(file: "Images/" + file, scale: scale, ending: ending))
  }

  @Test func `the first folder that has a fitting file wins`() throws {
    let index = ImageIndex(
      folders: [
        (path: "A", files: ["bg~ipad.png"]), (path: "B", files: ["bg.png"]), (path: "C", files: ["bg@2x.png"]),
      ],
      rule: ImageIndex.Rule())
    #expect(try index.choose("bg", in: try Self.environment()).file == "B/bg.png")
  }

  @Test(arguments: ["../bg", "/bg", "icons/../../bg", "..", "/"])
  func `a name that leaves the folders is refused`(request: String) throws {
    let index = ImageIndex(folders: [(path: "Images", files: ["bg.png"])], rule: ImageIndex.Rule())
    let environment = try Self.environment()
    #expect(throws: NameProblem.outside(request)) { try index.choose(request, in: environment) }
  }

  @Test(arguments: [("bgg", "bg"), ("gb", "bg"), ("completely", nil), ("bg~ipad.png", nil)] as [(String, String?)])
  func `a name without a file tells where it was looked for`(request: String, nearest: String?) throws {
    let index = ImageIndex(folders: [(path: "A", files: ["bg.png"]), (path: "B", files: [])], rule: ImageIndex.Rule())
    let environment = try Self.environment()
    let problem = NameProblem.unknownImage(request, device: "iphone-5", folders: ["A", "B"], nearest: nearest)
    #expect(throws: problem) { try index.choose(request, in: environment) }
  }

  @Test func `whether there are vectors is known`() {
    #expect(ImageIndex(folders: [("A", ["a.png"]), ("B", ["b.SVG"])], rule: ImageIndex.Rule()).hasVectors)
    #expect(!ImageIndex(folders: [("A", ["a.png", "svg"])], rule: ImageIndex.Rule()).hasVectors)
  }

  private static func environment() throws -> Environment {
    Environment(device: try #require(DeviceCatalog.builtIn["iphone-5"]))
  }
}
