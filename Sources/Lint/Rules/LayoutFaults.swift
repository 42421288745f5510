import Layout
import Problems

/// What layout found, as faults; what keeps a scene from being what was said is none.
func layoutFaults(_ result: LayoutResult, of screen: LintedScreen) -> [Found] {
  var numbers: [String: Int] = [:]
  for (index, view) in screen.views.enumerated() { numbers[view.path] = index }
  return result.diagnostics.filter { !$0.isMistake }.compactMap { diagnostic in
    var rule: LintRule?
    if case .layout(let finding) = diagnostic.problem { rule = LintRule(of: finding) }
    let view = diagnostic.view.flatMap { numbers[$0] }
    // What is not seen may look as it likes; how it is placed concerns others too.
    if let view, !screen.isShown[view], rule?.isOfLooks == true { return nil }
    return Found(rule, diagnostic, at: view)
  }
}

extension LintRule {
  /// Whether nothing but the looks of a view is concerned.
  fileprivate var isOfLooks: Bool { [.textTruncated, .notACircle, .radiusClamped].contains(self) }
}

extension Diagnostic {
  /// Whether it is a mistake of the files or the machine, and not a matter of how views came to stand.
  package var isMistake: Bool {
    switch problem {
    // What cannot be calculated is not placed, whatever lint says.
    case .layout(.unsolvable): true
    case .layout, .lint: false
    default: severity == .error
    }
  }
}
