import Layout
import Problems
import Scene

/// A fault before its waivers are looked up.
struct Found {
  var rule: LintRule?
  var problem: Problem
  /// In points.
  var extent = 0.0
  /// The view; nil where none is to blame.
  var view: Int?
  /// Another view whose waivers count too.
  var other: Int?
  /// What layout said of it.
  var told: Diagnostic?

  init(_ rule: LintRule, _ finding: LintFinding, extent: Double = 0, at view: Int, with other: Int? = nil) {
    self.rule = rule
    problem = .lint(finding)
    self.extent = extent
    self.view = view
    self.other = other
  }

  init(_ rule: LintRule?, _ told: Diagnostic, at view: Int?) {
    self.rule = rule
    problem = told.problem
    self.view = view
    self.told = told
  }

  /// Where it stands among others: the view's number.
  var place: Int { view ?? -1 }

  func fault(of screen: LintedScreen, isStrict: Bool, _ waivers: inout WaiverLookUp) -> Fault {
    var severity = rule?.level ?? .note
    if let told, told.severity.isAtLeast(severity) { severity = told.severity }
    if isStrict, severity == .warning { severity = .error }
    let place = view.map { screen.views[$0] }
    let diagnostic = Diagnostic(
      problem, severity: severity, at: told?.location ?? place?.location, view: told?.view ?? place?.path)
    let waiver = rule.flatMap { waivers.waiver(of: $0, at: [view, other].compactMap(\.self)) }
    return Fault(rule: rule, diagnostic: diagnostic, extent: extent, waiver: waiver)
  }
}
