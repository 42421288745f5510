import Farm
import Problems
import References

/// One diagnostic and all snapshots in which it was found.
struct DiagnosticGroup: Sendable {
  private(set) var diagnostic: Diagnostic
  /// The scenes, each once, in plan order.
  private(set) var scenes: [String] = []
  /// The devices, each once, in plan order.
  private(set) var devices: [String] = []

  /// The diagnostics of a run that are at least warnings, each once, in the order in which they first occur.
  ///
  /// What one place of a file causes is one diagnostic, though views, devices and numbers differ; the first is told. A string that several
  /// languages lack is told with all of them.
  static func all(in outcomes: [Outcome]) -> [DiagnosticGroup] {
    var groups: [DiagnosticGroup] = []
    var places: [Place: Int] = [:]
    var seen: [SeenNames] = []
    for outcome in outcomes {
      for diagnostic in outcome.diagnostics where diagnostic.severity != .note {
        let key = Place(diagnostic)
        let place = places[key] ?? groups.count
        if place == groups.count {
          places[key] = place
          groups.append(DiagnosticGroup(diagnostic: diagnostic))
          seen.append(SeenNames())
        }
        groups[place].add(localesOf: diagnostic)
        let identity = outcome.identity
        if seen[place].scenes.insert(identity.scene).inserted { groups[place].scenes.append(identity.scene) }
        if seen[place].devices.insert(identity.device).inserted { groups[place].devices.append(identity.device) }
      }
    }
    return groups
  }

  private mutating func add(localesOf other: Diagnostic) {
    guard case .string(.untranslated(let key, let locales, let base)) = diagnostic.problem,
      case .string(.untranslated(key, let more, base)) = other.problem
    else { return }
    let all = locales + more.filter { !locales.contains($0) }
    diagnostic.problem = .string(.untranslated(key, locales: all, base: base))
  }

  /// Where it was found: `on 4 devices: iphone-4s, …`, the scenes before it where there are several.
  var extent: String {
    let devices = devices.count == 1 ? "on \(listed(devices))" : "on \(devices.count) devices: \(listed(devices))"
    return scenes.count == 1 ? devices : "in \(scenes.count) scenes: \(listed(scenes)); \(devices)"
  }
}

/// What makes two diagnostics one: the kind of mistake and where it is written.
private struct Place: Hashable {
  private let code: String
  private let severity: Diagnostic.Severity
  private let location: SourceLocation?
  /// Told apart by everything where no file is to blame.
  private let problem: Problem?

  init(_ diagnostic: Diagnostic) {
    code = Report.code(of: diagnostic.problem)
    severity = diagnostic.severity
    location = diagnostic.location
    problem = diagnostic.location == nil ? Self.withoutFile(diagnostic.problem) : nil
  }
}

extension Place {
  /// A disk without room is one fault, however many files it keeps from being written; the first is told.
  private static func withoutFile(_ problem: Problem) -> Problem {
    guard case .file(.unwritable(_, let reason)) = problem else { return problem }
    return .file(.unwritable(file: "", reason: reason))
  }
}

private struct SeenNames {
  var scenes: Set<String> = []
  var devices: Set<String> = []
}
