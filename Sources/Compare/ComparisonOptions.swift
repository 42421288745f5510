/// How two pictures are compared.
public struct ComparisonOptions: Hashable, Sendable {
  /// The tolerance that the perceptual modes have where none is given.
  public static let defaultColorTolerance = 0.1

  /// Which rule tells pixels apart.
  public var mode: ComparisonMode
  /// How far colours may be apart, 0 to 1, where 1 is black from white; nil is the mode's own, 0.1.
  ///
  /// Without meaning in `exact`. It is no share of pixels: see `Gates.maxDiffRatio`. What is no number or below 0 counts
  /// as 0, the strictest.
  public var colorTolerance: Double?
  /// Whether pixels that look like antialiasing are counted apart, as `Verdict.forgivenAntialiasing`.
  ///
  /// They still fail the comparison where they are more than `Gates.maxForgiven`, which is 0 unless said. Source:
  /// V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009.
  public var forgivesAntialiasing: Bool
  /// What a comparison may find and still pass.
  public var gates: Gates
  /// What is left out of the comparison; nil where nothing is.
  public var mask: Mask?
  /// Whether `Verdict.details` are worked out where pixels differ; takes about as long again as comparing.
  public var explains: Bool

  /// Makes options; those of no argument are the strictest there are.
  public init(
    mode: ComparisonMode = .exact, colorTolerance: Double? = nil, forgivesAntialiasing: Bool = false,
    gates: Gates = Gates(), mask: Mask? = nil, explains: Bool = true
  ) {
    self.mode = mode
    self.colorTolerance = colorTolerance
    self.forgivesAntialiasing = forgivesAntialiasing
    self.gates = gates
    self.mask = mask
    self.explains = explains
  }

  /// The tolerance that holds.
  var tolerance: Double {
    let wanted = colorTolerance ?? Self.defaultColorTolerance
    return wanted > 0 ? wanted : 0
  }
}
