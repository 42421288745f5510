package import Problems

/// How lint looks at the snapshots of a plan.
package struct LintRunOptions: Sendable {
  /// The rules to look at; nil is all.
  package var rules: Set<LintRule>?
  /// How many snapshots are looked at at once.
  package var workers: Int
  /// The bytes that pictures may take while letters are looked at; nil is what the suite says.
  package var maxMemory: Int?
  /// The seconds in which the pictures of a snapshot have to be drawn; nil is what the suite says.
  package var timeLimit: Double?

  /// Makes options by which all rules are looked at.
  package init(workers: Int) { self.workers = workers }
}
