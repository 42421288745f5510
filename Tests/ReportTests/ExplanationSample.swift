import Layout
import Problems
import Report
import Scene

/// What could be told of a view.
enum ExplanationSample {
  static let title: ExplainedView = {
    let place = SourceLocation(file: "Scenes/card.yaml", line: 4, column: 7)
    let padding = SourceLocation(file: "Scenes/card.yaml", line: 3, column: 12)
    var width = EdgeExplanation(
      .width, value: 311,
      steps: [
        ExplanationStep(
          .contentBox, "card",
          [ExplanationTerm(.width, "card", 375), ExplanationTerm(.padding, factor: -2, 16, at: padding)]),
        ExplanationStep(
          .left, "card", at: place,
          [
            ExplanationTerm(.before, 343), ExplanationTerm(.views, "card/icon", count: 1, factor: -1, 24),
            ExplanationTerm(.gaps, count: 1, factor: -1, 8),
          ]),
        ExplanationStep(.share, "fill", at: place, [ExplanationTerm(.before, 311)]),
      ])
    (width.pixels, width.snapping) = (622, .difference)
    var left = EdgeExplanation(
      .left, value: -4,
      steps: [
        ExplanationStep(
          .frame, nil, at: place,
          [
            ExplanationTerm(.percent, "frame.x", factor: 0.15, 40, at: place), ExplanationTerm(.free, factor: 0.25, 8),
            ExplanationTerm(.width, factor: -0.3, 40),
          ]),
        ExplanationStep(
          .atLeast, "minWidth", as: .most, [ExplanationTerm(.before, -4), ExplanationTerm(.key, "minWidth", -9)]),
      ])
    (left.pixels, left.snapping) = (-8, .outward)
    var right = EdgeExplanation(
      .right, value: 27, steps: [ExplanationStep(.constraints, nil, at: place, [ExplanationTerm(.solution, 27)])])
    right.constraints = [
      ActiveConstraint("title.leading == superview + 16", priority: 1000, at: place),
      ActiveConstraint("title.width <= content", priority: 250, at: nil),
    ]
    let bottom = EdgeExplanation(
      .bottom, value: -140,
      steps: [
        ExplanationStep(
          .constraints, "title.bottom == icon.top - 10 @700", at: place,
          [ExplanationTerm(.top, "card/icon", -130), ExplanationTerm(.key, -10)]),
        ExplanationStep(.sum, nil, [ExplanationTerm(.before, -140)]),
      ])
    let untold = EdgeExplanation(
      .top, value: 3, steps: [ExplanationStep(.untold, nil, [ExplanationTerm(.solution, 3)])])
    return ExplainedView(
      snapshots: ["iphone-6", "iphone-7"],
      explanation: ViewExplanation(
        path: "card/title", kind: .text, location: place, edges: [left, width, right, untold, bottom],
        derived: [DerivedExplanation("opacity", value: 0.5, expression: "self.width / 622", at: padding)]))
  }()
}
