import Compare
import Graphics
import PNG
import Problems
import Scene
import Testing

@testable import Farm

@Suite("Tolerances and masks")
struct ComparisonRulesTests {
  /// Two squares of 4 points on windows of 20 × 10 points; the second is 8 × 8 pixels large on the finer one.
  private static func scene(_ color: String, _ keys: String = "") -> String {
    """
    scene: plain
    \(keys)
    root:
      background: white
      children:
        - {id: a, frame: [2, 2, 4, 4], background: black}
        - {id: b, frame: [10, 2, 4, 4], background: "\(color)"}
        - {id: gone, frame: [10, 2, 4, 4], hidden: true, background: red, children: [{id: inner}]}
    """
  }

  /// Records with one colour of the second square and tests with another.
  private func outcomes(
    _ suite: String, from first: String = "#ff0000", to second: String = "#0000ff", keys: String = "",
    files: [String: [UInt8]] = [:]
  ) async throws -> [Outcome] {
    let suite = try FarmSuite("devices: [20x10@2, 20x10]\n" + suite, ["Scenes/plain.yaml": Self.scene(first, keys)])
    for (name, bytes) in files { try suite.write(bytes, to: name) }
    _ = try await suite.run(.record)
    try suite.write(Self.scene(second, keys), to: "Scenes/plain.yaml")
    return try await suite.run(.test).outcomes
  }

  private func verdict(_ outcome: Outcome?) -> Verdict? {
    switch outcome?.status {
    case .withinTolerance(let verdict), .changed(let verdict): verdict
    default: nil
    }
  }

  private func isTolerated(_ outcome: Outcome?) -> Bool {
    guard case .withinTolerance? = outcome?.status else { return false }
    return true
  }

  @Test func `a tolerance lets a difference pass that it allows, with its numbers and reason`() async throws {
    let found = try await outcomes(
      "tolerances: [{scene: pl*, if: {scale: 1}, maxDiffPixels: 16, reason: colour of the season}]")
    #expect(isTolerated(found.last) && found.last?.reason == "colour of the season")
    #expect(verdict(found.last)?.differentPixels == 16)
    #expect(found.last?.files.actual == nil)
    #expect(!isTolerated(found.first) && verdict(found.first)?.differentPixels == 64 && found.first?.reason == nil)
  }

  @Test func `one pixel more than allowed fails`() async throws {
    let found = try await outcomes("tolerances: [{if: {scale: 1}, maxDiffPixels: 15, reason: a}]")
    #expect(found.map(isTolerated) == [false, false])
    #expect(verdict(found.last)?.failedGates.map(\.gate) == [.maxDiffPixels])
  }

  @Test func `a tolerance takes what it does not say from the suite's comparison`() async throws {
    let found = try await outcomes(
      "compare: {mode: yiq}\ntolerances: [{if: {scale: 1}, maxDiffPixels: 16, reason: a}]")
    #expect(found.map(isTolerated) == [false, true])
    #expect(found.map { verdict($0)?.mode } == [.yiq, .yiq])
  }

  @Test func `a later tolerance takes back what an earlier one gives`() async throws {
    let found = try await outcomes(
      "tolerances: [{maxDiffPixels: 64, reason: first}, {if: {scale: 2}, maxDiffPixels: 63, reason: second}]")
    #expect(found.map(isTolerated) == [false, true])
  }

  @Test func `a tolerance that was not needed is told, and no tolerance forgives another size`() async throws {
    let rule = "tolerances: [{maxDiffPixels: 1000000, maxDiffRatio: 1, reason: just so}]"
    let equal = try await outcomes(rule, to: "#ff0000")
    #expect(equal.map(\.status) == [.unchanged, .unchanged])
    #expect(equal.allSatisfy { $0.diagnostics.map(\.problem) == [.suite(.toleranceNotNeeded(reason: "just so"))] })
    #expect(equal.first?.diagnostics.first?.severity == .note)
    let suite = try FarmSuite("devices: [20x10]\n" + rule, ["Scenes/plain.yaml": Self.scene("red", "size: [20, 9]")])
    _ = try await suite.run(.record)
    try suite.write(Self.scene("red"), to: "Scenes/plain.yaml")
    let verdict = try await suite.run(.test).outcomes.first?.verdict
    #expect(verdict?.status == .sizeChanged)
    #expect(verdict?.expectedSize == PixelSize(width: 20, height: 9))
    #expect(verdict?.actualSize == PixelSize(width: 20, height: 10))
  }

  /// A picture that is light where the second square is, at scale 2.
  private static let lightSquare: [UInt8] = {
    var pixels = [UInt32](repeating: 0xFF00_0000, count: 40 * 20)
    for y in 4..<12 { for x in 20..<28 { pixels[y * 40 + x] = 0xFFFF_FFFF } }
    return encodePNG(Bitmap(width: 40, height: 20, pixels: pixels), level: 1)
  }()

  @Test(arguments: [
    ("{views: [b]}", [true, true]), ("{views: [\"*\"]}", [true, true]), ("{rects: [[10, 2, 4, 4]]}", [true, true]),
    ("{rects: [[10, 2, 3.5, 4]]}", [false, true]), ("{rects: [[10, 2, 4, 3], [10, 5, 4, 1]]}", [true, true]),
    ("{polygons: [[[9, 1], [15, 1], [15, 7], [9, 7]]]}", [true, true]),
    ("{if: {scale: 2}, image: mask.png}", [true, false]),
    ("{scene: plain, if: {scale: 1}, views: [b]}", [false, true]),
    ("{views: [a]}", [false, false]), ("{rects: [[10, 3, 4, 4]]}", [false, false]),
  ])
  func `what a mask covers is not compared`(_ mask: String, _ passes: [Bool]) async throws {
    let found = try await outcomes("masks: [\(mask)]", files: ["mask.png": Self.lightSquare])
    #expect(found.map { $0.status == .unchanged } == passes)
    #expect(found.map { $0.maskedPixels > 0 && !$0.companionDiffers || $0.status != .unchanged } == [true, true])
    #expect(found.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test func `the outlines of masks go with what was compared, in pixels and cut to the picture`() async throws {
    let mask = "masks: [{rects: [[18, 0, 9, 9]]}, {polygons: [[[0, 0], [3, 0], [3, 3]]]}]"
    let found = try await outcomes(mask)
    #expect(
      found.map(\.leftOut)
        == [2, 1].map { scale in
          [
            .rect(PixelRect(x: 18 * scale, y: 0, width: 2 * scale, height: 9 * scale)),
            .polygon([(0, 0), (3, 0), (3, 3)].map { Point(x: $0.0 * Double(scale), y: $0.1 * Double(scale)) }),
          ]
        })
  }

  @Test func `a scene's masks stand in place of the suite's`() async throws {
    let found = try await outcomes("masks: [{views: [b]}]", keys: "masks: [{rects: [[0, 0, 1, 1]]}]")
    #expect(found.map { $0.status == .unchanged } == [false, false])
  }

  @Test(
    arguments: [
      ("{views: [bb]}", ["bb"], "b"), ("{views: [gone, gone/inner]}", ["gone", "gone/inner"], nil),
      ("{rects: [[20, 0, 5, 5]]}", [], nil), ("{polygons: [[[30, 0], [40, 0], [40, 9]]]}", [], nil),
      ("{views: [gone/innre]}", ["gone/innre"], nil),
    ] as [(String, [String], String?)])
  func `a mask that leaves nothing out of any picture is told`(
    _ mask: String, _ views: [String], _ nearest: String?
  ) async throws {
    let found = try await outcomes("masks: [\(mask)]", to: "#ff0000")
    let problems = found.flatMap(\.diagnostics)
    #expect(
      problems.map(\.problem) == [
        .suite(.idleMask(views: views, nearest: nearest)), .suite(.idleMask(views: views, nearest: nearest)),
      ])
    #expect(problems.allSatisfy { $0.severity == .warning && $0.location?.line == 3 })
  }

  @Test func `a mask that is hit on one device is not idle on another`() async throws {
    let found = try await outcomes("masks: [{rects: [[0, 0, 1, 1]], if: {scale: 2}}, {rects: [[18, 0, 9, 9]]}]")
    #expect(found.flatMap(\.diagnostics).isEmpty)
  }

  @Test(arguments: [
    ("{rects: [[0, 0, 20, 10]]}", Problem.suite(.maskCoversEverything(scene: "plain", device: "20x10@1"))),
    (
      "{rects: [[0, 0, 20, 5]], polygons: [[[-1, 4], [21, 4], [21, 11], [-1, 11]]]}",
      .suite(.maskCoversEverything(scene: "plain", device: "20x10@1"))
    ),
    ("{image: none.png}", .name(.badImage("none.png", .unreadable("No such file or directory")))),
    ("{image: snapfarm.yaml}", .name(.badImage("snapfarm.yaml", .notPNG))),
  ])
  func `masks that leave nothing to compare, or cannot be read, are errors even where all is equal`(
    _ mask: String, _ problem: Problem
  ) async throws {
    let found = try await outcomes("masks: [\(mask)]", to: "#ff0000")
    #expect(found.map(\.status) == [.error, .error])
    #expect(found.last?.diagnostics.map(\.problem) == [problem])
    #expect(found.last?.diagnostics.first?.location?.line == 3)
  }
}
