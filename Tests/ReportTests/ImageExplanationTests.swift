import Graphics
import Layout
import Problems
import Testing

@testable import Assets
@testable import Farm
@testable import Report

@Suite("How a name of an image was looked up")
struct ImageExplanationTests {
  static func explanation(_ fates: [ImageTrace.Fate], isThere: Bool = true) -> ImageExplanation {
    var trace = ImageTrace(request: "bg", device: "iphone-5", folders: ["Images", "More"])
    trace.candidates = fates.enumerated().map { .init(file: "Images/\($0.offset).png", fate: $0.element) }
    guard isThere else { return ImageExplanation(snapshots: ["iphone-5", "iphone-5.dark"], trace: trace) }
    trace.choice = ImageChoice(file: "Images/0.png", scale: 2, ending: "png")
    let reference = ImageReference(
      file: "Images/0.png", digest: "", size: Size(width: 320, height: 568), isVector: false)
    let found = ImageExplanation.Found(reference: reference, pixelSize: PixelSize(width: 640, height: 1136), scale: 2)
    return ImageExplanation(snapshots: ["iphone-5", "iphone-5.dark"], trace: trace, found: found)
  }

  static let fates: [(ImageTrace.Fate, String)] = [
    (.chosen, "taken"),
    (
      .contradicts(.heightTag, says: "736h", device: "568 pt, 1136 px"),
      "dropped: height 736h, and the device has 568 pt, 1136 px"
    ),
    (.foreign("qwerty"), #"dropped: no profile says whether a device has "qwerty""#),
    (.notAsked("@3x"), #"dropped: the name asks for "@3x""#),
    (.gone, "dropped: the catalogue names it, and there is no such file"),
    (.outranked(.scale, says: "1x", winner: "2x"), "fits, behind in scale: 1x, the file taken 2x"),
    (.outranked(.idiom, says: nil, winner: "iphone"), "fits, behind in idiom: any, the file taken iphone"),
    (.sameRank, "fits as well, and its path comes later"),
    (.laterFolder, "not looked at: an earlier folder has one that fits"),
  ]

  @Test(arguments: fates)
  func `each fate has its words`(fate: ImageTrace.Fate, sentence: String) {
    #expect(imageFateSentence(fate, isExactName: false) == sentence)
  }

  @Test func `the outcome stands first, then a line a candidate`() {
    let text = imageExplanationText([Self.explanation([.chosen, .sameRank])])
    #expect(
      text == """
        bg on iphone-5, iphone-5.dark: Images/0.png, 320 × 568 pt, 640 × 1136 px at 2x
        searched Images/, More/: 2 candidates
          Images/0.png  taken
          Images/1.png  fits as well, and its path comes later

        """)
  }

  @Test func `nothing found is said`() {
    #expect(
      imageExplanationText([Self.explanation([], isThere: false)])
        == "bg on iphone-5, iphone-5.dark: no file fits\nsearched Images/, More/: no file of that name\n")
  }

  @Test func `the document has every fact`() {
    let text = imageExplanationJSON(scene: "launch", image: "bg", [Self.explanation(Self.fates.map(\.0))]).text
    for part in [
      #""image": "bg""#, #""points": [320, 568]"#, #""pixels": [640, 1136]"#, #""scale": 2"#, #""fate": "outranked""#,
      #""criterion": "heightTag""#, #""says": "736h""#, #""against": "568 pt, 1136 px""#,
    ] {
      #expect(text.contains(part) || text.contains(part.replacing(": ", with: ":")), "\(part) in \(text)")
    }
    let missing = imageExplanationJSON(scene: nil, image: nil, [], problems: [Diagnostic(.name(.noFont))]).text
    #expect(missing.contains("E321") && missing.contains("null"))
  }
}
