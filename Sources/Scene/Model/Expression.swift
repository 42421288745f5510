public import Problems

/// A number that is calculated of the frames of views.
///
/// It is kept as the steps of a calculator with a stack, the operands before what is done with them, so that no text
/// makes anything recurse.
public struct Expression: Hashable, Sendable {
  /// One step.
  public enum Step: Hashable, Sendable {
    /// Puts a number on the stack.
    case number(Double)
    /// Puts a measure of a view on the stack.
    case measure(Measure)
    /// Replaces the two numbers on top by what they make.
    case add, subtract, multiply, divide
    /// Replaces the number on top.
    case negate, round, floor, ceil, abs
    /// Replaces so many numbers on top by the smallest or largest of them.
    case min(Int)
    case max(Int)
  }

  /// A side of a view, or a coordinate of its upper left corner from that of the root; in points, after snapping.
  public struct Measure: Hashable, Sendable {
    /// What is measured.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
      /// Sides.
      case width, height
      /// Coordinates.
      case x, y
    }

    /// Whose: a view has no guides here.
    public var target: Anchor.Item.Target
    /// What.
    public var attribute: Attribute
    /// Where it is written.
    public var location: SourceLocation?

    /// Makes a measure.
    public init(_ target: Anchor.Item.Target, _ attribute: Attribute, location: SourceLocation? = nil) {
      self.target = target
      self.attribute = attribute
      self.location = location
    }
  }

  /// The steps, which leave one number on the stack.
  public var steps: [Step]
  /// The expression as it is written.
  public var text: String
  /// The file or component that it is written in, which decides what its names mean.
  package var space = 0

  /// Makes an expression.
  public init(_ steps: [Step], text: String) {
    self.steps = steps
    self.text = text
  }

  /// The measures, in the order of the steps.
  package var measures: [Measure] {
    steps.compactMap { step in
      if case .measure(let measure) = step { measure } else { nil }
    }
  }

  /// The number.
  ///
  /// - Parameter value: What a measure is, by its number among the measures.
  /// - Returns: A finite number; nil where something is divided by zero or what comes out is no number.
  package func evaluate(_ value: (Int) -> Double) -> Double? {
    var stack: [Double] = []
    var measured = 0
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .measure:
        stack.append(value(measured))
        measured += 1
      case .negate, .round, .floor, .ceil, .abs:
        guard let operand = stack.popLast() else { return nil }
        stack.append(step.of(operand))
      case .min(let count), .max(let count):
        let operands = stack.suffix(count)
        guard let least = operands.min(), let most = operands.max(), operands.count == count else { return nil }
        stack.removeLast(count)
        if case .min = step { stack.append(least) } else { stack.append(most) }
      case .add, .subtract, .multiply, .divide:
        guard let second = stack.popLast(), let first = stack.popLast() else { return nil }
        if step == .divide, second == 0 { return nil }
        stack.append(step.of(first, second))
      }
      guard stack.last?.isFinite == true else { return nil }
    }
    return stack.count == 1 ? stack.last : nil
  }
}

extension Expression.Step {
  fileprivate func of(_ operand: Double) -> Double {
    switch self {
    case .negate: -operand
    // Half goes up, as where frames meet pixels.
    case .round: (operand + 0.5).rounded(.down)
    case .floor: operand.rounded(.down)
    case .ceil: operand.rounded(.up)
    default: operand.magnitude
    }
  }

  fileprivate func of(_ first: Double, _ second: Double) -> Double {
    switch self {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first * second
    default: first / second
    }
  }
}
