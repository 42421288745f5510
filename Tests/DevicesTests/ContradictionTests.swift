import Devices
import Problems
import Testing

/// Keys that cannot both be right.
@Suite("Contradictions in profiles")
struct ContradictionTests {
  @Test(
    "are found where they are",
    arguments: [
      (
        "statusBarHeight: {portrait: 30}", 33, "statusBarHeight.portrait", "at most 24, the safe area's top", "30"
      ),
      ("statusBarHeight: {landscape: 0.5}", 34, "statusBarHeight.landscape", "at most 0, the safe area's top", "0.5"),
      (
        "homeIndicator: {portraitInset: 21}", 36, "homeIndicator.portraitInset", "at most 20, the safe area's bottom",
        "21"
      ),
      (
        "frame: {outerCornerRadius: 2}", 32, "frame.outerCornerRadius", "at least 20, the screen's corners", "2"
      ),
    ])
  func isFound(line: String, column: Int, key: String, range: String, got: String) throws {
    let result = try readProfiles(text + "    \(line)\n")
    #expect(result.problems == [problem(.value(.outOfRange(key: key, range: range, got: got)), 9, column)])
    #expect(result.profiles == [])
  }

  @Test func `are told of words by what is wanted`() throws {
    let result = try readProfiles(text + "    cornerCurve: none\n")
    let wants = "circular or continuous, as there is a radius"
    #expect(
      result.problems == [problem(.value(.wrongType(key: "cornerCurve", wants: wants, got: "none")), 9, 18)])
  }

  @Test func `of a body with a screen go by its density`() throws {
    let wants = "a body around the screen, which is [63.5, 137.6]"
    let result = try readProfiles(text + "    ppi: 432\n    frame: {bodyMM: [63, 140]}\n")
    #expect(
      result.problems == [problem(.value(.wrongType(key: "frame.bodyMM", wants: wants, got: "[63, 140]")), 10, 21)])
  }

  @Test func `and mistakes are told all at once`() throws {
    let fields =
      "{id: two, platform: ios, family: fone, pixelSize: [0, 9], scale: 3, defaultTextSize: huge, year: \"2023\"}"
    let result = try readProfiles("profiles:\n  - \(fields)\n")
    #expect(result.problems.count == 4)
    #expect(result.profiles == [])
  }

  @Test(
    "are none where all fits",
    arguments: [
      "statusBarHeight: {portrait: 24, landscape: 0}", "homeIndicator: {portraitInset: 20}", "cornerCurve: circular",
      "inferred: [safeArea.bottom, sizeClass]", "displayZoom: [320, 693]",
      "frame: {bodyMM: [70, 150], outerCornerRadius: 20}",
    ])
  func isNone(line: String) throws {
    let result = try readProfiles(text + "    \(line)\n")
    #expect(result.problems == [])
    #expect(result.profiles.count == 1)
  }

  private let text = """
    profiles:
      - id: desk
        platform: android
        family: phone
        pixelSize: [1080, 2340]
        densityDpi: 420
        screenCornerRadius: 20
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: 0}

    """
}
