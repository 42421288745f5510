import Testing

@testable import Settings

@Suite("Settings of the environment")
struct SettingsTests {
  @Test(
    arguments: [
      ([:], false), (["CI": "true"], true), (["CI": "1"], true), (["CI": "yes"], true), (["CI": ""], false),
      (["CI": "0"], false), (["CI": "false"], false), (["CI": "FALSE"], false), (["TF_BUILD": "True"], true),
      (["CI": "false", "TF_BUILD": "True"], true), (["ci": "1"], false),
    ] as [([String: String], Bool)])
  func `whether nobody is looking`(variables: [String: String], isCI: Bool) throws {
    #expect(try Settings { variables[$0] }.isCI == isCI)
  }

  @Test(
    arguments: [
      ([:], false), (["NO_COLOR": "1"], true), (["NO_COLOR": "0"], true), (["NO_COLOR": ""], false),
    ] as [([String: String], Bool)])
  func `whether colours are unwelcome`(variables: [String: String], refuses: Bool) throws {
    #expect(try Settings { variables[$0] }.refusesColor == refuses)
  }

  @Test(arguments: RecordMode.allCases)
  func `what a test may write`(mode: RecordMode) throws {
    #expect(try Settings { $0 == "SNAPSHOT_TESTING_RECORD" ? mode.rawValue : nil }.recordMode == mode)
  }

  @Test(arguments: ["nevr", "Never", "true", "1", " all"])
  func `a word that means nothing is refused`(word: String) {
    let choices = ["missing", "failed", "all", "never"]
    #expect(throws: SettingsError(variable: "SNAPSHOT_TESTING_RECORD", value: word, choices: choices)) {
      try Settings { $0 == "SNAPSHOT_TESTING_RECORD" ? word : nil }
    }
  }

  @Test func `folders in place of the suite's`() throws {
    let variables = ["SNAPSHOT_REFERENCE_DIR": "/refs", "SNAPSHOT_ARTIFACTS": "out", "SNAPSHOT_TESTING_RECORD": ""]
    let settings = try Settings { variables[$0] }
    #expect(settings.referenceFolder == "/refs" && settings.resultFolder == "out" && settings.recordMode == nil)
  }
}
