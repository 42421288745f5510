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

  @Test(
    arguments: [
      ([:], false, nil), (["GITHUB_ACTIONS": "true"], true, nil), (["GITHUB_ACTIONS": "false"], false, nil),
      (["GITHUB_ACTIONS": ""], false, nil), (["GITHUB_STEP_SUMMARY": ""], false, nil),
      (["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "a/b.md"], true, "a/b.md"),
    ] as [([String: String], Bool, String?)])
  func `what GitHub Actions says`(variables: [String: String], isGitHub: Bool, summary: String?) {
    let settings = Settings { variables[$0] }
    #expect(settings.isGitHub == isGitHub)
    #expect(settings.stepSummary == summary)
  }
}
