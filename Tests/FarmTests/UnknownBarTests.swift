import Layout
import Problems
import Scene
import Testing

@testable import Farm

@Suite("A bar that the profile does not know")
struct UnknownBarTests {
  private static let profile = """
    profiles:
      - id: test-phone
        name: Test phone
        platform: ios
        family: phone
        pixelSize: [640, 1136]
        scale: 2
    """

  /// What layout tells of the bar, by severity.
  private func told(suite: String = "", scene: String = "", flag: [ChromeItem]? = nil) throws -> [Diagnostic.Severity] {
    let suite = try FarmSuite(
      "devices: [test-phone]\nprofiles: Profiles\nfonts: {mode: blocks}\n" + suite,
      [
        "Profiles/test.yaml": Self.profile,
        "Scenes/a.yaml": "scene: a\nroot: {background: white}\n" + scene,
      ])
    let loaded = try loadSuite(file: nil, from: suite.root, chrome: flag)
    let job = try #require(try makePlan(of: loaded, Selection()).jobs.first)
    return try Worker(suite: loaded).layOut(job).diagnostics.filter {
      $0.problem == .layout(.unknownGuide("statusBar", device: "test-phone"))
    }.map(\.severity)
  }

  @Test func `is a warning where a scene or a flag asks for it, and a note where the suite does`() throws {
    #expect(try told() == [])
    #expect(try told(scene: "chrome: [statusBar]") == [.warning])
    #expect(try told(flag: [ChromeItem(.statusBar)]) == [.warning])
    #expect(try told(suite: "chrome: [statusBar]") == [.note])
    #expect(try told(suite: "chrome: [statusBar]", scene: "chrome: [statusBar]") == [.warning])
    #expect(try told(suite: "chrome: [statusBar]", scene: "chrome: []") == [])
  }

  @Test func `is an error where warnings are, in the suite's settings or the scene's`() throws {
    #expect(try told(suite: "strict: true", scene: "chrome: [statusBar]") == [.error])
    #expect(try told(suite: "strict: true\nchrome: [statusBar]") == [.note])
    #expect(try told(suite: "strict: true", scene: "strict: false\nchrome: [statusBar]") == [.warning])
    #expect(try told(scene: "strict: true\nchrome: [statusBar]") == [.error])
  }
}
