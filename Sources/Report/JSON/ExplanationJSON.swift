import Layout
package import Problems
import Scene

/// Who decided the edges of a view as a JSON document; see `Documentation/json.md`.
package func explanationJSON(
  scene: String?, view: String?, _ views: [ExplainedView], problems: [Diagnostic] = []
) -> JSONValue {
  .record([
    "version": 1,
    "scene": .optional(scene),
    "view": .optional(view),
    "explanations": .array(views.map(explained)),
    "diagnostics": .array(problems.map { JSONValue($0) }),
  ])
}

private func explained(_ view: ExplainedView) -> JSONValue {
  .object(
    [
      .init("snapshots", .array(view.snapshots.map(JSONValue.string))),
      .init("path", .string(view.explanation.path)),
      .init("kind", .string(view.explanation.kind.rawValue)),
    ] + place(view.explanation.location) + [
      .init("edges", .array(view.explanation.edges.map(edge))),
      .init("derived", .array(view.explanation.derived.map(derivedJSON))),
    ])
}

/// What a view's `derived` calculates.
func derivedJSON(_ derived: DerivedExplanation) -> JSONValue {
  .object(
    [
      .init("key", .string(derived.key)), .init("value", .number(derived.value)),
      .init("expression", .string(derived.expression)),
    ] + place(derived.location))
}

private func edge(_ edge: EdgeExplanation) -> JSONValue {
  .record([
    "attribute": .string(edge.attribute.rawValue),
    "value": .number(edge.value),
    "pixels": edge.pixels.map(JSONValue.integer) ?? .null,
    "snapping": .optional(edge.snapping?.rawValue),
    "steps": .array(edge.steps.map(step)),
    "constraints": .array(edge.constraints.map(constraint)),
  ])
}

private func step(_ step: ExplanationStep) -> JSONValue {
  .object(
    [
      .init("decision", .string(step.decision.rawValue)),
      .init("subject", .optional(step.subject)),
      .init("operation", .string(step.operation.rawValue)),
      .init("terms", .array(step.terms.map(term))),
      .init("result", .number(step.result)),
    ] + place(step.location))
}

private func term(_ term: ExplanationTerm) -> JSONValue {
  .object(
    [
      .init("source", .string(term.source.rawValue)),
      .init("subject", .optional(term.subject)),
      .init("count", term.count.map(JSONValue.integer) ?? .null),
      .init("factor", .number(term.factor)),
      .init("amount", .number(term.amount)),
    ] + place(term.location))
}

private func constraint(_ constraint: ActiveConstraint) -> JSONValue {
  .object(
    [.init("text", .string(constraint.text)), .init("priority", .integer(constraint.priority))]
      + place(constraint.location))
}

private func place(_ location: SourceLocation?) -> [JSONValue.Member] {
  [
    .init("file", .optional(location?.file)),
    .init("line", location.map { .integer($0.line) } ?? .null),
    .init("column", location.map { .integer($0.column) } ?? .null),
  ]
}
