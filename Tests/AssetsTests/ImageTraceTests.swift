import Devices
import Testing

@testable import Assets

@Suite("How a name is looked up")
struct ImageTraceTests {
  @Test func `each candidate has its reason`() throws {
    let files = [
      "bg.png", "bg@2x.png", "bg@3x.png", "bg-568h@2x.png", "bg~ipad.png", "bg-Landscape@2x.png",
      "drawable-qwerty/bg.png",
      "other.png", "bg.txt", "fr.lproj/bg.png",
    ]
    let trace = try index(files).trace("bg", for: try target("iphone-6"))
    let fates = Dictionary(uniqueKeysWithValues: trace.candidates.map { (String($0.file.dropFirst(2)), $0.fate) })
    #expect(fates.count == 8)
    #expect(fates["bg@2x.png"] == .chosen)
    #expect(fates["bg.png"] == .outranked(.scale, says: "1x", winner: "2x"))
    #expect(fates["bg@3x.png"] == .outranked(.scale, says: "3x", winner: "2x"))
    #expect(fates["bg-568h@2x.png"] == .contradicts(.heightTag, says: "568h", device: "667 pt, 1334 px"))
    #expect(fates["bg~ipad.png"] == .contradicts(.idiom, says: "ipad", device: "iphone or ipod"))
    #expect(fates["bg-Landscape@2x.png"] == .contradicts(.orientation, says: "Landscape", device: "portrait"))
    #expect(fates["drawable-qwerty/bg.png"] == .foreign("qwerty"))
    #expect(fates["fr.lproj/bg.png"] == .contradicts(.locale, says: "fr", device: "en"))
    #expect(trace.choice == ImageChoice(file: "I/bg@2x.png", scale: 2, ending: "png"))
    #expect(trace.folders == ["I"] && trace.request == "bg" && trace.device == "iphone-6" && !trace.isExactName)
  }

  @Test func `the criterion that decides is told`() throws {
    let files = ["bg~iphone.png", "bg-Portrait.png", "bg.svg", "bg@3x.png"]
    let trace = try index(files).trace("bg", for: try target("iphone-15"))
    #expect(
      trace.candidates == [
        .init(file: "I/bg-Portrait.png", fate: .outranked(.idiom, says: nil, winner: "iphone")),
        .init(file: "I/bg.svg", fate: .outranked(.idiom, says: nil, winner: "iphone")),
        .init(file: "I/bg@3x.png", fate: .outranked(.idiom, says: nil, winner: "iphone")),
        .init(file: "I/bg~iphone.png", fate: .chosen),
      ])
  }

  @Test func `what the request itself names is asked of each`() throws {
    let trace = try index(["bg.png", "bg.jpg", "bg@2x.jpg"]).trace("bg@3x.jpg", for: try target("iphone-5"))
    #expect(trace.candidates.map(\.fate) == [.notAsked("@3x"), .notAsked(".jpg"), .notAsked("@3x")])
    #expect(trace.choice == nil)
  }

  @Test func `later folders are named, and equal ones stand by their paths`() throws {
    let index = ImageIndex(
      folders: [
        .init("A", files: ["bg~ipad.png"]), .init("B", files: ["bg.png", "bg.jpg"]), .init("C", files: ["bg@2x.png"]),
      ], rule: ImageIndex.Rule())
    let trace = try index.trace("bg", for: try target("iphone-5"))
    #expect(
      trace.candidates.map(\.fate) == [
        .contradicts(.idiom, says: "ipad", device: "iphone or ipod"), .chosen, .sameRank, .laterFolder,
      ])
    #expect(trace.choice?.file == "B/bg.jpg")
  }

  @Test func `a file's own name is taken at once`() throws {
    let trace = try index(["bg@2x.png", "bg-568h@2x.png"]).trace("bg@2x.png", for: try target("iphone-5"))
    #expect(trace.isExactName)
    #expect(trace.candidates == [.init(file: "I/bg@2x.png", fate: .chosen)])
  }

  @Test(arguments: [
    ("en", ["en.lproj/bg.png", "en-GB.lproj/bg.png", "bg.png"], "en.lproj/bg.png"),
    ("en-GB", ["en.lproj/bg.png", "en-GB.lproj/bg.png", "bg.png"], "en-GB.lproj/bg.png"),
    ("zh-Hans-CN", ["zh_CN.lproj/bg.png", "zh-Hant.lproj/bg.png", "zh.lproj/bg.png"], "zh_CN.lproj/bg.png"),
    ("de", ["English.lproj/bg.png", "Base.lproj/bg.png", "fr.lproj/bg.png"], "Base.lproj/bg.png"),
  ])
  func `a language takes the folder nearest to it`(locale: String, files: [String], taken: String) throws {
    let environment = Environment(device: try #require(DeviceCatalog.builtIn["iphone-5"]))
    #expect(try index(files).choose("bg", for: ImageTarget(environment, locale: locale)).file == "I/" + taken)
  }
}
