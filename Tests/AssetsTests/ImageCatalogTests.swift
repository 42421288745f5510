import Devices
import Graphics
import Testing
import YAML

@testable import Assets

@Suite("Asset catalogues")
struct ImageCatalogTests {
  /// A set of two files by the keys in which their entries differ.
  struct Pair: Sendable, CustomTestStringConvertible {
    var keys: String
    var isTaken: Bool
    var device = "iphone-15"
    var isDark = false

    var testDescription: String { "\(keys) on \(device)" }
  }

  private static func read(_ text: String) throws -> YAMLNode {
    try parseYAML(
      Array(text.utf8), file: "Contents.json", limits: YAMLLimits(maxFileSize: 1 << 20, maxNodes: 1000, maxDepth: 20))
  }

  private static func catalogs(_ texts: [String: String]) throws -> ImageCatalogs {
    var catalogs = ImageCatalogs()
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) { catalogs.add(try read(text), at: path) }
    return catalogs
  }

  private static let folder = "M.xcassets/bg.imageset/"

  @Test(arguments: [
    Pair(keys: #""idiom": "iphone""#, isTaken: true), Pair(keys: #""idiom": "ipad""#, isTaken: false),
    Pair(keys: #""idiom": "ipad""#, isTaken: true, device: "ipad-9-7"), Pair(keys: #""idiom": "car""#, isTaken: false),
    Pair(keys: #""idiom": "iphone", "subtype": "retina4""#, isTaken: true, device: "iphone-5"),
    Pair(keys: #""subtype": "retina4""#, isTaken: false),
    Pair(keys: #""subtype": "736h""#, isTaken: true, device: "iphone-8-plus"),
    Pair(keys: #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#, isTaken: false),
    Pair(keys: #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#, isTaken: true, isDark: true),
    Pair(keys: #""appearances": [{"appearance": "contrast", "value": "high"}]"#, isTaken: false),
    Pair(keys: #""width-class": "compact""#, isTaken: true), Pair(keys: #""width-class": "regular""#, isTaken: false),
    Pair(keys: #""height-class": "regular", "width-class": "regular""#, isTaken: true, device: "ipad-9-7"),
    Pair(keys: #""display-gamut": "sRGB""#, isTaken: true),
    Pair(keys: #""display-gamut": "display-P3""#, isTaken: false),
    Pair(keys: #""language-direction": "left-to-right""#, isTaken: true),
    Pair(keys: #""language-direction": "right-to-left""#, isTaken: false),
    Pair(keys: #""locale": "en""#, isTaken: true), Pair(keys: #""locale": "fr""#, isTaken: false),
    Pair(keys: #""memory": "4GB""#, isTaken: false), Pair(keys: #""graphics-feature-set": "metal3v1""#, isTaken: false),
    Pair(keys: #""compression-type": "lossless""#, isTaken: false),
  ])
  func `an entry that names a trait comes first where it fits, and never where not`(pair: Pair) throws {
    let text = """
      {"images" : [
        {"filename" : "a.png", "idiom" : "universal", "scale" : "2x"},
        {"filename" : "b.png", "scale" : "2x", \(pair.keys)},
        {"idiom" : "universal", "scale" : "3x"}
      ], "info" : {"author" : "xcode", "version" : 1}}
      """
    let catalogs = try Self.catalogs([Self.folder + "Contents.json": text])
    let index = index([Self.folder + "a.png", Self.folder + "b.png", Self.folder + "Contents.json"], catalogs)
    let target = try target(pair.device) { $0.appearance = pair.isDark ? .dark : .light }
    let choice = try index.choose("bg", for: target)
    #expect(choice.file == "I/" + Self.folder + (pair.isTaken ? "b.png" : "a.png"))
    #expect(choice.scale == 2 && choice.isTemplate == nil)
  }

  @Test(arguments: [("apple-watch-38mm", "small"), ("apple-watch-42mm", "middle"), ("apple-watch-44mm", "large")])
  func `a watch takes the width nearest to its own`(device: String, file: String) throws {
    let text = """
      {"images": [
        {"filename": "small.png", "idiom": "watch", "screen-width": "<=145", "scale": "2x"},
        {"filename": "middle.png", "idiom": "watch", "screen-width": ">145", "scale": "2x"},
        {"filename": "large.png", "idiom": "watch", "screen-width": ">161", "scale": "2x"}]}
      """
    let files = ["small", "middle", "large"].map { Self.folder + $0 + ".png" }
    let index = index(files, try Self.catalogs([Self.folder + "Contents.json": text]))
    var target = try target("iphone-5")
    target.idioms = [.watch]
    target.size.width = ["apple-watch-38mm": 136, "apple-watch-42mm": 156][device] ?? 184
    #expect(try index.choose("bg", for: target).file == "I/" + Self.folder + file + ".png")
  }

  @Test(arguments: [("template", true), ("original", false), ("automatic", nil)] as [(String, Bool?)])
  func `a set says whether it is painted in one colour`(intent: String, isTemplate: Bool?) throws {
    let text = """
      {"images": [{"filename": "a.svg", "idiom": "universal"}], "properties": {"template-rendering-intent": "\(intent)"}}
      """
    let index = index([Self.folder + "a.svg"], try Self.catalogs([Self.folder + "Contents.json": text]))
    let choice = try index.choose("bg", for: try target("iphone-15"))
    #expect(choice.isTemplate == isTemplate && choice.ending == "svg" && choice.scale == 1)
  }

  @Test func `catalogues and groups are no part of a name, unless a group asks for it`() throws {
    let entry = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
    let catalogs = try Self.catalogs([
      "ios/M.xcassets/Plain/one.imageset/Contents.json": entry,
      "ios/M.xcassets/Named/two.imageset/Contents.json": entry,
      "ios/M.xcassets/Named/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "ios/M.xcassets/Plain/Contents.json": #"{"info": {"version": 1}}"#,
    ])
    let files = ["Plain/one", "Named/two"].map { "ios/M.xcassets/\($0).imageset/a.png" }
    let index = index(files, catalogs)
    let target = try target("iphone-15")
    #expect(try index.choose("ios/one", for: target).file == "I/" + files[0])
    #expect(try index.choose("ios/Named/two", for: target).file == "I/" + files[1])
    for name in ["one", "ios/two", "ios/Plain/one", "ios/M.xcassets/Plain/one.imageset/a"] {
      #expect((try? index.choose(name, for: target)) == nil, "\(name)")
    }
  }

  @Test func `a file that is gone is told`() throws {
    let text = #"{"images": [{"filename": "a.png", "scale": "2x"}, {"filename": "b.png", "scale": "3x"}]}"#
    let index = index([Self.folder + "a.png"], try Self.catalogs([Self.folder + "Contents.json": text]))
    let trace = try index.trace("bg", for: try target("iphone-15"))
    #expect(trace.candidates.map(\.fate) == [.chosen, .gone])
  }

  @Test(arguments: ["[]", "{}", #"{"images": 1}"#, #"{"images": [1, [], {"filename": []}]}"#])
  func `what is no set has no pictures`(text: String) throws {
    let index = index([Self.folder + "a.png"], try Self.catalogs([Self.folder + "Contents.json": text]))
    #expect(try index.trace("bg", for: try target("iphone-15")).candidates.isEmpty)
  }

  @Test(arguments: [
    ("M.xcassets/Contents.json", true), ("M.xcassets/a/b.imageset/Contents.json", true),
    ("b.imageset/Contents.json", true), ("Contents.json", false), ("M.xcassets/a.json", false),
  ])
  func `which files are a catalogue's`(path: String, isOne: Bool) {
    #expect(ImageCatalogs.holds(path) == isOne)
  }
}
