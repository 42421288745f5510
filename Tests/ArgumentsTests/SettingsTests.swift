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
  func `whether nobody is looking`(variables: [String: String], isCI: Bool) {
    #expect(Settings { variables[$0] }.isCI == isCI)
  }

  @Test(
    arguments: [
      ([:], false), (["NO_COLOR": "1"], true), (["NO_COLOR": "0"], true), (["NO_COLOR": ""], false),
    ] as [([String: String], Bool)])
  func `whether colours are unwelcome`(variables: [String: String], refuses: Bool) {
    #expect(Settings { variables[$0] }.refusesColor == refuses)
  }
}
