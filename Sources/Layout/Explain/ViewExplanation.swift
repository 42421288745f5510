public import Problems
public import Scene

/// Who decided each edge of a view on one device, with the arithmetic.
public struct ViewExplanation: Hashable, Sendable {
  /// The view's path.
  public var path: String
  /// What it shows.
  public var kind: Node.Kind
  /// Where it stands in its file.
  public var location: SourceLocation
  /// Its edges and sides, and its baselines.
  public var edges: [EdgeExplanation]
  /// What is calculated of finished frames.
  public var derived: [DerivedExplanation]

  /// Makes an explanation.
  public init(
    path: String, kind: Node.Kind, location: SourceLocation, edges: [EdgeExplanation],
    derived: [DerivedExplanation] = []
  ) {
    self.path = path
    self.kind = kind
    self.location = location
    self.edges = edges
    self.derived = derived
  }
}

/// A value of a view that its `derived` calculates.
public struct DerivedExplanation: Hashable, Sendable {
  /// The key: `cornerRadius`, `border.width`.
  public var key: String
  /// The number that it has.
  public var value: Double
  /// How it is calculated, as the file says.
  public var expression: String
  /// Where that is written.
  public var location: SourceLocation?

  /// Makes a value.
  public init(_ key: String, value: Double, expression: String, at location: SourceLocation?) {
    self.key = key
    self.value = value
    self.expression = expression
    self.location = location
  }
}

/// Who decided one edge or side of a view.
public struct EdgeExplanation: Hashable, Sendable {
  /// What is explained.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// Edges and sides.
    case left, width, right, top, height, bottom
    /// Where the first and last line stand: those of a text, of a stack those of a child, of all else the upper and lower
    /// edge.
    case firstBaseline, lastBaseline
  }

  /// How an edge got to its pixel.
  public enum Snapping: String, Hashable, Sendable {
    /// The screen has its pixels.
    case screen
    /// The nearest pixel.
    case nearest
    /// The pixel that the edge touches, so that nothing of a text is lost.
    case outward
    /// The nearest whole point first.
    case point
    /// A side is what lies between its edges.
    case difference
  }

  /// What is explained.
  public var attribute: Attribute
  /// Points from the upper left of the root, not yet aligned to pixels.
  public var value: Double
  /// The arithmetic, step by step; the last one comes to `value`.
  public var steps: [ExplanationStep]
  /// Device pixels, and how they were found; nil of baselines, which are not aligned.
  public var pixels: Int?
  /// How the pixels were found.
  public var snapping: Snapping?
  /// In a box with constraints, the one that decides this edge when what it names is known.
  ///
  /// Where no single one does, all that hold exactly and have the view in them on this axis; empty where the edge follows
  /// from the others.
  public var constraints: [ActiveConstraint] = []

  /// Makes an explanation.
  public init(_ attribute: Attribute, value: Double, steps: [ExplanationStep]) {
    self.attribute = attribute
    self.value = value
    self.steps = steps
  }
}

/// A constraint that holds exactly.
public struct ActiveConstraint: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// Its priority; 1000 is required.
  public var priority: Int
  /// Where it is written.
  public var location: SourceLocation?

  /// Makes a constraint.
  public init(_ text: String, priority: Int, at location: SourceLocation?) {
    self.text = text
    self.priority = priority
    self.location = location
  }
}
