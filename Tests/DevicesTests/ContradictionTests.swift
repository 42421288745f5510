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
      ("cornerCurve: none", 18, "cornerCurve", "circular or continuous, as there is a radius", "none"),
    ])
  func isFound(line: String, column: Int, key: String, range: String, got: String) throws {
    let result = try readProfiles(text + "    \(line)\n")
    #expect(result.problems == [problem(.value(.outOfRange(key: key, range: range, got: got)), 9, column)])
    #expect(result.profiles == [])
  }

  @Test(
    "are none where all fits",
    arguments: [
      "statusBarHeight: {portrait: 24, landscape: 0}", "homeIndicator: {portraitInset: 20}", "cornerCurve: circular",
      "inferred: [safeArea.bottom, sizeClass]", "displayZoom: [320, 693]",
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
