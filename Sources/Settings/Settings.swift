#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the environment says, read once by whoever starts a run; nothing else reads it.
package struct Settings: Sendable, Hashable {
  /// Whether nobody is looking: `CI` or `TF_BUILD` is set to anything but nothing, `0` or `false`.
  package var isCI: Bool
  /// Whether colours are unwelcome: `NO_COLOR` is set to anything but nothing.
  package var refusesColor: Bool
  /// Whether GitHub Actions runs this: `GITHUB_ACTIONS` is `true`.
  package var isGitHub: Bool
  /// The file to which a job of GitHub Actions adds its summary: `GITHUB_STEP_SUMMARY`; nil where there is none.
  package var stepSummary: String?

  /// Reads the values of variables through a closure.
  package init(_ variable: (String) -> String?) {
    func isOn(_ name: String) -> Bool {
      guard let value = variable(name)?.lowercased() else { return false }
      return !["", "0", "false"].contains(value)
    }
    isCI = isOn("CI") || isOn("TF_BUILD")
    refusesColor = !(variable("NO_COLOR") ?? "").isEmpty
    isGitHub = variable("GITHUB_ACTIONS") == "true"
    stepSummary = variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the process's own environment says.
  package static func fromEnvironment() -> Settings {
    Settings { name in getenv(name).map { String(cString: $0) } }
  }

  /// Removes what tells HarfBuzz and FreeType to shape and draw letters in other ways: no picture may depend on that.
  ///
  /// To be called before anything else runs that could read a variable meanwhile.
  package static func forgetLibraryVariables() {
    for name in ["HB_SHAPER_LIST", "HB_OPTIONS", "FREETYPE_PROPERTIES"] { unsetenv(name) }
  }
}
