package import Farm
import Lint
import Problems
import References

/// The numbers of what lint found.
struct LintSummary {
  /// What is not waived.
  let open: [LintGroup]
  /// What is.
  let waived: [LintGroup]
  /// What of the former is at the level that fails, or above.
  let failing: [LintGroup]
  private let scenes: Int
  private let devices: Int
  private let hasBroken: Bool
  private let level: Diagnostic.Severity

  init(_ result: LintResult) {
    let groups = LintGroup.all(in: result)
    level = result.level
    open = groups.filter { $0.waiver == nil }
    waived = groups.filter { $0.waiver != nil }
    failing = open.filter { $0.worst.diagnostic.severity.isAtLeast(result.level) }
    scenes = Set(result.snapshots.map(\.identity.scene)).count
    devices = Set(result.snapshots.map(\.identity.device)).count
    hasBroken = !result.brokenDiagnostics.isEmpty
  }

  /// How many of what is not waived are of a severity.
  func count(_ severity: Diagnostic.Severity) -> Int { open.count { $0.worst.diagnostic.severity == severity } }

  /// The counts in one line: `2 findings (1 error, 1 warning) in 5 scenes on 14 devices; 3 waived`.
  var text: String {
    guard scenes > 0 else { return hasBroken ? "nothing could be looked at" : "nothing was looked at" }
    let kinds = Diagnostic.Severity.allCases.filter { $0.isAtLeast(level) && count($0) > 0 }
      .map { Report.count(count($0), $0.rawValue, $0.rawValue + "s") }
    let detail = kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))"
    var words = Report.count(failing.count, "finding", "findings") + detail
    words += " in \(Report.count(scenes, "scene", "scenes")) on \(Report.count(devices, "device", "devices"))"
    if !waived.isEmpty { words += "; \(grouped(waived.count)) waived" }
    let below = open.count - failing.count
    if below > 0 { words += "; \(grouped(below)) below \(level.rawValue)" }
    return words
  }
}

extension LintResult {
  /// What kept scenes from being read or placed as they are written, each once, in file order.
  var brokenDiagnostics: [Diagnostic] { problems + snapshots.flatMap(\.problems).sortedByPlace() }
}

/// The exit code of lint: 0 nothing found at the level that fails, 1 something, 2 something could not be read or placed,
/// 3 nothing was looked at, 130 interrupted.
package func exitCode(of result: LintResult) -> Int32 {
  if result.wasInterrupted { return 130 }
  if !result.brokenDiagnostics.isEmpty { return 2 }
  if result.snapshots.isEmpty { return 3 }
  return LintSummary(result).failing.isEmpty ? 0 : 1
}
