public import Problems

/// One step of the arithmetic behind an edge.
public struct ExplanationStep: Hashable, Sendable {
  /// Who decided.
  public enum Decision: String, Hashable, Sendable, CaseIterable {
    /// The screen, or the scene's `size`.
    case screen, size
    /// What is left of a box after guides and padding.
    case contentBox
    /// The view's own `frame`, or the key in `subject`.
    case frame, key
    /// All of the room there is.
    case fill
    /// The content of the view, or its `intrinsicSize`.
    case content, intrinsicSize
    /// The width of a divider's line.
    case stroke
    /// The child of a stack in `subject`, whose lines are those of the stack.
    case child
    /// No more than the room there is.
    case room
    /// The other side, by `aspectRatio` or the grid's `cellAspectRatio`; `subject` is that key.
    case ratio
    /// A bound: `subject` is its key.
    case atMost, atLeast
    /// No length is below zero.
    case notNegative
    /// `rounding: truncate`.
    case truncate
    /// What a stack leaves after its other views, and the share of it; `subject` is the word of `fill` or `distribution`.
    case left, share
    /// A stack made its views equal, whatever this one says in `subject`.
    case overruled
    /// A stack had more, or less, than its views asked for.
    case stretch, shrink
    /// The tracks of a grid; `subject` is what they are.
    case tracks
    /// The place that an alignment, a distribution or the order in a stack or grid gives; `subject` is the word.
    case place
    /// Constraints: the one in `subject`, or all that are told beside it.
    case constraints
    /// Hidden, and left out by its stack or grid.
    case leftOut
    /// The opposite edge and the side.
    case sum
    /// Lines of text.
    case lines
    /// What is not told, because it could not be told exactly.
    case untold
  }

  /// How the terms make the result.
  public enum Operation: String, Hashable, Sendable {
    /// They are added.
    case sum
    /// The smallest and the largest of them.
    case least, most
    /// They are added and cut to whole points, toward zero.
    case truncated
  }

  /// Who decided.
  public var decision: Decision
  /// The word or key that belongs to the decision.
  public var subject: String?
  /// Where that is written.
  public var location: SourceLocation?
  /// How the terms make the result.
  public var operation: Operation
  /// The numbers.
  public var terms: [ExplanationTerm]
  /// What comes out; points.
  public var result: Double

  /// Makes a step; its result is that of its terms.
  public init(
    _ decision: Decision, _ subject: String?, at location: SourceLocation? = nil, as operation: Operation = .sum,
    _ terms: [ExplanationTerm]
  ) {
    self.decision = decision
    self.subject = subject
    self.location = location
    self.operation = operation
    self.terms = terms
    let values = terms.map(\.value)
    result =
      switch operation {
      case .sum: values.reduce(0, +)
      case .truncated: values.reduce(0, +).rounded(.towardZero)
      case .least: values.min() ?? 0
      case .most: values.max() ?? 0
      }
  }
}

/// One number of a step: a factor and an amount.
public struct ExplanationTerm: Hashable, Sendable {
  /// What the amount is.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The screen's side.
    case screen
    /// An edge, or the side, of the view in `subject`, which is this one where there is none.
    case left, right, top, bottom, width, height
    /// The room that a box leaves to its children.
    case room
    /// What a guide keeps free: `subject` is its name.
    case guide
    /// The padding.
    case padding
    /// What the key in `subject` says.
    case key
    /// A percentage, of what.
    case percent
    /// What the step before came to.
    case before
    /// The lengths of other views, and the gaps.
    case views, gaps
    /// What is free.
    case free
    /// The content: a text, a picture, an outline, or children.
    case text, picture, outline, children
    /// Tracks, and lines of a stack that wraps.
    case tracks, lines
    /// What a ratio does not apply to: gaps and padding.
    case apart
    /// The middle of the view in `subject`.
    case center
    /// The distance of centres.
    case centers
    /// A baseline.
    case baseline
    /// What was stretched or shrunk; `subject` is what all views of the stack together were.
    case change
    /// Nothing.
    case zero
    /// What constraints came to.
    case solution
  }

  /// What the amount is.
  public var source: Source
  /// A path, key or word.
  public var subject: String?
  /// How many views, gaps, tracks or lines it is of.
  public var count: Int?
  /// The amount is multiplied by this.
  public var factor: Double
  /// The number; points.
  public var amount: Double
  /// Where it is written.
  public var location: SourceLocation?

  /// Makes a term without a word.
  public init(
    _ source: Source, count: Int? = nil, factor: Double = 1, _ amount: Double, at location: SourceLocation? = nil
  ) {
    self.init(source, nil, count: count, factor: factor, amount, at: location)
  }

  /// Makes a term.
  public init(
    _ source: Source, _ subject: String?, count: Int? = nil, factor: Double = 1, _ amount: Double,
    at location: SourceLocation? = nil
  ) {
    self.source = source
    self.subject = subject
    self.count = count
    self.factor = factor
    self.amount = amount
    self.location = location
  }

  /// What it adds.
  public var value: Double { factor * amount }
}
