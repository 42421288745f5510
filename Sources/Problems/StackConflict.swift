/// A stack whose views do not add up to its length (L103).
public struct StackConflict: Hashable, Sendable {
  /// A view whose length is not for the stack to choose.
  public struct Part: Hashable, Sendable {
    /// What the view is called.
    public var view: String
    /// The key that decides its length; nil is its content.
    public var key: String?
    /// The length, in points.
    public var length: Double
    /// Where the key is written.
    public var location: SourceLocation?

    /// Makes a part.
    public init(_ view: String, key: String?, length: Double, at location: SourceLocation? = nil) {
      self.view = view
      self.key = key
      self.length = length
      self.location = location
    }
  }

  /// The views that have a length of their own, in order; of many the first ones.
  public var parts: [Part]
  /// How many such views there are beyond those.
  public var others: Int
  /// The length of those others together, in points.
  public var othersLength: Double
  /// The gaps together, in points.
  public var gaps: Double
  /// The length that views and gaps have together, in points.
  public var needs: Double
  /// The length of the stack inside its padding, in points.
  public var has: Double
  /// What each view gets where all are made equal, in points; nil where they are not.
  public var share: Double?
  /// The file that the stack is written in.
  public var file: String?

  /// Makes a conflict.
  public init(
    parts: [Part], others: Int = 0, othersLength: Double = 0, gaps: Double = 0, needs: Double, has: Double,
    share: Double? = nil, file: String? = nil
  ) {
    self.parts = parts
    self.others = others
    self.othersLength = othersLength
    self.gaps = gaps
    self.needs = needs
    self.has = has
    self.share = share
    self.file = file
  }
}
