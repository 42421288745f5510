import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// What is told of every view of a scene.
func explainAll(
  _ scene: Scene, in environment: Environment, measuring: SquareLetters = SquareLetters()
) -> (result: LayoutResult, explanations: [ViewExplanation]) {
  explain(scene, in: environment, fonts: FontDefaults(family: "Test"), measuring: measuring) { result in
    Array(result.views.indices)
  }
}

/// The same of a scene as a file has it.
func explainAll(
  _ text: String, in environment: Environment, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> (result: LayoutResult, explanations: [ViewExplanation]) {
  let file = try parseYAML(Array(text.utf8), file: "test.yaml")
  let context = ReadingContext { path, location throws(Diagnostic) in
    throw Diagnostic(.file(.unreadable(reason: path)), at: location)
  }
  let (scene, problems) = readScene(file, context: context)
  try #require(problems.map(\.problem) == [], sourceLocation: sourceLocation)
  return explainAll(try #require(scene, sourceLocation: sourceLocation), in: environment)
}

extension ViewExplanation {
  /// What is told of one edge.
  func edge(_ attribute: EdgeExplanation.Attribute) -> EdgeExplanation? { edges.first { $0.attribute == attribute } }
}

extension ExplanationStep {
  /// What the terms of the step come to, calculated once more.
  var calculated: Double {
    let values = terms.map { $0.factor * $0.amount }
    return switch operation {
    case .sum: values.reduce(0, +)
    case .least: values.min() ?? .nan
    case .most: values.max() ?? .nan
    case .truncated: values.reduce(0, +).rounded(.towardZero)
    }
  }
}

/// Whether what is told of a view comes to the frame that it has, step by step.
///
/// - Returns: What does not.
func lies(_ explanation: ViewExplanation, about view: PlacedView) -> [String] {
  var lies: [String] = []
  let frame = view.frame
  let values: [EdgeExplanation.Attribute: (Double, Int)] = [
    .left: (frame.x, view.pixels.x), .width: (frame.width, view.pixels.width), .right: (frame.maxX, view.pixels.maxX),
    .top: (frame.y, view.pixels.y), .height: (frame.height, view.pixels.height),
    .bottom: (frame.maxY, view.pixels.maxY),
  ]
  for edge in explanation.edges {
    func note(_ text: String) { lies.append("\(explanation.path).\(edge.attribute.rawValue): \(text)") }
    guard let last = edge.steps.last else {
      note("no step")
      continue
    }
    let tolerance = 1e-6 * max(1, abs(edge.value))
    if abs(last.result - edge.value) > tolerance { note("\(last.result) told, \(edge.value) is") }
    if let (value, pixel) = values[edge.attribute] {
      if value != edge.value { note("frame \(value), told \(edge.value)") }
      if pixel != edge.pixels { note("pixel \(pixel), told \(edge.pixels ?? -1)") }
    }
    for (number, step) in edge.steps.enumerated() {
      if abs(step.calculated - step.result) > 1e-6 * max(1, abs(step.result)) { note("step \(number)") }
      // What goes on from the step before has its result.
      for term in step.terms where term.source == .before {
        if number == 0 || term.amount != edge.steps[number - 1].result { note("step \(number) follows nothing") }
      }
    }
  }
  return lies
}
