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

  func fault(of screen: LintedScreen, isStrict: Bool) -> Fault {
    var severity = rule?.level ?? .note
    if let told, told.severity.isAtLeast(severity) { severity = told.severity }
    if isStrict, severity == .warning { severity = .error }
    let place = view.map { screen.views[$0] }
    let diagnostic = Diagnostic(
      problem, severity: severity, at: told?.location ?? place?.location, view: told?.view ?? place?.path)
    return Fault(rule: rule, diagnostic: diagnostic, extent: extent, waivers: waivers(in: screen))
  }

  private func waivers(in screen: LintedScreen) -> [Waiver] {
    guard let rule else { return [] }
    var found: [Waiver] = []
    for start in [view, other] {
      var next = start
      while let index = next {
        for waiver in screen.views[index].waivers where waiver.rule == rule && !found.contains(waiver) {
          found.append(waiver)
        }
        next = screen.views[index].parent
      }
    }
    return found
  }
}
