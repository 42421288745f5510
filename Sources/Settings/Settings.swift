#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the environment says, read once by whoever starts a run; nothing else reads it.
package struct Settings: Sendable, Hashable {
  /// Whether nobody is looking: `CI` or `TF_BUILD` is set to anything but nothing, `0` or `false`.
  package var isCI = false
  /// Whether colours are unwelcome: `NO_COLOR` is set to anything but nothing.
  package var refusesColor = false
  /// Whether GitHub Actions runs this: `GITHUB_ACTIONS` is `true`.
  package var isGitHub = false
  /// The file to which a job of GitHub Actions adds its summary: `GITHUB_STEP_SUMMARY`; nil where there is none.
  package var stepSummary: String?
  /// What `SNAPSHOT_TESTING_RECORD` lets a test write; nil where it is not set.
  package var recordMode: RecordMode?
  /// The folder of references in place of the suite's: `SNAPSHOT_REFERENCE_DIR`.
  package var referenceFolder: String?
  /// The folder of results in place of the suite's: `SNAPSHOT_ARTIFACTS`.
  package var resultFolder: String?

  /// What an empty environment says.
  package init() {}

  /// Reads the values of variables through a closure.
  ///
  /// - Throws: A variable with a value that means nothing; empty ones count as not set.
  package init(_ variable: (String) -> String?) throws(SettingsError) {
    func isOn(_ name: String) -> Bool {
      guard let value = variable(name)?.lowercased() else { return false }
      return !["", "0", "false"].contains(value)
    }
    isCI = isOn("CI") || isOn("TF_BUILD")
    func text(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    refusesColor = text("NO_COLOR") != nil
    isGitHub = variable("GITHUB_ACTIONS") == "true"
    stepSummary = text("GITHUB_STEP_SUMMARY")
    referenceFolder = text("SNAPSHOT_REFERENCE_DIR")
    resultFolder = text("SNAPSHOT_ARTIFACTS")
    if let word = text("SNAPSHOT_TESTING_RECORD") {
      guard let mode = RecordMode(rawValue: word) else {
        throw SettingsError(
          variable: "SNAPSHOT_TESTING_RECORD", value: word, choices: RecordMode.allCases.map(\.rawValue))
      }
      recordMode = mode
    }
  }

  /// What the process's own environment says.
  package static func fromEnvironment() throws(SettingsError) -> Settings {
    try Settings { name in getenv(name).map { String(cString: $0) } }
  }

  /// Removes what tells HarfBuzz, FreeType and Cairo to draw or write in other ways: no picture may depend on that.
  ///
  /// To be called before anything else runs that could read a variable meanwhile.
  package static func forgetLibraryVariables() {
    for name in ["HB_SHAPER_LIST", "HB_OPTIONS", "FREETYPE_PROPERTIES", "CAIRO_DEBUG_PDF"] { unsetenv(name) }
  }
}
