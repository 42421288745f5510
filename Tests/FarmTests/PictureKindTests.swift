import Assets
import Files
import Graphics
import Layout
import PNG
import Problems
import Scene
import Testing

@testable import Farm

/// Images of every kind in a suite, from the file to what is drawn.
@Suite("Images of a suite")
struct PictureKindTests {
  private static let scene = "scene: plain\nroot: {children: [{id: bg, image: bg}]}\n"

  private static func suite(_ files: [String: [UInt8]], _ lines: String = "devices: [iphone-5]") throws -> FarmSuite {
    let suite = try FarmSuite(lines, ["Scenes/plain.yaml": scene])
    for (name, bytes) in files { try suite.write(bytes, to: "Images/" + name) }
    return suite
  }

  private static func layout(_ suite: FarmSuite) throws -> LayoutResult {
    let job = try #require(try suite.plan().jobs.first)
    return try placedScene(job, of: try suite.load())
  }

  /// A file of the pictures' own tests.
  private static func fixture(_ name: String) throws -> [UInt8] {
    let tests = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return try readFile(tests + "/PicturesTests/Fixtures/" + name, limit: 1 << 20)
  }

  @Test(arguments: [("bg@2x.jpg", "baseline-420.jpg"), ("bg@2x.webp", "lossy.webp"), ("bg@2x.png", "lossless.webp")])
  func `a picture has the size of its pixels in points`(name: String, fixture: String) throws {
    let result = try Self.layout(try Self.suite([name: try Self.fixture(fixture)]))
    #expect(result.diagnostics.isEmpty)
    let image = try #require(result.views.last?.image)
    #expect(image.file == "Images/" + name && !image.isVector)
    #expect(image.size == Size(width: 14.5, height: 9.5))
  }

  @Test(arguments: [
    ("bg.gif", Array("GIF89a".utf8), PictureFault.kindNotBuilt("GIF")), ("bg.jpg", Array("hello".utf8), .notPicture),
    ("bg.jpg", [0xFF, 0xD8, 0xFF, 0xE0], .endsEarly), ("bg.webp", [], .notPicture),
  ])
  func `a picture that cannot be read is one error`(name: String, bytes: [UInt8], fault: PictureFault) throws {
    let result = try Self.layout(try Self.suite([name: bytes]))
    #expect(result.diagnostics.map(\.problem) == [.name(.badImage("Images/" + name, fault))])
  }

  @Test func `the limit of pixels is held`() throws {
    let suite = try Self.suite(
      ["bg.jpg": try Self.fixture("progressive.jpg")], "devices: [iphone-5]\nlimits: {maxImagePixels: 500}")
    let fault = PictureFault.tooManyPixels(width: 29, height: 19, limit: 500)
    #expect(try Self.layout(suite).diagnostics.map(\.problem) == [.name(.badImage("Images/bg.jpg", fault))])
  }

  @Test func `colours that are not sRGB are a warning at the view`() throws {
    let result = try Self.layout(try Self.suite(["bg.jpg": try Self.fixture("inks.jpg")]))
    let found = try #require(result.diagnostics.first)
    #expect(found.problem == .name(.foreignImageColors("Images/bg.jpg", profile: nil)))
    #expect(found.severity == .warning && found.view == "bg" && result.diagnostics.count == 1)
  }

  @Test func `an SVG that other versions draw differently has a note`() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path stroke='red' d='M0 0L9 9'/></svg>"
    let result = try Self.layout(try Self.suite(["bg.svg": Array(svg.utf8)]))
    #expect(result.diagnostics.map(\.problem) == [.name(.unsteadyImage("Images/bg.svg", [.strokes]))])
    #expect(result.diagnostics.map(\.severity) == [.note])
  }

  @Test func `an asset catalogue is read and says what is painted in the tint`() throws {
    let contents = #"""
      {"images": [{"filename": "a.webp", "idiom": "universal", "scale": "1x"}],
       "properties": {"template-rendering-intent": "template"}}
      """#
    let suite = try Self.suite([
      "A.xcassets/bg.imageset/Contents.json": Array(contents.utf8),
      "A.xcassets/bg.imageset/a.webp": try Self.fixture("lossless.webp"),
    ])
    let image = try #require(try Self.layout(suite).views.last?.image)
    #expect(image.file == "Images/A.xcassets/bg.imageset/a.webp" && image.isTemplate)
  }

  @Test func `a catalogue that cannot be read is an error of the suite`() throws {
    let suite = try Self.suite(["A.xcassets/bg.imageset/Contents.json": Array("{".utf8)])
    #expect(suite.problems().first?.location?.file == "Images/A.xcassets/bg.imageset/Contents.json")
  }

  @Test(arguments: [("{pick: aosp}", "drawable-xhdpi"), ("{pick: ceil}", "drawable-xxxhdpi")])
  func `the suite's choice of scale is heard`(rule: String, folder: String) throws {
    let bytes = try Self.fixture("lossless.webp")
    let suite = try Self.suite(
      ["drawable-xhdpi/bg.webp": bytes, "drawable-xxxhdpi/bg.webp": bytes],
      "devices: [galaxy-tab-s4]\nimages: \(rule)")
    #expect(try Self.layout(suite).views.last?.image?.file == "Images/\(folder)/bg.webp")
  }

  @Test(arguments: [("bg.jpg", "grey.jpg", true), ("bg.jpg", "inks.jpg", false), ("bg.webp", "lossy.webp", false)])
  func `an SVG holds the file, or a PNG where programs differ about it`(
    name: String, fixture: String, isFile: Bool
  ) throws {
    let bytes = try Self.fixture(fixture)
    let files = try Self.suite([name: bytes])
    let suite = try files.load()
    defer { withExtendedLifetime(files) {} }
    let pictures = PictureCache(folder: suite.folder, limits: suite.suite.limits)
    let held = try #require(pictures.bytes(of: "Images/" + name))
    #expect((held == bytes) == isFile)
    #expect(try isFile || decodePNG(held, pixelLimit: 1000) == pictures.bitmap(of: "Images/" + name))
  }

  @Test func `the explanation of a name has sizes and problems`() throws {
    let suite = try Self.suite(["bg@2x.jpg": try Self.fixture("inks.jpg"), "bg.png": []])
    let job = try #require(try suite.plan().jobs.first)
    let explanations = try explainImage("bg", for: [job, job], of: try suite.load())
    let explanation = try #require(explanations.first)
    #expect(explanations.count == 1 && explanation.snapshots == ["iphone-5", "iphone-5"])
    #expect(explanation.trace.candidates.count == 2)
    let found = try #require(explanation.found)
    #expect(found.pixelSize == PixelSize(width: 29, height: 19) && found.scale == 2)
    #expect(found.reference.size == Size(width: 14.5, height: 9.5))
    #expect(explanation.problems.map(\.problem) == [.name(.foreignImageColors("Images/bg@2x.jpg", profile: nil))])
    let missing = try #require(try explainImage("bgg", for: [job], of: try suite.load()).first)
    #expect(missing.found == nil)
    let problem = NameProblem.unknownImage("bgg", device: "iphone-5", folders: ["Images"], nearest: "bg")
    #expect(missing.problems.map(\.problem) == [.name(problem)])
    #expect(throws: Diagnostics.self) { try explainImage("../bg", for: [job], of: try suite.load()) }
  }
}
